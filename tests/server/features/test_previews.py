"""Previews of links: tags, pictures, embedding, and that they tell no more than a spectator may know."""

from __future__ import annotations

import html
import io
import random
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from PIL import Image
from tests.server.guests import Guest, RunningServer, play_on, wait_for
from tests.timeouts import HANG_S

from bigboard.games import registry
from bigboard.i18n import LANGUAGES
from bigboard.room.record import TableRecord
from bigboard.server.features import previews
from bigboard.server.workers import preview_worker
from bigboard.server.workers.canvas import Canvas, script_of

Guests = Callable[[str | None], Guest]
TAG = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')
ROBOT = {"User-Agent": "facebookexternalhit/1.1"}


def tags(house: RunningServer, path: str, **headers: str) -> dict[str, str]:
    """What a social network reads from a page."""
    page = httpx.get(house.url + path, headers={**ROBOT, **headers}).text
    found = {name: html.unescape(value) for name, value in TAG.findall(page)}
    return found | {"title": html.unescape(page.partition("<title>")[2].partition("</title>")[0])}


def picture(house: RunningServer, path: str, **headers: str) -> bytes:
    """The bytes of the picture that a page names."""
    answer = httpx.get(tags(house, path, **headers)["og:image"], timeout=HANG_S)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert "public" in answer.headers["cache-control"]
    return answer.content


