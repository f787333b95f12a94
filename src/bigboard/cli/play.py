"""The loop of a game in the terminal: shows, asks, lets the bots answer, saves. It knows no game."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from rich.text import Text

import bigboard
from bigboard.cli.commands import command
from bigboard.cli.layout import Scene, draw
from bigboard.cli.opponents import Opponent, opponent
from bigboard.cli.questions import Answer, Question, questions
from bigboard.cli.screens import screen
from bigboard.cli.sentences import Voice
from bigboard.cli.session import HUMAN, Seating, Session, last_unfinished, new_path, printable, resume
from bigboard.cli.terminal import Complaint, Leave, Terminal, enable_line_editing
from bigboard.games.contract import SPECTATOR, IllegalAction, JsonDict, State
from bigboard.games.rng import Rng
from bigboard.records.notation import parse_actions

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
SEEDS = 1 << 32
STOP_WORDS = ("stop", "done", "nothing")


@dataclass(frozen=True)
class Wishes:
    """What somebody wants to play."""

    game: str = "acquire"
    players: int = 4
    seed: int | str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    against: str = "easy"
    seat: int = 1  # as people count
    humans: int = 1
    names: tuple[str, ...] = ()
    language: str = "en"
    modules: str = ""  # with commas between them; "all" for all there are


class Play:
    """One game with people at this terminal. What they are shown comes from `observe`, `sample` and `seen_by`."""

    def __init__(self, session: Session, terminal: Terminal, language: str = "en") -> None:
        self.session = session
        self.terminal = terminal
        self.language = language
        self.game = session.state.game.name
        self.humans = session.seating.humans()
        self.rng = Rng(secrets.randbelow(SEEDS))
        self.bot_rng = Rng(bot_seed(session))
        self.bots = self.seat_bots()
        self.viewer = SPECTATOR  # the seat at the keyboard
        self.looked = {seat: last_act(session, seat) for seat in self.humans}  # events up to the last answer
        self.refusal: IllegalAction | None = None
        self.gathered: list[str] = []  # answers not yet given, where they may come in any order
        self.notice: list[str] = []
        self.stale = True  # the screen has to be drawn again
        self.saving_failed = False

    def seat_bots(self) -> dict[int, Opponent]:
        players = self.session.seating.players
        return {
            seat: opponent(name, self.bot_rng.getrandbits(64)) for seat, name in enumerate(players) if name != HUMAN
        }

    def view(self) -> JsonDict:
        """What the person at the keyboard may see, and what everybody is called."""
        return {**self.session.state.observe(self.viewer), "names": self.session.seating.names}

    def world(self) -> State:
        """A world that the person at the keyboard cannot tell from the real one."""
        return self.session.state.sample(self.viewer, self.rng)

    def events(self) -> list[JsonDict]:
        return [event.seen_by(self.viewer) for event in self.session.log]

    def voice(self) -> Voice:
        return Voice(self.session.seating.names, self.viewer)

    def run(self) -> None:
        """Plays to the end, or until somebody leaves."""
        try:
            while self.session.state.seat >= 0:
                seat = self.session.state.seat
                if seat in self.bots:
                    self.bots_act()
                else:
                    self.person_acts(seat)
        except KeyboardInterrupt:
            raise Leave from None

    def bots_act(self) -> None:
        """All bots until a person is asked again."""
        with self.terminal.patience() as tell:
            while self.session.state.seat in self.bots:
                seat = self.session.state.seat
                tell(f"{self.session.seating.names[seat]} is thinking …")
                self.session.take(self.bots[seat].choose(self.session.state.sample(seat, self.bot_rng)))
                self.autosave()

    def person_acts(self, seat: int) -> None:
        """Asks until something is done."""
        if self.viewer != seat:
            self.pass_keyboard(seat)
        self.stale = True
        self.gathered = []
        while True:
            asked = questions(self.game).question(self.view(), self.world())
            if self.stale:
                self.show(asked)
            line = self.terminal.ask()
            if not line and not self.gathered:
                self.stale = True
                continue
            try:
                if line and self.obeyed(line):
                    if self.session.state.seat != seat:
                        return
                    continue
                gathering = asked.gathering is not None and not asked.comes_at_once(line)
                actions = self.gather(line, asked) if gathering else self.understood(line, asked)
                if not actions:
                    continue
                self.session.take(*actions)
            except IllegalAction as refusal:
                self.refusal = refusal
                why = questions(self.game).refused(self.view(), refusal)
                self.terminal.show(Text(f"{why} (`why` shows rule {refusal.rule})"))
            except Complaint as complaint:
                self.terminal.show(Text(str(complaint)))
            else:
                self.refusal = None
                self.gathered = []
                if self.session.state.seat != seat:
                    self.looked[seat] = len(self.session.log)
                self.autosave()
                return

    def pass_keyboard(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees the screen of another."""
        if len(self.humans) > 1:
            name = self.session.seating.names[seat]
            self.terminal.clear(scrollback=True)
            self.terminal.show(Text(f"Pass the keyboard to {name}.", style="bold"))
            self.terminal.ask(f"{name}, press Enter when nobody else is looking. ")
        self.viewer = seat

    def obeyed(self, line: str) -> bool:
        """Whether the line was a command; then it has been carried out."""
        found = command(line)
        if found is None:
            return False
        found[0].run(self, found[1])
        return True

    def chosen(self, line: str, asked: Question) -> list[Answer] | None:
        """The answers whose numbers were typed; None if the line is not made of numbers."""
        words = line.replace(",", " ").split()
        if asked.phrase and len(words) > 1:
            return None
        if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
            return None
        answers = [asked.chosen(str(int(word))) for word in words]
        if None in answers:
            raise Complaint(f"The answers are {', '.join(asked.keys())}. `help` tells more.")
        return [answer for answer in answers if answer is not None]

    def understood(self, line: str, asked: Question) -> list[int]:
        """The actions that a line means: the number of an answer, or notation."""
        answers = self.chosen(line, asked)
        if answers is None:
            return self.parsed(line)
        if len(answers) != 1:
            raise Complaint("One answer at a time, please.")
        return answers[0].actions

    def gather(self, line: str, asked: Question) -> list[int]:
        """The actions when all is gathered: with as many answers as allowed, `stop`, or an empty line."""
        way = asked.gathering
        assert way is not None
        answers = self.chosen(line, asked)
        if answers is None and way.whole:
            return self.parsed(line)
        words = line.replace(",", " ").split() if answers is None else [answer.word for answer in answers]
        if answers is None and words[0].lower() == way.verb:
            words = words[1:]
        enough = not words or words[-1].lower() in STOP_WORDS
        wanted = self.gathered + (words[:-1] if words and enough else words)
        if len(wanted) > way.most:
            raise Complaint(f"That is {len(wanted)}; you may {way.verb} {way.most} at most.")
        view, asks = self.view(), questions(self.game)
        excess = asks.too_much(view, wanted)
        if excess is not None:
            raise IllegalAction(excess.rule, "too-much", excess.text)
        words = [answer.word for answer in asked.answers if answer.action != way.stop]
        more = 0 if all(asks.too_much(view, [*wanted, word]) for word in words) else way.most - len(wanted)
        enough = enough or not more
        actions = self.parsed(f"{way.verb} {' '.join(wanted)}") if wanted and (enough or not way.whole) else []
        if not enough:
            self.gathered = wanted
            so_far = f"So far {asks.gathered(view, wanted)}. Add up to {more} more"
            self.terminal.show(Text(f"{so_far}, or press Enter to {way.verb}; undo starts over."))
            return []
        trial = self.world()
        for action in actions:
            trial.apply(action)
        going_on = trial.seat == self.viewer and way.stop in trial.legal_actions()
        return [*actions, way.stop] if going_on else actions

    def parsed(self, line: str) -> list[int]:
        """Notation, tried out in a world where nothing can be found out."""
        try:
            return parse_actions(self.world(), line)
        except IllegalAction:
            raise
        except ValueError as error:
            raise Complaint(f"{error} Type a number of the list, or `help`.") from None

    def show(self, asked: Question) -> None:
        """The whole screen."""
        recent = min(self.looked[self.viewer], len(self.session.log))
        draw(self.terminal, Scene(self.game, self.view(), self.voice(), self.events(), recent, self.notice, asked))
        self.notice = []
        self.stale = False

    def autosave(self) -> None:
        """After every action. Failing to save is told once; the game goes on."""
        try:
            self.session.save()
        except OSError as error:
            if not self.saving_failed:
                self.notice = [f"The game cannot be saved: {error.strerror}. `save FILE` saves it elsewhere."]
            self.saving_failed = True
        else:
            self.saving_failed = False

    def show_results(self) -> None:
        """The table, the last events if there is room, the final account. One person alone is called "You"."""
        self.viewer = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        recent = min(self.looked.values(), default=0)
        account = screen(self.game).results(self.view(), self.voice(), self.events())
        scene = Scene(self.game, self.view(), self.voice(), self.events(), recent, self.notice, None)
        draw(self.terminal, scene, account)
        try:
            path = self.session.finish()
        except OSError as error:
            self.terminal.show(Text(f"The record cannot be kept: {error.strerror}."))
        else:
            self.terminal.show(Text(f"The record is in {path}; `bigboard replay` shows it.", overflow="fold"))

    def again(self) -> bool:
        """Whether to play once more. The log and the rules can still be read."""
        while True:
            answer = self.terminal.ask("Play again? [Y/n] ")
            try:
                if answer and self.obeyed(answer):
                    continue
            except Complaint as complaint:
                self.terminal.show(Text(str(complaint)))
                continue
            return answer.lower() in ("", "y", "yes")


