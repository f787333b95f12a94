"""The course of a Stockpile game: rounds, phases, bidding, prices, sales, money."""
