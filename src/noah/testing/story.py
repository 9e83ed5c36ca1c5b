"""Games up to some moment: what a server that follows a script is made to play."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from noah.game.dealing import Deal
from noah.game.game import Game
from noah.notation.options import Options
from noah.notation.record import RoundRecord

_LATEST_ROUND = 2
_MOST_GAMES = 20_000
"""Games in which a position is looked for: some are met once in thousands."""


@dataclass(frozen=True, slots=True)
class Story:
    """A game up to some moment.

    Attributes:
        options: what is played.
        before: the whole rounds before the present one.
        deal: the present round's deal.
        actions: its actions and draws so far.
    """

    options: Options
    before: list[RoundRecord]
    deal: Deal
    actions: list[str]

    @property
    def deals(self) -> list[Deal]:
        """The deals of all rounds."""
        return [*map(_deal_of, self.before), self.deal]

    @property
    def rounds(self) -> list[list[str]]:
        """The actions and draws of all rounds."""
        return [*(played.actions for played in self.before), self.actions]

    def first_game(self) -> Game:
        """The game after its first deal; whoever asks moves for chance."""
        game = Game.from_options(self.options, None)
        game.deal(self.deals[0])
        return game

    def game(self) -> Game:
        """The game after the present round's deal; whoever asks moves for chance."""
        game = self.first_game()
        for actions, deal in zip(self.rounds, self.deals[1:], strict=False):
            for action in actions:
                game.play(action)
            game.deal(deal)
        return game


def _deal_of(played: RoundRecord) -> Deal:
    return Deal(played.starter, played.noah, tuple(played.ferries), tuple(played.deck))


def random_story(options: Options, rng: random.Random) -> Story:
    """A game at random up to a moment at random before the end of a round, rather late in it."""
    game = Game.from_options(options, rng)
    while not game.over:
        game.play(rng.choice(game.legal))
    rounds = game.rounds
    present = rng.choice([0, 0, 0, *range(min(len(rounds), _LATEST_ROUND + 1))])
    played = rounds[present]
    most = len(played.actions) - 1
    while True:
        length = max(rng.randint(0, most), rng.randint(0, most))
        # The draw follows the swap at once.
        if not played.actions[length].startswith("draw "):
            break
    return Story(options, rounds[:present], _deal_of(played), played.actions[:length])


def story_of(options: Options, rounds: Sequence[RoundRecord]) -> Story:
    """The story of rounds, of which the last one has come so far as its actions go."""
    *before, played = rounds
    return Story(options, before, _deal_of(played), played.actions)


def story_where(options: Options, wanted: Callable[[Game], bool], rng: random.Random) -> Story:
    """A game at random up to a position that is looked for.

    Args:
        options: what is played.
        wanted: gets the game wherever somebody is to act.
        rng: decides what is played.

    Raises:
        AssertionError: such a position is never met.
    """
    for _ in range(_MOST_GAMES):
        game = Game.from_options(options, rng)
        while not game.over:
            if wanted(game):
                return story_of(options, game.rounds)
            game.play(rng.choice(game.legal))
    raise AssertionError("No such position is met.")
