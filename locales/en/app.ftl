### The client as an app: keys, notifications, sharing, rematch.

share-picture = Image of the result
rematch-asked = { $name } would like a rematch with everyone.
rematch-yes = I’m in
rematch-no = No, thanks
rematch-declined = You gave up your seat at the new table.
copy-moment = Link to this moment
notify = Notifications
notify-note = The browser notifies you when it is your turn at one of your tables.
notify-refused = The browser does not allow this. Change its settings for this page.
keyboard = Keyboard
key-help = This list
key-next = To the next item
key-press = Activate it
key-close = Close
key-skip = Skip the current scene
key-board = On the board, from cell to cell
key-step = One step back or forward
key-ends = To the start, to the end

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
answer-show = Always show shares for dividends
answer-show-note = The table shows everything it can for you.
answer-pass = Pass when possible
answer-pass-note = The table declines optional powers for you, such as looking at a stockpile.
remind-mail = Email me when it is my turn
remind-mail-note = Once per turn, after you have been away for a while. First you get a link to confirm the address.
remind-unconfirmed = Open the link in the email we sent you.
remind-webhook = Webhook
remind-webhook-note = Called with JSON when it is your turn.
hear-everybody = Unmute everyone
muted-people =
    { $count ->
        [one] { $count } person is muted on this device.
       *[other] { $count } people are muted on this device.
    }
