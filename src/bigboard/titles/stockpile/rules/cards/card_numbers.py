"""The numbers of investors and strategy cards, by card and field of their data files. Written by `make generate`."""

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.card_limits import card_number, card_track
from bigboard.titles.stockpile.rules.cards.toml_table import TomlTable


class CardNumbers:
    """A card's class reads its own, for example `t.card_data.soros_price`."""

    def __init__(self, investors: dict[str, TomlTable], strategies: dict[str, TomlTable]) -> None:
        self.ana_amount: i64 = card_number(investors["ana"], "amount")
        self.barack_discount: i64 = card_number(investors["barack"], "discount")
        self.barbara_track: vec[i64] = vec[i64](card_track(investors["barbara"], "track"))
        self.cramer_steps: i64 = card_number(investors["cramer"], "steps")
        self.carlos_spaces: i64 = card_number(investors["carlos"], "spaces")
        self.dangote_amount: i64 = card_number(investors["dangote"], "amount")
        self.donald_spaces: i64 = card_number(investors["donald"], "spaces")
        self.deborah_amount: i64 = card_number(investors["deborah"], "amount")
        self.graham_amount: i64 = card_number(investors["graham"], "amount")
        self.ivan_plays: i64 = card_number(investors["ivan"], "plays")
        self.liliane_amount: i64 = card_number(investors["liliane"], "amount")
        self.liliane_fine: i64 = card_number(investors["liliane"], "fine")
        self.li_amount: i64 = card_number(investors["li"], "amount")
        self.mitt_amount: i64 = card_number(investors["mitt"], "amount")
        self.oprah_amount: i64 = card_number(investors["oprah"], "amount")
        self.soros_price: i64 = card_number(investors["soros"], "price")
        self.sanders_taken: i64 = card_number(investors["sanders"], "taken")
        self.sanders_given: i64 = card_number(investors["sanders"], "given")
        self.block_trading_amount: i64 = card_number(strategies["block_trading"], "amount")
        self.block_trading_space: i64 = card_number(strategies["block_trading"], "space")
        self.value_investing_amount: i64 = card_number(strategies["value_investing"], "amount")
        self.value_investing_space: i64 = card_number(strategies["value_investing"], "space")
        self.corner_the_market_amount: i64 = card_number(strategies["corner_the_market"], "amount")
        self.corporate_espionage_pairs: i64 = card_number(strategies["corporate_espionage"], "pairs")
        self.insider_trading_amount: i64 = card_number(strategies["insider_trading"], "amount")
        self.insider_trading_pairs: i64 = card_number(strategies["insider_trading"], "pairs")
        self.data_broker_amount: i64 = card_number(strategies["data_broker"], "amount")
        self.diversification_amount: i64 = card_number(strategies["diversification"], "amount")
        self.dividend_growth_investing_amount: i64 = card_number(strategies["dividend_growth_investing"], "amount")
        self.special_dividend_amount: i64 = card_number(strategies["special_dividend"], "amount")
        self.falsified_earnings_steps: i64 = card_number(strategies["falsified_earnings"], "steps")
        self.interpositioning_amount: i64 = card_number(strategies["interpositioning"], "amount")
        self.market_maker_steps: i64 = card_number(strategies["market_maker"], "steps")
        self.market_maker_companies: i64 = card_number(strategies["market_maker"], "companies")
        self.naked_short_amount: i64 = card_number(strategies["naked_short"], "amount")
        self.systemic_shock_steps: i64 = card_number(strategies["systemic_shock"], "steps")
        self.systemic_shock_companies: i64 = card_number(strategies["systemic_shock"], "companies")
        self.bear_raid_price: i64 = card_number(strategies["bear_raid"], "price")
        self.bear_raid_shares: i64 = card_number(strategies["bear_raid"], "shares")
        self.pump_and_dump_steps: i64 = card_number(strategies["pump_and_dump"], "steps")
        self.buyback_steps: i64 = card_number(strategies["buyback"], "steps")
        self.golden_parachute_amount: i64 = card_number(strategies["golden_parachute"], "amount")
        self.golden_parachute_limit: i64 = card_number(strategies["golden_parachute"], "limit")
        self.wash_trade_steps: i64 = card_number(strategies["wash_trade"], "steps")
        self.kickback_amount: i64 = card_number(strategies["kickback"], "amount")
