### Why a position is impossible. The server sends these to the editor.

impossible-lone = Tile { $tile } touches a chain, so it has to belong to it.
impossible-starts = { $tiles } lone tiles touch each other. Only the { $most } start tiles may.
impossible-never-gone = Tile { $tile } cannot be discarded: in this game dead tiles stay in the hands.
impossible-gone = Tile { $tile } cannot be discarded: it joins no two safe chains.
impossible-short = { $chain } has one tile. A chain has two or more.
impossible-touches = { $chain } touches { $other } at { $tile }.
impossible-apart = { $chain } is not connected: { $tile } is apart.
impossible-hand = Player { $seat } has { $tiles } tiles. A hand has at most { $most }.
impossible-hundreds = The money of player { $seat } has to be a multiple of $100, and not below $0.
impossible-shares = There are only { $shares } shares of { $chain }.
impossible-no-end = The end cannot be declared here.
impossible-no-purchase = There is nothing to buy here.
impossible-no-tiles = A whole round without a tile ends the game.
impossible-cards = There are { $cards } cards of { $card } in the position. The game has { $most }.
impossible-deck = The market deck has { $cards } cards. The rest of the game needs { $needed }.
impossible-face-up = { $card } always lies face up.
impossible-pile = Stockpile { $pile } has too many cards.
impossible-to-place = Player { $seat } has to place cards. The hand needs { $cards }.
impossible-debt = Player { $seat } cannot have less than $0.
impossible-bid = Player { $seat } has bid { $bid } and has only { $money }.
impossible-no-answer = The rules do not ask for this decision here.
impossible-senseless = This change makes no sense here.
