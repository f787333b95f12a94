### Home, new tables and one's own games.

presets = Ways to start
preset-first = First game
preset-first-note = Easy bots, a slow pace, the basic rules.
preset-base = Base game
preset-base-note = The game as printed, four players.
preset-epic = Epic: everything
preset-epic-note = All modules, the advanced board and every investor.
preset-two = Two players
preset-two-note = You against one opponent.
more-rules = More rules
clock-days-note = The game may take days. The clock runs even when no one is looking; when it runs out, a bot makes that one decision.
invited = { $host } has saved you a seat.
choose-yourself = Custom
your-turn-at = Your turn: { $name }
running-at = In progress: { $name }
with-others = with { $names }
waits-since = waiting for { $time }
last-move = last move { $time } ago
continue = Continue
live-game = Live
no-live-game = No public game is in progress.
watch-bots = Watch bots play
watch = Watch
bots-at-play = Bots playing
my-games = My games
my-quarantined = { $count ->
    [one] One of your tables cannot be opened because its saved data is unreadable. Nothing was deleted; ask the administrator of this server.
   *[other] { $count } of your tables cannot be opened because their saved data is unreadable. Nothing was deleted; ask the administrator of this server.
}
my-running = In progress
no-running = You have no game in progress.
my-finished = Finished
no-finished = You have not finished a game yet.
watched = Watched
place = Place { $place } of { $players }
my-records = Records
my-records-note = Take your games with you. Each record holds the deal and every move, for replay here, in the terminal or in your own programs.
export-records = Download all records ({ $count })
import-record = Import a record
statistics = Statistics
statistics-all =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $share } won
usual-rules = Standard rules
games-played = Games
places = Places
mean-money = Average money
best-money = Best
best-moments = Best moments
