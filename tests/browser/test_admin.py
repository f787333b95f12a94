"""The administrator's page in a browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser
from tests.server.guests import RunningServer


def test_a_long_word_does_not_widen_the_page(browser: Browser, tmp_path: Path) -> None:
    with RunningServer(tmp_path, owner_secret="sesame") as house:
        anna, ben = house.guest("Anna"), house.guest("Ben")
        table = anna.new_table()
        with ben.visit(table) as place:
            place.send(type="chat", id="1", text="W" * 300)
            line = place.until("chat")["line"]
            anna.do("POST", f"/api/tables/{table}/reports", {"n": line["n"]})
        page = browser.new_page(
            viewport={"width": 900, "height": 600}, http_credentials={"username": "x", "password": "sesame"}
        )
        page.goto(f"{house.url}/admin")
        page.get_by_text("W" * 300).wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 900
        page.close()
