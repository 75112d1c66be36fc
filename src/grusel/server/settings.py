"""Settings of a server: defaults, then a TOML file, then GRUSEL_* in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from grusel.game import Illegal

PREFIX = "GRUSEL_"
USUAL_PORT = 4787
Seconds = Annotated[float, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
Synchronous = Annotated[str, Meta(pattern="^(OFF|NORMAL|FULL|EXTRA)$")]  # SQLite reads unknown values as NORMAL
LogLevel = Annotated[str, Meta(pattern="^(?i:debug|info|warning|error|critical)$")]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = USUAL_PORT  # 0: any free one
    data: str = ""  # the folder of the database; empty: the user's data folder
    database_url: str = ""  # empty: SQLite in the data folder
    redis_url: str = ""  # empty: one process
    allowed_hosts: str = ""  # names by which the server is reached, separated by spaces; addresses and localhost always
    origins: str = ""  # further origins whose pages may connect, separated by spaces
    synchronous: Synchronous = "FULL"  # SQLite's; NORMAL may lose the last moves in a power cut
    log_level: LogLevel = "info"
    metrics_key: str = ""  # who shows it may read /metrics; empty: only this machine may
    proxies: str = "127.0.0.1"  # proxies whose X-Forwarded-For is trusted

    bot_workers: Count = 2
    bot_budget: Seconds = 1.0  # seconds each bot thinks about every move
    bot_grace: Seconds = 2.0  # further seconds until a random move replaces a late answer

    message_bytes: Count = 64_000  # the longest message of a client
    record_bytes: Count = 300_000  # the longest record that can be imported: some ten thousand moves
    messages_per_second: Annotated[float, Meta(gt=0)] = 20
    message_burst: Count = 80
    requests_per_second: Annotated[float, Meta(gt=0)] = 20
    request_burst: Count = 100
    new_tables_per_second: Annotated[float, Meta(gt=0)] = 0.5  # for each address
    new_table_burst: Count = 300
    sockets_per_address: Count = 200
    connections_per_address: Count = 300  # that are no sockets; those of proxies are not counted
    held_bytes: Count = 32_000_000  # what is kept in memory for one address, and a quarter of what is for all
    frames_per_second: Annotated[float, Meta(gt=0)] = 100  # of each address: pieces of messages, pings and pongs
    frame_burst: Count = 2000
    tables_per_key: Count = 200
    backlog_bytes: Count = 1_000_000  # what may wait for a slow reader before its socket is closed

    idle_after: Seconds = 300  # seconds until a table without connections leaves memory
    lease: Annotated[float, Meta(gt=0)] = 2.0  # seconds of silence until a process loses its tables
    prune_after_days: Seconds = 0  # 0: tables are kept for ever


def read_settings(file: Path | None = None, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings in force; raises Illegal and names the mistake."""
    values: dict[str, object] = _from_file(file) if file else {}
    for name in Settings.__struct_fields__:
        if (word := environment.get(PREFIX + name.upper())) is not None:
            values[name] = word
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Illegal("server-bad-settings", problem=str(error)) from None


def _from_file(file: Path) -> dict[str, object]:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=dict[str, object])
    except (OSError, UnicodeDecodeError, msgspec.DecodeError) as error:
        raise Illegal("server-bad-settings", problem=f"{file}: {error}") from None


def data_folder(settings: Settings) -> Path:
    """The folder of the database."""
    if settings.data:
        return Path(settings.data)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "grusel"


def database_url(settings: Settings) -> str:
    return settings.database_url or f"sqlite:///{data_folder(settings) / 'grusel.db'}"
