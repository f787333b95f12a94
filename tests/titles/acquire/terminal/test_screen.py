"""What is drawn fits, is told by letters as well as colors, and shows nothing that is hidden."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console
from tests.cli.at_the_terminal import dealt

from bigboard.cli.language import speak
from bigboard.cli.tui.layout import Scene, draw
from bigboard.cli.tui.prompts import questions
from bigboard.cli.tui.sentences import Voice
from bigboard.cli.tui.terminal import Terminal
from bigboard.games.contract import State
from bigboard.i18n import LANGUAGES
from bigboard.records.notation import parse_position
from bigboard.titles.acquire.terminal.screen import table

NAMES = ["Kim", "Lou", "Max", "Noa", "Oki", "Pia"]
LONG_NAMES = [f"Longnamed {k}" for k in range(6)]


def drawn(state: State, seat: int, console: Console, names: list[str], events: list[dict[str, object]]) -> str:
    view = state.view(seat)
    asked = questions("acquire").question(view, state.sample(seat, 1)) if state.seat == seat else None
    voice = Voice(names[: state.players], seat)
    draw(Terminal(console=console), Scene("acquire", view, voice, events, len(events) // 2, [], asked))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def paper(width: int = 80, **how: object) -> Console:
    return Console(file=StringIO(), width=width, highlight=False, **how)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "width", "names"),
    [(2, 80, LONG_NAMES), (3, 120, NAMES), (4, 80, NAMES), (5, 120, LONG_NAMES), (6, 80, LONG_NAMES)],
)
def test_no_line_is_longer_than_the_screen(players: int, width: int, names: list[str]) -> None:
    rng = random.Random(players)
    state = dealt(players, seed=players)
    events = [event.seen_by(0) for event in state.opening]
    decisions = set()
    while state.seat >= 0:
        if state.decision not in decisions or rng.random() < 0.01:
            decisions.add(state.decision)
            for line in drawn(state, state.seat, paper(width), names, events).splitlines():
                assert len(line) <= width
        events += [event.seen_by(0) for event in state.apply(rng.choice(state.legal_actions()))]
    assert len(decisions) > 3
    assert max(len(line) for line in drawn(state, 0, paper(width), names, events).splitlines()) <= width


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_usual_screen_fits_into_24_rows(spoken: str) -> None:
    speak(spoken)
    rng = random.Random(4)
    state = dealt(4, seed=4)
    events = [event.seen_by(0) for event in state.opening]
    while state.seat >= 0:
        if state.seat == 0:
            view = state.view(0)
            asked = questions("acquire").question(view, state.sample(0, 1))
            scene = Scene("acquire", view, Voice(NAMES[:4], 0), events, max(0, len(events) - 12), [], asked)
            console = paper(80, height=24, force_terminal=True, no_color=True)
            terminal = Small(console=console)
            draw(terminal, scene)
            assert isinstance(console.file, StringIO)
            assert console.file.getvalue().count("\n") <= 23, console.file.getvalue()
        events += [event.seen_by(0) for event in state.apply(rng.choice(state.legal_actions()))]


class Small(Terminal):
    """As a person's terminal of 24 rows."""

    @property
    def height(self) -> int:
        return 24


def test_without_colors_everything_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    state = parse_position("acquire players=2 T=1A-11A W=1C,2C lone=9I hands=5H,12H/9E shares=T5/W2")
    plain = drawn(state, 0, paper(), NAMES, [])
    assert "A  T  T  T" in plain
    assert " 5H " in plain
    assert "\x1b" not in plain
    monkeypatch.setenv("NO_COLOR", "1")
    unicolored = drawn(state, 0, paper(force_terminal=True), NAMES, [])
    for code in ("\x1b[3", "\x1b[4", "38;", "48;"):
        assert code not in unicolored.replace("\x1b[3m", "").replace("\x1b[4m", "").replace("\x1b[3J", "")


def test_colors_are_used_where_there_are_some() -> None:
    state = parse_position("acquire players=2 T=1A-11A hands=5H/9E")
    assert "48;2;230;194;41m" in drawn(state, 0, paper(force_terminal=True, color_system="truecolor"), NAMES, [])


def test_every_chain_has_a_letter_and_a_color_of_its_own() -> None:
    from bigboard.titles.acquire.terminal.screen import CELL_STYLES, WORD_STYLES

    assert len({CELL_STYLES[name[0]] for name in WORD_STYLES}) == len(set(WORD_STYLES.values())) == 7


def test_hidden_holdings_stay_hidden() -> None:
    state = dealt(3, seed=1, open_holdings=False)
    text = drawn(state, 0, paper(), NAMES, [])
    assert "Lou ?" in text
    assert "You $6,000" in text


def test_the_screen_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    rng = random.Random(9)
    state = dealt(4, seed=9)
    for _ in range(60):
        state.apply(rng.choice(state.legal_actions()))
    for seat in range(4):
        real = drawn(state, seat, paper(), NAMES, [])
        for seed in range(5):
            assert drawn(state.sample(seat, seed), seat, paper(), NAMES, []) == real


@pytest.mark.parametrize(
    ("position", "tile", "note"),
    [
        ("acquire players=2 lone=1A,2A,4A hands=3A/9E", "3A", "founds a chain of 4"),
        ("acquire players=2 T=1A,2A lone=4A,5A hands=3A/9E", "3A", "Tower grows to 5"),
        ("acquire players=2 T=1A,2A W=4A-6A lone=3B hands=3A/9E", "3A", "merges W 3 + T 2 → W 7"),
        ("acquire players=2 T=1A,2A W=4A,5A hands=3A/9E", "3A", "merges W 2 + T 2 → your choice 5"),
        ("acquire players=2 T=1A-11A W=1C-11C hands=3B,9I/9E", "3B", "dead: would merge safe chains"),
        ("acquire players=2 T=1A,2A hands=9I/9E", "9I", "lone"),
        (
            "acquire players=2 W=1A,2A S=4A,5A F=7A,8A I=1C,2C A=4C,5C C=7C,8C T=1E,2E lone=12I hands=11I,12A/9E",
            "11I",
            "blocked: no eighth chain",
        ),
    ],
)
def test_the_hand_says_what_each_tile_would_do(position: str, tile: str, note: str) -> None:
    state = parse_position(position)
    asked = questions("acquire").question(state.view(0), state.sample(0, 1))
    assert next(answer.note for answer in asked.answers if answer.word == tile) == note


def test_new_tiles_are_in_brackets() -> None:
    state = parse_position("acquire players=2 lone=1A,5E hands=9I/9E")
    console = paper()
    fresh = [{"type": "tile_played", "tile": "5E", "seat": 1}]
    console.print(table(state.view(0), Voice(NAMES[:2], 0), fresh, 80))
    assert isinstance(console.file, StringIO)
    assert "[o]" in console.file.getvalue()
    assert "A  o " in console.file.getvalue()
