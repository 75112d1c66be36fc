"""How vectors name the squares in events."""

from __future__ import annotations

from typing import Final

from grusel.games.shy.course import name

FIELDS: Final = dict.fromkeys(("cell", "cells", "over", "scare", "to"), name)
