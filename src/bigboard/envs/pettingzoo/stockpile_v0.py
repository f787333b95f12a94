"""Stockpile for PettingZoo."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from bigboard.envs.pettingzoo.table_env import TableEnv, wrap


class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo's tools look for
    """Stockpile without PettingZoo's wrappers."""

    game_name = "stockpile"
    metadata = TableEnv.metadata | {"name": "stockpile_v0"}


def env(**settings: Any) -> AECEnv[str, Any, int | None]:
    """Stockpile in PettingZoo's usual wrappers; the settings are those of `TableEnv`."""
    return wrap(raw_env(**settings))