@pytest.fixture
def drawn(house: RunningServer, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Everything that is handed to the process that draws, from now on."""
    seen: list[tuple[Any, ...]] = []
    pool = house.app.container.replays
    run = pool.run

    async def noted(who: str, function: Callable[..., Any], *arguments: Any) -> Any:
        seen.append((function, *arguments))
        return await run(who, function, *arguments)

    monkeypatch.setattr(pool, "run", noted)
    house.app.container.previews.pictures.clear()
    return seen


def test_the_site_has_a_title_a_sentence_and_a_picture(house: RunningServer) -> None:
    found = tags(house, "/")
    assert found["title"] == found["og:title"] == "Big Board"
    assert found["twitter:card"] == "summary_large_image"
    assert found["description"] == found["og:description"] != ""
    with Image.open(io.BytesIO(picture(house, "/"))) as image:
        assert (image.format, image.size) == ("PNG", (1200, 630))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_speaks_the_language_that_is_asked_for(house: RunningServer, language: str) -> None:
    found = tags(house, "/puzzles/stockpile-3", **{"Accept-Language": f"xx, {language}-ZZ;q=0.9, en;q=0.1"})
    assert found["og:image"].endswith(f"language={language}")
    assert found["title"].startswith(previews.messages(language).say("preview-best-move"))
    assert picture(house, "/puzzles/stockpile-3", **{"Accept-Language": language})


def test_an_open_table_invites_to_its_free_seats(house: RunningServer, guest: Guests) -> None:
    table = guest("Anna").new_table(name='Friday "night" <b>', players=3)
    found = tags(house, f"/t/{table}")
    assert found["title"] == 'Friday "night" <b> · Big Board'
    assert "Anna" in found["og:description"]
    assert "2 free seats" in found["og:description"]
    page = httpx.get(f"{house.url}/t/{table}").text
    assert "<b>" not in page.partition("</head>")[0]
    assert picture(house, f"/t/{table}")


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_running_game_is_drawn_from_the_spectators_view_alone(
    house: RunningServer, guest: Guests, drawn: list[tuple[Any, ...]], game: str
) -> None:
    anna = guest("Anna")
    table = anna.new_table(game=game, players=3, seats=[{"me": True}] * 3, autostart=True)
    with anna.visit(table) as place:
        place.until("view")
        play_on(place, {0, 1, 2}, random.Random(1), until_seq=30)
        picture(house, f"/t/{table}")
        state = house.app.container.lobby.tables[table].game_log.state
        assert state is not None
        [(function, shown, view, _)] = drawn
        assert function is preview_worker.draw_view
        assert view == state.observe(-1)
        assert not {"hand", "own", "legal", "offers"} & view.keys()
        assert {row.note for row in shown.rows} == {""}
        # A world that a spectator cannot tell from the real one has the same preview.
        other = state.sample(-1, random.Random(2))
        assert other.observe(-1) == view


HIDDEN = {
    "private": {"public": False},
    "without spectators": {"spectators": False},
}


@pytest.mark.parametrize("status", ["running", "finished"])
@pytest.mark.parametrize("kind", HIDDEN)
def test_a_game_that_strangers_may_not_watch_is_not_drawn(
    house: RunningServer, guest: Guests, drawn: list[tuple[Any, ...]], kind: str, status: str
) -> None:
    anna = guest("Anna Secret")
    table = anna.new_table(
        name="Secret table", players=2, seats=[{"me": True}, {"bot": "easy"}], autostart=True, **HIDDEN[kind]
    )
    with anna.visit(table) as place:
        place.until("view")
        play_on(place, {0}, random.Random(1), until_seq=None if status == "finished" else 12)
    if status == "finished":
        wait_for(lambda: anna.table(table)["status"] == "finished")
    for path in (f"/t/{table}", f"/replay/{table}", f"/review/{table}", f"/embed/replay/{table}"):
        found = tags(house, path)
        assert "win" not in found["title"]
        assert "$" not in found["og:description"]
        if kind == "private" or not path.startswith("/t/"):
            assert "Secret" not in str(found)
            unknown = tags(house, path.replace(table, "0" * 12))
            for name in ("title", "og:title", "og:description", "twitter:card"):
                assert found[name] == unknown[name], "an unknown table must look the same"
            assert picture(house, path) == picture(house, path.replace(table, "0" * 12))
        else:
            picture(house, path)
        oembed = httpx.get(f"{house.url}/api/oembed", params={"url": house.url + path})
        assert (oembed.status_code, oembed.json()["code"]) == (404, "no_page")
    assert {function for function, *_ in drawn} <= {preview_worker.draw_example}
    # Her own cookie changes nothing: previews are for strangers.
    assert anna.http.get(f"/replay/{table}").text == httpx.get(f"{house.url}/replay/{table}").text


def test_an_invitation_in_the_link_opens_no_preview(house: RunningServer, guest: Guests) -> None:
    anna = guest("Anna")
    table = anna.new_table(name="Secret table", players=2, public=False)
    invitation = anna.do("GET", f"/api/tables/{table}")["you"]["invitation"]
    assert "Secret" not in str(tags(house, f"/t/{table}?invitation={invitation}"))
    assert invitation not in httpx.get(f"{house.url}/t/{table}?invitation={invitation}").text


def test_a_try_at_the_deal_of_the_day_is_not_shown(
    house: RunningServer, guest: Guests, drawn: list[tuple[Any, ...]]
) -> None:
    table = guest("Anna").do("POST", "/api/today/acquire", {}, 201)["table"]["id"]
    assert tags(house, f"/t/{table}")["title"] == tags(house, "/t/000000000000")["title"]
    picture(house, f"/t/{table}")
    assert picture(house, "/today")
    assert tags(house, "/today")["title"].startswith("Deal of the day")
    assert {function for function, *_ in drawn} == {preview_worker.draw_example}
    assert tags(house, "/today/1999-01-01")["title"] == "Big Board"


def test_a_finished_public_game_shows_its_result_and_can_be_embedded(house: RunningServer, guest: Guests) -> None:
    anna = guest("Anna")
    table = anna.new_table(name="Finals", seats=[{"bot": "random"}, {"bot": "random"}], autostart=True)
    wait_for(lambda: anna.table(table)["status"] == "finished")
    info = anna.table(table)
    best = f"{max(info['result']['scores']):,}"
    for path in (f"/t/{table}", f"/replay/{table}", f"/review/{table}"):
        found = tags(house, path)
        assert "Finals" in found["title"]
        assert f"${best}" in found["og:description"]
        assert picture(house, path)
    answer = httpx.get(
        f"{house.url}/api/oembed", params={"url": f"{house.url}/replay/{table}", "maxwidth": 400, "maxheight": 300}
    ).json()
    assert (answer["version"], answer["type"], answer["width"], answer["height"]) == ("1.0", "rich", 400, 300)
    assert f'src="{house.url}/embed/replay/{table}"' in answer["html"]
    assert httpx.get(answer["thumbnail_url"]).status_code == 200
    page = httpx.get(f"{house.url}/replay/{table}").text
    discovered = html.unescape(page.partition('type="application/json+oembed" href="')[2].partition('"')[0])
    assert httpx.get(discovered).json()["title"] == answer["title"]


@pytest.mark.parametrize(
    ("params", "status"),
    [
        ({"url": "https://elsewhere.example/puzzles/acquire-3"}, 404),
        ({"url": "{house}/puzzles/acquire-99999"}, 404),
        ({"url": "{house}/settings"}, 404),
        ({"url": "http://[::1"}, 404),
        ({"url": "{house}/puzzles/acquire-3", "format": "xml"}, 422),
        ({"url": "{house}/puzzles/acquire-3", "maxwidth": "5"}, 422),
        ({}, 422),
        ({"url": "{house}/puzzles/acquire-3"}, 200),
    ],
)
def test_oembed_knows_what_can_be_embedded(house: RunningServer, params: dict[str, str], status: int) -> None:
    filled = {name: value.replace("{house}", house.url) for name, value in params.items()}
    assert httpx.get(f"{house.url}/api/oembed", params=filled).status_code == status


def test_only_embeds_may_be_framed(house: RunningServer) -> None:
    for path in ("/", "/replay/abc", "/embed", "/embed/t/abc", "/embed/settings", "/embed/replay/a/b", "/api/games"):
        assert "frame-ancestors 'none'" in httpx.get(house.url + path).headers["content-security-policy"]
    for path in ("/embed/replay/abc", "/embed/puzzles/acquire-3"):
        policy = httpx.get(house.url + path).headers["content-security-policy"]
        assert "frame-ancestors *" in policy
        assert "script-src 'self'" in policy


def test_a_page_is_not_sent_again_while_it_is_the_same(house: RunningServer) -> None:
    first = httpx.get(f"{house.url}/puzzles/acquire-3")
    again = httpx.get(f"{house.url}/puzzles/acquire-3", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_picture_is_drawn_once_and_memory_is_bounded(
    house: RunningServer, drawn: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        picture(house, "/puzzles/acquire-7")
    assert len(drawn) == 1
    monkeypatch.setattr(previews, "KEPT", 2)
    for number in (8, 9, 10):
        picture(house, f"/puzzles/acquire-{number}")
    assert len(house.app.container.previews.pictures) == 2


def test_many_pictures_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    rate = {"burst": 2, "per_second": 0.0001}
    with RunningServer(tmp_path_factory.mktemp("strict"), looks=rate) as house:
        got = [
            httpx.get(f"{house.url}/api/preview.png", params={"page": "/"}, timeout=HANG_S).status_code
            for _ in range(3)
        ]
    assert got == [200, 200, 429]


def test_strange_names_are_drawn_without_letters_that_the_font_lacks(house: RunningServer) -> None:
    assert [script_of(letter) for letter in "aé…ΩЖ"] == ["latin", "latin", "latin", "greek", "cyrillic"]
    assert script_of("\U0001f600") == script_of("\u202e") == script_of("漢") == ""
    canvas = Canvas(house.app.container.settings.static)
    assert canvas.measure("\U0001f600\u202e", 20) == 0
    long = canvas.shorten("W" * 200, 20, 600, 300)
    assert canvas.measure(long, 20, 600) <= 300


def test_every_title_draws_its_board(house: RunningServer) -> None:
    for game in registry.names():
        shown = preview_worker.Picture(game, game, "An evening", "Play")
        assert preview_worker.draw_example(shown, house.app.container.settings.static).startswith(b"\x89PNG")


def test_a_contest_is_no_public_table() -> None:
    record = TableRecord("t", "T", "acquire", 2, {}, "h", "Host", 0.0, contest="day/acquire/2026-11-18")
    record.status = "finished"
    assert not previews.is_public(record)
