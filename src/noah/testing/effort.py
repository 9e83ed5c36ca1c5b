"""How much a test does: the one knob for runs without the compiler, which are a hundred times slower."""

import numba

COMPILED = not numba.config.DISABLE_JIT
"""Whether kernels are compiled; False under ``NUMBA_DISABLE_JIT=1``."""
SHARE_UNCOMPILED = 50


def effort(examples: int) -> int:
    """How many examples to try where compiled code tries ``examples``: at least one."""
    return examples if COMPILED else max(1, examples // SHARE_UNCOMPILED)
