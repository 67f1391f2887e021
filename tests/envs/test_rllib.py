"""RLlib: its own check of environments with several agents, over our PettingZoo environments."""

from __future__ import annotations

import subprocess
import sys

# In its own process, because RLlib prints many warnings of its own when it is loaded.
CHECK = """
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.utils.pre_checks.env import check_multiagent_environments
import mankai
from mankai.envs.pettingzoo import env

for name in mankai.games():
    check_multiagent_environments(PettingZooEnv(env(name)))
    print("checked", name)
"""


def test_its_own_check() -> None:
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", CHECK], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.count("checked") > 10
