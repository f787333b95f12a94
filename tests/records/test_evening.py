"""Writing down a game of Acquire: public facts are enough for a record that replays to the same game."""

from __future__ import annotations

import json

import pytest

import bigboard
from bigboard.bots import bot
from bigboard.games.contract import Event, IllegalAction, State
from bigboard.games.rng import Rng
from bigboard.records.evening import Evening, EveningError
from bigboard.records.notation import action_text
from bigboard.records.record import replay_steps


def real_game(seed: int, players: int) -> tuple[State, list[str], list[tuple[str, list[str]]]]:
    """A game between bots: its end, the start tiles, and what somebody at the table hears, line by line."""
    game = bigboard.game("acquire")
    deal = game.deal(players, seed)
    state = game.start(deal)
    rng, player, lines = Rng(seed), bot("greedy"), []
    while state.seat >= 0:
        action = player.choose(state.sample(state.seat, rng), rng)
        text = action_text("acquire", state.describe(action))
        dead = [str(event.data["tile"]) for event in state.apply(action) if event.type == "dead_tile_discarded"]
        lines.append((text, dead))
    return state, deal["bag"][:players], lines


def stuck(state: State) -> bool:
    """Whether somebody had nothing to play, which only a hand that is known can show."""
    return any(event.type == "no_playable_tile" for _, events in steps(state) for event in events)


def steps(state: State) -> list[tuple[State, list[Event]]]:
    return [(at, events) for at, _, events in replay_steps(state.record())]


@pytest.mark.parametrize("seed", range(8))
def test_a_whole_game_is_written_down_from_what_everybody_sees(seed: int) -> None:
    state, start_tiles, lines = real_game(seed, 2 + seed % 4)
    if stuck(state):
        pytest.fail("choose another seed: this game needs known hands")
    evening = Evening([f"P{seat}" for seat in range(state.players)], start_tiles)
    for text, dead in lines:
        evening.take(text)
        for tile in dead:
            evening.take(f"dead {tile}")
    assert evening.state.seat < 0
    again = bigboard.replay(evening.record())
    assert again.scores() == state.scores()
    assert again.observe(-1) == state.observe(-1)


def test_what_the_rules_forbid_is_refused_and_changes_nothing() -> None:
    evening = Evening(["Ana", "Bo"], ["1A", "9I"])
    before = evening.record()
    for line, error in (
        ("buy T", IllegalAction),
        ("found T", IllegalAction),
        ("13A", ValueError),
        ("1A", EveningError),
    ):
        with pytest.raises(error):
            evening.take(line)
        assert evening.record() == before
    evening.take("5C")
    with pytest.raises(EveningError, match="5C"):
        evening.take("5C")


def test_a_known_hand_keeps_its_tiles_from_others() -> None:
    evening = Evening(["Ana", "Bo"], ["1A", "9I"])
    evening.take("hand 5E 7G")
    evening.take("2D")
    with pytest.raises(EveningError, match="5E"):
        evening.take("5E")  # Bo cannot have it
    evening.take("6H")
    evening.take("5E")
    assert evening.record()["actions"][-1]["tile"] == "5E"


def test_a_line_is_taken_back() -> None:
    evening = Evening(["Ana", "Bo"], ["1A", "9I"])
    empty = evening.record()
    evening.take("5C")
    evening.undo()
    assert evening.record() == empty
    with pytest.raises(EveningError):
        evening.undo()


def test_an_evening_is_resumed_from_its_record() -> None:
    evening = Evening(["Ana", "Bo"], ["1A", "9I"])
    for line in ("5C", "6D", "5D", "found T", "buy T T T"):
        evening.take(line)
    again = Evening.resumed(json.loads(json.dumps(evening.record())))
    assert again.record() == evening.record()
    again.take("6E")
    with pytest.raises(EveningError):
        Evening.resumed({"deal": {}})


def test_bad_beginnings() -> None:
    for names, tiles in (
        (["Ana"], ["1A"]),
        (["Ana", "Bo"], ["1A"]),
        (["Ana", "Bo"], ["1A", "1A"]),
        (["A", "B"], ["1A", "1Z"]),
    ):
        with pytest.raises(ValueError, match=r"players|tile"):
            Evening(names, tiles)
