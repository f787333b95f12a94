### The coach at the table.

advice-ask = What do you think?
advice-best = That is what I would do.
advice-fine = Fine: nothing is clearly better.
advice-sure = Sure? Look at { $place }.
advice-look = Look at { $place }.
advice-even = No answer stands out; { $place } is as good as any.
advice-show = Show me why
advice-anyway = Do it anyway
advice-title = The coach
advice-yours = Your choice
advice-options = The best answers
advice-answer = Answer
advice-money = Money at the end
advice-win = Chance to win
advice-below = Below the best
advice-why = What makes the difference
advice-how = Tried out in { $simulations } simulated games, from what you may know. ± is the standard error.
advice-warn = Warn me of blunders
advice-warn-note = The coach looks at every answer before it counts.

### The review of a finished game in the browser.

review = Review
review-of = Review: { $name }
review-begin = Review this game
review-about = Every decision is tried out again from what its player could know, and luck is told apart from skill. It takes about a minute.
review-progress = { $done } of { $of } decisions
review-waiting = Waiting for its turn…
review-failed = The review could not be finished. Try again later.
review-sums = Where the results come from
review-sums-note = Each row adds up: result = expectation + luck + errors + others’ play + rest.
review-kinds = By kind of decision
review-costliest = The five costliest decisions
review-show = Show me
review-try = Try it
review-try-note = “Try it” opens a private table at that moment: you play on against bots.
review-tried = Try: { $name }
review-rating = Quality of play
review-rating-note = Average loss per decision in reviewed games: less is better.
review-rating-of = { $loss } per decision · { $count ->
        [one] one game
       *[other] { $count } games
    } · { $blunders ->
        [0] no blunders
        [one] one blunder
       *[other] { $blunders } blunders
    }
review-whose = Whose decisions
review-brief = In brief
review-brief-won = { $player } won with { $money }.
review-brief-lost = { $player } ended with { $money }, { $gap } behind { $winner }.
review-brief-luck = { $kind ->
    [good] Luck gave { $player } { $money } (± { $error }).
    [bad] Luck cost { $player } { $money } (± { $error }).
   *[even] Luck hardly mattered: { $money } (± { $error }).
}
review-brief-errors = { $count ->
    [0] No decision stands out as a clear mistake.
    [one] One decision cost most:
   *[other] These { $count } decisions cost most:
}
