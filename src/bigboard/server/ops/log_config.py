"""The format of log lines: with time and request id, without names, addresses, secrets or hands."""

from __future__ import annotations

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Literal

REQUEST: ContextVar[str] = ContextVar("request", default="-")
Format = Literal["text", "json"]


class Lines(logging.Formatter):
    """A formatter that writes a line of text or a JSON object, with the traceback of an exception."""

    def __init__(self, kind: Format) -> None:
        super().__init__()
        self.kind = kind

    def format(self, record: logging.LogRecord) -> str:
        moment = f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z"
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        if self.kind == "text":
            line = f"{moment} {record.levelname} {REQUEST.get()} {record.name}: {record.getMessage()}"
            return f"{line}\n{trace}" if trace else line
        fields = {
            "time": moment,
            "level": record.levelname.lower(),
            "request": REQUEST.get(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        return json.dumps({**fields, **({"trace": trace} if trace else {})}, ensure_ascii=False)


def begin(kind: Format, level: str) -> None:
    """Write the log of this process in this format to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(kind))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
