"""The games as environments that others know: PettingZoo, Gymnasium's vector environments, OpenSpiel.

Each lives in a module of its own, which needs the library it is for: `pip install 'bigboard[env]'` brings PettingZoo
and Gymnasium, `bigboard[openspiel]` OpenSpiel. `docs/research.md` shows all of them.
"""
