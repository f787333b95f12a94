"""A training run: iterations until the time is up, progress on the screen, checkpoints, a curve and a weights file."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

from bigboard.bots.nets.net import Net, read_net, shipped_net, write_integer_net
from bigboard.bots.nets.weights_file import SUFFIX
from bigboard.train.checkpoint import CHECKPOINT, WEIGHTS, export, log, resume, save
from bigboard.train.curve import write_curve
from bigboard.train.learner import Learner, Plan
from bigboard.train.pretrain import Pretraining, Tell

SAVE_EVERY: Final = 60.0  # seconds between two checkpoints
LEAST_RATE: Final = 0.1  # of the learning rate, when the time is up
CURVE: Final = "curve.svg"


def train(
    plan: Plan,
    minutes: float,
    folder: Path,
    go_on: bool,
    tell: Tell,
    iterations: int = -1,
    jobs: int | None = None,
    on: str = "",
) -> Learner:
    """Train for that many minutes (or iterations) in all; Ctrl-C keeps the result so far.

    Processes or a cluster play the lessons; the rest runs here.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if not go_on and (folder / CHECKPOINT).exists():
        raise ValueError(f"There is a training run in {folder}: continue it with --resume, or name another --out.")
    frozen = frozen_net(plan)
    tell(f"Looking at {plan.game} with {plan.players} players …")
    learner = resume(folder, plan, frozen) if go_on else Learner(plan, frozen)
    selection = learner.selection
    tell(
        f"The net reads {selection.inputs} numbers and knows {len(selection.actions)} actions; "
        f"it has two layers of {learner.plan.width}, and {learner.plan.action_width} neurons look at each action."
    )
    if learner.plan.teacher != "none":
        tell(
            f"It begins as {learner.plan.teacher} and learns what to do differently; with --teacher none, from nothing."
        )
    try:
        if not learner.progress.schooled and learner.plan.lessons:
            tell("First a search teaches it, then it plays against itself; without lessons: --lessons 0.")
            pretraining = Pretraining(learner, folder, jobs, on)
            pretraining.run(minutes * 60 * learner.plan.lesson_share, learner.plan.lessons, tell)
            keep(learner, folder)
        iterate(learner, minutes * 60, folder, tell, iterations)
    except KeyboardInterrupt:
        tell("Stopped; --resume continues.")
    finish(learner, folder, tell)
    return learner


def frozen_net(plan: Plan) -> Net | None:
    """Return the learner's opponent: the net of a weights file, or the one that comes with Big Board."""
    if not plan.against:
        return None
    net = shipped_net(plan.game) if plan.against == "learned" else read_net(Path(plan.against))
    if net is None:
        raise ValueError(f"No learned net comes with {plan.game}: name a weights file.")
    if net.game != plan.game:
        raise ValueError(f"The weights {plan.against} are for {net.game}, not for {plan.game}.")
    return net


def iterate(learner: Learner, seconds: float, folder: Path, tell: Tell, iterations: int) -> None:
    progress = learner.progress
    saved = time.monotonic()
    while progress.seconds < seconds and (iterations < 0 or progress.iteration < iterations):
        left = max(0.0, 1 - progress.seconds / seconds)
        line = learner.iterate(learner.plan.rate * max(LEAST_RATE, left))
        log(folder, line)
        tell(in_words(line, seconds / 60))
        if time.monotonic() - saved > SAVE_EVERY:
            keep(learner, folder)
            saved = time.monotonic()


def keep(learner: Learner, folder: Path) -> None:
    save(learner, folder)
    export(learner, folder / WEIGHTS)
    draw(learner, folder)


def in_words(line: dict[str, float], minutes: float) -> str:
    rival = "frozen" if "wins_frozen" in line else "teacher"
    share = line.get(f"wins_{rival}")
    won = "no game of one against three"
    if share is not None:
        won = f"wins {100 * share:4.1f} % of {line[f'games_{rival}']:.0f}"
    return (
        f"{line['minutes']:6.1f} of {minutes:g} min ({line['processor']:.1f} processor)  "
        f"games {line['games']:6.0f}  decisions {line['decisions']:8.0f}  {won}  "
        f"entropy {line['entropy']:.2f}  foreseen {100 * line['foreseen']:3.0f} %"
    )


def rival_of(plan: Plan) -> tuple[str, str]:
    """The column of the curve and what its games are called."""
    return ("frozen", f"three of {plan.against}") if plan.against else ("teacher", "three greedy")


def draw(learner: Learner, folder: Path) -> bool:
    plan = learner.plan
    rival, words = rival_of(plan)
    title = f"{plan.game.capitalize()}: win share against {words}"
    return write_curve(learner.progress.curve, rival, title, plan.players, folder / CURVE)


def finish(learner: Learner, folder: Path, tell: Tell) -> dict[str, Any]:
    save(learner, folder)
    size = export(learner, folder / WEIGHTS)
    drawn = draw(learner, folder)
    path = folder / WEIGHTS
    tell(f"Weights: {path} ({size / 1e6:.2f} MB). Curve: {folder / CURVE if drawn else 'too short to draw'}.")
    net = read_net(path)
    if net.is_integer_ready:
        path = path.with_suffix(SUFFIX)
        size = write_integer_net(net, path)
        tell(f"The same net in whole numbers, which bots read without numpy: {path} ({size / 1e6:.2f} MB).")
    tell(f"Play it: bigboard arena {learner.plan.game} --seats learned:weights={path},greedy*3 --games 400")
    return {"weights": str(path), "bytes": size}
