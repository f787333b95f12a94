"""`bigboard bench`: how fast the games run on this machine."""

from __future__ import annotations

from bigboard.cli.tui.terminal import UserError


def bench(json: bool, seconds: float, game: str | None, yardstick: str | None) -> int:
    """Runs the laboratory's benchmark and returns its exit code."""
    try:
        from bigboard.lab.bench.bench import main
    except ModuleNotFoundError as missing:
        raise UserError(f"The benchmark needs {missing.name}, which is not installed.") from None
    return main(json, seconds, [game] if game else None, yardstick)
