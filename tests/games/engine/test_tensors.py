"""The tensor says exactly what the view says: equal numbers, equal views, and the other way round."""

from __future__ import annotations

import json
import random
from array import array
from typing import TYPE_CHECKING, Any

import pytest

import bigboard
from bigboard.games.engine.table_game import TableGame
from bigboard.games.registry import declaration

if TYPE_CHECKING:
    from bigboard import State

pytestmark = pytest.mark.once

EVERYTHING = dict.fromkeys(
    ("bonds", "commerce", "dice", "strategies", "promo", "investors", "auction", "first_player_card"), True
)
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("acquire", 2, {}),
    ("acquire", 4, {"dead_tiles": "once"}),
    ("acquire", 3, {"open_holdings": False, "dead_tiles": "never"}),
    ("acquire", 6, {"open_holdings": False}),
    ("stockpile", 2, {}),
    ("stockpile", 4, {}),
    ("stockpile", 3, {"board": "advanced"}),
    ("stockpile", 4, {"bonds": True}),
    ("stockpile", 4, {"commerce": True}),
    ("stockpile", 3, {"dice": True}),
    ("stockpile", 4, {"strategies": True}),
    ("stockpile", 4, {"strategies": True, "promo": True}),
    ("stockpile", 5, {"investors": True}),
    ("stockpile", 2, {"investors": True, "investor_set": "base"}),
    ("stockpile", 3, {"investors": True, "auction": True}),
    ("stockpile", 4, {"first_player_card": True}),
    ("stockpile", 2, EVERYTHING),
    ("stockpile", 3, EVERYTHING),
    ("stockpile", 5, {**EVERYTHING, "auction": False, "board": "advanced"}),
]
NAMES = [f"{game}-{players}-{'-'.join(options) or 'base'}" for game, players, options in TABLES]


def floats(state: State, seat: int) -> array[float]:
    out = array("f", [7.0]) * state.game.tensor_size
    state.tensor(seat, out)
    return out


def mask(state: State) -> list[int]:
    out = bytearray([7]) * state.game.num_actions
    state.game.legal_mask(state, out)
    return [action for action, legal in enumerate(out) if legal == 1]


class Pairing:
    """Views and tensors that have been met, and which belong together."""

    def __init__(self) -> None:
        self.view_of: dict[bytes, str] = {}
        self.numbers_of: dict[str, bytes] = {}

    def meet(self, state: State, seat: int) -> None:
        view = json.dumps(state.observe(seat), sort_keys=True)
        numbers = floats(state, seat).tobytes()
        assert self.view_of.setdefault(numbers, view) == view, "two views have the same tensor"
        assert self.numbers_of.setdefault(view, numbers) == numbers, "one view has two tensors"


