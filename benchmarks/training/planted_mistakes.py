"""Check that the deck holds mistakes that were planted, holds few others, and that the report names their kind first.

    python -m benchmarks.training.planted_mistakes --games 50 --keep planted.jsonl

One of the bots gives an answer that costs 5% of the chance to win or more (two standard errors above it) to every
second decision of one kind, wherever there is such an answer. The game is reviewed from its seat. A card that was not
planted is false if a judgment with eight times the simulations and other samples calls the choice good.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import bigboard
from bigboard.bots import bot
from bigboard.coach import REVIEW, Budget, judge
from bigboard.coach.judge.answers import Answer, answer_of, answers
from bigboard.coach.judge.judgment import BLUNDER, FLAGGED, SURE
from bigboard.coach.review.game_review import Plan, name_of, pieces, run_piece, summary
from bigboard.coach.review.replayed_game import replay_game
from bigboard.coach.training.judged_game import JudgedGame, cards_of, judged_game
from bigboard.coach.training.losses import losses
from bigboard.games.coach_facts import coach_facts_of
from bigboard.games.contract import JsonDict, State
from bigboard.games.registry import title
from bigboard.games.rng import Rng
from bigboard.lab.analysis.ratings import wilson

SEAT = 0
PLAYERS = 2
EVERY = 2  # decisions of the kind
CANDIDATES = 3
SHORT = replace(REVIEW, simulations=400, insist=1)
CLOSER = 8  # times the simulations of a review
KINDS = (("acquire", "buying"), ("acquire", "placing"), ("stockpile", "bidding"), ("stockpile", "placing"))


@dataclass(frozen=True)
class Planted:
    """A recorded game and the numbers of the actions with which a planted answer begins."""

    record: JsonDict
    numbers: list[int]


@dataclass(frozen=True)
class Found:
    """One game: what was planted, which cards the deck got, and which of them are false."""

    planted: list[int]
    cards: list[int]
    false: list[int]
    judged: JudgedGame

    def to_json(self) -> JsonDict:
        return {"planted": self.planted, "cards": self.cards, "false": self.false, "judged": self.judged.to_json()}

    @staticmethod
    def from_json(stored: dict[str, Any]) -> Found:
        return Found(stored["planted"], stored["cards"], stored["false"], JudgedGame.from_json(stored["judged"]))


def a_mistake(state: State, rng: Rng, budget: Budget) -> Answer | None:
    """Return a whole answer that costs clearly more than a blunder has to; None where there is none."""
    looked = judge(state, state.seat, rng, SHORT)
    by_loss = sorted(looked.options, key=lambda option: (-option.loss_win, option.actions))
    for option in by_loss[:CANDIDATES]:
        chosen = judge(state, state.seat, rng, budget, option.actions).verdict(option.actions).chosen
        if chosen.loss_win - SURE * chosen.error_win > BLUNDER:
            return option.actions
    return None


def play(name: str, seed: int, kind: str, spec: str, budget: Budget = REVIEW) -> Planted:
    """Play a game in which seat 0 gives bad answers to questions of one kind."""
    game, rng = bigboard.game(name), Rng(seed)
    facts = coach_facts_of(title(name))
    state = game.start(game.deal(PLAYERS, seed, {}))
    state.events = False
    planted: list[int] = []
    count = done = 0
    while state.seat >= 0:
        mine = state.seat == SEAT and facts.group(state.decision) == kind and len(answers(state)) > 1
        count += mine
        bad = a_mistake(state, rng, budget) if mine and count % EVERY == 0 else None
        if bad is not None:
            planted.append(done + 1)
        for action in bad or answer_of(bot(spec), state, rng):
            state.apply(action)
            done += 1
    return Planted(state.record(), planted)


def review_seat(game: Planted, name: str, plan: Plan) -> Found:
    """Review the decisions of seat 0, make the deck, and look closely at the cards that were not planted."""
    replay = replay_game(game.record)
    wanted = [one for one in pieces(replay) if one[0] == "judge" and replay.states[one[1]].seat == SEAT]
    done = {name_of(one): run_piece(replay, one, plan, {}) for one in wanted}
    review = summary(replay, done, ()).to_json()
    cards = cards_of(replay, review, SEAT)
    false = []
    for n, card in cards.items():
        if n not in game.numbers:
            state, answer = card.state(), tuple(card.chosen["actions"])
            budget = replace(REVIEW, simulations=CLOSER * plan.simulations, seconds=120.0)
            if judge(state, state.seat, Rng(9_000_000 + n), budget, answer).verdict(answer).name not in FLAGGED:
                false.append(n)
    return Found(game.numbers, sorted(cards), false, judged_game(replay, review, SEAT, [None] * PLAYERS, name, 0.0))


def measure(number: int, spec: str, plan: Plan, kinds: Sequence[tuple[str, str]] = KINDS) -> Found:
    game, kind = kinds[number % len(kinds)]
    return review_seat(play(game, 700 + number, kind, spec, plan.budget()), str(number), plan)


def first_kinds(found: Sequence[Found], kinds: Sequence[tuple[str, str]] = KINDS) -> list[tuple[str, str]]:
    """Return the planted kind, and the kind that the report of these games names first, for each kind in turn."""
    named = []
    for place, (_, kind) in enumerate(kinds):
        games = [one.judged for one in found[place :: len(kinds)]]
        if games:
            named.append((kind, losses(games).kinds[0].name))
    return named


def share(hits: int, of: int) -> str:
    found = wilson(hits, of)
    return f"{hits} of {of}, {100 * hits / max(1, of):.1f}% ({100 * found.low:.0f} to {100 * found.high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--bot", default="search:simulations=60")
    parser.add_argument("--simulations", type=int, default=REVIEW.simulations)
    parser.add_argument("--keep", type=Path, help="a file with a line for each game")
    chosen = parser.parse_args()
    found: list[Found] = []
    if chosen.keep and chosen.keep.exists():
        found = [Found.from_json(json.loads(line)) for line in chosen.keep.read_text(encoding="utf-8").splitlines()]
    for number in range(len(found), chosen.games):
        found.append(measure(number, chosen.bot, Plan(simulations=chosen.simulations)))
        if chosen.keep:
            with chosen.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found[-1].to_json()) + "\n")
    planted = sum(len(one.planted) for one in found)
    cards = sum(len(one.cards) for one in found)
    print(f"{len(found)} games of {PLAYERS} players, {chosen.bot}, {chosen.simulations} simulations a decision")
    print(f"planted mistakes in the deck: {share(sum(len({*a.planted} & {*a.cards}) for a in found), planted)}")
    print(f"false cards: {share(sum(len(one.false) for one in found), cards)}")
    for kind, named in first_kinds(found):
        print(f"planted: {kind}; first in the report: {named}")


if __name__ == "__main__":
    main()
