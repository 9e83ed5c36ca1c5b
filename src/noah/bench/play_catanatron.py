"""Random games of Catanatron: for each line of input a line with decisions and seconds.

Run by the Python of another virtual environment, so it imports nothing of Noah.
"""

import sys
import time

from catanatron import Color, Game, RandomPlayer


def main() -> None:
    """Play when asked to."""
    for number, _ in enumerate(sys.stdin):
        start = time.perf_counter()
        colours = (Color.RED, Color.BLUE, Color.WHITE)
        game = Game([RandomPlayer(colour) for colour in colours], seed=number)
        game.play()
        sys.stdout.write(f"{len(game.state.actions)} {time.perf_counter() - start}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
