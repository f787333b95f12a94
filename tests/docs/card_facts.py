"""What everyone is told about Shorting Soros, as JSON: `python -m tests.docs.card_facts`."""

from __future__ import annotations

import asyncio
import json

from tests.titles.stockpile.table_setting import AUTO, BANK, normal, table

from bigboard import Rng
from bigboard.bots.search.bot import SearchBot
from bigboard.games.rulebook import clause
from bigboard.server.http.games import rulebook
from bigboard.titles.stockpile.terminal.questions import explain_card, question

SOROS = "Shorting Soros"
RULE = "STK-INV-SOROS"


def facts() -> dict[str, object]:
    state = table(
        3,
        stage="selling",
        options={"investors": True},
        investors={"kept": [[SOROS], [], []]},
        portfolios=[normal(AUTO, BANK), normal(), normal()],
    )
    view = state.observe(0)
    served = asyncio.run(rulebook("stockpile")).clauses
    bot = SearchBot(simulations=100)
    used = state.clone()
    used.apply(used.find({"type": "use", "investor": SOROS}))
    asked = used.view(0)
    return {
        "clause": clause(RULE).text,
        "clause in French": clause(RULE, "fr").text,
        "clause for the browser": next(entry.text for entry in served if entry.id == RULE),
        "view": view["seats"][0]["investors"][0]["numbers"],
        "offer": [choice["gain"] for choice in asked["offers"]["choices"]],
        "terminal, why": explain_card(view, SOROS),
        "terminal, question": [answer.note for answer in question(asked, used).answers],
        "bot": state.describe(bot.choose(state.clone(), Rng(1)))["type"],
    }


if __name__ == "__main__":
    print(json.dumps(facts(), indent=1))
