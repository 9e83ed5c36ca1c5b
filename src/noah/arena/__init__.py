"""Matches, ladders and ratings: how strong players are, with confidence intervals."""
