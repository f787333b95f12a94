"""A spectator is told nothing that is hidden: checked on the wire, not only on the screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.house import RunningServer
from tests.browser.driver.person import Person
from tests.browser.driver.player import play, times

Arrive = Callable[..., Person]


def hands_by_seq(person: Person) -> dict[int, list[str]]:
    """What the player held after each entry of the log, as they were told it."""
    return {
        message["seq"]: [tile["tile"] for tile in message["view"]["hand"]]
        for message in person.heard
        if message["type"] in ("view", "update") and "hand" in message["view"]
    }


def names_in(value: object) -> set[str]:
    """Every field name and every text in a message, however deep."""
    if isinstance(value, dict):
        return set(value) | {name for inner in value.values() for name in names_in(inner)}
    if isinstance(value, list):
        return {name for inner in value for name in names_in(inner)}
    return {value} if isinstance(value, str) else set()


def test_a_spectator_never_hears_of_tiles_in_hands(house: RunningServer, arrive: Arrive) -> None:
    anna, boris, watcher = arrive(house, "Anna"), arrive(house, "Boris"), arrive(house, "Watcher")
    link = anna.new_table("With friends", 2)
    boris.take_seat(link)
    watcher.open(link)
    anna.button("Start the game").click()
    expect(watcher.page.get_by_role("grid", name="Board")).to_be_visible()
    play([Mouse(anna, 3), Mouse(boris, 4)], until=times(24))
    watcher.wait(lambda: watcher.seq == anna.seq, "for the last entry")

    hidden = [hands_by_seq(person) for person in (anna, boris)]
    checked = 0
    for message in watcher.heard:
        if message["type"] not in ("view", "update", "history"):
            continue
        assert message["seat"] == -1
        last = message["seq"] if "seq" in message else message["entries"][-1]["seq"]
        if "view" in message:
            assert message["view"]["offers"].pop("hand") == []
        heard = names_in(message)
        assert not heard & {"hand", "legal", "deal", "seed"}
        for hands in hidden:
            assert not heard & set(hands.get(last, [])), f"entry {last} tells of a tile in a hand"
            checked += len(hands.get(last, []))
    assert checked > 100
    expect(watcher.page.get_by_role("list", name="Your tiles")).to_have_count(0)
    expect(watcher.page.get_by_role("gridcell", name="your tile")).to_have_count(0)


def test_players_never_hear_of_each_others_tiles(house: RunningServer, arrive: Arrive) -> None:
    people = [arrive(house, "Anna"), arrive(house, "Boris")]
    people[1].take_seat(people[0].new_table("With friends", 2))
    people[0].button("Start the game").click()
    play([Mouse(person, 5) for person in people], until=times(16))
    for reader, other in ((people[0], people[1]), (people[1], people[0])):
        hands = hands_by_seq(other)
        updates = [message for message in reader.heard if message["type"] == "update"]
        assert len(updates) > 10
        for message in updates:
            assert not names_in(message) & set(hands.get(message["seq"], []))


def test_a_spectator_sees_frames_around_the_last_move_alone(house: RunningServer, arrive: Arrive) -> None:
    people = [arrive(house, "Anna"), arrive(house, "Boris")]
    watcher = arrive(house, "Watcher")
    link = people[0].new_table("With friends", 2)
    people[1].take_seat(link)
    watcher.open(link)
    people[0].button("Start the game").click()
    frames = watcher.page.get_by_role("grid", name="Board").locator("rect.fresh")
    players = [Mouse(person, 5) for person in people]
    for _ in range(6):
        before = tiles_played(watcher)
        play(players, until=lambda before=before: tiles_played(watcher) > before)  # type: ignore[misc]
        expect(frames).to_have_count(1)


def tiles_played(person: Person) -> int:
    """How many tiles this person was told of, move by move."""
    updates = [message for message in person.heard if message["type"] == "update"]
    return sum(event["type"] == "tile_played" for message in updates for event in message["entry"]["events"])
