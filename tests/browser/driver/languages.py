"""The language of a page: switching it, and finding what is not translated."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

LOCALES = Path(__file__).parents[3] / "locales"
# Everything a reader or a screen reader finds on the page.
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push(walk.currentNode.textContent);
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
  return found.map(text => text.trim()).filter(text => text);
}"""


def messages(language: str) -> dict[str, str]:
    """The plain messages of a language: one line, no placeholders."""
    found: dict[str, str] = {}
    for file in sorted((LOCALES / language).rglob("*.ftl")):
        for key, text in re.findall(r"^([a-z][\w-]*) =(.*)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            found[key] = text.strip()
    return found


ENGLISH = messages("en")


def switch(page: Page, language: str) -> None:
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def holes(page: Page, language: str) -> list[str]:
    """Keys that stand where a message should be, and English in another language."""
    own = messages(language)
    english = {
        text
        for key, text in ENGLISH.items()
        if language != "en" and len(text) > 3 and "{" not in text and own.get(key) != text
    } - set(own.values())
    seen: list[str] = page.evaluate(TEXTS)
    return [text for text in seen if (text in ENGLISH and "-" in text) or text in english]
