"""The numbers that are printed on investors and strategy cards, one line each: card, field of its data file, limits.

A card's class reads its own as `t.card_data.soros_price`. Whoever adds a card with a number adds a line here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.games.stockpile.rules.cards import COMPANIES, TRACK_SPACES
from bigboard.games.stockpile.rules.toml_table import MOST, TomlTable

MOST_STEPS: Final = 9  # of a price, of plays in a round, of shares sold by one card


class CardNumbers:
    """Every number of every card, named after the card and the field of its data file."""

    def __init__(self, investors: dict[str, TomlTable], strategies: dict[str, TomlTable]) -> None:
        self.ana_amount: i64 = investors["ana"].card_number("amount")
        self.barack_discount: i64 = investors["barack"].card_number("discount")
        self.barbara_track: vec[i64] = vec[i64](own_track(investors["barbara"]))
        self.cramer_steps: i64 = investors["cramer"].card_number("steps", 1, MOST_STEPS)
        self.carlos_spaces: i64 = investors["carlos"].card_number("spaces", 1, TRACK_SPACES)
        self.dangote_amount: i64 = investors["dangote"].card_number("amount")
        self.donald_spaces: i64 = investors["donald"].card_number("spaces", 0, TRACK_SPACES)
        self.deborah_amount: i64 = investors["deborah"].card_number("amount")
        self.graham_amount: i64 = investors["graham"].card_number("amount")
        self.ivan_plays: i64 = investors["ivan"].card_number("plays", 1, MOST_STEPS)
        self.liliane_amount: i64 = investors["liliane"].card_number("amount")
        self.liliane_fine: i64 = investors["liliane"].card_number("fine")
        self.li_amount: i64 = investors["li"].card_number("amount")
        self.mitt_amount: i64 = investors["mitt"].card_number("amount")
        self.oprah_amount: i64 = investors["oprah"].card_number("amount")
        self.soros_price: i64 = investors["soros"].card_number("price")
        self.sanders_taken: i64 = investors["sanders"].card_number("taken")
        self.sanders_given: i64 = investors["sanders"].card_number("given")

        self.block_trading_amount: i64 = strategies["block_trading"].card_number("amount")
        self.block_trading_space: i64 = strategies["block_trading"].card_number("space")
        self.value_investing_amount: i64 = strategies["value_investing"].card_number("amount")
        self.value_investing_space: i64 = strategies["value_investing"].card_number("space")
        self.corner_the_market_amount: i64 = strategies["corner_the_market"].card_number("amount")
        self.corporate_espionage_pairs: i64 = strategies["corporate_espionage"].card_number("pairs", 1, COMPANIES)
        self.insider_trading_amount: i64 = strategies["insider_trading"].card_number("amount")
        self.insider_trading_pairs: i64 = strategies["insider_trading"].card_number("pairs", 0, COMPANIES)
        self.data_broker_amount: i64 = strategies["data_broker"].card_number("amount")
        self.diversification_amount: i64 = strategies["diversification"].card_number("amount")
        self.dividend_growth_investing_amount: i64 = strategies["dividend_growth_investing"].card_number("amount")
        self.special_dividend_amount: i64 = strategies["special_dividend"].card_number("amount")
        self.falsified_earnings_steps: i64 = strategies["falsified_earnings"].card_number("steps", 0, MOST_STEPS)
        self.interpositioning_amount: i64 = strategies["interpositioning"].card_number("amount")
        self.market_maker_steps: i64 = strategies["market_maker"].card_number("steps", 1, MOST_STEPS)
        self.market_maker_companies: i64 = strategies["market_maker"].card_number("companies", 1, COMPANIES)
        self.naked_short_amount: i64 = strategies["naked_short"].card_number("amount")
        self.systemic_shock_steps: i64 = strategies["systemic_shock"].card_number("steps", 1, MOST_STEPS)
        self.systemic_shock_companies: i64 = strategies["systemic_shock"].card_number("companies", 1, COMPANIES)
        self.bear_raid_price: i64 = strategies["bear_raid"].card_number("price")
        self.bear_raid_shares: i64 = strategies["bear_raid"].card_number("shares", 1, MOST_STEPS)
        self.pump_and_dump_steps: i64 = strategies["pump_and_dump"].card_number("steps", 1, MOST_STEPS)
        self.buyback_steps: i64 = strategies["buyback"].card_number("steps", 1, MOST_STEPS)
        self.golden_parachute_amount: i64 = strategies["golden_parachute"].card_number("amount")
        self.golden_parachute_limit: i64 = strategies["golden_parachute"].card_number("limit")
        self.wash_trade_steps: i64 = strategies["wash_trade"].card_number("steps", 1, MOST_STEPS)
        self.kickback_amount: i64 = strategies["kickback"].card_number("amount")

        if self.oprah_amount % 2:
            raise investors["oprah"].wrong("amount", "it can be given to two players in halves, so it is even.")
        if self.sanders_given > self.sanders_taken:
            raise investors["sanders"].wrong("given", "it is a part of what is taken, so it is not more than that.")


def own_track(card: TomlTable) -> list[int]:
    """What Budget Barbara pays for each space; less than nothing is received."""
    track = card.numbers("track", TRACK_SPACES, -MOST)
    if track[0] > 0:
        raise card.wrong("track", "the first space must cost nothing, so that everybody can bid.")
    if sorted(track) != track:
        raise card.wrong("track", "no space costs less than the one before it.")
    card.printed["track"] = track
    return track
