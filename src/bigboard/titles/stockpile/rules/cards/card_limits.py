"""The limits of the numbers of investors and strategy cards, by field."""

from typing import Final

from bigboard.titles.stockpile.rules.cards.cards import COMPANIES, TRACK_SPACES
from bigboard.titles.stockpile.rules.cards.toml_table import MOST, TomlTable

MOST_STEPS: Final = 9  # of a price, of plays in a round, of shares sold by one card

# The most that a field can be; it is at least 1. Every other field is a sum of money, which can be 0.
LIMITS: Final = {
    "steps": MOST_STEPS,
    "plays": MOST_STEPS,
    "shares": MOST_STEPS,
    "spaces": TRACK_SPACES,
    "pairs": COMPANIES,
    "companies": COMPANIES,
}
CAN_BE_NONE: Final = (
    "[investor.donald] spaces",
    "[strategy.insider_trading] pairs",
    "[strategy.falsified_earnings] steps",
)


def card_number(card: TomlTable, field: str) -> int:
    least = 1 if field in LIMITS and f"{card.where} {field}" not in CAN_BE_NONE else 0
    return card.card_number(field, least, LIMITS.get(field, MOST))


def card_track(card: TomlTable, field: str) -> list[int]:
    """Check the prices of a bidding track; negative ones are received."""
    track = card.numbers(field, TRACK_SPACES, -MOST)
    if track[0] > 0:
        raise card.wrong(field, "the first space must cost nothing, so that every player can bid.")
    if sorted(track) != track:
        raise card.wrong(field, "no space costs less than the one before it.")
    card.printed[field] = track
    return track


def check_together(investors: dict[str, TomlTable]) -> None:
    """Numbers of a card that depend on each other."""
    if investors["oprah"].printed["amount"] % 2:
        raise investors["oprah"].wrong("amount", "it can be given to two players in halves, so it is even.")
    if investors["sanders"].printed["given"] > investors["sanders"].printed["taken"]:
        raise investors["sanders"].wrong("given", "it is a part of what is taken, so it is not more than that.")
