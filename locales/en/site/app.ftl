### The client as an app: keys, notifications, sharing, rematch.

share-picture = Image of the result
rematch-asked = { $name } would like a rematch with everyone.
rematch-yes = I’m in
rematch-no = No, thanks
rematch-declined = You gave up your seat at the new table.
copy-moment = Link to this moment
notify = Notifications
notify-note = Your browser notifies you when it is your turn at one of your tables.
notify-refused = Your browser is blocking notifications. Allow them in its settings for this site.
keyboard = Keyboard
key-help = Show this list
key-next = Go to the next item
key-press = Activate the item
key-close = Close
key-skip = Skip the current scene
key-board = Move from cell to cell on the board
key-step = Go one step back or forward
key-ends = Go to the start or the end

reactions = Reactions
reaction-clap = Applause
reaction-laugh = Laughing
reaction-wow = Wow
reaction-think = Hmm
reaction-cry = Oh no
reaction-money = Money!
mute = Mute { $name }
silence = Turn off { $name }’s chat for everyone
remove-person = Ask { $name } to leave
notice-silenced = { $name } can no longer chat here.
notice-heard = { $name } can chat again.
while-away = While you are away
answer-show = Keep shares secret
answer-show-note = You are asked before your shares are shown for a dividend. If this is off, all of them are shown for you.
answer-pass = Pass when possible
answer-pass-note = Optional abilities, such as looking at a stockpile, are declined for you.
remind-mail = Email me when it is my turn
remind-mail-note = Once per turn, after you have been away for a while. First you get a link to confirm the address.
remind-unconfirmed = Open the link in the email we sent you.
remind-webhook = Webhook
remind-webhook-note = The server sends JSON to this address when it is your turn.
remind-push = Notify this device when it is my turn
remind-push-note = Even when no page is open. Once per turn, after you have been away for a while.
quiet-hours = Quiet hours
quiet-hours-note = You get no reminders between these times. Turns that are still waiting are announced afterwards.
quiet-from = From
quiet-to = To
table-webhook = Webhook of this table
table-webhook-note = The server sends JSON to this address when the table waits for a player, for example to a group chat.
hear-everybody = Unmute everyone
muted-people =
    { $count ->
        [one] { $count } person is muted on this device.
       *[other] { $count } people are muted on this device.
    }
key-tile = Acquire: choose a tile from your hand
key-chain = Acquire: choose a chain by its first letter
key-take-back = Acquire: take the last share out of the basket
