"""What each investor is worth to greedy players: the figures of `bots/instincts/stockpile_tables.py`.

    python -m benchmarks.investor_worth [GAMES]

Investors are given out at random, everything else is played by `greedy`, half of the games with investors alone and
half with every module. An investor's worth, starting money included, is by how much its owner ends up above the mean.
For the auction one also has to know what a dollar at the beginning is worth at the end: money earns money, the more so
where there are bonds. Therefore one seat gets a gift in some of the games.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from statistics import mean

from rich.progress import track

import bigboard
from bigboard import Rng
from bigboard.bots import bot
from bigboard.games.stockpile.rules.data_files import printed_data
from bigboard.lab.seats import with_modules

SEED = 2026
GIFT = 5  # thousand dollars more to begin with


def play(number: int, modules: list[str], gift: int = 0) -> tuple[list[str], list[float]]:
    """One game: the seats' investors, and by how much each seat ends up above the mean. The gift goes to one seat."""
    rules = bigboard.game("stockpile")
    options = {**with_modules("stockpile", {}, modules), "auction": False}
    state = rules.start(rules.deal(4, f"{SEED}:{number}", options))
    rng = Rng(number)
    while state.decision == "keep_investor":
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    position = state.position()
    position["money"][number % 4] += gift
    state = rules.position(position)
    state.events = False
    greedy = bot("greedy")
    while state.seat >= 0:
        state.apply(greedy.choose(state.sample(state.seat, rng), rng))
    scores = state.scores()
    return [kept[0] for kept in position["investors"]["kept"]], [money - mean(scores) for money in scores]


def early(modules: list[str], games: int) -> float:
    """What a dollar more at the beginning is worth at the end, against the others' mean."""
    gained = [play(number, modules, GIFT)[1][number % 4] for number in track(range(games), "A gift")]
    return mean(gained) * 4 / 3 / GIFT


def main(games: int) -> None:
    gained: dict[str, list[float]] = defaultdict(list)
    for modules in (["investors"], ["all"]):
        print(f"{modules[0]}: a dollar at the beginning is worth {early(modules, games // 4):.1f} at the end.")
        for number in track(range(games // 2), "Playing"):
            for name, more in zip(*play(number, modules), strict=True):
                gained[name].append(more)
    for name in printed_data().investor_names:
        print(f"    {round(2 * mean(gained[name])) * 500},  # {name}: {len(gained[name])} seats")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
