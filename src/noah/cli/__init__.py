"""The command `noah`: what a person types and reads."""
