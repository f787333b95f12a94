"""OpenSpiel's playthroughs as golden traces: the same actions lead to the same states, views and tensors as ever."""

from __future__ import annotations

import pytest
from tests.envs.traces import FOLDER, GAMES, path_of, read, replayed


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_comes_out_as_it_was_written(name: str) -> None:
    trace = read(path_of(name))
    assert trace.startswith(f"game: {name}\n")
    assert "IsTerminal() = True" in trace
    again = replayed(trace).splitlines()
    for number, (line, wanted) in enumerate(zip(again, trace.splitlines(), strict=False), 1):
        assert line == wanted, f"line {number}; `python -m tests.envs.traces` writes all of them again"
    assert len(again) == len(trace.splitlines())


def test_every_kept_playthrough_is_compared() -> None:
    kept = {path.name for path in FOLDER.glob("*.txt.gz")}
    assert kept == {path_of(name).name for name in GAMES}