def bot_seed(session: Session) -> int:
    """Equal games meet equal bots, also after a resume."""
    record = session.state.record()
    begun = record.get("deal", {}).get("seed", 0)
    digest = hashlib.sha256(f"bots:{begun}:{len(record['actions'])}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def last_act(session: Session, seat: int) -> int:
    """How many events there were when this seat last did something."""
    acts = [k for k, event in enumerate(session.log) if event.seat == seat]
    return acts[-1] + 1 if acts and session.steps else 0


def seating(wishes: Wishes) -> Seating:
    """People first, from the wished seat on; bots on the others."""
    if not 1 <= wishes.humans <= wishes.players:
        raise Complaint(
            f"There can be 1 to {wishes.players} people among {wishes.players} players, not {wishes.humans}."
        )
    if not 1 <= wishes.seat <= wishes.players:
        raise Complaint(f"Seats run from 1 to {wishes.players}; there is no seat {wishes.seat}.")
    if len(wishes.names) > wishes.humans:
        raise Complaint(f"There are {len(wishes.names)} names for {wishes.humans} at the keyboard.")
    names = [""] * wishes.players
    players = [wishes.against] * wishes.players
    for number in range(wishes.humans):
        seat = (wishes.seat - 1 + number) % wishes.players
        players[seat] = HUMAN
        given = wishes.names[number] if number < len(wishes.names) else ""
        names[seat] = printable(given) if given else "Human" if wishes.humans == 1 else f"Player {number + 1}"
    bots = iter(name for name in BOT_NAMES if name not in names)
    return Seating([name or next(bots) for name in names], players)


def wished_modules(wishes: Wishes) -> dict[str, bool]:
    """The modules of `--with` as rule options; Complaint lists those there are."""
    wanted = [word.strip().lower().replace("-", "_") for word in wishes.modules.split(",") if word.strip()]
    if not wanted:
        return {}
    known = questions(wishes.game).MODULES
    game = wishes.game.capitalize()
    if not known:
        raise Complaint(f"{game} has no modules, so there is nothing to play it with.")
    if "all" in wanted:
        return dict.fromkeys(known.values(), True)
    for word in wanted:
        if word not in known:
            raise Complaint(f"{game} has no module {word!r}: its modules are {', '.join(known)}, or all.")
    return {known[word]: True for word in wanted}


def new_session(wishes: Wishes) -> Session:
    seed = secrets.randbelow(SEEDS) if wishes.seed is None else wishes.seed
    try:
        rules = bigboard.game(wishes.game)
        options = {**wished_modules(wishes), **wishes.options}
        state = rules.start(rules.deal(players=wishes.players, seed=seed, options=options))
        opponent(wishes.against, 0)
    except ValueError as error:
        raise Complaint(str(error)) from None
    return Session(state, seating(wishes), new_path(wishes.game), questions(wishes.game).reveals)


def introduction(play: Play) -> list[str]:
    """Three lines that are enough to begin."""
    asks = questions(play.game)
    return [
        asks.PITCH,
        f"Answer with a number, or in words: {asks.EXAMPLES}",
        "At any time: help, why, undo, log, chart, rules, quit. The game saves itself.",
    ]


def play_games(wishes: Wishes, terminal: Terminal, resumed: str | None = None) -> None:
    """Plays one game after the other. `resumed` is a file, or "" for the last unfinished game."""
    if resumed is None:
        session = new_session(wishes)
    else:
        path = Path(resumed) if resumed else last_unfinished()
        session = resume(path, lambda game: questions(game).reveals)
    enable_line_editing()
    while True:
        play = Play(session, terminal, wishes.language)
        play.notice = introduction(play) if resumed is None else [f"Resumed from {session.path}."]
        try:
            play.run()
            play.show_results()
            again = play.again()
        except Leave:
            farewell(play, resumed)
            return
        if not again:
            return
        resumed = None
        session = new_session(replace(wishes, seed=None))


def farewell(play: Play, resumed: str | None) -> None:
    """What somebody who leaves has to know."""
    if play.session.state.seat < 0:
        return
    if play.saving_failed:
        text = "The game could not be saved."
    elif not play.session.state.record()["actions"]:
        text = "Nothing was played yet, so nothing is saved."
    else:
        file = f" {resumed}" if resumed else ""
        text = f"The game is saved. `bigboard play --resume{file}` continues it."
    play.terminal.show(Text(text))
