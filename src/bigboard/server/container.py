"""The services of a running server, in one typed object that routes and sockets receive by `Depends`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bigboard.server.accounts.identity import Identities
from bigboard.server.accounts.moderation import Moderation
from bigboard.server.db.repos.contests import ContestsRepo
from bigboard.server.db.repos.open_data import OpenDataRepo
from bigboard.server.db.repos.reviews import ReviewsRepo
from bigboard.server.db.repos.solvers import SolversRepo
from bigboard.server.db.repos.transcripts import TranscriptsRepo
from bigboard.server.db.repos.verdicts import VerdictsRepo
from bigboard.server.db.store import Store
from bigboard.server.features.analyses import Analyses
from bigboard.server.features.bot_accounts import BotAccounts
from bigboard.server.features.contacts import Contacts
from bigboard.server.features.matches import Matches
from bigboard.server.features.previews import Previews
from bigboard.server.features.reminders import Reminders
from bigboard.server.features.training import Training
from bigboard.server.limits.connection_limit import ConnectionLimit
from bigboard.server.limits.rate_limit import RateLimiter
from bigboard.server.limits.shared_rate_limit import SharedRateLimit
from bigboard.server.ops.metrics import QUARANTINED, QUEUES, SOCKETS, TABLES, measure_process, watch_lag
from bigboard.server.settings import Rate, Settings
from bigboard.server.tables import lifecycle
from bigboard.server.tables.directory import Lobby
from bigboard.server.tables.follower import Follower
from bigboard.server.workers.bot_pool import BotsPool
from bigboard.server.workers.replay_pool import ReplayPool
from bigboard.services.contests import Contests
from bigboard.services.learning.puzzles import PuzzleProgress
from bigboard.services.learning.reviews import Reviews
from bigboard.services.my_games import MyGames
from bigboard.services.transcripts import Transcripts

GAUGES_S = 5.0  # seconds between two settings of the gauges
SECRET_GUESSES = Rate(10, 1 / 30)  # of the administrator's secret, from one network


@dataclass(frozen=True)
class Container:
    """Every service. Tables know only those of `tables.services.TableServices`."""

    settings: Settings
    store: Store
    bots: BotsPool
    replays: ReplayPool
    lobby: Lobby
    identities: Identities
    moderation: Moderation
    connection_limit: ConnectionLimit
    look_limit: RateLimiter
    rate_limit: SharedRateLimit
    chat_limit: RateLimiter
    action_limit: RateLimiter
    seat_limit: RateLimiter
    secret_limit: RateLimiter
    bot_accounts: BotAccounts
    contacts: Contacts
    open_data: OpenDataRepo
    contests: Contests
    matches: Matches
    my_games: MyGames
    puzzle_progress: PuzzleProgress
    transcripts: Transcripts
    reviews: Reviews
    training: Training
    analyses: Analyses
    reminders: Reminders
    previews: Previews


def build_container(settings: Settings) -> Container:
    """Make the services of a server. None of them does anything yet."""
    store = Store(settings.database)
    bots = BotsPool(settings.bot_workers, settings.bot_limit_s, VerdictsRepo(store))
    moderation = Moderation(store, settings.forbidden_words)
    lobby = Lobby(settings, store, bots, moderation)
    contacts = Contacts(lobby)
    contests = Contests(lobby, ContestsRepo(store))
    repo = ReviewsRepo(store)
    reviews = Reviews(settings, repo, bots, lobby)
    connection_limit = ConnectionLimit(settings)
    replays = ReplayPool(store)
    return Container(
        settings=settings,
        store=store,
        bots=bots,
        replays=replays,
        lobby=lobby,
        identities=Identities(store, settings.link_for_s),
        moderation=moderation,
        connection_limit=connection_limit,
        look_limit=connection_limit.looks,
        rate_limit=SharedRateLimit(settings, store, lambda: store.secret),
        chat_limit=RateLimiter(settings.chats, "That was a lot of chat."),
        action_limit=RateLimiter(settings.actions, "You send too many actions."),
        seat_limit=RateLimiter(settings.seat_changes, "You sat down and stood up many times."),
        secret_limit=RateLimiter(SECRET_GUESSES, "Too many wrong secrets."),
        bot_accounts=BotAccounts(lobby),
        contacts=contacts,
        open_data=OpenDataRepo(lobby.store),
        contests=contests,
        matches=Matches(lobby, contacts.repo),
        my_games=MyGames(lobby, contests, repo),
        puzzle_progress=PuzzleProgress(SolversRepo(store)),
        transcripts=Transcripts(TranscriptsRepo(store)),
        reviews=reviews,
        training=Training(settings, store, bots, lobby, reviews, contests),
        analyses=Analyses(settings, lobby, bots),
        reminders=Reminders(settings, store),
        previews=Previews(settings, lobby, contests, replays),
    )


@asynccontextmanager
async def run_container(container: Container) -> AsyncIterator[None]:
    """Start the tasks of the services; stop them in the end, those that depend on others first."""
    lobby = container.lobby
    follower = Follower(lobby, container.identities)
    try:
        await container.store.open(follower.hear, follower.members_changed)
        await lobby.open()
    except BaseException:  # the database was lost
        for service in (container.replays, container.bots, container.store):
            service.close()
        raise
    lifecycle.begin(lobby)
    follower.open()
    await container.reviews.open()
    container.reminders.open()
    watching = [asyncio.create_task(watch_lag()), asyncio.create_task(watch_gauges(container))]
    try:
        yield
    finally:
        for task in watching:
            task.cancel()
        await container.reminders.close()
        await container.training.close()
        await container.reviews.close()
        await follower.close()
        await lobby.close()
        container.replays.close()
        container.bots.close()
        container.store.close()


def set_gauges(container: Container) -> None:
    """Set the figures that are not counted as they change."""
    measure_process()
    TABLES.set(len(container.lobby.tables))
    QUARANTINED.set(len(container.lobby.quarantined))
    SOCKETS.set(container.connection_limit.open)
    QUEUES.labels("store").set(container.store.writer.jobs.qsize())
    QUEUES.labels("archive").set(len(container.replays.turns))
    for name, length in container.bots.waiting().items():
        QUEUES.labels(name).set(length)


async def watch_gauges(container: Container) -> None:
    """Set the gauges now and then: `/metrics` of another worker shows them, too."""
    while True:
        set_gauges(container)
        await asyncio.sleep(GAUGES_S)
