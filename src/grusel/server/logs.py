"""Log lines for operators: JSON with table and seq, or short lines at a terminal."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """JSON lines for log collectors."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "in": record.name,
            "what": record.getMessage(),
        }
        line |= _more(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


class ShortLines(logging.Formatter):
    """Short lines for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        more = "".join(f", {name} {value}" for name, value in _more(record).items())
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.getMessage()}{more}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(level: str) -> None:
    at_terminal = sys.stderr.isatty()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(ShortLines() if at_terminal else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for chatty in ["alembic", *(["uvicorn"] if at_terminal else [])]:
        logging.getLogger(chatty).setLevel(logging.WARNING)


def _more(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in record.__dict__.items() if name not in PLAIN}
