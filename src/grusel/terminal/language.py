"""The language a person reads."""

from __future__ import annotations

import locale
import os

from grusel.game import Illegal
from grusel.words import FALLBACK, LANGUAGES, spoken


def known_language(code: str) -> str:
    """The chosen language, empty for none; raise Illegal."""
    if code and code not in LANGUAGES:
        raise Illegal("unknown-language", found=code, known=", ".join(LANGUAGES))
    return code


def preferred_language() -> str:
    """The language of the person's locale if we have it, else English."""
    asked = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))  # Python forgets what is not installed
    return spoken((next(filter(None, asked), "") or locale.getlocale()[0] or FALLBACK)[:2])
