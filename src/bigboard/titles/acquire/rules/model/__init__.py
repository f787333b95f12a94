"""The state of an Acquire table: board, tiles, chains, shares."""
