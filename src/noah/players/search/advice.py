"""What a search thinks of every legal action: for hints and reviews."""

import random
from dataclasses import dataclass

from noah.game.values import Action
from noah.game.view import View
from noah.players.player import Budget
from noah.players.search.search import search
from noah.players.search.tree import NOWHERE

MOST = 10_000
"""Playouts of an advice, unless the budget asks for fewer or more."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What simulations say of one action.

    Attributes:
        action: a legal action.
        visits: how many simulations went on with it; the better it looked, the more.
        reward: their mean reward to the seat that acts, from 0 to 1 (``noah.players.search.reward``).
        tears: alone None; else the mean of the penalty points that the seat gets from now to the end of this round.
        won: alone the share of them that won the game; else None.
    """

    action: Action
    visits: int
    reward: float
    tears: float | None
    won: float | None


def advice(view: View, rng: random.Random, budget: Budget) -> tuple[Prospect, ...]:
    """Search from the view of a seat that has to act, and tell what came out for each of its legal actions.

    Args:
        view: what the seat may know.
        rng: the only source of randomness; within a budget of playouts alone the same view, generator and number of
            threads give the same advice.
        budget: how long; MOST playouts when it does not say how many.

    Returns:
        The legal actions that were tried, the best first: the one with the most visits, of several the one with the
        highest reward. An action that is missing was never tried for want of playouts. Empty for who does not act.
    """
    if not view.acts:
        return ()
    tree, _ = search(view, rng, budget, budget.playouts or MOST)
    alone = view.players == 1
    actions = dict(zip(view.legal_ids, view.legal, strict=True))
    found = []
    number = int(tree[0].child)
    while number != NOWHERE:
        node = tree[number]
        visits, points = int(node.visits), int(node.points) / int(node.visits)
        found.append(
            Prospect(
                action=actions[int(node.action)],
                visits=visits,
                reward=float(node.total) / visits,
                tears=None if alone else points,
                won=1.0 - points if alone else None,
            )
        )
        number = int(node.sibling)
    return tuple(sorted(found, key=lambda prospect: (-prospect.visits, -prospect.reward)))
