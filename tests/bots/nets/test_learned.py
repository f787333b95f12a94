"""The learned bots: their weights files, the tables they know, and what they do where something is missing."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import bigboard
from bigboard import Rng, State
from bigboard.bots import Bot, bot, names
from bigboard.bots.greedy import GreedyBot
from bigboard.bots.heuristic.lookup import heuristic_for
from bigboard.bots.nets.candidates import CANDIDATES
from bigboard.bots.nets.integer_net import RATED
from bigboard.bots.nets.learned import LearnedBot
from bigboard.bots.nets.lookup import action_features_for
from bigboard.bots.nets.net import FORMAT, LAYERS, read_net
from bigboard.bots.nets.policy import shipped_policy
from bigboard.bots.nets.weights_file import LARGEST
from bigboard.bots.registry import LABORATORY, opponents
from bigboard.games.engine.table_game import TableGame
from bigboard.lab.run.pairings import with_modules
from bigboard.schemas.bot_catalog import LEVEL_NAMES

GAMES = ["acquire", "stockpile"]


def small_weights(game: str, path: Path, **changes: Any) -> Path:
    """A net that knows two numbers and prefers the action with the highest number by far."""
    rules = bigboard.game(game)
    assert isinstance(rules, TableGame)
    options = rules.start(rules.deal(4, 1)).observe(0)["options"]
    about = {
        "format": FORMAT,
        "game": game,
        "tensor_version": rules.tensor_version,
        "options": options,
        "scale": 100.0,
        "temperature": 100.0,
        "trust": 1.0,
        **changes,
    }
    action_features = int(action_features_for(game).size) + RATED
    sizes = {"in": (9, 4), "middle": (4, 4), "policy": (4, rules.num_actions), "value": (4, 6)}
    sizes |= {"action.in": (action_features, 4), "action.trunk": (4, 4), "action.middle": (4, 2), "action.out": (2, 1)}
    arrays: dict[str, Any] = {"columns": np.arange(2), "actions": np.arange(rules.num_actions)}
    for name in LAYERS:
        arrays[f"{name}.w"] = np.zeros(sizes[name], np.float16)
        arrays[f"{name}.b"] = np.zeros(sizes[name][1], np.float16)
    arrays["policy.b"] = (60 * np.arange(rules.num_actions)).astype(np.float16)
    with path.open("wb") as file:
        np.savez(file, about=np.array(json.dumps(about)), **arrays)
    return path


@pytest.mark.parametrize("game", GAMES)
def test_a_net_that_prefers_an_action_has_it_played(game: str, tmp_path: Path) -> None:
    made = bot(f"learned:weights={small_weights(game, tmp_path / 'net.npz')}")
    rules = bigboard.game(game)
    state = rules.start(rules.deal(4, 3))
    rng = Rng(1)
    for _ in range(60):
        world = state.sample(state.seat, rng)
        action = made.choose(world, rng)
        assert action == promising(world)[-1]
        state.apply(action)


def promising(world: State) -> list[int]:
    """The actions that a net thinks about: those that the rules of thumb rate best, in order."""
    legal = world.legal_actions()
    ratings = vec[i64]([0] * len(legal))
    heuristic_for(world.game.name).rate(world, vec[i64](legal), len(legal), ratings)
    order = sorted(range(len(legal)), key=lambda place: (-int(ratings[place]), place))
    return sorted(legal[place] for place in order[:CANDIDATES])


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_net_is_small_and_fits_the_engine(game: str) -> None:
    assert len((files(f"bigboard.titles.{game}") / "policy.net").read_bytes()) <= LARGEST
    policy = shipped_policy(game)
    assert policy is not None
    assert policy.game == game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", ["learned", "learned+search:simulations=20"])
def test_learned_bots_play_whole_games(game: str, spec: str) -> None:
    rules = bigboard.game(game)
    state = rules.start(rules.deal(3, 9))
    bots = [bot(spec if seat == 1 else "greedy") for seat in range(3)]
    rng = Rng(4)
    while state.seat >= 0:
        state.apply(bots[state.seat].choose(state.sample(state.seat, rng), rng))
    assert state.winners()


def test_at_a_table_without_a_net_it_plays_by_rules_of_thumb() -> None:
    rules = bigboard.game("stockpile")
    options = with_modules("stockpile", {}, ["all"])
    state = rules.start(rules.deal(4, 2, options))
    learned = bot("learned")
    rng = Rng(1)
    for _ in range(40):
        world = state.sample(state.seat, rng)
        action = learned.choose(world, Rng(7))
        assert action == GreedyBot().choose(world, Rng(7))
        state.apply(action)


def test_a_file_that_is_no_weights_file_gets_a_sentence(tmp_path: Path) -> None:
    damaged = tmp_path / "net.npz"
    whole = small_weights("acquire", damaged).read_bytes()
    for part in (b"", b"hello", whole[: len(whole) // 2]):
        damaged.write_bytes(part)
        with pytest.raises(ValueError, match="is not a weights file, or it is damaged"):
            read_net(damaged)
    with pytest.raises(ValueError, match="There is no weights file"):
        read_net(tmp_path / "nothing.npz")


def test_weights_of_another_tensor_or_format_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    small_weights("acquire", path, tensor_version=1)
    with pytest.raises(ValueError, match="version 1 of the tensor of acquire; the engine has version"):
        read_net(path)
    small_weights("acquire", path, format=99)
    with pytest.raises(ValueError, match="format 99"):
        read_net(path)


def test_layers_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    path = small_weights("acquire", tmp_path / "net.npz")
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    arrays["middle.w"] = np.zeros((5, 4), np.float16)
    np.savez(path, **arrays)
    with pytest.raises(ValueError, match="layers do not match"):
        read_net(path)


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    made = LearnedBot(str(small_weights("stockpile", tmp_path / "net.npz")))
    rules = bigboard.game("acquire")
    state = rules.start(rules.deal(4, 1))
    with pytest.raises(ValueError, match="The weights are for stockpile, and this is acquire"):
        made.choose(state, Rng(1))


def test_numpy_is_needed_only_for_weights_in_its_format(tmp_path: Path) -> None:
    weights = small_weights("acquire", tmp_path / "net.npz")
    program = "import sys; sys.modules['numpy'] = None; from bigboard.bots import bot; bot(sys.argv[1])"
    for name in LABORATORY:
        for spec, said in ((name, ""), (f"{name}:weights={weights}", "needs numpy: pip install 'bigboard[lab]'.")):
            done = subprocess.run([sys.executable, "-c", program, spec], capture_output=True, text=True, check=False)
            assert said in done.stderr
            assert bool(said) == bool(done.returncode)


def test_players_are_not_offered_the_bots_of_the_laboratory() -> None:
    assert set(LABORATORY) <= set(names())
    assert isinstance(bot("learned"), Bot)
    assert not set(LABORATORY) & set(opponents())
    assert not set(LABORATORY) & set(LEVEL_NAMES)
