"""Greedy does what an experienced player would expect of it, in positions of one line."""

from __future__ import annotations

import pytest
from tests.bots.positions import choice, decisions

from bigboard import Rng
from bigboard.bots import bot
from bigboard.records.notation import parse_position

# A chain of 41 tiles: the end can be declared.
GIANT = "W=1A-12A,1B-12B,1C-12C,1D-5D"
# The board is nearly full: no chain that goes under now will come back.
LATE = "W=1A-12A,1B-12B,1C-12C,1D-12D,1E-12E,1F-12F,1G-12G"


def test_founds_a_chain_when_it_can() -> None:
    assert choice("greedy", "acquire players=3 lone=5E hands=6E,1A,12I,1I,10A,3C/-/-") == "6E"


def test_founds_rather_than_growing_a_rivals_chain() -> None:
    assert choice("greedy", "acquire players=3 W=1A-3A lone=8G hands=9G,4A,12I/-/- shares=-/W3/-") == "9G"


def test_founds_the_chain_in_which_it_has_shares() -> None:
    assert choice("greedy", "acquire players=3 tile=6E lone=5E decision=found_chain shares=F3/-/-") == "found Festival"


def test_founds_a_cheap_chain_when_money_is_short() -> None:
    position = "acquire players=3 tile=6E lone=5E decision=found_chain money=400/5000/5000"
    assert choice("greedy", position) in ("found Worldwide", "found Sackson")


def test_buys_into_a_race_for_the_majority_that_it_can_win() -> None:
    position = "acquire players=3 F=1A-4A {} decision=buy_shares shares=F2/F3/- money=4000/4000/4000"
    assert choice("greedy", position.format("")) == "buy Festival"
    assert choice("greedy", position.format("I=1H,2H")).startswith("buy")


def test_prefers_the_race_to_one_that_is_lost() -> None:
    position = "acquire players=2 F=1A-4A I=1H-4H decision=buy_shares shares=F4I1/F4I14 money=3000/3000"
    assert choice("greedy", position) == "buy Festival"


def test_merges_where_it_leads() -> None:
    position = "acquire players=3 W=1A-5A T=7A,8A hands=6A,12I,1I/-/- shares=T5/T2W4/W2"
    assert choice("greedy", position) == "6A"


def test_does_not_merge_for_the_others() -> None:
    position = "acquire players=3 W=1A-5A T=7A,8A hands=6A,12I,1I/-/- shares=W1/T6W4/T3"
    assert choice("greedy", position) in ("12I", "1I")


def test_lets_the_chain_go_under_in_which_it_leads() -> None:
    position = "acquire players=3 W=1A-3A T=5A-7A tile=4A to_settle=WT decision=choose_survivor shares=T6/W6/W1"
    assert choice("greedy", position) == "survive Worldwide"


def test_keeps_a_majority_early_when_the_chain_may_come_back() -> None:
    position = (
        "acquire players=3 W=1A-5A T=7A,8A tile=6A survivor=W acquired=T decision=sell_shares "
        "shares=T7/T2W4/W2 money=5000/5000/5000"
    )
    assert choice("greedy", position) == "sell 0"


def test_sells_late_when_the_shares_will_be_worth_nothing() -> None:
    position = (
        f"acquire players=2 {LATE} T=1I,2I tile=1H survivor=W acquired=T decision=sell_shares "
        "shares=T3/W5T2 money=1000/1000"
    )
    assert choice("greedy", position) == "sell 3"


def test_declares_the_end_when_ahead() -> None:
    position = f"acquire players=2 {GIANT} decision=declare_end shares=W10/W4 money=9000/3000"
    assert choice("greedy", position) == "end"


def test_plays_on_when_behind() -> None:
    position = f"acquire players=2 {GIANT} T=1F-3F decision=declare_end shares=W4T5/W10 money=3000/9000"
    assert choice("greedy", position) == "play on"


@pytest.mark.parametrize("position", ["W=1A-3A", "W=1A-3A T=7E,8E"])
def test_buys_with_plenty_of_money(position: str) -> None:
    state = f"acquire players=2 {position} decision=buy_shares money=6000/6000"
    assert choice("greedy", state).startswith("buy")


def test_equal_actions_are_chosen_by_chance_alone() -> None:
    state = parse_position("acquire players=2 hands=1A,12I,6E/-")
    player = bot("greedy")
    chosen = {player.choose(state, Rng(seed)) for seed in range(40)}
    assert chosen == set(state.legal_actions())


def test_leaves_the_world_as_it_was() -> None:
    """Ratings try shares out; they must be put back."""
    player = bot("greedy")
    for state in decisions("acquire", games=2, seed=21):
        before = state.position()
        player.choose(state, Rng(1))
        assert state.position() == before
