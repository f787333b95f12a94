"""Position checks: every card in one place, true knowledge, a question that the rules would ask."""

from mypy_extensions import i64

from bigboard.games.engine.table_base import zeros
from bigboard.titles.stockpile.rules import numbers as ids
from bigboard.titles.stockpile.rules.cards.cards import (
    CARD_NAMES,
    COMMERCE_KINDS,
    FIRST_COMMERCE,
    HELD_KINDS,
    MARKET_KINDS,
    TRACK_SPACES,
)
from bigboard.titles.stockpile.rules.flow.legal import ROOM, fill_legal
from bigboard.titles.stockpile.rules.flow.round import proceed
from bigboard.titles.stockpile.rules.hidden.unseen_places import MOST_PLACES, Places
from bigboard.titles.stockpile.rules.model.inventory import commerce_on_table, market_cards_on_table
from bigboard.titles.stockpile.rules.model.lookups import normal_cards, seat_at
from bigboard.titles.stockpile.rules.model.portfolio_history import EVENT, KINDS, RULED_OUT, SEATS, STARTED, TURNED_UP
from bigboard.titles.stockpile.rules.model.sizes import MAX_PLAYERS, PUBLIC, VIEWERS
from bigboard.titles.stockpile.rules.model.strategy_hands import cards_in
from bigboard.titles.stockpile.rules.model.table import (
    BIDDER,
    CAP,
    COMMERCE,
    HANDS,
    IN_HAND,
    IN_HAND_TWICE,
    KNOWN,
    LAID,
    SPACE,
    UNKNOWN,
    WAITING,
    StockpileTable,
)
from bigboard.titles.stockpile.rules.powers.catalog import FIRST_STRATEGY, POWERS


def check_cards(t: StockpileTable) -> None:
    """Conservation: each kind of card as often as the box holds it."""
    found = market_cards_on_table(t)
    for kind in t.market:
        found[kind] += 1
    for kind in range(MARKET_KINDS):
        if found[kind] != t.card_data.market[kind]:
            name = CARD_NAMES[kind]
            raise ValueError(
                f"There are {found[kind]} cards of {name} in the position; there must be {t.card_data.market[kind]}."
            )
    commerce = commerce_on_table(t)
    for kind in t.commerce:
        commerce[kind] += 1
    for kind in range(COMMERCE_KINDS):
        right = t.card_data.commerce[kind] if t.with_commerce else 0
        if commerce[kind] > right:
            name = CARD_NAMES[FIRST_COMMERCE + kind]
            raise ValueError(f"There are {commerce[kind]} cards of {name} in the position; there are only {right}.")
    check_strategies(t)
    check_memory(t)
    for seat in range(t.seats):
        if t.money[seat] < 0 and t.question != ids.GAME_OVER:
            raise ValueError(f"Seat {seat} has negative money, which is possible only at the end.")


def check_strategies(t: StockpileTable) -> None:
    deck = [int(card) for card in t.strategies]
    in_use: list[int] = []
    for word in range(0, 4 * MAX_PLAYERS, 2 * MAX_PLAYERS):
        for seat in range(MAX_PLAYERS):
            in_use += cards_in(t.cards[word + seat], t.cards[word + MAX_PLAYERS + seat])
    in_use += cards_in(t.cards[4 * MAX_PLAYERS], t.cards[4 * MAX_PLAYERS + 1])
    laid = [int(t.pairs[LAID + 3 * k + 1]) - FIRST_STRATEGY for k in range(t.laid)]  # counted as played too
    for card in in_use + laid:
        count = max(in_use.count(card), laid.count(card))
        if count > deck.count(card):
            name = t.card_data.strategy_names[card]
            raise ValueError(f"There are {count} cards of {name}; only {deck.count(card)} are in play.")
    if t.stage <= ids.STAGE_DISCARDING:
        check_drawn(t, len(in_use))


def check_drawn(t: StockpileTable, in_use: int) -> None:
    """Before the round begins nothing but the hands has been drawn; Illicit Ivan still needs what lies below them."""
    most = min(in_use, int(t.seats) * (3 + int(t.rounds)))
    if t.strategies_drawn > most:
        raise ValueError(
            f"The strategies' 'drawn' is {t.strategies_drawn}; "
            f"at most the {most} cards that were dealt into the hands have been drawn here."
        )


