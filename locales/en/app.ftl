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
