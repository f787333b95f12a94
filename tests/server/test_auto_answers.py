"""Answers that the table gives for a person: only those that were set, only theirs, and never a second time."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.bots.positions import decisions
from tests.server.guests import Guest, RunningServer, wait_for

from bigboard import State
from bigboard.lab.seats import with_modules
from bigboard.server.auto_answers import answer_for
from bigboard.server.table import Table

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
            assert answer_for(state, ("pass",)) is None
    assert asked


def test_passing_is_only_for_questions_that_allow_it() -> None:
    passed = 0
    options = with_modules("stockpile", {}, ["all"])
    for state in decisions("stockpile", 6, seed=2, options=options):
        types = [state.describe(legal)["type"] for legal in state.legal_actions()]
        action = answer_for(state, ("pass",))
        assert (action is not None) == ("pass" in types)
        if action is not None:
            passed += 1
            assert state.describe(action)["type"] == "pass"
        assert answer_for(state, ()) is None
    assert passed


def test_nobody_is_asked_to_buy_what_they_cannot() -> None:
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
    assert anna.do("GET", "/api/me/answers")["answers"] == []
    assert anna.do("PUT", "/api/me/answers", {"answers": ["pass", "show", "pass"]})["answers"] == ["show", "pass"]
    assert anna.do("GET", "/api/me/answers")["answers"] == ["show", "pass"]
    assert anna.do("PUT", "/api/me/answers", {"answers": ["win"]}, status=422)["code"] == "bad_message"


def state_at(table: Table, seq: int) -> State:
    """The state after that entry; nobody takes anything back here."""
    return table.game_log.replayed(table.game_log.entries[1:seq])


@pytest.mark.parametrize("answers", [["show", "pass"], []])
def test_the_table_answers_for_who_has_asked_it_to(
    house: RunningServer, guest: MakeGuest, answers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.app.state.lobby.services.answers, "pause_s", (0.0, 0.0))
    anna = guest("Anna")
    anna.do("PUT", "/api/me/answers", {"answers": answers})
    options = {"investors": True, "strategies": True, "commerce": True}
    seats = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
    table = anna.new_table(game="stockpile", players=3, options=options, seats=seats)
    game_table = house.app.state.lobby.tables[table]
    game_table.record.deal_seed = "answers"  # of the deal and the bots: a game of chance may leave nothing to answer
    anna.do("POST", f"/api/tables/{table}/start")
    rng = random.Random(1)
    own: set[int] = set()
    with anna.visit(table) as place:
        while True:
            message = place.receive()
            if message["type"] not in ("view", "update"):
                assert message["type"] != "error", message
                continue
            view, seq = message["view"], message["seq"]
            if view["seat"] == -1:
                break
            legal = view.get("legal") or []
            left = answer_for(state_at(game_table, seq), tuple(answers)) if legal else None
            if legal and left is None:
                own.add(seq + 1)
                place.act(0, rng.choice(legal)["action"])
    entries = [entry for entry in game_table.game_log.entries if entry.seat == 0 and entry.kind == "action"]
    given = [entry for entry in entries if entry.seq not in own]
    assert bool(given) == bool(answers)
    assert all(entry.bot is None and entry.action["type"] in ("show", "pass") for entry in given)
    wait_for(lambda: anna.table(table)["status"] == "finished")
