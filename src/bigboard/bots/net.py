"""A learned net in numpy: its weights file, and what it thinks of a decision."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from bigboard.bots.senses import Floats, Reading, Senses
from bigboard.games.contract import State
from bigboard.games.registry import game as game_named

FORMAT: Final = 1
FOLDER: Final = Path(__file__).parent / "weights"
LARGEST: Final = 5_000_000  # bytes of a weights file
LAYERS: Final = ("in", "middle", "policy", "value")


class Net:
    """Two layers that policy and value share. Rows in, rows out."""

    def __init__(self, about: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> None:
        self.about = about
        self.game: str = about["game"]
        self.reading = Reading(
            self.game, arrays["columns"], arrays["actions"], about["scale"], about["temperature"], about["trust"]
        )
        self.weights = {name: np.asarray(arrays[f"{name}.w"], np.float32) for name in LAYERS}
        self.biases = {name: np.asarray(arrays[f"{name}.b"], np.float32) for name in LAYERS}
        self.check_shapes()

    def check_shapes(self) -> None:
        ways = [self.weights[name].shape for name in LAYERS]
        hidden = ways[0][1]
        fits = (
            ways[0][0] == self.reading.inputs
            and ways[1][0] == hidden
            and ways[2] == (ways[1][1], len(self.reading.actions))
            and ways[3][0] == ways[1][1]
            and all(self.biases[name].shape == self.weights[name].shape[1:] for name in LAYERS)
        )
        if not fits:
            raise ValueError("its layers do not fit together")

    def trunk(self, features: Floats) -> Floats:
        if len(features) == 1:  # most inputs are zero: the rows of the others are enough
            used = np.flatnonzero(features[0])
            first = features[0, used] @ self.weights["in"][used]
            first = (first + self.biases["in"])[None]
        else:
            first = features @ self.weights["in"] + self.biases["in"]
        np.maximum(first, 0.0, out=first)
        second: Floats = first @ self.weights["middle"] + self.biases["middle"]
        np.maximum(second, 0.0, out=second)
        return second

    def opinions(self, trunk: Floats) -> Floats:
        """What is added to the logits of the known actions; a last column of zeros is for all others."""
        known = trunk @ self.weights["policy"] + self.biases["policy"]
        return np.concatenate([known, np.zeros((len(known), 1), np.float32)], axis=1)

    def logits(self, senses: Senses, world: State) -> Floats:
        """How promising each legal action of a world is, in the order of `fill_legal`."""
        senses.read(0, world, world.seat)
        below = senses.below(slice(1))[0]
        features = self.reading.features(senses.tensors[:1], senses.scores[:1])
        opinions = self.opinions(self.trunk(features))[0]
        found: Floats = opinions[self.reading.place[senses.actions[0, : len(below)]]] + self.reading.leaning(below)
        return found

    def values(self, trunk: Floats) -> Floats:
        """The utility of every seat, counted from the one that decides: 0 to 1."""
        raw = trunk @ self.weights["value"] + self.biases["value"]
        found: Floats = 1.0 / (1.0 + np.exp(-raw))
        return found


def read_arrays(path: Path) -> dict[str, NDArray[Any]]:
    """All arrays of a file. It is closed again even if it is damaged."""
    with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
        return {name: file[name] for name in file.files}


def read_net(path: Path) -> Net:
    """The net of a weights file; ValueError says what is wrong with it."""
    try:
        arrays = read_arrays(path)
        about = json.loads(str(arrays.pop("about")))
        if not isinstance(about, dict):
            raise ValueError("it does not say what it is")
    except FileNotFoundError as error:
        raise ValueError(f"There is no weights file {path}.") from error
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise ValueError(f"{path} is not a weights file, or it is damaged: {error}.") from error
    check_about(path, about)
    try:
        return Net(about, arrays)
    except (KeyError, IndexError, ValueError) as error:
        raise ValueError(f"The weights file {path} is damaged: {error}.") from error


def check_about(path: Path, about: dict[str, Any]) -> None:
    if about.get("format") != FORMAT:
        raise ValueError(
            f"The weights file {path} has format {about.get('format')}, and this version of Big Board reads {FORMAT}."
        )
    rules = game_named(str(about.get("game")))
    if about.get("tensor_version") != rules.tensor_version:
        raise ValueError(
            f"The weights file {path} was trained on version {about.get('tensor_version')} of the tensor of "
            f"{rules.name}; the engine has version {rules.tensor_version}. Train again."
        )


@cache
def shipped_net(game: str) -> Net | None:
    """The net that comes with Big Board, if the game has one."""
    path = FOLDER / f"{game}.npz"
    return read_net(path) if path.exists() else None
