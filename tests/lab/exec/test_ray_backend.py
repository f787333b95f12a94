"""Games on a real Ray cluster of two nodes on this machine, one of which is killed half way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.timeouts import HANG_S

from bigboard.lab.exec.backends import LocalBackend
from bigboard.lab.exec.ray_backend import ClusterError, check_version, pack_modules, version
from bigboard.lab.experiments.arena import arena
from bigboard.lab.run.journal import games_of
from bigboard.lab.run.long_run import backend_for

ROOT = Path(__file__).resolve().parents[3]
SLOW = "tests.lab.strange_bots:Slow"


class Nodes:
    """A cluster: a head with one processor, and a second node with another. Each is processes of its own."""

    def __init__(self, folder: Path) -> None:
        from ray.cluster_utils import Cluster

        self.cluster: Any = Cluster()
        self.cluster.add_node(num_cpus=1, include_dashboard=False, object_store_memory=10**8)
        self.second = self.cluster.add_node(num_cpus=1, object_store_memory=10**8)
        self.folder = folder

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "RAY_ADDRESS": self.cluster.address, "PYTHONPATH": str(ROOT)}

    def command(self, *words: str) -> list[str]:
        return [sys.executable, "-m", "bigboard", *words, "--on", "ray"]

    def start(self, *words: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            self.command(*words),
            env=self.environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def lose_one(self) -> None:
        self.cluster.remove_node(self.second, allow_graceful=False)


@pytest.fixture
def nodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    both = Nodes(tmp_path)
    yield both
    both.cluster.shutdown()


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def wait_for_lines(path: Path, number: int, running: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + HANG_S
    while lines_in(path) < number and running.poll() is None and time.monotonic() < deadline:
        time.sleep(0.05)
    assert lines_in(path) >= number, running.communicate(timeout=HANG_S)


def told(text: str) -> dict[str, Any]:
    """What an arena says of the bots, without what time did to it."""
    found: dict[str, Any] = json.loads(text)
    return {name: value for name, value in found.items() if name != "run"}


@pytest.mark.once
def test_a_cluster_that_loses_a_node_gives_the_results_of_one_machine(nodes: Nodes, tmp_path: Path) -> None:
    path = tmp_path / "cluster.jsonl"
    wish = ["acquire", "--seats", f"{SLOW},greedy", "--games", "60", "--json"]
    running = nodes.start("arena", *wish, "--out", str(path))
    wait_for_lines(path, 12, running)
    nodes.lose_one()
    done = lines_in(path)
    out, errors = running.communicate(timeout=HANG_S)
    assert running.returncode == 0, errors
    assert done < 61, "the node was killed after the last game"
    standings, _ = arena("acquire", [SLOW, "greedy"], 60, jobs=0, out=tmp_path / "here.jsonl")
    assert told(out) == told(json.dumps(standings.to_json()))
    assert len(list(games_of(path))) == 60  # each once


@pytest.mark.once
def test_ctrl_c_keeps_what_the_cluster_has_finished_and_resume_goes_on(nodes: Nodes, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    wish = ["acquire", "--seats", f"{SLOW},greedy", "--json", "--out", str(path)]
    running = nodes.start("arena", *wish, "--games", "4000")
    wait_for_lines(path, 5, running)
    running.send_signal(signal.SIGINT)
    out, errors = running.communicate(timeout=HANG_S)
    assert running.returncode == 130, errors
    kept = {2 * game["deal"] + game["rotation"] for game in games_of(path)}
    assert json.loads(out)["games"] == len(kept)
    wanted = max(kept) + 3  # the nodes finish in any order, so the last one kept may be far ahead
    wanted += wanted % 2
    resumed = nodes.start("arena", *wish, "--games", str(wanted), "--resume")
    out, errors = resumed.communicate(timeout=HANG_S)
    assert resumed.returncode == 0, errors
    assert json.loads(out)["run"]["from_journal"] == len(kept)
    assert {2 * game["deal"] + game["rotation"] for game in games_of(path)} == set(range(wanted))


def test_a_place_that_is_no_cluster_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match="--on takes a Ray cluster"):
        backend_for("kubernetes", None)
    with pytest.raises(ValueError, match="Leave one of them out"):
        backend_for("ray", 0)


def test_without_a_cluster_processes_of_this_machine_do_the_work() -> None:
    backend = backend_for("", 3)
    assert isinstance(backend, LocalBackend)
    assert backend.size() == 3
    assert backend_for("", 0) is None


def test_a_cluster_with_other_rules_is_refused_before_anything_is_played() -> None:
    with pytest.raises(ClusterError, match=r"The cluster has Big Board 0\.0\.9, and this machine"):
        check_version(version(), "Big Board 0.0.9")
    check_version(version(), version())


def test_bots_of_no_package_travel_to_the_workers() -> None:
    import io
    import zipfile

    names = zipfile.ZipFile(io.BytesIO(pack_modules([f"{SLOW}", "greedy", "search:simulations=3"]))).namelist()
    assert "tests/lab/strange_bots.py" in names
    assert not any(name.startswith("bigboard") for name in names)
    assert zipfile.ZipFile(io.BytesIO(pack_modules(["greedy", "random"]))).namelist() == []
