"""A host corrects card values for all new tables: `bigboard serve --data my_box.toml`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.guests import Guest, RunningServer, everything

from bigboard.server.run.serve import serve
from bigboard.server.settings import data_of

CORRECTED = """
[investor.ana]
cash = { value = 19, source = "rulebook" }
"""


def data_file(folder: Path, text: str = CORRECTED) -> str:
    path = folder / "my_box.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_new_tables_play_with_the_values_of_the_host(tmp_path: Path) -> None:
    path = data_file(tmp_path)
    with RunningServer(tmp_path, data=data_of(path)) as house:
        Path(path).unlink()  # from now on the deals carry the values
        anna = Guest(house.url, "Anna")
        table = anna.new_table(
            game="stockpile",
            players=2,
            options=everything("stockpile"),
            seats=[{"me": True}, {"bot": "random"}],
            autostart=True,
        )
        with anna.visit(table) as place:
            options = place.until("view", seat=0)["view"]["options"]
        anna.close()
    assert options["data"] == {"investor": {"ana": {"cash": {"value": 19, "source": "rulebook"}}}}


def test_games_without_data_files_are_as_before(tmp_path: Path) -> None:
    assert list(data_of(data_file(tmp_path))) == ["stockpile"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[investor.nobody]\ncash = { value = 1, source = 'house' }", "nobody"),
        ("[investor.carlos]\nspaces = { value = 0, source = 'house' }", r"it is a whole number from 1 to 8, not 0\."),
    ],
)
def test_a_file_with_a_mistake_is_a_sentence_before_the_server_starts(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        serve(port=0, database=f"sqlite:///{tmp_path / 'x.sqlite'}", data=data_file(tmp_path, text))


def test_values_that_leave_too_few_cards_for_some_table_are_refused_at_once(tmp_path: Path) -> None:
    rounds = "[game]\nrounds = { value = { 2 = 6, 3 = 40, 4 = 6, 5 = 5 }, source = 'house' }"
    with pytest.raises(ValueError, match=r"\."):
        data_of(data_file(tmp_path, rounds))
