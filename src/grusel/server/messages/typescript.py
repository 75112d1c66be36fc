"""Generate TypeScript from the Structs for the client: one type system from the rules to the browser.

python -m grusel.server.messages.typescript writes the files; a test fails when they are stale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct, inspect

from grusel.coach.findings import Analysis
from grusel.puzzles.hall import hall
from grusel.registry import AnyGame, installed
from grusel.server.messages import http as bodies
from grusel.tables import messages as protocol

HEADER = "// Made by `python -m grusel.server.messages.typescript` from the server's own types. Do not edit.\n"

# Messages sent as ready-made JSON, and the types inside.
RAW = {
    ("Step", "events"): "Told[]",
    ("Step", "actions"): "Choice[] | null",
    ("Past", "events"): "Told[]",
    ("Refused", "step"): "Step | null",
    ("Imagined", "events"): "Told[]",
    ("Imagined", "actions"): "Record<string, Choice[]>",
    ("Shown", "events"): "Told[]",
    ("Taught", "events"): "Told[]",
    ("Taught", "choices"): "Choice[]",
    ("TableInfo", "options"): "Record<string, unknown>",
    ("Stride", "events"): "Told[]",
    ("Analysed", "analysis"): "Analysis | null",
    ("GameInfo", "options"): "OptionsSchema",
    ("GameInfo", "presets"): "Record<string, Record<string, boolean | number | string | null>>",
}
# The part of JSON Schema in which msgspec describes options; `words` is what free text may consist of.
SCHEMA = """
export interface OptionsSchema {
  $ref: string;
  $defs: Record<string, { properties?: Record<string, OptionSchema> }>;
}

