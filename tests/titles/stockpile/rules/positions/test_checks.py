"""Positions that cannot be: a sentence says why."""

from __future__ import annotations

from typing import Any

import pytest
from tests.titles.stockpile.table_setting import (
    AUTO,
    BANK,
    BOOM,
    BUST,
    COMPANIES,
    FEE_1,
    FIRST_CARD,
    STEEL,
    Json,
    bid,
    down,
    laid_out,
    normal,
    rejected,
    table,
)

import bigboard

FLOW = "at, step, batch, plays_left, power, power_seat, power_step, chosen_company, chosen_companies, "
FLOW += "chosen_seat, chosen_pile, chosen_place, barred_company, next_company, discarded_first, first_pile, "
FLOW += "equal_cards, forecast_steps, sell_from, sell_step, move_company, "
FLOW += "move_left, move_from, move_dollars, dividend_company, dividend, dividend_at, split_shown"
STAGES = "choosing, auction, discarding, handing_out, round_begins, buying_bonds, before_information, information, "
STAGES += "before_supply, supply, commerce, first_card, before_demand, demand_begins, demand, after_bidding, paying, "
STAGES += "fees, action, selling, after_selling, before_movement, movement, interest, round_ends, giving, levelling, "
STAGES += "next_round"
HELD = f"{', '.join(COMPANIES)}, Stock Boom, Stock Bust"
STRATEGIES = {"strategies": True}
INVESTORS = {"investors": True}
COMMERCE = {"commerce": True}
FALSIFIED = {"pair": 0, "card": "Falsified Earnings", "seat": 0}


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        (None, "A position is a mapping, not None."),
        ({"game": "acquire"}, "This is a position of 'acquire', not of 'stockpile'."),
        (
            {"rules": 2},
            "This position is for version 2 of the rules; this engine plays version 1. A newer version of Big Board",
        ),
        ({"rules": 0}, "This position is for version 0 of the rules; this engine plays version 1."),
        ({"rules": True}, "This position is for version True of the rules; this engine plays version 1."),
        ({"players": 6}, "Stockpile is for 2 to 5 players, not 6."),
        ({"round": 8}, "The position's 'round' is a whole number from 1 to 7, not 8."),
        ({"round": True}, "The position's 'round' is a whole number from 1 to 7, not True."),
        ({"first": 3}, "The position's 'first' is a whole number from 0 to 2, not 3."),
        ({"next_first": 3}, "The position's 'next_first' is a whole number from 0 to 2, not 3."),
        ({"stage": "lunch"}, f"There is no stage 'lunch': it is one of {STAGES}."),
        ({"decision": "bid"}, "A position with a 'decision' also says in which 'stage' of the round it is."),
        ({"stage": "choosing"}, "A position before the first round ('choosing') also says the 'decision'."),
        ({"seat": 3}, "The position's 'seat' is a whole number from 0 to 2, not 3."),
        ({"flow": []}, f"The position's 'flow' maps {FLOW} to numbers, not []."),
        ({"flow": {"up": 1}}, f"The position's 'flow' maps {FLOW} to numbers, not {{'up': 1}}."),
        ({"flow": {"step": 3}}, "The flow's 'step' is a whole number from 0 to 2, not 3."),
        ({"flow": {"first_pile": 3}}, "The flow's 'first_pile' is a whole number from -1 to 2, not 3."),
        ({"flow": {"power": 3, "power_seat": 0, "chosen_seat": 3}}, "The flow's 'chosen_seat' is a whole number from"),
        ({"flow": {"power": 3}}, "The flow's 'power_seat' is the seat whose card is acting."),
        ({"flow": {"power": 3, "power_seat": 3}}, "The flow's 'power_seat' is the seat whose card is acting."),
        ({"money": [20, 20]}, "The position's 'money' is a list with one entry for each of the 3 players."),
        ({"money": 20}, "The position's 'money' is a list with one entry for each of the 3 players."),
        ({"money": [10**6, 0, 0]}, "The money of seat 0 is a whole number from -100000 to 100000, not 1000000."),
        ({"money": [0, "a", 0]}, "The money of seat 1 is a whole number from -100000 to 100000, not 'a'."),
        ({"money": [0, -1, 0]}, "Seat 1 has negative money, which is possible only at the end."),
        ({"portfolios": [[], {}, {}]}, "The portfolio of seat 0 has the fields normal and split, not []."),
        (
            {"portfolios": [{"gone": {}}, {}, {}]},
            "The portfolio of seat 0 has the fields normal and split, not {'gone': {}}.",
        ),
        ({"portfolios": [{"normal": []}, {}, {}]}, "The portfolio of seat 0 maps names to numbers, not []."),
        (
            {"portfolios": [{"normal": {FEE_1: 1}}, {}, {}]},
            f"There is no card 'Trading Fee 1': it is one of {HELD}.",
        ),
        (
            {"portfolios": [{"normal": {AUTO: -1}}, {}, {}]},
            f"The portfolio of seat 0, {AUTO!r}, is a whole number from 0 to 40, not -1.",
        ),
        ({"owes": [1, [], []]}, "What seat 0 owes is a list, not 1."),
        ({"owes": [[4], [], []]}, "A fee card that seat 0 owes is a whole number from 1 to 3, not 4."),
        ({"bonds": [1, 0, 0]}, "There are only 40 bonds, and none without the option 'bonds'."),
        (
            {"options": {"bonds": True}, "bonds": [41, 0, 0]},
            "The bonds of seat 0 is a whole number from 0 to 40, not 41.",
        ),
        (
            {"options": {"bonds": True}, "bonds": [20, 20, 1]},
            "There are only 40 bonds, and none without the option 'bonds'.",
        ),
        (
            {"options": {"bonds": True}, "bonds": [1, 0, 0], "bonds_left": 40},
            "There are 40 bonds: 39 are left, not 40.",
        ),
        ({"commerce_held": [1, {}, {}]}, "The commerce cards of seat 0 maps names to numbers, not 1."),
        (
            {"commerce_held": [{"Gold": 1}, {}, {}]},
            "There are 1 cards of Gold in the position; there are only 0.",
        ),
        (
            {"options": COMMERCE, "commerce_held": [{"Gold": 2}, {"Gold": 2}, {}]},
            "There are 4 cards of Gold in the position; there are only 3.",
        ),
        ({"fees_taken": [13, 0, 0]}, "The fees that seat 0 has taken is a whole number from 0 to 12, not 13."),
        ({"ended_on": [1, [], []]}, "Where the meeples of seat 0 ended is a list, not 1."),
        ({"ended_on": [[8], [], []]}, "A space where a meeple of seat 0 ended is a whole number from 0 to 7, not 8."),
        ({"spaces": []}, "The position's 'spaces' map companies to spaces of their tracks, not []."),
        ({"spaces": {"Acme": 1}}, f"There is no company 'Acme': it is one of {', '.join(COMPANIES)}."),
        ({"spaces": {AUTO: 10}}, f"The space of {AUTO} is a whole number from 0 to 9, not 10."),
        ({"piles": [[]]}, "The position's 'piles' is a list of 3, not [[]]."),
        ({"piles": [1, [], []]}, "Pile 0 is a list, not 1."),
        ({"piles": [[5], [], []]}, "A card of stockpile 0 has the fields card and seen_by, not 5."),
        ({"piles": [[{"seen_by": []}], [], []]}, "A card of stockpile 0 has the fields card and seen_by, not {"),
        ({"piles": [["Ace"], [], []]}, "There is no card 'Ace': it is one of American Automotive, "),
        (
            {"piles": [[down(AUTO, 3)], [], []]},
            "Who has seen a card of stockpile 0 is a whole number from 0 to 2, not 3.",
        ),
        ({"piles": [[{"card": AUTO, "seen_by": 1}], [], []]}, "Who has seen a card of stockpile 0 is a list, not 1."),
        ({"piles": [[down("Gold", 1)], [], []]}, "Gold is always face up."),
        ({"piles": [[down(FIRST_CARD)], [], []]}, "First Player Card is always face up."),
        ({"piles": [[AUTO] * 25, [], []]}, "Stockpile 0 has more cards than possible."),
        ({"bids": []}, "The position's 'bids' is a list of 3, not []."),
        ({"bids": [{"seat": 0}, None, None]}, "The bid on stockpile 0 has the fields seat and space, not {'seat': 0}."),
        ({"bids": [bid(3, 0), None, None]}, "The bidder on stockpile 0 is a whole number from 0 to 2, not 3."),
        ({"bids": [bid(0, 8), None, None]}, "The bid on stockpile 0 is a whole number from 0 to 7, not 8."),
        ({"waiting": [2, 0, 0]}, "The outbid meeples of seat 0 is a whole number from 0 to 1, not 2."),
        ({"placed": 4}, "The position's 'placed' is a whole number from 0 to 3, not 4."),
        ({"hands": [5, [], []]}, "The position's 'hands' of seat 0 is a list, not 5."),
        ({"hands": [[AUTO] * 3, [], []]}, "Seat 0 has more than two cards in 'hands'."),
        ({"hands": [["Gold"], [], []]}, "There is no market card 'Gold': it is one of "),
        ({"commerce_hands": [[AUTO], [], []]}, "There is no commerce card 'American Automotive': it is one of Gold,"),
        ({"opening": []}, "The position's 'opening' is a list of 3, not []."),
        ({"rounds": []}, "The deal has 0 rounds; with this number of players there are 7."),
        ({"pairs": []}, "The position's 'pairs' is a list of 6, not []."),
        ({"pairs": [5] * 6}, "Pair 0 has the fields company, forecast and seen_by, not 5."),
        (
            {"pairs": [{"company": AUTO, "forecast": "+1", "x": 1}] * 6},
            "Pair 0 has the fields company, forecast and seen_by, not {",
        ),
        ({"pairs": [{"company": AUTO}] * 6}, "There is no forecast None: it is one of +4,"),
        ({"pairs": [{"forecast": "+1"}] * 6}, "There is no company None: it is one of American"),
        (
            {"pairs": [{"company": AUTO, "forecast": "+1"}] * 6},
            "The position's 'pairs' must have every company once.",
        ),
        (
            {"pairs": [{"company": AUTO, "forecast": "+1", "seen_by": [5]}] * 6},
            "Who has seen pair 0 is a whole number from 0 to 2, not 5.",
        ),
        ({"starting_shares": [AUTO]}, "The position's 'starting_shares' is a list with one entry for each of the 3"),
        ({"discard": {AUTO: 41}}, f"The discard pile, {AUTO!r}, is a whole number from 0 to 40, not 41."),
        ({"discard": 4}, "The discard pile maps names to numbers, not 4."),
        ({"market": 5}, "The market deck is a list, not 5."),
        ({"market": []}, f"There are 0 cards of {AUTO} in the position; there must be 10."),
        (
            {"portfolios": [normal(*[BANK] * 11), {}, {}]},
            f"There are 11 cards of {BANK} in the position; there must be 10.",
        ),
        ({"options": COMMERCE, "commerce": 5}, "The commerce deck is a list, not 5."),
        ({"options": COMMERCE, "commerce": [AUTO]}, "There is no commerce card 'American Automotive': it is one"),
        (
            {"options": COMMERCE, "commerce": ["Tax"] * 8},
            "There are 8 cards of Tax in the position; there are only 7.",
        ),
        ({"memory": []}, "The position's 'memory' is a list of 540, not []."),
        ({"memory": [81] * 540}, "A number of the memory is a whole number from 0 to 80, not 81."),
        ({"course": 5, "memory": [0] * 540}, "The position's 'course' is a list, not 5."),
        ({"course": [-1], "memory": [0] * 540}, "An entry of the course is a whole number from 0 to 524287, not -1."),
        ({"laid": 5}, "The position's 'laid' is a list, not 5."),
        ({"laid": [{"pair": 0}]}, "A laid card has the fields pair, card and seat, not {'pair': 0}."),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_position_is_named(fields: Any, expected: str) -> None:
    position = None if fields is None else {"players": 3, **fields}
    found = rejected(position)  # type: ignore[arg-type]
    assert found.startswith(expected)
    assert found.endswith(".")


