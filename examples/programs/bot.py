"""A bot without bigboard: it buys while it can, and otherwise takes what brings in most money now."""

import json
import sys
from typing import Any


def worth(choice: dict[str, Any]) -> float:
    """Return how much the bot likes an offer, in dollars."""
    bonus = 1000 if choice["type"] == "buy" else 0
    return float(choice["gain"] - choice["cost"] + bonus)


def send(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)  # flush, or the answer stays in a buffer


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "hello", "protocol": 1, "name": "Python bot"})
    elif message["type"] == "decide":
        best = max(message["offers"]["choices"], key=worth)
        send({"type": "action", "id": message["id"], "action": best["action"]})
    elif message["type"] == "refused":
        print(message["message"], message["rule"], file=sys.stderr)  # notes go to stderr
