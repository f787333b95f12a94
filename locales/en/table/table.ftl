### At the table, whatever the game.

your-turn = Your turn
player = Player
turn = turn
panels = Panels
panel-ledger = Holdings
panel-chart = Chart
panel-log = Log
away = away
away-bot-in = away, bot in { $time }
held-by-bot = bot ({ $bot }) is playing
reconnecting = Connection lost, reconnecting…
thinking = Thinking…
undo-step = Undo
table-menu = Table
leave-seat = Leave the game
leave-seat-note = A bot plays for you until you come back.
seat-held = A bot is playing for you.
bot-played = While you were away, a bot played for you:
seen = Got it
take-seat-back = Take over from the bot
chat = Chat
chat-placeholder = Say something
unread =
    { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
send = Send
look-at-moment = View this moment
changes = What changed
earlier-moment = Earlier
back-to-now = Back to the game
pass-device = Pass the device to
lift-curtain = I am { $name }

won-by =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
rematch = Rematch
to-rematch = Go to the rematch
download-record = Download the record

## Announcements of the table
notice-joined = { $name } takes a seat.
notice-left = { $name } leaves.
notice-kicked = { $name } was asked to leave.
notice-started = The game starts.
notice-bot_holds_seat = { $name } is away; a bot ({ $bot }) is playing in the meantime.
notice-returned = { $name } is back.
notice-time_out = { $name } ran out of time; a bot ({ $bot }) made this decision.
notice-rematch = { $name } proposes a rematch.
