"""The analysis board over HTTP: moments, streamed answers, the editor, and positions that are refused."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import Guest, Message, RunningServer, play_on, wait_for
from tests.server.http.puzzle_answers import page_body

from bigboard.coach.judge.budgets import ANALYSIS
from bigboard.coach.judge.deepening import seed_of
from bigboard.coach.judge.judgment import judge
from bigboard.coach.puzzles.puzzle import Puzzle, collection
from bigboard.games import registry
from bigboard.games.contract import State
from bigboard.records.notation import parse_position, position_text
from bigboard.records.packed_position import MARK, pack_position, read_position
from bigboard.server.settings import Rate

MakeGuest = Callable[[str | None], Guest]
LINES = {
    "acquire": "acquire players=2 W=1A-3A T=5A,6A hands=4A,9I,1C/7C,8C shares=W3T1/T2 money=3000/2000",
    "stockpile": "stockpile players=3 stage=selling decision=sell shares=AA2CC1/BB1/- split=BB1/-/- AA=9",
}
GAMES = tuple(LINES)


def steps(guest: Guest, **body: Any) -> Iterator[Message]:
    with guest.http.stream("POST", "/api/analysis/answers", json=body) as answer:
        assert answer.status_code == 200, answer.read()
        for text in answer.iter_lines():
            if text.startswith("data: "):
                yield json.loads(text.removeprefix("data: "))


@pytest.mark.parametrize("game", GAMES)
def test_a_line_is_shown_as_its_deciding_seat_sees_it(guest: MakeGuest, game: str) -> None:
    state = parse_position(LINES[game])
    shown = guest(None).do("POST", "/api/analysis", {"position": LINES[game]})
    assert shown["view"] == state.view(state.seat)
    assert shown["position"] == position_text(state)
    assert shown["moves"] == []


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_played_and_taken_back(guest: MakeGuest, game: str) -> None:
    anna, state = guest(None), parse_position(LINES[game])
    played: Message = {"position": LINES[game], "moves": []}
    texts: list[str] = []
    for _ in range(3):
        action = state.legal_actions()[0]
        texts.append(state.text(action))
        shown = anna.do("POST", "/api/analysis", {**played, "actions": [action]})
        state.apply(action)
        assert [move["text"] for move in shown["moves"]] == texts
        assert shown["view"] == state.view(state.seat)
        played["moves"] = list(texts)
    first = anna.do("POST", "/api/analysis", {**played, "at": 0})
    assert len(first["moves"]) == 3
    assert first["at"] == 0
    assert first["view"]["seat"] == parse_position(LINES[game]).seat


@pytest.mark.parametrize("game", GAMES)
def test_the_streamed_answers_are_the_judges(guest: MakeGuest, game: str) -> None:
    state = registry.game(game).position(parse_position(LINES[game]).position())
    told = list(steps(guest(None), position=LINES[game]))
    assert [one["step"] for one in told] == list(range(len(ANALYSIS)))
    for one in told[:3]:
        judgment = judge(state, state.seat, seed_of(state), ANALYSIS[one["step"]])
        assert one["simulations"] == judgment.simulations
        assert [option["win"] for option in one["options"]] == [option.win for option in judgment.options]
        assert [option["money"] for option in one["options"]] == [option.money for option in judgment.options]
    assert told[1]["hidden"]
    assert all(0 < fact["share"] < 1 for fact in told[1]["hidden"])


def test_nothing_that_the_seat_may_not_know_changes_what_is_hidden() -> None:
    """The same view with other hidden tiles has the same possible tiles."""
    one, two = (
        parse_position(f"acquire players=2 T=5A,6A hands=4A,9I/{rival} decision=buy_shares") for rival in ("7C", "8C")
    )
    assert one.observe(0) == two.observe(0)
    facts = registry.title("acquire").load("coach_facts")
    assert set(facts.hidden(one)) != set(facts.hidden(two))
    seen = [
        {fact.item for world in range(400) for fact in facts.hidden(state.sample(0, world))} for state in (one, two)
    ]
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("acquire players=2 T=5A", "Tower has one tile"),
        ("chess players=2", "chess"),
        ("acquire players=2 hello", "hello"),
        (MARK + "abc", "damaged"),
        (MARK + "!!!", "damaged"),
        (pack_position({"game": "go"}), "one of acquire"),
        (pack_position({"game": "stockpile", "players": 3, "options": {"data": "/etc/passwd"}}), "another machine"),
        ("stockpile players=3 data=%2Fetc%2Fpasswd", "another machine"),
        ("stockpile players=3 data=/etc/passwd", "another machine"),
    ],
)
def test_an_impossible_position_gets_a_sentence(guest: MakeGuest, position: str, why: str) -> None:
    refused = guest(None).do("POST", "/api/analysis", {"position": position}, status=422)
    assert refused["code"] == "bad_position"
    assert why in refused["message"]


def test_an_impossible_move_gets_a_sentence(guest: MakeGuest) -> None:
    anna = guest(None)
    refused = anna.do("POST", "/api/analysis", {"position": LINES["acquire"], "moves": ["12I"]}, status=409)
    assert refused["code"] == "illegal"
    refused = anna.do("POST", "/api/analysis", {"position": LINES["acquire"], "moves": ["jump"]}, status=422)
    assert "jump" in refused["message"]


def test_a_packed_position_keeps_what_players_remember() -> None:
    state = collection("stockpile")[0].state()
    assert read_position(pack_position(state.position())).position() == state.position()


def test_a_packed_position_does_not_grow_without_limit() -> None:
    with pytest.raises(ValueError, match="damaged"):
        read_position(pack_position({"game": "acquire", "more": "x" * 100_000}))


def begun(anna: Guest, house: RunningServer, game: str, **more: Any) -> State:
    """Return the state of a running game, some moves after its beginning."""
    table = anna.new_table(game=game, players=2, seats=[{"me": True}, {"me": True}], autostart=True, **more)
    rng = random.Random(3)
    with anna.visit(table) as place:
        play_on(place, {0, 1}, rng, until_seq=12)
    state: State = house.app.container.lobby.tables[table].game_log.state
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_is_refused(guest: MakeGuest, house: RunningServer, game: str) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    state = begun(anna, house, game, public=False)
    changed = state.position()
    changed["money"][0] += 100
    for position in (pack_position(state.position()), position_text(state), pack_position(changed)):
        for who in (anna, ben):
            refused = who.do("POST", "/api/analysis/answers", {"position": position}, status=409)
            assert refused["code"] == "running_game"
        refused = ben.do("POST", "/api/analysis/play", {"position": position, "name": "Try"}, status=409)
        assert refused["code"] == "running_game"
    move = state.text(state.legal_actions()[0])  # nor what may come next
    body = {"position": position_text(state), "moves": [move]}
    assert ben.do("POST", "/api/analysis/answers", body, status=409)["code"] == "running_game"


@pytest.mark.parametrize("game", GAMES)
def test_the_refusal_of_a_running_game_tells_nothing_hidden(guest: MakeGuest, house: RunningServer, game: str) -> None:
    """It is the same for every hand that a rival may have."""
    anna, ben = guest("Anna"), guest("Ben")
    state = begun(anna, house, game)
    for seed in range(5):
        position = pack_position(state.sample(state.seat, seed).position())
        refused = ben.do("POST", "/api/analysis/answers", {"position": position}, status=409)
        assert refused["code"] == "running_game"


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_played_on_against_bots(guest: MakeGuest, game: str) -> None:
    anna = guest("Anna")
    state = parse_position(LINES[game])
    made = anna.do("POST", "/api/analysis/play", {"position": LINES[game], "name": "From here"}, status=201)
    assert made["you"]["seats"] == [state.seat]
    anna.do("PATCH", f"/api/tables/{made['table']['id']}", {"bot_pace_ms": 0})
    with anna.visit(made["table"]["id"]) as place:
        view = place.until("view")["view"]
        assert {name: view[name] for name in ("seats", "decision")} == {
            name: state.view(state.seat)[name] for name in ("seats", "decision")
        }
        play_on(place, {state.seat}, random.Random(1))
    record = anna.do("GET", f"/api/tables/{made['table']['id']}/record")
    assert "position" in record
    # A moment that is played on may be analyzed all the time.
    assert list(steps(anna, position=LINES[game]))


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_a_finished_game_has_its_position(guest: MakeGuest, game: str) -> None:
    anna = guest("Anna")
    bots = [{"bot": "random"}, {"bot": "greedy"}]
    table = anna.new_table(game=game, players=2, seats=bots, autostart=True)
    wait_for(lambda: anna.table(table)["status"] == "finished")
    replay = anna.do("GET", f"/api/tables/{table}/replay?seat=all")["steps"]
    for step in (replay[0], replay[20]):
        link = anna.do("GET", f"/api/tables/{table}/position?seq={step['seq']}")["position"]
        shown = anna.do("POST", "/api/analysis", {"position": link})
        assert shown["seat"] == step["view"]["seat"]
        assert shown["view"]["decision"] == step["view"]["decision"]


def edited(guest: Guest, state: Message, name: str, value: Any) -> Message:
    return guest.do("POST", "/api/analysis/edit", {"draft": state["draft"], "edit": {"id": name, "value": value}})


def test_the_editor_of_acquire(guest: MakeGuest) -> None:
    anna = guest(None)
    state = anna.do("POST", "/api/analysis/edit", {"moment": {"position": LINES["acquire"]}})
    assert state["problem"] == ""
    assert parse_position(state["position"]).view(0) == parse_position(LINES["acquire"]).view(0)
    alone = edited(anna, state, "cell:9E", "Festival")
    assert (alone["position"], alone["problem"]) == ("", "Festival has one tile. A chain has two or more.")
    founded = edited(anna, alone, "cell:9F", "Festival")
    assert "F=9E,9F" in founded["position"]
    moved = edited(anna, founded, "cell:9I", "1")  # from one hand to the other
    assert "hands=4A,1C/7C,8C,9I" in moved["position"]
    many = edited(anna, moved, "shares:0:Tower", 24)
    assert "Tower" in many["problem"]
    assert "seats" not in many["position"]
    assert edited(anna, moved, "money:0", 50)["problem"]
    assert edited(anna, moved, "jump:0", 50)["problem"]


def test_the_editor_of_stockpile(guest: MakeGuest) -> None:
    anna = guest(None)
    state = anna.do("POST", "/api/analysis/edit", {"game": "stockpile", "players": 3})
    for name, value, text in (
        ("round", 3, "round=3"),
        ("stage", "selling", "stage=selling"),
        ("space:American Automotive", 9, "AA=9"),
        ("money:1", 4, "/4/"),
        ("split:1:Epic Electric", 2, "split=-/EE2/-"),
        ("pile:0", ["Stock Boom:1", "Epic Electric"], "piles=BO:1,EE"),
    ):
        state = edited(anna, state, name, value)
        assert state["problem"] == ""
        assert text in state["position"], name
    exchanged = edited(anna, state, "forecast:American Automotive", "+4")
    forecasts = {pair["company"]: pair["forecast"] for pair in exchanged["draft"]["pairs"]}
    assert forecasts["American Automotive"] == "+4"
    assert len(set(forecasts.values())) == 6
    many = edited(anna, exchanged, "normal:0:American Automotive", 12)
    assert many["position"] == ""
    assert "The game has 10." in many["problem"]


def test_a_damaged_draft_gets_a_sentence(guest: MakeGuest) -> None:
    anna = guest(None)
    for draft in ({"game": "acquire"}, {"game": "stockpile", "players": "x"}):
        assert anna.do("POST", "/api/analysis/edit", {"draft": draft}, status=422)["code"] == "bad_position"
    assert anna.do("POST", "/api/analysis/edit", {"draft": {}}, status=404)["code"] == "no_game"


def test_an_address_has_a_limited_number_of_analyses(tmp_path: Path) -> None:
    with RunningServer(tmp_path, analyses=Rate(1, 0.001)) as house:
        anna = house.guest(None)
        assert list(steps(anna, position=LINES["acquire"]))
        refused = anna.do("POST", "/api/analysis/answers", {"position": LINES["acquire"]}, status=429)
        assert refused["code"] == "too_fast"


def test_an_analysis_stops_when_its_reader_goes(guest: MakeGuest, house: RunningServer) -> None:
    with guest(None).http.stream("POST", "/api/analysis/answers", json={"position": LINES["acquire"]}) as answer:
        next(answer.iter_lines())
    wait_for(lambda: not house.app.container.analyses.open)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_analyzed_after_its_answer(guest: MakeGuest, game: str) -> None:
    puzzle: Puzzle = collection(game)[0]
    anna = guest("Anna")
    assert anna.do("GET", f"/api/puzzles/{puzzle.id}/position", status=403)["code"] == "not_tried"
    anna.do("POST", f"/api/puzzles/{puzzle.id}", page_body(puzzle.state(), puzzle.right))
    link = anna.do("GET", f"/api/puzzles/{puzzle.id}/position")["position"]
    shown = anna.do("POST", "/api/analysis", {"position": link})
    state = puzzle.state()
    assert shown["view"] == state.view(state.seat)
