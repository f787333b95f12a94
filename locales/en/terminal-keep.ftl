### Writing down a game on a real table, in the terminal.

keep-players = Who plays, clockwise? (Ana, Bo, Cy)
keep-how = Type what happens; the first letters of a word are enough, and commas separate several things: 5C, found T, buy T T, or up Cosmic 2, down 3, bid 1 4, sell Epic 2. `?` is what you do not know, `stop` is nothing more, `undo` takes a line back, `quit` leaves.
keep-saved = The record is in { $file }. `bigboard replay` shows it, and the browser takes it under My games.
keep-no-game = These games can be written down: { $games }.
keep-who = You are one of { $names }.
keep-seat = player
keep-separated = Commas separate several answers.
keep-words = “{ $typed }” is none of these, or several of them: { $listed }
keep-foreign = { $file } is not a game that was being written down.
keep-count = { $game } needs { $least } to { $most } players; { $names } were named.
keep-same-name = Each player needs a name of their own.
keep-bad-option = { $option } is not an option of { $game }, or not with that value. Possible are: { $known }.
keep-dash = - for a card that is not shown
