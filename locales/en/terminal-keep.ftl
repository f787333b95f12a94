### Writing down a game played on a real table.

keep-players = Who plays, clockwise? (Ana, Bo, Cy)
keep-start-tiles = The start tiles of { $names }, in this order? (5C, 1A, 9I)
keep-how = Type what happens: 5C plays a tile, then found T, buy T T, trade 2, sell 1, keep, stop, end. `dead 5C` is a dead tile that was shown, `hand 1A 2B` what is known of the hand of whoever decides; undo takes a line back, quit leaves.
keep-saved = The record is in { $file }. `bigboard replay` shows it, and the browser takes it under My games.
keep-only-acquire = Only games of Acquire can be written down so far.
