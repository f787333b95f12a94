"""Turn reminders: by mail through a real SMTP server, by webhook, once for a turn, and only where people want them."""

from __future__ import annotations

import asyncio
import re
from email.message import EmailMessage
from pathlib import Path

import pytest
from tests.server.guests import Guest, RunningServer, wait_for
from tests.server.post_office import Hook, PostOffice

from bigboard.server.features.mailer import CannotSend, MailServer, checked_webhook, mail_texts, post_webhook, written
from bigboard.server.schemas.protocol import ClockTimes

SOON = {"remind_after_s": 0.0, "remind_every_s": 0.05}
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
        assert asked["Subject"] == "Big Board : est-ce votre adresse ?"
        table = anna.new_table(**WAITS)
        link = re.search(r"https://games\.example\.org(/api/reminders/\S+)", text_of(asked))
        assert link is not None
        assert len(office.received) == 1, "nothing goes to an address that nobody has confirmed"
        assert anna.http.get(link[1]).headers["location"] == "/settings"
        assert anna.do("GET", link[1], status=404)["code"] == "bad_link"
        wait_for(lambda: len(office.received) == 2)
        told = office.received[1]
        assert told["Subject"] == "À vous : Slow & steady"
        assert f"https://games.example.org/t/{table}" in text_of(told)
        with anna.visit(table) as place:
            while len(place.views) < 2:
                place.receive()
            place.act(place.views[0]["view"]["seat"])  # whoever begins
            place.until("update")
        wait_for(lambda: len(office.received) == 3)  # the next decision, and not a second mail for the first
        anna.do("PUT", "/api/me/reminders", {})
        assert anna.do("GET", "/api/me/reminders")["mail"] is None
        anna.close()


def test_who_is_at_the_table_needs_no_reminder(office: PostOffice, tmp_path: Path) -> None:
    with RunningServer(tmp_path, mail=office.url, **SOON) as house:
        reminders = house.app.state.reminders
        anna = Guest(house.url, "Anna")
        table = anna.new_table(**WAITS)
        game_table = house.app.state.lobby.tables[table]
        assert reminders.awaited(game_table) is not None
        with anna.visit(table):
            assert reminders.awaited(game_table) is None
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
        reminders = house.app.state.reminders
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
        post_webhook(hook.url, {})
    with pytest.raises(CannotSend, match="answered 302"):
        post_webhook(hook.url.replace("/hook", "/elsewhere"), {}, anywhere=True)
    assert len(hook.called) == 1


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
            subject, text = written(language, kind, name="Ann", table="A\r\nBcc: x@y", link="LINK", settings="SET")
            assert "\n" not in subject
            assert "LINK" in text


def test_a_webhook_address_is_of_the_web() -> None:
    assert checked_webhook("https://example.org/x") == "https://example.org/x"
    with pytest.raises(ValueError, match="starts with https"):
        checked_webhook("ftp://example.org")


def test_an_hour_for_a_decision_is_a_game_over_days() -> None:
    assert ClockTimes(decision_s=3600).over_days
    assert not ClockTimes(decision_s=3599).over_days
