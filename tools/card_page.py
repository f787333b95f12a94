"""The page `docs/play/stockpile-cards.md`: every investor and strategy card with its text and its numbers."""

from __future__ import annotations

from bigboard.games.rulebook import clause
from bigboard.titles.stockpile.rules.cards.cards import INVESTORS
from bigboard.titles.stockpile.rules.cards.data_files import printed_data
from bigboard.titles.stockpile.rules.powers.catalog import POWERS
from tools.docs import table

PATH = "docs/play/stockpile-cards.md"
HEAD = """# Stockpile's investors and strategy cards

`make generate` writes this page from `titles/stockpile/data` and the clauses. Amounts are in thousands of dollars. The
mark is the source of a card's least certain number: `rulebook` is printed, `public` comes from owners of the
box, and `house` is our own guess, which [data files](../reference/data-files.md) can correct.
[How to add a card](../develop/add-a-card.md).
"""


def card_page() -> str:
    data = printed_data()
    texts = [clause(power.rule).text for power in POWERS]
    investors = [
        (name, texts[n], str(data.investor_cash[n]), str(data.investor_cash_of_two[n]), data.investor_needs[n], mark)
        for n, (name, mark) in enumerate(zip(data.investor_names, data.investor_marks, strict=True))
    ]
    strategies = [
        (
            name,
            texts[INVESTORS + n],
            str(data.cost[INVESTORS + n]),
            str(data.strategy_copies[n]),
            data.strategy_needs[n],
            mark,
        )
        for n, (name, mark) in enumerate(zip(data.strategy_names, data.strategy_marks, strict=True))
    ]
    first = table(("investor", "what it does", "cash", "cash of two", "needs", "mark"), investors)
    second = table(("card", "what it does", "cost", "copies", "needs", "mark"), strategies)
    return f"{HEAD}\n## Investors\n\n{first}\n## Strategy cards\n\n{second}"
