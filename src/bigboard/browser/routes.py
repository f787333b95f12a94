"""The requests of a page, by method and path: those of the server's HTTP API that make sense without one."""

from __future__ import annotations

import json
from typing import Any

from bigboard.browser.routing import Answer, Call, respond, route
from bigboard.coach.lessons import texts
from bigboard.records.transcript_record import games_to_keep
from bigboard.room import host_actions
from bigboard.room.person import Person, short_id
from bigboard.schemas import people
from bigboard.schemas.daily import NewTry
from bigboard.schemas.errors import Refused
from bigboard.schemas.learning.lessons import BeginLesson
from bigboard.schemas.learning.puzzles import PuzzleAttempt
from bigboard.schemas.my_games import Answers
from bigboard.schemas.tables import Begin, Moment, NewTable, Sitting, TableAnswer, TableChanges, TableList
from bigboard.schemas.transcripts import NewTranscript, Note, Transcripts
from bigboard.services import catalog, daily, record_import, replays
from bigboard.services.learning import lessons, puzzles
from bigboard.services.play_on import play_on
from bigboard.services.workers import replay_worker

__all__ = ["respond"]  # with the routes below

# The person of this browser


def me(person: Person | None) -> people.Me:
    return people.Me(person=people.Person(id=person.id, name=person.name) if person is not None else None)


@route("POST", "/me/hello")
@route("GET", "/me")
async def who_am_i(call: Call) -> Answer:
    return me(call.app.person)


@route("PUT", "/me")
async def name_me(call: Call) -> Answer:
    return me(await call.app.rename(call.body(people.MyName).name))


@route("DELETE", "/me")
async def delete_me(call: Call) -> Answer:
    await call.app.forget()
    return me(None)


@route("GET", "/me/tables")
async def my_tables(call: Call) -> Answer:
    return TableList(tables=await call.app.lobby.tables_of(call.person))


@route("GET", "/me/games")
async def my_games(call: Call) -> Answer:
    return await call.app.my_games.overview(call.person)


@route("GET", "/me/records")
async def my_records(call: Call) -> Answer:
    return await call.app.my_games.export(call.person)


@route("POST", "/me/records")
async def import_record(call: Call) -> Answer:
    try:
        record = json.loads(call.text)
    except ValueError:
        record = None
    if not isinstance(record, dict):
        raise record_import.bad_record("It is not a JSON object.")
    seat = call.query.get("seat", "")
    return await keep_record(call, record, int(seat) if seat.isdecimal() else None)


async def keep_record(call: Call, record: dict[str, Any], seat: int | None) -> TableAnswer:
    made, entries = record_import.import_record(short_id(12), record, call.person, seat)
    await call.app.store.add_table(made.to_json(), entries)
    return (await call.app.lobby.find(made.id)).answer(call.person)


@route("GET", "/me/answers")
async def my_answers(call: Call) -> Answer:
    return Answers.model_validate({"answers": list(await call.app.answers.kinds_of(call.person.id))})


@route("PUT", "/me/answers")
async def change_answers(call: Call) -> Answer:
    kept = await call.app.answers.change(call.person.id, list(call.body(Answers).answers))
    return Answers.model_validate({"answers": list(kept)})


# Games


@route("GET", "/version")
async def version(call: Call) -> Answer:
    return catalog.version()


@route("GET", "/games")
async def games(call: Call) -> Answer:
    return catalog.games()


@route("GET", "/games/{}/declaration")
async def declaration(call: Call) -> Answer:
    return catalog.declaration(call.parts[0])


@route("GET", "/rules/{}")
async def rulebook(call: Call) -> Answer:
    return catalog.rulebook(call.parts[0], call.language)


# Tables


@route("POST", "/tables")
async def new_table(call: Call) -> Answer:
    return (await call.app.lobby.create(call.body(NewTable), call.person)).answer(call.person)


@route("GET", "/tables/{}")
async def show_table(call: Call) -> Answer:
    return await call.answer()


@route("PATCH", "/tables/{}")
async def change_table(call: Call) -> Answer:
    await host_actions.change(await call.table(), call.person, call.body(TableChanges))
    return await call.answer()


@route("PUT", "/tables/{}/seats/{}")
async def sit_down(call: Call) -> Answer:
    await host_actions.sit(await call.table(), seat_of(call), call.person, call.body(Sitting))
    return await call.answer()


@route("DELETE", "/tables/{}/seats/{}")
async def stand_up(call: Call) -> Answer:
    await host_actions.vacate(await call.table(), seat_of(call), call.person)
    return await call.answer()


def seat_of(call: Call) -> int:
    if not call.parts[1].isdecimal():
        raise Refused("no_seat", "There is no such seat.")
    return int(call.parts[1])


@route("POST", "/tables/{}/start")
async def start(call: Call) -> Answer:
    await host_actions.start(await call.table(), call.person, call.body(Begin).value)
    return await call.answer()


