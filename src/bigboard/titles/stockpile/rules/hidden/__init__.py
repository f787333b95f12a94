"""Hidden information in Stockpile: who has seen what, and samples of the rest."""
