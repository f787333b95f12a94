"""The files of a training run: a checkpoint to resume from, and the weights file for the bot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import jax
import numpy as np

from bigboard.bots.nets.features import InputSelection
from bigboard.bots.nets.net import FORMAT, LAYERS, read_arrays
from bigboard.bots.nets.weights_file import LARGEST
from bigboard.games.registry import game as game_named
from bigboard.train.learner import Learner, Plan, Progress

CHECKPOINT: Final = "checkpoint.npz"
WEIGHTS: Final = "weights.npz"
LOG: Final = "log.jsonl"


def log(folder: Path, line: dict[str, float]) -> None:
    """Write a line of the curve at once, so that it can be read during the training."""
    with (folder / LOG).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def write_arrays(path: Path, about: dict[str, Any], arrays: dict[str, Any]) -> None:
    """Replace the file at once, so that a stopped program leaves the old file."""
    unfinished = path.with_suffix(".new")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps(about)), **arrays)
    unfinished.replace(path)


def export(learner: Learner, path: Path) -> int:
    """The weights file, in half precision; returns its size in bytes."""
    plan = learner.plan
    selection = learner.selection
    about = {
        "format": FORMAT,
        "game": plan.game,
        "tensor_version": game_named(plan.game).tensor_version,
        "options": full_options(plan),
        "scale": selection.scale,
        "temperature": selection.temperature,
        "trust": selection.trust,
        "plan": plan.to_json(),
        "trained": {
            "command": command_of(plan),
            **{key: value for key, value in vars(learner.progress).items() if key != "curve"},
        },
    }
    arrays = {"columns": selection.columns.astype(np.int16), "actions": selection.actions.astype(np.int16)}
    for name in LAYERS:
        for part in ("w", "b"):
            arrays[f"{name}.{part}"] = np.asarray(learner.params[f"{name}.{part}"], np.float16)
    write_arrays(path, about, arrays)
    size = path.stat().st_size
    if size > LARGEST:
        raise ValueError(f"The weights file {path} has {size} bytes, and {LARGEST} are allowed: train a narrower net.")
    return size


def command_of(plan: Plan) -> str:
    """Return the command of a run, without defaults and minutes."""
    usual = Plan(plan.game)
    names = ("players", "seed", "teacher", "against", "width", "rows", "decisions", "lessons")
    chosen = {name: getattr(plan, name) for name in names if getattr(plan, name) != getattr(usual, name)}
    words = [f"--{name} {value}" for name, value in chosen.items()]
    words += [f"--option {name}={value}" for name, value in plan.options.items()]
    return " ".join(["bigboard train", plan.game, *words])


def full_options(plan: Plan) -> dict[str, Any]:
    """The options of the table as a view tells them, defaults included."""
    rules = game_named(plan.game)
    state = rules.start(rules.deal(plan.players, 0, plan.options))
    return dict(state.observe(0).get("options", {}))


def save(learner: Learner, folder: Path) -> None:
    """Everything that training needs to go on."""
    selection = learner.selection
    about = {
        "plan": learner.plan.to_json(),
        "progress": vars(learner.progress),
        "scale": selection.scale,
        "temperature": selection.temperature,
        "trust": selection.trust,
        "tensor_version": game_named(learner.plan.game).tensor_version,
        "past": len(learner.pool),
    }
    arrays: dict[str, Any] = {"columns": selection.columns, "actions": selection.actions}
    for name, values in learner.params.items():
        arrays[f"now/{name}"] = np.asarray(values)
        for number, past in enumerate(learner.pool):
            arrays[f"past{number}/{name}"] = np.asarray(past[name], np.float16)
    for number, leaf in enumerate(jax.tree.leaves(learner.memory)):
        arrays[f"memory/{number}"] = np.asarray(leaf)
    write_arrays(folder / CHECKPOINT, about, arrays)


def resume(folder: Path, plan: Plan, frozen: Any = None) -> Learner:
    """Training as it was left; ValueError says why it cannot go on."""
    path = folder / CHECKPOINT
    try:
        arrays = read_arrays(path)
        about = json.loads(str(arrays.pop("about")))
        kept = Plan(**about["plan"])
        if kept.game != plan.game:
            raise ValueError(f"{path} is a checkpoint of {kept.game}, not of {plan.game}.")
        if about["tensor_version"] != game_named(kept.game).tensor_version:
            raise ValueError(f"{path} was trained on another version of the tensor. Train from the start.")
        selection = InputSelection(
            kept.game, arrays["columns"], arrays["actions"], about["scale"], about["temperature"], about["trust"]
        )
        learner = Learner(kept, frozen, selection)
        learner.params = {name: jax.numpy.asarray(arrays[f"now/{name}"]) for name in learner.params}
        learner.pool = [
            {name: jax.numpy.asarray(arrays[f"past{number}/{name}"], jax.numpy.float32) for name in learner.params}
            for number in range(about["past"])
        ]
        leaves, shape = jax.tree.flatten(learner.memory)
        learner.memory = jax.tree.unflatten(
            shape, [jax.numpy.asarray(arrays[f"memory/{number}"]) for number in range(len(leaves))]
        )
        learner.progress = Progress(**about["progress"])
    except FileNotFoundError as error:
        raise ValueError(f"There is no checkpoint {path} to resume from.") from error
    except (BadZipFile, EOFError, KeyError, TypeError, json.JSONDecodeError) as error:
        raise ValueError(f"The checkpoint {path} is damaged: {error}. Train from the start.") from error
    return learner
