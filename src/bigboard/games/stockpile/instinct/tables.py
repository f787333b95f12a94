"""What an investor and a strategy card are worth in a game, in dollars at the end: experience, not rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What a dollar at the beginning is worth at the end, and where bonds can be bought with it.
EARLY_DOLLAR: Final = 2
EARLY_DOLLAR_WITH_BONDS: Final = 8

# In the order of the box, starting money included, against an average investor, as `benchmarks/investor_worth.py`
# measures it.
INVESTOR_WORTH: Final = vec[i64]([
    0,  # Agile Ana
    7500,  # Bailout Barack
    27500,  # Billionaire Bill
    -18500,  # Broker Bernie
    1000,  # Budget Barbara
    -18000,  # Clever Chanda
    -10000,  # Crazy Cramer
    -10000,  # Cunning Carlos
    -33500,  # Daring Dangote
    7000,  # Discount Donald
    -5500,  # Dividend Deborah
    -6000,  # Forecast Phil
    -16500,  # Golden Graham
    -3500,  # Illicit Ivan
    47000,  # Lazy Liliane
    34500,  # Lucrative Li
    8000,  # Maverick Mark
    -1000,  # Mayknow Martha
    -2000,  # Moneymaker Mitt
    15500,  # Opulent Oprah
    3500,  # Royal Robins
    -2000,  # Secretive Stuart
    500,  # Shorting Soros
    -2000,  # Socialist Sanders
    -9500,  # Tactical Talal
    -12500,  # Wise Warren
])  # fmt: skip

CARD_STRENGTH: Final = vec[i64]([
    5000,  # Block Trading
    5000,  # Value Investing
    2000,  # Convertible Bond
    6000,  # Corner the Market
    1500,  # Corporate Espionage
    3800,  # Insider Trading
    5000,  # Data Broker
    6000,  # Diversification
    1500,  # Dividend Growth Investing
    2500,  # Special Dividend
    2500,  # Falsified Earnings
    2000,  # Fraudulent Transfer
    2000,  # Vulture Capitalism
    4000,  # Interpositioning
    3500,  # Market Maker
    9000,  # Naked Short
    2500,  # Rogue Trading
    2500,  # Systemic Shock
    6000,  # Bear Raid
    2000,  # Pump and Dump
    2500,  # Buyback
    4000,  # Golden Parachute
    1000,  # Leveraged Buyout
    1800,  # Wash Trade
    1500,  # Circuit Breaker
    4000,  # Kickback
])  # fmt: skip
