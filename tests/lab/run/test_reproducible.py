"""Whether the same seed gives the same games: each bot declares it, and `--json` says it with the reason."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from tests.bots.nets.test_learned import small_weights
from tests.lab import strange_bots
from typer.testing import CliRunner

from bigboard.bots import Declared, bot, names, reason_against, registry
from bigboard.cli.main import app

CLOCK = "may decide by the clock"
PROCESSOR = "adds floating-point numbers in an order that depends on the processor"
UNDECLARED = "does not declare whether it is reproducible"


def told(command: str, seats: str, *more: object) -> dict[str, Any]:
    words = [
        command,
        "acquire",
        "--seats" if command == "arena" else "--bots",
        seats,
        "--games",
        2,
        "--jobs",
        0,
        "--json",
    ]
    done = CliRunner().invoke(app, [str(word) for word in [*words, *more]])
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", names())
def test_every_bot_with_a_name_declares_it(name: str) -> None:
    assert isinstance(bot(name), Declared)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("random", ""),
        ("greedy", ""),
        ("easy", ""),
        ("marta", ""),
        ("amina", ""),
        ("search:simulations=5", ""),
        ("search:seconds=1", CLOCK),
        ("search:seconds=1,simulations=5", CLOCK),
        ("medium", CLOCK),
        ("expert", CLOCK),
        ("learned", ""),
        ("learned+search:simulations=5", ""),
        ("learned+search:seconds=1", CLOCK),
        ("tests.lab.strange_bots:First", UNDECLARED),
    ],
)
def test_the_reason_is_the_bots_own(name: str, reason: str) -> None:
    assert reason_against(bot(name)) == reason


@pytest.mark.parametrize("name", ["learned", "learned+search"])
def test_a_net_in_numpy_depends_on_the_processor(name: str, tmp_path: Path) -> None:
    weights = small_weights("acquire", tmp_path / "net.npz")
    assert (
        reason_against(bot(f"{name}:weights={weights}" + (",simulations=5" if "search" in name else ""))) == PROCESSOR
    )


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_one_seat_that_may_vary_is_enough(command: str) -> None:
    certain = told(command, "greedy,random")
    assert (certain["reproducible"], certain["not_reproducible"]) == (True, [])
    varying = told(command, "greedy,tests.lab.strange_bots:First,random,medium")
    assert varying["reproducible"] is False
    assert varying["not_reproducible"] == [f"tests.lab.strange_bots:First {UNDECLARED}.", f"medium {CLOCK}."]


def test_a_limit_of_time_is_a_reason() -> None:
    varying = told("arena", "greedy,random", "--limit", 5)
    assert varying["reproducible"] is False
    assert varying["not_reproducible"] == ["A decision may take 5 s at most (--limit)."]


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_people_read_the_reason_below_the_table(command: str) -> None:
    words = [command, "acquire", "--seats" if command == "arena" else "--bots", "medium,greedy"]
    done = CliRunner().invoke(app, [*words, "--games", "2", "--jobs", "0"])
    assert f"The same seed may give other games. medium {CLOCK}." in " ".join(done.output.split())


@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        (None, [f"outsider {UNDECLARED}."]),
        (True, []),
        (False, ["outsider declares that it is not reproducible."]),
        ("asks a service", ["outsider asks a service."]),
    ],
)
def test_a_plugin_speaks_for_itself(
    declared: bool | str | None, expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot of another package, found by its entry point."""
    outsider = type("Outsider", (strange_bots.First,), {} if declared is None else {"reproducible": declared})
    monkeypatch.setattr(strange_bots, "Outsider", outsider, raising=False)
    point = EntryPoint("outsider", "tests.lab.strange_bots:Outsider", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    varying = told("arena", "greedy,outsider")
    assert varying["not_reproducible"] == expected
    assert varying["reproducible"] is (not expected)
