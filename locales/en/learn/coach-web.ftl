### The coach at the table.

advice-ask = What do you think?
advice-best = That is what I would play.
advice-fine = Good: no other move wins clearly more often.
advice-fine-by = Good. Slightly better: { $place } (chance to win +{ $win }).
advice-sure = Sure? Look at { $place }.
advice-look = Look at { $place }.
advice-even = No move stands out; { $place } is as good as any.
advice-show = Show me why
advice-anyway = Do it anyway
advice-title = The coach
advice-yours = Your move
advice-options = The best moves
advice-answer = Move
advice-money = Money at the end
advice-win = Chance to win
advice-why = What makes the difference
advice-how = Based on { $simulations } simulated games that use only what you can know. Small figures are differences from the best move; ± is the standard error.
advice-busy = The server is busy: this took { $seconds } s.
advice-unsure = The server is too busy for a reliable verdict. Ask again in a moment.
advice-keep = Keep all shares
advice-warn = Warn me about blunders
advice-warn-note = The coach checks every move before it counts.

### The review of a finished game in the browser.

review = Review
review-of = Review: { $name }
review-begin = Review this game
review-about = Every decision is tried again in simulations that use only what its player could know, so luck is separated from skill. Your costliest decisions appear first; a whole game takes a few minutes.
review-progress = { $done } of { $of } parts
review-so-far = Results so far
review-waiting = Waiting in the queue…
review-failed = The review could not be finished. Try again later.
review-sums = Where the results come from
review-sums-note = Each row adds up: result = expectation + luck + own play + others’ play. Play is compared with that of the simulated players: others’ play is what the other players’ decisions gave to this player or took away.
review-kinds = By type of decision
review-costliest = { $count ->
    [one] The costliest decision
    [5] The five costliest decisions
   *[other] The { $count } costliest decisions
}
review-compared = The move played and the better one
review-played = Played
review-better = Better
review-show = Show me
review-try = Try it
review-try-note = “Try it” opens a private table at that moment: you play on against bots.
review-tried = Try: { $name }
review-rating = Quality of play
review-rating-note = Average loss per decision in reviewed games; lower is better.
review-rating-of = { $loss } per decision · { $count ->
        [one] one game
       *[other] { $count } games
    } · { $blunders ->
        [0] no blunders
        [one] one blunder
       *[other] { $blunders } blunders
    }
review-whose = Decisions by
review-brief = In brief
review-brief-won = { $player } won with { $money }.
review-brief-lost = { $player } ended with { $money }, { $gap } behind { $winner }.
review-brief-luck = { $kind ->
    [good] Luck gave { $player } { $money } (± { $error }).
    [bad] Luck cost { $player } { $money } (± { $error }).
   *[even] Luck hardly mattered: { $money } (± { $error }).
}
review-brief-most = What mattered most: { $part } ({ $money }).
review-brief-errors = { $count ->
    [0] There were no clear mistakes.
    [one] The costliest decision:
   *[other] The { $count } costliest decisions:
}
