"""Checks, strategies and a scenario language for whoever builds on the rules."""
