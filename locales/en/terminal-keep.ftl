### Writing down a game played on a real table.

keep-players = Who plays, clockwise? (Ana, Bo, Cy)
keep-how = Type what happens; the first letters of a word are enough, and commas separate several things: 5C, found T, buy T T, or up Cosmic 2, down 3, bid 1 4, sell Epic 2. `?` is what you do not know, `stop` is nothing more, `undo` takes a line back, `quit` leaves.
keep-saved = The record is in { $file }. `bigboard replay` shows it, and the browser takes it under My games.
keep-no-game = These games can be written down: { $games }.
keep-who = You are one of { $names }.
keep-see-first_player = Who begins?
keep-see-start_tiles = The start tiles
keep-see-hand_dealt = Your tiles
keep-see-tile_drawn = The tile you drew
keep-see-dead_tile = The dead tile that { $player } shows
keep-see-dice = The dice
keep-see-open_pair = The open pair
keep-see-pair_dealt = Your own pair
keep-see-pair_looked_at = The pair you looked at
keep-see-pair_revealed = The pair that is turned up
keep-see-opening = The opening cards of the stockpiles
keep-see-starting_share = Your starting share
keep-see-pile_looked_at = The face-down cards you looked at
keep-see-face_down = Which face-down cards turn out to be trading fees? Answer - for a card that is not shown
keep-see-split = How many shares does each player turn over?
keep-see-bankruptcy = How many normal shares does each player lose?
keep-see-portfolios = The normal shares of each player at the end
