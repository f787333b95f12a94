"""MkDocs hook: adapt a page from GitHub's Markdown to Python-Markdown, which the site is built with.

Python-Markdown rejects words after the language of a code block, needs four spaces inside a list item, and needs a
blank line before a list or a table. Our pages mark blocks for the tests (`python piece`) and are written for GitHub.
"""

from __future__ import annotations

import re

FENCE = re.compile(r"( *)```(\w*)")
ITEM = re.compile(r"(?:-|\d+\.) ")
ROW = "|"
IN_ITEM = "   "


def on_page_markdown(markdown: str, **_: object) -> str:
    """Return the page as MkDocs should read it."""
    adapted: list[str] = []
    block: str | None = None  # the indentation of the code block that the line is in
    for line in markdown.split("\n"):
        fence = FENCE.match(line)
        if block is None:
            if (ITEM.match(line) or line.startswith(ROW)) and adapted and is_text(adapted[-1]):
                adapted.append("")
            if fence:
                block = fence[1]
                line = fence[0]
        elif fence and fence[1] == block:
            block = None
        at_top = block == "" or (fence and fence[1] == "")
        adapted.append(line if at_top or not line.startswith(IN_ITEM) else f" {line}")
    return "\n".join(adapted)


def is_text(line: str) -> bool:
    """Return whether a list or table right after this line would become part of a paragraph."""
    return bool(line.strip()) and not line.startswith((" ", "#", ROW)) and not ITEM.match(line)
