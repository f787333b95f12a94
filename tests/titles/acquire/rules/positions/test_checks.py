"""Positions that cannot exist: one sentence each."""

from __future__ import annotations

from typing import Any

import pytest
from tests.titles.acquire.table_setting import (
    ALL_SEVEN,
    CHAINS,
    GAME,
    HALVES,
    TILES,
    TWO_SAFE,
    cross,
    halves,
    laid_out,
    row,
)

Position = dict[str, Any]
QUESTIONS = ["play_tile", "found_chain", "choose_survivor", "choose_acquired", "trade_shares", "sell_shares"]
QUESTIONS += ["declare_end", "buy_shares", "game_over"]
NEWER = "A newer version of Big Board may read it."


def reject(position: Any, sentence: str) -> None:
    with pytest.raises(ValueError) as found:  # noqa: PT011
        GAME.position(position)
    assert str(found.value) == sentence


MEMORY = GAME.position({"players": 2, "hands": [["1A"], []]}).position()["memory"]


def remembering(**changes: Any) -> Position:
    return laid_out(2, memory={**MEMORY, **changes})


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (None, "A position is a mapping, not None."),
        (laid_out(game="stockpile"), "This is a position of 'stockpile', not of 'acquire'."),
        (laid_out(rules=0), f"This position is for version 0 of the rules; this engine plays version 1. {NEWER}"),
        ({}, "The position does not say how many players there are."),
        ({"players": 7}, "Acquire is for 2 to 6 players, not 7."),
        (laid_out(chains=[]), "The position's 'chains' maps names of chains to lists of tiles, not []."),
        (laid_out(chains={"Hilton": []}), f"There is no chain 'Hilton': the chains are {', '.join(CHAINS)}."),
        (laid_out(chains={"Tower": "1A"}), "Chain Tower is a list of tiles, not '1A'."),
        (laid_out(chains={"Tower": ["0A"]}), "There is no tile '0A': tiles run from 1A to 12I."),
        (laid_out(lone="1A"), "'lone' is a list of tiles, not '1A'."),
        (laid_out(gone=None), "'gone' is a list of tiles, not None."),
        (laid_out(hands=["1A", [], []]), "The hand of seat 0 is a list of tiles, not '1A'."),
        (
            laid_out(hands=[[], []]),
            "The position's 'hands' is a list with one entry for each of the 3 players.",
        ),
        (laid_out(money=6000), "The position's 'money' is a list with one entry for each of the 3 players."),
        (laid_out(bag="1A"), "'bag' is a list of tiles, not '1A'."),
        (laid_out(bag=TILES[1:]), "Tile 1A is nowhere: not on the board, in a hand or in the bag."),
        (laid_out(bag=[*TILES, "1A"]), "Tile 1A is in two places: the bag and the bag."),
        (
            laid_out(chains={"Tower": ["1A", "2A"], "Sackson": ["2A", "3A"]}),
            "Tile 2A is in two places: Tower and Sackson.",
        ),
        (
            laid_out(lone=["1A"], hands=[["1A"], [], []]),
            "Tile 1A is in two places: lone and the hand of seat 0.",
        ),
        (
            laid_out(hands=[["1A"], ["1A"], []]),
            "Tile 1A is in two places: the hand of seat 0 and the hand of seat 1.",
        ),
        (laid_out(lone=["1A"], gone=["1A"]), "Tile 1A is in two places: lone and gone."),
        (laid_out(lone=["1A"], tile="1A"), "Tile 1A is in two places: lone and the tile just played."),
        (laid_out(tile="1Z"), "There is no tile '1Z': tiles run from 1A to 12I."),
        (laid_out(hands=[row("A", 1, 7), [], []]), "Seat 0 holds 7 tiles; a hand has at most 6."),
        (laid_out(money=[0, -100, 0]), "The money of seat 1 is a multiple of 100, up to 1000000000, not -100."),
        (laid_out(money=[150, 0, 0]), "The money of seat 0 is a multiple of 100, up to 1000000000, not 150."),
        (laid_out(money=[100.0, 0, 0]), "The money of seat 0 is a multiple of 100, up to 1000000000, not 100.0."),
        (
            laid_out(shares=[[], {}, {}]),
            "The shares of seat 0 map names of chains to numbers, not [].",
        ),
        (laid_out(shares=[{"Tower": -1}, {}, {}]), "Seat 0 holds from 0 to 25 shares of Tower, not -1."),
        (laid_out(shares=[{"Tower": "2"}, {}, {}]), "Seat 0 holds from 0 to 25 shares of Tower, not '2'."),
        (laid_out(shares=[{"Tower": 20}, {"Tower": 6}, {}]), "There are only 25 shares of Tower."),
        (laid_out(turn=3), "The position's 'turn' is a whole number from 0 to 2, not 3."),
        (laid_out(turn=True), "The position's 'turn' is a whole number from 0 to 2, not True."),
        (laid_out(seat=-1), "The position's 'seat' is a whole number from 0 to 2, not -1."),
        (laid_out(bought=4), "The position's 'bought' is a whole number from 0 to 3, not 4."),
        (
            laid_out(turns_without_tile=4),
            "The position's 'turns_without_tile' is a whole number from 0 to 3, not 4.",
        ),
        (
            laid_out(turn_number=0),
            "The position's 'turn_number' is a whole number from 1 to 1073741824, not 0.",
        ),
        (laid_out(buy_from="Hilton"), f"There is no chain 'Hilton': the chains are {', '.join(CHAINS)}."),
        (laid_out(survivor=3), f"There is no chain 3: the chains are {', '.join(CHAINS)}."),
        (laid_out(end_declared=1), "The position's 'end_declared' is true or false, not 1."),
        (
            laid_out(decision="dance"),
            f"There is no decision 'dance': the decisions are {', '.join(QUESTIONS)}.",
        ),
        (
            laid_out(memory=[]),
            "The position's 'memory' has the fields joined, safe_since, sorted_out, unsorted, stuck.",
        ),
        (
            laid_out(memory={"joined": []}),
            "The position's 'memory' has the fields joined, safe_since, sorted_out, unsorted, stuck.",
        ),
        (remembering(joined="no"), "The memory's 'joined' is a list of whole numbers."),
        (remembering(joined=["no"] * 108), "The memory's 'joined' is a list of whole numbers."),
        (remembering(stuck=[0, 1, 1 << 54, 0]), "The memory's 'stuck' is a list of whole numbers."),
        (remembering(joined=[0]), "The memory's 'joined' has a wrong number of entries: 1."),
        (remembering(stuck=[0, 1, 2]), "The memory's 'stuck' has a wrong number of entries: 3."),
        (remembering(stuck=[0, 7, 0, 0]), "The memory's 'stuck' has a record that says nothing: [0, 7, 0, 0]."),
        (remembering(stuck=[0, 1, 0, -1]), "The memory's 'stuck' has a record that says nothing: [0, 1, 0, -1]."),
        (remembering(stuck=[0, -1, 108, 2]), "The memory's 'stuck' has a record that says nothing: [0, -1, 108, 2]."),
        (remembering(stuck=[0, -1, 107, 7]), "The memory's 'stuck' has a record that says nothing: [0, -1, 107, 7]."),
        (remembering(stuck=[2, 1, 0, 0]), "The memory's 'stuck' speaks of seat 2, which does not exist."),
    ],
)
def test_what_is_not_a_position_is_named(position: Any, sentence: str) -> None:
    reject(position, sentence)


