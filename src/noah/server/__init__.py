"""The server: tables that people and bots share live. docs/wire.md is its contract."""
