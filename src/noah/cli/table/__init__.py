"""The table in the terminal: who sits at it, what is shown of it, what is read from it."""
