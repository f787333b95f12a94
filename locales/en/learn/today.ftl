### The deal of the day, and duplicate matches.

deal-of-day = Deal of the day
day-note = One deal a day for each game, the same for everyone, against the same bots. If you make the same moves, the bots reply in the same way.
day-counts = Your first try counts. After that, you can practice as often as you like.
day-play = Play the deal
day-resume = Continue
day-practise = Practice
day-earlier = Earlier days
day-late-note = This deal has expired. You can still play it, but your result will be marked as late.
day-late = played late
day-results = Results
day-finished-by = { $count ->
    [0] No one has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
day-hidden = You will see the results after you have played.
day-next = Next deal in { $time }
day-instead-of-you = { $bot } in your seat
day-watch = Watch
day-share = Share
day-today = Today
day-all = All deals and results
match-title = Duplicate match
match-note = A second group plays the same deal at a separate table. Neither group sees the other until both have finished. Then the results are compared seat by seat.
match-make = Invite a second group
match-link = Link for the second group
match-group = Group { $number }
match-own = your group
match-waits = You will see the comparison when both groups have finished.
error-in_contest = Not available while others are still playing this deal.
error-no_day = There is no deal for that day.
