"""What is drawn of Stockpile fits, is told by letters as well as colors, and shows nothing that is hidden."""

from __future__ import annotations

import random
from io import StringIO
from itertools import cycle, repeat

import pytest
from rich.console import Console
from tests.titles.acquire.terminal.test_screen import Small, paper
from tests.titles.stockpile.terminal.at_the_stockpile import ALL, NAMES, dealt, random_tables

from bigboard.cli.language import speak
from bigboard.cli.tui.layout import Scene, draw
from bigboard.cli.tui.prompts import questions
from bigboard.cli.tui.screens import screen
from bigboard.cli.tui.sentences import Voice
from bigboard.cli.tui.terminal import Terminal
from bigboard.games.contract import JsonDict, State
from bigboard.i18n import LANGUAGES
from bigboard.records.notation import parse_position
from bigboard.titles.stockpile.declaration import DECLARATION
from bigboard.titles.stockpile.terminal.account import FEES

LONG_NAMES = [f"Longnamed {k}" for k in range(5)]


def drawn(state: State, seat: int, console: Console, names: list[str], events: list[JsonDict], world: int = 1) -> str:
    view = {**state.view(seat), "names": names[: state.players]}
    asked = questions("stockpile").question(view, state.sample(seat, world)) if state.seat == seat else None
    voice = Voice(names[: state.players], seat)
    terminal = Small(console=console) if console.height == 24 else Terminal(console=console)
    draw(terminal, Scene("stockpile", view, voice, events, len(events) // 2, [], asked))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("width", "names"), [(80, LONG_NAMES), (120, NAMES)])
def test_no_line_is_longer_than_the_screen_whatever_is_asked(width: int, names: list[str]) -> None:
    decisions = set()
    for state, rng in random_tables(12):
        seen = set()
        events = [event.seen_by(0) for event in state.opening]
        while state.seat >= 0:
            if state.decision not in seen:
                seen.add(state.decision)
                for line in drawn(state, state.seat, paper(width), names, events).splitlines():
                    assert len(line) <= width
            events += [event.seen_by(0) for event in state.apply(rng.choice(state.legal_actions()))]
        decisions |= seen
        assert max(len(line) for line in drawn(state, 0, paper(width), names, events).splitlines()) <= width
    assert len(decisions) >= 30


FULLEST = list(zip(cycle([5, 2]), repeat(ALL), LANGUAGES))  # languages and players by turns


@pytest.mark.parametrize(
    ("players", "options", "spoken"), [(4, {}, "en"), (3, {"investors": True}, "en"), (5, {}, "en"), *FULLEST]
)
def test_every_screen_fits_into_24_rows(players: int, options: dict[str, object], spoken: str) -> None:
    speak(spoken)
    rng = random.Random(4)
    state = dealt(players, 4, **options)
    events = [event.seen_by(0) for event in state.opening]
    while state.seat >= 0:
        if state.seat == 0:
            console = paper(80, height=24, force_terminal=True, no_color=True)
            assert drawn(state, 0, console, NAMES, events).count("\n") <= 23, state.decision
        events += [event.seen_by(0) for event in state.apply(rng.choice(state.legal_actions()))]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_questions_take_one_line_of_80_columns(spoken: str) -> None:
    speak(spoken)
    long = set()
    for state, rng in random_tables(5):
        while state.seat >= 0:
            view = {**state.view(state.seat), "names": NAMES}
            asked = questions("stockpile").question(view, state.sample(state.seat, 1))
            if len(asked.text) > 80:
                long.add(state.decision)
            state.apply(rng.choice(state.legal_actions()))
    assert long <= {"show_shares", "show_split_shares", "show_companies", "place_commerce", "sell"}


def test_every_legal_answer_can_be_given_by_number() -> None:
    """Directly, or as a part of what is gathered."""
    for state, rng in random_tables(8):
        while state.seat >= 0:
            view = {**state.view(state.seat), "names": NAMES}
            asked = questions("stockpile").question(view, state.sample(state.seat, 1))
            keys = [answer.key for answer in asked.answers if answer.open]
            assert len(keys) == len(set(keys)), asked
            legal = state.legal_actions()
            offered = {answer.action for answer in asked.answers if answer.open and answer.action is not None}
            if asked.pick is None:
                assert offered == set(legal), state.decision
            else:
                assert offered <= set(legal)
            state.apply(rng.choice(legal))


def test_the_screen_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    for number, (state, rng) in enumerate(random_tables(5)):
        for step in range(400):
            if state.seat < 0:
                break
            if step % 29 == number:
                seat = state.seat
                real = drawn(state, seat, paper(), NAMES, [])
                for seed in range(3):
                    assert drawn(state.sample(seat, seed), seat, paper(), NAMES, [], world=seed + 7) == real
            state.apply(rng.choice(state.legal_actions()))


def test_hidden_cards_are_question_marks_and_own_ones_are_in_brackets() -> None:
    state = parse_position("stockpile players=3 stage=demand decision=bid piles=AA,BB:0,F1:2/F2/BO")
    text = drawn(state, 0, paper(), NAMES, [])
    assert "1 AA (BB) ?" in text
    assert "1 AA ? (fee1)" in drawn(state, 2, paper(), NAMES, [])
    assert "1 AA ? ?" in drawn(state, 1, paper(), NAMES, [])


def test_the_deduction_table_tells_what_each_forecast_can_be() -> None:
    pairs = "pairs=AA+4:0/BB+2:1/CC+1:2/EE$$:*/LL-2:-/SS-3:-"
    state = parse_position(f"stockpile players=3 stage=demand decision=bid {pairs}")
    lines = drawn(state, 0, paper(), NAMES, []).splitlines()
    told = {line[:2]: line for line in lines}
    assert "+4 yours" in told["AA"]
    assert "$$ face up" in told["EE"]
    assert "+2 +1 -2 -3" in told["BB"]


def test_tracks_show_the_price_the_start_and_the_reset_after_a_split() -> None:
    text = drawn(parse_position("stockpile players=3 stage=demand decision=bid AA=3"), 0, paper(), NAMES, [])
    assert " 1 2[3]4 5'6*7 8 9 10" in text
    advanced = "stockpile players=3 board=advanced stage=demand decision=bid SS=2 CC=1"
    text = drawn(parse_position(advanced), 0, paper(), NAMES, [])
    assert " 1[1$]2 2$ 3*3$ 4 4$ 5'5$" in text
    assert '[1]3 5"7 9' in text


def test_without_colors_everything_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    state = dealt(4, 3)
    plain = drawn(state, state.seat, paper(), NAMES, [])
    assert "\x1b" not in plain
    monkeypatch.setenv("NO_COLOR", "1")
    unicolored = drawn(state, state.seat, paper(force_terminal=True), NAMES, [])
    for code in ("\x1b[3", "\x1b[4", "38;", "48;"):
        assert code not in unicolored.replace("\x1b[3m", "").replace("\x1b[4m", "").replace("\x1b[3J", "")


def test_every_company_has_a_color_of_its_own() -> None:
    styles = screen("stockpile").WORD_STYLES
    assert len(set(styles.values())) == len(styles) == 6
    colored = drawn(dealt(4, 3), 0, paper(force_terminal=True, color_system="truecolor"), NAMES, [])
    assert "38;2;224;86;79m" in colored


def shown(position: str) -> dict[str, str]:
    """The answers of the first seat by their keys, each with its row and its note."""
    view = {**parse_position(position).view(0), "names": NAMES}
    asked = questions("stockpile").question(view, parse_position(position))
    return {answer.key: " ".join([answer.group, answer.word, answer.note]).strip() for answer in asked.answers}


@pytest.mark.parametrize(("investor", "space"), [("Discount_Donald", 4), ("Budget_Barbara", 1)])
def test_bidders_with_prices_of_their_own_see_what_they_pay(investor: str, space: int) -> None:
    position = f"stockpile players=3 with=investors stage=demand decision=bid piles=AA/F1/BO investors={investor}/-/-"
    view = parse_position(position).view(0)
    printed, mine = view["track"][space], view["seats"][0]["bid_prices"][space]
    assert printed != mine
    assert shown(position)[f"1{space + 1}"] == f"Stockpile 1 {printed}→{mine}"


def test_grahams_sale_has_the_bonus() -> None:
    selling = "stockpile players=3 with=investors stage=selling decision=sell shares=AA2/-/- split=BB1/-/- AA=9"
    assert shown(selling)["1"] == "AA $9K, you have 2"
    graham = shown(f"{selling} investors=Golden_Graham/-/-")
    assert graham["1"] == "AA $10K, you have 2"
    assert graham["2"] == "BB (split share) $12K, you have 1"


def test_what_an_answer_promises_is_what_the_price_does() -> None:
    acting = "stockpile players=3 stage=action decision=act shares=BO1/BB1/- AA=3 CC=9"
    state = parse_position(acting)
    assert shown(acting)["1"] == "boom AA 3→5"
    moved = state.apply(state.find({"type": "boom", "company": "American Automotive"}))
    assert [event.data["to"] for event in moved if event.type == "price_moved"] == [5]


def test_the_final_account_books_every_sum_of_money() -> None:
    """What the events tell adds up to everyone's final money; only fees paid in the final count are not told."""
    for state, rng in random_tables(12):
        events = [event.seen_by(0) for event in state.opening]
        owed = [0] * state.players
        while state.seat >= 0:
            owed = [sum(seat["owes"]) for seat in state.observe(0)["seats"]]
            events += [event.seen_by(0) for event in state.apply(rng.choice(state.legal_actions()))]
        told = DECLARATION.sum_flows(events, state.players)
        account = DECLARATION.account(events, state.scores(), FEES)
        for seat, final in enumerate(state.scores()):
            assert 0 <= sum(values[seat] for values in told.values()) - final <= owed[seat]
            assert sum(values[seat] for values in account.values()) == final


def test_every_event_with_an_amount_is_booked_or_told_twice() -> None:
    twice = {"bid", "fee_owed", "dividend"}
    for state, rng in random_tables(12):
        events = list(state.opening)
        while state.seat >= 0:
            events += state.apply(rng.choice(state.legal_actions()))
        for event in events:
            if "amount" in event.data:
                assert DECLARATION.event(event.type).money or event.type in twice, event.type