def test_an_unknown_field_is_named_beside_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"^A position of Acquire has no field 'monney': its fields are game, "):
        GAME.position(laid_out(monney=[]))


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (laid_out(chains={"Tower": ["1A"]}), "Tower has one tile; a chain has two or more."),
        (laid_out(chains={"Tower": ["1A", "2A", "4A"]}), "Tower is not connected: 4A is apart."),
        (laid_out(chains={"Tower": ["1A", "2B"]}), "Tower is not connected: 2B is apart."),
        (laid_out(chains={"Tower": ["12A", "1B"]}), "Tower is not connected: 1B is apart."),
        (
            laid_out(chains={"Tower": ["1A", "2A"], "Sackson": ["3A", "4A"]}),
            "Sackson touches Tower at 2A.",
        ),
        (
            laid_out(chains={"Tower": ["1A", "2A"]}, lone=["3A"]),
            "Lone tile 3A touches a chain, so it would belong to it.",
        ),
        (
            laid_out(lone=["1A", "2A", "5A", "6A"]),
            "4 lone tiles touch each other; only the 3 start tiles may.",
        ),
        (
            laid_out(chains={"Tower": row("A", 1, 11)}, gone=["1B"]),
            "Tile 1B is gone but was never dead: it joins no two safe chains.",
        ),
        (
            laid_out(chains=TWO_SAFE, gone=["5B"], options={"dead_tiles": "never"}),
            "Tile 5B is gone, but with the option 'never' none is discarded.",
        ),
        (laid_out(gone=["5E"]), "Tile 5E is gone but was never dead: it joins no two safe chains."),
    ],
)
def test_a_board_that_the_rules_never_leave_is_refused(position: Position, sentence: str) -> None:
    reject(position, sentence)


def test_as_many_lone_tiles_as_players_may_touch() -> None:
    state = GAME.position(laid_out(lone=["1A", "2A", "3A"], hands=[["12I"], [], []]))
    assert state.position()["lone"] == ["1A", "2A", "3A"]


