"""The text of cards, actions and noah-record/1: parse and print; plain values only."""
