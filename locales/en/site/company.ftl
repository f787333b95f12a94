### Company: people to play with.

quick-title = Play with people
quick-note = You are matched with people who want the same game. If seats are still free after { $wait }, bots take them and the game starts.
quick-any = Any number
pace = Pace
quick-wait = Wait at most
quick-find = Find players
quick-notify = Notify me when someone wants to play
quick-notify-note = Your browser tells you while Big Board is open in a tab. You can turn on email in the settings if this server sends it.
quick-wanted = Someone wants to play: { $name }
quick-found = Your game is starting: { $name }
quick-looking = Looking for players
quick-fills = Bots will take the free seats in { $time }.
quick-starting = The game is starting.
quick-stop = Stop searching
people-here = { $count ->
    [one] { $count } person here now
   *[other] { $count } people here now
 }
profile-quick = Quick
profile-steady = Steady
profile-relaxed = Relaxed
profile-days = Over several days
notice-bots_fill = The wait is over; bots take the free seats.
remind-matches = Also when someone is looking for players
remind-matches-note = At most once an hour, while you are not at a table.

people-title = People you have played with
bots-online = Bots online
open-data = Give my public games to research
open-data-note = Finished public games are published without names and times, only if all their players agree. You can change your mind; published files remain.
people-agree = Let people I have played with find me
people-agree-note = They see when you are here and can invite you, and you see them. Only people who agree are listed; you can change your mind at any time.
people-none = None of the people you have played with has agreed yet.
people-here-now = here now
people-games = { $count ->
    [one] { $count } game together
   *[other] { $count } games together
 }
people-invite = Invite
people-invite-one = Invite { $name }
people-invited = Invited
people-invite-to = Invite to
people-block = Block { $name }
people-unblock = Unblock { $name }
people-blocked = { $count ->
    [one] { $count } blocked person
   *[other] { $count } blocked people
 }
people-block-note = You and a person you block no longer meet: no match, no invitation, no seat at the same table, no chat. They are not told.
meet-again = Meet again?
invitation-from = { $name } invites you to { $game }
invitation-join = Join
invitation-decline = Decline
error-apart = You cannot take a seat at this table.
error-apart-own = You have blocked { $name }, who sits at this table.
error-no_person = That is only possible with people you have met at a table.
game-pace-note = Sets the clock, the speed of the bots, and how long a player may be away before a bot takes over.
