### Previews of links, written by the server.

preview-invited = You are invited to a table
preview-invited-note = Open the link to take a seat or to watch. No account needed.
preview-play = Play
preview-take-seat = Take a seat
preview-see-result = See the result
preview-watch-replay = Watch the replay
preview-best-move = Find the best move
preview-solve = Solve it
