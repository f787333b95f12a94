"""Acquire for PettingZoo."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from bigboard.envs.pettingzoo.table_env import TableEnv, wrap


class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo's tools look for
    """Acquire without PettingZoo's wrappers."""

    game_name = "acquire"
    metadata = TableEnv.metadata | {"name": "acquire_v0"}


def env(**settings: Any) -> AECEnv[str, Any, int | None]:
    """Acquire in PettingZoo's usual wrappers; the settings are those of `TableEnv`."""
    return wrap(raw_env(**settings))
