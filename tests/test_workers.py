"""Worker processes: answers, crashes, and the end of the parent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any

import pytest

from bigboard import workers
from bigboard.workers import Worker, WorkerDied

ROOT = Path(__file__).resolve().parents[1]
prepared: list[str] = []


@pytest.fixture
def worker() -> Iterator[Worker]:
    found = Worker(note, "ready", niceness=3)
    yield found
    found.kill()


def note(text: str) -> None:
    prepared.append(text)


def read_prepared() -> list[str]:
    return prepared


def fail() -> None:
    raise ValueError("no such pile")


def make_lock() -> Any:
    return threading.Lock()


def wait_for_ever(*started: str) -> None:
    for path in started:
        Path(path).touch()
    threading.Event().wait()


def test_a_worker_is_prepared_and_answers_in_order(worker: Worker) -> None:
    answers = [worker.submit(abs, -number) for number in range(5)]
    assert [answer.result() for answer in answers] == [0, 1, 2, 3, 4]
    assert worker.submit(read_prepared).result() == ["ready"]
    assert worker.submit(os.nice, 0).result() == os.nice(0) + 3


def test_an_exception_comes_back_with_its_place_and_the_worker_goes_on(worker: Worker) -> None:
    with pytest.raises(ValueError, match="no such pile") as caught:
        worker.submit(fail).result()
    assert "in fail" in caught.value.__notes__[0]
    with pytest.raises(TypeError, match="pickle"):
        worker.submit(make_lock).result()
    with pytest.raises(TypeError, match="pickle"):
        worker.submit(abs, threading.Lock()).result()
    assert worker.submit(abs, -1).result() == 1


def test_a_death_is_reported_with_its_exit_code(worker: Worker) -> None:
    with pytest.raises(WorkerDied, match="exit code 3"):
        worker.submit(os._exit, 3).result()
    with pytest.raises(WorkerDied, match="exit code 3"):
        worker.submit(abs, -1).result()


def test_kill_ends_a_call_and_cancels_the_next() -> None:
    worker = Worker()
    assert worker.submit(abs, -1).result() == 1
    endless, next_call = worker.submit(wait_for_ever), worker.submit(abs, -1)
    while not endless.running():
        time.sleep(0.001)
    worker.kill()
    with pytest.raises(WorkerDied):
        endless.result()
    with pytest.raises(CancelledError):
        next_call.result()
    assert not worker.process.is_alive()


def test_a_retired_worker_finishes_its_calls() -> None:
    worker = Worker()
    answer = worker.submit(abs, -1)
    worker.retire()
    assert answer.result() == 1
    worker.process.join(30)
    assert worker.process.exitcode == -signal.SIGKILL
    worker.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ")
def test_a_worker_ends_with_a_parent_that_was_killed_and_ignores_ctrl_c(tmp_path: Path) -> None:
    started = tmp_path / "started"
    script = tmp_path / "parent.py"
    script.write_text(
        "import os, pathlib, signal, sys, time\n"
        "from bigboard.workers import Worker\n"
        "from tests.test_workers import wait_for_ever\n"
        "if __name__ == '__main__':\n"
        "    signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        "    worker = Worker()\n"
        "    os.killpg(0, signal.SIGINT)\n"  # while it loads
        "    worker.submit(wait_for_ever, sys.argv[1])\n"
        "    while not pathlib.Path(sys.argv[1]).exists():\n"
        "        time.sleep(0.01)\n"
        "    os.killpg(0, signal.SIGINT)\n"  # while it works
        "    print(worker.process.pid, flush=True)\n"
        "    sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, str(script), str(started)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,
    ) as parent:
        assert parent.stdout is not None
        assert int(parent.stdout.readline()) > 0
        parent.kill()
        assert parent.stdout.read() == b""  # the worker holds the same pipe: it closes when both have ended


def test_a_death_tells_its_exit_code_while_another_worker_starts(worker: Worker) -> None:
    with workers._reaping:  # as `start` holds it, which reaps the children that have ended
        dying = worker.submit(os._exit, 7)
        pid = worker.process.pid
        assert pid is not None
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        assert worker.process not in multiprocessing.active_children()
    with pytest.raises(WorkerDied, match="exit code 7"):
        dying.result()
