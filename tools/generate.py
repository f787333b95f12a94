"""Writes every generated file: `python -m tools.generate`."""

from __future__ import annotations

from pathlib import Path

from bigboard.games.registry import declaration
from tools.numbers import numbers_file

ROOT = Path(__file__).parents[1]
GAMES = ("acquire", "stockpile")


def generated() -> dict[str, str]:
    """The text of every generated file, by its path from the root of the project."""
    files: dict[str, str] = {}
    for game in GAMES:
        files[f"src/bigboard/games/{game}/rules/numbers.py"] = numbers_file(declaration(game))
    return files


def main() -> None:
    for path, text in generated().items():
        file = ROOT / path
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            print(f"• {path}")


if __name__ == "__main__":
    main()
