"""`bigboard replay`: a recorded game move by move."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from bigboard.cli.errors import Leave, UserError
from bigboard.cli.language import say
from bigboard.cli.session import printable
from bigboard.cli.tui.layout import Scene, draw
from bigboard.cli.tui.prompts import color_lines, color_names
from bigboard.cli.tui.screens import screen
from bigboard.cli.tui.sentences import Voice, log_lines
from bigboard.cli.tui.terminal import NOTICE_AFTER, Terminal
from bigboard.games.contract import SPECTATOR, Event, State
from bigboard.records import transcript_record
from bigboard.records.notation import action_text
from bigboard.records.record import RecordError, read_record, replay_steps


@dataclass(frozen=True)
class Move:
    """A move of the record: who made it, in notation, what happened, and the state after it."""

    seat: int
    text: str
    events: list[Event]
    state: State


@dataclass
class Replay:
    """As much of a record as can be replayed, and what is wrong with the rest."""

    names: list[str] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)  # the first is the opening
    trouble: str = ""
    made_up: list[int] = field(default_factory=list)  # seats of a real game whose hidden cards were filled in

    @property
    def game(self) -> str:
        return self.moves[0].state.game.name


def load(file: str) -> Replay:
    loaded = Replay()
    record: Mapping[str, Any] = {}
    try:
        try:
            record = read_record(file)
        except RecordError as error:
            loaded.trouble = str(error)
            record = rescue_record(file)
        seat = SPECTATOR
        options: Mapping[str, Any] = {}
        for state, described, events in replay_steps(record):
            screen(state.game.name)  # complains where there is none
            if described is None:
                options, text = options_of(state), ""
            else:
                text = action_text(state.game.name, described, options)
            loaded.moves.append(Move(seat, text, list(events), state.clone()))
            seat = state.seat
    except RecordError as error:
        loaded.trouble = loaded.trouble or str(error)
    if loaded.moves:
        players = loaded.moves[0].state.players
        loaded.names = names_of(record, players)
        loaded.made_up = transcript_record.made_up(transcript_record.kept_of(record, players), players)
    return loaded


def options_of(state: State) -> Mapping[str, Any]:
    """The options that a game was dealt with."""
    record = state.record()
    start: Mapping[str, Any] = record["deal"] if "deal" in record else record["position"]
    options: Mapping[str, Any] = start.get("options", {})
    return options


def rescue_record(file: str) -> Mapping[str, Any]:
    """The whole moves of a record that was cut off, if there are any."""
    try:
        text = Path(file).read_text(encoding="utf-8-sig")
        found = json.loads(text[: text.rindex("}") + 1] + "]}")
    except (OSError, ValueError, RecursionError):
        raise RecordError("Nothing of it can be read.") from None
    if not isinstance(found, dict):
        raise RecordError("Nothing of it can be read.")
    return found


def names_of(record: Mapping[str, Any], players: int) -> list[str]:
    table = record.get("table")
    names = table.get("names") if isinstance(table, Mapping) else None
    if isinstance(names, list) and len(names) == players:
        return [printable(str(name)) for name in names]
    return [say("player-number", number=seat + 1) for seat in range(players)]


def names_in_a_row(names: Sequence[str], seats: Sequence[int]) -> str:
    return ", ".join(names[seat] for seat in seats)


def replay_file(terminal: Terminal, file: str, everything: bool, step: bool, seat: int | None, every: int) -> None:
    """Show the record up to the first damage; then raise UserError."""
    with terminal.wait_notice() as waiting:
        waiting.tell(say("loading"), NOTICE_AFTER)
        loaded = load(file)
    if loaded.moves:
        players = len(loaded.names)
        if seat is not None and not 1 <= seat <= players:
            raise UserError(say("cli-bad-seat", players=players, seat=seat))
        if loaded.made_up:
            note = say("kept-made-up", players=names_in_a_row(loaded.names, loaded.made_up))
            terminal.show(Text(note, style="dim"))
        voice = Voice(loaded.names, SPECTATOR if seat is None else seat - 1)
        if step or (terminal.interactive and not everything):
            step_through(terminal, loaded, voice)
        else:
            print_all(terminal, loaded, voice, every)
    if loaded.trouble:
        raise UserError(say("cli-bad-record", trouble=loaded.trouble) if loaded.moves else loaded.trouble)


def print_all(terminal: Terminal, loaded: Replay, voice: Voice, every: int) -> None:
    drawn = screen(loaded.game)
    for number, move in enumerate(loaded.moves):
        events = [event.seen_by(voice.you) for event in move.events]
        lines = log_lines(loaded.game, events, voice, whole=number == 0)
        lines = lines or log_lines(loaded.game, events, voice, whole=True)
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column(width=4, justify="right", style="dim")
        row.add_column(width=19, no_wrap=True, style="bold")
        row.add_column()
        log = color_names(Text("\n".join(lines)), drawn.WORD_STYLES)
        row.add_row(str(number) if number else "", move.text or say("flow-start"), log)
        terminal.show(row)
        if every and number and number % every == 0:
            terminal.show(drawn.table(move.state.view(voice.you), voice, events, terminal.width))
    show_end(terminal, loaded, voice)


def show_end(terminal: Terminal, loaded: Replay, voice: Voice) -> None:
    """The final account of a finished game."""
    state = loaded.moves[-1].state
    drawn = screen(loaded.game)
    everything = [event.seen_by(voice.you) for move in loaded.moves for event in move.events]
    terminal.show(drawn.table(state.view(voice.you), voice, [], terminal.width))
    if state.seat < 0:
        terminal.show(drawn.results(state.view(voice.you), voice, everything))
    elif not loaded.trouble:
        terminal.show(Text(say("cli-not-over", player=voice.who(state.seat))))


def step_through(terminal: Terminal, loaded: Replay, voice: Voice) -> None:
    at = 0
    last = len(loaded.moves) - 1
    notice = [say("cli-replay-help")]
    while True:
        show_move(terminal, loaded, voice, at, notice)
        notice = []
        try:
            answer = terminal.ask(f"{say('moment-of', at=at, all=last)} > ").lower()
        except Leave:
            return
        word, _, rest = answer.partition(" ")
        if word in ("q", "quit", "exit"):
            return
        if word in ("", "n", "next"):
            if at == last:
                show_end(terminal, loaded, voice)
                return
            at += 1
        elif word in ("p", "back"):
            at = max(0, at - 1)
        elif word == "g" and rest.strip().isdecimal() and int(rest) <= last:
            at = int(rest)
        else:
            notice = [say("cli-bad-move", last=last), say("cli-replay-help")]


def show_move(terminal: Terminal, loaded: Replay, voice: Voice, at: int, notice: list[str]) -> None:
    """The table after a move, and the log up to it."""
    move = loaded.moves[at]
    before = [event.seen_by(voice.you) for earlier in loaded.moves[:at] for event in earlier.events]
    events = before + [event.seen_by(voice.you) for event in move.events]
    draw(terminal, Scene(loaded.game, move.state.view(voice.you), voice, events, len(before), notice, None))
    if at:
        title = f"{at}. {voice.who(move.seat)}: {move.text}"
        terminal.show(*color_lines([title], screen(loaded.game).WORD_STYLES))
