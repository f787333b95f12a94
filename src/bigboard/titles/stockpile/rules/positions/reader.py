"""Reading positions, field by field; ValueError names the field and what belongs there."""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.cards.cards import (
    ACTION_KINDS,
    CARD_NAMES,
    COMMERCE_KINDS,
    COMPANIES,
    COMPANY_NAMES,
    FIRST_COMMERCE,
    HELD_KINDS,
    INVESTORS,
    MARKET_KINDS,
    TRACK_SPACES,
    commerce_number,
    company_number,
    forecast_number,
    market_number,
    number_of,
)
from bigboard.titles.stockpile.rules.model.inventory import missing_commerce, missing_market_cards
from bigboard.titles.stockpile.rules.model.portfolio_history import ENTRIES_END, recall_course
from bigboard.titles.stockpile.rules.model.strategy_hands import (
    DISCARDED,
    DISCARDED_TWICE,
    IN_HAND,
    IN_HAND_TWICE,
    PLAYED,
    PLAYED_TWICE,
    put_card,
)
from bigboard.titles.stockpile.rules.model.table import (
    BIDDER,
    BONDS,
    CAP,
    COMMERCE,
    COMPANY,
    DEBTS,
    ENDED,
    EVERYBODY,
    FEES_TAKEN,
    FORECAST,
    KNOWN,
    LAID,
    MAX_LAID,
    MAX_PILES,
    MAX_PLAYERS,
    MEMORY,
    OPENING,
    PAIRS,
    PILE_ROOM,
    SEEN,
    SEEN_BY,
    SPACE,
    SUPPLY,
    UNKNOWN,
    VIEWERS,
    WAITING,
    StockpileTable,
    normal_cards,
)
from bigboard.titles.stockpile.rules.numbers import STAGE_ACTION, STAGE_BEFORE_INFORMATION, STAGE_DISCARDING
from bigboard.titles.stockpile.rules.positions.fields import checked, listed, per_seat, read_counts, read_seen, whole
from bigboard.titles.stockpile.rules.powers.catalogue import FIRST_STRATEGY, POWERS
from bigboard.titles.stockpile.rules.powers.timing import seat_investors
from bigboard.titles.stockpile.rules.setup.deal import checked_rounds
from bigboard.titles.stockpile.rules.setup.options import (
    options_of,
    strategies_allowed,
    strategies_needed,
    strategy_deck,
)

MOST_MONEY: Final = 100_000


def read_holdings(t: StockpileTable, position: Mapping[str, Any]) -> None:
    """Money, portfolios, bonds, fees, commerce cards, prices."""
    money = t.card_data.cash[t.seats]
    for seat, amount in enumerate(per_seat(t, position, "money", money)):
        t.money[seat] = checked(amount, f"The money of seat {seat}", -MOST_MONEY, MOST_MONEY)
    for seat, cards in enumerate(per_seat(t, position, "portfolios", {})):
        if not isinstance(cards, Mapping) or set(cards) - {"normal", "split"}:
            raise ValueError(f"The portfolio of seat {seat} has the fields normal and split, not {cards!r}.")
        where = f"The portfolio of seat {seat}"
        read_counts(cards.get("normal", {}), where, CARD_NAMES[:HELD_KINDS], t.hold, seat * HELD_KINDS)
        read_counts(cards.get("split", {}), where, COMPANY_NAMES, t.split, seat * COMPANIES)
    for seat, fees in enumerate(per_seat(t, position, "owes", [])):
        for place, fee in enumerate(listed(fees, f"What seat {seat} owes")):
            number = i64(checked(fee, f"A fee card that seat {seat} owes", 1, 3))
            t.ledger[DEBTS + seat] |= number << (2 * place)
    for seat, bonds in enumerate(per_seat(t, position, "bonds", 0)):
        t.ledger[BONDS + seat] = checked(bonds, f"The bonds of seat {seat}", 0, int(t.card_data.bonds))
        t.bonds_left -= bonds
    if "bonds_left" in position and position["bonds_left"] != t.bonds_left:
        raise ValueError(
            f"There are {t.card_data.bonds} bonds: {t.bonds_left} are left, not {position['bonds_left']!r}."
        )
    if t.bonds_left < 0:
        raise ValueError(f"There are only {t.card_data.bonds} bonds, and none without the option 'bonds'.")
    names = CARD_NAMES[FIRST_COMMERCE : FIRST_COMMERCE + COMMERCE_KINDS]
    for seat, cards in enumerate(per_seat(t, position, "commerce_held", {})):
        read_counts(cards, f"The commerce cards of seat {seat}", names, t.commerce_held, seat * COMMERCE_KINDS)
    for seat, fees in enumerate(per_seat(t, position, "fees_taken", 0)):
        t.ledger[FEES_TAKEN + seat] = checked(fees, f"The fees that seat {seat} has taken", 0, 12)
    for seat, spaces in enumerate(per_seat(t, position, "ended_on", [])):
        for space in listed(spaces, f"Where the meeples of seat {seat} ended"):
            number = i64(checked(space, f"A space where a meeple of seat {seat} ended", 0, TRACK_SPACES - 1))
            t.ledger[ENDED + seat] = (t.ledger[ENDED + seat] << 4) | (number + 1)
    spaces = position.get("spaces", {})
    if not isinstance(spaces, Mapping):
        raise ValueError(f"The position's 'spaces' map companies to spaces of their tracks, not {spaces!r}.")
    for name, space in spaces.items():
        company = company_number(name)
        t.prices[company] = checked(space, f"The space of {name}", 0, int(t.board.last[company]))


