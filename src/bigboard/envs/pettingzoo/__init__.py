"""The games as PettingZoo environments (AEC): `acquire_v0` and `stockpile_v0`.

from bigboard.envs.pettingzoo import acquire_v0
env = acquire_v0.env(players=4)
"""

from bigboard.envs.pettingzoo import acquire_v0 as acquire_v0
from bigboard.envs.pettingzoo import stockpile_v0 as stockpile_v0
