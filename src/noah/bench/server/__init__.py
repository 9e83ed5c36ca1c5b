"""What the server costs on the machine at hand, beside boardgame.io where npm can bring it."""
