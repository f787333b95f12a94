"""Choices of several: gathered in any order, in one line or in more, within the limits that the offer names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from bigboard.cli.errors import UserError
from bigboard.cli.language import join_list, many, say
from bigboard.cli.tui.prompts import Answer, Question, questions
from bigboard.cli.tui.terminal_game import TerminalGame
from bigboard.games.contract import JsonDict

KEY = re.compile(r"(?:(\d{1,2})[x×*])?(\d{1,3})")  # 2, or 3x2 for three times 2

Described = Mapping[str, Any]


def item_answers(offers: JsonDict, words: Callable[[JsonDict], tuple[str, str]]) -> list[Answer]:
    """An answer for every item of the pick, with its word and its note."""
    answers: list[Answer] = []
    items = offers["pick"]["items"]
    for number, item in enumerate(items, 1):
        word, note = words(item)
        same = [choice["action"] for choice in offers["choices"] if item["item"].items() <= choice.items()]
        key = how_many(item) if len(items) == 1 else str(number)
        answers.append(Answer(key, word, note, same[0] if same else None, item=item["item"]))
    return answers


def how_many(item: JsonDict) -> str:
    """The key of the only item there is: numbers then say how many of it."""
    return f"1–{item['most']}" if item["most"] > 1 else "1"


def pieces(pick: JsonDict, described: Described) -> tuple[JsonDict | None, int]:
    """The item that a described action is, and how many of it: three where its number is three times the item's."""
    for item in pick["items"]:
        if item["item"] == described:
            return item, 1
    for item in pick["items"]:
        one: JsonDict = item["item"]
        other = [name for name in one if one[name] != described.get(name)]
        if len(other) == 1 and isinstance(one[other[0]], int) and isinstance(described.get(other[0]), int):
            times, rest = divmod(described[other[0]], one[other[0]])
            if not rest:
                return item, times
    return None, 0


def room(pick: JsonDict, picked: Sequence[Described]) -> int:
    """Return how many more items can be picked."""
    wanted: list[JsonDict] = []
    for described in picked:
        item, times = pieces(pick, described)
        wanted += [item] * times if item is not None else []
    budget = pick["budget"]
    money = None if budget is None else budget - sum(item["cost"] for item in wanted)
    pools = dict(pick["pools"])
    for item in wanted:
        if item["pool"] is not None:
            pools[item["pool"]] -= item["uses"]
    more = 0
    for item in sorted(pick["items"], key=lambda item: (item["uses"], item["cost"])):
        left = item["most"] - wanted.count(item)
        if money is not None and item["cost"] > 0:
            left = min(left, money // item["cost"])
        if item["pool"] is not None:
            left = min(left, pools[item["pool"]] // item["uses"])
            pools[item["pool"]] -= left * item["uses"]
        money = None if money is None else money - left * item["cost"]
        more += left
    return int(min(more, pick["most"] - len(wanted)))


def picked_by_key(asked: Question, line: str) -> tuple[list[JsonDict], bool] | None:
    """The items whose numbers were typed, and whether the choice is ended; None if the line is not made of numbers."""
    found: list[JsonDict] = []
    items = [answer for answer in asked.answers if answer.item is not None]
    alone = items[0] if len(items) == 1 else None
    for word in line.replace(",", " ").split():
        typed = KEY.fullmatch(word)
        if typed is None:
            return None
        times, key = int(typed[1] or 1), int(typed[2])
        answer = asked.answer_at(str(key))
        if alone is not None and key and key <= int(alone.key.rpartition("–")[2]):
            times, answer = times * key, alone
        if answer is None:
            raise UserError(say("cli-answers-are", keys=join_list(asked.keys())))
        if answer.item is None:
            return found, True
        found += [answer.item] * times
    return found, not line or alone is not None


def gather(play: TerminalGame, line: str, asked: Question) -> list[int]:
    """The actions when all is picked: as many as there can be, the answer that ends it, or an empty line."""
    assert asked.pick is not None
    world = play.world()
    by_key = picked_by_key(asked, line)
    if by_key is None:
        said = play.parse(line)
        described = [world.describe(action) for action in said]
        fresh = [action for action in described if pieces(asked.pick, action)[0] is not None]
        ended = enough(asked.pick, fresh) and said == world.find_several(fresh)
    else:
        fresh, ended = by_key
    wanted = [*play.picked, *fresh]
    if ended or enough(asked.pick, wanted):
        actions = world.find_several(wanted)
        if ended or not room(asked.pick, wanted):
            return actions
        listing = [world.describe(action) for action in actions]
    else:
        listing = wanted
    play.picked = wanted
    more = room(asked.pick, wanted)
    play.terminal.show(Text(say("cli-so-far", things=so_far(play, asked, listing), count=more)))
    return []


def enough(pick: JsonDict, picked: Sequence[Described]) -> bool:
    """True if the least number of items is picked."""
    return sum(pieces(pick, described)[1] for described in picked) >= int(pick["least"])


def so_far(play: TerminalGame, asked: Question, described: Sequence[JsonDict]) -> str:
    """Return the picked items in words, with their cost or gain."""
    assert asked.pick is not None
    asks = questions(play.game)
    counted: dict[str, int] = {}
    money = 0
    for action in described:
        item, times = pieces(asked.pick, action)
        if item is None or not times:
            continue
        money += times * (item["gain"] - item["cost"])
        same = [answer.word for answer in asked.answers if answer.item == action]
        numbered = any(isinstance(value, int) for value in action.values())
        word = asks.action_words(play.view(), action) if numbered or not same else same[0]
        counted[word] = counted.get(word, 0) + (0 if numbered else 1)
    things = join_list([many(count, word) if count else word for word, count in counted.items()])
    return say("cli-for", things=things, amount=asks.money(abs(money))) if money else things
