"""Writing down a game of Stockpile from a real table: where every card is, and what shows which."""
