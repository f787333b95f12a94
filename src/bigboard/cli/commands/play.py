"""The loop of a game in the terminal: shows, asks, lets the bots answer, saves. It knows no game."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import replace
from pathlib import Path

from rich.text import Text

import bigboard
from bigboard.cli.errors import Leave, UserError
from bigboard.cli.game_setup import GameRequest, requested_modules, seating
from bigboard.cli.language import can_say, join_list, say
from bigboard.cli.opponents import Opponent, read_opponents
from bigboard.cli.session import HUMAN, Session, last_unfinished, new_path, resume
from bigboard.cli.tui.layout import Scene, draw
from bigboard.cli.tui.multi_choice import gather
from bigboard.cli.tui.prompt_commands import command
from bigboard.cli.tui.prompts import TOO_MUCH, Answer, Question, questions
from bigboard.cli.tui.screens import screen
from bigboard.cli.tui.terminal import Terminal, enable_line_editing
from bigboard.cli.tui.terminal_game import SEEDS, TerminalGame
from bigboard.games.contract import SPECTATOR, IllegalAction
from bigboard.games.registry import title
from bigboard.games.rng import Rng

INTRODUCED = ("help", "hint", "why", "undo", "log", "quit")
STOP_WORDS = ("stop", "done", "nothing")


class Play(TerminalGame):
    """The loop of one game with people at this terminal and bots."""

    def __init__(self, session: Session, terminal: Terminal) -> None:
        super().__init__(session, terminal)
        self.humans = session.seating.humans()
        self.bot_rng = Rng(bot_seed(session))
        self.bots = self.seat_bots()
        self.looked = {seat: last_act(session, seat) for seat in self.humans}  # events up to the last answer

    def seat_bots(self) -> dict[int, Opponent]:
        players = self.session.seating.players
        return {
            seat: Opponent(name, self.bot_rng.getrandbits(64)) for seat, name in enumerate(players) if name != HUMAN
        }

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
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
        """Let the bots act until a person decides again. A failing bot is reported, and the game continues."""
        with self.terminal.wait_notice() as waiting:
            while self.session.state.seat in self.bots:
                seat = self.session.state.seat
                bot, name = self.bots[seat], self.session.seating.names[seat]
                waiting.tell(say("cli-thinks", player=name), bot.expected)
                self.session.take(bot.choose(self.session.state, self.session.log))
                if bot.trouble:
                    self.notice.append(say("cli-bot-failed", player=name, bot=bot.spec, trouble=bot.trouble))
                self.autosave()

    def person_acts(self, seat: int) -> None:
        """Ask until an action is taken."""
        if self.viewer != seat:
            self.pass_keyboard(seat)
        self.stale = True
        self.forget()
        while True:
            asked = questions(self.game).question(self.view(), self.world())
            if self.stale:
                self.show(asked)
            line = self.terminal.ask()
            if not line and not self.waiting:
                self.stale = True
                continue
            try:
                if line and self.run_command(line):
                    if self.session.state.seat != seat:
                        return
                    continue
                actions = self.actions_in(line, asked)
                if not actions:
                    continue
                self.session.take(*actions)
            except IllegalAction as refusal:
                self.refusal = refusal
                why = questions(self.game).explain_refusal(self.view(), refusal)
                self.terminal.show(Text(f"{why} ({say('cli-why-rule', rule=refusal.rule)})"))
            except UserError as complaint:
                self.terminal.show(Text(str(complaint)))
            else:
                self.refusal = None
                self.forget()
                if self.session.state.seat != seat:
                    self.looked[seat] = len(self.session.log)
                self.autosave()
                return

    def pass_keyboard(self, seat: int) -> None:
        """Hide the screen of one person from the next at the same keyboard."""
        if len(self.humans) > 1:
            name = self.session.seating.names[seat]
            self.terminal.clear(scrollback=True)
            self.terminal.show(Text(say("cli-pass-keyboard", player=name), style="bold"))
            self.terminal.ask(f"{say('cli-press-enter', player=name)} ")
        self.viewer = seat

    def actions_in(self, line: str, asked: Question) -> list[int]:
        """The actions that a line completes; none while answers are being gathered."""
        if asked.pick is not None and not asked.comes_at_once(line):
            return gather(self, line, asked)
        if asked.gathering is not None and not asked.comes_at_once(line):
            return self.gather(line, asked)
        return self.parse_line(line, asked)

    def run_command(self, line: str) -> bool:
        """Run the line if it is a command; return whether it was one."""
        found = command(line)
        if found is None:
            return False
        found[0].run(self, found[1])
        return True

    def numbered_answers(self, line: str, asked: Question) -> list[Answer] | None:
        """The answers whose numbers were typed; None if the line is not made of numbers."""
        words = line.replace(",", " ").split()
        if asked.phrase and len(words) > 1:
            return None
        if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
            return None
        answers = [asked.answer_at(str(int(word))) for word in words]
        if None in answers:
            raise UserError(say("cli-answers-are", keys=join_list(asked.keys())))
        return [answer for answer in answers if answer is not None]

    def parse_line(self, line: str, asked: Question) -> list[int]:
        """The actions that a line means: the number of an answer, or notation."""
        answers = self.numbered_answers(line, asked)
        if answers is None:
            return self.parse(line)
        if len(answers) != 1:
            raise UserError(say("cli-one-answer"))
        return answers[0].actions

    def gather(self, line: str, asked: Question) -> list[int]:
        """The actions when all is gathered: with as many answers as allowed, `stop`, or an empty line."""
        way = asked.gathering
        assert way is not None
        answers = self.numbered_answers(line, asked)
        if answers is None and way.whole:
            return self.parse(line)
        words = line.replace(",", " ").split() if answers is None else [answer.notation for answer in answers]
        if answers is None and words[0].lower() == way.verb:
            words = words[1:]
        enough = not words or words[-1].lower() in STOP_WORDS
        wanted = self.gathered + (words[:-1] if words and enough else words)
        if len(wanted) > way.most:
            raise UserError(say("cli-too-many", count=len(wanted), most=way.most))
        view, asks = self.view(), questions(self.game)
        excess = asks.too_much(view, wanted)
        if excess is not None:
            raise IllegalAction(excess.rule, TOO_MUCH, excess.text)
        words = [answer.notation for answer in asked.answers if answer.action != way.stop]
        more = 0 if all(asks.too_much(view, [*wanted, word]) for word in words) else way.most - len(wanted)
        enough = enough or not more
        actions = self.parse(f"{way.verb} {' '.join(wanted)}") if wanted and (enough or not way.whole) else []
        if not enough:
            self.gathered = wanted
            self.terminal.show(Text(say("cli-so-far", things=asks.gathered_text(view, wanted), count=more)))
            return []
        trial = self.world()
        for action in actions:
            trial.apply(action)
        going_on = trial.seat == self.viewer and way.stop in trial.legal_actions()
        return [*actions, way.stop] if going_on else actions

    def show(self, asked: Question) -> None:
        """The whole screen."""
        recent = min(self.looked[self.viewer], len(self.session.log))
        draw(self.terminal, Scene(self.game, self.view(), self.voice(), self.events(), recent, self.notice, asked))
        self.notice = []
        self.stale = False

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
            self.terminal.show(Text(say("cli-cannot-keep", trouble=str(error.strerror))))
        else:
            self.terminal.show(Text(say("cli-record-is", file=str(path)), overflow="fold"))

    def again(self) -> bool:
        """Ask whether to play again. The log and the rules can still be read."""
        while True:
            answer = self.terminal.ask(f"{say('cli-again')} ")
            try:
                if answer and self.run_command(answer):
                    continue
            except UserError as complaint:
                self.terminal.show(Text(str(complaint)))
                continue
            yes = say("yes").lower()
            return answer.lower() in ("", "y", "yes", yes, yes[0])


def bot_seed(session: Session) -> int:
    """Equal games meet equal bots, also after a resume."""
    record = session.state.record()
    begun = record.get("deal", {}).get("seed", 0)
    digest = hashlib.sha256(f"bots:{begun}:{len(record['actions'])}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def last_act(session: Session, seat: int) -> int:
    """Return the number of events at the last action of this seat."""
    acts = [k for k, event in enumerate(session.log) if event.seat == seat]
    return acts[-1] + 1 if acts and session.steps else 0


def new_session(request: GameRequest) -> Session:
    seed = secrets.randbelow(SEEDS) if request.seed is None else request.seed
    if request.game not in bigboard.game_names():
        raise UserError(say("cli-no-game", game=request.game, known=join_list(bigboard.game_names())))
    rules = bigboard.game(request.game)
    if not rules.min_players <= request.players <= rules.max_players:
        raise UserError(say("error-bad_players", min=rules.min_players, max=rules.max_players))
    seats = seating(request)
    options = {**requested_modules(request), **request.options}
    try:
        state = rules.start(rules.deal(players=request.players, seed=seed, options=options))
    except ValueError as error:
        raise UserError(f"{say('error-bad_option')} {error}") from None
    return Session(state, seats, new_path(request.game))


def introduction(play: Play) -> list[str]:
    """Three lines that are enough to begin."""
    commands = join_list([say(f"cli-command-{name}") for name in INTRODUCED])
    pitch = f"cli-pitch-{play.game}"
    return [
        say(pitch) if can_say(pitch) else title(play.game).about,
        say("cli-how-to-answer", examples=questions(play.game).EXAMPLES),
        say("cli-at-any-time", commands=commands),
    ]


def play_games(request: GameRequest, terminal: Terminal, resumed: str | None = None) -> None:
    """Play one game after the other. `resumed` is a file, or "" for the last unfinished game."""
    if resumed is None:
        session = new_session(request)
    else:
        path = Path(resumed) if resumed else last_unfinished()
        against = read_opponents(request.against) if request.against else ()
        session = resume(path, against)
    enable_line_editing()
    while True:
        try:
            play = Play(session, terminal)
        except ValueError as error:  # a bot that a saved game names and that is gone
            raise UserError(say("cli-cannot-resume", trouble=str(error))) from None
        play.notice = introduction(play) if resumed is None else [say("cli-resumed", file=str(session.path))]
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
        session = new_session(replace(request, seed=None))


def farewell(play: Play, resumed: str | None) -> None:
    """Say whether the game is saved, when the person leaves."""
    if play.session.state.seat < 0:
        return
    if play.saving_failed:
        text = say("cli-not-saved")
    elif not play.session.state.record()["actions"]:
        text = say("cli-nothing-played")
    else:
        text = say("cli-saved", file=f" {resumed}" if resumed else "")
    play.terminal.show(Text(text))
