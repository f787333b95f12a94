"""Card data: corrected by a file, and every mistake in it named with file, card and field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.titles.stockpile.table_setting import AUTO, BANK, BOOM, BUST, GAME, STEEL, do, money, normal, pairs, table

from bigboard.titles.stockpile.rules.cards.cards import STRATEGIES

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "my_box.toml"


def sentence(path: Path, options: dict[str, Any] | None = None) -> str:
    with pytest.raises(ValueError) as found:  # noqa: PT011
        GAME.deal(3, 1, {**(options or {}), "data": str(path)})
    return str(found.value)


def corrected(path: Path, text: str, **fields: Any) -> Any:
    path.write_text(text, encoding="utf-8")
    return table(**{**fields, "options": {**fields.get("options", {}), "data": str(path)}})


def test_a_corrected_value_is_played_with(file: Path) -> None:
    text = "[game]\nmajority = { value = 12, source = 'rulebook' }\n"
    state = corrected(file, text, stage="demand", portfolios=[normal(AUTO), {}, {}], money=[0, 0, 0])
    assert state.scores() == [12 + 5, 0, 0]
    assert table(stage="demand", portfolios=[normal(AUTO), {}, {}], money=[0, 0, 0]).scores() == [15, 0, 0]


def test_a_folder_of_files_is_laid_over_the_printed_values(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("[bonds]\ninterest = { value = 3, source = 'rulebook' }\n", encoding="utf-8")
    (tmp_path / "two.toml").write_text("[game]\nmajority = { value = 1, source = 'house' }\n", encoding="utf-8")
    state = table(
        stage="selling", options={"bonds": True, "data": str(tmp_path)}, bonds=[2, 0, 0], money=[0, 0, 0],
        portfolios=[normal(AUTO), {}, {}], pairs=pairs(*["+1"] * 6),
    )  # fmt: skip
    do(state, "sell", company=AUTO, cards=1)
    assert money(state)[0] == 5 + 6


def test_a_corrected_name_is_used_everywhere(file: Path) -> None:
    file.write_text("[investor.bill]\nname = 'Rich Bill'\n", encoding="utf-8")
    deal = GAME.deal(3, 1, {"investors": True, "data": str(file)})
    assert "Rich Bill" in deal["investors"]
    assert "Billionaire Bill" not in deal["investors"]
    state = GAME.start(deal)
    assert any(state.describe(action).get("investor") == "Rich Bill" for action in range(GAME.num_actions))


def test_a_value_that_is_no_house_value_any_more_loses_its_mark(file: Path) -> None:
    file.write_text("[investor.ana]\ncash = { value = 19, source = 'rulebook' }\n", encoding="utf-8")
    state = table(options={"investors": True, "data": str(file)})
    words = [state.describe(action) for action in range(GAME.num_actions)]
    ana = [entry for entry in words if entry.get("investor") == "Agile Ana"]
    assert ana
    assert all("mark" not in entry for entry in ana)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    assert sentence(path) == f"{path}: the data file cannot be read: No such file or directory."


def test_a_folder_without_data_is_named(tmp_path: Path) -> None:
    assert sentence(tmp_path) == f"{tmp_path}: there is no data file (*.toml) in this folder."


def test_a_file_that_is_not_toml_is_named(file: Path) -> None:
    file.write_text("[game\n", encoding="utf-8")
    assert sentence(file).startswith(f"{file}: this is not TOML: ")


def test_a_file_that_is_not_text_is_named(file: Path) -> None:
    file.write_bytes(b"[investor.bill]\nname = '\xe9\xff'\n")
    assert sentence(file).startswith(f"{file}: ")


def v(value: str, source: str = "house") -> str:
    return f"{{ value = {value}, source = '{source}' }}"


DIE = '["+2", "+2", "+3", "+3", "+4", "+4"]'
ODD_FORECAST = '["+9", "+2", "+1", "$$", "-2", "-3"]'


@pytest.mark.parametrize(
    ("name", "field", "value", "problem"),
    [
        ("game", "majority", "-1", "it is a whole number from 0 to 1000, not -1."),
        ("game", "majority", "1001", "it is a whole number from 0 to 1000, not 1001."),
        ("game", "majority", "true", "it is a whole number from 0 to 1000, not True."),
        ("game", "majority", "2.5", "it is a whole number from 0 to 1000, not 2.5."),
        ("game", "bonus", "1", "there is no such field; the fields are action_card_steps, bidding_track,"),
        ("game", "action_card_steps", "0", "it is a whole number from 1 to 9, not 0."),
        ("game", "bidding_track", "[0, 1, 3]", "it is a list of 8 numbers, not [0, 1, 3]."),
        ("game", "bidding_track", "[0, 1, 3, 6, 10, 10, 20, 25]", "every space costs more than the one before it."),
        (
            "game",
            "bidding_track",
            "[1, 2, 3, 6, 10, 15, 20, 25]",
            "the first space is free, so that every player can bid.",
        ),
        ("game", "rounds", "7", "it has a value for 2, 3, 4 and 5 players each, not 7."),
        ("game", "rounds", "{ 2 = 6, 3 = 7, 4 = 6 }", "it has a value for 2, 3, 4 and 5 players each, not {"),
        ("game", "rounds", "{ 2 = 6, 3 = 7, 4 = 6, 5 = 0 }", "it is a whole number from 1 to 1000, not 0."),
        ("game", "rounds", "{ 2 = 6, 3 = 7, 4 = 6, 5 = 6 }", "the market deck does not last that long with 5 players."),
        ("game", "rounds", "{ 2 = 7, 3 = 7, 4 = 6, 5 = 5 }", "the market deck does not last that long with 2 players."),
        ("market", "booms", "5", "it is a whole number from 4 to 4, not 5."),
        ("market", "fees", "[1, 2]", "it is a list of 3 numbers, not [1, 2]."),
        ("market", "fees", "[3, 2, 1]", "they are listed from the cheapest to the dearest."),
        ("forecasts", "base", "[]", "it is a list of six forecasts, not []."),
        ("forecasts", "base", ODD_FORECAST, "There is no forecast '+9': it is one of +4, +3,"),
        ("forecasts", "dice", "[1]", "there are six dice, each a list of six forecasts, not [1]."),
        ("forecasts", "dice", "[1, 2, 3, 4, 5, 6]", "it is a list of six forecasts, not 1."),
        ("forecasts", "copies", "1", "2 dice can show the same forecast, so there are too few cards."),
        ("bonds", "limit", "6", "it is a whole number from 1 to 5, not 6."),
        ("commerce", "taxes", "8", "it is a whole number from 7 to 7, not 8."),
        ("commerce", "sets", "[1]", "it is a list of 6 numbers, not [1]."),
        ("commerce", "tax_penalties", "[1, 2]", "it is a list of 7 numbers, not [1, 2]."),
        ("boards.standard.all", "spaces", "[1]", "a track has 2 to 16 spaces, not 1."),
        ("boards.standard.all", "spaces", str([1] * 17), "a track has 2 to 16 spaces, not 17."),
        (
            "boards.standard.all",
            "spaces",
            "[1, 2, 4, 3, 5, 6, 7, 8, 9, 10]",
            "no space is worth less than the one before it.",
        ),
        ("boards.standard.all", "start", "11", "it is a whole number from 1 to 10, not 11."),
        ("boards.standard.all", "split", "0", "it is a whole number from 1 to 10, not 0."),
        ("boards.advanced.Stanford Steel", "dollars", "[11]", "it is a whole number from 1 to 10, not 11."),
        (
            "boards.advanced.Stanford Steel",
            "dollars",
            "[2, 2, 4]",
            "space 2 is listed twice; two $ on it would be written { 2 = 2 }.",
        ),
        ("boards.advanced.Stanford Steel", "dollars", "{ 11 = 2 }", "it is a whole number from 1 to 10, not 11."),
        ("boards.advanced.Stanford Steel", "dollars", "{ two = 2 }", "it is a whole number from 1 to 10, not 'two'."),
        ("boards.advanced.Stanford Steel", "dollars", "{ 2 = 0 }", "it is a whole number from 1 to 9, not 0."),
        ("investor.carlos", "spaces", "0", "it is a whole number from 1 to 8, not 0."),
        ("investor.cramer", "steps", "0", "it is a whole number from 1 to 9, not 0."),
        ("investor.ivan", "plays", "0", "it is a whole number from 1 to 9, not 0."),
        ("investor.oprah", "amount", "3", "it can be given to two players in halves, so it is even."),
        ("investor.sanders", "given", "3", "it is a part of what is taken, so it is not more than that."),
        ("strategy.market_maker", "companies", "7", "it is a whole number from 1 to 6, not 7."),
        ("strategy.bear_raid", "shares", "10", "it is a whole number from 1 to 9, not 10."),
        ("commerce", "sets", "[3, 8, 7, 24, 35, 48]", "a larger set is never worth less."),
        ("commerce", "tax_penalties", "[2, 6, 5, 20, 30, 42, 56]", "more taxes never cost less."),
        ("investor.li", "cash", "-2", "it is a whole number from 0 to 1000, not -2."),
        (
            "investor.bill",
            "amount",
            "2",
            "there is no such field; the fields are cash, cash_of_two, fair_cash, name, needs, set.",
        ),
        ("investor.ana", "amount", "-1", "it is a whole number from 0 to 1000, not -1."),
        (
            "investor.barbara",
            "track",
            "[1, 2, 3, 4, 5, 6, 7, 8]",
            "the first space must cost nothing, so that every player",
        ),
        ("investor.barbara", "track", "[-4, -5, 0, 3, 8, 15, 22, 30]", "no space costs less than the one before it."),
        ("strategy.buyback", "name", "5", "it is a text, not 5."),
        ("strategy.buyback", "name", "''", "it is a text, not ''."),
        ("strategy.buyback", "copies", "3", "it is a whole number from 0 to 2, not 3."),
        ("strategy.buyback", "price", "3", "there is no such field; the fields are copies, cost, name, needs, promo,"),
    ],
)
def test_a_mistake_is_named_with_file_card_and_field(
    file: Path, name: str, field: str, value: str, problem: str
) -> None:
    header = ".".join(f"'{part}'" for part in name.split("."))
    file.write_text(f"[{header}]\n{field} = {v(value)}\n", encoding="utf-8")
    assert sentence(file).startswith(f"{file}: [{name}], field '{field}': {problem}")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[marked]\na = 1", "there is no table [marked]; the tables are boards, bonds, commerce, forecasts, investor,"),
        ("market = 5", "[market] is a table, not 5."),
        ("[game]\nmajority = 10", "[game], field 'majority': a value is written { value = …, source = … }, not 10."),
        (
            "[game]\nmajority = { value = 1 }",
            "[game], field 'majority': a value is written { value = …, source = … }, not {'value': 1",
        ),
        (
            "[game]\nmajority = { value = 1, source = 'rumour' }",
            "[game], field 'majority': its source is one of rulebook, public, house, not 'rumour'.",
        ),
        ("[boards]\nadvanced = 5", "[boards.advanced] is a table of values, not 5."),
        ("[boards.advanced]\n'Epic Electric' = 5", "[boards.advanced.Epic Electric] is a table of values, not 5."),
        (
            "[boards.advanced.all]",
            "there is no company [boards.advanced.all]; the companies are American Automotive, Bottomline Bank,",
        ),
        (
            "[boards.standard.'Epic Electrics']\nstart = { value = 4, source = 'house' }",
            "there is no company [boards.standard.Epic Electrics]; the companies are all, American Automotive,",
        ),
        ("[boards.deluxe.all]", "there is no board [boards.deluxe]; the boards are standard, advanced."),
        ("[investor.bob]\nname = 'Bob'", "there is no card [investor.bob]; the cards are ana, barack,"),
        ("[strategy.bribe]\ncost = 1", "there is no card [strategy.bribe]; the cards are block_trading,"),
        ("[investor.ana]\nname = 5", "[investor.ana], field 'name': it is a text, not 5."),
        ("[investor.ana]\nname = ''", "[investor.ana], field 'name': it is a text, not ''."),
        (
            "[investor.ana]\nname = 'Ana, the Agile'",
            "[investor.ana], field 'name': it is one to four words of letters, digits, - ' and &, not 'Ana, ",
        ),
        (
            "[investor.ana]\nname = 'Ana is a very agile one'",
            "[investor.ana], field 'name': it is one to four words of letters",
        ),
        (
            "[investor.li]\nneeds = 'money'",
            "[investor.li], field 'needs': a card needs one of bonds, commerce, strategies, not 'money'.",
        ),
        ("[investor.li]\nneeds = 5", "[investor.li], field 'needs': it is a text, not 5."),
        ("[strategy.buyback]\nname = 'Buy'", "[strategy.buyback], field 'name': a value is written { value = …, "),
        ("[strategy.buyback]\npromo = 1", "[strategy.buyback], field 'promo': it is true or false, not 1."),
    ],
)
def test_a_mistake_of_shape_is_named_too(file: Path, text: str, expected: str) -> None:
    file.write_text(text + "\n", encoding="utf-8")
    assert sentence(file).startswith(f"{file}: {expected}")


def test_more_dice_of_one_kind_than_cards_are_refused(file: Path) -> None:
    dice = ", ".join([DIE] * 6)
    file.write_text(f"[forecasts]\ndice = {v(f'[{dice}]')}\n", encoding="utf-8")
    assert sentence(file) == (
        f"{file}: [forecasts], field 'copies': 6 dice can show the same forecast, so there are too few cards."
    )


@pytest.mark.parametrize("value", ["5", "'high'"])
def test_a_track_that_is_no_list_is_told_what_it_should_be(file: Path, value: str) -> None:
    file.write_text(f"[boards.standard.all]\nspaces = {v(value)}\n", encoding="utf-8")
    found = sentence(file)
    assert found.startswith(f"{file}: [boards.standard.all], field 'spaces': it is a list of ")
    assert "list of 0 numbers" not in found


@pytest.mark.parametrize("table_name", ["investor", "strategy"])
def test_two_cards_of_one_name_are_refused(file: Path, table_name: str) -> None:
    """Names are how deals and actions speak of cards, so each name stands for one card."""
    text = "[investor.ana]\nname = 'Wise Warren'\n"
    if table_name == "strategy":  # of investors and strategy cards alike
        text = f"[strategy.buyback]\nname = {v(chr(39) * 3 + 'Bear Raid' + chr(39) * 3)}\n"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"Wise Warren|Bear Raid"):
        GAME.deal(3, 1, {"investors": True, "strategies": True, "data": str(file)})


@pytest.mark.clause("STK-STR-4")
def test_too_few_strategy_cards_for_the_hands_are_refused(file: Path) -> None:
    keys = ["block_trading", "value_investing", "data_broker", "diversification", "buyback", "bear_raid"]
    keys += ["naked_short", "market_maker", "rogue_trading", "pump_and_dump", "golden_parachute"]
    left = 2 * (STRATEGIES - len(keys) - 3)  # three need bonds or commerce
    text = "".join(f"[strategy.{key}]\ncopies = {v('0')}\n" for key in keys)
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError) as found:  # noqa: PT011
        GAME.deal(3, 1, {"strategies": True, "data": str(file)})
    assert str(found.value) == f"There are {left} strategy cards in play, and 3 players need 30."


def test_a_mark_of_a_card_is_that_of_its_least_certain_value(file: Path) -> None:
    state = table(options={"strategies": True}, stage="action", strategies={"hands": [["Naked Short"], [], []]})
    assert state.observe(0)["own"]["strategies"][0]["mark"] == "public"
    file.write_text(f"[strategy.naked_short]\namount = {v('12', 'rulebook')}\n", encoding="utf-8")
    options = {"strategies": True, "data": str(file)}
    state = table(options=options, stage="action", strategies={"hands": [["Naked Short"], [], []]})
    assert state.observe(0)["own"]["strategies"][0]["mark"] == "rulebook"


def test_new_prices_of_fees_and_spaces_are_played_with(file: Path) -> None:
    text = f"[market]\nfees = {v('[2, 4, 6]')}\n[game]\nbidding_track = {v('[0, 2, 4, 6, 8, 10, 12, 14]')}\n"
    state = corrected(file, text, stage="demand", piles=[["Trading Fee 3", AUTO], [BANK], []])
    do(state, "bid", pile=0, space=7)
    do(state, "bid", pile=1, space=1)
    do(state, "bid", pile=2, space=0)
    assert money(state) == [20 - 14 - 6, 18, 20]


@pytest.mark.clause("STK-ADV-6")
def test_a_reset_onto_a_dollar_space_pays_nothing(file: Path) -> None:
    """Steel is set back to its fifth space, which has a $ in this box."""
    text = "[boards.advanced.'Stanford Steel']\ndollars = { value = [5, 10], source = 'rulebook' }\n"
    state = corrected(
        file, text, options={"board": "advanced"}, stage="action", spaces={STEEL: 9}, money=[0, 0, 0],
        portfolios=[normal(BOOM, BUST, split=[STEEL]), {}, {}],
    )  # fmt: skip
    events = do(state, "boom", company=STEEL)  # the split, its reset, and one space further
    assert [event.type for event in events if event.type in ("split", "dividend")] == ["split"]
    assert (money(state)[0], state.position()["spaces"][STEEL]) == (10, 5)