def test_an_unknown_field_is_named_beside_the_known_ones() -> None:
    found = rejected(laid_out(monney=[]))
    assert found.startswith("A position of Stockpile has no field 'monney': its fields are game, rules, players,")
    assert rejected({}) == "The position does not say how many players there are."


def strategy_position(**cards: Any) -> Json:
    return laid_out(options=STRATEGIES, stage="action", strategies=cards)


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (
            laid_out(options=STRATEGIES, strategies=5),
            "The position's 'strategies' have the fields deck, discarded, drawn, hands, played.",
        ),
        (
            strategy_position(hand=[]),
            "The position's 'strategies' have the fields deck, discarded, drawn, hands, played.",
        ),
        (strategy_position(hands=[[]]), "The position's 'hands' is a list with one entry for each of the 3 players."),
        (strategy_position(hands=[5, [], []]), "The strategies' 'hands' of seat 0 is a list, not 5."),
        (strategy_position(hands=[["Bribe"], [], []]), "There is no strategy card 'Bribe': it is one of "),
        (strategy_position(discarded=[5, [], []]), "The strategies' 'discarded' of seat 0 is a list, not 5."),
        (strategy_position(played=5), "The played strategies is a list, not 5."),
        (strategy_position(deck=5), "The deck is a list, not 5."),
        (strategy_position(deck=["Buyback"]), "The strategies' 'deck' is the whole deck in play, "),
        (strategy_position(drawn=99), "The position's 'drawn' is a whole number from 0 to 38, not 99."),
        (
            strategy_position(hands=[["Buyback", "Buyback"], ["Buyback"], []]),
            "There are 3 cards of Buyback; only 2 are in play.",
        ),
        (
            strategy_position(hands=[["Buyback"] * 3, [], []]),
            "There are 3 cards of Buyback; only 2 are in play.",
        ),
        (
            strategy_position(hands=[["Corner the Market"], [], []]),
            "There are 1 cards of Corner the Market; only 0 are in play.",
        ),
        (
            laid_out(options=STRATEGIES, stage="action", laid=[{"pair": 0, "card": "Buyback", "seat": 0}]),
            "Buyback is not laid on forecasts.",
        ),
        (
            laid_out(options=STRATEGIES, stage="action", laid=[FALSIFIED | {"pair": 6}]),
            "The pair of a laid card is a whole number from 0 to 5, not 6.",
        ),
        (
            laid_out(options=STRATEGIES, stage="action", laid=[FALSIFIED | {"seat": 3}]),
            "The seat of a laid card is a whole number from 0 to 2, not 3.",
        ),
        (
            laid_out(options=STRATEGIES, stage="action", laid=[FALSIFIED] * 5),
            "A laid card has the fields pair, card and seat, not {",
        ),
        (
            laid_out(options=STRATEGIES, stage="action", laid=[FALSIFIED] * 3),
            "There are 3 cards of Falsified Earnings; only 2 are in play.",
        ),
        (
            laid_out(stage="action", laid=[FALSIFIED]),
            "There are 1 cards of Falsified Earnings; only 0 are in play.",
        ),
        (laid_out(options=INVESTORS, investors=5), "The position's 'investors' have the fields kept, dealt, lots"),
        (
            laid_out(options=INVESTORS, investors={"held": []}),
            "The position's 'investors' have the fields kept, dealt, lots, used.",
        ),
        (
            laid_out(options=INVESTORS, investors={"kept": [["Nobody"], [], []]}),
            "There is no investor 'Nobody': it is one of Agile Ana,",
        ),
        (
            laid_out(options=INVESTORS, investors={"kept": [5, [], []]}),
            "What seat 0 has kept is a list, not 5.",
        ),
        (
            laid_out(options=INVESTORS, investors={"kept": [["Agile Ana", "Wise Warren"], [], []]}),
            "What seat 0 has kept has more than 1 investors.",
        ),
        (
            laid_out(options=INVESTORS, investors={"kept": [["Agile Ana"], ["Agile Ana"], []]}),
            "Agile Ana is there twice.",
        ),
        (
            laid_out(options=INVESTORS, investors={"dealt": [["Agile Ana"] * 3, [], []]}),
            "What seat 0 was dealt has more than 2 investors.",
        ),
        (
            laid_out(options=INVESTORS, investors={"lots": ["Agile Ana"] * 6}),
            "The auction has more than 5 investors.",
        ),
    ],
)  # fmt: skip
def test_cards_of_modules_that_cannot_be_are_named(position: Json, expected: str) -> None:
    assert rejected(position).startswith(expected)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        (
            {"stage": "demand", "decision": "sell"},
            "The decision cannot be 'sell' of seat 0: the rules would ask 'bid' of seat 0.",
        ),
        (
            {"stage": "demand", "decision": "bid", "seat": 1},
            "The decision cannot be 'bid' of seat 1: the rules would ask 'bid' of seat 0.",
        ),
        (
            {"stage": "demand", "decision": "bid", "bids": [bid(0, 1), bid(0, 2), None], "seat": 2},
            "Seat 0 has 2 meeples on the tracks; it has 1 in all.",
        ),
        (
            {"stage": "demand", "decision": "game_over"},
            "The game is over only after the last round, in the stage 'next_round'.",
        ),
        (
            {"stage": "supply", "decision": "place_card"},
            "Seat 0 places a card, so it has 2 in 'hands'.",
        ),
        (
            {"stage": "supply", "decision": "place_card", "hands": [[AUTO], [], []]},
            "Seat 0 places a card, so it has 2 in 'hands'.",
        ),
        (
            {"stage": "supply", "decision": "place_card", "hands": [[AUTO, BANK], [], []], "flow": {"step": 1}},
            "Seat 0 places a card, so it has 1 in 'hands'.",
        ),
        (
            {"stage": "commerce", "decision": "place_commerce", "options": COMMERCE},
            "Seat 0 places a commerce card, so it has one in 'commerce_hands'.",
        ),
        (
            {"stage": "choosing", "decision": "keep_investor", "options": INVESTORS},
            "While investors are chosen, all players have been dealt some.",
        ),
        (
            {"stage": "auction", "decision": "bid_investor", "options": {"investors": True, "auction": True}},
            "In the auction, every stockpile has an investor.",
        ),
        (
            {
                "stage": "choosing", "decision": "keep_investor", "options": INVESTORS,
                "investors": {"dealt": [["Agile Ana"], ["Wise Warren"], ["Golden Graham"]]},
            },
            "Before the starting shares are handed out, the position says which they will be.",
        ),
        (
            {
                "stage": "discarding", "decision": "discard_strategy", "options": STRATEGIES,
                "starting_shares": [AUTO, BANK, STEEL],
            },
            "Seat 0 has too few strategy cards to discard two.",
        ),
        (
            {"stage": "action", "decision": "act", "portfolios": [normal(AUTO), {}, {}]},
            "The decision cannot be 'act' of seat 0: the rules would ask ",
        ),
        (
            {
                "stage": "action", "decision": "take_card", "options": STRATEGIES,
                "flow": {"power": 48, "power_seat": 0},
            },
            "The decision cannot be 'take_card' of seat 0: there is no legal answer.",
        ),
        (
            {"stage": "action", "portfolios": [normal(BOOM), {}, {}], "flow": {"at": 1}, "decision": "act"},
            "The memory is wrong about Stock Boom in the portfolio of seat 0.",
        ),
        (
            {"stage": "selling", "portfolios": [normal(BUST), {}, {}]},
            "The memory is wrong about Stock Bust in the portfolio of seat 0.",
        ),
    ],
)  # fmt: skip
def test_a_question_that_the_rules_would_not_ask_is_refused(fields: Json, expected: str) -> None:
    assert rejected(laid_out(**fields)).startswith(expected)


