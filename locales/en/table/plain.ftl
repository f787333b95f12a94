### At a plain table: for games that bring no screens of their own.

plain-pick = Pick up to { $count }.
plain-picked = { $count } of { $most } picked
plain-costs = costs { $amount }
plain-gains = pays { $amount }
plain-waits = { $player } decides
plain-over = The game is over
plain-worth = Net worth of each player
