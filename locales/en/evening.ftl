### Writing down a game played on a real table.

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
keep-see-face_down = Which face-down cards turn out to be trading fees?
keep-see-split = How many shares does each player turn over?
keep-see-bankruptcy = How many normal shares does each player lose?
keep-see-portfolios = The normal shares of each player at the end
keep-real-game = Write down a real game
keep-real-game-note = You play on a real table and note what happens. Every move is checked; afterwards the game is among yours, to be replayed and reviewed.
keep-begin = Begin
keep-go-on = Go on
keep-drop = Throw away
keep-drop-sure = Throw away the notes of this game?
keep-names = Players, clockwise
keep-player = Player { $number }
keep-me = Which one are you?
keep-me-none = I only write
keep-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
keep-undo = Take back
keep-done = Note it
keep-unknown = not known
keep-not-shown = not shown
keep-finish = Put among my games
keep-over = The game is over and complete.
keep-filter = Find what happened
keep-chosen = Chosen
keep-nothing = Nothing more
keep-made-up = What no one has shown is filled in, so that everything noted could happen. Hands in the replay are therefore partly made up, and a review of other players’ decisions knows no more than that.
keep-pile = stockpile { $number }
keep-pair = pair { $number }
keep-die = die { $number }
keep-do-place_down = A card face down on stockpile { $number }
keep-do-no_tile = No tile can be played
keep-do-dead = { $player } shows the dead tile { $tile }
keep-do-discard_strategy = A strategy card, unseen
keep-do-pick_company = A company card, unseen
keep-do-pick_forecast = A forecast card, unseen
error-no_evening = You are not writing down such a game.
error-bad_note = This cannot be noted.
error-bad_note-elsewhere = { $card } cannot be there: it was seen elsewhere.
error-bad_note-contradiction = That contradicts what was noted before. Take back what was wrong, or correct this.
error-bad_note-holding = { $player } cannot have that many of { $card }.
error-bad_note-choice = { $value } is not possible now.
error-bad_note-action = { $player } still has an action card, which must be used.
error-bad_note-count = The number of cards of { $player } is wrong.
error-bad_note-names = Each player needs a name of their own.
error-bad_note-start = Each player has a different start tile.
error-bad_note-dead = { $card } cannot have been shown now.
error-bad_note-many = You are already writing down as many games as a person may.
kept-made-up = Written down at a real table. Hidden cards of { $players } that no one saw are filled in so that everything noted could happen; what is said about their decisions starts from these cards.
error-bad_note-left = { $player } still has { $card }.
error-bad_note-turn = It would be the turn of { $player }.
error-bad_note-over = The game is over.
error-bad_note-nothing = There is nothing to take back.
error-bad_note-form = { $count ->
    [0] This is no answer to the question.
    [one] One answer is asked for.
   *[other] { $count } answers are asked for.
}
keep-several = { $chosen } of { $count } chosen
