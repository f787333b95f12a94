### Tables: finding one, making one, waiting for the others.

home-title = The market is open.
home-subtitle = Stock-market board games with friends and bots: in the browser, by a link, without an account.
play-now = { $game } against bots
about-acquire = Found hotel chains, buy their shares, and be the largest holder when one chain swallows another.
about-stockpile = You know how one share will move. Bid for stockpiles of open and hidden cards, and sell before the others know.
players-from-to = { $from } to { $to } players
new-table = New table
your-tables = Your tables
tables-open = Open tables
tables-running = Games under way
tables-finished = Finished games
no-tables-open = Nobody is waiting for players. Open a table yourself.
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
company = With whom
company-bots = Against bots
company-friends = With friends
company-device = On this device
players = Players
player-number = Player { $number }
seat-number = Seat { $number }
name-of-player = Name of player { $number }
seat-empty = Free
seat-open = Free, for whoever has the link
seat-local = A player at this device
seat-note-me = This is you.
seat-note-open = Somebody takes this seat by the link.
seat-note-local = You pass the device on; a curtain hides the tiles.
bot-level = Bot: { $level }
bot-player = Bot { $number }
starts-at-once = The game begins at once.
waits-for-friends = You get a link to share, and start when everybody is here.
create-and-play = Play
create-table = Open the table

game-options = Rules of this game
without = Without: { $options }
option-acquire-dead_tiles = Dead tiles
option-acquire-dead_tiles-explanation = What happens to tiles that can never be played because they would merge two safe chains.
option-acquire-dead_tiles-repeat = Replaced at the end of the turn, until none is left
option-acquire-dead_tiles-once = Replaced once at the end of the turn
option-acquire-dead_tiles-never = Kept in the hand
option-acquire-open_holdings = Open holdings
option-acquire-open_holdings-explanation = Everybody sees everybody’s money and shares.

bot-easy = Easy
bot-easy-explanation = Follows rules of thumb, but overlooks about half of what it could do.
bot-medium = Medium
bot-medium-explanation = Looks ahead for a tenth of a second.
bot-hard = Hard
bot-hard-explanation = Looks ahead for almost a second.
bot-expert = Expert
bot-expert-explanation = Looks ahead for up to three seconds.
bot-greedy = Greedy
bot-greedy-explanation = Plays by rules of thumb, at once.
bot-random = Random
bot-random-explanation = Any legal action, for comparison.

table-settings = The table
table-name = Name of the table
table-name-note = Left empty, it carries your name.
public = Public
public-note = Listed in the lobby. Otherwise only people with the link find it.
spectators = Spectators
spectators-note = Others may watch. They never see hidden things.
hints = Hints
hints-note = Players may ask a bot for advice.
undo = Taking back
undo-note = You may take back steps of your turn while nothing hidden was revealed.
clock = Clock
clock-note = Time for each decision, with a reserve of four times as much.
clock-of = Clock of { $player }
no-clock = No clock
bot-pace = Pace of the bots
bot-pace-note = How long a bot waits before it acts, so that you can follow.
pace-instant = At once
pace-fast = Quick
pace-normal = Normal
pace-slow = Slow

invite = Invite friends
invite-note = Whoever opens this link can take a free seat or watch.
seats = Seats
sit-down = Sit down
stand-up = Stand up
kick = Ask to leave
remove = Remove
put-bot = Put a bot here
bot-for-seat = Bot for seat { $number }
fill-with-bots = Fill with bots
start = Start the game
all-here = Everybody is here.
host-starts = { $host } starts the game.
table-closed = This table was given up before the game began.
