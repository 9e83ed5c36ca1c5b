"""The Python face of the rules: cards, actions, options, views; the game itself; replay and verification."""
