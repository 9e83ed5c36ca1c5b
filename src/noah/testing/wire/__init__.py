"""A client of the wire contract, written from docs/wire.md alone, for tests of servers and as an example for bots.

It needs httpx, which the package itself does not.
"""
