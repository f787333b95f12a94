"""The honest deal: no one chooses it, and everyone can check that afterwards."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.guests import Guest, Place, RunningServer, in_threads, play_on

from bigboard.cli.main import run
from bigboard.records.commitments import Dishonest, commitment, seed_of, verify
from bigboard.records.record import RecordError

MakeGuest = Callable[[str | None], Guest]
VALUES = ["a1" * 32, "b2" * 32]


def finished_with_bots(anna: Guest, **fields: Any) -> tuple[str, dict[str, Any], dict[str, Any], Place]:
    """A game of one person against a bot, as the client plays it: the table, its first answer, its record."""
    wanted = {"game": "acquire", "players": 2, "seats": [{"me": True}, {"bot": "random"}], "bot_pace_ms": 0}
    made = anna.do("POST", "/api/tables", {**wanted, "commitment": commitment(VALUES[0]), **fields})
    table = made["table"]["id"]
    anna.do("POST", f"/api/tables/{table}/start", {"value": VALUES[0]})
    with anna.visit(table) as place:
        play_on(place, {0}, random.Random(2))
    return table, made, anna.do("GET", f"/api/tables/{table}/record"), place


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    with RunningServer(tmp_path_factory.mktemp("honest")) as house:
        return finished_with_bots(house.guest("Anna"))[2]


@pytest.mark.parametrize("game", ["acquire", "stockpile"])
def test_a_game_with_bots_carries_its_proof(guest: MakeGuest, game: str) -> None:
    anna = guest("Anna")
    table, made, record, place = finished_with_bots(anna, game=game)
    proof = record["proof"]
    assert made["commitment"] == proof["commitment"] == commitment(proof["secret"])
    assert proof["players"] == [{"seat": 0, "commitment": commitment(VALUES[0]), "value": VALUES[0]}]
    assert record["deal"]["seed"] == seed_of(table, proof["secret"], [VALUES[0]])
    assert verify(record)[-1] == "Every action was legal."
    assert not any(proof["secret"] in text for text in place.heard), "the secret came out before the end"


def test_two_people_open_their_seals_before_the_start(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.new_table(public=True)
    ben.sit(table, 1)
    with anna.visit(table) as first, ben.visit(table) as second:
        shown = json.loads(first.heard[0])["commitment"]
        for place, value in zip((first, second), VALUES, strict=True):
            place.send(type="commit", id="s", commitment=commitment(value))
            place.until("ack", id="s")

        def answer(place: Place, value: str) -> None:
            asked = place.until("reveal")
            assert asked["commitment"] == shown
            assert [player["commitment"] for player in asked["players"]] == [commitment(one) for one in VALUES]
            place.send(type="commit", id="late", commitment=commitment("f" * 64))  # too late to choose another
            place.send(type="reveal", id="o", value=value)

        in_threads(
            [
                lambda: anna.do("POST", f"/api/tables/{table}/start"),
                lambda: answer(first, VALUES[0]),
                lambda: answer(second, VALUES[1]),
            ]
        )
        rng = random.Random(1)
        in_threads([lambda: play_on(first, {0}, rng), lambda: play_on(second, {1}, rng)])
    record = anna.do("GET", f"/api/tables/{table}/record")
    assert [player["value"] for player in record["proof"]["players"]] == VALUES
    assert record["proof"]["commitment"] == shown
    assert len(verify(record)) == 5


def test_who_does_not_open_holds_no_one_up(folder: Path) -> None:
    with RunningServer(folder, reveal_s=0.1) as house:
        anna = house.guest("Anna")
        wanted = {
            "game": "acquire",
            "players": 2,
            "seats": [{"me": True}, {"bot": "random"}],
            "commitment": commitment(VALUES[0]),
        }
        table = anna.do("POST", "/api/tables", wanted)["table"]["id"]
        assert anna.do("POST", f"/api/tables/{table}/start", {"value": VALUES[1]})["table"]["status"] == "running"
        proof = house.app.container.lobby.tables[table].game_log.entries[0].proof
        assert proof["players"] == [{"seat": 0, "commitment": commitment(VALUES[0]), "value": None}]


def test_a_rematch_has_a_secret_of_its_own(house: RunningServer, guest: MakeGuest) -> None:
    anna = guest("Anna")
    table, made, _, _ = finished_with_bots(anna)
    again = anna.do("POST", f"/api/tables/{table}/rematch")
    assert again["commitment"] not in (None, made["commitment"])


def damage(record: dict[str, Any], *path: Any, value: Any) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(record))
    place: Any = copy
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    return copy


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("proof", "secret"), "0" * 64, "The server's secret is not the one"),
        (("proof", "players", 0, "value"), "0" * 64, "The value of seat 1 is not the one"),
        (("proof", "players", 0, "value"), None, "not drawn from these values"),
        (("proof", "table"), "elsewhere", "not drawn from these values"),
        (("deal", "seed"), "0" * 64, "not drawn from these values"),
        (("deal", "bag", 0), "12I", "not those that its seed gives"),
    ],
)
def test_whatever_is_changed_is_found_out(
    played: dict[str, Any], path: tuple[Any, ...], value: Any, sentence: str
) -> None:
    with pytest.raises(Dishonest, match=sentence):
        verify(damage(played, *path, value=value))


def test_a_record_without_a_proof_or_with_half_of_one_says_so(played: dict[str, Any]) -> None:
    bare = {name: part for name, part in played.items() if name != "proof"}
    with pytest.raises(RecordError, match="has no proof"):
        verify(bare)
    with pytest.raises(RecordError, match="proof is damaged"):
        verify({**played, "proof": {"secret": "x"}})


def test_the_command_verifies_a_file(played: dict[str, Any], folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "game.json"
    file.write_text(json.dumps(played))
    assert run(["verify", str(file)]) == 0
    assert "Every action was legal." in capsys.readouterr().out
    file.write_text(json.dumps(damage(played, "proof", "secret", value="0" * 64)))
    assert run(["verify", str(file)]) != 0
    assert "The server's secret is not the one" in capsys.readouterr().err