def merging(decision: str, chains: dict[str, list[str]] | None = None, **fields: Any) -> Position:
    chains = chains or cross(Tower=3, Sackson=2)
    return laid_out(chains=chains, tile="5E", decision=decision, shares=[{"Sackson": 3}, {}, {}], **fields)


SIX = {name: tiles for name, tiles in ALL_SEVEN.items() if name != "Tower"}
NOT_OVER = "the end was not declared, there are tiles left, and no whole round has passed without one"
THREE = cross(Tower=4, Sackson=3, Imperial=2)
ORDER = cross(Tower=4, Sackson=3, Festival=3, Imperial=2)


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        (laid_out(lone=["5E"], tile="5F"), "'tile' is the tile that founds or merges, and belongs to such"),
        (laid_out(lone=["5E"], decision="found_chain"), "'tile' is the tile that founds or merges, and belongs"),
        (laid_out(chains=TWO_SAFE, tile="12I", decision="declare_end"), "'tile' is the tile that founds or"),
        (laid_out(survivor="Tower"), "'survivor', 'acquired' and 'to_settle' belong to mergers only"),
        (laid_out(acquired="Tower"), "'survivor', 'acquired' and 'to_settle' belong to mergers only"),
        (laid_out(to_settle=["Tower"]), "'survivor', 'acquired' and 'to_settle' belong to mergers only"),
        (laid_out(tile="5F", decision="found_chain"), "5F founds nothing"),
        (laid_out(chains=ALL_SEVEN, lone=["9I"], tile="9H", decision="found_chain"), "9H founds nothing"),
        (laid_out(chains=SIX, lone=["9I"], tile="9H", decision="found_chain"), "there is only one chain to found"),
        (laid_out(chains={"Tower": ["1A", "2A"]}, decision="declare_end"), "the end cannot be declared"),
        (laid_out(decision="buy_shares"), "there is nothing to buy"),
        (laid_out(chains=TWO_SAFE, decision="buy_shares", bought=3), "there is nothing to buy"),
        (laid_out(chains=TWO_SAFE, end_declared=True), "the end cannot have been declared"),
        (
            laid_out(chains={"Tower": ["1A", "2A"]}, decision="buy_shares", end_declared=True),
            "the end cannot have been declared",
        ),
        (laid_out(decision="game_over", end_declared=True), "the end cannot have been declared"),
        (laid_out(turns_without_tile=3), "a whole round without a tile ends the game"),
        (laid_out(bought=2), "'bought' and 'buy_from' belong to buying only"),
        (laid_out(buy_from="Tower"), "'bought' and 'buy_from' belong to buying only"),
        (
            laid_out(chains=TWO_SAFE, decision="game_over", shares=[{}, {"Tower": 1}, {}]),
            "at the end all shares of chains on the board are sold",
        ),
        (laid_out(decision="game_over"), NOT_OVER),
        (laid_out(decision="game_over", turns_without_tile=2), NOT_OVER),
        (laid_out(chains=TWO_SAFE, decision="game_over", hands=[["12I"], [], []]), NOT_OVER),
        (laid_out(2, chains=HALVES, decision="game_over", hands=[["1E"], []], gone=row("E", 2), bag=[]), NOT_OVER),
        (laid_out(seat=1), "the player whose turn it is decides this"),
        (laid_out(chains=TWO_SAFE, decision="buy_shares", seat=2), "the player whose turn it is decides this"),
        (merging("choose_survivor", to_settle=["Tower"]), "5E touches Sackson too, which has no part in the merger"),
        (
            merging("choose_survivor", cross(Tower=2, Sackson=2), to_settle=["Tower", "Sackson"], seat=1),
            "the player whose turn it is decides this",
        ),
        (merging("choose_survivor", to_settle=["Tower", "American"]), "5E does not merge the chains named"),
        (
            merging("sell_shares", survivor="Tower", acquired="American"),
            "5E does not merge the chains named",
        ),
        (
            laid_out(
                chains={
                    "Tower": [*row("E", 6, 12), "12F", "12G", "12H", "12I"],
                    "Festival": ["5D", "5C", "5B", "5A", "4A", "3A", "2A", "1A", "1B", "1C", "1D"],
                },
                tile="5E",
                decision="choose_survivor",
                to_settle=["Tower", "Festival"],
            ),
            "5E does not merge the chains named",
        ),
        (
            merging("choose_survivor", survivor="Tower", to_settle=["Sackson"]),
            "'survivor' and 'acquired' do not fit it",
        ),
        (merging("sell_shares", survivor="Tower"), "'survivor' and 'acquired' do not fit it"),
        (merging("sell_shares", acquired="Sackson"), "'survivor' and 'acquired' do not fit it"),
        (
            merging("choose_acquired", survivor="Tower", acquired="Sackson"),
            "'survivor' and 'acquired' do not fit it",
        ),
        (
            merging("choose_survivor", to_settle=["Tower", "Sackson"]),
            "there is one survivor without a choice",
        ),
        (
            merging("choose_survivor", cross(Tower=2), to_settle=["Tower"]),
            "there is one survivor without a choice",
        ),
        (
            merging("sell_shares", cross(Tower=2, Sackson=3), survivor="Tower", acquired="Sackson"),
            "Tower cannot be the survivor",
        ),
        (
            merging("sell_shares", survivor="Tower", acquired="Sackson", to_settle=["Tower"]),
            "Tower cannot be the survivor",
        ),
        (
            merging("choose_acquired", THREE, survivor="Tower", to_settle=["Sackson", "Imperial"]),
            "there is one chain to acquire without a choice",
        ),
        (
            merging("sell_shares", ORDER, survivor="Tower", acquired="Imperial", to_settle=["Sackson", "Festival"]),
            "Imperial cannot be acquired now",
        ),
        (
            merging("sell_shares", survivor="Tower", acquired="Sackson", to_settle=["Sackson"]),
            "Sackson cannot be acquired now",
        ),
        (
            merging("sell_shares", survivor="Tower", acquired="Tower", to_settle=["Sackson"]),
            "Tower cannot be acquired now",
        ),
        (
            merging("sell_shares", ORDER, survivor="Tower", acquired="Sackson", to_settle=["Imperial"]),
            "5E touches Festival too, which has no part in the merger",
        ),
        (
            merging("choose_acquired", ORDER, survivor="Tower", to_settle=["Sackson", "Festival"]),
            "5E touches Imperial too, which has no part in the merger",
        ),
        (
            merging("sell_shares", survivor="Tower", acquired="Sackson", seat=1),
            "seat 1 holds no share of Sackson",
        ),
        (
            laid_out(
                chains=cross(Tower=3, Sackson=2),
                tile="5E",
                decision="trade_shares",
                survivor="Tower",
                acquired="Sackson",
                shares=[{"Sackson": 1}, {}, {}],
            ),
            "seat 0 can trade nothing",
        ),
    ],
)
def test_a_question_that_the_rules_would_not_ask_is_refused(position: Position, problem: str) -> None:
    with pytest.raises(ValueError) as found:  # noqa: PT011
        GAME.position(position)
    decision = position.get("decision", "play_tile")
    assert str(found.value).startswith(f"The decision cannot be '{decision}': {problem}")
    assert str(found.value).endswith(".")


