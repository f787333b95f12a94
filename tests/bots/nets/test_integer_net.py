"""The integer net: the same answer compiled and uncompiled, and that of the net in numpy of which it was made."""

from __future__ import annotations

import os
import subprocess
import sys
from math import log1p
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.nets.test_learned import GAMES, small_weights

import bigboard
from bigboard import Rng, State
from bigboard.bots import bot
from bigboard.bots.heuristic.heuristic import Heuristic
from bigboard.bots.nets.action_features import ONE, ActionFeatures
from bigboard.bots.nets.candidates import CANDIDATES, Candidates
from bigboard.bots.nets.integer_net import ACTIVE, LOG_BITS, LOGIT, OUT_WEIGHT, RATED, WEIGHT, IntegerNet, log_ratio
from bigboard.bots.nets.net import FloatPolicy, read_net, shipped_net, write_integer_net
from bigboard.bots.nets.policy import IntegerPolicy, shipped_policy
from bigboard.bots.nets.weights_file import LARGEST, read_weights, write_weights
from bigboard.games.registry import title

SCRIPT = Path(__file__).with_name("answers.py")
NEAR = 0.05  # of a logit: what half precision and fixed point may differ by


def answers(**environment: str) -> list[str]:
    """The lines that the script prints in a process of its own."""
    inherited = {name: value for name, value in os.environ.items() if name != "BIGBOARD_PURE"}
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], env=inherited | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.once
def test_compiled_and_uncompiled_nets_give_the_same_answers_without_numpy() -> None:
    _usual, *compiled = answers()
    pure, *uncompiled = answers(BIGBOARD_PURE="1")
    assert pure == "uncompiled (BIGBOARD_PURE=1)"
    assert {line.split()[0] for line in compiled} == set(GAMES)
    assert compiled == uncompiled


def decisions(game: str, players: int) -> list[State]:
    """Every seventh decision of a game of greedy."""
    rules = bigboard.game(game)
    state = rules.start(rules.deal(players, 4))
    rng = Rng(2)
    greedy = bot("greedy")
    found = []
    while state.seat >= 0:
        world = state.sample(state.seat, rng)
        if state.moves % 7 == 0 and len(world.legal_actions()) > 1:
            found.append(world.clone())
        state.apply(greedy.choose(world, rng))
    return found


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_it_agrees_with_the_net_in_numpy(game: str, players: int) -> None:
    whole = shipped_policy(game)
    assert whole is not None
    exact = FloatPolicy(Path(str(title(game).file("net.npz"))))
    worlds = decisions(game, players)
    assert len(worlds) > 10
    for world in worlds:
        rounded = whole.opinions(world)
        for (logit, action), (expected, same) in zip(rounded, exact.opinions(world), strict=True):
            assert action == same
            assert logit == pytest.approx(expected, abs=NEAR)


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_net_is_made_from_the_net_in_numpy(game: str, tmp_path: Path) -> None:
    net = shipped_net(game)
    assert net is not None
    shipped = Path(str(title(game).file("policy.net")))
    assert write_integer_net(net, tmp_path / "made.net") <= LARGEST
    assert read_weights(tmp_path / "made.net") == read_weights(shipped)


def test_logarithms_are_right_to_the_last_bits() -> None:
    for base in (1, 70, 400):
        for more in (0, 1, 3, 69, 500, 12_345, 1_000_000):
            assert int(log_ratio(more, base)) / 2**LOG_BITS == pytest.approx(log1p(more / base), abs=2e-4)


