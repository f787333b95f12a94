"""The rules of every game. Nothing here imports from a layer above."""