def test_the_end_cannot_have_been_declared_in_the_midst_of_a_merger() -> None:
    with pytest.raises(ValueError, match="the end cannot have been declared"):
        GAME.position(merging("trade_shares", survivor="Tower", acquired="Sackson", end_declared=True))


def test_turns_without_a_tile_cannot_precede_the_tile_just_played() -> None:
    with pytest.raises(ValueError, match=r"turns_without_tile|a tile was played"):
        GAME.position(merging("trade_shares", survivor="Tower", acquired="Sackson", turns_without_tile=3))


@pytest.mark.parametrize("amount", [10**20, 9223372036854775800])
def test_more_money_than_can_be_counted_on_is_refused(amount: int) -> None:
    with pytest.raises(ValueError, match="money of seat 0"):
        GAME.position(laid_out(money=[amount, 0, 0]))


def test_more_shares_than_any_number_holds_are_refused() -> None:
    reject(laid_out(shares=[{"Tower": 10**20}, {}, {}]), f"Seat 0 holds from 0 to 25 shares of Tower, not {10**20}.")


@pytest.mark.parametrize("chains", [5, True])
def test_chains_to_settle_are_a_list(chains: Any) -> None:
    with pytest.raises(ValueError, match="to_settle"):
        GAME.position(laid_out(to_settle=chains))


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (
            remembering(sorted_out=[-1, 5, -1, -1, -1, -1]),
            "The memory's 'sorted_out' is out of order for seat 1: that is done in turn.",
        ),
        (remembering(stuck=[1, 1, 0, 0]), "The memory's 'stuck' speaks of tiles that the hand does not hold."),
    ],
)
def test_a_memory_of_what_cannot_have_been_is_refused(position: Position, sentence: str) -> None:
    reject(position, sentence)


def test_a_memory_that_the_hands_contradict_is_refused() -> None:
    # Seat 1 is said to have discarded its dead tiles in turn 1, and holds nothing but one.
    position = laid_out(2, chains=halves("1A"), gone=row("E", 2, 12), hands=[["1A"], ["1E"]], bag=[], turn_number=9)
    memory = GAME.position(position).position()["memory"]
    with pytest.raises(ValueError, match="memory"):
        GAME.position({**position, "memory": {**memory, "sorted_out": [-1, 8, -1, -1, -1, -1]}})
