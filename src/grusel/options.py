"""The values that options can take, and how they are written."""

from __future__ import annotations

import typing
from typing import Any, Literal, get_args, get_origin

import msgspec


def option_values(kind: type[msgspec.Struct]) -> dict[str, list[Any]]:
    """Every option that is no free text, with all its values."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: found for name in kind.__struct_fields__ if (found := values(hints[name]))}


def option_word(value: object) -> str:
    """A value of an option as people write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def values(hint: Any) -> list[Any]:
    """Every value of an option's type: a bool, a Literal, a bounded int; none for free text."""
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    for bounds in getattr(hint, "__metadata__", ()):
        if isinstance(bounds, msgspec.Meta) and bounds.ge is not None and bounds.le is not None:
            return list(range(int(bounds.ge), int(bounds.le) + 1))
    return []
