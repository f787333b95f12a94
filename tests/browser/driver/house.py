"""A server in a process of its own, which can be killed and started again on the same port and database."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from tests.ports import free_port
from tests.timeouts import HANG_S

from bigboard.server.run.serve import serve
from bigboard.server.settings import STATIC, Rate, Settings

PLENTY = Rate(100_000, 100_000.0)


class RunningServer:
    """The whole program as users run it, but with brakes off and absent people played by chance."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        # A copy, so that the client can be built anew while the tests run.
        shutil.copytree(STATIC, folder / "static")

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.driver.house", str(self.port), str(self.folder)]
        self.process = subprocess.Popen(
            command, cwd=Path(__file__).parents[3], stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert self.url in line, f"the server does not start: {line!r}"

    def kill(self) -> None:
        """As a power cut would: nothing is closed, nothing is said."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.close_pipe()

    def stop(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGINT)
        self.process.wait(HANG_S)
        self.close_pipe()

    def close_pipe(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> RunningServer:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def main(port: int, folder: Path) -> None:
    settings = Settings(
        database=f"sqlite:///{folder / 'house.sqlite'}",
        static=folder / "static",
        bot_workers=1,
        substitute="random",
        adviser="medium",
        coach_simulations=60,
        review_simulations=4,
        review_redraws=2,
        chats=PLENTY,
        new_tables=PLENTY,
        address_tables=PLENTY,
        address_messages=PLENTY,
        address_requests=PLENTY,
        seat_changes=PLENTY,
        links=PLENTY,
        replays=PLENTY,
        looks=PLENTY,
        new_people=PLENTY,
        messages=PLENTY,
        lobby_pause_s=0.05,
        answer_s=(0.0, 0.0),
        auto_reviews=0,
    )
    os.environ.pop("DISPLAY", None)
    serve("127.0.0.1", port, settings=settings)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
