"""All that a client can ask for: tables, games, lessons, puzzles, contests, reviews, transcripts.

Imports the room and all below. The server and the edition without a server answer with the same code: storage, bots and
limits are ports.
"""
