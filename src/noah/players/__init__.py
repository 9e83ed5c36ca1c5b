"""Players and their registry. All of them see a View and nothing else."""