def check_memory(t: StockpileTable) -> None:
    """Check that all knowledge is true."""
    for viewer in range(VIEWERS):
        if t.seats <= viewer < PUBLIC:
            continue
        for owner in range(t.seats):
            if viewer == owner:
                continue
            place = viewer * MAX_PLAYERS + owner
            total = t.memory[UNKNOWN + place]
            for kind in range(HELD_KINDS):
                known = t.memory[KNOWN + place * HELD_KINDS + kind]
                more = t.hold[owner * HELD_KINDS + kind] - known
                total += known
                if not 0 <= more <= t.memory[CAP + place * HELD_KINDS + kind] <= t.memory[UNKNOWN + place]:
                    name = CARD_NAMES[kind]
                    raise ValueError(f"The memory is wrong about {name} in the portfolio of seat {owner}.")
            if total != normal_cards(t, owner):
                raise ValueError(f"The memory counts the cards of seat {owner} wrongly.")
        check_portfolio_history(t, viewer)


def check_portfolio_history(t: StockpileTable, viewer: int) -> None:
    """Check that the history of the portfolios leads to the viewer's knowledge of them."""
    check_entries(t, viewer)
    places = Places(t, viewer)
    agrees = places.take_oldest()
    for owner in range(t.seats):
        if owner == viewer:
            continue
        at = viewer * MAX_PLAYERS + owner
        left = [place for place in range(places.count[owner]) if not (places.taken[owner] >> place) & 1]
        agrees = agrees and len(left) == t.memory[UNKNOWN + at]
        for kind in range(HELD_KINDS):
            fitting = [place for place in left if (places.allowed[owner * places.stride + place] >> kind) & 1]
            agrees = agrees and len(fitting) == t.memory[CAP + at * HELD_KINDS + kind]
    if not agrees:
        raise ValueError("The course of the portfolios does not lead to what the memory knows of them.")


def check_entries(t: StockpileTable, viewer: int) -> None:
    cards = [0] * MAX_PLAYERS
    seen = [0] * MAX_PLAYERS
    for entry in t.portfolio_history:
        owner, event, kinds = entry & 7, (entry >> EVENT) & 3, entry >> KINDS
        if owner >= t.seats:
            raise ValueError(f"The course speaks of seat {owner}, which does not exist.")
        if event == TURNED_UP and kinds >= HELD_KINDS:
            raise ValueError(f"The course speaks of a card of kind {kinds}; portfolios hold those below {HELD_KINDS}.")
        if not (entry >> (SEATS + viewer)) & 1:
            continue
        if event == TURNED_UP:
            seen[owner] += 1
            if seen[owner] > cards[owner]:
                raise ValueError(f"The course shows more cards of seat {owner} than have arrived.")
        elif event != RULED_OUT:
            if event == STARTED and cards[owner] > 0:
                raise ValueError(f"In the course the starting share of seat {owner} comes after other cards.")
            cards[owner] += 1
            if cards[owner] > MOST_PLACES:
                raise ValueError(f"In the course more than {MOST_PLACES} cards come to seat {owner}.")


def check_deck(t: StockpileTable, entering: bool) -> None:
    """The market deck must last to the end of the game."""
    a_round = t.piles_in_play + 2 * t.seats * t.meeples
    needed = (t.rounds - t.round - 1) * a_round
    if t.stage < ids.STAGE_SUPPLY or (t.stage == ids.STAGE_SUPPLY and entering):
        needed += a_round
    elif t.stage == ids.STAGE_SUPPLY and t.batch == 0:
        needed += 2 * t.seats * (t.meeples - 1)
    if t.stage == ids.STAGE_BEFORE_SUPPLY and not entering:
        needed -= t.piles_in_play  # the opening cards have been drawn
    if len(t.market) < needed:
        raise ValueError(f"The market deck has {len(t.market)} cards; the rest of the game needs {needed}.")


def check_entry(t: StockpileTable) -> None:
    """A stage that is entered deals its cards itself, or finds them there."""
    holds = [place for place in range(HANDS) if t.hands[place] >= 0]
    if ids.STAGE_BEFORE_INFORMATION <= t.stage <= ids.STAGE_SUPPLY and (
        holds or max([int(size) for size in t.pile_sizes]) > 0
    ):
        raise ValueError(
            f"In {ids.STAGES[t.stage]!r} cards are dealt again, so 'hands' and 'piles' are empty before it."
        )
    if t.stage == ids.STAGE_COMMERCE and t.with_commerce:
        for seat in range(t.seats):
            cards = [t.hands[COMMERCE + seat * 2 + k] for k in range(2)]
            if len([card for card in cards if card >= 0]) != t.meeples:
                raise ValueError(f"Seat {seat} has no commerce card to place in 'commerce_hands'.")
    if t.stage == ids.STAGE_PAYING:
        check_payable(t)


