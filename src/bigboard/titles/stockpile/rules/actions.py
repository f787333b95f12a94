"""The actions in words: as declared, with the names of the card data, and the `mark` of a card with house values."""

from bigboard.games.contract import JsonDict
from bigboard.games.engine.action_codec import ActionWords
from bigboard.titles.stockpile.declaration import DECLARATION
from bigboard.titles.stockpile.rules.cards.card_data import CardData
from bigboard.titles.stockpile.rules.numbers import DISCARD_STRATEGY, GIVE_ONE, KEEP, PLAY, USE


def words_of(card_data: CardData) -> ActionWords:
    """The action space with the names of these cards, made once."""
    if card_data.words is None:
        names = {"Investor": card_data.investor_names, "Strategy": card_data.strategy_names}
        card_data.words = ActionWords(DECLARATION, names)
    return card_data.words


def mark_of(card_data: CardData, action: int, players: int) -> str:
    """The mark "house" for a card of which some value is a house value, else nothing."""
    mark = ""
    investors = card_data.investor_marks_of_two if players == 2 else card_data.investor_marks
    if KEEP <= action < DISCARD_STRATEGY:
        mark = investors[action - KEEP]
    elif DISCARD_STRATEGY <= action < PLAY:
        mark = card_data.strategy_marks[action - DISCARD_STRATEGY]
    elif PLAY <= action < USE:
        mark = card_data.strategy_marks[action - PLAY]
    elif USE <= action < GIVE_ONE:
        mark = investors[action - USE]
    return mark if mark == "house" else ""


def describe(card_data: CardData, action: int, players: int) -> JsonDict:
    """The action in words; ValueError if there is no such action."""
    words = words_of(card_data).describe(action)
    mark = mark_of(card_data, action, players)
    if mark:
        words["mark"] = mark
    return words
