### Tables: finding one, making one, waiting for the others.

home-title = The market is open.
home-subtitle = Play stock-market board games with friends and bots in your browser. Share a link; no account needed.
play-now = { $game } against bots
about-acquire = Found hotel chains, buy their shares, and be the largest shareholder when one chain acquires another.
about-stockpile = You have a tip on one stock. Bid on stockpiles of face-up and face-down cards, and sell before the others find out.
players-from-to = { $from } to { $to } players
new-table = New table
your-tables = Your tables
tables-open = Open tables
tables-running = Games in progress
tables-finished = Finished games
no-tables-open = No one is waiting for players. Open a table yourself.
seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
seats-full = Full
moves-played =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
finished = Finished
by-link = by link

game = Game
game-acquire = Acquire
game-stockpile = Stockpile
company = Who is playing?
company-bots = Against bots
company-friends = With friends
company-device = On this device
players = Players
player-number = Player { $number }
seat-number = Seat { $number }
name-of-player = Name of player { $number }
seat-empty = Free
seat-open = Free for anyone with the link
seat-local = A player on this device
seat-note-me = This is you.
seat-note-open = Open to anyone with the link.
seat-note-local = You pass the device around; a cover screen hides each hand.
bot-level = Bot: { $level }
bot-player = Bot { $number }
starts-at-once = The game starts right away.
waits-for-friends = You get a link to share. Start when everyone is here.
create-and-play = Play
create-table = Open the table

game-options = Rules of this game
without = Without: { $options }
option-acquire-dead_tiles = Dead tiles
option-acquire-dead_tiles-explanation = What happens at the end of a turn to tiles that can never be played because they would merge safe chains.
option-acquire-dead_tiles-repeat = Replaced until none is left
option-acquire-dead_tiles-once = Replaced once
option-acquire-dead_tiles-never = Kept in hand
option-acquire-open_holdings = Open holdings
option-acquire-open_holdings-explanation = Everyone sees everyone’s money and shares.

bot-easy = Easy
bot-easy-explanation = Plays by rules of thumb, but overlooks about half of its options.
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-search-explanation = Simulates up to { $simulations } games per decision, for at most { $seconds } s.
bot-greedy = Greedy
bot-greedy-explanation = Plays instantly, by rules of thumb.
bot-random = Random
bot-random-explanation = Plays any legal move; useful for comparison.

table-settings = Table settings
table-name = Table name
table-name-note = If you leave this empty, the table is named after the game and you.
public = Public
public-note = Listed in the lobby. Otherwise only people with the link can find it.
spectators = Spectators
spectators-note = Others can watch. They never see hidden information.
hints = Hints
hints-note = Players can ask a bot for a hint.
undo = Undo
undo-note = You can undo within your turn until something hidden is revealed.
clock = Clock
clock-note = Time per decision, plus a reserve four times as long.
clock-of = { $player }’s clock
no-clock = No clock
bot-pace = Bot speed
bot-pace-note = How long a bot waits before it moves, so that you can follow.
pace-instant = Instant
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow

invite = Invite friends
invite-note = Anyone who opens this link can take a free seat or watch.
share-link = Share link
qr-code = QR code of the link
seats = Seats
sit-down = Sit here
stand-up = Stand up
kick = Ask to leave
remove = Remove
put-bot = Add a bot
bot-for-seat = Bot for seat { $number }
fill-with-bots = Fill with bots
start = Start the game
all-here = Everyone is here.
some-away = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
 }
host-starts = { $host } will start the game.
table-closed = This table closed before the game started.
