"""The values that options can take, and their text form."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

import msgspec

from grusel.game import Illegal


def read_options(kind: type[msgspec.Struct], given: Mapping[str, Any]) -> Any:
    """Build options from values or from the words players write for them; raises Illegal."""
    for name in given:
        if name not in kind.__struct_fields__:
            raise Illegal("unknown-option", name=name, known=", ".join(kind.__struct_fields__))
    return kind(**{name: _read(kind, name, value) for name, value in given.items()})


def _read(kind: type[msgspec.Struct], name: str, value: Any) -> Any:
    meant = {"yes": "true", "no": "false"}.get(value, value) if isinstance(value, str) else value
    try:
        return getattr(msgspec.convert({name: meant}, kind, strict=False), name)
    except msgspec.ValidationError:
        raise _misfit(kind, name, option_word(value)) from None


def _misfit(kind: type[msgspec.Struct], name: str, found: str) -> Illegal:
    known = option_values(kind).get(name)
    if not known:
        return Illegal("bad-option-text", name=name, found=found)
    return Illegal("bad-option-value", name=name, found=found, known=", ".join(map(option_word, known)))


def option_values(kind: type[msgspec.Struct]) -> dict[str, list[Any]]:
    """Every option except free text, with all its values."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: found for name in kind.__struct_fields__ if (found := _values(hints[name]))}


def options_schema(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON Schema of options; the words of each stay in the order of declaration, easy before hard."""
    schema = msgspec.json.schema(kind)
    values = option_values(kind)
    for name, about in schema["$defs"][kind.__name__]["properties"].items():
        if "enum" in about:
            about["enum"] = values.get(name, about["enum"])
    return schema


def option_word(value: object) -> str:
    """A value of an option as players write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _values(hint: Any) -> list[Any]:
    """Every value of an option's type: a bool, a Literal, a bounded int; none for free text."""
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    for bounds in getattr(hint, "__metadata__", ()):
        if isinstance(bounds, msgspec.Meta) and bounds.ge is not None and bounds.le is not None:
            return list(range(int(bounds.ge), int(bounds.le) + 1))
    return []
