"""Corrected card data travel with the game: a deal carries the values, never the place they were read from."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.titles.stockpile.table_setting import AUTO, GAME, STEEL, do, money, normal, pairs, table

import bigboard
from bigboard.titles.stockpile.rules.cards.data_files import check_data, corrected_values

MAJORITY = "[game]\nmajority = {{ value = {}, source = 'rulebook' }}\n"
TWELVE = {"game": {"majority": {"value": 12, "source": "rulebook"}}}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my_box.toml"
    path.write_text(MAJORITY.format(12), encoding="utf-8")
    return path


def finished(deal: dict[str, Any]) -> Any:
    state = GAME.start(deal)
    rng = random.Random(5)
    while state.seat >= 0:
        state.apply(rng.choice(state.legal_actions()))
    return state


def test_a_deal_carries_the_corrected_values_and_no_path(file: Path) -> None:
    deal = GAME.deal(3, 1, {"data": str(file)})
    assert deal["options"]["data"] == TWELVE
    assert str(file) not in json.dumps(deal)


def test_a_mapping_of_corrected_tables_deals_the_same_game_as_the_file(file: Path) -> None:
    assert GAME.deal(3, 1, {"data": TWELVE}) == GAME.deal(3, 1, {"data": str(file)})


def test_only_what_differs_from_the_printed_values_is_carried(file: Path) -> None:
    more = MAJORITY.format(12) + "tied_majority = { value = 5, source = 'rulebook' }\n[bonds]\n"
    file.write_text(more, encoding="utf-8")
    assert GAME.deal(3, 1, {"data": str(file)})["options"]["data"] == TWELVE


def test_a_file_that_changes_nothing_deals_the_printed_game(file: Path) -> None:
    file.write_text(MAJORITY.format(10), encoding="utf-8")
    assert GAME.deal(3, 1, {"data": str(file)}) == GAME.deal(3, 1)


def test_another_source_of_the_same_value_is_a_change(file: Path) -> None:
    file.write_text("[investor.ana]\ncash = { value = 18, source = 'rulebook' }\n", encoding="utf-8")
    values = GAME.deal(3, 1, {"data": str(file)})["options"]["data"]
    assert values == {"investor": {"ana": {"cash": {"value": 18, "source": "rulebook"}}}}


@pytest.mark.parametrize("fate", ["changed", "gone"])
def test_a_record_replays_alike_whatever_becomes_of_the_file(file: Path, fate: str) -> None:
    state = finished(GAME.deal(3, 1, {"data": str(file)}))
    record = json.loads(json.dumps(state.record()))
    if fate == "gone":
        file.unlink()
    else:
        file.write_text(MAJORITY.format(99), encoding="utf-8")
    assert bigboard.replay(record).scores() == state.scores()
    del record["deal"]["options"]["data"]
    assert bigboard.replay(record).scores() != state.scores()


def test_a_position_carries_the_values_too(file: Path) -> None:
    state = GAME.start(GAME.deal(3, 1, {"data": str(file)}))
    position = json.loads(json.dumps(state.position()))
    file.unlink()
    again = GAME.position(position)
    assert again.position() == state.position()
    assert again.position()["options"]["data"] == TWELVE


def test_everyone_can_see_what_is_not_as_printed(file: Path) -> None:
    state = GAME.start(GAME.deal(3, 1, {"data": str(file)}))
    assert state.observe(-1)["options"]["data"] == TWELVE
    assert state.sample(0, 1).observe(0)["options"]["data"] == TWELVE


def test_what_is_handed_out_is_a_copy(file: Path) -> None:
    deal = GAME.deal(3, 1, {"data": str(file)})
    state = GAME.start(deal)
    for handed_out in (deal, state.position(), state.observe(0)):
        handed_out["options"]["data"]["game"]["majority"]["value"] = 99
    assert state.position()["options"]["data"] == TWELVE


def test_a_mistake_in_a_mapping_is_named_like_one_in_a_file() -> None:
    with pytest.raises(ValueError, match=r"^option 'data': \[game\], field 'majority': it is a whole number from 0"):
        GAME.deal(3, 1, {"data": {"game": {"majority": {"value": -1, "source": "house"}}}})


@pytest.mark.parametrize("data", [5, "", ["my_box.toml"]])
def test_what_is_neither_a_path_nor_tables_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"^Option 'data' is the path of a data file or folder, or corrected tables,"):
        GAME.deal(3, 1, {"data": data})


def test_one_company_of_the_standard_board_can_be_corrected() -> None:
    start = {"value": 3, "source": "house"}
    state = table(options={"data": {"boards": {"standard": {STEEL: {"start": start}}}}})
    assert [company["start"] for company in state.observe(0)["companies"]] == [4, 4, 4, 4, 4, 2]
    assert state.position()["options"]["data"] == {"boards": {"standard": {STEEL: {"start": start}}}}


def steel_with(dollars: object) -> dict[str, Any]:
    entry = {"dollars": {"value": dollars, "source": "house"}}
    return {"board": "advanced", "data": {"boards": {"advanced": {STEEL: entry}}}}


@pytest.mark.clause("STK-ADV-6")
def test_two_dollars_on_one_space_pay_twice() -> None:
    forecasts = pairs("$", "$", "$", "$", "$", "+1")
    fields: dict[str, Any] = {"stage": "movement", "spaces": {STEEL: 0}, "money": [0, 0, 0], "pairs": forecasts}
    paid = []
    for dollars in ([2], {"2": 1}, {"2": 2}):
        state = table(options=steel_with(dollars), portfolios=[{"split": {STEEL: 1}}, {}, {}], **fields)
        paid.append(money(state)[0])
    assert paid == [2, 2, 4]


def test_a_view_lists_a_space_once_for_each_of_its_dollars() -> None:
    steel = table(options=steel_with({"2": 2, "4": 1})).observe(0)["companies"][5]
    assert steel["dollars"] == [1, 1, 3]


def test_every_changed_value_is_listed_for_a_player_who_checks_a_file(file: Path) -> None:
    text = MAJORITY.format(12) + "[investor.ana]\nname = 'Agile Anna'\n[boards.standard.'Epic Electric']\n"
    file.write_text(text + "dollars = { value = [2], source = 'house' }\n", encoding="utf-8")
    assert [str(change) for change in check_data(str(file))] == [
        "[boards.standard.Epic Electric] dollars: nothing → [2] (house)",
        "[investor.ana] name: Agile Ana → Agile Anna",
        "[game] majority: 10 (rulebook) → 12 (rulebook)",
    ]


def test_what_a_host_offers_is_what_a_deal_will_carry(file: Path) -> None:
    values = corrected_values(str(file))
    assert json.loads(json.dumps(values)) == TWELVE
    file.unlink()
    state = table(options={"data": values}, stage="demand", portfolios=[normal(AUTO), {}, {}], money=[0, 0, 0])
    assert state.scores() == [12 + 5, 0, 0]


def test_bids_of_a_corrected_track_cost_what_it_says() -> None:
    track = {"value": [0, 2, 4, 6, 8, 10, 12, 14], "source": "house"}
    state = table(options={"data": {"game": {"bidding_track": track}}}, stage="demand", piles=[[AUTO], [], []])
    for pile in range(3):
        do(state, "bid", pile=pile, space=1)
    assert money(state) == [18, 18, 18]
