"""Random play of PettingZoo's Hanabi: for each line of input a line with decisions and seconds.

Run by the Python of another virtual environment, so it imports nothing of Noah.
"""

import random
import sys
import time

import numpy as np
from pettingzoo.classic import hanabi_v5

STEPS = 400


def main() -> None:
    """Play when asked to."""
    rng = random.Random(1)
    env = hanabi_v5.raw_env(players=3)
    env.reset(seed=1)
    for _ in sys.stdin:
        start = time.perf_counter()
        for _ in range(STEPS):
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
            else:
                env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        sys.stdout.write(f"{STEPS} {time.perf_counter() - start}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
