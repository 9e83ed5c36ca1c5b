"""Games between players: self-play at the core's speed, tuning by it, and the warm-up of everything compiled."""
