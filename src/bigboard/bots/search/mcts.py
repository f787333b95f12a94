"""Information-set Monte-Carlo tree search over sampled worlds.

Every simulation draws a world that the deciding seat cannot rule out, walks down a tree of actions shared by all
worlds, adds a leaf, plays on by heuristic, and reports every seat's result to the nodes on the way. Each mover
looks at their own result only (max^n).
"""

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bigboard.bots.heuristic.heuristic import SURE, UTILITY, Guide, Heuristic
from bigboard.bots.search.tree import Branch, Node
from bigboard.games.contract import State
from bigboard.games.rng import Rng

__all__ = ["MAX_ACTIONS", "MAX_SEATS", "UTILITY", "Advice", "Search"]

MAX_SEATS: Final = 6
MAX_ACTIONS: Final = 512
CHECK_EVERY: Final = 8  # simulations between two looks at the clock


class Advice:
    """The search's estimate of one action."""

    def __init__(self, action: int, visits: int, share: float, money: float, utility: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share  # of all simulations: how sure the bot is
        self.money = money  # expected at the end
        self.utility = utility


class Search:
    """One tree, grown for one seat.

    `ahead` and `common` are off at first: set them before `run` to use them.
    """

    def __init__(
        self,
        heuristic: Heuristic,
        rng: Rng,
        explore: float,
        temperature: float,
        epsilon: int,
        worlds: int,
        guide: Guide | None = None,
    ) -> None:
        self.heuristic = heuristic
        self.guide: Guide = guide if guide is not None else heuristic
        self.rng = rng
        self.explore = explore
        self.temperature = temperature
        self.epsilon: i64 = epsilon  # of 256 actions in rollouts, how many are random
        self.worlds: i64 = worlds  # how many are drawn, at most, until a likely one is found
        self.ahead: i64 = -1  # how many steps beyond the present one rollouts go; -1 is to the end
        self.depth: i64 = -1  # how many decisions beyond the tree they go; -1 is as far as `ahead` says
        self.common: bool = False  # whether the n-th simulation of every action is in the same world
        self.root = Node()
        self.seeds: vec[i64] = vec[i64]()  # of the worlds that the actions have in common
        self.horizon_end: i64 = -1  # where rollouts end, or -1
        self.favorite: i64 = -1  # the last remaining action, or -1 if the visits decide
        self.out: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        self.ratings: vec[i64] = vec[i64]([0] * MAX_ACTIONS)
        self.weights: vec[float] = vec[float]([0.0] * MAX_ACTIONS)
        self.scores: vec[i64] = vec[i64]([0] * MAX_SEATS)
        self.utilities: vec[i64] = vec[i64]([0] * MAX_SEATS)

    def run(self, world: State, seconds: float, simulations: int, stop_when_sure: bool) -> int:
        """Simulates until time or number is used up, or the best action cannot lose its lead any more.

        Returns how many simulations there were.
        """
        self.horizon_end = self.heuristic.progress(world) + self.ahead if self.ahead >= 0 else -1
        self.seeds = vec[i64]()
        self.favorite = -1
        for branch in self.root.branches:
            branch.known_before = branch.visits
        done = 0
        began = perf_counter()
        while done < simulations:
            if done % CHECK_EVERY == 0 and done:
                spent = perf_counter() - began
                if spent >= seconds:
                    break
                left = simulations - done
                if spent > 0.0 and (seconds - spent) * done / spent < left:
                    left = int((seconds - spent) * done / spent)
                if stop_when_sure and self.lead() > left:
                    break
            if self.common:
                self.visit(world, self.select(world, self.root, world.fill_legal(self.out)))
            else:
                self.simulate(self.draw(world))
            done += 1
        return done

    def visit(self, world: State, branch: Branch) -> None:
        """Run one simulation that starts with this action, in the next sample for it."""
        number = branch.visits - branch.known_before
        while len(self.seeds) <= number:
            self.seeds = append(self.seeds, self.likely_seed(world))
        kept = self.rng
        self.rng = Rng(int(self.seeds[number]))  # the same chance afterwards, too, as long as the same is decided
        drawn = world.sample(world.seat, self.rng)
        self.descend_from(drawn, branch)
        self.rng = kept

    def likely_seed(self, world: State) -> i64:
        """Return the seed of a sample that explains the rivals' actions."""
        seed = (self.rng.word() << 30) ^ self.rng.word()
        seat = world.seat
        for _draw in range(self.worlds - 1):
            drawn = world.sample(seat, Rng(int(seed)))
            if self.rng.below(SURE) < self.heuristic.likelihood(drawn, seat):
                break
            seed = (self.rng.word() << 30) ^ self.rng.word()
        return seed

    def draw(self, world: State) -> State:
        """Draw a sample that the seat cannot rule out, likelier the better it explains the rivals' actions."""
        seat = world.seat
        drawn = world.sample(seat, self.rng)
        for _draw in range(self.worlds - 1):
            if self.rng.below(SURE) < self.heuristic.likelihood(drawn, seat):
                break
            drawn = world.sample(seat, self.rng)
        return drawn

    def lead(self) -> int:
        """By how many visits the best action leads."""
        best: i64 = 0
        second: i64 = 0
        for branch in self.root.branches:
            if branch.visits > best:
                second = best
                best = branch.visits
            elif branch.visits > second:
                second = branch.visits
        return int(best - second)

    def simulate(self, world: State) -> None:
        """One simulation in this world."""
        count = world.fill_legal(self.out)
        if count > 0:
            self.descend_from(world, self.select(world, self.root, count))

    def descend_from(self, world: State, branch: Branch) -> None:
        """Take the action at the root, continue to a leaf, and add the result to all nodes on the path."""
        path: list[Branch] = []
        movers: list[int] = []
        node = self.root
        while True:
            path.append(branch)
            movers.append(world.seat)
            node.visits += 1
            world.take(branch.action)
            if branch.node is None:
                branch.node = Node()
                break
            node = branch.node
            count = world.fill_legal(self.out)
            if count == 0:
                break
            branch = self.select(world, node, count)
        self.roll_out(world)
        self.judge(world)
        for k in range(len(path)):
            mover = movers[k]
            path[k].visits += 1
            path[k].utility += self.utilities[mover]
            path[k].money += self.scores[mover]

    def select(self, world: State, node: Node, count: i64) -> Branch:
        """The branch with the best mixture of result, promise and novelty, among those legal in this world."""
        out = self.out
        unknown = False
        for k in range(count):
            if node.branch(out[k], k) is None:
                unknown = True
                break
        if unknown:
            self.extend(world, node, count)
        best: Branch | None = None
        best_score = -1.0e9
        root: float = float(int(node.visits) + 1) ** 0.5
        mean = 0.5
        explore = self.explore
        for k in range(count):
            branch = node.branch(out[k], k)
            assert branch is not None
            visits = float(int(branch.visits))
            value = float(int(branch.utility)) / (visits * UTILITY) if branch.visits else mean
            score = value + explore * branch.prior * root / (1.0 + visits)
            if score > best_score:
                best_score = score
                best = branch
        assert best is not None
        return best

    def extend(self, world: State, node: Node, count: i64) -> None:
        """Add the actions of this world that the node does not know yet, with their priors."""
        weights = self.weights
        if not self.guide.prior(world, self.out, count, weights):
            self.write_priors(world, count)
        total = 0.0
        for k in range(count):
            total += weights[k]
        for k in range(count):
            if node.branch(self.out[k], k) is None:
                node.add(self.out[k], weights[k] / total if total > 0.0 else 1.0 / int(count))

    def write_priors(self, world: State, count: i64) -> None:
        """The more promising, the fewer dollars an action is rated below the best."""
        ratings = self.ratings
        self.heuristic.rate(world, self.out, count, ratings)
        top = ratings[0]
        for k in range(count):
            if ratings[k] > top:
                top = ratings[k]
        for k in range(count):
            below = float(int(top - ratings[k])) / self.temperature
            self.weights[k] = 1.0 / (1.0 + below * below)

    def roll_out(self, world: State) -> None:
        """To the end of the game, or as far as the search looks, mostly by heuristic."""
        out = self.out
        rng = self.rng
        heuristic = self.heuristic
        limit = self.horizon_end
        left = self.depth
        while True:
            if left == 0 or (limit >= 0 and heuristic.progress(world) > limit):
                return
            left -= 1
            count = world.fill_legal(out)
            if count == 0:
                return
            if count == 1:
                world.take(out[0])
            elif self.epsilon and rng.below(256) < self.epsilon:
                world.take(out[rng.below(count)])
            else:
                world.take(heuristic.pick(world, out, count, self.ratings, rng))

    def judge(self, world: State) -> None:
        """Each seat's utility: half for winning, half for the money in comparison with the best rival.

        Where the rollout was cut off, as the guide expects it to end.
        """
        if (self.ahead >= 0 or self.depth >= 0) and world.seat >= 0:
            if self.guide.appraise(world, self.scores, self.utilities):
                return
            if self.heuristic.appraise(world, self.scores, self.utilities):
                return
        world.fill_scores(self.scores)
        seats = world.players
        best: i64 = -1
        second: i64 = -1
        for seat in range(i64(seats)):
            if self.scores[seat] > best:
                second = best
                best = self.scores[seat]
            elif self.scores[seat] > second:
                second = self.scores[seat]
        for seat in range(i64(seats)):
            mine = self.scores[seat]
            rival = second if mine == best else best
            scale = best + 1
            margin = (mine - rival) * (UTILITY // 2) // scale
            if margin > UTILITY // 4:
                margin = UTILITY // 4
            elif margin < -UTILITY // 4:
                margin = -UTILITY // 4
            won: i64 = 0
            if mine == best:
                won = UTILITY // 2 if mine != second else i64(UTILITY // 4)
            self.utilities[seat] = won + UTILITY // 4 + margin

    def advice(self, world: State) -> list[Advice]:
        """Return the estimates of the actions that are legal now: the best, then the most visited."""
        legal = world.legal_actions()
        branches = [branch for branch in self.root.branches if int(branch.action) in legal]
        total = max(1, sum([int(branch.visits) for branch in branches]))
        found: list[Advice] = []
        for branch in branches:
            visits = int(branch.visits)
            times = max(1, visits)
            money = int(branch.money) / times
            found.append(
                Advice(int(branch.action), visits, visits / total, money, int(branch.utility) / times / UTILITY)
            )
        found.sort(key=lambda one: (one.action != self.favorite, -one.visits, -one.utility, one.action))
        return found

    def descend(self, action: int) -> None:
        """Keep only the part of the tree after this action."""
        branch = self.root.branch(action, 0)
        self.root = branch.node if branch is not None and branch.node is not None else Node()
