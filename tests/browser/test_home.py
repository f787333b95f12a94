"""The way in: presets, bots with faces, a live game, one's own games, rulebooks with chapters, and the app."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.driver.player import play
from tests.browser.test_accessibility import PHONE, serious

Arrive = Callable[..., Person]


def test_a_preset_needs_no_further_choice(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.page.goto("/new#stockpile")
    page = anna.page
    anna.choose("Ways to start", "Epic: everything")
    page.get_by_text("More rules").click()
    for switch in page.locator("details[open]").get_by_role("switch", name=re.compile("^(?!Balanced investors)")).all():
        expect(switch).to_be_checked()
    expect(page.get_by_role("combobox", name="Investor set")).to_have_value("all")
    page.get_by_role("combobox", name="Investor set").select_option("base")
    expect(page.get_by_role("radio", name="Epic: everything")).not_to_be_checked()
    anna.button("Play").click()
    page.wait_for_url("**/t/*")
    anna.wait(lambda: anna.views, "for the game")
    options = anna.views[0]["options"]
    assert options["investor_set"] == "base"
    assert options["bonds"] is True


def test_play_is_the_last_thing_of_the_form(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna", **PHONE)
    anna.open("/new")
    last = anna.page.locator("form :is(button, input, select, summary)").last
    expect(last).to_have_text("Play")
    expect(last).to_be_in_viewport()


def test_bots_with_names_sit_once_and_say_how_strong_they_are(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.open("/new")
    second = anna.page.get_by_label("Seat 2", exact=True)
    expect(second).to_have_value("bot:marta")
    expect(anna.page.locator("li", has=second)).to_contain_text("of games against three Greedy bots")
    third = anna.page.get_by_label("Seat 3", exact=True)
    expect(third.locator('option[value="bot:marta"]')).to_have_attribute("disabled", "")
    second.select_option("bot:otto")
    expect(third.locator('option[value="bot:marta"]')).not_to_have_attribute("disabled", "")


def test_who_watches_bots_sees_a_live_game_and_others_find_it(own_house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(own_house, "Anna"), arrive(own_house, "Boris")
    anna.open("/")
    anna.button("Watch bots play").click()
    anna.page.wait_for_url("**/t/*")
    boris.open("/")
    boris.page.get_by_role("link", name="Watch").click()
    boris.page.wait_for_url(anna.page.url)


def test_the_table_that_waits_for_me_is_one_click_away(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    table = anna.new_table(players=2)
    anna.wait(anna.question, "for a question")
    anna.open("/")
    expect(anna.page.get_by_role("heading", name="Your turn: Acquire · Anna")).to_be_visible()
    anna.button("Continue").click()
    anna.page.wait_for_url(table.partition("?")[0])
    anna.open("/games")
    expect(anna.page.get_by_text("Your turn · waiting for")).to_be_visible()


def test_a_finished_game_is_in_my_games_with_place_statistics_and_moment(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.new_table(players=2)
    play([Mouse(anna, 3)])
    anna.expect_result()
    anna.open("/games")
    page = anna.page
    expect(page.get_by_text("of 2").first).to_be_visible()
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
    page.get_by_role("link", name="View this moment").click()
    page.wait_for_url("**/replay/*#*")
    seq = page.url.split("#")[1]
    assert int(seq) > 1
    expect(page.get_by_label("Moment", exact=True)).not_to_have_value("0")
    assert serious(page) == [], "replay at a moment"


def test_records_leave_and_come_back(house: RunningServer, arrive: Arrive, tmp_path: Path) -> None:
    anna = arrive(house, "Anna")
    table = anna.finished_table("stockpile")
    record = anna.context.request.get(f"/api/tables/{table}/record").json()
    anna.open("/games")
    with anna.page.expect_download() as archive:
        anna.page.get_by_role("link", name="All records").click()
    assert archive.value.suggested_filename == "bigboard-records.zip"
    file = anna.page.get_by_label("Import a record", exact=True).first
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({**record, "actions": record["actions"][:-3]}), encoding="utf-8")
    file.set_input_files(broken)
    expect(anna.page.get_by_role("alert")).to_contain_text("The game is not finished")
    for number, content in enumerate((b'{"format": 1, "game"', b"", b"\x89PNG\xff\xfe", b"[1, 2]", b"7", b"null")):
        other = tmp_path / f"other-{number}.json"
        other.write_bytes(content)
        file.set_input_files(other)
        expect(anna.page.get_by_role("alert")).to_contain_text(f"other-{number}.json is not a complete game record")
    broken.write_text('{"name": "package", "version": "1.0.0"}', encoding="utf-8")
    file.set_input_files(broken)
    expect(anna.page.get_by_role("alert")).to_contain_text("It does not begin with a deal.")
    broken.write_text(json.dumps({**record, "deal": {**record["deal"], "rules": 99}}), encoding="utf-8")
    file.set_input_files(broken)
    expect(anna.page.get_by_role("alert")).to_contain_text("version 99")
    whole = tmp_path / "whole.json"
    whole.write_text(json.dumps(record), encoding="utf-8")
    file.set_input_files(whole)
    anna.page.wait_for_url("**/replay/*")
    anna.button("To the end").click()


def test_a_link_leads_to_a_moment_of_a_replay(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna", permissions=["clipboard-write"]), arrive(house, "Boris")
    anna.hold_notes()
    table = anna.finished_table("acquire")
    anna.open(f"/replay/{table}")
    for _ in range(7):
        anna.button("One step forward").click()
    anna.button("Link to this moment").click()
    expect(anna.button("Copied")).to_be_visible()
    assert anna.page.url.endswith(f"/replay/{table}#8")
    boris.page.goto(anna.page.url)
    expect(boris.page.get_by_label("Moment", exact=True)).to_have_value("7")


def test_the_result_can_be_shared_as_a_picture(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    table = anna.finished_table("acquire")
    anna.open(f"/t/{table}")
    with anna.page.expect_download() as picture:
        anna.button("Image of the result").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")


def test_the_rulebooks_have_a_page_chapters_and_a_search(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    page = anna.page
    anna.open("/rules")
    page.get_by_role("main").get_by_role("link", name="Stockpile").click()
    page.wait_for_url("**/rules/stockpile")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Movement").click()
    expect(page.get_by_role("heading", name="Movement", exact=True)).to_be_in_viewport()
    page.get_by_role("searchbox").fill("STK-DIC")
    expect(page.get_by_role("heading", name="Forecast dice").first).to_be_visible()
    expect(contents.get_by_role("link", name="Set-up")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


@pytest.mark.parametrize(
    ("window", "locale"),
    [
        pytest.param({}, "en-US", id="wide-en-US"),
        *(
            pytest.param(PHONE, locale, id=f"phone-{locale}")
            for locale in ("en-US", "pt-BR", "ru-RU", "el-GR", "fr-FR")
        ),
    ],
)
def test_the_way_in_fits_and_is_accessible(
    house: RunningServer, arrive: Arrive, window: dict[str, object], locale: str
) -> None:
    anna = arrive(house, "Anna", **window, locale=locale)
    anna.finished_table("acquire")
    page = anna.page
    for path in ("/", "/new", "/games", "/rules", "/rules/stockpile", "/settings"):
        anna.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is too wide"
        if locale == "en-US":
            assert serious(page) == [], path


def test_a_question_mark_shows_the_keys(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.open("/")
    anna.page.get_by_role("heading", level=1).wait_for()
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog", name="Keyboard")).to_be_hidden()


def test_the_client_is_an_app_with_a_page_for_no_connection(own_house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(own_house, "Anna")
    anna.open("/")
    manifest = anna.page.locator('link[rel="manifest"]').get_attribute("href")
    found = anna.context.request.get(str(manifest))
    assert found.headers["content-type"] == "application/manifest+json"
    for icon in found.json()["icons"]:
        assert anna.context.request.get(icon["src"]).ok
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    own_house.kill()
    anna.page.goto("/games")
    expect(anna.page.get_by_text("No connection to the server.")).to_be_visible()
    own_house.start()
    anna.page.get_by_role("link", name="↻").click()
    expect(anna.page.get_by_role("heading", name="My games")).to_be_visible()


def test_everyone_is_asked_for_a_rematch(house: RunningServer, arrive: Arrive) -> None:
    anna, boris = arrive(house, "Anna"), arrive(house, "Boris")
    link = anna.new_table("With friends", 2)
    boris.take_seat(link)
    anna.button("Start the game").click()
    play([Mouse(anna, 1), Mouse(boris, 2)])
    boris.expect_result()
    anna.button("Rematch").click()
    anna.page.wait_for_url(lambda url: url != link)
    expect(boris.page.get_by_text("Anna would like a rematch with everyone.")).to_be_visible()
    boris.button("No, thanks").click()
    expect(boris.page.get_by_text("You gave up your seat")).to_be_visible()
    expect(anna.page.get_by_text("1 free seat").first).to_be_visible()


@pytest.mark.parametrize("language", ["en-US", "ru-RU", "el-GR"])
def test_every_way_of_the_house_can_be_read_at_any_width(house: RunningServer, arrive: Arrive, language: str) -> None:
    anna = arrive(house, "Anna", locale=language)
    anna.open("/rules")
    ways = anna.page.locator("header nav a")
    expect(ways).to_have_count(6)
    for width in (320, 390, 768, 1024):
        anna.page.set_viewport_size({"width": width, "height": 844})
        for way in ways.all():
            expect(way).to_be_in_viewport(ratio=0.95)
            assert way.evaluate("a => [a, a.parentElement].every(one => one.scrollWidth <= one.clientWidth)")
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_shops_of_the_games_are_two_links(house: RunningServer, arrive: Arrive) -> None:
    anna = arrive(house, "Anna")
    anna.open("/")
    expect(anna.page.locator("footer")).to_contain_text("Where to buy the games: Acquire · Stockpile")
