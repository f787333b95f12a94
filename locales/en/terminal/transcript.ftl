### Recording a tabletop game, in the terminal.

keep-players = Who is playing, clockwise? (Ana, Bo, Cy)
keep-how = Type what happens. The first letters of a word are enough, and commas separate several things: 5C, found T, buy T T, or up Cosmic 2, down 3, bid 1 4, sell Epic 2. `?` means unknown, `stop` ends a list, `undo` removes the last line, `quit` leaves.
keep-saved = The record is in { $file }. `bigboard replay` shows it, and you can import it under My games in the browser.
keep-no-game = You can record these games: { $games }.
keep-who = Say which player you are: { $names }.
keep-seat = player
keep-separated = Separate several answers with commas.
keep-words = “{ $typed }” matches none of these, or more than one: { $listed }
keep-foreign = { $file } is not a game that is being recorded.
keep-count = { $game } needs { $least } to { $most } players; you named { $names }.
keep-same-name = Each player needs a different name.
keep-bad-option = { $option } is not an option of { $game }, or not with that value. Possible options: { $known }.
keep-dash = - for a card that is not shown
