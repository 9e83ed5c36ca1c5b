"""The version of the environments."""

VERSION = 0
"""It stands in each environment's name, and grows with every change of what the environment does or shows."""