def read_piles(t: StockpileTable, position: Mapping[str, Any]) -> None:
    """Stockpiles, bids and hands."""
    piles = int(t.piles_in_play)
    for pile, cards in enumerate(listed(position.get("piles", [[]] * piles), "The position's 'piles'", piles)):
        for place, entry in enumerate(listed(cards, f"Pile {pile}")):
            if place >= PILE_ROOM:
                raise ValueError(f"Pile {pile} holds more cards than there can be.")
            card = {"card": entry} if isinstance(entry, str) else entry
            if not isinstance(card, Mapping) or "card" not in card or set(card) - {"card", "seen_by"}:
                raise ValueError(f"A card of pile {pile} has the fields card and seen_by, not {entry!r}.")
            kind = number_of(card["card"], CARD_NAMES, "card")
            seen = read_seen(t, card.get("seen_by", "all"), f"Who has seen a card of pile {pile}")
            if kind >= FIRST_COMMERCE and seen != EVERYBODY:
                raise ValueError(f"{CARD_NAMES[kind]} always lies face up.")
            t.piles[pile * PILE_ROOM + place] = kind + SEEN * seen
            t.pile_sizes[pile] = place + 1
    standing = 0
    for pile, bid in enumerate(listed(position.get("bids", [None] * piles), "The position's 'bids'", piles)):
        if bid is None:
            continue
        if not isinstance(bid, Mapping) or set(bid) != {"seat", "space"}:
            raise ValueError(f"The bid on pile {pile} has the fields seat and space, not {bid!r}.")
        t.bids[BIDDER + pile] = checked(bid["seat"], f"The bidder on pile {pile}", 0, int(t.seats) - 1)
        t.bids[SPACE + pile] = checked(bid["space"], f"The bid on pile {pile}", 0, TRACK_SPACES - 1)
        standing += 1
    meeples = int(t.meeples)
    for seat, count in enumerate(per_seat(t, position, "waiting", 0)):
        t.ledger[WAITING + seat] = checked(count, f"The outbid meeples of seat {seat}", 0, meeples)
        standing += count
    t.placed = whole(position, "placed", standing, 0, int(t.seats) * meeples)
    read_hand(t, position, "hands", SUPPLY, 0)
    read_hand(t, position, "commerce_hands", COMMERCE, FIRST_COMMERCE)
    opening = position.get("opening", [None] * piles)
    for pile, name in enumerate(listed(opening, "The position's 'opening'", piles)):
        t.hands[OPENING + pile] = -1 if name is None else market_number(name)


def read_hand(t: StockpileTable, position: Mapping[str, Any], field: str, base: int, kinds: int) -> None:
    for seat, names in enumerate(per_seat(t, position, field, [])):
        if len(listed(names, f"The position's {field!r} of seat {seat}")) > 2:
            raise ValueError(f"Seat {seat} has more than two cards in {field!r}.")
        for k, name in enumerate(names):
            t.hands[base + seat * 2 + k] = commerce_number(name) if kinds else market_number(name)