export interface OptionSchema {
  type?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  words?: Record<string, string>;
  default?: string | number | boolean;
}
"""
# The puzzle hall shows the views and events of one game.
HALL_RAW = {
    ("Puzzle", "view"): "View",
    ("Arranged", "view"): "View",
    ("Walked", "view"): "View",
    ("Stride", "view"): "View",
    ("Told", "event"): "Event",
}
OVER_HTTP = (
    bodies.NewTable,
    bodies.Import,
    bodies.Created,
    bodies.Entry,
    bodies.GameInfo,
    bodies.Replay,
    bodies.Analysed,
    Analysis,
    bodies.Course,
    bodies.LessonEntry,
    bodies.Problem,
)
ALSO = (protocol.Told, protocol.Choice)
SHOWN = ("sketch", "forecast")  # methods of a game that tell its board more than the view does


def protocol_types() -> str:
    """The types of the protocol and of the HTTP interface."""
    unions = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}
    version = f"\nexport const VERSION = {protocol.VERSION};\n"
    return HEADER + "\n".join(_declared(unions, [*OVER_HTTP, *ALSO])) + SCHEMA + version


def puzzle_types() -> str:
    """The types of the puzzle hall, which shows views and events of its game."""
    game, puzzles = hall().game.name, hall().puzzles
    imported = f'import type {{ Event, View }} from "../games/{game}/types.gen";\n\n'
    sent = [*puzzles.ASKED, *puzzles.ANSWERED, protocol.Told]
    return HEADER + imported + "\n".join(_declared({}, sent, RAW | HALL_RAW))


def game_types(game: AnyGame) -> str:
    """The options, views, moves, events, sketches and forecasts of a game, and all of them together as `Game`."""
    shown = {name: kind for name in SHOWN if (kind := _shown(game, name)) is not None}
    types = {"Options": game.types.options, "View": game.types.view, "Move": game.types.move, "Event": game.types.event}
    types |= {name.title(): kind for name, kind in shown.items()}
    sketch = "Sketch" if "sketch" in shown else "never"
    forecast = "Forecast | null" if "forecast" in shown else "null"
    together = {
        "options": "Options",
        "view": "View",
        "move": "Move",
        "event": "Event",
        "sketch": sketch,
        "forecast": forecast,
    }
    fields = "".join(f"  {name}: {kind};\n" for name, kind in together.items())
    return HEADER + "\n".join(_declared(types, [])) + f"\nexport interface Game {{\n{fields}}}\n"


def _shown(game: AnyGame, name: str) -> Any:
    """The Struct that a method of a game returns; None where the game leaves it to its base."""
    hint = get_type_hints(getattr(type(game), name)).get("return")
    found = [kind for kind in get_args(hint) if kind is not type(None)]
    return found[0] if found and found[0] is not Struct else None


def write(web: Path) -> None:
    for path, text in outputs(web):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def outputs(web: Path) -> Iterator[tuple[Path, str]]:
    """Every file with its text; games without a folder in the browser use a declared or the common board."""
    yield web / "src" / "net" / "protocol.gen.ts", protocol_types()
    yield web / "src" / "puzzles" / "types.gen.ts", puzzle_types()
    for game in installed().values():
        folder = web / "src" / "games" / game.name
        if folder.is_dir():
            yield folder / "types.gen.ts", game_types(game)


def _declared(named: dict[str, Any], more: list[Any], raw: dict[tuple[str, str], str] = RAW) -> Iterator[str]:
    found: dict[str, inspect.StructType] = {}
    for info in inspect.multi_type_info([*named.values(), *more]):
        _collect(info, found)
    for name, struct in found.items():
        yield f"export interface {name} {{\n{''.join(_fields(name, struct, raw))}}}\n"
    for name, kind in named.items():
        if name not in found:
            yield f"export type {name} =\n{_union(kind)};\n"


def _union(kind: Any) -> str:
    members = [one.__name__ for one in get_args(kind) or (kind,)]
    return "\n".join(f"  | {member}" for member in members)


def _collect(info: Any, found: dict[str, inspect.StructType]) -> None:
    """Collect every struct reachable from a type."""
    if isinstance(info, inspect.StructType):
        if info.cls.__name__ in found:
            return
        found[info.cls.__name__] = info
        for field in info.fields:
            _collect(field.type, found)
    for part in _parts(info):
        _collect(part, found)


def _parts(info: Any) -> list[Any]:
    match info:
        case inspect.UnionType(types=types):
            return list(types)
        case inspect.DictType(key_type=key, value_type=value):
            return [key, value]
        case inspect.TupleType(item_types=types):
            return list(types)
        case inspect.Metadata(type=inner):
            return [inner]
    item = getattr(info, "item_type", None)
    return [] if item is None else [item]


def _fields(name: str, struct: inspect.StructType, raw: dict[tuple[str, str], str]) -> Iterator[str]:
    if struct.tag is not None:
        yield f"  {struct.tag_field}: {msgspec.json.encode(struct.tag).decode()};\n"
    for field in struct.fields:
        optional = "?" if _may_be_missing(struct, field) else ""
        yield f"  {field.encode_name}{optional}: {raw.get((name, field.name)) or _type(field.type)};\n"


def _may_be_missing(struct: inspect.StructType, field: inspect.Field) -> bool:
    """Clients may omit fields with defaults; the server sends every field unless the struct omits defaults."""
    from_client = struct.cls.__struct_config__.forbid_unknown_fields
    return not field.required and (from_client or struct.cls.__struct_config__.omit_defaults)


def _type(info: Any) -> str:
    match info:
        case inspect.StructType(cls=kind):
            return kind.__name__
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(map(_type, types)))
        case inspect.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case inspect.Metadata(type=inner):
            return _type(inner)
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case inspect.TupleType(item_types=types):
            return f"[{', '.join(map(_type, types))}]"
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            of = _type(item)
            return f"({of})[]" if " " in of else f"{of}[]"
    return _scalar(info)


def _scalar(info: Any) -> str:
    match info:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
    return "unknown"  # Raw: opaque, defined by the game


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "web"))
