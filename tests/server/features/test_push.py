"""Reminders by Web Push to a fake push service, quiet hours, and a table's webhook."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from tests.server.features.post_office import Hook
from tests.server.features.push_service import Device, PushService, check_signature
from tests.server.guests import Guest, RunningServer, wait_for

from bigboard.server.features.reminders import ReminderSettings

SOON = {"remind_after_s": 0.0, "remind_every_s": 0.05}
HERE: dict[str, Any] = {
    "push": True,
    "webhooks": True,
    "webhooks_anywhere": True,
    "address": "https://games.example.org",
}
WAITS = {"seats": [{"me": True}, {"me": True, "name": "Also"}], "autostart": True, "name": "Slow & steady"}


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        threading.Thread(target=service.serve_forever, args=(0.05,), daemon=True).start()
        yield service
        service.shutdown()


def answer_once(anna: Guest, table: str) -> None:
    """Take the decision that the table waits for, and leave."""
    with anna.visit(table) as place:
        while len(place.views) < 2:
            place.receive()
        place.act(place.views[0]["view"]["seat"])
        place.until("update")


def test_a_device_is_told_once_for_a_turn_and_only_it_can_read_it(service: PushService, tmp_path: Path) -> None:
    with RunningServer(tmp_path, **HERE, **SOON) as house:
        anna = house.guest("Anna")
        key = anna.do("GET", "/api/me/reminders")["push_key"]
        device = Device(service)
        answer = anna.do("POST", "/api/me/push", {**device.subscription, "language": "fr"})
        assert answer["devices"] == [device.endpoint]
        table = anna.new_table(**WAITS)
        wait_for(lambda: service.received)
        headers, body = service.received[0]
        assert device.read(body) == {"title": "À vous\u00a0: Slow & steady", "url": f"/t/{table}", "tag": table}
        assert b"Slow" not in body
        assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", table)
        assert int(headers["TTL"]) > 0
        claims = check_signature(headers, key)
        assert (claims["aud"], claims["sub"]) == (service.url, "https://games.example.org")
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600 + 60
        answer_once(anna, table)
        wait_for(lambda: len(service.received) == 2)  # the next decision, and not a second one for the first
        assert anna.do("DELETE", f"/api/me/push?endpoint={device.endpoint}")["devices"] == []


def test_a_device_that_is_gone_is_forgotten(service: PushService, tmp_path: Path) -> None:
    service.answer = 410
    with RunningServer(tmp_path, **HERE, **SOON) as house:
        anna = house.guest("Anna")
        anna.do("POST", "/api/me/push", Device(service).subscription)
        anna.new_table(**WAITS)
        wait_for(lambda: anna.do("GET", "/api/me/reminders")["devices"] == [])
        assert len(service.received) == 1


def test_a_person_has_five_devices_and_the_same_one_counts_once(service: PushService, tmp_path: Path) -> None:
    with RunningServer(tmp_path, **HERE) as house:
        anna = house.guest("Anna")
        devices = [Device(service) for _ in range(6)]
        for device in [*devices, devices[-1]]:
            shown = anna.do("POST", "/api/me/push", device.subscription)["devices"]
        assert shown == [device.endpoint for device in devices[1:]]
        anna.do("PUT", "/api/me/reminders", {})  # other settings leave the devices alone
        assert len(anna.do("GET", "/api/me/reminders")["devices"]) == 5


@pytest.mark.parametrize(
    "bad",
    [
        {"endpoint": "ftp://push.example/1"},
        {"endpoint": "https://user:secret@push.example/1"},
        {"p256dh": "AAAA"},
        {"p256dh": "not base64!"},
        {"auth": "AAAA"},
    ],
)
def test_what_is_no_subscription_is_refused(service: PushService, tmp_path: Path, bad: dict[str, str]) -> None:
    with RunningServer(tmp_path, **HERE) as house:
        anna = house.guest("Anna")
        refused = anna.do("POST", "/api/me/push", {**Device(service).subscription, **bad}, 422)
        assert (refused["code"], refused["reason"]) == ("bad_reminder", "push")


def test_no_push_goes_to_an_address_inside(service: PushService, tmp_path: Path) -> None:
    """A push service has https, and a subscription that names a machine of the server's own network is never called."""
    with RunningServer(tmp_path, **{**HERE, "webhooks_anywhere": False}, **SOON) as house:
        anna = house.guest("Anna")
        device = Device(service)
        assert anna.do("POST", "/api/me/push", device.subscription, 422)["reason"] == "push"
        device.endpoint = device.endpoint.replace("http://", "https://")
        anna.do("POST", "/api/me/push", device.subscription)
        table = anna.new_table(**WAITS)
        me = anna.do("GET", "/api/me")["person"]["id"]
        reminders = house.app.container.reminders

        def told() -> bool:
            return reminder_of(house, reminders, me).told.get(table) is not None

        wait_for(told)
        assert service.received == []


