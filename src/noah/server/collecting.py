"""When Python looks for garbage in cycles.

Games and sockets make none, but each search goes through many objects that stay: a search of all of them takes a tenth
of a second with some hundred tables in memory, and moves wait meanwhile.
"""

import asyncio
import gc

_NEW = 500
"""New objects between searches of the new."""
_LESS_NEW = 5
"""Those searches between searches of what has outlived one: a millisecond or two."""
_NEVER = 1_000_000_000
_SECONDS = 600.0
"""Between searches of everything."""


def settle() -> None:
    """Leave alone what is there now, and look often at the new, never by itself at everything."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW, _LESS_NEW, _NEVER)


async def search_seldom() -> None:
    """Look at everything now and then, until cancelled."""
    while True:
        await asyncio.sleep(_SECONDS)
        gc.collect()
