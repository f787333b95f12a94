"""Events, refusals and the list of games."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest
from tests import outside

import bigboard
from bigboard.games import manifest, registry
from bigboard.games import rulebook as rules
from bigboard.games.manifest import Title

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def test_the_games_are_listed_by_name() -> None:
    assert "acquire" in bigboard.game_names()
    for name in bigboard.game_names():
        assert bigboard.game(name).name == name


def test_an_unknown_game_is_answered_with_the_list() -> None:
    names = ", ".join(bigboard.game_names())
    with pytest.raises(ValueError, match=rf"^There is no game 'chess'; the games are {names}\.$"):
        bigboard.game("chess")


def test_an_event_shows_its_secret_to_the_privy_alone() -> None:
    event = bigboard.Event("drawn", 1, "ACQ-TRN-5", {"bag": 3}, {"tile": "5C"}, (1, 2))
    told = {"type": "drawn", "seat": 1, "rule": "ACQ-TRN-5", "bag": 3}
    assert event.seen_by(0) == event.seen_by(-1) == told
    assert event.seen_by(1) == event.seen_by(2) == {**told, "tile": "5C"}


def test_an_event_is_written_whole_for_records() -> None:
    public = bigboard.Event("bought", 0, "ACQ-BUY-1", {"chain": "Tower"})
    secret = bigboard.Event("drawn", 1, "ACQ-TRN-5", {}, {"tile": "5C"}, (1,))
    assert public.to_json() == {"type": "bought", "seat": 0, "rule": "ACQ-BUY-1", "data": {"chain": "Tower"}}
    assert secret.to_json() == {
        "type": "drawn",
        "seat": 1,
        "rule": "ACQ-TRN-5",
        "data": {},
        "secret": {"tile": "5C"},
        "privy": [1],
    }
    assert repr(public) == f"Event({public.to_json()})"


def test_events_are_equal_when_all_of_them_is() -> None:
    def drawn(tile: str) -> bigboard.Event:
        return bigboard.Event("drawn", 1, "ACQ-TRN-5", {}, {"tile": tile}, (1,))

    assert drawn("5C") == drawn("5C")
    assert hash(drawn("5C")) == hash(drawn("5C"))
    assert drawn("5C") != drawn("5D")
    assert drawn("5C") != "drawn"


def test_an_event_can_be_pickled() -> None:
    event = bigboard.Event("drawn", 1, "ACQ-TRN-5", {"bag": 3}, {"tile": "5C"}, (1, 2))
    assert pickle.loads(pickle.dumps(event)) == event


def test_a_refusal_is_a_value_error_that_reads_as_a_sentence_with_its_clause() -> None:
    refusal = bigboard.IllegalAction("ACQ-TRN-2", "tile-not-in-hand", "You do not hold 5C.", {"tile": "5C"})
    assert isinstance(refusal, ValueError)
    assert str(refusal) == "You do not hold 5C. (ACQ-TRN-2)"
    assert refusal.args == {"tile": "5C"}
    assert bigboard.IllegalAction("ACQ-END-8", "game-over", "The game is over.").args == {}


@pytest.mark.parametrize("name", bigboard.game_names())
def test_a_state_of_another_game_is_not_played_out(name: str) -> None:
    with pytest.raises(TypeError):
        bigboard.game(name).playout(object(), 1)  # type: ignore[arg-type]


def test_a_clause_is_found_by_its_id_in_either_case() -> None:
    clause = rules.clause(" acq-mrg-3 ")
    assert (clause.id, clause.title) == ("ACQ-MRG-3", "Three or four chains")
    assert clause == rules.clauses("acquire")["ACQ-MRG-3"]


@pytest.mark.parametrize("clause_id", ["ACQ-MRG-99", "XYZ-1", "", "ACQ"])
def test_an_unknown_clause_is_answered_with_what_ids_look_like(clause_id: str) -> None:
    with pytest.raises(ValueError, match=r"^There is no clause .*: ids look like ACQ-MRG-3\.$"):
        rules.clause(clause_id)


def test_a_language_without_a_rulebook_shows_english() -> None:
    assert rules.clauses("acquire", "tlh") == rules.clauses("acquire", "en")
    assert rules.clause("ACQ-TRN-1", "tlh") == rules.clause("ACQ-TRN-1")


@pytest.fixture
def draughts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game with a folder for its rulebook, which is empty yet."""
    (tmp_path / "clauses").mkdir()
    title = Title(name="draughts", label="Draughts", rules="DRT", game="", declaration="", package="draughts")
    monkeypatch.setitem(registry.titles(), "draughts", title)
    monkeypatch.setattr(manifest, "files", lambda package: tmp_path)
    yield tmp_path / "clauses" / "en.toml"
    rules.clauses.cache_clear()


def test_a_game_without_a_rulebook_is_named(draughts: Path) -> None:
    with pytest.raises(ValueError, match=r"^'draughts' has no rulebook\.$"):
        rules.clauses("draughts")


def test_the_rulebook_of_a_small_game_is_a_text_in_its_own_file() -> None:
    with outside.installed():
        found = rules.clause("wsp-move")
        assert (found.id, found.title, found.source) == ("WSP-MOVE", "Moving", "house")
        assert found.text == "When all players have had their turn, all cards are turned up, and the prices move."
        assert len(rules.clauses(outside.NAME)) == 8


CLAUSE = '[[clause]]\nid = "DRT-X-1"\ntitle = "T"\ntext = "T."\nsource = "house"\n'


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (CLAUSE * 2, r"The rulebook of draughts, en\.toml, has a clause id twice\."),
        ("[[clause", r"The rulebook of draughts, en\.toml, is damaged: "),
        ("", r"The rulebook of draughts, en\.toml, is damaged: 'clause'\."),
        (CLAUSE.replace("source", "sauce"), r"The rulebook of draughts, en\.toml, is damaged: "),
    ],
)
def test_a_damaged_rulebook_is_named(content: str, sentence: str, draughts: Path) -> None:
    draughts.write_text(content)
    with pytest.raises(ValueError, match=f"^{sentence}"):
        rules.clauses("draughts")