class Two(ActionFeatures):
    """Two features: the action's number, and a number that is out of all proportion."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 2

    def write(self, state: State, actions: vec[i64], count: i64, out: vec[i64], stride: i64) -> None:
        for k in range(count):
            out[k * stride] = actions[k] * ONE // 64
            out[k * stride + 1] = -1000 * ONE


def test_a_small_net_adds_and_limits_as_it_should() -> None:
    """Units: half the first feature plus 1, twice it (negative), the second feature (limited to 8), and nothing."""
    first = [[WEIGHT // 2, -2 * WEIGHT, 0, 0], [0, 0, -WEIGHT, 0], [0] * 4, [0] * 4]
    second = [[WEIGHT, 0, 0, 0], [WEIGHT] * 4, [0, WEIGHT // 4, 0, 0], [0] * 4]
    net = IntegerNet(
        100,
        first,
        [WEIGHT * ONE, 0, 0, 0],
        second,
        [0, 0, 0, WEIGHT * ACTIVE // 2],
        [OUT_WEIGHT, -OUT_WEIGHT, 0, OUT_WEIGHT // 2],
        OUT_WEIGHT * ACTIVE,
    )
    rules = bigboard.game("acquire")
    candidates = Candidates(Heuristic(), Two(), RATED)
    count = int(candidates.read(rules.start(rules.deal(4, 1))))
    assert 1 < count <= CANDIDATES
    net.judge(candidates)
    for k in range(count):
        half = int(candidates.actions[k]) / 64 / 2
        assert int(net.logits[k]) / LOGIT == pytest.approx(1 + (half + 1) - 8 / 4 + 0.5 / 2, abs=0.01)


def test_only_the_best_rated_actions_are_candidates() -> None:
    """Of equals the first ones, in their order."""

    class Parity(Heuristic):
        def rate(self, state: State, actions: vec[i64], count: i64, ratings: vec[i64]) -> None:
            for k in range(count):
                ratings[k] = actions[k] % 2

    rules = bigboard.game("stockpile")
    state = rules.start(rules.deal(4, 1))
    rng = Rng(1)
    while len(state.legal_actions()) <= CANDIDATES:
        state.apply(state.legal_actions()[rng.below(len(state.legal_actions()))])
    candidates = Candidates(Parity(), ActionFeatures(), RATED)
    count = int(candidates.read(state))
    legal = state.legal_actions()
    order = sorted(legal, key=lambda action: (-(action % 2), action))
    assert [int(action) for action in candidates.actions[:count]] == sorted(order[:CANDIDATES])


def test_weights_that_could_overflow_are_refused() -> None:
    large = [[8 * WEIGHT] * 4] * 40
    with pytest.raises(ValueError, match="its weights are too large"):
        IntegerNet(100, large, [0] * 4, [[0] * 4] * 4, [0] * 4, [0] * 4, 0)


def test_a_damaged_weights_file_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "own.net"
    whole = Path(str(title("acquire").file("policy.net"))).read_bytes()
    for part in (b"", b"hello", b"[]\n", whole[: len(whole) // 2], whole[:-9] + b"123456789"):
        path.write_bytes(part)
        with pytest.raises(ValueError, match="is not a weights file, or it is damaged"):
            IntegerPolicy(path)
    with pytest.raises(ValueError, match="There is no weights file"):
        IntegerPolicy(tmp_path / "nothing.net")
    about, numbers = read_weights(Path(str(title("acquire").file("policy.net"))))
    write_weights(path, about, list(numbers)[:-1])
    with pytest.raises(ValueError, match="layers do not match"):
        IntegerPolicy(path)
    write_weights(path, {**about, "tensor_version": 0}, list(numbers))
    with pytest.raises(ValueError, match="was trained on version 0 of the tensor of acquire"):
        IntegerPolicy(path)
    path.write_bytes(whole.replace(b'"format": 3', b'"format": 9', 1))
    with pytest.raises(ValueError, match="has format 9, and this version of Big Board reads 3"):
        IntegerPolicy(path)


def test_a_weights_file_of_ones_own_plays(tmp_path: Path) -> None:
    net = shipped_net("acquire")
    assert net is not None
    write_integer_net(net, tmp_path / "own.net")
    world = decisions("acquire", 4)[3]
    own = bot(f"learned:weights={tmp_path / 'own.net'}")
    assert own.choose(world, Rng(1)) == bot("learned").choose(world, Rng(1))


def test_a_net_that_has_played_against_itself_has_no_integer_form(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="Only a net that has had lessons"):
        write_integer_net(read_net(small_weights("acquire", tmp_path / "net.npz", trust=0.0)), tmp_path / "own.net")
