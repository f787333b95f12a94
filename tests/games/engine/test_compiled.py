"""The compiled rules and the same files uncompiled play the same games, step by step."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bigboard

pytestmark = pytest.mark.once

SCRIPT = Path(__file__).with_name("step_by_step.py")


def steps(**environment: str) -> list[str]:
    """The lines that the script prints in a process of its own."""
    inherited = {name: value for name, value in os.environ.items() if name != "BIGBOARD_PURE"}
    answer = subprocess.run(
        [sys.executable, str(SCRIPT)], env=inherited | environment, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.splitlines()


def test_compiled_and_uncompiled_rules_agree_at_every_step() -> None:
    usual, *compiled = steps()
    pure, *uncompiled = steps(BIGBOARD_PURE="1")
    assert pure == "uncompiled (BIGBOARD_PURE=1)"
    if usual != "compiled":
        print(f"The rules are {usual}: this compares them with themselves.")
    assert len(compiled) > 3000
    assert {line.split()[0] for line in compiled} >= set(bigboard.game_names())
    differing = [pair for pair in zip(compiled, uncompiled, strict=True) if pair[0] != pair[1]]
    assert not differing
