### Home, new tables and one's own games.

presets = Ways to begin
preset-first = First game
preset-first-note = Patient bots, slow pace, the plain rules.
preset-base = Base
preset-base-note = The game as printed, four players.
preset-epic = Epic: everything
preset-epic-note = All modules, the advanced board and every investor.
preset-two = Two players
preset-two-note = You against one.
more-rules = More: the rules one by one
clock-days-note = The game may last for days. A clock runs also while nobody looks; when it ends, a bot takes the one decision.
invited = { $host } has a seat for you.
choose-yourself = Choose yourself
your-turn-at = Your turn: { $name }
running-at = Under way: { $name }
with-others = with { $names }
waits-since = waiting for { $time }
last-move = last move { $time } ago
continue = Continue
live-game = Live
no-live-game = Nobody plays in public just now.
watch-bots = Watch bots play
watch = Watch
bots-at-play = Bots at play
my-games = My games
my-running = Under way
no-running = No table of yours is under way.
my-finished = Finished
no-finished = You have not finished a game yet.
watched = Watched
place = Place { $place } of { $players }
my-records = Records
my-records-note = Take your games along: each record holds the deal and every action, for the replay here, in the terminal and in programs.
export-records = All records ({ $count })
import-record = Bring a record
statistics = Statistics
statistics-all =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $share } won
usual-rules = The usual rules
games-played = Games
places = Places
mean-money = Money on average
best-money = Best
best-moments = Best moments
