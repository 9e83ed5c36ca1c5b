"""How fast the environments are, beside those of PettingZoo and Catanatron; needs the extra ``envs``."""

import random
from collections.abc import Callable, Iterator

import numpy as np

from noah.bench.envs_peers import playing
from noah.bench.measure import Row, Sample, rate, speed
from noah.notation.errors import MissingPackageError

GAMES = 4096
HANABI, CATANATRON = "pettingzoo-hanabi", "catanatron"


def envs_rows() -> Iterator[Row]:
    """Both rows; none where the extra ``envs`` is not installed."""
    try:
        import noah.envs.aec  # noqa: F401, PLC0415  # an extra
    except MissingPackageError:
        return
    with playing("hanabi") as hanabi:
        yield speed("envs-batch", "steps/s", rate(batch_steps()), HANABI, hanabi)
    with playing("catanatron") as catanatron:
        yield speed("envs-aec", "decisions/s", aec_decisions(), CATANATRON, catanatron)


def batch_steps(steps: int = 25) -> Callable[[], float]:
    """Random masked actions in 4,096 games of three, with masks and observations: agent steps."""
    from noah.envs.batch import BatchEnv, sample_actions  # noqa: PLC0415  # an extra

    env, rng = BatchEnv(GAMES), np.random.default_rng(1)
    observed, _ = env.reset(seed=1)
    masks = observed["action_mask"]

    def work() -> float:
        for _ in range(steps):
            env.step(sample_actions(masks, rng))
        return steps * GAMES

    return work


def aec_decisions(steps: int = 3000) -> Sample:
    """Random masked actions in one game of three, as PettingZoo's users loop over agents: decisions and seconds."""
    from noah.envs import aec  # noqa: PLC0415  # an extra

    env, rng = aec.env(), random.Random(1)
    env.reset(seed=1)

    def work() -> float:
        decisions = 0
        for _ in range(steps):
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
            else:
                legal = np.flatnonzero(observation["action_mask"]).tolist()
                env.step(legal[int(rng.random() * len(legal))])
                decisions += 1
        return decisions

    return rate(work)
