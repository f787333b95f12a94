"""Bots with names: who they are is data, how they play follows from it, and easy really is easier."""

from __future__ import annotations

import pytest
from tests.bots.positions import decisions

import bigboard
from bigboard import Rng
from bigboard.bots import Referee, bot
from bigboard.bots.handicap import HandicapBot, WeightedSearch, weighted_heuristic
from bigboard.bots.personas import personas
from bigboard.lab.experiments.arena import arena

GAMES = bigboard.game_names()
QUICK = [name for name, persona in personas().items() if not persona.simulations]
FACES = 12


def test_at_least_eight_have_a_name_a_face_and_a_temper_of_their_own() -> None:
    everyone = personas().values()
    assert len(everyone) >= 8
    for told in ("name", "face", "temper", "about"):
        assert len({getattr(persona, told) for persona in everyone}) == len(everyone)
    assert all(0 <= persona.face < FACES for persona in everyone)


def test_everyone_says_how_often_they_were_measured_to_win() -> None:
    assert {game for persona in personas().values() for game in persona.wins} == {"acquire", "stockpile"}
    assert all(set(persona.wins) == {"acquire", "stockpile"} for persona in personas().values())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", personas())
def test_everyone_plays_a_game_to_its_end_without_help(game: str, name: str) -> None:
    rules = bigboard.game(game)
    state, rng = rules.start(rules.deal(2, f"{name} plays")), Rng(1)
    referees = [Referee(bot(spec), spec, strict=True) for spec in (name, "greedy")]
    while (seat := state.seat) >= 0:
        state.apply(referees[seat].decide(state.sample(seat, rng), rng))
    assert referees[0].failures == 0


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
@pytest.mark.parametrize("name", QUICK)
def test_a_temper_shows_in_what_is_chosen(game: str, name: str) -> None:
    different = 0
    for number, state in enumerate(decisions(game, 6, seed=3, every=1)):
        own, greedy = (bot(spec).choose(state.clone(), Rng(number)) for spec in (name, "greedy"))
        different += own != greedy
    assert different >= 5


def test_the_miser_buys_less_than_the_bold_one() -> None:
    bought = {"otto": 0, "bruno": 0}
    for number, state in enumerate(decisions("acquire", 6, seed=5, every=1)):
        if state.decision == "buy_shares":
            for name in bought:
                bought[name] += state.describe(bot(name).choose(state.clone(), Rng(number)))["type"] == "buy"
    assert 0 < bought["otto"] < bought["bruno"]


def test_who_notices_nothing_takes_anything() -> None:
    state = next(iter(decisions("acquire", 1, seed=9, every=4)))
    blind = HandicapBot(notices=0)
    assert len({blind.choose(state.clone(), Rng(seed)) for seed in range(40)}) > 1


def test_the_calculating_look_ahead() -> None:
    for name in ("viktor", "amina"):
        calculating, persona = bot(name), personas()[name]
        assert isinstance(calculating, WeightedSearch)
        assert (calculating.simulations, calculating.weights) == (persona.simulations, persona.weights)
        assert calculating.chosen["horizon"] == 0, "a simulation goes to the end of the game"


def test_a_weight_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="no weight 'courage': it has comfort"):
        weighted_heuristic("acquire", {"courage": 1})


def test_a_persona_has_no_settings() -> None:
    with pytest.raises(ValueError, match="has no setting 'notices'"):
        bot("marta:notices=3")


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_easy_is_easier_than_greedy(game: str) -> None:
    standings, _ = arena(game, ["easy", "greedy", "greedy", "greedy"], 120, jobs=0)
    easy = standings.to_json()["bots"][0]
    assert easy["win_share"] < 0.15
