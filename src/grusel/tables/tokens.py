"""Unguessable names: secrets in links and browsers, and the hashes that are stored of them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, o, 0, 1: people read these aloud
TOKEN_BYTES, ID_BYTES = 24, 12


def new_token() -> str:
    """A secret of 192 bits for a link."""
    return token_of(secrets.token_bytes(TOKEN_BYTES))


def token_of(entropy: bytes) -> str:
    return base64.urlsafe_b64encode(entropy).decode()


def new_table_id() -> str:
    return table_id_of(secrets.token_bytes(ID_BYTES))


def table_id_of(entropy: bytes) -> str:
    return "".join([TABLE_LETTERS[byte % len(TABLE_LETTERS)] for byte in entropy])


def hashed(token: str) -> str:
    """The stored hash of a token, which has enough entropy to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(kept: str, shown: str) -> bool:
    """Compare two hashes in constant time; an empty one fits nothing."""
    return bool(kept) and hmac.compare_digest(kept.encode(), shown.encode())
