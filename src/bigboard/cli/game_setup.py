"""The game requested on the command line: seats, names and modules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bigboard.cli.errors import UserError
from bigboard.cli.language import join_list, say
from bigboard.cli.opponents import for_seats, read_opponents
from bigboard.cli.session import HUMAN, Seating, printable
from bigboard.games.registry import declaration, title

USUAL_OPPONENTS = "medium"
BOT_NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")


@dataclass(frozen=True)
class GameRequest:
    """The options of `bigboard play`."""

    game: str = ""
    players: int = 4
    seed: int | str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    against: str = ""  # bots, with commas between them
    seat: int = 1  # as people count
    humans: int = 1
    names: tuple[str, ...] = ()
    modules: str = ""  # with commas between them; "all" for all there are


def seating(request: GameRequest) -> Seating:
    """People first, from the wished seat on; bots on the others."""
    if not 1 <= request.humans <= request.players:
        raise UserError(say("cli-bad-humans", players=request.players, humans=request.humans))
    if not 1 <= request.seat <= request.players:
        raise UserError(say("cli-bad-seat", players=request.players, seat=request.seat))
    if len(request.names) > request.humans:
        raise UserError(say("cli-bad-names", names=len(request.names), humans=request.humans))
    names = [""] * request.players
    players = [""] * request.players
    for number in range(request.humans):
        seat = (request.seat - 1 + number) % request.players
        players[seat] = HUMAN
        given = request.names[number] if number < len(request.names) else ""
        usual = say("player") if request.humans == 1 else say("player-number", number=number + 1)
        names[seat] = printable(given or usual)
    specs = read_opponents(request.against or USUAL_OPPONENTS)
    free = request.players - request.humans
    bots = iter(for_seats(specs, free) if free else [])
    bot_names = iter(name for name in BOT_NAMES if name not in names)
    return Seating([name or next(bot_names) for name in names], [player or next(bots) for player in players])


def requested_modules(request: GameRequest) -> dict[str, Any]:
    """The modules of `--with` as rule options; UserError lists those there are."""
    wanted = [word.strip().lower().replace("-", "_") for word in request.modules.split(",") if word.strip()]
    if not wanted:
        return {}
    declared, game = declaration(request.game), title(request.game).label
    if not declared.modules:
        raise UserError(say("cli-no-modules", game=game))
    chosen: dict[str, Any] = {}
    for word in wanted:
        on = declared.switched_on(word)
        if not on:
            raise UserError(say("cli-no-module", game=game, module=word, known=join_list(declared.modules)))
        chosen |= on
    return chosen
