### At the table, whatever the game.

your-turn = Your turn
player = Player
turn = turn
panels = Panels
panel-ledger = Holdings
panel-chart = Chart
panel-log = Log
away = away
held-by-bot = bot ({ $bot }) plays
reconnecting = Connection lost, trying again …
thinking = Thinking …
undo-step = Take back
table-menu = Table
leave-seat = Leave the game
leave-seat-note = A bot plays for you until you come back.
seat-held = A bot plays for you.
take-seat-back = Play myself again
chat = Chat
chat-placeholder = Say something
send = Send
look-at-moment = Look at this moment
changes = What changed
earlier-moment = Earlier
back-to-now = Back to now
pass-device = Pass the device to
lift-curtain = I am { $name }

won-by =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
rematch = Rematch
to-rematch = To the rematch
download-record = Download the record

## Announcements of the table
notice-joined = { $name } sits down.
notice-left = { $name } leaves.
notice-kicked = { $name } was asked to leave.
notice-started = The game begins.
notice-bot_holds_seat = { $name } is away; a bot ({ $bot }) plays meanwhile.
notice-returned = { $name } is back.
notice-time_out = Time is up for { $name }; a bot ({ $bot }) decides this once.
notice-rematch = { $name } proposes a rematch.
