"""The base of a game in plain Python: write its rules, and get the rest of the contract from here.

A `SimpleGame` says what chance decides. A `SimpleState` has annotated fields for everything on the table, asks
questions with `ask`, lists the answers in `answers`, and has a method `do_buy` for every action of the type "buy".
Numbers, words, records, positions, copies, playouts and tensors follow from the declaration and the fields. A question
with one answer only answers itself. `examples/` has a whole game; `docs/develop/add-a-game.md` goes through it.
"""

from bigboard.games.simple.declared_game import Answer
from bigboard.games.simple.game import SimpleGame
from bigboard.games.simple.state import OVER, Pick, SimpleState

__all__ = ["OVER", "Answer", "Pick", "SimpleGame", "SimpleState"]
