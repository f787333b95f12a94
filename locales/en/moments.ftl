### The people at the table, and what is told scene by scene.

you-mark = you
their-turn = on turn
money-hidden = Hidden
net-worth = Net worth
players-here = Players
skip = Skip
your-things = Your things
you-watch = You are watching.
show-on-board = Show it on the board
panel-view = What is on the table
