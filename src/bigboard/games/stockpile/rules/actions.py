"""The actions in words: as declared, with the names of the box, and the `mark` of a card with house values."""

from bigboard.games.action_words import ActionWords
from bigboard.games.contract import JsonDict
from bigboard.games.stockpile.declaration import DECLARATION
from bigboard.games.stockpile.rules.card_data import Box
from bigboard.games.stockpile.rules.numbers import DISCARD_STRATEGY, GIVE_ONE, KEEP, PLAY, USE


def words_of(box: Box) -> ActionWords:
    """The action space with the names of this box, made once."""
    if box.words is None:
        box.words = ActionWords(DECLARATION, {"Investor": box.investor_names, "Strategy": box.strategy_names})
    return box.words


def mark_of(box: Box, action: int, players: int) -> str:
    """The mark "house" for a card of which some value is a house value, else nothing."""
    mark = ""
    investors = box.investor_marks_of_two if players == 2 else box.investor_marks
    if KEEP <= action < DISCARD_STRATEGY:
        mark = investors[action - KEEP]
    elif DISCARD_STRATEGY <= action < PLAY:
        mark = box.strategy_marks[action - DISCARD_STRATEGY]
    elif PLAY <= action < USE:
        mark = box.strategy_marks[action - PLAY]
    elif USE <= action < GIVE_ONE:
        mark = investors[action - USE]
    return mark if mark == "house" else ""


def describe(box: Box, action: int, players: int) -> JsonDict:
    """The action in words; ValueError if there is no such action."""
    words = words_of(box).describe(action)
    mark = mark_of(box, action, players)
    if mark:
        words["mark"] = mark
    return words
