"""Write every generated file: `python -m tools.generate`."""

from __future__ import annotations

from pathlib import Path

from tools import card_keys, tables

ROOT = Path(__file__).parents[1]
GAMES = ("acquire", "stockpile")


def generate() -> dict[str, str]:
    """Return the text of every generated file, by its path from the root of the project."""
    from bigboard.games.registry import declaration
    from tools import api_page, card_page, glossary
    from tools.docs import fill_page
    from tools.game_types import game_types
    from tools.numbers import numbers_file
    from tools.wire import wire_types

    files = card_keys.files() | table_files()
    for game in GAMES:
        files[f"src/bigboard/titles/{game}/rules/numbers.py"] = numbers_file(declaration(game))
        files[f"web/src/games/{game}/generated.ts"] = game_types(declaration(game))
    files["web/src/net/wire.ts"] = wire_types()
    files[card_page.PATH] = card_page.card_page()
    files[api_page.PATH] = api_page.api_page()
    page = "docs/reference/views.md"
    text = (ROOT / page).read_text(encoding="utf-8")
    files[page] = fill_page(text, {game: declaration(game) for game in GAMES})
    files[glossary.PATH] = glossary.page((ROOT / glossary.PATH).read_text(encoding="utf-8"))
    return files


def table_files() -> dict[str, str]:
    """Return the tables and codecs, without which the rules cannot be imported."""
    return {path: text for game in GAMES for path, text in tables.files(game).items()}


def write(path: str, text: str) -> None:
    file = ROOT / path
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")
        print(f"• {path}")


def main() -> None:
    for path, text in card_keys.files().items():  # first: a new card has no rules before it has a number
        write(path, text)
    for path, text in table_files().items():
        write(path, text)
    for path, text in generate().items():
        write(path, text)


if __name__ == "__main__":
    main()