def test_more_strategy_cards_drawn_than_were_dealt_are_refused() -> None:
    game = bigboard.game("stockpile")
    state = game.start(game.deal(players=3, seed=4, options={"strategies": True, "investors": True}))
    for _ in range(4):  # investors are chosen, and the first cards discarded
        position = state.position()
        dealt = position["strategies"]["drawn"]
        assert game.position(position).position() == position
        for drawn in (dealt + 1, len(position["strategies"]["deck"])):
            wrong = {**position, "strategies": {**position["strategies"], "drawn": drawn}}
            assert rejected(wrong) == (
                f"The strategies' 'drawn' is {drawn}; "
                f"at most the {dealt} cards that were dealt into the hands have been drawn here."
            )
        state.apply(state.legal_actions()[0])


def test_a_memory_that_is_untrue_is_refused() -> None:
    state = table(stage="demand", portfolios=[normal(AUTO, BANK), {}, {}])
    position = state.position()
    memory = list(position["memory"])
    # Seat 1 is said to know of two shares of Automotive in the portfolio of seat 0.
    at = (1 * 5 + 0) * 8
    position["memory"] = [*memory[:at], 2, *memory[at + 1 :]]
    assert rejected(position) == f"The memory is wrong about {AUTO} in the portfolio of seat 0."
    position["memory"] = [*memory[:at], 1, *memory[at + 1 :]]
    assert rejected(position) == "The memory counts the cards of seat 0 wrongly."
