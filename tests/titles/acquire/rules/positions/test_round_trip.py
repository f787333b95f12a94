"""Every state that a game can come to is written as a position and read back as it was."""

from __future__ import annotations

import pytest
from tests.titles.acquire.table_setting import ALL_SEVEN, GAME, Json, cross, lay, table, told

from bigboard import Rng, State

BLOCKED: Json = {
    "lone": ["9I", "11H", "8D", "8B"],
    "hands": [["8I", "9H", "10I", "11G", "11I", "12H"], ["7D", "8E", "9D", "8C", "7B", "9B"]],
}

# Players and seed of a random game that ends so; whether its players declare the end as soon as they may.
ENDINGS = [
    ("repeat", "giant_chain", 2, 0, True),
    ("repeat", "all_safe", 4, 2, True),
    ("repeat", "hands_empty", 3, 0, False),
    ("once", "giant_chain", 3, 0, True),
    ("once", "all_safe", 5, 1, True),
    ("once", "hands_empty", 6, 0, False),
    ("never", "giant_chain", 4, 0, True),
    ("never", "all_safe", 2, 1, True),
    ("never", "hands_empty", 5, 2, False),
    ("never", "deadlock", 2, 0, False),
]


def check_reads_back(state: State) -> None:
    position = state.position()
    twin = GAME.position(position)
    assert twin.position() == position
    assert (twin.seat, twin.decision, twin.legal_actions()) == (state.seat, state.decision, state.legal_actions())
    assert (twin.scores(), twin.winners()) == (state.scores(), state.winners())
    for seat in range(-1, state.players):
        assert twin.observe(seat) == state.observe(seat)
        assert twin.sample(seat, 3).position() == state.sample(seat, 3).position()


def play(option: str, players: int, seed: int, declaring: bool, every: int) -> str:
    """Plays a random game to its end, tries one state in so many, and the last; returns how it ended."""
    rng = Rng(seed)
    state = GAME.start(GAME.deal(players, seed, {"dead_tiles": option}))
    endings = told(state.opening, "game_over")
    while state.seat >= 0:
        if state.moves % every == seed % every:
            check_reads_back(state)
        legal = state.legal_actions()
        if state.decision == "declare_end":
            legal = legal[:1] if declaring else legal[1:]
        endings += told(state.apply(legal[rng.below(len(legal))]), "game_over")
    check_reads_back(state)
    return str(endings[0]["reason"])


@pytest.mark.clause("ACQ-END-1", "ACQ-END-2", "ACQ-END-4", "ACQ-END-5")
@pytest.mark.parametrize(("option", "reason", "players", "seed", "declaring"), ENDINGS)
def test_a_game_reads_back_on_its_way_and_however_it_ended(
    option: str, reason: str, players: int, seed: int, declaring: bool
) -> None:
    assert play(option, players, seed, declaring, every=9) == reason


@pytest.mark.clause("ACQ-END-5", "ACQ-FND-4")
@pytest.mark.parametrize("option", ["repeat", "once", "never"])
def test_a_game_that_blocked_tiles_have_locked_reads_back(option: str) -> None:
    state = table(players=2, options={"dead_tiles": option}, chains=ALL_SEVEN, money=[0, 0], **BLOCKED)
    assert told(state.opening, "game_over") == [{"seat": -1, "reason": "deadlock"}]
    check_reads_back(state)


@pytest.mark.long
@pytest.mark.parametrize("option", ["repeat", "once", "never"])
@pytest.mark.parametrize("declaring", [True, False])
def test_many_games_read_back_at_every_step(option: str, declaring: bool) -> None:
    for seed in range(40):
        play(option, 2 + seed % 5, seed, declaring, every=1)


@pytest.mark.clause("ACQ-MRG-5", "ACQ-MRG-8")
@pytest.mark.parametrize("acquired", ["Worldwide", "Festival"])
@pytest.mark.parametrize("turn", range(4))
def test_a_merger_reads_back_at_every_question_about_shares_and_goes_on_round_the_table(
    acquired: str, turn: int
) -> None:
    hands = [["5E"] if seat == turn else [] for seat in range(4)]
    state = table(players=4, turn=turn, chains=cross(Tower=4, **{acquired: 2}), hands=hands, shares=[{acquired: 2}] * 4)
    lay(state, "5E")
    asked = []
    while state.decision in ("trade_shares", "sell_shares"):
        asked += [state.seat] if state.seat not in asked else []
        check_reads_back(state)
        state = GAME.position(state.position())
        state.apply(state.legal_actions()[-1])
    assert asked == [(turn + place) % 4 for place in range(4)]
