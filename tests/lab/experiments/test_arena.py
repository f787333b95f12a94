"""The arena: fair, repeatable, and honest about how sure it is."""

from __future__ import annotations

import csv
import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bigboard.lab.analysis.export import checked_targets, write_games, write_parquet
from bigboard.lab.analysis.ratings import rate, wilson
from bigboard.lab.analysis.standings import Standings
from bigboard.lab.experiments.arena import arena, show
from bigboard.lab.run.durations import middle_of, percentile, slot_of, time_text
from bigboard.lab.run.pairings import Field, Fixture, checked_field, read_bots


def result(standings: Standings) -> dict[str, Any]:
    """All that the same seed must give again."""
    return standings.to_json()


def test_every_bot_sits_in_every_seat_of_a_deal() -> None:
    field = Field("acquire", ("a", "b", "c"), "1")
    assert field.fixtures(4) == [Fixture(deal, rotation) for deal in (0, 1) for rotation in (0, 1, 2)]
    assert [field.seating(rotation) for rotation in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    for place in range(3):
        assert sorted(field.seating(rotation).index(place) for rotation in range(3)) == [0, 1, 2]


def test_seats_are_read_with_settings_and_copies() -> None:
    assert read_bots("search:seconds=1,explore=0.5,greedy*3") == ("search:seconds=1,explore=0.5", *["greedy"] * 3)
    assert read_bots(" greedy , my.bots:Mine:depth=3 ") == ("greedy", "my.bots:Mine:depth=3")
    assert read_bots("search:simulations=8*2") == ("search:simulations=8",) * 2
    with pytest.raises(ValueError, match="empty place"):
        read_bots("greedy,,random")


def test_seats_that_cannot_be_are_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"Acquire is for 2 to 6 players; 1 is seated: greedy\."):
        checked_field("acquire", ["greedy"], 1, {})
    with pytest.raises(ValueError, match="There is no bot 'gready'"):
        checked_field("acquire", ["gready"] * 4, 1, {})
    with pytest.raises(ValueError, match="no_such_option"):
        checked_field("acquire", ["greedy"] * 4, 1, {"no_such_option": 1})
    with pytest.raises(ValueError, match="more than 0 seconds"):
        checked_field("acquire", ["greedy"] * 4, 1, {}, limit=-1)
    with pytest.raises(ValueError, match="at least one game"):
        arena("acquire", ["greedy"] * 4, 0)


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_against_itself_comes_out_even(name: str, players: int) -> None:
    standings, _ = arena("acquire", [name] * players, 800, seed="even", jobs=0)
    for row in standings.to_json()["bots"]:
        # Each of several places is even with 95 %; three standard deviations hold them all.
        half = 1.6 * (row["high"] - row["low"]) / 2
        assert abs(row["win_share"] - 1 / players) < half


def test_greedy_beats_random() -> None:
    standings, _ = arena("acquire", read_bots("greedy,random*3"), 200, jobs=0)
    greedy, random = standings.to_json()["bots"]
    assert (greedy["bot"], random["bot"], random["copies"]) == ("greedy", "random", 3)
    assert greedy["low"] > 0.9
    assert greedy["mu"] > random["mu"]
    assert random["games"] == 3 * greedy["games"]


def test_same_seed_gives_the_same_result_with_any_number_of_processes() -> None:
    bots = read_bots("greedy,random,search:simulations=3")
    here, _ = arena("acquire", bots, 12, seed=5, jobs=0)
    others, _ = arena("acquire", bots, 12, seed=5, jobs=2)
    assert result(here) == result(others)
    different, _ = arena("acquire", bots, 12, seed=6, jobs=0)
    assert result(here) != result(different)


def test_random_bots_alone_play_in_compiled_code_and_say_so() -> None:
    standings, ending = arena("acquire", ["random"] * 4, 40, jobs=0)
    text = StringIO()
    show(standings, ending, Console(file=text, width=100))
    assert "decisions are not timed" in text.getvalue()
    assert standings.clocks()["random #1"] == {"p50": None, "p95": None}


