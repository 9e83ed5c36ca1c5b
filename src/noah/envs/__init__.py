"""The environments of other projects: PettingZoo, Gymnasium, OpenSpiel, and many games at once."""
