"""The layout of the database. How an older one becomes this one is written down step by step in `migrations`."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text, text

metadata = MetaData()
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
)
secrets_ = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("created", Float, nullable=False),
)
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("expires", Float, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("version", Integer, nullable=False),  # of the document: counts its changes
    Column("chats", Integer, nullable=False),  # number of the latest line of the chat
    Column("players_since", Float, nullable=False),  # when the first player came after none was here
    Column("fills", Float),  # of a quick match: when bots take its free seats; null for all others
    Column("document", Text, nullable=False),
    Index("tables_by_status", "status", "updated"),
)
seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Index("seatings_by_person", "person"),
)
entries = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("next", Integer, nullable=False),  # the seat that decides after it; -1: none
    Column("at", Float, nullable=False),  # by the database's clock
    Column("process", String(16), nullable=False),  # that wrote it
    Column("entry", Text, nullable=False),
)
chats = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)
devices = Table(  # when each secret was used last
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("used", Float, nullable=False),
)
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("signed", Integer, nullable=False),  # how often, as far as the passkey counts
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_by_person", "person"),
)
challenges = Table(  # that a passkey is to sign: each good once, for a few minutes
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("expires", Float, nullable=False),
)
replays = Table(  # finished games, ready to send
    "replays",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", String(8), primary_key=True),
    Column("version", String(32), nullable=False),
    Column("packed", LargeBinary, nullable=False),
)
reviews = Table(  # of finished games, piece by piece until they are whole
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("piece", String(32), primary_key=True),
    Column("result", Text, nullable=False),
    Index("reviews_by_piece", "piece"),
)
reminders = Table(  # how people want to be reminded of their turn
    "reminders",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("matches", Boolean, nullable=False),  # also when someone waits for players
    Column("document", Text, nullable=False),
)
tries = Table(  # at fixed deals: the deal of the day, duplicate matches
    "tries",
    metadata,
    Column("contest", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("created", Float, nullable=False),
)
solvers = Table(  # of puzzles: what they have solved, and their rating
    "solvers",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("document", Text, nullable=False),
)
cards = Table(  # decisions that cost their player something, to be taken again
    "cards",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("n", Integer, nullable=False),  # of the action in the game's record
    Column("game", String(40), nullable=False),
    Column("step", Integer, nullable=False),  # in the list of intervals; -1: never answered
    Column("due", Float, nullable=False),
    Column("answers", Integer, nullable=False),  # that counted
    Column("document", Text, nullable=False),
    Index("cards_by_person", "person", "due"),
    Index("cards_by_table", "table_id", "person"),
)
judged_games = Table(  # reviewed games from the seats of their players
    "judged_games",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("engine", Integer, nullable=False),  # the version of the judge
    Column("document", Text, nullable=False),
)
verdicts = Table(  # on single answers, by a hash of position and answer
    "verdicts",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("engine", Integer, nullable=False),
    Column("result", Text, nullable=False),
)
training = Table(  # how people practice: their settings, and today's count
    "training",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("document", Text, nullable=False),
)
transcripts = Table(  # games on real tables that people are writing down
    "transcripts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("updated", Float, nullable=False),
    Column("document", Text, nullable=False),
    Index("transcripts_by_person", "person"),
)
answers = Table(  # that people let the table give for them
    "answers",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("kinds", Text, nullable=False),
)
contacts = Table(  # people who have agreed that those they have played with see and invite them
    "contacts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("since", Float, nullable=False),
)
open_data = Table(  # people who have agreed that their finished public games are published without their names
    "open_data",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("since", Float, nullable=False),
)
blocks = Table(  # of people by people
    "blocks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("name", Text, nullable=False),  # of the other, as it was
    Index("blocks_by_other", "other"),
)
invitations = Table(  # to tables, of people by people they have played with
    "invitations",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),  # who is invited
    Column("host", String(32), nullable=False),  # who invites
    Column("created", Float, nullable=False),
    Index("invitations_by_person", "person"),
)
measures = Table(  # of the administrator against people
    "measures",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float),  # null: until it is lifted
)
reports = Table(  # chat lines that people complained about
    "reports",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("times", Integer, nullable=False),
)
bot_accounts = Table(  # programs that play here: what they accept, and until when they are online
    "bot_accounts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("document", Text, nullable=False),
    Column("until", Float, nullable=False),
)
bot_invitations = Table(  # of bot accounts to tables
    "bot_invitations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("host", Text, nullable=False),  # the name of the person who invites
    Column("created", Float, nullable=False),
)
commitments = Table(  # of players to their part in the deal, and the values they have revealed
    "commitments",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("value", String(64)),
)
processes = Table(  # that serve from this database, each for as long as its heartbeat
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("until", Float, nullable=False),  # by the database's clock
)
presence = Table(  # open windows of a person at a table, by process; "" stands for all strangers
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("process", String(16), primary_key=True),
    Column("name", Text, nullable=False),  # of the person, while a window is open
    Column("windows", Integer, nullable=False),
    Column("since", Float, nullable=False),  # when the first opened or the last closed
    Index("presence_open", "process", sqlite_where=text("windows > 0"), postgresql_where=text("windows > 0")),
)
rate_limits = Table(  # that all processes share
    "rate_limits",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("who", String(64), primary_key=True),  # a keyed hash
    Column("level", Float, nullable=False),
    Column("at", Float, nullable=False),
)
shared = Table(  # values that all processes agree on, such as the key of those hashes
    "shared",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
PASSING = (processes, presence, rate_limits, shared)  # of one installation: no part of an export
