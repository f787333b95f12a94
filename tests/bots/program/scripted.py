"""A bot as a program, for the tests: it follows the protocol, or breaks it in the way that its first argument names.

Its second argument is a file for everything that it reads.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

WAY = sys.argv[1]
LOG = Path(sys.argv[2]) if len(sys.argv) > 2 else None


def send(message: Any) -> None:
    print(message if isinstance(message, str) else json.dumps(message), flush=True)


def greet() -> None:
    match WAY:
        case "mute":
            threading.Event().wait()
        case "rude":
            send("good morning")
        case "newer":
            send({"type": "hello", "protocol": 2})
        case "absent":
            sys.exit(3)
        case _:
            send({"type": "hello", "protocol": 1, "name": "Scripted"})


def decide(message: dict[str, Any]) -> None:
    answer: dict[str, Any] = {"type": "action", "id": message["id"]}
    first = message["legal"][0]
    match WAY:
        case "text":
            send({**answer, "text": first["text"]})
        case "description":
            send({**answer, "description": first["description"]})
        case "illegal":
            send({**answer, "action": next(n for n in range(1000) if n not in {a["action"] for a in message["legal"]})})
        case "chatty":
            send("I am thinking")
        case "both":
            send({**answer, "action": first["action"], "text": first["text"]})
        case "crash":
            os._exit(7)
        case "silent":
            threading.Event().wait()
        case "late":  # answers every question when the next one comes, and the next one too
            if message["id"] > 1:
                send({**answer, "id": message["id"] - 1, "action": -1})
                send({**answer, "action": first["action"]})
        case "flood":
            send("x" * (1 << 21))
        case "children":
            child = subprocess.Popen(["sleep", "1000"])
            Path(sys.argv[3]).write_text(str(child.pid), encoding="utf-8")
            send({**answer, "action": first["action"]})
        case _:
            send({**answer, "action": first["action"]})


for line in sys.stdin:
    if LOG is not None:
        with LOG.open("a", encoding="utf-8") as file:
            file.write(line)
    read = json.loads(line)
    if read["type"] == "hello":
        greet()
    elif read["type"] == "decide":
        decide(read)