def test_tables_fit_eighty_columns_and_tell_failures() -> None:
    bots = read_bots("tests.lab.strange_bots:Illegal,greedy*3")
    standings, ending = arena("acquire", bots, 4, jobs=0)
    assert standings.to_json()["bots"][0]["failures"] > 50
    text = StringIO()
    show(standings, ending, Console(file=text, width=100))
    assert "failures" in text.getvalue()
    assert "lost to greedy" in text.getvalue()


def test_shared_victories_count_in_parts() -> None:
    standings = Standings(Field("acquire", ("a", "b"), "1"))
    standings.take({"deal": 0, "rotation": 0, "money": [500, 500], "winners": [0, 1]})
    standings.take({"deal": 0, "rotation": 1, "money": [500, 300], "winners": [0]})
    assert [standings.sum_of([place]).result()["wins"] for place in (0, 1)] == [0.5, 1.5]
    assert standings.sum_of([1], [0]).result()["money"] == 500


def test_wilson_interval_is_the_known_one() -> None:
    share = wilson(81, 263)
    assert (round(share.low, 4), round(share.high, 4)) == (0.2553, 0.3662)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    assert wilson(10, 10).high == pytest.approx(1.0)


def test_ratings_follow_the_money() -> None:
    ratings = rate(3, [([0, 1, 2], [30, 20, 10]), ([2, 0, 1], [10, 30, 20])] * 5)
    assert ratings is not None
    assert ratings[0].mu > ratings[1].mu > ratings[2].mu
    assert all(rating.sigma < 8.33 for rating in ratings)


def test_durations_are_kept_in_narrow_slots() -> None:
    for nanoseconds in (0, 7, 15, 16, 31, 32, 999, 12_345, 1_000_000, 10**10):
        assert abs(middle_of(slot_of(nanoseconds)) * 1e9 - nanoseconds) <= nanoseconds / 15
    slots = {slot_of(1000 * step): 1 for step in range(1, 101)}
    assert percentile({}, 0.5) is None
    assert percentile(slots, 1.0) == pytest.approx(100e-6, rel=0.1)
    counted: dict[int, int] = {}
    for step in range(1, 1001):
        counted[slot_of(1000 * step)] = counted.get(slot_of(1000 * step), 0) + 1
    assert percentile(counted, 0.5) == pytest.approx(500e-6, rel=0.07)
    assert [time_text(one) for one in (None, 4.4e-6, 0.012, 0.8, 42.0, 180.0, 9000.0)] == [
        "–", "4.4 µs", "12 ms", "800 ms", "42 s", "3 min", "2.5 h",
    ]  # fmt: skip


def test_games_can_be_had_as_csv_and_parquet(tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    standings, ending = arena("acquire", read_bots("greedy,random"), 6, jobs=0)
    write_games(standings.field, ending.path, tmp_path / "games.csv", tmp_path / "games.parquet")
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    table = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == len(table) == 12
    assert [int(row["money"]) for row in rows] == [row["money"] for row in table]
    assert sum(row["win"] for row in table) == 6
    assert rows[0]["bot"] == "greedy"
    assert rows[2]["bot"] == "random"  # the second rotation


def test_files_that_cannot_be_written_are_refused_before_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ValueError, match="There is no folder"):
        checked_targets([None, tmp_path / "nowhere" / "games.csv"])
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(ValueError, match=r"Parquet needs pyarrow: pip install 'bigboard\[lab\]'"):
        write_parquet(tmp_path / "games.parquet", [])


def test_result_is_ready_for_json() -> None:
    standings, ending = arena("acquire", read_bots("greedy,random"), 2, jobs=0)
    told = json.loads(json.dumps({**standings.to_json(), "run": ending.to_json()}))
    assert told["games"] == 2
    assert told["run"]["played"] == 2
