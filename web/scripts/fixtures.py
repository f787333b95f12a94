"""Writes tests/fixtures/acquire.ts: real views and events of the engine, for the component tests.

TypeScript and not JSON, so that the types of the client are checked against what the engine really says.
Run it from the repository: .venv/bin/python web/scripts/fixtures.py
"""

import json
import random
from pathlib import Path

import bigboard
from bigboard.titles.acquire.rules.model.chains import printed_chart

TARGET = Path(__file__).parent.parent / "tests" / "fixtures" / "acquire.ts"
WANTED = {"play_tile", "found_chain", "choose_survivor", "trade_shares", "sell_shares", "declare_end", "buy_shares"}
HEAD = """/** A random game of the engine. scripts/fixtures.py writes this file. */

import type { Game } from '../fixture';

export const game: Game = """


def entry(seq, seat, events, viewer):
    """An entry of the log as docs/protocol.md describes it."""
    seen = [event.seen_by(viewer) for event in events]
    kind = "start" if seq == 1 else "action"
    return {"seq": seq, "kind": kind, "time": float(seq), "seat": seat, "bot": None, "undoes": None, "events": seen}


def played(seed):
    """A random game, seen by the seat that decides (views) and by seat 0 (log)."""
    game = bigboard.game("acquire")
    state = game.start(game.deal(players=4, seed=seed))
    rng = random.Random(seed)
    views = {}
    log = [entry(1, -1, state.opening, 0)]
    steps = [step(state, 1, -1, state.opening)]
    while state.seat >= 0:
        seat = state.seat
        if state.decision not in views or len(log) < 120:
            views[state.decision] = state.view(seat)
        events = state.apply(rng.choice(state.legal_actions()))
        log.append(entry(len(log) + 1, seat, events, 0))
        now = step(state, len(log), seat, events)
        # Of every turn the first step and the last.
        if len(steps) > 1 and steps[-2]["view"]["turn_number"] == now["view"]["turn_number"]:
            now["events"] = steps.pop()["events"] + now["events"]
        steps.append(now)
    views["game_over"] = state.view(0)
    return {"views": views, "log": log, "steps": steps, "scores": state.scores(), "winners": state.winners()}


def step(state, seq, seat, events):
    view = state.observe(-1)
    short = {"turn_number": view["turn_number"], "chains": view["chains"]}
    seen = [event.seen_by(-1) for event in events]
    return {"seq": seq, "seat": seat, "events": seen, "scores": state.scores(), "view": short}


def founding():
    """1A and 3A lie alone, and 2A has just been played: the chain will have three tiles."""
    position = {"players": 4, "lone": ["1A", "3A"], "hands": [["2A", "9I"], [], [], []]}
    state = bigboard.game("acquire").position(position)
    state.apply(state.find({"type": "play_tile", "tile": "2A"}))
    return state.view(0)


def main():
    for seed in range(1000):
        game = played(seed)
        if set(game["views"]) >= WANTED:
            content = {**game, "founding": founding(), "chart": printed_chart()}
            text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
            TARGET.write_text(f"{HEAD}{text};\n", encoding="utf-8")
            print(f"Seed {seed}: {len(game['log'])} entries, {TARGET.stat().st_size // 1024} kB in {TARGET}")
            return
    raise SystemExit("No game of the first thousand asks every question.")


main()
