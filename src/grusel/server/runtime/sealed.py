"""Seals messages between processes, so that a reader or writer of Redis learns and changes nothing."""

from __future__ import annotations

import secrets
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RUN: Final = 16  # bytes that name one run of a sender; drawn at each start, so that no number is used twice
NUMBER: Final = 8  # bytes of a message's number in that run
NONCE: Final = 12
KEY: Final = 32


class Forged(Exception):
    """A message is from a stranger, was changed, is meant for another process, or was here before."""


class Sealing:
    """The messages that one process sends, numbered for each receiver."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.run = secrets.token_bytes(RUN)
        self.ways: dict[str, tuple[AESGCM, int]] = {}  # by receiver, with the number of the last message

    def seal(self, receiver: str, data: bytes) -> bytes:
        known = self.ways.get(receiver)
        cipher, last = known or (_cipher(self.secret, self.run, receiver), 0)
        self.ways[receiver] = (cipher, last + 1)
        number = (last + 1).to_bytes(NUMBER, "big")
        return self.run + number + cipher.encrypt(number.rjust(NONCE, b"\0"), data, None)


class Opening:
    """The messages that one process receives: each once, and none after a later one of its sender."""

    def __init__(self, secret: bytes, process: str) -> None:
        self.secret = secret
        self.process = process
        self.ways: dict[bytes, tuple[AESGCM, int]] = {}  # by a sender's run, with the number of the last message

    def open(self, sealed: bytes) -> bytes:
        """Return the message; raises Forged."""
        run, number = sealed[:RUN], sealed[RUN : RUN + NUMBER]
        known = self.ways.get(run)
        cipher, last = known or (_cipher(self.secret, run, self.process), 0)
        if int.from_bytes(number, "big") <= last:
            raise Forged("was here before")
        try:
            data = cipher.decrypt(number.rjust(NONCE, b"\0"), sealed[RUN + NUMBER :], None)
        except (InvalidTag, ValueError) as error:
            raise Forged("has no seal of ours") from error
        self.ways[run] = (cipher, int.from_bytes(number, "big"))
        return data


def _cipher(secret: bytes, run: bytes, receiver: str) -> AESGCM:
    """A key of its own for each run of a sender and each receiver."""
    info = b"grusel bus 1 " + receiver.encode()
    return AESGCM(HKDF(algorithm=SHA256(), length=KEY, salt=run, info=info).derive(secret))
