"""The page in every phase, as tests measure it and people look at it; for a checkout with the page built."""
