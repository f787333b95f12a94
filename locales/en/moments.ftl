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

time-up = time is up
clock-out-note = When the time is up, a bot decides this once.
clock-rule = { $seconds } s a decision, then { $bank } s in reserve
story-speed = How fast the table tells what happens
story-speed-note = Space goes on to the next scene, Escape skips all of them.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
your-place =
    { $place ->
        [1] You win!
        [2] You come second.
        [3] You come third.
        [4] You come fourth.
        [5] You come fifth.
       *[6] You come last.
    }
