"""Results for other programs, CSV and Parquet: a row for every seat of every game, and one for every decision."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from bigboard.games import registry
from bigboard.games.ranking import rank
from bigboard.lab.analysis.decisions import decision_rows
from bigboard.lab.analysis.ratings import WHOLE, points
from bigboard.lab.run.journal import ordered_games
from bigboard.lab.run.match import Outcome
from bigboard.lab.run.pairings import Field
from bigboard.records.open_data import BOT, OpenAction, OpenGame, write_open_data

BATCH = 20_000  # rows that are written at once
Row = dict[str, Any]


def rows_of(field: Field, lines: Iterable[Mapping[str, Any]]) -> Iterator[Row]:
    """A row for every seat of every game."""
    for line in lines:
        outcome = Outcome.from_json(dict(line))
        won = points(outcome.winners, field.players)
        places = field.seating(outcome.fixture.rotation)
        for seat, place in enumerate(places):
            row = {
                "deal": outcome.fixture.deal,
                "rotation": outcome.fixture.rotation,
                "seat": seat + 1,
                "bot": field.bots[place],
                "place": place + 1,
                "money": outcome.money[seat],
                "win": won[seat] / WHOLE,
                "rank": rank(outcome.money, seat),
                "decisions": outcome.decisions[seat],
                "failures": outcome.failures[seat],
            }
            if outcome.facts is not None:
                row.update(columns_of(outcome.facts, seat))
            yield row


def columns_of(facts: Mapping[str, Any], seat: int) -> Row:
    """The facts of a simulation as columns: of the game, of the seat, and its cards, joined by commas."""
    columns: Row = {f"game_{name}": value for name, value in facts["game"].items()}
    columns |= {f"game_{name}": word for name, word in facts["words"].items()}
    columns |= {name: values[seat] for name, values in facts["seats"].items()}
    columns |= {f"{name}_cards": ", ".join(cards[seat]) for name, cards in facts["cards"].items()}
    columns |= {f"from_{line}": amounts[seat] for line, amounts in facts["accounts"].items()}
    columns["worth"] = [worth[seat] for worth in facts["worth"]]
    return columns


def write_games(
    field: Field, journal: Path, csv: Path | None, parquet: Path | None, decisions: Path | None = None
) -> None:
    """Write the games of a journal as tables, in the order of the deals, with few of them in memory at a time."""
    if csv is not None:
        write_csv(csv, rows_of(field, ordered_games(journal)))
    if parquet is not None:
        write_parquet(parquet, rows_of(field, ordered_games(journal)))
    if decisions is not None:
        write = write_csv if decisions.suffix == ".csv" else write_parquet
        write(decisions, decision_rows(field, ordered_games(journal)))


def write_corpus(field: Field, journal: Path, folder: Path) -> tuple[int, int]:
    """Write the games of a journal as open data; return how many games and decisions there are."""
    source = f"Games between bots, played by `bigboard simulate` with the seed {field.seed}."
    return write_open_data(folder, open_games(field, ordered_games(journal)), source)


def open_games(field: Field, lines: Iterable[Mapping[str, Any]]) -> Iterator[OpenGame]:
    """Yield the games of a journal that holds their actions."""
    game = registry.game(field.game)
    for line in lines:
        outcome = Outcome.from_json(dict(line))
        deal = game.deal(field.players, field.deal_seed(outcome.fixture.deal), field.options)
        state = game.start(deal)
        seats = [f"{BOT}{field.bots[place]}" for place in field.seating(outcome.fixture.rotation)]
        actions = []
        for action in outcome.actions or ():
            actions.append(OpenAction(state.describe(action), seats[state.seat]))
            state.apply(action, events=False)
        yield OpenGame(field.game, deal, seats, actions)


def write_csv(path: Path, rows: Iterable[Row]) -> int:
    """Write the rows under the names of the first; return their number."""
    count = 0
    with path.open("w", newline="", encoding="utf-8") as file:
        writer: csv.DictWriter[str] | None = None
        for row in rows:
            row = {name: join_cell(value) for name, value in row.items()}
            if writer is None:
                writer = csv.DictWriter(file, list(row))
                writer.writeheader()
            writer.writerow(row)
            count += 1
    return count


def join_cell(value: Any) -> Any:
    """A cell of a CSV file holds one text: lists are joined by blanks."""
    return " ".join(map(str, value)) if isinstance(value, list) else value


def write_parquet(path: Path, rows: Iterable[Row]) -> int:
    """The same as Parquet; ValueError where pyarrow is not installed."""
    try:
        pa = import_module("pyarrow")
        pq = import_module("pyarrow.parquet")
    except ModuleNotFoundError as missing:
        raise ValueError(f"Parquet needs {missing.name}: pip install 'bigboard[lab]'. CSV needs nothing.") from None
    source = iter(rows)
    count = 0
    writer: Any = None
    try:
        while batch := list(islice(source, BATCH)):
            table = pa.Table.from_pylist(batch, schema=writer.schema if writer is not None else None)
            if writer is None:
                writer = pq.ParquetWriter(path, table.schema, compression="zstd")
            writer.write_table(table)
            count += len(batch)
    finally:
        if writer is not None:
            writer.close()
    return count


def checked_targets(paths: Sequence[Path | None]) -> None:
    """ValueError before hours of playing, not after, if a file cannot be written."""
    for path in paths:
        if path is not None and not path.parent.is_dir():
            raise ValueError(f"There is no folder {path.parent} to write {path.name} into.")
