"""Unguessable names: what people hold in a link or a browser, and what we keep of it."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TABLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, o, 0, 1: people read these aloud


def new_token() -> str:
    """A secret of 192 bits for a link."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(12))


def hashed(token: str) -> str:
    """What is stored of a token; it has enough entropy to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(kept: str, shown: str) -> bool:
    """Compare two hashes in constant time; an empty one fits nothing."""
    return bool(kept) and hmac.compare_digest(kept.encode(), shown.encode())