def read_pairs(t: StockpileTable, position: Mapping[str, Any]) -> None:
    """The pairs of this round and of those to come."""
    options = options_of(t)
    if "rounds" in position:
        rounds = checked_rounds(position, t.card_data, options, int(t.rounds))
    else:
        base = list(range(COMPANIES)) + list(t.card_data.base_forecasts) + list(t.card_data.base_forecasts)
        if t.with_dice:
            faces = [int(t.card_data.dice[die * PAIRS]) for die in range(PAIRS)]
            base = list(range(COMPANIES)) + faces + faces
        rounds = [base] * int(t.rounds)
    t.to_come = vec[i64]([number for entry in rounds for number in entry[: 2 * PAIRS]])
    t.dice = vec[i64]([number for entry in rounds for number in entry[2 * PAIRS :]])
    for k in range(PAIRS):
        t.pairs[COMPANY + k] = t.to_come[t.round * 2 * PAIRS + k]
        t.pairs[FORECAST + k] = t.to_come[t.round * 2 * PAIRS + PAIRS + k]
        t.pairs[SEEN_BY + k] = default_seen(t, k) if t.stage >= STAGE_BEFORE_INFORMATION else 0
    if "pairs" in position:
        for k, pair in enumerate(listed(position["pairs"], "The position's 'pairs'", PAIRS)):
            if not isinstance(pair, Mapping) or set(pair) - {"company", "forecast", "seen_by"}:
                raise ValueError(f"Pair {k} has the fields company, forecast and seen_by, not {pair!r}.")
            t.pairs[COMPANY + k] = company_number(pair.get("company"))
            t.pairs[FORECAST + k] = forecast_number(pair.get("forecast"))
            if "seen_by" in pair:
                t.pairs[SEEN_BY + k] = read_seen(t, pair["seen_by"], f"Who has seen pair {k}")
        if sorted([int(t.pairs[COMPANY + k]) for k in range(PAIRS)]) != list(range(COMPANIES)):
            raise ValueError("The position's 'pairs' must have every company once.")


