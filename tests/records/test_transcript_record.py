"""Writing down a real game: what one seat sees is enough for a record that replays to the same public game."""

from __future__ import annotations

import json

import pytest
from tests.records.transcript_talk import Table, Teller, public

import bigboard
from bigboard.bots import bot
from bigboard.games.contract import IllegalAction
from bigboard.games.transcript.transcript import NoteError
from bigboard.records import transcript_record

EVERYTHING = {
    "board": "advanced",
    "bonds": True,
    "commerce": True,
    "dice": True,
    "strategies": True,
    "promo": True,
    "investors": True,
    "first_player_card": True,
}
MODULES: list[dict[str, object]] = [
    {},
    {"board": "advanced"},
    {"bonds": True},
    {"commerce": True},
    {"dice": True},
    {"strategies": True, "promo": True},
    {"investors": True},
    {"investors": True, "auction": True},
    {"first_player_card": True},
    EVERYTHING,
    {**EVERYTHING, "auction": True},
]


def written_down(table: Table, game: str, options: dict[str, object], me: int | None) -> None:
    transcript = transcript_record.begin(game, [f"P{seat}" for seat in range(table.state.players)], options, me)
    Teller(table, me).tell(transcript)
    record = json.loads(json.dumps(transcript.record()))
    assert bigboard.replay(record).scores() == table.state.scores()
    assert public(transcript.events) == public(table.events())


@pytest.mark.once
@pytest.mark.parametrize("number", range(len(MODULES)))
@pytest.mark.parametrize("me", [None, 0])
def test_a_game_of_stockpile_is_written_down_from_what_one_seat_sees(number: int, me: int | None) -> None:
    table = Table("stockpile", 2 + number % 4, number, MODULES[number])
    written_down(table, "stockpile", MODULES[number], me)


@pytest.mark.once
def test_a_card_is_not_refused_for_what_was_only_concluded_of_others() -> None:
    options: dict[str, object] = {"first_player_card": True}
    written_down(Table("stockpile", 5, 118, options, bot("greedy")), "stockpile", options, 4)


@pytest.mark.once
@pytest.mark.parametrize(
    ("seed", "players", "dead_tiles", "me"),
    [(0, 2, "repeat", 0), (1, 3, "once", None), (8, 5, "never", 0), (3, 5, "repeat", 0)],
)
def test_a_game_of_acquire_is_written_down_with_its_dead_tiles(
    seed: int, players: int, dead_tiles: str, me: int | None
) -> None:
    options: dict[str, object] = {"dead_tiles": dead_tiles}
    table = Table("acquire", players, seed, options, bot("greedy") if seed in (0, 3) else None)
    written_down(table, "acquire", options, me)


def test_what_cannot_have_happened_is_refused_and_changes_nothing() -> None:
    transcript = transcript_record.begin("acquire", ["Ana", "Bo"])
    transcript.take({"see": ["1A", "9I"]})
    transcript.take({"do": [{"type": "play_tile", "tile": "5C"}]})
    before = transcript.record()
    notes: list[dict[str, object]] = [
        {"do": [{"type": "play_tile", "tile": "5C"}]},
        {"do": []},
        {"see": ["1A"]},
        {"do": [{"type": "fly"}]},
    ]
    for note in notes:
        with pytest.raises((NoteError, IllegalAction)):
            transcript.take(note)
        assert transcript.record() == before


def test_a_card_that_was_seen_elsewhere_is_refused_in_a_sentence() -> None:
    transcript = transcript_record.begin("acquire", ["Ana", "Bo"])
    with pytest.raises(NoteError, match="a different start tile"):
        transcript.take({"see": ["1A", "1A"]})


def test_a_line_is_taken_back_and_the_evening_goes_on_later() -> None:
    table = Table("stockpile", 3, 5, {})
    transcript = transcript_record.begin("stockpile", ["Ana", "Bo", "Cy"])
    teller = Teller(table, None)
    for _ in range(12):
        transcript.take(teller.note(transcript))
    shown, last = transcript.ask, transcript.notes[-1]
    transcript.undo()
    transcript.take(last)
    assert transcript.ask == shown
    again = transcript_record.resume(json.loads(json.dumps(transcript.record())))
    assert (again.ask, again.record()) == (transcript.ask, transcript.record())


def test_someone_with_nothing_to_play_only_buys() -> None:
    transcript = transcript_record.begin("acquire", ["Ana", "Bo"])
    transcript.take({"see": ["1A", "9I"]})
    assert {"type": "no_tile"} in transcript.ask.choices
    with pytest.raises(NoteError):
        transcript.take({"do": [{"type": "no_tile"}]})  # on an empty board every tile can be played


def test_a_foreign_record_and_a_bad_game_are_refused() -> None:
    with pytest.raises(NoteError, match="not a game that is being recorded"):
        transcript_record.resume({"format": 1})
    with pytest.raises(NoteError, match="cannot be written down"):
        transcript_record.begin("chess", ["Ana", "Bo"])
