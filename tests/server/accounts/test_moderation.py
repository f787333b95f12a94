"""What the administrator does about people: reports, muting, blocking, words, and the page for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.room.test_reactions import person, say
from tests.server.guests import Guest, Message, Place, RunningServer, wait_for
from websockets.exceptions import ConnectionClosed

MakeGuest = Callable[[str | None], Guest]
SECRET = "swordfish & <chips>"
OWNER = httpx.BasicAuth("anyone", SECRET)
TWO = {"players": 2, "seats": [{"me": True}, None]}


@pytest.fixture
def house(folder: Path) -> Iterator[RunningServer]:
    with RunningServer(folder, owner_secret=SECRET, forbidden_words=("Blast",)) as house:
        yield house


def page(guest: Guest) -> str:
    answer = guest.http.get("/admin", auth=OWNER)
    assert answer.status_code == 200, answer.text
    return answer.text


def decide(guest: Guest, path: str, **fields: object) -> None:
    answer = guest.http.post(f"/admin/{path}", data=fields, auth=OWNER)
    assert (answer.status_code, answer.headers["location"]) == (303, "/admin"), answer.text


def line_of(place: Place) -> Message:
    line: Message = place.until("chat")["line"]
    return line


def test_the_page_opens_with_the_owners_secret_alone(house: RunningServer) -> None:
    anna = house.guest("Anna")
    asked = anna.http.get("/admin")
    assert asked.status_code == 401
    assert asked.headers["www-authenticate"].startswith("Basic")
    for wrong in (httpx.BasicAuth("x", "sword"), httpx.BasicAuth("x", SECRET + "x")):
        assert anna.http.get("/admin", auth=wrong).status_code == 401
        assert (
            anna.http.post("/admin/measures", data={"person": person(anna), "kind": "blocked"}, auth=wrong).status_code
            == 401
        )
    assert anna.http.get("/admin", headers={"Authorization": "Basic %%%"}).status_code == 401
    assert "this server" in page(anna)
    assert anna.http.get("/admin", headers={"Authorization": f"Bearer {SECRET}"}).status_code == 200


def test_people_who_are_away_can_be_found_and_blocked(house: RunningServer) -> None:
    admin, eve = house.guest("Anna"), house.guest("Evil <b>Eve</b>")
    assert person(eve) not in page(admin)
    for words in ("evil", "%3Cb%3EEVE", person(eve)):
        found = admin.http.get(f"/admin?q={words}", auth=OWNER).text
        assert person(eve) in found
        assert "<b>" not in found
    assert "None." in admin.http.get("/admin?q=%25", auth=OWNER).text.partition("People found")[2][:40]
    decide(admin, "measures", person=person(eve), kind="blocked", lasts="day")
    assert "Evil &lt;b&gt;Eve" in page(admin)
    assert eve.do("POST", "/api/tables", {"game": "acquire", "players": 2}, status=403)["code"] == "blocked"


def test_guessing_the_secret_is_slow(house: RunningServer) -> None:
    anna = house.guest("Anna")
    answers = [anna.http.get("/admin", auth=httpx.BasicAuth("x", str(n))).status_code for n in range(12)]
    assert answers == [401] * 10 + [429] * 2


def test_guessing_goes_no_faster_at_the_figures(house: RunningServer) -> None:
    """Ten wrong secrets in all, wherever they are tried; then even the right one has to wait."""
    anna = house.guest("Anna")

    def answer(path: str, secret: str) -> int:
        return anna.http.get(path, headers={"Authorization": f"Bearer {secret}"}).status_code

    assert [answer("/metrics", str(n)) for n in range(8)] == [403] * 8
    assert anna.http.get("/metrics").status_code == 403  # no guess
    assert [answer("/admin", str(n)) for n in range(2)] == [401] * 2
    assert [answer(path, SECRET) for path in ("/metrics", "/admin")] == [429] * 2
    elsewhere = {"X-Forwarded-For": "203.0.113.7", "Authorization": f"Bearer {SECRET}"}
    assert anna.http.get("/metrics", headers=elsewhere).status_code == 200


def test_the_right_secret_forgives_the_wrong_ones(house: RunningServer) -> None:
    anna = house.guest("Anna")
    for _ in range(3):
        for n in range(9):
            assert anna.http.get("/metrics", auth=httpx.BasicAuth("x", str(n))).status_code == 403
        assert anna.http.get("/metrics", auth=OWNER).status_code == 200


def test_without_a_secret_there_is_no_page(folder: Path) -> None:
    with RunningServer(folder) as house:
        assert house.guest("Anna").http.get("/admin", auth=OWNER).status_code == 403


def test_another_site_cannot_press_the_owners_buttons(house: RunningServer) -> None:
    anna = house.guest("Anna")
    foreign = {"Origin": "https://elsewhere.example"}
    answer = anna.http.post("/admin/measures", data={"person": "x", "kind": "muted"}, auth=OWNER, headers=foreign)
    assert answer.status_code == 403
    assert "Muted and blocked</h2><p>None." in page(anna)


def test_a_reported_line_comes_to_the_owner_once_for_each_person(house: RunningServer) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = anna.new_table(**TWO)
    with anna.visit(table) as mine, ben.visit(table) as his:
        say(his, "<b>rude</b>")
        line = line_of(mine)
        for _ in range(2):
            anna.do("POST", f"/api/tables/{table}/reports", {"n": line["n"]})
        house.guest("Cleo").do("POST", f"/api/tables/{table}/reports", {"n": line["n"]})
        assert anna.do("POST", f"/api/tables/{table}/reports", {"n": 99}, status=404)["code"] == "no_line"
    shown = page(anna)
    assert "&lt;b&gt;rude&lt;/b&gt;</td><td>2</td>" in shown
    assert "<b>rude" not in shown
    decide(anna, "reports/dismiss", table=table, n=line["n"])
    assert "Nothing has been reported." in page(anna)


def test_only_what_people_say_can_be_reported(house: RunningServer) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = anna.new_table(**TWO)
    with anna.visit(table) as mine:
        ben.sit(table, 1)
        notice = line_of(mine)
    assert anna.do("POST", f"/api/tables/{table}/reports", {"n": notice["n"]}, status=404)["code"] == "no_line"


def test_a_player_who_is_muted_plays_but_is_not_heard(house: RunningServer) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = anna.new_table(**TWO)
    ben.sit(table, 1)
    with ben.visit(table) as his:
        decide(anna, "measures", person=person(ben), kind="muted", lasts="week")
        assert "Ben" in page(anna)
        say(his, "hello")
        his.refused("muted")
        his.send(type="react", id="r", reaction="clap")
        his.refused("muted")
        decide(anna, "measures/lift", person=person(ben))
        say(his, "again")
        assert line_of(his)["text"] == "again"


def test_a_player_who_is_blocked_is_gone_and_stays_out_also_after_a_restart(folder: Path) -> None:
    with RunningServer(folder, owner_secret=SECRET) as house:
        anna, ben = house.guest("Anna"), house.guest("Ben")
        table = anna.new_table(**TWO)
        ben.sit(table, 1)
        with ben.visit(table) as his:
            decide(anna, "measures", person=person(ben), kind="blocked", lasts="ever")
            with pytest.raises(ConnectionClosed) as closed:
                his.drain()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4003
        assert [seat["name"] for seat in anna.table(table)["seats"]] == ["Anna", ""]
        secret = ben.http.cookies["bigboard"]
    with RunningServer(folder, owner_secret=SECRET) as house:
        ben = house.guest(None)
        ben.http.cookies.set("bigboard", secret)
        assert ben.do("POST", "/api/tables", {"game": "acquire", "players": 2}, status=403)["code"] == "blocked"
        with ben.socket(f"/api/tables/{table}/ws") as again:
            again.send(type="hello", protocol=1, client="test", since=0)
            again.refused("blocked")
        assert ben.do("GET", "/api/me/tables")["tables"] == [], "to look is for everybody"
        decide(house.guest("Anna"), "measures/lift", person=person(ben))
        ben.do("POST", "/api/tables", {"game": "acquire", "players": 2}, status=201)


def test_a_measure_ends_by_itself(house: RunningServer) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    decide(anna, "measures", person=person(ben), kind="blocked", lasts="day")
    moderation = house.app.container.moderation
    assert moderation.kind_of(person(ben)) == "blocked"
    measure = moderation.measures[person(ben)]
    moderation.measures[person(ben)] = type(measure)(**{**vars(measure), "until": measure.created - 1})
    ben.new_table()
    assert "Muted and blocked</h2><p>None." in page(anna)


def test_the_owner_closes_a_table_and_sees_who_is_where(house: RunningServer) -> None:
    anna = house.guest("Anna")
    table = anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True)
    with anna.visit(table):
        shown = page(anna)
        assert table in shown
        assert "127.0.0.1" not in shown, "addresses are shown by their mark"
        assert ">Anna</td>" in shown
        decide(anna, "tables/close", table=table)
        wait_for(lambda: anna.table(table)["status"] == "closed")


def test_words_that_the_server_does_not_want_are_in_no_name_and_no_chat(house: RunningServer) -> None:
    anna = house.guest("Anna")
    assert anna.do("PUT", "/api/me", {"name": "blaster"}, status=422)["reason"] == "word"
    assert anna.do("POST", "/api/tokens", {"name": "BLAST"}, status=422)["code"] == "bad_name"
    table = anna.new_table(**TWO)
    assert anna.do("PATCH", f"/api/tables/{table}", {"name": "a blast"}, status=422)["code"] == "bad_name"
    assert anna.do("PUT", f"/api/tables/{table}/seats/0", {"name": "Blast"}, status=422)["code"] == "bad_name"
    with anna.visit(table) as mine:
        say(mine, "what a BLAST")
        mine.refused("bad_chat")


def test_bad_forms_are_refused_and_change_nothing(house: RunningServer) -> None:
    anna = house.guest("Anna")
    for path, fields in (
        ("measures", {"person": "x", "kind": "hanged"}),
        ("measures", {"kind": "muted"}),
        ("measures", {"person": "x", "kind": "muted", "lasts": "century"}),
        ("reports/dismiss", {"table": "x", "n": "all"}),
        ("tables/close", {"table": "nosuch"}),
    ):
        assert anna.http.post(f"/admin/{path}", data=fields, auth=OWNER).status_code in (404, 422), (path, fields)
    assert "Muted and blocked</h2><p>None." in page(anna)


def test_a_player_who_is_forgotten_is_forgotten_here_too(house: RunningServer) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = anna.new_table(**TWO)
    with anna.visit(table) as mine, ben.visit(table) as his:
        say(his, "secret words")
        line = line_of(mine)
        anna.do("POST", f"/api/tables/{table}/reports", {"n": line["n"]})
    assert "secret words" in page(anna)
    ben.http.delete("/api/me")
    assert "secret words" not in page(anna)
