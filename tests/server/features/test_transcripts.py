"""Writing down a real game over HTTP: kept with the person, checked, and finished among their games."""

from __future__ import annotations

from collections.abc import Callable

from tests.records.transcript_talk import Table, Teller
from tests.server.guests import Guest

from bigboard.records import transcript_record

MakeGuest = Callable[[str | None], Guest]
NAMES = ["Ana", "Bo"]


def test_a_game_is_written_down_and_becomes_one_of_mine(guest: MakeGuest) -> None:
    anna = guest("Anna")
    table = Table("stockpile", 2, 0, {})
    transcript, teller = transcript_record.begin("stockpile", NAMES, me=1), Teller(table, 1)
    shown = anna.do("POST", "/api/transcripts", {"game": "stockpile", "names": NAMES, "me": 1}, status=201)
    while shown["question"]["kind"] != "over":
        assert shown["question"] == transcript.ask.to_json()
        note = teller.note(transcript)
        transcript.take(note)
        shown = anna.do("POST", f"/api/transcripts/{shown['id']}/notes", {"at": shown["notes"], **note})
    done = anna.do("POST", f"/api/transcripts/{shown['id']}/finish", status=201)
    finished = anna.do("GET", "/api/me/games")["finished"]
    assert [game["table"]["id"] for game in finished] == [done["table"]["id"]]
    assert anna.do("GET", "/api/transcripts")["transcripts"] == []
    assert [seat["name"] for seat in done["table"]["seats"]] == NAMES
    assert done["table"]["made_up"] == [0]
    # What of it is known goes with the record, and comes back with it.
    record = anna.do("GET", f"/api/tables/{done['table']['id']}/record")
    assert record["kept"] == {name: transcript.record()["kept"][name] for name in ("me", "known")}
    again = anna.do("POST", "/api/me/records?seat=1", record, status=201)
    assert again["table"]["made_up"] == [0]


def test_a_note_is_refused_or_taken_back_and_a_stranger_sees_nothing(guest: MakeGuest) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    shown = anna.do("POST", "/api/transcripts", {"game": "acquire", "names": NAMES}, status=201)
    address = f"/api/transcripts/{shown['id']}"
    anna.do("POST", f"{address}/notes", {"at": 0, "see": ["1A", "1A"]}, status=422)
    anna.do("POST", f"{address}/notes", {"at": 3, "see": ["1A", "9I"]}, status=409)
    assert anna.do("POST", f"{address}/notes", {"at": 0, "see": ["1A", "9I"]})["notes"] == 1
    assert anna.do("DELETE", f"{address}/notes/last")["notes"] == 0
    ben.do("GET", address, status=404)
    anna.do("POST", f"{address}/finish", status=409)
