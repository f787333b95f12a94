"""A hundred thousand random games of Stockpile, over all combinations of modules and all numbers of players."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.titles.stockpile.rules.test_random_games import ALL, combination, market_cards
from tests.titles.stockpile.table_setting import FULL_DECK, GAME

from bigboard import Rng, State

CHUNKS = 25
TABLES = 40  # in each chunk, every one with options of its own
GAMES = 100  # at each table
ROUNDS = {2: 6, 3: 7, 4: 6, 5: 5}
WHOLE_DECK = Counter(FULL_DECK)


def check_end(state: State) -> None:
    """What must be so at the end of every game."""
    scores = state.scores()
    assert (state.seat, state.decision, state.legal_actions()) == (-1, "game_over", [])
    assert state.winners() == [seat for seat, score in enumerate(scores) if score == max(scores)]
    position = state.position()
    assert position["money"] == scores
    assert position["round"] == ROUNDS[state.players]
    assert market_cards(position) == WHOLE_DECK
    if position["options"]["bonds"]:
        assert sum(position["bonds"]) + position["bonds_left"] == 40
    # Only taxes can bring anyone below zero.
    taxes = [cards.get("Tax", 0) for cards in position.get("commerce_held", [{}] * state.players)]
    assert all(score >= 0 or tax > 0 for score, tax in zip(scores, taxes, strict=True))


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_run_to_a_proper_end(chunk: int) -> None:
    rng = Rng(chunk)
    for table in range(TABLES):
        players = 2 + table % 4
        options = combination(int(rng.below(ALL + 1)))
        # A world sampled for a spectator: all that does not lie open yet is dealt afresh.
        opening = GAME.start(GAME.deal(players, f"{chunk}-{table}", options))
        for _ in range(GAMES):
            check_end(GAME.playout(opening.sample(-1, rng), rng))
        assert GAME.playouts(5, players, chunk * TABLES + table, options) > 5 * 20 * players
