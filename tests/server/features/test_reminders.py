"""Turn reminders: by mail through a real SMTP server, by webhook, once for a turn, and only where people want them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import re
import socketserver
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from tests.server.features.post_office import Hook, PostOffice
from tests.server.guests import Guest, RunningServer, wait_for

from bigboard.schemas.errors import Refused
from bigboard.schemas.tables import ClockTimes
from bigboard.server.features import mailer, reminders
from bigboard.server.features.mailer import (
    CannotSend,
    MailServer,
    checked_webhook,
    is_public,
    mail_texts,
    post_webhook,
    write_mail,
)
from bigboard.server.settings import Rate

SOON = {"remind_after_s": 0.0, "remind_every_s": 0.05}
TLS_RECORD_HEADER = b"\x16\x03\x03\x3f\xff"  # a handshake of 16,383 bytes
WAITS = {"seats": [{"me": True}, {"me": True, "name": "Also"}], "autostart": True, "name": "Slow & steady"}


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())


def test_a_confirmed_address_is_told_once_for_a_turn(office: PostOffice, tmp_path: Path) -> None:
    with RunningServer(tmp_path, mail=office.url, address="https://games.example.org", **SOON) as house:
        anna = Guest(house.url, "Anna")
        answer = anna.do("PUT", "/api/me/reminders", {"mail": "anna@example.org", "language": "fr"})
        assert (answer["mail"], answer["confirmed"]) == ("anna@example.org", False)
        (asked,) = office.received
        assert asked["To"] == "anna@example.org"
        assert asked["From"] == "games@example.org"
        assert asked["Subject"] == "Big Board\u00a0: est-ce votre adresse\u00a0?"
        table = anna.new_table(**WAITS)
        link = re.search(r"https://games\.example\.org(/api/reminders/\S+)", text_of(asked))
        assert link is not None
        assert len(office.received) == 1, "nothing goes to an address that nobody has confirmed"
        assert anna.http.get(link[1]).headers["location"] == "/settings"
        assert anna.do("GET", link[1], status=404)["code"] == "bad_link"
        wait_for(lambda: len(office.received) == 2)
        told = office.received[1]
        assert told["Subject"] == "À vous : Slow & steady"
        assert f"https://games.example.org/t/{table}" in text_of(told)
        with anna.visit(table) as place:
            while len(place.views) < 2:
                place.receive()
            place.act(place.views[0]["view"]["seat"])  # the player who begins
            place.until("update")
        wait_for(lambda: len(office.received) == 3)  # the next decision, and not a second mail for the first
        anna.do("PUT", "/api/me/reminders", {})
        assert anna.do("GET", "/api/me/reminders")["mail"] is None
        anna.close()


def test_who_is_at_the_table_needs_no_reminder(office: PostOffice, tmp_path: Path) -> None:
    with RunningServer(tmp_path, mail=office.url, **SOON) as house:
        reminders = house.app.container.reminders
        anna = Guest(house.url, "Anna")
        me = anna.do("GET", "/api/me")["person"]["id"]
        table = anna.new_table(**WAITS)
        loop = house.app.container.lobby.tasks[0].get_loop()

        def is_here() -> bool:
            return bool(asyncio.run_coroutine_threadsafe(reminders.repo.is_here(table, me), loop).result(20))

        assert not is_here()
        with anna.visit(table):
            assert is_here()
        wait_for(lambda: not is_here())
        anna.close()


def test_a_webhook_is_called_with_what_it_needs(hook: Hook, tmp_path: Path) -> None:
    with RunningServer(tmp_path, webhooks=True, webhooks_anywhere=True, address="http://here", **SOON) as house:
        anna = Guest(house.url, "Anna")
        anna.do("PUT", "/api/me/reminders", {"webhook": hook.url})
        table = anna.new_table(**WAITS)
        wait_for(lambda: hook.called)
        call = hook.called[0]
        assert (call["event"], call["table"], call["link"]) == ("your_turn", table, f"http://here/t/{table}")
        assert call["content"] == "Your turn: Slow & steady"
        anna.close()


def test_a_turn_from_before_a_restart_is_told_too_and_wakes_no_table(hook: Hook, tmp_path: Path) -> None:
    never = {"webhooks": True, "webhooks_anywhere": True, "remind_after_s": 0.0, "remind_every_s": 3600.0}
    with RunningServer(tmp_path, **never) as house:
        anna = house.guest("Anna")
        anna.do("PUT", "/api/me/reminders", {"webhook": hook.url})
        table = anna.new_table(**WAITS)
        house.guest("Ben").new_table(**WAITS)  # he does not want to hear of it
    with RunningServer(tmp_path, **{**never, **SOON}) as house:
        wait_for(lambda: hook.called)
        assert house.sleeping(table)
        reminders = house.app.container.reminders
        asyncio.run_coroutine_threadsafe(reminders.round(), reminders.task.get_loop()).result(20)
        assert [call["table"] for call in hook.called] == [table]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"mail": "nonsense"}, "mail"),
        ({"mail": "a@b.c, d@e.f"}, "mail"),
        ({"mail": "nobody@example.org"}, "mail"),
        ({"webhook": "file:///etc/passwd"}, "webhook"),
        ({"webhook": "https://user:word@example.org/"}, "webhook"),
    ],
)
def test_what_cannot_be_reached_is_refused(
    office: PostOffice, tmp_path: Path, body: dict[str, str], reason: str
) -> None:
    with RunningServer(tmp_path, mail=office.url, webhooks=True) as house:
        anna = Guest(house.url, "Anna")
        refusal = anna.do("PUT", "/api/me/reminders", body, status=422)
        assert (refusal["code"], refusal["reason"]) == ("bad_reminder", reason)
        anna.close()


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as house:
        anna = Guest(house.url, "Anna")
        offered = anna.do("GET", "/api/me/reminders")
        assert (offered["mail_possible"], offered["webhook_possible"]) == (False, False)
        for body, reason in (({"mail": "a@b.org"}, "no_mail"), ({"webhook": "https://b.org"}, "no_webhook")):
            assert anna.do("PUT", "/api/me/reminders", body, status=422)["reason"] == reason
        anna.close()


def test_a_webhook_reaches_nothing_inside_our_network(hook: Hook) -> None:
    with pytest.raises(CannotSend, match="not in the internet"):
        asyncio.run(post_webhook(hook.url, {}))
    with pytest.raises(CannotSend, match="answered 302"):
        asyncio.run(post_webhook(hook.url.replace("/hook", "/elsewhere"), {}, anywhere=True))
    assert len(hook.called) == 1


@pytest.mark.parametrize(
    "address",
    [
        "64:ff9b::7f00:1",
        "64:ff9b:1::7f00:1",
        "2002:7f00:1::",
        "2001::7f00:1",
        "fec0::1",
        "fe80::1%eth0",
        "fc00::1",
        "::7f00:1",
        "::ffff:10.0.0.1",
        "::1",
        "ff0e::1",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
    ],
)
def test_an_address_that_leads_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])
def test_an_address_in_the_internet_is_public(address: str) -> None:
    assert is_public(address)


class Dripping(socketserver.ThreadingTCPServer):
    """A machine that takes connections and answers with a byte now and then, but never with a line.

    Its bytes are the beginning of a TLS record of 16,383 bytes, so a client that speaks TLS waits for the rest, too.
    """

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        server = self
        self.open = 0
        self.ended = threading.Event()

        class Drip(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                server.open += 1
                drops = itertools.chain(TLS_RECORD_HEADER, itertools.repeat(0))
                with contextlib.suppress(OSError):
                    while not server.ended.wait(0.05):
                        self.request.sendall(bytes([next(drops)]))
                server.open -= 1

        super().__init__(("127.0.0.1", 0), Drip)
        self.port = self.server_address[1]


@pytest.fixture
def dripping() -> Iterator[Dripping]:
    with Dripping() as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server
        server.ended.set()
        server.shutdown()


def test_a_dripping_webhook_holds_up_no_other_reminder(hook: Hook, dripping: Dripping, tmp_path: Path) -> None:
    with RunningServer(tmp_path, webhooks=True, webhooks_anywhere=True, **SOON) as house:
        eve, anna = house.guest("Eve"), house.guest("Anna")
        eve.do("PUT", "/api/me/reminders", {"webhook": f"http://127.0.0.1:{dripping.port}/"})
        eve.new_table(**WAITS)
        wait_for(lambda: dripping.open == 1)
        anna.do("PUT", "/api/me/reminders", {"webhook": hook.url})
        table = anna.new_table(**WAITS)
        own = house.app.container.reminders
        asyncio.run_coroutine_threadsafe(own.round(), own.task.get_loop())
        wait_for(lambda: hook.called)
        assert hook.called[0]["table"] == table
        assert dripping.open == 1, "both calls were open at the same time"


def test_a_webhook_has_one_deadline_for_all_of_its_answer(dripping: Dripping, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mailer, "WEBHOOK_S", 0.3)
    with pytest.raises(CannotSend, match=r"within 0\.3 s"):
        asyncio.run(post_webhook(f"http://127.0.0.1:{dripping.port}/", {}, anywhere=True))
    with pytest.raises(CannotSend, match=r"within 0\.3 s"):  # while TLS is being agreed on
        asyncio.run(post_webhook(f"https://127.0.0.1:{dripping.port}/", {}, anywhere=True))
    wait_for(lambda: dripping.open == 0)


def test_a_slow_mail_server_holds_up_no_sleeping_table(dripping: Dripping, tmp_path: Path) -> None:
    with RunningServer(tmp_path) as house:
        table = house.guest("Anna").new_table(seats=[{"me": True}, {"bot": "easy"}])
    mail = f"smtp://127.0.0.1:{dripping.port}?from=games@example.org"
    with RunningServer(tmp_path, mail=mail) as house:
        assert house.sleeping(table)
        answered: list[int] = []
        asking = [house.guest(f"Guest {number}") for number in range(10)]

        def ask(guest: Guest, number: int) -> None:
            body = {"mail": f"guest{number}@example.org"}
            answered.append(guest.http.put("/api/me/reminders", json=body, timeout=60).status_code)

        threads = [threading.Thread(target=ask, args=(guest, n), daemon=True) for n, guest in enumerate(asking)]
        for thread in threads:
            thread.start()
        wait_for(lambda: dripping.open >= reminders.MAIL_THREADS)
        assert house.guest(None).table(table)["id"] == table
        assert answered == [], "the mail server has not let go of anything"
        dripping.ended.set()
        for thread in threads:
            thread.join(60)
        assert set(answered) == {422}


def test_confirmations_are_counted_by_network_and_by_mail_address(
    office: PostOffice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminders, "NETWORK_MAILS", Rate(6, 0.0001))
    with RunningServer(tmp_path, mail=office.url) as house:

        def asked(mail: str) -> int:
            return house.guest("Eve").http.put("/api/me/reminders", json={"mail": mail}).status_code

        assert [asked("victim@example.org") for _ in range(5)] == [200, 200, 200, 200, 429]
        assert [asked(f"v{number}@example.org") for number in range(2)] == [200, 429]
        assert len(office.received) == 5


@pytest.mark.parametrize(
    "mail",
    [
        "änna@example.org",
        "anna@exämple.org",
        "anna@[127.0.0.1]",
        "anna@example..org",
        "anna@-example.org",
        ".anna@example.org",
        "anna@@example.org",
        "=?utf-8?q?anna?=@example.org(",
        "anna\x85@example.org",
        f"{'a' * 65}@example.org",
        f"anna@{'a' * 64}.org",
    ],
)
def test_an_odd_mail_address_gets_a_sentence(mail: str) -> None:
    with pytest.raises(Refused, match="not an email address"):
        reminders.checked_mail(mail)


def test_the_log_shows_no_mail_address(office: PostOffice, caplog: pytest.LogCaptureFixture) -> None:
    server = MailServer.read(office.url)
    for mail in ("nobody@example.org", "änna@example.org", "a\nb@example.org", "anna@["):
        with pytest.raises(CannotSend) as failed:
            server.send(mail, "Subject", "Text")
        assert "anna" not in str(failed.value)
        assert "nobody" not in str(failed.value)
    assert caplog.text == ""


def test_a_mail_server_is_named_by_an_address() -> None:
    server = MailServer.read("smtps://me%40home:se%3Acret@mail.example.org?from=a@b.org")
    assert (server.port, server.user, server.password, server.tls) == (465, "me@home", "se:cret", True)
    for wrong in ("http://mail", "smtp://mail", "smtp://?from=a@b.org"):
        with pytest.raises(ValueError, match=r"mail server"):
            MailServer.read(wrong)


def test_a_password_is_never_sent_in_the_open(office: PostOffice) -> None:
    server = MailServer.read(office.url.replace("smtp://", "smtp://anna:secret@"))
    with pytest.raises(CannotSend, match="no TLS"):
        server.send("a@b.org", "Hello", "there")
    assert office.received == []


def test_every_language_has_every_mail_and_no_line_break_in_a_subject() -> None:
    assert set(mail_texts()) == {"en", "pt", "ru", "el", "fr"}
    for language in mail_texts():
        for kind in ("turn", "confirm"):
            subject, text = write_mail(language, kind, name="Ann", table="A\r\nBcc: x@y", link="LINK", settings="SET")
            assert "\n" not in subject
            assert "LINK" in text


def test_a_webhook_address_is_of_the_web() -> None:
    assert checked_webhook("https://example.org/x") == "https://example.org/x"
    with pytest.raises(ValueError, match="starts with https"):
        checked_webhook("ftp://example.org")


def test_an_hour_for_a_decision_is_a_game_over_days() -> None:
    assert ClockTimes(decision_s=3600).over_days
    assert not ClockTimes(decision_s=3599).over_days


def test_people_who_want_it_hear_once_an_hour_that_someone_waits_for_players(hook: Hook, tmp_path: Path) -> None:
    with RunningServer(tmp_path, webhooks=True, webhooks_anywhere=True, address="http://here", **SOON) as house:
        anna, ben, cleo = house.guest("Anna"), house.guest("Ben"), house.guest("Cleo")
        assert anna.do("PUT", "/api/me/reminders", {"webhook": hook.url, "matches": True})["matches"]
        ben.do("PUT", "/api/me/reminders", {"webhook": hook.url})  # of his turns only
        wanted = {"game": "acquire", "players": 4, "wait_s": 300}
        anna.do("POST", "/api/matches", wanted, 201)  # she knows of her own
        first = cleo.do("POST", "/api/matches", {**wanted, "players": 3}, 201)["table"]["id"]
        wait_for(lambda: hook.called)
        cleo.do("POST", "/api/matches", {**wanted, "players": 5}, 201)
        reminders = house.app.container.reminders
        asyncio.run_coroutine_threadsafe(reminders.tell_of_matches(), reminders.task.get_loop()).result(20)
        (call,) = hook.called
        assert (call["event"], call["table"], call["name"]) == ("match", first, "Acquire · Cleo")
        assert call["content"] == "Someone wants to play: Acquire · Cleo"
