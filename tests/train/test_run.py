"""`bigboard train`, in seconds on a tiny net: it runs, resumes, exports, and the bot plays what it learned.

JAX runs in a process of its own: it warns about every later fork of the process it was imported in.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.timeouts import HANG_S

import bigboard
from bigboard import Rng
from bigboard.bots import Referee, bot
from bigboard.bots.nets.net import read_net
from bigboard.bots.nets.weights_file import LARGEST

TINY = ("--width", "16", "--rows", "8", "--decisions", "64", "--threads", "1")
ENOUGH = 2 * HANG_S

# What JAX has compiled is kept for the next process, which would spend most of its time compiling the same.
KEEPING = {
    "JAX_COMPILATION_CACHE_DIR": str(Path(__file__).parents[2] / "build" / "jax"),
    "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    "JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES": "-1",
}


def trained(*words: str) -> str:
    command = [sys.executable, "-m", "bigboard", "train", *words, *TINY]
    environment = os.environ | KEEPING
    done = subprocess.run(command, capture_output=True, text=True, timeout=ENOUGH, check=False, env=environment)
    return done.stdout + done.stderr


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_training_runs_resumes_exports_and_plays(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    first = trained(game, "--out", str(folder), "--iterations", "2", "--lessons", "0")
    assert "Weights:" in first, first
    assert "bigboard arena" in first
    second = trained(game, "--out", str(folder), "--iterations", "3", "--resume")
    assert "Weights:" in second, second
    lines = [json.loads(line) for line in (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["iteration"] for line in lines] == [1, 2, 3]
    assert lines[2]["decisions"] > lines[1]["decisions"] > lines[0]["decisions"] >= 64
    weights = folder / "weights.npz"
    assert weights.stat().st_size < LARGEST
    how = read_net(weights).about["trained"]
    assert how["iteration"] == 3
    assert how["command"] == f"bigboard train {game} --width 16 --rows 8 --decisions 64 --lessons 0"
    played_to_the_end(game, f"learned:weights={weights}")
    assert not (folder / "weights.net").exists()  # it has had self-play


def test_a_net_is_trained_against_another_and_no_run_is_written_over(tmp_path: Path) -> None:
    game, exploiter = "stockpile", tmp_path / "exploiter"
    weights = Path(bigboard.__file__).parent / "titles" / game / "net.npz"
    against = trained(game, "--out", str(exploiter), "--iterations", "1", "--against", str(weights))
    assert "Weights:" in against, against
    line = json.loads((exploiter / "log.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert line["games_frozen"] > 0
    assert 0 <= line["wins_frozen"] <= 1
    assert "--resume" in trained(game, "--out", str(exploiter), "--iterations", "3", "--lessons", "0")


def played_to_the_end(game: str, spec: str) -> None:
    """No answer of the bot is illegal."""
    rules = bigboard.game(game)
    state = rules.start(rules.deal(4, 5))
    referees = [Referee(bot(spec if seat % 2 else "greedy"), spec, strict=True) for seat in range(4)]
    rng = Rng(1)
    while state.seat >= 0:
        state.apply(referees[state.seat].decide(state, rng))
    assert state.winners()


def test_a_damaged_checkpoint_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "checkpoint.npz").write_bytes(b"PK\x03\x04 not quite")
    said = trained("acquire", "--out", str(tmp_path), "--resume")
    assert "damaged" in said
    assert "Traceback" not in said


def test_wrong_wishes_get_a_sentence(tmp_path: Path) -> None:
    assert "There is no teacher 'me'" in trained("acquire", "--out", str(tmp_path), "--teacher", "me")
    assert "There is no weights file" in trained("acquire", "--out", str(tmp_path), "--against", "nobody.npz")
    assert "There is no checkpoint" in trained("acquire", "--out", str(tmp_path), "--resume")


def test_without_jax_a_sentence_says_what_to_install() -> None:
    program = "import sys; sys.modules['jax'] = None; from bigboard.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, "train", "acquire"], capture_output=True, text=True, timeout=ENOUGH, check=False
    )
    assert "pip install 'bigboard[train]'" in done.stdout + done.stderr


def test_the_shipped_net_plays_without_the_tools_of_training() -> None:
    program = (
        "import sys, bigboard; from bigboard.bots import bot; from bigboard import Rng\n"
        "game = bigboard.game('acquire'); state = game.start(game.deal(4, 1))\n"
        "bot('learned').choose(state.sample(state.seat, Rng(1)), Rng(1))\n"
        "print(sorted(name for name in ('jax', 'optax', 'gymnasium', 'numpy') if name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=ENOUGH, check=True)
    assert done.stdout.strip() == "[]"
