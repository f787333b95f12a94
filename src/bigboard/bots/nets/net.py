"""A learned net in numpy, as `bigboard train` makes it: its weights file, its logits, the integer net made from it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from bigboard.bots.nets.features import ILLEGAL, Choices, FeatureReader, Floats, InputSelection
from bigboard.bots.nets.integer_net import LEAN_PART, OUT_WEIGHT, RATED, WEIGHT
from bigboard.bots.nets.lookup import Opinions, action_features_for
from bigboard.bots.nets.weights_file import check_about, write_weights
from bigboard.games.contract import State
from bigboard.games.registry import title

FORMAT: Final = 2
LAYERS: Final = ("in", "middle", "policy", "value", "action.in", "action.trunk", "action.middle", "action.out")
PROCESSOR: Final = "adds floating-point numbers in an order that depends on the processor"  # why it may play otherwise
LEAN_SCALE: Final = 1 / LEAN_PART
ONE_CORE: Final = 200_000  # multiplications; OpenBLAS uses threads from 262 144 on


class Net:
    """A net of four layers: rows in, rows out.

    Two layers read the tensor and rate each seat's value and each action by its number. Two more read the action
    features together with the output of the first two.
    """

    def __init__(self, about: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> None:
        self.about = about
        self.game: str = about["game"]
        self.selection = InputSelection(
            self.game, arrays["columns"], arrays["actions"], about["scale"], about["temperature"], about["trust"]
        )
        self.weights = {name: np.asarray(arrays[f"{name}.w"], np.float32) for name in LAYERS}
        self.biases = {name: np.asarray(arrays[f"{name}.b"], np.float32) for name in LAYERS}
        self.check_shapes()
        # A net that has had lessons only: its policy does not look at the board as a whole.
        self.narrow = not self.weights["policy"].any() and not self.weights["action.trunk"].any()

    @property
    def is_integer_ready(self) -> bool:
        """Return whether an integer net can play like this one."""
        return self.narrow and self.selection.trust == 1.0

    def check_shapes(self) -> None:
        first, middle, policy, value, action, beside, deeper, out = (self.weights[name].shape for name in LAYERS)
        fits = (
            first[0] == self.selection.inputs
            and middle[0] == first[1]
            and policy == (middle[1], len(self.selection.actions))
            and value[0] == middle[1]
            and action[0] == int(action_features_for(self.game).size) + RATED
            and beside == (middle[1], action[1])
            and deeper[0] == action[1]
            and out == (deeper[1], 1)
            and all(self.biases[name].shape == self.weights[name].shape[1:] for name in LAYERS)
        )
        if not fits:
            raise ValueError("its layers do not match")

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

    def opinions(self, trunk: Floats, choices: Choices) -> Floats:
        """The logits of the actions there are to choose from."""
        times = np.matmul if len(trunk) > 1 else alone
        by_number = times(trunk, self.weights["policy"]) + self.biases["policy"]
        by_number = np.concatenate([by_number, np.zeros((len(trunk), 1), np.float32)], axis=1)  # actions not known
        found: Floats = np.take_along_axis(by_number, self.selection.place[choices.actions], axis=1)
        lean = choices.lean.astype(np.float32)
        legal = lean > ILLEGAL
        rows, places = np.nonzero(legal)
        read = np.concatenate(
            [choices.action_inputs[rows, places], net_input(lean[rows, places])], axis=1, dtype=np.float32
        )
        beside = times(trunk, self.weights["action.trunk"]) + self.biases["action.trunk"] + self.biases["action.in"]
        hidden = np.maximum(times(read, self.weights["action.in"]) + beside[rows], 0.0)
        hidden = np.maximum(times(hidden, self.weights["action.middle"]) + self.biases["action.middle"], 0.0)
        found[rows, places] += (hidden @ self.weights["action.out"] + self.biases["action.out"])[:, 0]
        found += lean
        return found

    def logits(self, reader: FeatureReader, world: State) -> Floats:
        """Return the logits of the candidate actions that the reader selects in a world, in their order."""
        reader.read(0, world, world.seat)
        if self.narrow:
            trunk = np.zeros((1, len(self.weights["policy"])), np.float32)
        else:
            trunk = self.trunk(self.selection.features(reader.tensors[:1], reader.scores[:1]))
        found = self.opinions(trunk, self.selection.choices(reader, slice(1)))
        return found[0, : reader.counts[0]]

    def values(self, trunk: Floats) -> Floats:
        """The utility of every seat, counted from the one that decides: 0 to 1."""
        raw = trunk @ self.weights["value"] + self.biases["value"]
        found: Floats = 1.0 / (1.0 + np.exp(-raw))
        return found


def alone(left: Floats, right: Floats) -> Floats:
    """The product of two matrices, in pieces so small that OpenBLAS starts no threads for them.

    For one decision they cost more than they bring, and on a busy machine they wait for each other.
    """
    width = max(1, ONE_CORE // left.size)
    if width >= right.shape[1]:
        found: Floats = left @ right
        return found
    return np.concatenate([left @ right[:, at : at + width] for at in range(0, right.shape[1], width)], axis=1)


def net_input(lean: Floats) -> Floats:
    """Return a net's input for the ratings of actions, from what they add to the logits."""
    return np.stack([lean * LEAN_SCALE, lean == 0.0], axis=-1).astype(np.float32)


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
            raise ValueError("it does not describe its contents")
    except FileNotFoundError as error:
        raise ValueError(f"There is no weights file {path}.") from error
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise ValueError(f"{path} is not a weights file, or it is damaged: {error}.") from error
    check_about(path, about, FORMAT)
    try:
        return Net(about, arrays)
    except (KeyError, IndexError, ValueError) as error:
        raise ValueError(f"The weights file {path} is damaged: {error}.") from error


class FloatPolicy:
    """The policy of a net in numpy."""

    reproducible: bool | str = PROCESSOR

    def __init__(self, path: Path) -> None:
        self.net = read_net(path)
        self.game = self.net.game
        self.options: dict[str, Any] = self.net.about["options"]
        self.reader = FeatureReader(self.game, 1)

    def opinions(self, world: State) -> Opinions:
        logits = self.net.logits(self.reader, world).tolist()
        return list(zip(logits, self.reader.actions[0, : len(logits)].tolist(), strict=True))


def write_integer_net(net: Net, path: Path) -> int:
    """Write the integer net that plays like a net that has had lessons only; return the size in bytes."""
    if not net.is_integer_ready:
        raise ValueError("Only a net that has had lessons, and no self-play, can be written as an integer net.")
    numbers: list[int] = []
    for name, scale in (("action.in", WEIGHT), ("action.middle", WEIGHT), ("action.out", OUT_WEIGHT)):
        for part in (net.weights[name], net.biases[name]):
            numbers += np.rint(part.reshape(-1) * scale).astype(np.int64).tolist()
    kept = ("game", "tensor_version", "options", "plan", "trained")
    about: dict[str, Any] = {
        **{key: value for key, value in net.about.items() if key in kept},
        "temperature": round(net.selection.temperature),
        "layers": [net.weights[name].shape[1] for name in ("action.in", "action.middle")],
    }
    try:
        return write_weights(path, about, numbers)
    except OverflowError as error:
        raise ValueError(f"The weights are too large for an integer net: {error}.") from error


@cache
def shipped_net(game: str) -> Net | None:
    """Return the net of which the shipped integer net was made, for training; None where a game has none."""
    file = title(game).file("net.npz")
    return None if file is None else read_net(Path(str(file)))
