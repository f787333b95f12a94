"""The options of a Stockpile game, its deal, and what happens before the first round."""
