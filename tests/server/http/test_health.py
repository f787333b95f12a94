"""What an administrator needs: health, figures, a log, settings."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from pydantic import SecretStr
from sqlalchemy.exc import OperationalError
from tests.server.guests import Guest, RunningServer

from bigboard.server.ops.log_config import REQUEST, Lines
from bigboard.server.run.serve import bound_socket, stand_somewhere
from bigboard.server.run.uvicorn_server import run_server
from bigboard.server.settings import Rate, Settings, read_settings
from bigboard.server.tables.directory import Lobby

MakeGuest = Callable[[str | None], Guest]


def test_health_and_readiness_are_answers_of_their_own(guest: MakeGuest) -> None:
    anna = guest(None)
    assert anna.do("GET", "/healthz") == {"status": "alive"}
    assert anna.do("GET", "/readyz") == {"status": "ready"}


def test_a_server_that_stops_is_not_ready(folder: Path) -> None:
    with RunningServer(folder) as house:
        house.app.container.lobby.draining = True
        assert house.guest(None).do("GET", "/readyz", status=503) == {"status": "draining"}


def test_the_figures_are_for_prometheus(guest: MakeGuest) -> None:
    anna = guest("Anna")
    anna.new_table(seats=[{"me": True}, {"bot": "random"}], autostart=True)
    anna.do("POST", "/api/me/claim", {"code": "wrong"}, status=404)
    page = anna.http.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    for name in (
        "bigboard_actions_total",
        "bigboard_sockets",
        "bigboard_processor_seconds",
        "bigboard_memory_bytes",
        "bigboard_loop_lag_seconds_bucket",
        "bigboard_store_seconds_count",
        'bigboard_waiting{queue="slow"}',
        'bigboard_refusals_total{code="bad_link"}',
    ):
        assert name in page.text, name
    assert "Anna" not in page.text


def test_the_figures_need_the_owners_secret_where_there_is_one(folder: Path) -> None:
    with RunningServer(folder, owner_secret="swordfish") as house:
        anna = house.guest(None)
        assert anna.http.get("/metrics").status_code == 403
        assert anna.http.get("/metrics", headers={"Authorization": "Bearer swordfish"}).status_code == 200


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "https://exa[mple"])
def test_a_broken_origin_is_refused_without_a_traceback(
    guest: MakeGuest, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = guest("Anna").http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_origin")
    assert "Traceback" not in caplog.text


def test_every_answer_carries_its_number_for_the_log(guest: MakeGuest) -> None:
    anna = guest(None)
    numbers = {anna.http.get("/api/version").headers["x-request-id"] for _ in range(3)}
    assert len(numbers) == 3


def test_a_line_of_the_log_has_time_and_request() -> None:
    record = logging.LogRecord("bigboard.server", logging.WARNING, "", 0, "Refused %d.", (3,), None)
    record.created = 0.0
    record.msecs = 5.0
    REQUEST.set("abc")
    assert Lines("text").format(record) == "1970-01-01T00:00:00.005Z WARNING abc bigboard.server: Refused 3."
    assert json.loads(Lines("json").format(record)) == {
        "time": "1970-01-01T00:00:00.005Z",
        "level": "warning",
        "request": "abc",
        "logger": "bigboard.server",
        "message": "Refused 3.",
    }


def test_settings_come_from_python_then_environment_then_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = folder / "bigboard.toml"
    file.write_text('database = "sqlite:///file"\nidle_s = 5.0\nundos = 3\n[chats]\nburst = 2\nper_second = 1.5\n')
    monkeypatch.setenv("BIGBOARD_SETTINGS", str(file))
    monkeypatch.setenv("BIGBOARD_IDLE_S", "6.5")
    settings = read_settings(undos=4)
    assert settings.database == "sqlite:///file"
    assert (settings.idle_s, settings.undos, settings.chats) == (6.5, 4, Rate(2, 1.5))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('undos = "many"', "The setting 'undos' is not right"),
        ("color = 1", "The setting 'color' is not right"),
        ("undos = ", "is not TOML"),
    ],
)
def test_a_wrong_setting_is_a_sentence(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str, sentence: str) -> None:
    file = folder / "bigboard.toml"
    file.write_text(text)
    monkeypatch.setenv("BIGBOARD_SETTINGS", str(file))
    with pytest.raises(ValueError, match=sentence):
        read_settings()


def test_a_secret_setting_does_not_appear_where_settings_are_shown() -> None:
    assert "swordfish" not in repr(Settings(owner_secret=SecretStr("swordfish")))


def test_a_server_that_stands_where_it_may_not_go_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `setpriv --reuid bigboard bigboard serve` in the folder of another user."""
    lost = tmp_path / "lost"
    lost.mkdir()
    monkeypatch.chdir(lost)
    stand_somewhere()
    assert Path.cwd() == lost
    lost.rmdir()
    stand_somewhere()
    assert Path.cwd() == Path("/")


def test_a_database_lost_while_the_server_begins_is_a_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def lost(lobby: Lobby) -> None:
        raise OperationalError("SELECT secret", {}, Exception("the line is dead\nand more"))

    monkeypatch.setattr(Lobby, "open", lost)
    settings = Settings(database=f"sqlite:///{folder / 'house.sqlite'}", bot_workers=1)
    with bound_socket("127.0.0.1", 0) as listener, pytest.raises(SystemExit):
        run_server(settings, "127.0.0.1", listener, lambda: None)
    assert "The database cannot be reached, so the server cannot begin: (builtins.Exception) the line is dead." in (
        caplog.messages
    )
    assert "Traceback" not in caplog.text