@route("POST", "/tables/{}/rematch")
async def rematch(call: Call) -> Answer:
    return (await call.app.lobby.rematch(await call.table(), call.person)).answer(call.person)


# Finished games


@route("GET", "/tables/{}/record")
async def get_record(call: Call) -> Answer:
    return replays.record(await call.finished_table())


@route("GET", "/tables/{}/replay")
async def get_replay(call: Call) -> Answer:
    table = await call.finished_table()
    point = replays.viewpoint(call.query.get("seat", "-1"), table.record.players)
    entries = [entry.to_json() for entry in table.game_log.entries]
    return replay_worker.written_replay(table.record.game, entries, point, table.info())


@route("GET", "/tables/{}/review")
async def get_review(call: Call) -> Answer:
    return await call.app.reviews.status(await call.finished_table())


@route("POST", "/tables/{}/review")
async def ask_for_review(call: Call) -> Answer:
    return await call.app.reviews.ask(await call.finished_table())


@route("POST", "/tables/{}/try")
async def try_moment(call: Call) -> Answer:
    table = await play_on(call.app.lobby, await call.finished_table(), call.body(Moment), call.person)
    return table.answer(call.person)


# Learning


@route("GET", "/learn")
async def list_lessons(call: Call) -> Answer:
    return await lessons.list_lessons(call.app.lobby, call.app.person, call.language)


@route("POST", "/learn/lessons/{}")
async def begin_lesson(call: Call) -> Answer:
    wanted, body = lessons.checked_lesson(call.parts[0]), call.body(BeginLesson)
    table = None if body.again else await lessons.find_running(call.app.lobby, wanted, call.person)
    if table is None:
        table = await lessons.begin(call.app.lobby, wanted, call.person, texts.title(body.language, wanted))
    return table.answer(call.person)


@route("GET", "/learn/tables/{}")
async def lesson_step(call: Call) -> Answer:
    return lessons.show_step(await call.table(), call.person, call.language)


@route("GET", "/learn/terms/{}")
async def list_terms(call: Call) -> Answer:
    return lessons.list_terms(call.parts[0], call.language)


@route("GET", "/learn/pages/{}")
async def two_minutes(call: Call) -> Answer:
    return lessons.two_minutes(call.parts[0], call.language)


# Puzzles and the deal of the day


@route("GET", "/puzzles")
async def list_puzzles(call: Call) -> Answer:
    return await puzzles.list_puzzles(call.app.puzzle_progress, call.app.person)


@route("GET", "/puzzles/{}/next")
async def next_puzzle(call: Call) -> Answer:
    but = call.query.get("but", "")
    return await puzzles.next_puzzle(call.app.puzzle_progress, call.app.person, call.parts[0], but)


@route("GET", "/puzzles/{}")
async def one_puzzle(call: Call) -> Answer:
    return await puzzles.one_puzzle(call.app.puzzle_progress, call.app.person, call.parts[0])


@route("POST", "/puzzles/{}")
async def attempt(call: Call) -> Answer:
    app = call.app
    return await puzzles.attempt(app.puzzle_progress, app.bots, call.person, call.parts[0], call.body(PuzzleAttempt))


@route("GET", "/today")
async def today(call: Call) -> Answer:
    return await daily.show_day(call.app.contests, call.app.person, call.query.get("day"))


@route("POST", "/today/{}")
async def begin_day(call: Call) -> Answer:
    practice, day = call.body(NewTry).practice, call.query.get("day")
    return (await daily.begin(call.app.contests, call.parts[0], call.person, practice, day)).answer(call.person)


# Games from a real table


@route("GET", "/transcripts")
async def my_transcripts(call: Call) -> Answer:
    return Transcripts(games=games_to_keep(), transcripts=await call.app.transcripts.mine(call.person.id))


@route("POST", "/transcripts")
async def begin_transcript(call: Call) -> Answer:
    return await call.app.transcripts.begin(call.person, call.body(NewTranscript))


@route("GET", "/transcripts/{}")
async def one_transcript(call: Call) -> Answer:
    return await call.app.transcripts.show(call.person.id, call.parts[0])


@route("POST", "/transcripts/{}/notes")
async def note(call: Call) -> Answer:
    return await call.app.transcripts.note(call.person.id, call.parts[0], call.body(Note))


@route("DELETE", "/transcripts/{}/notes/last")
async def undo_note(call: Call) -> Answer:
    return await call.app.transcripts.note(call.person.id, call.parts[0], None)


@route("POST", "/transcripts/{}/finish")
async def finish(call: Call) -> Answer:
    transcript = await call.app.transcripts.find(call.person.id, call.parts[0])
    if transcript.ask.kind != "over":
        raise Refused("not_finished", "The game is not finished yet.")
    answer = await keep_record(call, transcript.record(), transcript.me)
    await call.app.transcripts.drop(call.person.id, call.parts[0])
    return answer


@route("DELETE", "/transcripts/{}")
async def drop_transcript(call: Call) -> Answer:
    await call.app.transcripts.drop(call.person.id, call.parts[0])
    return await my_transcripts(call)
