"""The games as environments of other libraries: PettingZoo, Gymnasium, OpenSpiel.

Each is a module that needs its library: `pip install 'bigboard[env]'` installs PettingZoo and Gymnasium,
`bigboard[openspiel]` OpenSpiel. `docs/research/environments.md` shows all of them. This module registers all titles
with Gymnasium, as `bigboard/Acquire-v0` and so on.
"""

from contextlib import suppress

from bigboard.games.registry import titles

with suppress(ModuleNotFoundError):
    import gymnasium

    for _name, _title in titles().items():
        gymnasium.register(
            f"bigboard/{_title.label.replace(' ', '')}-v0",
            entry_point="bigboard.envs.against_bots:BotTableEnv",
            vector_entry_point="bigboard.envs.vector:make_vector",
            kwargs={"game": _name},
        )
