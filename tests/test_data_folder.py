"""Everything that is kept lies in one folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bigboard.cli.session import new_path
from bigboard.data_folder import data_folder
from bigboard.server.settings import default_database


def test_the_terminal_and_the_server_keep_their_things_in_the_same_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BIGBOARD_HOME", str(tmp_path / "mine"))
    assert data_folder() == tmp_path / "mine"
    assert new_path("acquire").parent == tmp_path / "mine" / "unfinished"
    assert default_database() == f"sqlite:///{tmp_path / 'mine' / 'bigboard.sqlite'}"
    assert (tmp_path / "mine").is_dir()


@pytest.mark.parametrize(
    ("platform", "setting", "place"),
    [
        ("linux", "XDG_DATA_HOME", "{setting}/bigboard"),
        ("win32", "LOCALAPPDATA", "{setting}/bigboard"),
        ("linux", "", "{home}/.local/share/bigboard"),
        ("win32", "", "{home}/AppData/Local/bigboard"),
        ("darwin", "", "{home}/Library/Application Support/bigboard"),
    ],
)
def test_otherwise_it_is_where_the_platform_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, setting: str, place: str
) -> None:
    for name in ("BIGBOARD_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("HOME", str(tmp_path))
    if setting:
        monkeypatch.setenv(setting, str(tmp_path / "data"))
    assert str(data_folder()) == place.format(setting=tmp_path / "data", home=tmp_path)
