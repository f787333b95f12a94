"""Writes a game from a real table down, by clicking and typing into the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page
from tests.browser.driver.person import Message

TAPPED = 30  # values of a field that are buttons; more are typed
LONG = 8  # choices that are listed without parts to tap or to type
LISTED = 40  # choices that are listed at most


def fields(choices: list[Message]) -> dict[str, list[Any]]:
    """The values by which choices differ, field by field."""
    found: dict[str, list[Any]] = {}
    for choice in choices:
        for name, value in choice.items():
            if name != "type" and isinstance(value, str | int) and value not in found.setdefault(name, []):
                found[name].append(value)
    return {name: values for name, values in found.items() if len(values) > 1}


class Writer:
    def __init__(self, page: Page) -> None:
        self.page = page

    def enter(self, question: Message, note: Message) -> Message:
        """Enter one note; what the server makes of it."""
        with self.page.expect_response(lambda answer: answer.url.endswith("/notes")) as answered:
            if "see" in note:
                self.see(question["fields"], note["see"])
            else:
                self.do(question, note["do"])
        sent: Message = answered.value.request.post_data_json or {}
        assert {name: sent[name] for name in note} == note, f"the page sent {sent} instead of {note}"
        shown: Message = answered.value.json()
        return shown

    def see(self, blanks: list[Message], values: list[Any]) -> None:
        for at, (blank, value) in enumerate(zip(blanks, values, strict=True)):
            control = self.page.locator("form .blanks label").nth(at).locator("input, select")
            if value is None:
                continue
            if control.evaluate("element => element.tagName") == "INPUT":
                control.fill(str(value))
            else:
                control.select_option(str(value))
            assert value in blank["choices"], f"{value} is not offered"
        self.button("Add").click()

    def do(self, question: Message, done: list[Message]) -> None:
        for choice in done:
            self.pick(question["choices"], choice)
        if question["several"] == 0:
            self.button("Add" if done else "No more").click()

    def pick(self, choices: list[Message], wanted: Message) -> None:
        """Tap the parts of an answer, or type its only part, until it is listed; then choose it."""
        parts = fields(choices) if len(choices) > LONG else {}
        left = choices
        if len(parts) > 1:
            groups = {name: values for name, values in parts.items() if len(values) <= TAPPED}
            for at, (name, values) in enumerate(groups.items()):
                if name in wanted:
                    chips = self.page.locator(".chips[role=group]").nth(at)
                    chips.locator("button").nth(values.index(wanted[name])).click()
                    left = [choice for choice in left if choice.get(name) == wanted[name]]
        elif len(choices) > LISTED:
            (name,) = parts
            if name in wanted:
                self.page.get_by_role("searchbox").fill(str(wanted[name]))
                left = [choice for choice in left if choice.get(name) == wanted[name]]
        listed = sorted(left, key=lambda choice: len(choice) > 1)  # what has no parts comes first
        buttons = self.page.locator(".choices button")
        buttons.nth(len(listed) - 1).wait_for()
        assert buttons.count() == len(listed), f"{buttons.all_inner_texts()} instead of {listed}"
        buttons.nth(listed.index(wanted)).click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)
