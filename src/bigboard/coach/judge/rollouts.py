"""Games played on from a state: by instinct, in compiled code, to the end or as far as a judgement looks."""

from __future__ import annotations

from collections.abc import Sequence

from bigboard.bots.heuristic.lookup import instinct_of
from bigboard.bots.search.mcts import UTILITY, Search
from bigboard.games.coach_facts import Prospects, prospects_of
from bigboard.games.contract import Event, State
from bigboard.games.registry import title
from bigboard.games.rng import Rng

WORLDS = 8  # that are drawn, at most, until a plausible one is found
EXPLORE, TEMPERATURE = 0.7, 600.0  # as the search bot has them
SEED_BITS = 62


class Rollouts:
    """Plays worlds of one game on. Everybody follows the rules of thumb of the game."""

    def __init__(self, game: str, temperature: float = TEMPERATURE) -> None:
        self.instinct = instinct_of(game)
        self.prospects: Prospects = prospects_of(title(game))
        self.search = Search(self.instinct, Rng(0), EXPLORE, temperature, 0, WORLDS)
        self.count = 0  # games played on

    def draw(self, state: State, rng: Rng) -> State:
        """A world that the deciding seat cannot rule out, the likelier the better it explains the rivals' choices."""
        self.search.rng = rng
        return self.search.draw(state)

    def finish(self, world: State, rng: Rng) -> list[int]:
        """Plays to the end; the money that everybody has then."""
        self.count += 1
        self.search.rng = rng
        self.search.roll_out(world)
        return self.scores(world)

    def look_ahead(self, world: State, rng: Rng, until: int) -> list[int]:
        """Plays on until the stretch is over; the money that everybody has, or would have, then."""
        if not self.prospects.ahead:
            return self.finish(world, rng)
        self.count += 1
        search, pick, stretch = self.search, self.instinct.pick, self.prospects.stretch
        out, ratings = search.out, search.ratings
        while (count := world.fill_legal(out)) > 0 and stretch(world) <= until:
            world.take(out[0] if count == 1 else pick(world, out, count, ratings, rng))
        return self.scores(world)

    def until(self, state: State) -> int:
        """How far a judgement of this decision looks."""
        return self.prospects.stretch(state) + self.prospects.ahead

    def tell(self, world: State, rng: Rng, until: int) -> tuple[list[Event], list[Event]]:
        """Plays on as `look_ahead` does, and says what happens: in the present stretch, and after it."""
        search, pick, stretch = self.search, self.instinct.pick, self.prospects.stretch
        now = stretch(world)
        soon: list[Event] = []
        later: list[Event] = []
        world.events = True
        while (count := world.fill_legal(search.out)) > 0 and (not self.prospects.ahead or stretch(world) <= until):
            actions = search.out
            action = actions[0] if count == 1 else pick(world, actions, count, search.ratings, rng)
            (soon if stretch(world) == now else later).extend(world.apply(int(action)))
        return soon, later

    def scores(self, world: State) -> list[int]:
        scores = self.search.scores
        world.fill_scores(scores)
        return [int(scores[seat]) for seat in range(world.players)]

    def utility(self, world: State, seat: int) -> float:
        """What a search counts at the end of a game: the money, and whether it wins."""
        self.search.judge(world)
        return int(self.search.utilities[seat]) / UTILITY

    def ratings(self, world: State) -> dict[int, int]:
        """What instinct thinks of every legal action, in dollars; only differences count."""
        out, ratings = self.search.out, self.search.ratings
        count = world.fill_legal(out)
        self.instinct.rate(world, out, count, ratings)
        return {int(out[k]): int(ratings[k]) for k in range(count)}

    def favourites(self, world: State) -> list[int]:
        """The actions that instinct likes best, all the same to it."""
        legal = world.legal_actions()
        if len(legal) == 1:
            return legal
        ratings = self.ratings(world)
        top = max(ratings.values())
        return [action for action in legal if ratings[action] == top]


def take_all(world: State, actions: Sequence[int]) -> None:
    """Takes the actions one after the other, as long as the world allows them."""
    for action in actions:
        if action not in world.legal_actions():
            return
        world.take(action)


def value(scores: Sequence[int], seat: int) -> float:
    """What a judgement counts: own money, and half of what the best rival does not have."""
    return scores[seat] - max(money for other, money in enumerate(scores) if other != seat) / 2


def lead(scores: Sequence[int], seat: int) -> int:
    """Own money above that of the best rival."""
    return scores[seat] - max(money for other, money in enumerate(scores) if other != seat)


def share_of_victory(scores: Sequence[int], seat: int) -> float:
    most = max(scores)
    return 1 / scores.count(most) if scores[seat] == most else 0.0
