"""Finished games as open data: two Parquet tables, games and decisions, with a data card.

`docs/research/open-data.md` explains the columns. The caller chooses the games and gives players other names;
nothing here adds a time, a table's id or a name.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from bigboard.games import registry
from bigboard.games.contract import JsonDict
from bigboard.records.notation import notation_of

VERSION: Final = 1  # of the schema
LICENSE: Final = "CC0-1.0"
GAMES_FILE: Final = "games.parquet"
DECISIONS_FILE: Final = "decisions.parquet"
CARD_FILE: Final = "README.md"
BATCH: Final = 20_000  # rows that are written at once
BOT: Final = "bot:"  # begins the player of a built-in bot


class Column(NamedTuple):
    name: str
    type: str  # of Arrow
    meaning: str


GAMES: Final = (
    Column("game_id", "string", "the game in this file; a random number"),
    Column("title", "string", "`acquire`, `stockpile`, or another title"),
    Column("rules", "int32", "the version of the rules"),
    Column("players", "int32", "the number of players"),
    Column("options", "string", "the options, as JSON"),
    Column("deal", "string", "the deal without its seed, as JSON: `bigboard.game(title).start(json.loads(deal))`"),
    Column("seats", "list<string>", "the player of each seat: `person-12`, `BOT-3` (a bot account) or `bot:easy`"),
    Column("scores", "list<int64>", "the money of each seat at the end"),
    Column("winners", "list<int32>", "the seats that won"),
    Column("decisions", "int32", "the number of rows in `decisions.parquet`"),
    Column("judged", "bool", "whether the decisions have verdicts"),
)
DECISIONS: Final = (
    Column("game_id", "string", "as in `games.parquet`"),
    Column("title", "string", "as in `games.parquet`"),
    Column("n", "int32", "the number of the action in the game, from 1"),
    Column("seat", "int32", "the seat that decided, from 0"),
    Column("player", "string", "the player who decided; a bot, where it played for an absent person"),
    Column("decision", "string", "the question, such as `buy`"),
    Column("legal", "list<int32>", "the legal actions"),
    Column("action", "int32", "the action taken"),
    Column("described", "string", "the action as JSON, as in a record"),
    Column("text", "string", "the action in [notation](../reference/notation.md)"),
    Column("worth", "int64", "the seat's money if the game had ended before the action"),
    Column("score", "int64", "the seat's money at the end"),
    Column("won", "double", "1 for a victory, 1/k for one shared by k, else 0"),
    Column("verdict", "string", "the [coach's](../learn/coach.md) verdict; null if the game was not reviewed"),
    Column("loss", "double", "the estimated loss compared with the best answer, in money"),
    Column("loss_win", "double", "the same, as a chance to win"),
    Column("error", "double", "the standard error of `loss`"),
    Column("best", "string", "the best answer in notation"),
    Column("judge", "int32", "the version of the judge"),
)


@dataclass(frozen=True)
class OpenAction:
    """An action of a game, and the player who took it."""

    described: JsonDict
    player: str


@dataclass(frozen=True)
class OpenGame:
    """A finished game to publish. `verdicts` are those of its review, by the number of the action."""

    title: str
    deal: Mapping[str, Any]
    seats: Sequence[str]
    actions: Sequence[OpenAction]
    verdicts: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    judge: int | None = None


def rows_of(game_id: str, game: OpenGame) -> tuple[JsonDict, list[JsonDict]]:
    """Return the row of a game and those of its decisions; ValueError if it cannot be replayed to its end."""
    rules = registry.game(game.title)
    deal = {name: value for name, value in game.deal.items() if name != "seed"}
    state = rules.start(deal)
    notation = notation_of(game.title)
    options = deal.get("options", {})
    rows: list[JsonDict] = []
    for n, taken in enumerate(game.actions, 1):
        action = state.find(taken.described)
        rows.append(
            {
                "game_id": game_id,
                "title": game.title,
                "n": n,
                "seat": state.seat,
                "player": taken.player,
                "decision": state.decision,
                "legal": state.legal_actions(),
                "action": action,
                "described": json.dumps(state.describe(action)),
                "text": notation.action_text(state.describe(action), options),
                "worth": state.scores()[state.seat],
                **verdict_of(game.verdicts.get(n), notation, options, game.judge),
            }
        )
        state.apply(action, events=False)
    if not state.is_over:
        raise ValueError("This game is not over.")
    scores, winners = state.scores(), state.winners()
    for row in rows:
        row["score"] = scores[row["seat"]]
        row["won"] = 1 / len(winners) if row["seat"] in winners else 0.0
    about: JsonDict = {
        "game_id": game_id,
        "title": game.title,
        "rules": rules.rules_version,
        "players": state.players,
        "options": json.dumps(options),
        "deal": json.dumps(deal),
        "seats": list(game.seats),
        "scores": scores,
        "winners": winners,
        "decisions": len(rows),
        "judged": bool(game.verdicts),
    }
    return about, rows


def verdict_of(
    found: Mapping[str, Any] | None, notation: Any, options: Mapping[str, Any], judge: int | None
) -> JsonDict:
    if found is None:
        return dict.fromkeys(("verdict", "loss", "loss_win", "error", "best", "judge"))
    best = ", ".join(notation.action_text(one, options) for one in found["best"]["described"])
    return {**{name: found[name] for name in ("verdict", "loss", "loss_win", "error")}, "best": best, "judge": judge}


def write_open_data(folder: Path, games: Iterable[OpenGame], source: str) -> tuple[int, int]:
    """Write games, decisions and the data card into a folder; return how many games and decisions there are.

    `source` is a sentence about where the games come from. A game that cannot be replayed is left out.
    """
    pa, pq = import_module("pyarrow"), import_module("pyarrow.parquet")
    folder.mkdir(parents=True, exist_ok=True)
    about = {b"license": LICENSE.encode(), b"bigboard_open_data": str(VERSION).encode()}
    schemas = [pa.schema(arrow_fields(pa, columns), metadata=about) for columns in (GAMES, DECISIONS)]
    count = decisions = 0
    players: set[str] = set()
    with (
        pq.ParquetWriter(folder / GAMES_FILE, schemas[0], compression="zstd") as game_file,
        pq.ParquetWriter(folder / DECISIONS_FILE, schemas[1], compression="zstd") as decision_file,
    ):
        for game_rows, decision_rows in batches(games):
            game_file.write_table(pa.Table.from_pylist(game_rows, schema=schemas[0]))
            decision_file.write_table(pa.Table.from_pylist(decision_rows, schema=schemas[1]))
            count += len(game_rows)
            decisions += len(decision_rows)
            players.update(seat for row in game_rows for seat in row["seats"] if not seat.startswith(BOT))
    (folder / CARD_FILE).write_text(data_card(count, decisions, len(players), source), encoding="utf-8")
    return count, decisions


def arrow_fields(pa: Any, columns: Sequence[Column]) -> list[Any]:
    plain = {"string": pa.string(), "int32": pa.int32(), "int64": pa.int64(), "double": pa.float64()}
    kinds = {"bool": pa.bool_(), **plain, **{f"list<{name}>": pa.list_(kind) for name, kind in plain.items()}}
    return [pa.field(column.name, kinds[column.type]) for column in columns]


def batches(games: Iterable[OpenGame]) -> Iterator[tuple[list[JsonDict], list[JsonDict]]]:
    """Yield rows of games and of their decisions, some at a time."""
    game_rows: list[JsonDict] = []
    decision_rows: list[JsonDict] = []
    number = 0
    for game in games:
        try:
            row, rows = rows_of(f"game-{number + 1}", game)
        except ValueError:  # of other rules, or damaged: `bigboard check` names it
            continue
        number += 1
        game_rows.append(row)
        decision_rows += rows
        if len(decision_rows) >= BATCH:
            yield game_rows, decision_rows
            game_rows, decision_rows = [], []
    if game_rows:
        yield game_rows, decision_rows


def data_card(games: int, decisions: int, players: int, source: str) -> str:
    """Return the data card of an export, in Markdown."""
    tables = "\n\n".join(
        f"## `{file}`\n\n| column | type | meaning |\n|---|---|---|\n"
        + "\n".join(f"| `{one.name}` | {one.type} | {one.meaning} |" for one in columns)
        for file, columns in ((GAMES_FILE, GAMES), (DECISIONS_FILE, DECISIONS))
    )
    tables = tables.replace("[notation](../reference/notation.md)", "notation")
    tables = tables.replace("[coach's](../learn/coach.md)", "coach's")
    return f"""# Games of Big Board

{games:,} games with {decisions:,} decisions of {players:,} players, besides built-in bots. Schema version {VERSION}.

- **Source.** {source}
- **License.** {LICENSE}: no rights reserved (https://creativecommons.org/publicdomain/zero/1.0/).
- **Players.** Names are random numbers, drawn for this export alone. There are no ids, times or chat lines.
- **Limits.** The data is pseudonymous, not anonymous: someone who watched a game can recognize it by its moves.
  Do not try to find out who a player is.
- **Bias.** Players chose to take part, and to play in public. They are no random sample of players.
- **Verdicts** are estimates of a simulation, with an error. They are missing where no one asked for a review.

{tables}
"""
