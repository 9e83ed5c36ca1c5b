"""The yardstick from another house: OpenSpiel's information-set Monte Carlo tree search, written in Python.

It plays our game through ``noah.envs.spiel``, with OpenSpiel's own random rollouts to the end of the game. The worlds
that it searches in are drawn with the same generator as all else, so that a seed gives its games too.
"""

import random
from collections.abc import Callable

import numpy as np

from noah.arena.contender import OPENSPIEL, Contender
from noah.arena.match import Match, Played
from noah.arena.selfplay import WAYS_TO_END, end_of
from noah.core.actions import SEATS
from noah.core.layout import DEALING, OVER, STATE
from noah.core.view import view as apply_view
from noah.envs.spiel import NAME, NoahState
from noah.game.view import View
from noah.notation.errors import MissingPackageError
from noah.players.player import Budget, Player
from noah.players.registry import make, names
from noah.players.search.search import SearchPlayer

try:
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
except ImportError:
    raise MissingPackageError("This yardstick", "open-spiel", "openspiel") from None

EXPLORATION = 2.0
"""The factor of its bound, for utilities from -1 to 1: what OpenSpiel's own examples take."""

Decide = Callable[[NoahState], int]
"""What a seat does in a state in which it is to act."""


def play_deal(match: Match, seed: int, deal: int) -> Played:
    """Play one deal of a match in which OpenSpiel's player takes part, from every seat.

    Args:
        match: who plays, two and more.
        seed: everything random follows from it and the deal's number.
        deal: its number.
    """
    options = match.options
    game = pyspiel.load_game(NAME, {"players": options.players, **options.to_json()})
    scores, broken, starter = [], 0, 0
    ends = [0] * WAYS_TO_END
    for seat in range(options.players):
        rng = random.Random(f"{seed} {deal} {seat}")
        both = [_decider(each, game, rng) for each in match.both]
        deal_rng = random.Random(f"{seed} {deal}")
        state = game.new_initial_state()
        table = state.table
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                chance = deal_rng if table.phase == DEALING else rng
                state.apply_action(chance.choices(outcomes, odds)[0])
                continue
            if not table.past and not table.course.actions:
                starter = table.turn
            state.apply_action(both[table.turn != seat](state))
            if table.phase in {DEALING, OVER}:
                ends[end_of(table.states[0])] += 1
        scores.append(tuple(table.penalties()))
        broken += table.broken_off
    return Played(deal, starter, tuple(scores), tuple(ends), broken)


def _decider(contender: Contender, game: pyspiel.Game, rng: random.Random) -> Decide:
    """How somebody decides in OpenSpiel's states."""
    if contender.name == OPENSPIEL:
        chance = np.random.RandomState(rng.getrandbits(32))  # the bot asks for one
        bot = ISMCTSBot(
            game=game,
            evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
            uct_c=EXPLORATION,
            max_simulations=contender.playouts,
            random_state=chance,
        )
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
        return lambda state: int(bot.step(state))
    player: Player = (
        make(contender.name)
        if contender.name in names()
        else SearchPlayer((contender.playouts,) * SEATS)
    )
    budget = Budget(playouts=contender.playouts or None)

    def decide(state: NoahState) -> int:
        table = state.table
        masked = np.zeros(1, STATE)
        apply_view(table.states, 0, table.turn, masked, 0)
        known = table.knowledge[table.turn : table.turn + 1].copy()
        view = View(table.agreed.options, table.turn, masked, known, len(table.course.actions))
        legal = view.legal
        return view.legal_ids[legal.index(player.decide(view, legal, rng, budget))]

    return decide
