"""All powers by number: the investors, and after them the strategy cards, in the order of `cards.py`."""

from typing import Final

from bigboard.games.stockpile.rules.cards import INVESTOR_KEYS, INVESTORS, STRATEGY_KEYS
from bigboard.games.stockpile.rules.modules.investors.action import (
    BailoutBarack,
    CleverChanda,
    CrazyCramer,
    GoldenGraham,
    IllicitIvan,
    ShortingSoros,
    TacticalTalal,
)
from bigboard.games.stockpile.rules.modules.investors.demand import (
    BrokerBernie,
    BudgetBarbara,
    CunningCarlos,
    DiscountDonald,
    LazyLiliane,
    MayknowMartha,
    MoneymakerMitt,
)
from bigboard.games.stockpile.rules.modules.investors.round_end import (
    AgileAna,
    BillionaireBill,
    DaringDangote,
    DividendDeborah,
    LucrativeLi,
    OpulentOprah,
    SocialistSanders,
)
from bigboard.games.stockpile.rules.modules.investors.supply import (
    ForecastPhil,
    MaverickMark,
    RoyalRobins,
    SecretiveStuart,
    WiseWarren,
)
from bigboard.games.stockpile.rules.modules.strategies.market import (
    Buyback,
    CircuitBreaker,
    CorporateEspionage,
    FalsifiedEarnings,
    InsiderTrading,
    MarketMaker,
    NakedShort,
    PumpAndDump,
    SystemicShock,
    WashTrade,
)
from bigboard.games.stockpile.rules.modules.strategies.money import (
    BlockTrading,
    CornerTheMarket,
    DataBroker,
    Diversification,
    DividendGrowthInvesting,
    GoldenParachute,
    Interpositioning,
    Kickback,
    SpecialDividend,
    ValueInvesting,
)
from bigboard.games.stockpile.rules.modules.strategies.shares import (
    BearRaid,
    ConvertibleBond,
    FraudulentTransfer,
    LeveragedBuyout,
    RogueTrading,
    VultureCapitalism,
)
from bigboard.games.stockpile.rules.powers import Power


def all_powers() -> list[Power]:
    investors: dict[str, Power] = {
        "ana": AgileAna(),
        "barack": BailoutBarack(),
        "bill": BillionaireBill(),
        "bernie": BrokerBernie(),
        "barbara": BudgetBarbara(),
        "chanda": CleverChanda(),
        "cramer": CrazyCramer(),
        "carlos": CunningCarlos(),
        "dangote": DaringDangote(),
        "donald": DiscountDonald(),
        "deborah": DividendDeborah(),
        "phil": ForecastPhil(),
        "graham": GoldenGraham(),
        "ivan": IllicitIvan(),
        "liliane": LazyLiliane(),
        "li": LucrativeLi(),
        "mark": MaverickMark(),
        "martha": MayknowMartha(),
        "mitt": MoneymakerMitt(),
        "oprah": OpulentOprah(),
        "robins": RoyalRobins(),
        "stuart": SecretiveStuart(),
        "soros": ShortingSoros(),
        "sanders": SocialistSanders(),
        "talal": TacticalTalal(),
        "warren": WiseWarren(),
    }
    strategies: dict[str, Power] = {
        "block_trading": BlockTrading(),
        "value_investing": ValueInvesting(),
        "convertible_bond": ConvertibleBond(),
        "corner_the_market": CornerTheMarket(),
        "corporate_espionage": CorporateEspionage(),
        "insider_trading": InsiderTrading(),
        "data_broker": DataBroker(),
        "diversification": Diversification(),
        "dividend_growth_investing": DividendGrowthInvesting(),
        "special_dividend": SpecialDividend(),
        "falsified_earnings": FalsifiedEarnings(),
        "fraudulent_transfer": FraudulentTransfer(),
        "vulture_capitalism": VultureCapitalism(),
        "interpositioning": Interpositioning(),
        "market_maker": MarketMaker(),
        "naked_short": NakedShort(),
        "rogue_trading": RogueTrading(),
        "systemic_shock": SystemicShock(),
        "bear_raid": BearRaid(),
        "pump_and_dump": PumpAndDump(),
        "buyback": Buyback(),
        "golden_parachute": GoldenParachute(),
        "leveraged_buyout": LeveragedBuyout(),
        "wash_trade": WashTrade(),
        "circuit_breaker": CircuitBreaker(),
        "kickback": Kickback(),
    }
    powers: list[Power] = []
    for key in INVESTOR_KEYS:
        power = investors[key]
        power.rule = f"STK-INV-{key.upper()}"
        powers.append(power)
    for key in STRATEGY_KEYS:
        power = strategies[key]
        power.rule = f"STK-STR-{key.upper().replace('_', '-')}"
        powers.append(power)
    return powers


POWERS: Final = all_powers()
FIRST_STRATEGY: Final = INVESTORS
