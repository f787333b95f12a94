"""Is an idea for the search worth its time? One search with it against three without, at equal processor time.

    python -m benchmarks.search_ideas acquire horizon=16,common=1 --simulations 40 --games 400 [--seed 7] [--out DIR]
    python -m benchmarks.search_ideas acquire horizon=16 "" --against common=1     # several ideas, another rival

First both think about the same positions of `greedy` games, in turns, and the idea gets as many simulations as its
rivals' processor time pays for (`--budget` gives it so many instead). Then the arena plays every deal from
all four seats. Finished games are kept in a journal a comparison: the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from time import process_time

import bigboard
from bigboard import Rng, State
from bigboard.bots import bot
from bigboard.games.registry import title
from bigboard.lab.experiments.arena import arena
from bigboard.lab.run.durations import middle_of
from bigboard.lab.run.pairings import with_modules

EVERY = 7  # decisions between two positions for the comparison of time
GAMES = 3


def positions(game: str, options: dict[str, object]) -> list[State]:
    """Return samples for the deciding seat at some of the decisions of whole games."""
    rules = bigboard.game(game)
    found: list[State] = []
    greedy = bot("greedy")
    for number in range(GAMES):
        state: State = rules.start(rules.deal(4, f"time:{number}", options))
        state.events = False
        rng = Rng(number)
        decisions = 0
        while state.seat >= 0:
            world = state.sample(state.seat, rng)
            if len(world.legal_actions()) > 1:
                decisions += 1
                if decisions % EVERY == 0:
                    found.append(world.clone())
            state.apply(greedy.choose(world, rng))
    return found


def spec(settings: str, simulations: int) -> str:
    """A search with these settings; with a colon, another bot that searches: `learned+search:trust=30`."""
    name, colon, rest = settings.partition(":")
    name, rest = (name, rest) if colon else ("search", settings)
    return f"{name}:simulations={simulations}" + (f",{rest}" if rest else "")


def time_ratio(worlds: list[State], first: str, second: str) -> float:
    """Processor time of the one by that of the other, over all positions, in turns."""
    spent = {first: 0.0, second: 0.0}
    for number, world in enumerate(worlds):
        for name in spent:
            thinker, rng = bot(name), Rng(number)
            began = process_time()
            thinker.choose(world, rng)
            spent[name] += process_time() - began
    return spent[first] / spent[second]


def even_budget(worlds: list[State], idea: str, rival: str, simulations: int) -> int:
    """As many simulations of the idea as take the time of the rival's; looked at twice, because searches end early."""
    if idea == rival:
        return simulations
    budget = simulations
    for _ in range(3):
        budget = max(2, round(budget / time_ratio(worlds, spec(idea, budget), spec(rival, simulations))))
    return budget


def compare(asked: argparse.Namespace, idea: str) -> bool:
    """Play, print the result, and return whether it was stopped."""
    name = re.sub(
        r"[^a-z0-9]+",
        "-",
        f"{asked.game} {asked.modules} {idea} v {asked.against} {asked.budget or ''} {asked.simulations}",
    )
    kept = asked.out / f"{name}-{asked.seed}.budget"
    asked.out.mkdir(parents=True, exist_ok=True)
    if kept.exists():  # the games of a journal have one budget
        budget = int(kept.read_text())
    else:
        budget = asked.budget or even_budget(
            positions(asked.game, asked.options), idea, asked.against, asked.simulations
        )
        kept.write_text(str(budget))
    journal = kept.with_suffix(".jsonl")
    rival = spec(asked.against, asked.simulations)
    bots = [spec(idea, budget), rival, rival, rival]
    standings, ending = arena(
        asked.game, bots, asked.games, asked.seed, asked.options, jobs=0, out=journal, resume=journal.exists()
    )
    ours, theirs = standings.sum_of([0]), standings.sum_of([1, 2, 3])
    times = [
        sum(middle_of(slot) * count for slot, count in one.times.items()) / sum(one.times.values())
        for one in (ours, theirs)
    ]
    told = {
        "game": asked.game + (f" with {asked.modules}" if asked.modules else ""),
        "idea": idea,
        "against": asked.against,
        "simulations": [budget, asked.simulations],
        "games": standings.games,
        "win share": ours.share.text(),
        "time of a decision": f"× {times[0] / times[1]:.2f} of {1e3 * times[1]:.2f} ms",
    }
    print(json.dumps(told, ensure_ascii=False), flush=True)
    return ending.stopped


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("ideas", nargs="+", metavar="SETTINGS", help="such as common=1,horizon=16")
    parser.add_argument(
        "--against", default="", metavar="SETTINGS", help="of the three others; default: the usual ones"
    )
    parser.add_argument("--simulations", type=int, default=40, help="of the three others")
    parser.add_argument("--budget", type=int, default=0, help="simulations of the idea, instead of those of equal time")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--with", dest="modules", default="", help="modules, such as all")
    parser.add_argument("--out", type=Path, default=Path("search-ideas"), help="the folder of the journals")
    asked = parser.parse_args()
    title(asked.game)
    asked.options = with_modules(asked.game, {}, [name for name in asked.modules.split(",") if name])
    for idea in asked.ideas:
        if compare(asked, idea):
            break


if __name__ == "__main__":
    main()
