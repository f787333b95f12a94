"""A game played on the screen, with every number compared: while it is played, and on the page of its results."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from tests.browser.driver.acquire_player import Mouse
from tests.browser.driver.person import Message
from tests.browser.driver.player import Player, play
from tests.browser.driver.stockpile_player import Investor
from tests.browser.table.test_result_charts import EXACT, check, columns, rounds, turns
from tests.journeys.journey import Traveler
from tests.journeys.numbers_shown import SCREENS, Numbers, differences, read_numbers

import bigboard
from bigboard import State
from bigboard.bots.personas import personas

Seen = list[tuple[int, int, Numbers]]  # the seat, the entry of the log, the numbers
PLAYERS: dict[str, type[Player]] = {"acquire": Mouse, "stockpile": Investor}


def play_and_read(players: Sequence[Player], game: str, answers: int = 1000) -> Seen:
    """Play to the end, or so many answers; the player who is asked reads the table first."""
    seen: Seen = []

    def read() -> bool:
        for player in players:
            person = player.person
            view = person.question()
            if view is not None:
                seen.append((view["you"], person.seq, read_numbers(person, game, view)))
        return len(seen) > answers

    play(players, until=read)
    return seen


def states(record: Message) -> list[State]:
    """The game after each entry of its log, by the engine alone."""
    state = bigboard.game(record["deal"]["game"]).start(record["deal"])
    found = [state.clone()]
    for action in record["actions"]:
        state.apply(state.find(action))
        found.append(state.clone())
    return found


def compare(seen: Seen, record: Message) -> None:
    """Every number that was read is the one that the engine gives that seat at that moment."""
    game, engine = record["deal"]["game"], states(record)
    for seat, entry, numbers in seen:
        wrong = differences(numbers, SCREENS[game].numbers(engine[entry - 1].view(seat)))
        assert not wrong, f"entry {entry}, seat {seat}: " + "; ".join(wrong)


def check_results(person: Traveler, record: Message) -> None:
    """The results page: the total of each seat, and every point of the charts."""
    game = record["deal"]["game"]
    rows = person.page.get_by_role("group", name="Where the money came from").locator("tbody tr")
    totals = [int("".join(filter(str.isdigit, text))) for text in rows.locator("td.total").all_inner_texts()]
    scores = bigboard.replay(record).scores()
    shown = dict(zip(rows.locator("th").all_inner_texts(), totals, strict=True))
    assert shown == dict(zip(names_at(person), scores, strict=True))
    ends = rounds(record)[0] if game == "stockpile" else turns(record)
    check(person, "Net worth of each player", columns([end.worth for end in ends]), EXACT[game])
    if game == "stockpile":
        check(person, "Share prices", columns([end.prices for end in ends]), EXACT[game])


def names_at(person: Traveler) -> list[str]:
    """The names of the seats in English: personas have names, other bots a number."""
    seats = person.context.request.get(f"/api/tables/{table_id(person)}").json()["table"]["seats"]
    return [
        seat["name"] if seat["kind"] == "person" else named[seat["bot"]].name if seat["bot"] in named else f"Bot {at}"
        for named in [personas()]
        for at, seat in enumerate(seats, 1)
    ]


def record_of(person: Traveler) -> Message:
    """The record of the finished game on the screen."""
    record: Message = person.context.request.get(f"/api/tables/{table_id(person)}/record").json()
    return record


def table_id(person: Traveler) -> str:
    return urlsplit(person.page.url).path.rpartition("/")[2]
