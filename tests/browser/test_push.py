"""Web Push in the browser: switch it on, leave, and be told; quiet hours and the webhook of a table."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.driver.person import Person
from tests.browser.test_accessibility import serious
from tests.server.features.push_service import Device, PushService
from tests.server.features.test_push import HERE, SOON
from tests.server.guests import RunningServer, wait_for

Arrive = Callable[..., Person]
# A browser of the tests has no push service of its own: this is what one would answer.
SUBSCRIBED = """(subscription) => {
  const made = {
    endpoint: subscription.endpoint,
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: subscription.p256dh, auth: subscription.auth } }),
    unsubscribe: async () => localStorage.removeItem('subscribed'),
  };
  PushManager.prototype.subscribe = async function (wanted) {
    if (!wanted.userVisibleOnly || !wanted.applicationServerKey) throw new Error('not allowed');
    localStorage.setItem('subscribed', '1');
    return made;
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? made : null);
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        threading.Thread(target=service.serve_forever, args=(0.05,), daemon=True).start()
        yield service
        service.shutdown()


def test_a_closed_page_is_told_of_the_turn(service: PushService, arrive: Arrive, tmp_path: Path) -> None:
    device = Device(service)
    with RunningServer(tmp_path, **HERE, **SOON) as house:
        anna = arrive(house, "Anna")
        anna.context.grant_permissions(["notifications"], origin=house.url)
        anna.context.add_init_script(f"({SUBSCRIBED})({json.dumps(device.subscription)})")
        anna.context.request.put(f"{house.url}/api/me", data={"name": "Anna"})
        anna.open("/settings")
        switch = anna.page.get_by_role("switch", name="Notify this device when it is my turn")
        switch.check()
        expect(switch).to_be_checked()
        anna.page.get_by_role("switch", name="Quiet hours").check()
        anna.page.get_by_label("From").fill("03:00")
        anna.page.get_by_label("To", exact=True).fill("03:01")
        anna.button("Save").last.click()
        expect(anna.button("Saved")).to_be_visible()
        assert serious(anna.page) == []

        body = {"game": "acquire", "players": 2, "seats": [{"me": True}, {"me": True, "name": "Also"}]}
        made = anna.context.request.post(f"{house.url}/api/tables", data={**body, "autostart": True, "name": "Slow"})
        table = made.json()["table"]["id"]
        wait_for(lambda: service.received)
        message = device.read(service.received[0][1])
        assert message["url"] == f"/t/{table}"

        # What the push service would hand to the browser.
        session = anna.context.new_cdp_session(anna.page)
        found: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(
                one["registrationId"] for one in event["registrations"] if one["scopeURL"].endswith("/push/")
            ),
        )
        session.send("ServiceWorker.enable")
        while not found:
            anna.page.evaluate("() => navigator.serviceWorker.getRegistrations().then(() => null)")
        delivery = {"origin": house.url, "registrationId": found[0], "data": json.dumps(message)}
        session.send("ServiceWorker.deliverPushMessage", delivery)
        shown = "() => navigator.serviceWorker.getRegistration('/push/').then(one => one.getNotifications())"
        anna.page.wait_for_function(f"async () => (await ({shown})()).length === 1")
        notes = f"async () => (await ({shown})()).map(one => [one.title, one.tag, one.data.url])"
        assert anna.page.evaluate(notes) == [["Your turn: Slow", table, f"/t/{table}"]]

        anna.page.reload()
        expect(switch).to_be_checked()
        expect(anna.page.get_by_label("From")).to_have_value("03:00")
        switch.uncheck()
        expect(switch).not_to_be_checked()
        assert anna.context.request.get(f"{house.url}/api/me/reminders").json()["devices"] == []


def test_a_host_names_the_webhook_of_a_table(arrive: Arrive, tmp_path: Path) -> None:
    with RunningServer(tmp_path, **HERE) as house:
        anna = arrive(house, "Anna")
        anna.open("/")
        body = {"seats": [{"me": True}, {"bot": "easy"}], "game": "acquire", "players": 2, "autostart": True}
        anna.context.request.put(f"{house.url}/api/me", data={"name": "Anna"})
        made = anna.context.request.post(f"{house.url}/api/tables", data={**body, "name": "Slow"})
        table = made.json()["table"]["id"]
        anna.open(f"/t/{table}")
        anna.page.get_by_role("button", name="Table", exact=True).click()
        anna.page.get_by_label("Webhook of this table").fill("https://chat.example.org/hook")
        anna.button("Save").click()
        expect(anna.button("Saved")).to_be_visible()
        stored = anna.context.request.get(f"{house.url}/api/tables/{table}/webhook").json()
        assert stored["webhook"] == "https://chat.example.org/hook"
