"""A number of a card is written in one place: changed there, it is another one for everyone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.docs.recipes import ROOT, Copy

from bigboard.titles.stockpile.rules.cards.data_files import printed_data

DATA = "src/bigboard/titles/stockpile/data/investors.toml"
CARDS = [*printed_data().investor_names, *printed_data().strategy_names]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("copy"))


@pytest.fixture(scope="module")
def told(copy: Copy) -> tuple[dict[str, Any], dict[str, Any]]:
    """What everyone is told about Shorting Soros, before and after the price on the card is another one."""
    before = copy.run("python -m tests.docs.card_facts")
    file = copy.root / DATA
    text = file.read_text(encoding="utf-8")
    card = text.index("[investor.soros]")
    changed = text[:card] + text[card:].replace("price = { value = 8,", "price = { value = 2,", 1)
    assert changed != text
    file.write_text(changed, encoding="utf-8")
    copy.run("python -m tools.generate")
    return json.loads(before), json.loads(copy.run("python -m tests.docs.card_facts"))


@pytest.mark.parametrize(
    "place", ["clause", "clause in French", "clause for the browser", "terminal, why", "terminal, question"]
)
def test_every_text_quotes_the_number_of_the_data_file(told: tuple[dict[str, Any], dict[str, Any]], place: str) -> None:
    before, after = (str(facts[place]) for facts in told)
    assert "$8K" in before
    assert after == before.replace("$8K", "$2K")


def test_views_and_offers_have_the_number_of_the_data_file(told: tuple[dict[str, Any], dict[str, Any]]) -> None:
    assert [facts["view"] for facts in told] == [{"price": 8}, {"price": 2}]
    assert [facts["offer"] for facts in told] == [[8, 8], [2, 2]]


def test_bots_play_by_the_number_of_the_data_file(told: tuple[dict[str, Any], dict[str, Any]]) -> None:
    before, after = (facts["bot"] for facts in told)
    assert before == "use"  # a share is worth 5
    assert after != "use"


def test_the_page_of_all_cards_has_the_number_of_the_data_file(
    copy: Copy, told: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    page = "docs/play/stockpile-cards.md"
    assert "you may sell one share for $8K" in (ROOT / page).read_text(encoding="utf-8")
    assert "you may sell one share for $2K" in (copy.root / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("folder", ["web/src", "locales"])
def test_browser_and_messages_have_no_list_of_cards_of_their_own(folder: str) -> None:
    found = {
        path.relative_to(ROOT).as_posix(): [card for card in CARDS if f"{card}'" in text or f'{card}"' in text]
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".ts", ".svelte", ".ftl", ".json") and path.name != "generated.ts"
        for text in [path.read_text(encoding="utf-8")]
    }
    assert {path: cards for path, cards in found.items() if cards} == {}
