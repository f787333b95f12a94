"""Deals: made from a seed, written by hand, checked before anything is laid out; and the options they carry."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    COMPANIES,
    EVERYTHING,
    FEE_1,
    GAME,
    Json,
    idle,
    money,
    told,
)

import bigboard

OPTIONS = (
    "board, bonds, commerce, dice, strategies, promo, investors, investor_set, fair, auction, first_player_card, data"
)
FIELDS = "game, rules, players, options, seed, first, starting_shares, market, rounds, commerce, investors, strategies"


def deal(players: int = 3, **changes: Any) -> Json:
    return {**GAME.deal(players, 1, changes.pop("options", {})), **changes}


def sentence(broken: Any) -> str:
    with pytest.raises(ValueError) as found:  # noqa: PT011
        GAME.start(broken)
    return str(found.value)


def without(source: Json, field: str) -> Json:
    return {name: value for name, value in source.items() if name != field}


def test_equal_arguments_give_equal_deals() -> None:
    assert GAME.deal(4, 7, EVERYTHING) == GAME.deal(4, 7, EVERYTHING)
    assert GAME.deal(4, "a word", EVERYTHING) == GAME.deal(4, "a word", EVERYTHING)
    assert GAME.deal(4, 7) != GAME.deal(4, 8)


def test_a_deal_is_json_and_starts_the_same_game_again() -> None:
    made = GAME.deal(3, 5, EVERYTHING)
    again = json.loads(json.dumps(made))
    assert GAME.start(again).position() == GAME.start(made).position()


def test_a_deal_of_a_seed_stays_the_same_for_ever() -> None:
    made = GAME.deal(3, 2024)
    assert made["first"] in range(3)
    assert made["seed"] == 2024
    assert (made["game"], made["rules"], made["players"]) == ("stockpile", 1, 3)
    assert set(made) == {
        "game", "rules", "players", "options", "seed", "first", "starting_shares", "market", "rounds",
    }  # fmt: skip


def test_a_hand_written_deal_needs_only_what_chance_decides() -> None:
    made = GAME.deal(3, 1)
    short = {name: made[name] for name in ("players", "first", "starting_shares", "market", "rounds")}
    state = GAME.start(short)
    assert state.record()["deal"]["options"]["board"] == "standard"
    assert state.position() == GAME.start(made).position()
    assert bigboard.replay(state.record()).position() == state.position()


def test_names_may_be_written_in_either_case() -> None:
    made = deal()
    made["market"] = [card.upper() for card in made["market"]]
    made["starting_shares"] = [f" {name.lower()} " for name in made["starting_shares"]]
    assert GAME.start(made).position() == GAME.start(deal()).position()


@pytest.mark.parametrize("seed", [None, 1.5, True, [1]])
def test_a_seed_is_a_whole_number_or_a_text(seed: Any) -> None:
    with pytest.raises(ValueError) as found:  # noqa: PT011
        GAME.deal(3, seed)
    assert str(found.value) == f"A seed is a whole number or a text, not {seed!r}."


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ([], "Options are a mapping of names to values, not []."),
        ({"bond": True}, f"Stockpile has no option 'bond': its options are {OPTIONS}."),
        ({"board": "round"}, "Option 'board' is one of standard, advanced, not 'round'."),
        ({"board": True}, "Option 'board' is one of standard, advanced, not True."),
        ({"bonds": 1}, "Option 'bonds' is true or false, not 1."),
        ({"dice": "yes"}, "Option 'dice' is true or false, not 'yes'."),
        ({"data": 5}, "Option 'data' is the path of a data file or folder, or corrected tables, not 5."),
        ({"data": ""}, "Option 'data' is the path of a data file or folder, or corrected tables, not ''."),
        ({"promo": True}, "Option 'promo' adds strategy cards, so it needs option 'strategies' (STK-STR-3)."),
    ],
)
def test_bad_options_are_named(options: Any, expected: str) -> None:
    for attempt in (
        lambda: GAME.deal(3, 1, options),
        lambda: GAME.start({**deal(), "options": options}),
        lambda: GAME.position({"players": 3, "options": options}),
        lambda: GAME.playouts(1, 3, 1, options),
    ):
        with pytest.raises(ValueError) as found:  # noqa: PT011
            attempt()
        assert str(found.value) == expected


@pytest.mark.clause("STK-AUC-1", "STK-SET-2")
def test_an_auction_without_investors_cannot_be() -> None:
    with pytest.raises(ValueError) as found:  # noqa: PT011
        GAME.deal(3, 1, {"auction": True})
    assert str(found.value) == "Option 'auction' sells investors, so it needs option 'investors' (STK-AUC-1)."


@pytest.mark.clause("STK-SET-2")
def test_options_that_are_left_out_are_off() -> None:
    assert GAME.deal(3, 1, None)["options"] == {
        "board": "standard", "bonds": False, "commerce": False, "dice": False, "strategies": False, "promo": False,
        "investors": False, "investor_set": "all", "fair": False, "auction": False, "first_player_card": False,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("broken", "expected"),
    [
        (None, "A deal is a mapping, not None."),
        ([], "A deal is a mapping, not []."),
        (deal(bag=[]), f"A deal of Stockpile has no field 'bag': its fields are {FIELDS}."),
        (deal(game="acquire"), "This is a deal of 'acquire', not of 'stockpile'."),
        (
            deal(rules=9),
            (
                "This deal is for version 9 of the rules; this engine plays version 1. A newer "
                "version of Big Board may read it."
            ),
        ),
        (without(deal(), "players"), "The deal does not say how many players there are."),
        ({**deal(), "players": 7}, "Stockpile is for 2 to 5 players, not 7."),
        (without(deal(), "first"), "A deal's 'first' is the seat that begins, 0 to 2, not None."),
        (deal(first=3), "A deal's 'first' is the seat that begins, 0 to 2, not 3."),
        (deal(first=True), "A deal's 'first' is the seat that begins, 0 to 2, not True."),
        (deal(starting_shares=AUTO), f"A deal's 'starting_shares' is a company for each seat, not {AUTO!r}."),
        (
            deal(starting_shares=[AUTO, BANK]),
            "A deal's 'starting_shares' are 3 different companies, one for each seat.",
        ),
        (
            deal(starting_shares=[AUTO, BANK, AUTO]),
            "A deal's 'starting_shares' are 3 different companies, one for each seat.",
        ),
        (
            deal(starting_shares=[AUTO, BANK, BOOM]),
            f"There is no company 'Stock Boom': it is one of {', '.join(COMPANIES)}.",
        ),
        (deal(market=None), "A deal's 'market' is the market deck in draw order, not None."),
        (deal(rounds=3), "A deal's 'rounds' is the list of all rounds, not 3."),
        (deal(rounds=[]), "The deal has 0 rounds; with this number of players there are 7."),
        (deal(commerce=["Gold"]), "The deal has 'commerce', but the option 'commerce' is off."),
        (deal(investors=["Agile Ana"]), "The deal has 'investors', but the option 'investors' is off."),
        (deal(strategies=["Buyback"]), "The deal has 'strategies', but the option 'strategies' is off."),
    ],
)
def test_what_is_wrong_with_a_deal_is_named(broken: Any, expected: str) -> None:
    assert sentence(broken) == expected


@pytest.mark.clause("STK-SET-4")
@pytest.mark.parametrize(
    ("change", "card", "found", "right"),
    [("drop", FEE_1, 3, 4), ("double", BOOM, 5, 4), ("drop", None, 8, 9), ("starting", None, 10, 9)],
)
def test_a_market_deck_with_a_wrong_number_of_cards_is_refused(
    change: str, card: str | None, found: int, right: int
) -> None:
    made = deal()
    own = made["starting_shares"][0]
    name = card or own
    market = list(made["market"])
    if change == "drop":
        market.remove(name)
    else:
        market.append(name)
    assert sentence({**made, "market": market}) == (
        f"The deal's 'market' has {name} {found} times; it must be there {right} times."
    )


def test_a_card_that_does_not_exist_is_named() -> None:
    made = deal()
    market = ["Gold", *made["market"][1:]]
    assert sentence({**made, "market": market}).startswith("There is no market card 'Gold': it is one of American")


def rounds_with(number: int, **changes: Any) -> list[Any]:
    rounds = [dict(entry) for entry in deal(options={"dice": "dice" in changes})["rounds"]]
    rounds[number - 1].update(changes)
    return rounds


SIX = [[company, forecast] for company, forecast in zip(COMPANIES, ["+4", "+2", "+1", "$$", "-2", "-3"], strict=True)]


@pytest.mark.parametrize(
    ("rounds", "expected"),
    [
        (["x"] * 7, "Round 1 of the deal has the fields pairs, not 'x'."),
        (rounds_with(2, extra=1), "Round 2 of the deal has the fields pairs, not {"),
        (rounds_with(3, pairs=SIX[:5]), "Round 3 of the deal has six pairs [company, forecast], not [["),
        (rounds_with(3, pairs="no"), "Round 3 of the deal has six pairs [company, forecast], not 'no'."),
        (rounds_with(3, pairs=[*SIX[:5], [AUTO]]), "Round 3 of the deal has six pairs [company, forecast], not [["),
        (rounds_with(4, pairs=[*SIX[:5], [AUTO, "-3"]]), f"Round 4 of the deal must have {AUTO} in one pair."),
        (
            rounds_with(4, pairs=[*SIX[:5], [COMPANIES[5], "+4"]]),
            "Round 4 of the deal has the forecast +4 2 times; it must be there 1 times.",
        ),
        (rounds_with(5, pairs=[*SIX[:5], ["Acme", "-3"]]), "There is no company 'Acme': it is one of"),
        (rounds_with(5, pairs=[*SIX[:5], [COMPANIES[5], "+9"]]), "There is no forecast '+9': it is one of +4, +3,"),
    ],
)
def test_a_round_that_cannot_be_is_named_by_its_number(rounds: Any, expected: str) -> None:
    assert sentence({**deal(), "rounds": rounds}).startswith(expected)


@pytest.mark.clause("STK-DIC-3")
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"dice": ["+2"]}, "Round 1 of the deal: 'dice' are six forecasts, one for each die, not ['+2']."),
        ({"dice": 5}, "Round 1 of the deal: 'dice' are six forecasts, one for each die, not 5."),
        ({"dice": ["+1", "+2", "$", "$", "-1", "-1"]}, "Round 1 of the deal: die 1 has no face +1."),
        ({"dice": ["+2", "+2", "$", "$", "-1", "+4"]}, "Round 1 of the deal: die 6 has no face +4."),
        ({"dice": ["+2", "+2", "$", "$", "-1", "?"]}, "There is no forecast '?': it is one of +4,"),
    ],
)
def test_a_roll_that_cannot_be_is_named(changes: Json, expected: str) -> None:
    made = deal(options={"dice": True})
    made["rounds"] = [{**made["rounds"][0], **changes}, *made["rounds"][1:]]
    assert sentence(made).startswith(expected)


@pytest.mark.clause("STK-DIC-2")
def test_pairs_that_do_not_match_the_roll_are_refused() -> None:
    made = deal(options={"dice": True})
    made["rounds"][0] = {"dice": ["+2", "+2", "$", "$", "-1", "-1"], "pairs": SIX}
    assert sentence(made) == "Round 1 of the deal has the forecast +4 1 times; it must be there 0 times."


@pytest.mark.clause("STK-COM-1")
def test_decks_of_modules_are_checked_card_by_card() -> None:
    made = deal(options=EVERYTHING)
    assert sentence(without(made, "commerce")) == "A deal's 'commerce' is a deck in dealing order, not None."
    commerce = list(made["commerce"])
    commerce.remove("Tax")
    assert sentence({**made, "commerce": commerce}) == (
        "The deal's 'commerce' has Tax 6 times; it must be there 7 times."
    )
    assert sentence({**made, "investors": [*made["investors"], "Wise Warren"]}) == (
        "The deal's 'investors' has Wise Warren 2 times; it can be there 1 times."
    )
    assert sentence({**made, "investors": made["investors"][:5]}) == (
        "The deal's 'investors' are 5 cards; this game needs at least 6."
    )
    strategies = [*made["strategies"], "Buyback"]
    assert sentence({**made, "strategies": strategies}) == (
        "The deal's 'strategies' has Buyback 3 times; it can be there 2 times."
    )
    assert sentence({**made, "strategies": ["Bribery"]}).startswith("There is no strategy card 'Bribery': it is one")
    assert sentence({**made, "investors": ["Nobody"]}).startswith("There is no investor 'Nobody': it is one of Agile")


def test_a_deal_that_is_older_than_the_newest_cards_of_the_box_is_played_as_it_was_dealt() -> None:
    made = deal(options=EVERYTHING)
    investors = [name for name in made["investors"] if name != "Wise Warren"]
    strategies = [name for name in made["strategies"] if name != "Buyback"]
    state = GAME.start({**made, "investors": investors, "strategies": strategies})
    for seed in range(3):
        world = state.sample(state.seat, seed)
        assert "Buyback" not in json.dumps(GAME.playout(world, seed).position())
    assert GAME.position(state.position()).position() == state.position()
    assert GAME.playout(state, 1).winners()


@pytest.mark.clause("STK-STR-4")
def test_promo_cards_are_in_a_deal_whose_own_box_had_too_few_others() -> None:
    made = GAME.deal(4, 1, {"strategies": True})
    fewer = [name for name in made["strategies"] if name not in ("Buyback", "Pump and Dump")]  # 34; 36 are needed
    older = {**made, "strategies": [*fewer, "Kickback", "Kickback"]}
    assert GAME.start(older).record()["deal"]["strategies"] == older["strategies"]
    assert sentence({**made, "strategies": [*made["strategies"], "Kickback"]}) == (
        "The deal's 'strategies' has Kickback 1 times; it can be there 0 times."
    )


@pytest.mark.clause("STK-STR-3", "STK-STR-4")
def test_promo_cards_join_when_too_few_cards_remain() -> None:
    promo = {"Leveraged Buyout", "Wash Trade", "Circuit Breaker", "Kickback"}
    few = GAME.deal(5, 1, {"strategies": True})  # 38 cards without bonds and commerce; five players need 40
    assert promo <= set(few["strategies"])
    assert len(few["strategies"]) >= 46
    enough = GAME.deal(4, 1, {"strategies": True})  # four players need 36
    assert not promo & set(enough["strategies"])
    assert len(enough["strategies"]) == 38
    full = GAME.deal(5, 1, {"strategies": True, "bonds": True, "commerce": True, "investors": True})  # 44 for 44
    assert not promo & set(full["strategies"])
    ivan = GAME.deal(4, 1, {"strategies": True, "investors": True})  # 36 + 5 of Ivan are more than 38
    assert promo <= set(ivan["strategies"])
    chosen = GAME.deal(3, 1, {"strategies": True, "promo": True})
    assert promo <= set(chosen["strategies"])


def test_a_started_game_tells_how_it_was_set_up() -> None:
    opening = GAME.start(GAME.deal(3, 1)).opening
    assert [event["seat"] for event in told(opening, "set_up")] != []
    assert Counter(event.type for event in opening)["card_placed"] == 3


def test_playouts_play_whole_random_games() -> None:
    assert GAME.playouts(3, 4, 1) > 3 * 100
    assert GAME.playouts(2, 2, 1, {**EVERYTHING, "auction": True}) > 100
    assert GAME.playouts(2, 5, 1, EVERYTHING) == GAME.playouts(2, 5, 1, EVERYTHING)
    assert GAME.playouts(0, 3, 1) == 0


def test_a_playout_is_of_this_game_and_plays_to_the_end() -> None:
    state = GAME.start(GAME.deal(3, 1))
    assert GAME.playout(state, 4) is state
    assert state.seat == -1
    assert money(state) == state.scores()
    other = bigboard.game("acquire")
    with pytest.raises(TypeError, match=r"This is not a state of Stockpile\."):
        GAME.playout(other.start(other.deal(3, 1)), 4)


def test_a_record_replays_to_the_same_state() -> None:
    state = GAME.start(GAME.deal(3, 1, EVERYTHING))
    for _ in range(60):
        idle(state)
    again = bigboard.replay(json.loads(json.dumps(state.record())))
    assert again.position() == state.position()
    assert again.record() == state.record()
