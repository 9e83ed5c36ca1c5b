"""A program that serves like ``noah serve``, but whose chance can be repeated: for tests that look for a position.

It is text, as it runs in a process of its own: whoever tests from outside imports nothing of the server.
"""

SEEDED = """
import os, random
from urllib.parse import unquote
from noah.server import serving

create_app = serving.create_app

def seeded(settings):
    # Bots think in threads of their own: what they draw must not change what persons are dealt.
    chance, bots = (random.Random(os.environ["NOAH_TESTING_SEED"]) for _ in range(2))
    app = create_app(settings, chance, bots)

    async def ask(scope, receive, send):
        if scope["type"] != "http" or scope["path"] != "/testing/seed":
            return await app(scope, receive, send)
        for generator in (chance, bots):
            generator.seed(unquote(scope["query_string"].decode()))
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    return ask

if "NOAH_TESTING_SEED" in os.environ:
    serving.create_app = seeded
"""
"""What a server's process does first: where NOAH_TESTING_SEED is set all chance follows from it, and
``/testing/seed?SEED`` lets it begin again. Ids follow from it too, so no two tests may use the same seed.
"""
