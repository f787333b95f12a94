"""The text harness: compact states, prompts without hidden facts, answers as models write them."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import bigboard
from bigboard.games.contract import IllegalAction, State
from bigboard.games.registry import declaration
from bigboard.lab.run.pairings import with_modules
from bigboard.text import Harness, Names, moves_text, rules_text, state_text

MOST_TOKENS = 1500
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("acquire", {}),
    ("stockpile", {}),
    ("stockpile", with_modules("stockpile", {"board": "advanced"}, ["all"])),
    *((name, {}) for name in bigboard.game_names() if name not in ("acquire", "stockpile")),
]


def tokens(text: str) -> int:
    """An upper estimate: a token for every four letters, three digits and each sign."""
    return len(re.findall(r"[^\W\d]{1,4}|\d{1,3}|[^\w\s]", text))


def states(game: str, options: dict[str, Any], seed: int) -> list[State]:
    """Every state of a random game with the most players."""
    rules = bigboard.game(game)
    state = rules.start(rules.deal(rules.max_players, seed, options))
    chance = random.Random(seed)
    found = [state.clone()]
    while not state.is_over:
        state.apply(chance.choice(state.legal_actions()), events=False)
        found.append(state.clone())
    return found


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_state_is_short_and_says_nothing_that_the_seat_may_not_know(game: str, options: dict[str, Any]) -> None:
    longest = 0
    for state in states(game, options, 5):
        seat = max(state.seat, 0)
        text = state_text(state, seat)
        longest = max(longest, tokens(text))
        if not state.is_over:
            sampled = state.sample(seat, 3)
            assert state_text(sampled, seat) == text, "a state that the seat cannot tell from this one"
            assert "You decide" in text
    assert longest <= MOST_TOKENS
    assert "Won by P" in text


def test_a_board_has_letters_and_numbers_and_players_count_from_one() -> None:
    state = bigboard.game("acquire").position(
        {"players": 2, "chains": {"Tower": ["5A", "6A"]}, "hands": [["4C"], ["9I"]], "decision": "buy_shares"}
    )
    lines = state_text(state, 0).splitlines()
    assert lines[0] == "Acquire, 2 players. You are P1."
    assert "board: 1 2 3 4 5 6 7 8 9 0 1 2" in lines
    assert "     A . . . . T T . . . . . ." in lines
    assert lines[-1].startswith("You decide: ")
    assert "buy Tower | stop" in moves_text(state)
    assert state_text(state, -1).startswith("Acquire, 2 players. You watch.")
    assert "9I" not in state_text(state, 0)


@pytest.mark.parametrize("obfuscate", [False, True])
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_mock_model_plays_a_whole_game_by_text(game: str, options: dict[str, Any], obfuscate: bool) -> None:
    harness = Harness(game, bigboard.game(game).min_players, 3, options, list_moves=True, obfuscate=obfuscate)
    chance = random.Random(1)
    while not harness.is_over:
        prompt = harness.generate_prompt()
        (listed,) = re.findall(r"^Legal moves: (.+)$", prompt, re.MULTILINE)
        assert listed.split(" | ") == harness.get_legal_moves()
        answer = chance.choice(harness.get_legal_moves())
        assert harness.step(f"I have thought about it.\n\n**MOVE: {answer}**"), harness.refusal
    assert not any(harness.illegal)
    assert harness.state.winners()


@pytest.mark.parametrize("answer", ["buy Tower 2", "Reasons.\nMOVE: buy T 2", "`buy tower 2`", "move: BUY TOWER 2."])
def test_answers_as_models_write_them(answer: str) -> None:
    harness = Harness("acquire")
    harness.state = bigboard.game("acquire").position(
        {"players": 2, "chains": {"Tower": ["5A", "6A"]}, "hands": [["4C"], ["9I"]], "decision": "buy_shares"}
    )
    assert [harness.state.text(action) for action in harness.parse_response(answer)] == ["buy Tower", "buy Tower"]


def test_an_illegal_answer_is_counted_and_explained_with_its_clause_in_the_next_prompt() -> None:
    harness = Harness("acquire", players=2, seed=7)
    seat = harness.state.seat
    foreign = next(f"{n}A" for n in range(1, 13) if f"{n}A" not in harness.get_legal_moves())
    before = harness.state.position()
    assert not harness.step(f"MOVE: {foreign}")
    assert not harness.step("")
    assert not harness.step("I would rather not")
    assert harness.illegal[seat] == 3
    assert harness.state.position() == before
    assert "Your last answer was refused" in harness.generate_prompt()
    with pytest.raises(IllegalAction, match="ACQ-TRN"):
        harness.parse_response(foreign)
    assert harness.step(harness.get_legal_moves()[0])
    assert "refused" not in harness.generate_prompt()


def test_a_prompt_shows_how_moves_are_written_but_not_which_are_legal() -> None:
    harness = Harness("acquire", players=2, seed=7)
    assert "Moves are written like: 1A" in harness.generate_prompt()
    assert "Legal moves" not in harness.generate_prompt()


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_obfuscated_texts_have_none_of_the_games_names(game: str) -> None:
    harness = Harness(game, players=3, seed=2, obfuscate=True, list_moves=True)
    told = []
    chance = random.Random(2)
    while not harness.is_over:
        told.append(harness.generate_prompt())
        harness.step("nonsense")
        told.append(harness.refusal)
        harness.step(chance.choice(harness.get_legal_moves()))
    text = "\n".join(told)
    (values,) = {
        values.values
        for action in declaration(game).actions
        for values in action.fields.values()
        if values.type in ("Chain", "Company")
    }
    for name in [*map(str, values), game.capitalize(), "ACQ-", "STK-"]:
        assert not re.search(rf"\b{name}\b", text), name
    assert "Alder" in text


def test_obfuscated_boards_and_answers_use_the_letters_of_the_aliases() -> None:
    state = bigboard.game("acquire").position(
        {"players": 2, "chains": {"Tower": ["5A", "6A"]}, "hands": [["4C"], ["9I"]], "decision": "buy_shares"}
    )
    names = Names(state)
    alias = names.aliases["Tower"]
    assert names.hide_board(state.observe(0))["board"][0] == f"....{alias[0]}{alias[0]}......"
    assert names.reveal(f"buy {alias} 2") == names.reveal(f"buy {alias[0]} 2").replace("T ", "Tower ") == "buy Tower 2"
    assert names.hide("Acquire: see ACQ-BUY-1") == "The game: see RULE-BUY-1"
    assert Names(state, hide=False).hide("Tower") == "Tower"


def test_rules_by_id_by_word_and_all() -> None:
    assert rules_text("acquire", "acq-mrg-3").startswith("ACQ-MRG-3 ")
    assert "ACQ-PRC-1" in rules_text("acquire")
    assert "ACQ-BON-" in rules_text("acquire", "tied minority")
    assert "No clause has" in rules_text("acquire", "xyzzy")
    assert "Also: " in rules_text("stockpile", "share")
