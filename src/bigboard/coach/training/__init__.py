"""Practice from a player's own games: cards of their mistakes, when each is asked again, and where they lose.

Imports the review and the judge.
"""
