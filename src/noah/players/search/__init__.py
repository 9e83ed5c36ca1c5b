"""Information-set Monte Carlo tree search: looking ahead on states that could be."""
