"""`bigboard review --mine`: where a player loses, over all records of a folder.

A finished review is kept in the data folder with the version of the judge, so a second call only reviews new games.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from bigboard.cli.commands.replay import names_of
from bigboard.cli.commands.review import with_progress, write
from bigboard.cli.errors import UserError
from bigboard.cli.language import language, number, percent, say
from bigboard.cli.tui.prompts import questions
from bigboard.cli.tui.terminal import Terminal
from bigboard.coach.judge.budgets import ENGINE
from bigboard.coach.judge.wording import Words
from bigboard.coach.review.game_review import Plan
from bigboard.coach.review.replayed_game import ReplayedGame, replay_game
from bigboard.coach.training.judged_game import JudgedDecision, JudgedGame, judged_game
from bigboard.coach.training.losses import Line, Losses, grade_of, report
from bigboard.data_folder import data_folder
from bigboard.games.contract import JsonDict
from bigboard.games.registry import title
from bigboard.i18n import Messages
from bigboard.records.record import RecordError, read_record

INDEX = "index.json"  # of an archive of records
PERSON = "human"  # the player of a seat that no bot has, in a record
WORST = 3  # decisions of each kind that are shown


@dataclass(frozen=True)
class Mine:
    """A record, and the seat in it that is the reader's."""

    name: str
    record: Mapping[str, Any]
    replay: ReplayedGame
    seat: int


def review_mine(
    terminal: Terminal,
    folder: str,
    name: str,
    seat: int | None,
    json_file: str,
    plan: Plan,
    jobs: int | None = None,
    on: str = "",
) -> None:
    """Review every record of a folder and show the losses; UserError if there is nothing to review."""
    path = Path(folder).expanduser()
    if not path.is_dir():
        raise UserError(say("cli-mine-no-folder", folder=folder))
    mine: list[Mine] = []
    for file in sorted(path.glob("*.json")):
        if file.name != INDEX:
            try:
                mine.append(own_game(file, name, seat))
            except RecordError as error:
                terminal.show(Text(say("cli-mine-skipped", file=file.name, why=str(error)), style="dim"))
    if not mine:
        raise UserError(say("cli-mine-none", folder=folder))
    judged = [judge_game(one, plan, jobs, on) for one in mine]
    found = report(judged)
    if json_file:
        write(json_file, json.dumps([figures(one) for one in found], ensure_ascii=False, indent=1) + "\n")
        return
    replays = {one.name: one.replay for one in mine}
    for one in found:
        LossPage(terminal, one, replays).show()


def own_game(file: Path, name: str, seat: int | None) -> Mine:
    """Return a record with the reader's seat; RecordError says why it cannot be used."""
    record = read_record(str(file))
    replay = replay_game(record)
    if seat is not None:
        if not 1 <= seat <= replay.players:
            raise RecordError(say("cli-bad-seat", players=replay.players, seat=seat))
        return Mine(file.name, record, replay, seat - 1)
    table = record.get("table")
    seated = table if isinstance(table, dict) else {}
    names, players = seated.get("names") or [], seated.get("players") or []
    own = [n for n, one in enumerate(names) if one == name] if name else people(players)
    if len(own) != 1 or own[0] >= replay.players:
        raise RecordError(say("cli-mine-which"))
    return Mine(file.name, record, replay, own[0])


def people(players: list[Any]) -> list[int]:
    return [n for n, one in enumerate(players) if one == PERSON]


def judge_game(one: Mine, plan: Plan, jobs: int | None, on: str) -> JudgedGame:
    """Return the reviewed game; the review is read if this version of the judge has made it before."""
    text = json.dumps([one.record, asdict(plan), ENGINE], sort_keys=True)
    file = data_folder() / "reviews" / f"{hashlib.sha256(text.encode()).hexdigest()}.json"
    found = read_review(file)
    if found is None:
        found = with_progress(one.record, plan, names_of(one.record, one.replay.players), jobs, on).to_json()
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(".draft")
        draft.write_text(json.dumps(found), encoding="utf-8")
        draft.replace(file)
    table = one.record.get("table")
    seated = table if isinstance(table, dict) else {}
    bots = [bot if bot != PERSON else None for bot in seated.get("players") or []]
    bots += [None] * (one.replay.players - len(bots))
    ended = seated.get("finished")
    return judged_game(one.replay, found, one.seat, bots, one.name, float(ended) if ended else 0.0)


