"""The greedy player: one ply of looking, with the features a person uses."""
