"""A game that brings no screens of its own, at the terminal: all that is seen comes from its declaration and offers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import outside
from tests.cli.at_the_terminal import Desk, playing
from whisper_street import CARDS, COMPANIES, TITLE, WHISPER_STREET

from bigboard.cli.errors import Leave
from bigboard.cli.language import speak
from bigboard.cli.tui.plain.screen import PlainScreen, shapes
from bigboard.cli.tui.plain.wording import Wording, value_text
from bigboard.cli.tui.sentences import Voice, log_lines
from bigboard.cli.tui.terminal import Terminal
from bigboard.games import undo
from bigboard.games.contract import Event, JsonDict, State
from bigboard.games.declaration import Declaration
from bigboard.games.manifest import Title
from bigboard.games.templates import fill
from bigboard.records.record import read_record, replay

BARE = Declaration("bare", (), (), (), ())
NONE = dict.fromkeys(COMPANIES, 0)
BUYING = {
    "players": 2, "seat": 0, "decision": "buy", "deck": CARDS, "round": 1, "first": 0, "at": 0,
    "prices": {"Anchor": 5, "Beacon": 6, "Comet": 7, "Dynamo": 30}, "money": [20, 20],
    "shares": [{**NONE, "Comet": 2}, NONE], "asked": ["Comet", ""], "traded": NONE,
}  # fmt: skip


@pytest.fixture(autouse=True)
def third_game() -> Iterator[None]:
    with outside.installed():
        yield


@pytest.fixture
def buying() -> State:
    return WHISPER_STREET.position(BUYING)


def first_answer(screen: str, prompt: str) -> str:
    if prompt.startswith("Play again"):
        return "n"
    found = re.findall(r"(\d)  (?:Ask|Sell|Buy) ", screen.rpartition("?")[2])
    return f"{found[0]} 0" if "Pick up to" in screen else found[0]


def play_on(desk: Desk, state: State, home: Path, *lines: str) -> str:
    """Everything that is printed while these lines are typed, without line breaks."""
    play = playing(state, home)
    desk.type(lines)
    with pytest.raises(Leave):
        play.run()
    desk.look()
    return " ".join(desk.text.split())


def test_a_game_from_outside_is_played_to_its_end_by_typing_numbers_only(desk: Desk, home: Path) -> None:
    desk.decide(first_answer)
    assert desk.run("play", outside.NAME, "--against", "random", "--seed", "7", "--option", "rounds=5") == 0
    assert "Final account" in desk.text
    assert TITLE.about in desk.text.replace("\n", " ")
    assert not desk.errors
    (kept,) = (home / "games").iterdir()
    assert replay(read_record(kept)).winners()


def test_a_game_from_outside_is_replayed(desk: Desk, home: Path) -> None:
    state = WHISPER_STREET.start(WHISPER_STREET.deal(2, 3))
    while legal := state.legal_actions():
        state.apply(legal[0])
    desk.type([])
    from bigboard.records.record import write_record

    write_record(home / "game.json", state.record())
    assert desk.run("replay", str(home / "game.json"), "--all") == 0
    assert "ask Anchor" in desk.text
    assert "Final account" in desk.text


def test_the_table_shows_the_declared_figures_and_tables(desk: Desk, buying: State) -> None:
    view = {**buying.observe(0), "names": ["Kim", "Lou"]}
    Terminal(90).show(PlainScreen(TITLE).table(view, Voice(["Kim", "Lou"], 0), [], 90))
    shown = " ".join(desk.look().split())
    assert "Whisper Street · Round 1 · You heard Comet -3" in shown
    assert "▸ You $20 2 × Comet Comet" in shown
    assert "Dynamo $30" in shown


def test_what_is_not_declared_is_shown_under_its_own_name() -> None:
    view = {
        "game": "x",
        "round": 2,
        "open": True,
        "hand": ["A", "B"],
        "seats": [{"money": 3}, {"money": 4}],
        "tip": "up",
    }
    shown = {part.name: part for part in shapes(view)}
    assert [(part.text, part.kind) for part in shown.values()] == [
        ("Round", "number"), ("Open", "flag"), ("Hand", "cards"), ("Seats", "cards"), ("Tip", "text"),
    ]  # fmt: skip
    assert shown["seats"].columns == {"money": ("Money", "number")}


def test_answers_say_what_they_cost_and_gain(desk: Desk, buying: State, home: Path) -> None:
    text = play_on(desk, buying, home)
    assert "What do you buy? Pick up to 3." in text
    assert "1 Buy Anchor costs $5" in text
    assert "Dynamo costs" not in text


def test_several_things_are_picked_in_any_order_and_given_together(desk: Desk, buying: State, home: Path) -> None:
    text = play_on(desk, buying, home, "3 1", "", "log")
    assert "So far: 1 × Buy Anchor, 1 × Buy Comet for $12." in text
    assert "buys Anchor for $5; buys Comet for $7" in text


def test_more_than_one_can_pay_is_refused_before_anything_is_bought(desk: Desk, buying: State, home: Path) -> None:
    text = play_on(desk, buying, home, "3 3 3")
    assert "That costs $21, and you have $20." in text
    assert "buys" not in text


def test_more_of_a_thing_than_there_is_is_refused(desk: Desk, home: Path) -> None:
    state = WHISPER_STREET.position({**BUYING, "decision": "sell", "shares": [{**NONE, "Comet": 2, "Anchor": 1}, NONE]})
    assert "You have no share of Anchor." in play_on(desk, state, home, "1 1")


def test_words_are_understood_too(desk: Desk, buying: State, home: Path) -> None:
    assert "buys Anchor for $5; buys Beacon for $6" in play_on(desk, buying, home, "buy beacon anchor", "log")


def test_a_refusal_is_told_in_the_words_of_the_game(desk: Desk, buying: State, home: Path) -> None:
    text = play_on(desk, buying, home, "buy Dynamo", "why sell Comet", "why")
    assert "Dynamo costs more than you have. (`why` shows rule WSP-BUY)" in text
    assert "That is not an answer to the current question, what to buy." in text
    assert "WSP-BUY" in text


def test_hearing_something_ends_undo_and_buying_does_not() -> None:
    state = WHISPER_STREET.start(WHISPER_STREET.deal(2, 3))
    heard, asked = stepped(state, state.describe(state.legal_actions()[0]))
    bought, more = stepped(heard, {"type": "buy", "company": "Comet"})
    turned, last = stepped(bought, {"type": "stop_buying"})
    assert undo.why_not(state, asked, heard) == "revealed"
    assert undo.why_not(heard, more, bought) is None
    assert undo.why_not(bought, last, turned) is None


def test_the_end_of_a_round_ends_undo() -> None:
    state = WHISPER_STREET.position({**BUYING, "seat": 1, "asked": ["Comet", "Comet"]})
    after, events = stepped(state, {"type": "stop_buying"})
    assert undo.why_not(state, events, after) == "revealed"


def stepped(state: State, described: JsonDict) -> tuple[State, list[Event]]:
    after = state.clone()
    return after, after.apply(after.find(described))


def test_what_someone_heard_is_told_to_that_seat_alone() -> None:
    state = WHISPER_STREET.start(WHISPER_STREET.deal(2, 3))
    seat = state.seat
    events = state.apply(state.find({"type": "ask", "company": "Comet"}))
    lines = [
        log_lines(outside.NAME, [event.seen_by(who) for event in events], Voice(["Kim", "Lou"]))
        for who in (seat, 1 - seat)
    ]
    name = ["Kim", "Lou"][seat]
    assert re.fullmatch(rf"{name} asks about Comet and hears [+-]\d\.", lines[0][0])
    assert lines[1] == [f"{name} asks about Comet."]


@pytest.mark.parametrize(
    ("kind", "value", "text"),
    [
        ("money", 1200, "$1,200"), ("signed", 3, "+3"), ("seat", 1, "Lou"), ("seat", -1, "–"), ("text", None, "–"),
        ("flag", True, "Yes"), ("cards", {"Comet": 2, "Anchor": 0}, "2 × Comet"), ("cards", [1, 2], "1, 2"),
        ("cards", [], "–"),
    ],
)  # fmt: skip
def test_a_fact_is_told_as_what_it_is(kind: str, value: object, text: str) -> None:
    assert value_text(kind, value, Voice(["Kim", "Lou"])).replace("\u00a0", " ") == text


def test_a_part_in_brackets_is_left_out_where_a_fact_is_missing() -> None:
    def tell(kind: str, value: object) -> str:
        return f"{kind}:{value}"

    assert fill("{a}[ and {b:money}].", {"a": 1, "b": 2}, tell) == "text:1 and money:2."
    assert fill("{a}[ and {b:money}].", {"a": 1}, tell) == "text:1."


def test_a_game_that_declares_nothing_still_has_words() -> None:
    title = Title(name="bare", label="Bare", rules="BAR", game="", declaration="tests.cli.tui.test_plain:BARE")
    wording = Wording(title)
    voice = Voice(["Kim"], 0)
    assert wording.action({"type": "sell_all", "company": "Comet"}, voice) == "Sell all Comet"
    assert wording.question("sell_all", voice) == "Sell all"
    assert wording.event({"type": "share_sold", "seat": 0}, voice) == "Share sold"


def test_the_terminal_speaks_another_language_around_the_game(desk: Desk, buying: State, home: Path) -> None:
    speak("fr")
    text = play_on(desk, buying, home)
    assert "Choisissez-en 3 au plus." in text
    assert "coûte $5" in text.replace("\u00a0", " ").replace("\u202f", " ")
