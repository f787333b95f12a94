### The people at the table, and what is told scene by scene.

you-mark = you
their-turn = to move
money-hidden = Hidden
net-worth = Net worth
players-here = Players
skip = Skip
your-things = Your holdings
you-watch = You are watching.
show-on-board = Show it on the board
panel-view = What is on the table

time-up = time is up
clock-out-note = When time runs out, a bot makes this one decision.
clock-rule = { $seconds } s per decision, then { $bank } s in reserve
story-speed = Scene speed
story-speed-note = Press Space for the next scene, or Escape to skip them all.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
your-place =
    { $place ->
        [1] You win!
        [2] You finish second.
        [3] You finish third.
        [4] You finish fourth.
        [5] You finish fifth.
       *[6] You finish last.
    }
