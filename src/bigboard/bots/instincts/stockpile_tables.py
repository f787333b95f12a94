"""What an investor's ability and a strategy card are worth in a game, in dollars: judgement, not rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# In the order of the box: see `games/stockpile/cards.py`.
INVESTOR_STRENGTH: Final = vec[i64]([
    16000,  # Ana
    9000,  # Barack
    0,  # Bill
    12000,  # Bernie
    17000,  # Barbara
    14000,  # Chanda
    12000,  # Cramer
    9000,  # Carlos
    12000,  # Dangote
    18000,  # Donald
    12000,  # Deborah
    8000,  # Phil
    16000,  # Graham
    12000,  # Ivan
    10000,  # Liliane
    9000,  # Li
    8000,  # Mark
    9000,  # Martha
    13000,  # Mitt
    -8000,  # Oprah
    6000,  # Robins
    6000,  # Stuart
    9000,  # Soros
    8000,  # Sanders
    8000,  # Talal
    8000,  # Warren
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
