### Recording a tabletop game.

keep-see-first_player = Who goes first?
keep-see-start_tiles = The start tiles
keep-see-hand_dealt = Your tiles
keep-see-tile_drawn = The tile you drew
keep-see-dead_tile = The dead tile that { $player } shows
keep-see-dice = The dice
keep-see-open_pair = The face-up pair
keep-see-pair_dealt = Your own pair
keep-see-pair_looked_at = The pair you looked at
keep-see-pair_revealed = The pair that was revealed
keep-see-opening = The opening cards of the stockpiles
keep-see-starting_share = Your starting share
keep-see-pile_looked_at = The face-down cards you looked at
keep-see-face_down = Which face-down cards were trading fees?
keep-see-split = How many shares does each player move to the split portfolio?
keep-see-bankruptcy = How many normal shares does each player lose?
keep-see-portfolios = The normal shares of each player at the end
keep-real-game = Record a tabletop game
keep-real-game-note = Play at a real table and enter what happens. Every move is checked. When the game is over, you can replay and review it under My games.
keep-begin = Start
keep-go-on = Continue
keep-drop = Delete
keep-drop-sure = Delete the notes for this game?
keep-names = Players, clockwise
keep-player = Player { $number }
keep-me = Which player are you?
keep-me-none = I am not playing
keep-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
keep-undo = Undo
keep-done = Add
keep-unknown = unknown
keep-not-shown = not shown
keep-finish = Save to My games
keep-over = The game is over, and your notes are complete.
keep-filter = Search for a move
keep-chosen = Chosen
keep-nothing = No more
keep-made-up = Cards that no one showed are filled in with a guess that fits your notes. Some hands in the replay are therefore invented, and reviews of the other players’ decisions rely on them.
keep-pile = stockpile { $number }
keep-pair = pair { $number }
keep-die = die { $number }
keep-do-place_down = A card face down on stockpile { $number }
keep-do-no_tile = No playable tile
keep-do-dead = { $player } shows the dead tile { $tile }
keep-do-discard_strategy = A strategy card, unseen
keep-do-pick_company = A company card, unseen
keep-do-pick_forecast = A forecast card, unseen
error-no_transcript = You are not recording this game.
error-bad_note = This cannot be recorded.
error-bad_note-elsewhere = { $card } cannot be there: it was seen elsewhere.
error-bad_note-contradiction = That contradicts an earlier note. Undo the wrong note, or correct this one.
error-bad_note-holding = { $player } cannot have that many of these cards: { $card }.
error-bad_note-choice = { $value } is not possible now.
error-bad_note-action = { $player } still has an action card, which must be used.
error-bad_note-count = The number of cards for { $player } is wrong.
error-bad_note-names = Each player needs a different name.
error-bad_note-start = Each player must have a different start tile.
error-bad_note-dead = { $card } cannot be shown as a dead tile now.
error-bad_note-many = You cannot record more games at once. Finish or delete one first.
kept-made-up = Recorded at a real table. Cards of { $players } that no one saw are filled in with a guess that fits the notes; comments on their decisions are based on that guess.
error-bad_note-left = { $player } still has { $card }.
error-bad_note-turn = It is { $player }’s turn.
error-bad_note-over = The game is over.
error-bad_note-nothing = There is nothing to undo.
error-bad_note-form = { $count ->
    [0] That does not answer the question.
    [one] Give one answer.
   *[other] Give { $count } answers.
}
keep-several = { $chosen } of { $count } chosen
