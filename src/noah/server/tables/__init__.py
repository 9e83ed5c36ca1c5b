"""Tables in memory: a fold of their logs, moved by people, bots and chance."""
