### Company: people to play with.

match-title = Play with people
match-note = You meet people who want the same game. If seats are still free after { $wait }, bots take them and the game starts.
match-any = Any number
pace = Pace
match-wait = Wait at most
match-find = Find players
match-notify = Notify me when someone wants to play
match-notify-note = Your browser tells you while Big Board is open in a tab. The settings offer email, where the server sends it.
match-wanted = Someone wants to play: { $name }
match-found = Your game starts: { $name }
match-looking = Looking for players
match-fills = Bots take the free seats in { $time }.
match-starting = The game is starting.
match-stop = Stop looking
people-here = { $count ->
    [one] { $count } person here now
   *[other] { $count } people here now
 }
profile-quick = Quick
profile-steady = Steady
profile-relaxed = Relaxed
profile-days = Over days
notice-bots_fill = The wait is over; bots take the free seats.
remind-matches = Also when someone is looking for players
remind-matches-note = At most once an hour, while you are not at a table.