def default_seen(t: StockpileTable, pair: int) -> int:
    """Dealt as usual: own pairs, the open pair, hidden ones."""
    dealt = int(t.seats * t.meeples)
    if pair < dealt:
        return 1 << ((int(t.first) + pair // int(t.meeples)) % int(t.seats))
    return EVERYBODY if pair == dealt and t.meeples == 1 else 0


def read_cards(t: StockpileTable, position: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """Strategy cards and investors."""
    names = t.card_data.strategy_names
    if t.with_strategies:
        cards = position.get("strategies", {})
        fields = {"hands", "discarded", "played", "deck", "drawn"}
        if not isinstance(cards, Mapping) or set(cards) - fields:
            raise ValueError(f"The position's 'strategies' have the fields {', '.join(sorted(fields))}.")
        for field, once, twice in (
            ("hands", IN_HAND, IN_HAND_TWICE),
            ("discarded", DISCARDED, DISCARDED_TWICE),
        ):
            for seat, hand in enumerate(per_seat(t, cards, field, [])):
                read_strategies(t, listed(hand, f"The strategies' {field!r} of seat {seat}"), once + seat, twice + seat)
        read_strategies(t, listed(cards.get("played", []), "The played strategies"), PLAYED, PLAYED_TWICE)
        deck = [number_of(name, names, "strategy card") for name in listed(cards.get("deck", []), "The deck")]
        if deck and not is_strategy_deck(t.card_data, options, int(t.seats), deck):
            raise ValueError("The strategies' 'deck' is the whole deck in play, dealt cards included.")
        t.strategies = vec[i64](deck or strategy_deck(t.card_data, options, int(t.seats)))
        t.strategies_drawn = whole(cards, "drawn", 0, 0, len(t.strategies))
    for entry in listed(position.get("laid", []), "The position's 'laid'"):
        if not isinstance(entry, Mapping) or set(entry) != {"pair", "card", "seat"} or t.laid == MAX_LAID:
            raise ValueError(f"A laid card has the fields pair, card and seat, not {entry!r}.")
        at = LAID + 3 * t.laid
        card = number_of(entry["card"], names, "strategy card")
        if not POWERS[FIRST_STRATEGY + card].laid:
            raise ValueError(f"{names[card]} is not laid on forecasts.")
        t.pairs[at] = checked(entry["pair"], "The pair of a laid card", 0, PAIRS - 1)
        t.pairs[at + 1] = FIRST_STRATEGY + card
        t.pairs[at + 2] = checked(entry["seat"], "The seat of a laid card", 0, int(t.seats) - 1)
        t.laid += 1
    if t.with_investors:
        read_investors(t, position.get("investors", {}))


def is_strategy_deck(card_data: CardData, options: Mapping[str, Any], players: int, deck: list[int]) -> bool:
    """Whether a game can be played with it: it may be older than the newest cards of the box."""
    allowed = strategies_allowed(card_data, options, players, deck)
    enough = len(deck) >= strategies_needed(card_data, options, players)
    return enough and all(deck.count(card) <= allowed.count(card) for card in deck)


def read_strategies(t: StockpileTable, cards: list[Any], once: int, twice: int) -> None:
    names = t.card_data.strategy_names
    for entry in cards:
        card = number_of(entry, names, "strategy card")
        if (t.cards[twice] >> card) & 1:
            raise ValueError(f"There are 3 cards of {names[card]}; only 2 are in play.")
        put_card(t.cards, once, twice, card)


def read_investors(t: StockpileTable, investors: object) -> None:
    fields = ["kept", "dealt", "lots", "used"]
    if not isinstance(investors, Mapping) or set(investors) - set(fields):
        raise ValueError(f"The position's 'investors' have the fields {', '.join(fields)}.")
    names = t.card_data.investor_names
    placed: set[int] = set()

    def numbers(value: object, where: str, most: int) -> list[int]:
        found = [number_of(name, names, "investor") for name in listed(value, where)]
        if len(found) > most:
            raise ValueError(f"{where} has more than {most} investors.")
        return found

    for seat, kept in enumerate(per_seat(t, investors, "kept", [])):
        for k, number in enumerate(numbers(kept, f"What seat {seat} has kept", int(t.meeples))):
            if number in placed:
                raise ValueError(f"{names[number]} is there twice.")
            placed.add(number)
            t.investors[seat * 2 + k] = number
    for seat, dealt in enumerate(per_seat(t, investors, "dealt", [])):
        for k, number in enumerate(numbers(dealt, f"What seat {seat} was dealt", 2 * int(t.meeples))):
            t.dealt[seat * 4 + k] = number
    for pile, number in enumerate(numbers(investors.get("lots", []), "The auction", MAX_PILES)):
        t.lots[pile] = number
    for number in numbers(investors.get("used", []), "The used investors", INVESTORS):
        t.used |= i64(1) << number
    if t.stage >= STAGE_DISCARDING:
        seat_investors(t)


def read_decks(t: StockpileTable, position: Mapping[str, Any]) -> None:
    """The rest of the decks, starting shares and what everybody remembers."""
    starting = per_seat(t, position, "starting_shares", None)
    t.starting = vec[i64]([-1 if name is None else company_number(name) for name in starting])
    read_counts(position.get("discard", {}), "The discard pile", CARD_NAMES[:MARKET_KINDS], t.discard, 0)
    left = missing_market_cards(t)
    if "market" in position:
        t.market = vec[i64]([market_number(name) for name in listed(position["market"], "The market deck")])
    else:
        t.market = vec[i64](left)
    if t.with_commerce:
        if "commerce" in position:
            t.commerce = vec[i64]([commerce_number(name) for name in listed(position["commerce"], "The commerce deck")])
        else:
            t.commerce = vec[i64](missing_commerce(t))
    memory = position.get("memory")
    if memory is None:
        forget_all(t)
    else:
        numbers = listed(memory, "The position's 'memory'", MEMORY)
        t.memory = vec[i64]([checked(number, "A number of the memory", 0, 80) for number in numbers])
    if memory is None or "course" not in position:
        recall_course(t)
    else:
        entries = listed(position["course"], "The position's 'course'")
        t.course = vec[i64]([checked(entry, "An entry of the course", 0, ENTRIES_END - 1) for entry in entries])


def forget_all(t: StockpileTable) -> None:
    """Without a memory everybody has just sat down and knows only their own cards."""
    for owner in range(int(t.seats)):
        cards = normal_cards(t, owner)
        place = (owner - int(t.first)) % int(t.seats)
        played = (
            t.stage > STAGE_ACTION or (t.stage == STAGE_ACTION and place < t.at) or t.stage <= STAGE_BEFORE_INFORMATION
        )
        for viewer in range(VIEWERS):
            if viewer == owner:
                continue
            at = viewer * MAX_PLAYERS + owner
            t.memory[UNKNOWN + at] = cards
            for kind in range(HELD_KINDS):
                t.memory[KNOWN + at * HELD_KINDS + kind] = 0
                gone = played and kind in ACTION_KINDS
                t.memory[CAP + at * HELD_KINDS + kind] = 0 if gone else cards
