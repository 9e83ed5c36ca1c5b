"""Who decides: every bot, hint and review sees a view of its seat and nothing else."""
