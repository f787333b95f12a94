"""What a card says is its clause, in every language, and the clause says the numbers of the data files."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.titles.stockpile.table_setting import normal, table

from bigboard.games.rulebook import clause
from bigboard.titles.stockpile.rules.cards.data_files import printed_data
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from bigboard.titles.stockpile.terminal.wording import card_text

LANGUAGES = ["en", "pt", "ru", "el", "fr"]
MONEY = ("amount", "price", "discount", "fine", "taken", "given", "limit", "space", "cost")
WORDS = {1: "one", 2: "two", 3: "three"}


def numbers_of(power: int) -> dict[str, Any]:
    cost = int(printed_data().cost[power])
    return printed_data().printed_numbers[power] | ({"cost": cost} if cost else {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sum_of_money_on_a_card_is_in_its_clause(language: str) -> None:
    missing = [
        f"{power.rule} {name} = {value}"
        for number, power in enumerate(POWERS)
        for name, value in numbers_of(number).items()
        if name in MONEY and not re.search(rf"(?<!\d){value}(?!\d)", clause(power.rule, language).text)
    ]
    assert missing == []


def test_every_other_number_of_a_card_is_in_its_clause_as_a_word() -> None:
    missing = [
        f"{power.rule} {name} = {value}"
        for number, power in enumerate(POWERS)
        for name, value in numbers_of(number).items()
        if name not in (*MONEY, "track") and not says(clause(power.rule).text.lower(), value)
    ]
    assert missing == ["STK-INV-DONALD spaces = 1"]  # "the space below" is the next one


def says(text: str, value: int) -> bool:
    return WORDS[value] in text.split() or bool(re.search(rf"(?<!\d){value}(?!\d)", text))


def test_a_corrected_number_is_shown_beside_the_clause_which_has_the_printed_one() -> None:
    data = {
        "investor": {"soros": {"price": {"value": 9, "source": "rulebook"}}},
        "strategy": {
            "rogue_trading": {"cost": {"value": 5, "source": "rulebook"}},
            "naked_short": {"amount": {"value": 12, "source": "rulebook"}},
        },
    }
    state = table(
        options={"investors": True, "strategies": True, "data": data}, stage="action",
        investors={"kept": [["Shorting Soros"], ["Wise Warren"], ["Crazy Cramer"]]},
        strategies={"hands": [["Naked Short", "Rogue Trading"], [], []]}, portfolios=[normal("Stock Boom"), {}, {}],
    )  # fmt: skip
    changed = {"Shorting Soros": {"price": 9}, "Rogue Trading": {"cost": 5}}
    assert state.observe(0)["corrected"] == changed
    assert state.observe(-1)["corrected"] == changed
    assert card_text(state.observe(0), "Shorting Soros").endswith(" [price = 9]")
    assert table(options={"investors": True}).observe(0)["corrected"] == {}
