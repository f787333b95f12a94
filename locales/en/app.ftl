### The client as an app: keys, notifications, sharing, rematch.

share-picture = Picture of the result
rematch-asked = { $name } would like to play again, with everybody.
rematch-yes = I am in
rematch-no = No, thanks
rematch-declined = You have given up your seat at the new table.
copy-moment = Link to this moment
notify = Notifications
notify-note = The browser tells you when it is your turn at one of your tables.
notify-refused = The browser does not allow it. Change that in its settings for this page.
keyboard = Keyboard
key-help = This list
key-next = To the next thing
key-press = Press it
key-close = Close
key-skip = Skip what is being shown
key-board = On the board, from cell to cell
key-step = One step back or on
key-ends = To the beginning, to the end

reactions = Reactions
reaction-clap = Applause
reaction-laugh = Laughing
reaction-wow = Wow
reaction-think = Hm
reaction-cry = Alas
reaction-money = Money!
mute = Mute { $name }
silence = Silence { $name } for all
remove-person = Ask { $name } to leave
notice-silenced = { $name } may not chat here any more.
notice-heard = { $name } may chat again.
while-away = While you are away
answer-show = Always show shares for dividends
answer-show-note = The table shows all it can for you.
answer-pass = Pass where one may
answer-pass-note = The table declines optional powers for you, such as a look at a stockpile.
remind-mail = Mail when it is your turn
remind-mail-note = Once for a turn, when you have been away for a while. You get a link first that confirms the address.
remind-unconfirmed = Open the link in the mail that was sent there.
remind-webhook = Webhook
remind-webhook-note = Is called with JSON when it is your turn.
hear-everybody = Hear everybody again
muted-people =
    { $count ->
        [one] { $count } person is muted on this device.
       *[other] { $count } people are muted on this device.
    }
