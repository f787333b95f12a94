"""The documentation as a site (`make docs`): its navigation, and the hook that adapts our Markdown."""

from __future__ import annotations

import re
from collections import Counter

from tests.docs.recipes import ROOT
from tools.site_markdown import on_page_markdown

SETTINGS = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
NAVIGATION = SETTINGS[SETTINGS.index("\nnav:") :]
# The readers, and the folder of their pages.
READERS = {
    "Play": "play",
    "Learn": "learn",
    "Build a bot": "bots",
    "Research": "research",
    "Host": "host",
    "Develop": "develop",
    "Reference": "reference",
}


def test_every_page_is_in_the_navigation_once_and_every_entry_exists() -> None:
    entries = Counter(re.findall(r"^ +- ([\w./-]+\.md)$", NAVIGATION, re.MULTILINE))
    assert entries == Counter(page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md"))


def test_the_navigation_is_grouped_by_reader() -> None:
    _, *parts = re.split(r"^  - ([\w ]+):$", NAVIGATION, flags=re.MULTILINE)
    folders = {
        reader: set(re.findall(r"- ([\w-]+)/[\w-]+\.md", pages))
        for reader, pages in zip(parts[::2], parts[1::2], strict=True)
    }
    assert folders == {reader: {folder} for reader, folder in READERS.items()}
    assert list(folders) == list(READERS)


def test_the_hook_of_the_settings_exists() -> None:
    (hook,) = re.findall(r"^hooks: \[(.+)\]$", SETTINGS, re.MULTILINE)
    assert (ROOT / hook).is_file()


def test_the_site_reads_code_blocks_without_the_words_for_the_tests() -> None:
    assert on_page_markdown("```python piece\n   x\n- y\n```") == "```python\n   x\n- y\n```"


def test_the_site_reads_a_block_inside_a_list_item_with_four_spaces() -> None:
    page = "1. Write it:\n\n   ```toml in=a.toml before='# B'\n   a = 1\n   ```\n   More."
    assert on_page_markdown(page) == "1. Write it:\n\n    ```toml\n    a = 1\n    ```\n    More."


def test_the_site_reads_a_list_or_a_table_right_after_a_paragraph() -> None:
    assert on_page_markdown("Text:\n- a\n- b\n  more\n- c") == "Text:\n\n- a\n- b\n  more\n- c"
    assert on_page_markdown("Text:\n| a |\n|---|\n| b |") == "Text:\n\n| a |\n|---|\n| b |"
