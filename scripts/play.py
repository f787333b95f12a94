"""`make play`: the lobby first, the compiler later.

Installing and building the web client go on side by side. As soon as both are done the server starts, with the rules
as they are; while people meet in the lobby, the compiler works in the background with what the game leaves it. When
it is done, the server's bots move over to the compiled rules by themselves (`bigboard.server.workers.bot_pool`).

Run it with the Python of `.venv`. Whatever takes longer than a moment says what it is and for how long.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BUILT_CLIENT: Final = ROOT / "src" / "bigboard" / "server" / "static" / "index.html"
BIGBOARD: Final = Path(sys.executable).with_name("bigboard")
MAKE: Final = os.environ.get("MAKE", "make")
TICK: Final = 0.25  # seconds
PROGRESS_INTERVAL_S: Final = 10  # seconds between two signs of life where a line cannot be written over
SCREEN: Final = sys.stdout.isatty()
CLEAR: Final = "\r\033[K"


class Step:
    """A command at work, what it says about itself, and how long it has taken."""

    def __init__(self, title: str, command: list[str], in_background: bool = False) -> None:
        self.title = title
        self.detail = ""
        self.said: list[str] = []
        self.in_background = in_background
        self.began = time.monotonic()
        self.shown = 0.0
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # Ctrl-C is for the game
            preexec_fn=yield_to_the_game if in_background else None,
        )
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()

    def listen(self) -> None:
        """Lines with a bullet name what is going on, indented ones how far it is; all others are kept."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("• "):
                self.title, self.detail = line[2:].strip(), ""
            elif line.startswith("  ") and line[2:3].isdigit():
                self.detail = line.strip()
            elif line.strip():
                self.said.append(line.rstrip())

    @property
    def done(self) -> bool:
        return self.process.poll() is not None and not self.listener.is_alive()

    @property
    def failed(self) -> bool:
        return self.process.returncode != 0

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def __str__(self) -> str:
        return f"{self.title}{': ' + self.detail if self.detail else ''}, {self.seconds:.0f} s"

    def stop(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def yield_to_the_game() -> None:
    os.nice(15)


class Progress:
    """A progress display: one line that is written over, or a line now and then where that is not possible."""

    def __init__(self) -> None:
        self.line = ""  # shown now, to be written over

    def show(self, steps: Iterable[Step]) -> None:
        running = [step for step in steps if not step.done and step.seconds > 1]
        if SCREEN:
            line = "• " + " · ".join(map(str, running)) if running else ""
            if line != self.line:
                self.line = line
                # The cursor goes back to the beginning, where whatever the server says writes over this line.
                print(CLEAR + line[: shutil.get_terminal_size().columns - 1], end="\r", flush=True)
            return
        for step in running:
            if not step.shown or step.seconds - step.shown > PROGRESS_INTERVAL_S:
                step.shown = step.seconds
                print(f"• {step}", flush=True)

    def say(self, text: str) -> None:
        self.close()
        print(text, flush=True)

    def finish(self, step: Step) -> None:
        if not step.failed and step.seconds > 1:
            self.say(f"• {step}")
        for line in step.said:
            self.say(line)

    def close(self) -> None:
        if self.line:
            self.line = ""
            print(CLEAR, end="", flush=True)


def wait(steps: list[Step], progress: Progress) -> None:
    """Until all are done, in whichever order."""
    waiting = list(steps)
    while waiting:
        progress.show(waiting)
        for step in [step for step in waiting if step.done]:
            progress.finish(step)
            waiting.remove(step)
        time.sleep(TICK)


def is_compiled() -> bool:
    judge = [sys.executable, "-I", str(ROOT / "src" / "bigboard" / "_build.py")]
    return subprocess.run(judge, check=False).returncode == 0


def compile_rules() -> Step:
    return Step("Compiling the rules", [MAKE, "--no-print-directory", "rules"], in_background=True)


def play() -> int:
    progress = Progress()
    install = Step("Installing Big Board", [MAKE, "--no-print-directory", "playable"])
    client = Step("Building the web client", [sys.executable, str(ROOT / "web" / "scripts" / "client.py"), "build"])
    steps = [install, client]
    try:
        wait([install], progress)
        if install.failed:
            return 1
        rules = None if is_compiled() else compile_rules()
        if rules is not None:
            steps.append(rules)
        wait([client], progress)
        progress.close()
        if client.failed and not BUILT_CLIENT.exists():
            print("The web client could not be built, so the game comes in the terminal.", flush=True)
            if rules is not None:
                wait([rules], progress)
            os.execv(BIGBOARD, [str(BIGBOARD), "play"])
        if client.failed:
            print("The web client could not be built again, so the last one that was built plays.", flush=True)
        serve = [str(BIGBOARD), "serve", "--open"]
        if rules is None:
            os.execv(BIGBOARD, serve)
        return serve_meanwhile(serve, rules, progress)
    except KeyboardInterrupt:
        return 130
    finally:
        progress.close()
        for step in steps:
            step.stop()


def serve_meanwhile(command: list[str], rules: Step, progress: Progress) -> int:
    """The server's exit code; the compiler does not outlive it."""
    server = subprocess.Popen(command)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    reported = False
    while True:
        try:
            if server.poll() is not None:
                return server.returncode if server.returncode >= 0 else 128 - server.returncode
            if not rules.done:
                progress.show([rules])
            elif not reported:
                reported = True
                progress.finish(rules)
                if rules.failed:
                    progress.say("The rules could not be compiled, so they stay as they are: the bots think less far.")
                elif is_compiled():
                    progress.say("• The rules are compiled: from now on the bots think at full speed")
            time.sleep(TICK)
        except KeyboardInterrupt:
            server.wait()  # it got Ctrl-C too, and says goodbye to all players


if __name__ == "__main__":
    sys.exit(play())