def read_review(file: Path) -> JsonDict | None:
    """Return a kept review; None if there is none, or it cannot be read."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) and found.get("engine") == ENGINE else None


def figures(found: Losses) -> JsonDict:
    """Return a report as JSON; decisions by file and action."""
    lines = []
    for line in (found.total, *found.lines):
        worst = [{"file": game.id, **asdict(one)} for game, one in line.worst]
        lines.append({**asdict(line), "worst": worst})
    graded = [
        {"file": game.id, "grade": grade_of(game), "result": game.result, "adjusted": game.adjusted}
        for game in found.games
    ]
    return {"game": found.game, "games": graded, "lines": lines}


class LossPage:
    """The report about one title in the terminal."""

    def __init__(self, terminal: Terminal, found: Losses, replays: Mapping[str, ReplayedGame]) -> None:
        self.terminal = terminal
        self.found = found
        self.replays = replays
        self.money = Words(Messages(language()), found.game, ()).money

    def show(self) -> None:
        found, total = self.found, self.found.total
        self.terminal.show(Text(title(found.game).label, style="bold"), Text(""))
        first = found.kinds[0]
        if first.share:
            facts = {"kind": self.name(first), "share": percent(first.share), "money": self.money(first.loss)}
            self.terminal.show(Text(say("losses-most", **facts), style="bold"))
        else:
            self.terminal.show(Text(say("losses-faultless")))
        facts = {"mattered": number(total.mattered), "money": self.money(total.loss), "win": fine(total.loss_win)}
        self.terminal.show(Text(say("losses-total", count=len(found.games), **facts)), Text(""))
        self.terminal.show(self.table(), Text(""))
        for line in found.kinds:
            self.show_worst(line)
        self.terminal.show(Text(say("losses-grades"), style="bold"), self.grades())
        self.terminal.show(Text(say("losses-how"), style="dim"), Text(""))

    def name(self, line: Line) -> str:
        return say(f"coach-group-{line.name}" if line.dimension == "kind" else f"losses-{line.dimension}-{line.name}")

    def table(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        bots = [one.bot for one in self.found.total.bots[:1]]
        for heading in ("losses-mattered", "losses-per", "losses-share", "losses-trend"):
            table.add_column(say(heading), justify="right")
        for bot in bots:
            table.add_column(bot, justify="right")
        dimension = "kind"
        for line in self.found.lines:
            if line.dimension != dimension:
                table.add_section()
                dimension = line.dimension
            lost = f"{self.money(line.loss)} · {fine(line.loss_win)}"
            row = [self.name(line), number(line.mattered), lost, percent(line.share), self.trend(line)]
            for bot in bots:
                theirs = next((one for one in line.bots if one.bot == bot), None)
                row.append(f"{self.money(theirs.loss)} · {fine(theirs.loss_win)}" if theirs is not None else "–")
            table.add_row(*row)
        return table

    def trend(self, line: Line) -> str:
        found = line.trend
        return "–" if found is None else f"{fine(found.change)} ({fine(found.low)} – {fine(found.high)})"

    def show_worst(self, line: Line) -> None:
        if not line.worst:
            return
        self.terminal.show(Text(self.name(line), style="bold"))
        for game, one in line.worst[:WORST]:
            cost = say("coach-cost-win", win=fine(one.loss_win))
            move = say("coach-move", n=one.n)
            choice = say("coach-instead", chosen=self.words(game, one, "chosen"), best=self.words(game, one, "best"))
            self.terminal.show(Text(f"  {game.id}, {move}: {choice} {cost}."))
        self.terminal.show(Text(""))

    def words(self, game: JudgedGame, one: JudgedDecision, which: str) -> str:
        view = self.replays[game.id].states[one.n - 1].view(game.seat)
        asks = questions(game.game)
        return ", ".join(asks.action_words(view, described) for described in getattr(one, which))

    def grades(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for game in self.found.games:
            lost = sum(one.loss_win for one in game.decisions)
            error = self.money(game.adjusted_error)
            adjusted = say("losses-adjusted", money=self.money(game.adjusted), error=error) if game.measured else ""
            grade = say(f"losses-grade-{grade_of(game)}")
            table.add_row(game.id, grade, say("losses-given", win=percent(lost)), self.money(game.result), adjusted)
        return table


def fine(share: float) -> str:
    """Return a small share of winning chance with one decimal."""
    return Messages(language()).percent(share, 1)
