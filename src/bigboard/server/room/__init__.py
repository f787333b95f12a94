"""A table: its game log, seats, clock, bots, and what it broadcasts."""
