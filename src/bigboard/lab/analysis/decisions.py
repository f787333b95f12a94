"""Every decision of simulated games as a row: the question, the legal answers, the answer, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import bigboard
from bigboard.lab.analysis.ratings import WHOLE, points
from bigboard.lab.run.collector import collector_of
from bigboard.lab.run.match import Outcome
from bigboard.lab.run.pairings import Field
from bigboard.records.notation import notation_of


def decision_rows(field: Field, lines: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """The games of a journal played again, decision by decision. Games whose journal holds no actions are left out."""
    game = bigboard.game(field.game)
    notation = notation_of(field.game)
    for line in lines:
        outcome = Outcome.from_json(dict(line))
        if outcome.actions is None:
            continue
        deal, rotation = outcome.fixture
        places = field.seating(rotation)
        won = points(outcome.winners, field.players)
        state = game.start(game.deal(field.players, field.deal_seed(deal), field.options))
        state.events = True
        collector = collector_of(field.game)()
        collector.begin(state)
        for move, action in enumerate(outcome.actions):
            seat, decision = state.seat, state.decision
            described = state.describe(action)
            yield {
                "deal": deal,
                "rotation": rotation,
                "move": move,
                "round": collector.round_now(),
                "seat": seat + 1,
                "bot": field.bots[places[seat]],
                "decision": decision,
                "action": action,
                "type": described["type"],
                "text": notation.action_text(described, field.options),
                "offered": state.legal_actions(),
                "worth": state.scores()[seat],
                "money": outcome.money[seat],
                "win": won[seat] / WHOLE,
            }
            collector.see(state, seat, decision, state.apply(action))
