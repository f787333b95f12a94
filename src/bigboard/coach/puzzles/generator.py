"""Finding puzzles: games between bots, positions out of them, quick looks first and strict checks for the few.

Game `n` of a seed is always the same game with the same candidates, so a collection can be made again, stopped at any
time and continued.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bigboard import __version__
from bigboard.bots import Bot, bot
from bigboard.coach.judge.answers import Answer, answer_of, answers
from bigboard.coach.puzzles.difficulty import GREEDY, failures, grade, is_trivial
from bigboard.coach.puzzles.judging import PuzzleTrial, Worth, best_by_search
from bigboard.coach.puzzles.puzzle import FORMAT, SHOWN, Puzzle, PuzzleError
from bigboard.games import registry
from bigboard.games.contract import JsonDict, State
from bigboard.games.rng import Rng

PLAYERS_AT_THE_TABLE = ("greedy", "greedy", "easy", "search:simulations=16")
CANDIDATES = 8  # positions of one game that are looked at
FIRST_LOOK = 120  # games played on, over all answers; then the best few are tried in more worlds
LEAST_WORLDS, MOST_WORLDS = 3, 24
NEXT_WORLDS, MORE_WORLDS, LAST_WORLDS, AGAIN_WORLDS = 24, 60, 300, 200
LEAST_CHANCE = 0.08  # to win, with the best answer: who has lost anyway learns little
GAP, MONEY_GAP = 0.03, 0.02  # a puzzle needs so much more chance to win, or so much of the money with no less chance
NEARLY = (0.5, 1.2)  # standard errors: worth a closer look, and another
SURE, STILL_SURE = 2.5, 1.5  # what a puzzle needs, and needs again with another seed
CHECK = 2000  # simulations of a search that has to agree
MOST_OF_A_KIND = 0.25


class Progress(NamedTuple):
    """The progress of the generator."""

    games: int
    looked: int
    found: int
    wanted: int


def number_of(*parts: object) -> int:
    """The same number for the same words, on every machine."""
    return int.from_bytes(hashlib.sha256(":".join(map(str, parts)).encode()).digest()[:8], "big")


def settings_of(game: str, rng: Rng) -> tuple[int, JsonDict]:
    """Players and options of a game: any number, and some of its modules."""
    rules = registry.game(game)
    players = rules.min_players + rng.below(rules.max_players - rules.min_players + 1)
    options: JsonDict = {}
    if rng.below(100) < 60:
        for option in registry.declaration(game).options:
            if (
                option.group == "modules"
                and rng.below(100) < 35
                and (option.needs is None or options.get(option.needs))
            ):
                options[option.name] = True
    return players, options


def play_game(game: str, seed: str) -> tuple[int, JsonDict, list[int], list[tuple[int, str]]]:
    """A game between bots: players, options, actions, and where something was to be decided, with the question."""
    rng = Rng(number_of("puzzles", game, seed))
    players, options = settings_of(game, rng)
    rules = registry.game(game)
    state = rules.start(rules.deal(players, seed, options))
    state.events = False
    bots: list[Bot] = [bot(PLAYERS_AT_THE_TABLE[rng.below(len(PLAYERS_AT_THE_TABLE))]) for _ in range(players)]
    actions: list[int] = []
    places: list[tuple[int, str]] = []
    before = (-1, "")
    while state.seat >= 0:
        asked = (state.seat, state.decision)
        if len(state.legal_actions()) > 1 and asked != before:  # not in the middle of a choice of several
            places.append((len(actions), state.decision))
        before = asked
        action = bots[state.seat].choose(state.sample(state.seat, rng), rng)
        actions.append(action)
        state.apply(action)
    return players, options, actions, places


def chosen_places(places: list[tuple[int, str]], rng: Rng, full: frozenset[str]) -> list[int]:
    """Some of the places where something was decided, each kind of question as likely as any other."""
    by_kind: dict[str, list[int]] = {}
    for place, kind in places:
        if kind not in full:
            by_kind.setdefault(kind, []).append(place)
    chosen: list[int] = []
    while by_kind and len(chosen) < CANDIDATES:
        kind = sorted(by_kind)[rng.below(len(by_kind))]
        chosen.append(by_kind[kind].pop(rng.below(len(by_kind[kind]))))
        if not by_kind[kind]:
            del by_kind[kind]
    return sorted(chosen)


def candidate(state: State, seed: int, greedy: Answer, easy_ones: bool) -> PuzzleTrial | None:
    """The position's answers after all checks, if one of them is clearly better.

    What greedy answers counts only where easy puzzles are still wanted, and there are more than two answers.
    """
    found = answers(state)
    if len(found) < 2:
        return None
    unwanted = None if easy_ones and len(found) > 2 else greedy
    trial = PuzzleTrial(state, found, seed)
    trial.play(max(LEAST_WORLDS, min(MOST_WORLDS, FIRST_LOOK // len(found))))
    if trial.ranking()[0].answer == unwanted:
        return None
    trial.keep(4, greedy)
    for worlds, nearly in zip((NEXT_WORLDS, MORE_WORLDS), NEARLY, strict=True):
        trial.play(worlds)
        best, second = trial.ranking()[:2]
        gap, sure = trial.lead(best.answer, second.answer)
        if best.answer == unwanted or sure < nearly or not is_worth(best, second, gap, 0.5):
            return None
    trial.play(LAST_WORLDS)
    right = trial.ranking()[0].answer
    if not is_clear(trial) or right == unwanted:
        return None
    again = PuzzleTrial(state, trial.answers, seed + 1)
    again.play(AGAIN_WORLDS)
    best, second = again.ranking()[:2]
    if best.answer != right or again.lead(right, second.answer)[1] < STILL_SURE:
        return None
    return trial if best_by_search(state, CHECK, seed + 2) == right else None


def is_worth(best: Worth, other: Worth, gap: float, part: float = 1.0) -> bool:
    """Return whether the better answer brings enough more, or part of it."""
    richer = best.money - other.money >= part * MONEY_GAP * best.money and gap >= 0
    return best.chance >= LEAST_CHANCE and other.chance < 1 and (gap >= part * GAP or richer)


def is_clear(trial: PuzzleTrial) -> bool:
    """Return whether the best answer leads all others by a stated gap."""
    best, *others = trial.ranking()
    leads = [(other, *trial.lead(best.answer, other.answer)) for other in others]
    return all(sure >= SURE and is_worth(best, other, gap) for other, gap, sure in leads)


def puzzles_of_game(game: str, seed: str, full: frozenset[str], easy_ones: bool) -> Iterator[Puzzle | None]:
    """A puzzle for each position of that game that is one, None for the others."""
    players, options, actions, places = play_game(game, seed)
    rng = Rng(number_of("places", game, seed))
    rules = registry.game(game)
    kinds = dict(places)
    late = [(place, kind) for place, kind in places if place >= registry.title(game).puzzles_from * len(actions)]
    for place in chosen_places(late, rng, full):
        state = rules.start(rules.deal(players, seed, options))
        state.events = False
        for action in actions[:place]:
            state.apply(action)
        greedy = answer_of(bot("greedy"), state, Rng(number_of("greedy", seed, place)))
        trial = candidate(state, number_of("judge", game, seed, place) >> 2, greedy, easy_ones)
        if trial is None:
            yield None
            continue
        ranking = trial.ranking()
        failed = failures(state, ranking[0].answer, Rng(number_of("grade", seed, place)))
        if is_trivial(failed):
            yield None
            continue
        kept = tuple(ranking[:SHOWN])
        yield Puzzle(
            game, 0, seed, players, options, tuple(actions[:place]), kinds[place], kept, grade(failed), tuple(failed)
        )


def make(
    game: str, number: int, seed: str, out: Path, tell: Callable[[Progress], None], games: int | None = None
) -> list[Puzzle]:
    """Make puzzles until there are `number`, or until `games` were played; keep those that the file already has."""
    tried, puzzles = read_progress(game, seed, out)
    looked = 0
    first = tried
    while len(puzzles) < number and (games is None or tried - first < games):
        full = full_kinds(puzzles, number)
        solved = sum(puzzle.failed[GREEDY] == 0 for puzzle in puzzles)
        easy = solved < registry.title(game).puzzles_solved_by_greedy * max(10, len(puzzles))
        for puzzle in puzzles_of_game(game, f"{seed}-{tried}", full, easy):
            looked += 1
            if puzzle is not None and len(puzzles) < number:
                puzzles.append(puzzle)
        tried += 1
        write(game, number, seed, tried, puzzles, out)
        tell(Progress(tried, looked, len(puzzles), number))
    return puzzles


def full_kinds(puzzles: list[Puzzle], number: int) -> frozenset[str]:
    """Kinds of question of which there are enough."""
    counted = Counter(puzzle.kind for puzzle in puzzles)
    return frozenset(kind for kind, count in counted.items() if count >= MOST_OF_A_KIND * number)


def read_progress(game: str, seed: str, out: Path) -> tuple[int, list[Puzzle]]:
    """Return the number of games and the puzzles that an earlier run has left in the file."""
    if not out.exists():
        return 0, []
    try:
        told: dict[str, Any] = json.loads(out.read_text("utf-8"))
        same = (told["format"], told["game"], told["rules"], told["seed"], told.get("version"))
        puzzles = [Puzzle.from_json(game, 0, entry) for entry in told["puzzles"]]
        tried = int(told["games"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise PuzzleError(f"{out} is no collection of puzzles: {error}") from None
    if same[:-1] != (FORMAT, game, registry.game(game).rules_version, seed):
        raise PuzzleError(f"{out} was made for another game, seed or version of the rules. Name another file.")
    if same[-1] != __version__:  # whose bots play other games, so that no command would find the whole again
        raise PuzzleError(f"{out} was begun by another version of Big Board. Name another file.")
    return tried, puzzles


def write(game: str, number: int, seed: str, tried: int, puzzles: list[Puzzle], out: Path) -> None:
    """All of it, in one step, one line for each puzzle; the head says how to make it again."""
    head = {
        "format": FORMAT,
        "game": game,
        "rules": registry.game(game).rules_version,
        "seed": seed,
        "version": __version__,
        "command": f"bigboard puzzles --game {game} --number {number} --seed {seed}",
        "games": tried,
    }
    lines = ",\n".join(json.dumps(puzzle.to_json(), separators=(",", ":")) for puzzle in puzzles)
    draft = out.with_name(f".{out.name}.draft")
    draft.write_text(json.dumps(head)[:-1] + ', "puzzles": [\n' + lines + "\n]}\n", "utf-8")
    draft.replace(out)