def random_course(game: bigboard.Game, players: int, options: dict[str, Any], seed: int) -> list[State]:
    """Some positions of a random game, and beside each what other answers would have led to."""
    rng = bigboard.Rng(seed)
    state = game.start(game.deal(players, seed // 3, options))
    state.events = False
    found = [state.clone()]
    while state.seat >= 0:
        legal = state.legal_actions()
        if rng.below(6) == 0:
            for action in {legal[rng.below(len(legal))] for _ in range(4)}:
                other = state.clone()
                other.apply(action)
                found.append(other)
        state.apply(legal[rng.below(len(legal))])
    return [*found, state]


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)
def test_equal_tensors_are_equal_views_and_equal_views_are_equal_tensors(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = bigboard.game(name)
    met = Pairing()
    # Games of three seeds share a deal, so that many positions differ in a single thing.
    for seed in range(6):
        for state in random_course(game, players, options, seed):
            for seat in range(-1, players):
                met.meet(state, seat)
    assert len(met.view_of) > 200


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything in a position."""
    found = [path]
    if isinstance(value, dict):
        for key, part in value.items():
            found += places(part, (*path, key))
    elif isinstance(value, list):
        for key, part in enumerate(value):
            found += places(part, (*path, key))
    return found


def edited(position: dict[str, Any], rng: bigboard.Rng) -> dict[str, Any]:
    """The position with one thing changed, whether or not such a position can be."""
    changed = json.loads(json.dumps(position))
    paths = [path for path in places(changed) if path and path[0] not in FIXED]
    if rng.below(3) == 0:  # orders, which are few among so many facts
        paths = [path for path in paths if isinstance(read(changed, path), list) and len(read(changed, path)) > 1]
    path = paths[rng.below(len(paths))]
    within = changed
    for key in path[:-1]:
        within = within[key]
    old = within[path[-1]]
    if isinstance(old, bool):
        within[path[-1]] = not old
    elif isinstance(old, int):
        within[path[-1]] = old + (1 if rng.below(2) else -1)
    elif isinstance(old, list) and len(old) > 1:
        one, other = rng.below(len(old)), rng.below(len(old))
        old[one], old[other] = old[other], old[one]
    elif isinstance(old, str):
        alike = [path for path in paths if isinstance(read(changed, path), str)]
        other_path = alike[rng.below(len(alike))]
        within[path[-1]] = read(changed, other_path)
        write(changed, other_path, old)
    return changed  # type: ignore[no-any-return]


def read(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def write(value: Any, path: tuple[Any, ...], new: Any) -> None:
    read(value, path[:-1])[path[-1]] = new


FIXED = ("game", "rules", "players", "options", "seed")


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)
def test_a_single_change_shows_in_the_tensor_if_and_only_if_it_shows_in_the_view(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = bigboard.game(name)
    rng = bigboard.Rng(8)
    course = random_course(game, players, options, 4)
    compared = 0
    for state in course[:: max(1, len(course) // 14)]:
        position = state.position()
        tensors = [floats(state, seat) for seat in range(-1, players)]
        views = [state.observe(seat) for seat in range(-1, players)]
        for _ in range(25):
            try:
                other = game.position(edited(position, rng))
            except ValueError:
                continue  # no such position
            compared += 1
            for seat in range(-1, players):
                same_view = other.observe(seat) == views[seat + 1]
                assert (floats(other, seat) == tensors[seat + 1]) == same_view, (seat, position, other.position())
    assert compared > 40


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)
def test_every_number_is_a_whole_part_of_its_field_between_0_and_1(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = bigboard.game(name)
    wholes = declaration(name).tensor_wholes
    for state in random_course(game, players, options, 5):
        codes = bytearray([7]) * game.tensor_size
        for seat in range(-1, players):
            state.compact(seat, codes)  # type: ignore[attr-defined]
            numbers = floats(state, seat)
            assert max(numbers) <= 1.0
            assert min(numbers) >= 0.0
            assert numbers == array("f", [code / whole for code, whole in zip(codes, wholes, strict=True)])


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)
def test_the_legal_actions_are_the_mask_and_the_end_of_the_tensor_of_a_player_who_decides(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = bigboard.game(name)
    for state in random_course(game, players, options, 7):
        assert mask(state) == state.legal_actions()
        for seat in range(-1, players):
            end = floats(state, seat)[-game.num_actions :]
            legal = [action for action, number in enumerate(end) if number]
            assert legal == (state.legal_actions() if seat == state.seat else [])


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=NAMES)
def test_what_lies_on_what_was_there_before_is_the_same_as_on_an_empty_page(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """The tensor is written over the one before; the compact one always begins with nothing."""
    rules = bigboard.game(game)
    assert isinstance(rules, TableGame)
    rng = random.Random(players)
    stranger = rules.start(rules.deal(rules.max_players if players == 2 else 2, 1))
    state: Any = rules.start(rules.deal(players, 11, options))
    compact = bytearray(rules.tensor_size)
    while state.seat >= 0:
        for seat in (state.seat, rng.randrange(-1, players)):
            numbers = floats(state, seat)
            state.compact(seat, compact)
            assert numbers == array(
                "f", [code / whole for code, whole in zip(compact, rules.layout.wholes, strict=True)]
            )
        if rng.random() < 0.05:
            floats(stranger, 0)
            state = state.clone()
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", ["acquire", "stockpile"])
def test_a_step_writes_what_tensor_and_mask_write(name: str) -> None:
    game = bigboard.game(name)
    state = game.start(game.deal(3, 4))
    rng = bigboard.Rng(4)
    numbers = array("f", [7.0]) * game.tensor_size
    allowed = bytearray(game.num_actions)
    while state.seat >= 0:
        legal = state.legal_actions()
        assert state.step_into(legal[rng.below(len(legal))], numbers, allowed) == state.seat
        assert numbers == floats(state, state.seat)
        assert [action for action, flag in enumerate(allowed) if flag] == state.legal_actions()


@pytest.mark.parametrize("name", ["acquire", "stockpile"])
def test_a_step_that_cannot_be_written_is_not_taken(name: str) -> None:
    game = bigboard.game(name)
    state = game.start(game.deal(3, 4))
    before = state.position()
    action = state.legal_actions()[0]
    numbers = array("f", [0.0]) * game.tensor_size
    with pytest.raises(ValueError, match=f"has {game.num_actions} bytes, not 3"):
        state.step_into(action, numbers, bytearray(3))
    with pytest.raises(ValueError, match="float32 numbers"):
        state.step_into(action, numbers[1:], bytearray(game.num_actions))
    assert state.position() == before


@pytest.mark.parametrize("name", ["acquire", "stockpile"])
@pytest.mark.parametrize("kind", ["i", "I", "d", "h"])
def test_numbers_that_are_not_float32_are_refused(name: str, kind: str) -> None:
    game = bigboard.game(name)
    out = array(kind, bytes(8 * game.tensor_size))
    sentence = rf"^The tensor of {name.capitalize()} goes into float32 numbers or plain bytes, not .* '{kind}'\.$"
    with pytest.raises(TypeError, match=sentence):
        game.start(game.deal(3, 1)).tensor(0, out)


@pytest.mark.parametrize("name", ["acquire", "stockpile"])
def test_a_mask_of_larger_numbers_is_refused(name: str) -> None:
    game = bigboard.game(name)
    state = game.start(game.deal(3, 1))
    with pytest.raises(TypeError, match=rf"^The mask of {name.capitalize()} goes into numbers of one byte each"):
        game.legal_mask(state, array("i", [0]) * game.num_actions)
    with pytest.raises(ValueError, match=rf"^The mask of {name.capitalize()} has {game.num_actions} bytes, not 5\.$"):
        game.legal_mask(state, bytearray(5))


def test_a_mask_of_another_game_is_refused() -> None:
    acquire, stockpile = bigboard.game("acquire"), bigboard.game("stockpile")
    state = acquire.start(acquire.deal(3, 1))
    with pytest.raises(TypeError, match=r"^This is not a state of Stockpile\.$"):
        stockpile.legal_mask(state, bytearray(stockpile.num_actions))


@pytest.mark.parametrize("name", ["acquire", "stockpile"])
def test_the_version_of_the_tensor_is_the_declared_one(name: str) -> None:
    assert bigboard.game(name).tensor_version == declaration(name).tensor_version == 2
