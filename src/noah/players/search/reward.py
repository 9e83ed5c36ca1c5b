"""What the end of a simulated round is worth to each seat, from 0 to 1."""

from noah.core.bits import wide
from noah.core.cards import DECK_SIZE, HELD_KINDS, KIND_TEARS
from noah.core.kernel import kernel
from noah.core.layout import GAME_ROUNDS, OVER, REACH26, Floats, State
from noah.players.search.settings import Settings

PROGRESS = 0.5
"""Alone: the most that a lost game is worth, when hardly a card was left."""


@kernel
def tears_in_hand(s: State, seat: int) -> int:
    """The tears of the cards that ``seat`` holds."""
    tears = 0
    for kind in range(HELD_KINDS):
        tears += wide(s.hands[seat, kind]) * KIND_TEARS[kind]
    return tears


@kernel
def _alone(s: State) -> float:
    """The reward of a game alone: 1 for a win, else a part of it for the cards that are gone."""
    if wide(s.won):
        return 1.0
    left = wide(s.stock_n) + wide(s.hand_n[0])
    return PROGRESS * (1.0 - left / wide(DECK_SIZE[wide(s.deck)]))


@kernel
def round_points(s: State, before: State, ended: bool, seat: int) -> int:
    """The penalty points that ``seat`` got in a simulated round; alone 1 for a lost game. As for ``reward_seats``."""
    if wide(s.players) == 1:
        return 1 - wide(s.won)
    points = wide(s.scores[seat]) - wide(before.scores[seat])
    return points if ended else points + tears_in_hand(s, seat)


@kernel
def reward_seats(s: State, before: State, ended: bool, settings: Settings, rewards: Floats) -> None:
    """Write each seat's reward to ``rewards``, shape (5,).

    A seat wants to be as many tears below the others' mean as it can; in the last round of a game, to win it.

    Args:
        s: a state at the end of a round, or in the middle of one that was broken off.
        before: the state before the simulation, for its scores.
        ended: whether the round has ended; if not, each hand is charged its tears as if it had.
        settings: how far ahead is far, and what a win counts.
        rewards: written to.
    """
    players = wide(s.players)
    if players == 1:
        rewards[0] = _alone(s)
        return
    total = 0.0
    lowest = 1e9
    for seat in range(players):
        own = 1.0 * round_points(s, before, ended, seat)
        points = own + wide(before.scores[seat])
        rewards[seat] = points
        lowest = min(lowest, points)
        total += own
    winners = 0
    for seat in range(players):
        if rewards[seat] == lowest:
            winners += 1
    last = wide(s.phase) == OVER or (wide(s.ending) != REACH26 and wide(s.round_n) == GAME_ROUNDS)
    for seat in range(players):
        points = rewards[seat]
        own = points - wide(before.scores[seat])
        ahead = (total - own) / (players - 1) - own
        reward = min(1.0, max(0.0, 0.5 + 0.5 * ahead / settings.far_ahead))
        if last:
            won = 1.0 / winners if points == lowest else 0.0
            reward = settings.win * won + (1.0 - settings.win) * reward
        rewards[seat] = reward
