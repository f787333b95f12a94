"""Answers that the table gives for a person: the only one, or those that were set, and never a second time."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.bots.positions import decisions
from tests.server.guests import Guest, Place, RunningServer, wait_for

from bigboard import State
from bigboard.games.contract import JsonDict
from bigboard.lab.run.pairings import with_modules
from bigboard.room.auto_reply import AutoReplies, answer_for
from bigboard.room.game_log import LogEntry
from bigboard.room.table import Table
from bigboard.schemas.tables import CLOCK_DECISION_S
from bigboard.server.settings import Settings

GAMES = 4  # in which someone has shares to show for a dividend at least once
MakeGuest = Callable[[str | None], Guest]


def test_all_shares_are_shown_for_dividends() -> None:
    asked = 0
    options = with_modules("stockpile", {}, ["all"])
    for state in decisions("stockpile", 6, seed=2, options=options):
        if state.decision == "show_shares":
            asked += 1
            action = answer_for(state, ("show",))
            assert action is not None
            counts = [state.describe(legal)["cards"] for legal in state.legal_actions()]
            assert state.describe(action)["cards"] == max(counts)
            assert answer_for(state, ("pass",)) == (action if len(counts) == 1 else None)
    assert asked


def test_passing_is_only_for_questions_that_allow_it() -> None:
    passed = 0
    options = with_modules("stockpile", {}, ["all"])
    for state in decisions("stockpile", 6, seed=2, options=options):
        types = [state.describe(legal)["type"] for legal in state.legal_actions()]
        action = answer_for(state, ("pass",))
        assert (action is not None) == ("pass" in types or len(types) == 1)
        if action is not None and len(types) > 1:
            passed += 1
            assert state.describe(action)["type"] == "pass"
        assert (answer_for(state, ()) is None) == (len(types) > 1)
    assert passed


def test_no_one_is_asked_to_buy_what_they_cannot() -> None:
    asked = poor = 0
    for state in decisions("acquire", 12, seed=3):
        if state.decision == "buy_shares":
            asked += 1
            assert any(state.describe(legal)["type"] == "buy" for legal in state.legal_actions())
        cheapest = min((chain["price"] for chain in state.view(-1)["chains"] if chain["price"]), default=0)
        poor += state.view(state.seat)["seats"][state.seat]["money"] < cheapest
    assert asked
    assert poor, "somebody is short of money, so that the question would be in vain"


def test_what_is_set_is_kept_and_nonsense_refused(guest: MakeGuest) -> None:
    anna = guest("Anna")
    assert anna.do("GET", "/api/me/answers")["answers"] == ["show"], "shares are shown unless they are kept secret"
    assert anna.do("PUT", "/api/me/answers", {"answers": ["pass", "show", "pass"]})["answers"] == ["show", "pass"]
    assert anna.do("GET", "/api/me/answers")["answers"] == ["show", "pass"]
    assert anna.do("PUT", "/api/me/answers", {"answers": ["win"]}, status=422)["code"] == "bad_message"


def state_at(table: Table, seq: int) -> State:
    """The state after that entry; no one takes anything back here."""
    return table.game_log.replay(table.game_log.entries[1:seq])


def start_dealt(house: RunningServer, anna: Guest, seed: str, options: JsonDict) -> str:
    """Start a table whose deal and bots follow from the seed: chance alone may leave nothing to answer."""
    seats = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
    table = anna.new_table(game="stockpile", players=3, options=options, seats=seats)
    house.app.container.lobby.tables[table].record.deal_seed = seed
    anna.do("POST", f"/api/tables/{table}/start")
    return table


def play(place: Place, table: Table, kinds: tuple[str, ...], seed: int) -> tuple[list[JsonDict], list[LogEntry]]:
    """Answers by chance, but for what is left to the table: the views, and the entries that the table has answered."""
    rng = random.Random(seed)
    views: list[JsonDict] = []
    own: set[int] = set()
    while not views or views[-1]["seat"] >= 0:
        message = place.receive()
        assert message["type"] != "error", message
        if message["type"] in ("view", "update"):
            views.append(message["view"])
            legal = message["view"]["legal"]
            if legal and answer_for(state_at(table, message["seq"]), kinds) is None:
                own.add(message["seq"] + 1)
                place.act(0, rng.choice(legal)["action"])
    entries = [entry for entry in table.game_log.entries if entry.seat == 0 and entry.kind == "action"]
    return views, [entry for entry in entries if entry.seq not in own]


@pytest.mark.parametrize("modules", [[], ["all"]], ids=["base", "all"])
def test_no_one_is_asked_a_question_with_one_answer(
    house: RunningServer, guest: MakeGuest, modules: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time that the table takes does not tell others which of the answers were a choice."""
    answers = house.app.container.lobby.services.answers
    pauses: list[float] = []

    def pause() -> float:
        pauses.append(0.0)
        return 0.0

    monkeypatch.setattr(answers, "pause", pause)
    anna = guest("Anna")
    anna.do("PUT", "/api/me/answers", {"answers": ["show"]})
    options = with_modules("stockpile", {}, modules)
    alone = chosen = 0
    for seed in range(GAMES):
        table = start_dealt(house, anna, f"one answer {seed}", options)
        game_table = house.app.container.lobby.tables[table]
        with anna.visit(table) as place:
            views, given = play(place, game_table, ("show",), seed)
        assert all(len(view["legal"]) != 1 for view in views)
        assert all(entry.bot is None for entry in given)
        choices = [len(state_at(game_table, entry.seq - 1).legal_actions()) for entry in given]
        alone += sum(number == 1 for number in choices)
        chosen += sum(number > 1 for number in choices)
    assert alone
    assert chosen
    assert len(pauses) == alone + chosen, "one draw of the same kind for each, whatever the reason"


def test_the_table_takes_its_time_within_the_limits_of_a_clock() -> None:
    least, most = Settings.model_fields["answer_s"].default
    answers = AutoReplies(None, (least, most))  # type: ignore[arg-type]
    drawn = [answers.pause() for _ in range(1000)]
    assert least <= min(drawn) < max(drawn) <= most < CLOCK_DECISION_S[0]


@pytest.mark.parametrize("answers", [["show", "pass"], []])
def test_the_table_answers_for_who_has_asked_it_to(house: RunningServer, guest: MakeGuest, answers: list[str]) -> None:
    anna = guest("Anna")
    anna.do("PUT", "/api/me/answers", {"answers": answers})
    options = {"investors": True, "strategies": True, "commerce": True}
    chosen: list[JsonDict | None] = []
    for seed in range(GAMES):
        table = start_dealt(house, anna, f"answers {seed}", options)
        game_table = house.app.container.lobby.tables[table]
        with anna.visit(table) as place:
            _, given = play(place, game_table, tuple(answers), seed)
        for entry in given:
            assert entry.bot is None
            if len(state_at(game_table, entry.seq - 1).legal_actions()) > 1:
                chosen.append(entry.action)
        wait_for(lambda table=table: anna.table(table)["status"] == "finished")  # type: ignore[misc]
    assert bool(chosen) == bool(answers)
    assert all(action is not None and action["type"] in ("show", "pass") for action in chosen)