def check_payable(t: StockpileTable) -> None:
    """STK-DEM-5, STK-TWO-8: no player has bid more than they have."""
    for seat in range(t.seats):
        total: i64 = 0
        for pile in range(t.piles_in_play):
            if t.bids[BIDDER + pile] == seat:
                price = t.prices_of[seat * TRACK_SPACES + t.bids[SPACE + pile]]
                total += price if price > 0 else i64(0)
        if total > t.money[seat]:
            raise ValueError(f"Seat {seat} has bid ${total}K and has only ${t.money[seat]}K to pay.")


def check_bids(t: StockpileTable) -> None:
    standing = [0] * MAX_PLAYERS
    for pile in range(t.piles_in_play):
        seat = t.bids[BIDDER + pile]
        if seat >= 0:
            standing[seat] += 1
    for seat in range(t.seats):
        if standing[seat] > t.meeples:
            raise ValueError(f"Seat {seat} has {standing[seat]} meeples on the tracks; it has {t.meeples} in all.")
    if t.stage == ids.STAGE_DEMAND or t.stage == ids.STAGE_AUCTION:
        for place in range(t.seats):
            seat = seat_at(t, place)
            placed = (t.placed - place + t.seats - 1) // t.seats
            if standing[seat] + t.ledger[WAITING + seat] != placed:
                raise ValueError(f"Seat {seat} has placed {placed} meeples, so as many stand or wait.")
    if t.stage == ids.STAGE_DEMAND:
        check_payable(t)


def check_question(t: StockpileTable) -> None:
    """The question must be one that the rules ask here: asked again, they ask the same."""
    check_bids(t)
    if t.question == ids.GAME_OVER:
        if t.stage != ids.STAGE_NEXT_ROUND:
            raise ValueError("The game is over only after the last round, in the stage 'next_round'.")
        return
    check_hands(t)
    question, actor = t.question, t.actor
    events = t.events
    t.events = False
    proceed(t)
    t.events = events
    if t.question != question or t.actor != actor:
        asked = f"{ids.QUESTIONS[t.question]!r} of seat {t.actor}"
        raise ValueError(
            f"The decision cannot be {ids.QUESTIONS[question]!r} of seat {actor}: the rules would ask {asked}."
        )
    if fill_legal(t, zeros(ROOM)) == 0:
        raise ValueError(
            f"The decision cannot be {ids.QUESTIONS[question]!r} of seat {actor}: there is no legal answer."
        )


def check_hands(t: StockpileTable) -> None:
    """The cards that a question is about must be there."""
    if t.stage == ids.STAGE_CHOOSING and min([int(t.dealt[seat * 4]) for seat in range(t.seats)]) < 0:
        raise ValueError("While investors are chosen, all players have been dealt some.")
    if t.stage == ids.STAGE_AUCTION and min([int(t.lots[pile]) for pile in range(t.piles_in_play)]) < 0:
        raise ValueError("In the auction, every stockpile has an investor.")
    if t.stage < ids.STAGE_HANDING_OUT and min([int(share) for share in t.starting]) < 0:
        raise ValueError("Before the starting shares are handed out, the position says which they will be.")
    if t.stage == ids.STAGE_DISCARDING:
        for seat in range(t.seats):
            if len(cards_in(t.cards[IN_HAND + seat], t.cards[IN_HAND_TWICE + seat])) < 2:
                raise ValueError(f"Seat {seat} has too few strategy cards to discard two.")
    decision = ids.QUESTIONS[t.question]
    own = [int(t.hands[t.actor * 2 + k]) for k in range(2)]
    if decision == "place_card" and own.count(-1) != t.step:
        raise ValueError(f"Seat {t.actor} places a card, so it has {2 - t.step} in 'hands'.")
    commerce = [int(t.hands[COMMERCE + t.actor * 2 + k]) for k in range(2)]
    if decision == "place_commerce" and t.step == 1 and t.first_pile < 0:
        raise ValueError(f"Seat {t.actor} places its second commerce card, so the flow's 'first_pile' has its first.")
    if decision == "discard_strategy" and t.step == 1 and t.discarded_first < 0:
        raise ValueError(f"Seat {t.actor} discards its second card, so the flow's 'discarded_first' is its first.")
    if t.power >= 0 and not POWERS[t.power].remembers(t):
        raise ValueError("The flow does not say what the acting card has been answered so far.")
    if decision == "place_commerce" and 2 - commerce.count(-1) != t.meeples - t.step:
        raise ValueError(f"Seat {t.actor} places a commerce card, so it has one in 'commerce_hands'.")
