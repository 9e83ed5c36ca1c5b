"""The text of cards, actions and noah-record/1: parsed and printed, plain values only."""
