"""Long runs of games between bots: pairings, single games, and the journal."""
