### My mistakes, and where I lose.

mistakes = My mistakes
mistakes-note = Decisions from your own games that cost you something. Decide again: you know only what you knew then.
mistakes-none = There is nothing to practice yet. Your finished games are reviewed, and every decision that clearly cost you something comes back here.
mistakes-waiting = { $count ->
    [one] One of your games is being reviewed.
   *[other] { $count } of your games are being reviewed.
}
mistakes-due = { $count ->
    [0] No decisions are due
    [one] One decision is due
   *[other] { $count } decisions are due
}
mistakes-today = Today: { $answered } of { $portion }
mistakes-all = Total: { $cards } · learned: { $learned }
mistakes-games = Game
mistakes-both = All
mistakes-start = Start
mistakes-more = Continue anyway
mistakes-enough = Enough for today
mistakes-enough-note = That is enough for today. The rest can wait.
mistakes-next-due = The next one is due on { $date }.
mistakes-decide = Decide
mistakes-next = Next decision
mistakes-again = { $days ->
    [0] It comes back today.
    [one] It comes back tomorrow.
   *[other] It comes back in { $days } days.
}
mistakes-elsewhere = You have answered this on another device, and that answer counts.
mistakes-not-due = It was not due, so this answer does not count.
mistakes-deleted = Its game has been deleted. The decision stays here.
mistakes-reviews = Review my games automatically
mistakes-reviews-note = After each game, in the background; at most { $limit } games a day.
mistakes-reviews-off = This server reviews games only on request.
mistakes-portion = Decisions per day
error-no_card = This is not one of your decisions, or nothing is due.
error-bad_card = This decision comes from a different version of the rules and cannot be shown. It is kept.

losses = Where I lose
losses-note = From the reviews of your games. A decision mattered if some move was clearly worse than the best one.
losses-none = None of your games has been reviewed yet.
losses-most = You lose most here: { $kind }. That is { $share } of all your losses, { $money } for each decision that mattered.
losses-faultless = The reviews found no mistakes.
losses-total = { $count ->
    [one] One game
   *[other] { $count } games
}, { $mattered } decisions that mattered. Loss per decision: { $money }, and { $win } off your chance to win.
losses-by-kind = By type of decision
losses-by-phase = By phase of the game
losses-by-money = By money
losses-phase-early = First third
losses-phase-middle = Middle third
losses-phase-late = Last third
losses-money-behind = Poorer than the others
losses-money-level = About equal
losses-money-ahead = Richer than the others
losses-mattered = Mattered
losses-per = Loss per decision
losses-share = Share of losses
losses-trend = Trend
losses-against = Compared with
losses-how = The trend compares the later half of your games with the earlier half: how much of your chance to win you lose per decision, with a 95% interval. The bots are those in your own games.
losses-grades = Game by game
losses-grade-faultless = Faultless
losses-grade-strong = Strong
losses-grade-solid = Solid
losses-grade-uneven = Uneven
losses-grade-costly = Costly
losses-given = { $win } off your chance to win
losses-adjusted = { $money } (± { $error }) without luck