def reminder_of(house: RunningServer, reminders: Any, key: str) -> ReminderSettings:
    assert house.server.loop is not None
    found: ReminderSettings = asyncio.run_coroutine_threadsafe(reminders.settings_of(key), house.server.loop).result()
    return found


@pytest.mark.parametrize("settings", [{"push": False}, {"address": "http://games.example.org"}])
def test_a_server_without_pushes_says_so(service: PushService, tmp_path: Path, settings: dict[str, Any]) -> None:
    with RunningServer(tmp_path, **{**HERE, **settings}) as house:
        anna = house.guest("Anna")
        assert anna.do("GET", "/api/me/reminders")["push_key"] is None
        assert anna.do("POST", "/api/me/push", Device(service).subscription, 422)["reason"] == "no_push"


def test_the_key_stays_the_same_after_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with RunningServer(tmp_path, **HERE) as house:
            keys.append(house.guest("Anna").do("GET", "/api/me/reminders")["push_key"])
    assert keys[0] == keys[1]


@pytest.mark.parametrize(
    ("start", "end", "now", "quiet"),
    [
        ("22:00", "07:30", "23:00", True),
        ("22:00", "07:30", "07:29", True),
        ("22:00", "07:30", "07:30", False),
        ("22:00", "07:30", "12:00", False),
        ("09:00", "17:00", "12:00", True),
        ("09:00", "17:00", "08:59", False),
        ("09:00", "09:00", "09:00", False),
    ],
)
def test_quiet_hours_may_pass_midnight(start: str, end: str, now: str, quiet: bool) -> None:
    moment = datetime.fromisoformat(f"2026-07-01T{now}+03:00").timestamp()
    chosen = ReminderSettings(quiet={"start": start, "end": end, "zone": "Europe/Athens"})
    assert chosen.is_quiet(moment) is quiet


def test_a_turn_in_quiet_hours_is_told_when_they_are_over(service: PushService, tmp_path: Path) -> None:
    with RunningServer(tmp_path, **HERE, **SOON) as house:
        anna, ben = house.guest("Anna"), house.guest("Ben")
        device, other = Device(service), Device(service)
        anna.do("POST", "/api/me/push", device.subscription)
        ben.do("POST", "/api/me/push", other.subscription)
        now = datetime.now(UTC)
        hours = {
            "start": f"{now - timedelta(hours=2):%H:%M}",
            "end": f"{now + timedelta(hours=2):%H:%M}",
            "zone": "UTC",
        }
        assert anna.do("PUT", "/api/me/reminders", {"quiet": hours})["quiet"] == hours
        anna.new_table(**WAITS)
        ben.new_table(**WAITS)
        wait_for(lambda: len(service.received) == 1)
        other.read(service.received[0][1])  # Ben's round has come; Anna sleeps
        anna.do("PUT", "/api/me/reminders", {})
        wait_for(lambda: len(service.received) == 2)
        device.read(service.received[1][1])
        refused = anna.do("PUT", "/api/me/reminders", {"quiet": {**hours, "zone": "Mars/Olympus"}}, 422)
        assert refused["reason"] == "zone"
        assert anna.do("PUT", "/api/me/reminders", {"quiet": {**hours, "start": "25:00"}}, 422)


def test_a_table_calls_its_webhook_once_for_a_turn(hook: Hook, tmp_path: Path) -> None:
    with RunningServer(tmp_path, **HERE, **SOON) as house:
        anna, ben = house.guest("Anna"), house.guest("Ben")
        table = anna.new_table(**WAITS)
        address = f"/api/tables/{table}/webhook"
        assert ben.do("PUT", address, {"webhook": hook.url}, 403)["code"] == "not_host"
        assert ben.do("GET", address, None, 403)["code"] == "not_host"
        assert anna.do("PUT", address, {"webhook": "nonsense"}, 422)["reason"] == "webhook"
        anna.do("PUT", address, {"webhook": hook.url})
        assert anna.do("GET", address)["webhook"] == hook.url
        wait_for(lambda: hook.called)
        first = hook.called[0]
        assert (first["event"], first["table"], first["name"]) == ("turn", table, "Slow & steady")
        assert first["player"] in ("Anna", "Also")
        assert first["content"] == f"{first['player']} · Your turn: Slow & steady"
        assert first["link"] == f"https://games.example.org/t/{table}"
        answer_once(anna, table)
        wait_for(lambda: len(hook.called) == 2)
        anna.do("PUT", address, {"webhook": None})
        assert anna.do("GET", address)["webhook"] is None
        assert hook.url not in str(ben.do("GET", f"/api/tables/{table}"))
        anna.do("PUT", address, {"webhook": hook.url})
        anna.do("DELETE", "/api/me")
        assert reminder_of(house, house.app.container.reminders, f"table/{table}").webhook is None
