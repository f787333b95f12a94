### The deal of the day, and duplicate matches.

deal-of-day = Deal of the day
day-note = One deal a day for each game, the same for everyone, against the same bots. Whoever does the same gets the same answers.
day-counts = Your first try counts. After it you can practise as often as you like.
day-play = Play the deal
day-resume = Continue
day-practise = Practise
day-earlier = Earlier days
day-late-note = This day is over: it can still be played, and the result is marked.
day-late = played later
day-results = Results
day-finished-by = { $count ->
    [0] No one has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
day-hidden = The results are shown when you have played.
day-next = Next deal in { $time }
day-instead-of-you = { $bot } in your seat
day-watch = Watch
day-share = Share
day-today = Today
day-all = All deals and results
match-title = Duplicate match
match-note = A second group plays the same deal at a table of its own. Neither sees the other before both have finished; then they are compared seat by seat.
match-make = Invite a second group
match-link = Link for the second group
match-group = Group { $number }
match-own = your group
match-waits = The comparison is shown when both groups have finished.
error-in_contest = Others play this deal too, so that is not possible here now.
error-no_day = There is no deal of that day.
