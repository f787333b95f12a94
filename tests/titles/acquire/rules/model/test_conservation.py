"""Nothing is lost and nothing appears: tiles, shares and money in random games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.titles.acquire.table_setting import CHAINS, GAME, TILES, Json

from bigboard import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigboard import Event, State

GAMES = [
    (players, seed, {"dead_tiles": option, "open_holdings": seed % 2 == 0})
    for players in range(2, 7)
    for seed, option in enumerate(["repeat", "once", "never"])
]
FROM_BANK = {"bonus", "shares_sold", "final_sale"}
COUNTS = {"founder_share": 1, "share_bought": 1, "shares_sold": -1, "final_sale": -1}


def random_game(players: int, seed: int, options: Json) -> Iterator[tuple[State, list[Event]]]:
    """A random game in which the end is declared late, so that all kinds of things happen."""
    rng = Rng(seed)
    state = GAME.start(GAME.deal(players, seed, options))
    yield state, state.opening
    while state.seat >= 0:
        legal = state.legal_actions()
        if state.decision == "declare_end" and rng.below(8):
            legal = legal[1:]
        yield state, state.apply(legal[rng.below(len(legal))])


@pytest.mark.clause("ACQ-SET-1")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_each_tile_is_in_exactly_one_place(players: int, seed: int, options: Json) -> None:
    for state, _ in random_game(players, seed, options):
        position = state.position()
        places = [*position["chains"].values(), *position["hands"]]
        places += [position["lone"], position["gone"], position["bag"]]
        if position["tile"]:
            places.append([position["tile"]])
        assert sorted(tile for place in places for tile in place) == sorted(TILES)


@pytest.mark.clause("ACQ-SET-2")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_each_chain_always_has_25_shares(players: int, seed: int, options: Json) -> None:
    for state, _ in random_game(players, seed, options):
        position = state.position()
        for chain in state.observe(-1)["chains"]:
            held = [shares.get(chain["name"], 0) for shares in position["shares"]]
            assert min(held) >= 0
            assert chain["bank"] >= 0
            assert sum(held) + chain["bank"] == 25


def money_told(events: list[Event], players: int) -> list[int]:
    """What the events say each seat was paid, less what it paid."""
    change = [0] * players
    for event in events:
        if event.type in FROM_BANK:
            change[event.seat] += event.data["amount"]
        elif event.type == "share_bought":
            change[event.seat] -= event.data["price"]
    return change


@pytest.mark.clause("ACQ-BUY-2", "ACQ-MRG-7", "ACQ-BON-1", "ACQ-END-7")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_every_dollar_that_changes_hands_is_told(players: int, seed: int, options: Json) -> None:
    before = [6000] * players
    for state, events in random_game(players, seed, options):
        after = state.position()["money"]
        change = [now - then for now, then in zip(after, before, strict=True)]
        assert change == money_told(events, players)
        assert min(after) >= 0
        assert all(amount % 100 == 0 for amount in after)
        before = after


def shares_told(events: list[Event], players: int) -> list[dict[str, int]]:
    """What the events say each seat received, less what it gave."""
    change = [dict.fromkeys(CHAINS, 0) for _ in range(players)]
    for event in events:
        if event.type in COUNTS:
            change[event.seat][event.data["chain"]] += COUNTS[event.type] * event.data.get("shares", 1)
        elif event.type == "shares_traded":
            change[event.seat][event.data["chain"]] -= event.data["given"]
            change[event.seat][event.data["into"]] += event.data["received"]
    return change


@pytest.mark.clause("ACQ-SET-2", "ACQ-MRG-6", "ACQ-FND-3", "ACQ-BUY-7")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_every_share_that_changes_hands_is_told(players: int, seed: int, options: Json) -> None:
    before: list[dict[str, int]] = [{} for _ in range(players)]
    for state, events in random_game(players, seed, options):
        after = state.position()["shares"]
        change = [
            {chain: now.get(chain, 0) - then.get(chain, 0) for chain in CHAINS}
            for now, then in zip(after, before, strict=True)
        ]
        assert change == shares_told(events, players)
        before = after


@pytest.mark.clause("ACQ-TRN-5", "ACQ-TRN-6", "ACQ-SET-6")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_no_hand_ever_has_more_than_six_tiles(players: int, seed: int, options: Json) -> None:
    for state, _ in random_game(players, seed, options):
        assert max(len(hand) for hand in state.position()["hands"]) <= 6


@pytest.mark.clause("ACQ-SAF-1")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_a_chain_of_eleven_never_leaves_the_board(players: int, seed: int, options: Json) -> None:
    safe: set[str] = set()
    for state, _ in random_game(players, seed, options):
        chains = state.position()["chains"]
        assert safe <= set(chains)
        assert {chain["name"] for chain in state.observe(-1)["chains"] if chain["safe"]} >= safe
        safe |= {name for name, tiles in chains.items() if len(tiles) >= 11}


SETTLING = {"tile_played", "merger", "survivor", "chain_acquired", "bonus", "shares_sold", "shares_kept"}


@pytest.mark.clause("ACQ-MRG-5", "ACQ-MRG-7", "ACQ-BON-1")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_paying_the_bonuses_of_a_merger_and_selling_shares_changes_no_score(
    players: int, seed: int, options: Json
) -> None:
    """Before the bonuses a score counts what will be paid, after them what was; only trades and absorbing change it."""
    before: list[int] = []
    bonuses = 0
    for state, events in random_game(players, seed, options):
        types = {event.type for event in events}
        scores = state.scores()
        if state.position()["acquired"] and types <= SETTLING:
            assert scores == before
            bonuses += "bonus" in types
        before = scores
    assert bonuses > 3
