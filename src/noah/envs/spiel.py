"""``python_noah`` for OpenSpiel: the game with explicit chance, and a tiny deck to teach with.

>>> import pyspiel
>>> import noah.envs.spiel
>>> game = pyspiel.load_game("python_noah(players=3,frog=true)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_distinct_actions()
(True, 343)
"""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from noah.core.actions import ACTIONS, ORDER, SEATS
from noah.core.layout import DRAWING, KNOWLEDGE, ORDERING, STATE, WATCHER
from noah.core.view import view as apply_view
from noah.envs.explicit import (
    DEAL_ROWS,
    OUTCOMES,
    ROW_TYPE,
    SPARE_ROWS,
    Agreement,
    Explicit,
)
from noah.envs.observation import FIELDS, SIZE, observe
from noah.envs.teaching import LENGTH, teaching_deck
from noah.envs.text import text
from noah.envs.worlds import another_world
from noah.game.position import actions_of
from noah.game.view import View
from noah.notation.cards import HELD_TEXT, LYING_TEXT, shown
from noah.notation.errors import MalformedError, MissingPackageError
from noah.notation.options import Options

try:
    import pyspiel
except ImportError:
    raise MissingPackageError("This game", "open-spiel", "openspiel") from None

NAME = "python_noah"
WORST_SCORE = 255.0
"""No game costs more penalty points: three rounds of all the tears there are, or one after 25."""
DEFAULTS: dict[str, Any] = {
    "players": 2,
    "ending": "rounds",
    "frog": False,
    "crocodile": False,
    "roommates": False,
    "solo": "beginner",
    "utility": "win",
    "deck": "whole",
    "length": 2000,
}
"""The game's parameters. ``solo`` counts alone only; ``deck`` is ``whole`` or ``tiny``; ``utility`` is ``win``, which
sums to zero among two and more, or ``tears``, minus the final penalty points; ``length`` is where a game is broken
off, as if its round ended there: each action counts, and each card dealt to a hand, shown or laid open."""
_PRIVATE = ("acts", "hand", "known", "seen", "top")


def _type(players: int | None, utility: str) -> Any:
    """The game's type: declared for all numbers of players, or just for one game."""
    kinds = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Noah",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.ZERO_SUM if utility == "win" and players != 1 else kinds.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


class NoahGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """Noah as OpenSpiel has it; ``DEFAULTS`` lists the parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Agree on what is played.

        Raises:
            MalformedError: the rules do not allow these parameters together, or there is no such choice.
        """
        chosen = {**DEFAULTS, **(params or {})}
        self.agreed = _agreement(chosen)
        self.utility = chosen["utility"]
        players = self.agreed.options.players
        low, high = _utilities(self.utility, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if self.utility == "win" and players > 1 else None,
            max_game_length=self.agreed.length,
        )
        super().__init__(_type(players, self.utility), info, params or {})

    def new_initial_state(self) -> "NoahState":
        """A game before its first deal."""
        return NoahState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A deal has fewer than four for each step that it adds to the length, and each draw follows an action."""
        return 4 * (self.agreed.length + DEAL_ROWS)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        """Writes what a player observes.

        Raises:
            ValueError: there are parameters, or perfect recall is asked of a part of what a player observes.
        """
        if params:
            message = f"Observers of Noah take no parameters, but there are {params}."
            raise ValueError(message)
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(wanted, self.agreed)


def _agreement(chosen: dict[str, Any]) -> Agreement:
    """What the parameters mean.

    Raises:
        MalformedError: they do not go together, or there is no such choice.
    """
    for name, choices in (("utility", ("win", "tears")), ("deck", ("whole", "tiny"))):
        if chosen[name] not in choices:
            raise MalformedError(
                f"The {name} is {' or '.join(choices)}, not {shown(chosen[name])}."
            )
    players, tiny = chosen["players"], chosen["deck"] == "tiny"
    alone = players == 1
    options = Options(
        players, chosen["ending"], chosen["frog"], chosen["crocodile"], chosen["roommates"],
        chosen["solo"] if alone else None,
    )  # fmt: skip
    if alone and chosen["utility"] == "tears":
        raise MalformedError("Alone nobody counts tears: the utility is 'win'.")
    if tiny and options != Options(2):
        raise MalformedError("The tiny deck is for two players without bonus cards.")
    if chosen["length"] < DEAL_ROWS:
        raise MalformedError(f"A game's length is at least {DEAL_ROWS}, its deal.")
    if tiny:
        return Agreement(options, min(chosen["length"], LENGTH), teaching_deck())
    return Agreement(options, chosen["length"])


def _utilities(utility: str, players: int) -> tuple[float, float]:
    """The lowest and the highest utility there can be."""
    if utility == "tears":
        return -WORST_SCORE, 0.0
    return -1.0, max(1.0, players - 1.0)


class NoahState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position of the game."""

    def __init__(self, game: NoahGame) -> None:
        """Begin before the first deal."""
        super().__init__(game)
        self.table = Explicit(game.agreed)
        self.utility = game.utility

    def current_player(self) -> int:
        """The seat to act, or who moves in its stead."""
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.chance_moves else self.table.turn

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions, ascending."""
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance's outcomes and their odds."""
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            ordering = self.table.phase == ORDERING and ORDER <= action < ORDER + 6
            if ORDER <= action < ORDER + 6 and not ordering:
                return f"order {action - ORDER}"
            return str(actions_of(self.table.states, 0, [action])[0])
        if self.table.phase == DRAWING:
            return f"draw {HELD_TEXT[action]}"
        step = self.table.next_step()
        if step == "dock":
            return f"deal {LYING_TEXT[action]}"
        return f"deal {HELD_TEXT[action]}" if step == "card" else f"{step} {action}"

    def is_terminal(self) -> bool:
        """Whether nothing follows."""
        return self.table.over

    def returns(self) -> list[float]:
        """The utilities at the end; zeros before."""
        players = self.table.agreed.options.players
        if not self.table.over:
            return [0.0] * players
        if self.utility == "tears":
            return [-float(points) for points in self.table.penalties()]
        winners = self.table.winners()
        if players == 1:
            return [1.0 if winners else -1.0]
        share = (players - len(winners)) / len(winners)
        return [share if seat in winners else -1.0 for seat in range(players)]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "NoahState":
        """Another state, with its whole history, in which the player has noticed just the same.

        Args:
            player_id: a seat.
            probability_sampler: gives random numbers from 0 to below 1.
        """
        rng = random.Random(int(probability_sampler() * 2**53))
        if self.table.over or self.table.phase == 0:
            return self.clone()  # type: ignore[no-any-return]  # a NoahState
        other = self.get_game().new_initial_state()
        for action in another_world(self.table, player_id, rng):
            other.apply_action(action)
        return other  # type: ignore[no-any-return]  # a NoahState

    def __str__(self) -> str:
        """The whole position: everything that has happened, hidden cards included."""
        course = self.table.course
        done = " ".join(map(str, (*self.table.past, *course.outcomes, *course.actions)))
        return f"{self.table.states.tobytes().hex()[:32]} after {done or 'nothing'}"


class Observer:
    """What one player observes, as a tensor and as text.

    Without recall: its view, as ``noah.envs.observation`` has it; or the public or the private part alone. With
    perfect recall: that, and everything that it has noticed, in order.

    Attributes:
        tensor: float32, flat.
        dict: its parts by name, which share its memory.
    """

    def __init__(self, wanted: Any, agreed: Agreement) -> None:
        """Prepare the tensor.

        Raises:
            ValueError: this kind of observation is not there.
        """
        kinds = pyspiel.PrivateInfoType
        whole = wanted.public_info and wanted.private_info == kinds.SINGLE_PLAYER
        if wanted.private_info == kinds.ALL_PLAYERS or (wanted.perfect_recall and not whole):
            message = "Noah is observed by one player with or without recall, or its public or private part without."
            raise ValueError(message)
        self._recalls = wanted.perfect_recall
        self._public = wanted.public_info
        self._private = wanted.private_info == kinds.SINGLE_PLAYER
        rows = agreed.length + SPARE_ROWS if self._recalls else 0
        self.tensor = np.zeros(SEATS + SIZE + 2 * rows, np.float32)
        self.dict = {"player": self.tensor[:SEATS]}
        for part in FIELDS:
            flat = self.tensor[SEATS + part.start : SEATS + part.stop]
            self.dict[part.name] = flat.reshape(part.shape)
        if self._recalls:
            self.dict["noticed"] = self.tensor[SEATS + SIZE :].reshape(rows, 2)

    def set_from(self, state: NoahState, player: int) -> None:
        """Write what ``player`` observes to ``tensor``."""
        self.tensor.fill(0)
        player = max(0, player)
        self.dict["player"][player] = 1
        self.tensor[SEATS : SEATS + SIZE] = observe(self._view(state, player))[0]
        if not self._public:
            for part in FIELDS:
                if part.name not in _PRIVATE:
                    self.dict[part.name][...] = 0
        if self._recalls:
            noticed = np.frombuffer(state.table.rows[player], ROW_TYPE)
            self.dict["noticed"][: len(noticed), 0] = noticed["seat"]
            self.dict["noticed"][: len(noticed), 1] = noticed["event"]

    def _view(self, state: NoahState, player: int) -> View:
        """The view of ``player``, or of somebody who watches where nothing private is asked for."""
        table = state.table
        masked = np.zeros(1, STATE)
        apply_view(table.states, 0, player if self._private else WATCHER, masked, 0)
        known = (
            table.knowledge[player : player + 1].copy() if self._private else np.zeros(1, KNOWLEDGE)
        )
        return View(table.agreed.options, player, masked, known, len(table.course.actions))

    def string_from(self, state: NoahState, player: int) -> str:
        """What ``player`` observes as text."""
        if self._recalls:
            return f"player {player}{state.table.texts[player]}"
        view = self._view(state, player)
        hand = ", ".join(view.hand) if self._private else ""
        known = [
            f"seat {seat} holds {', '.join(sorted(view.known(seat).elements()))}"
            for seat in range(view.players)
            if self._private and view.known(seat)
        ]
        private = f"player {player} holds {hand}\n" + "\n".join(known) if self._private else ""
        if not self._public:
            return private
        watched = View(view.options, None, view.state, view.knowledge, view.plies)
        return f"{text(watched)}\n{private}"


pyspiel.register_game(_type(None, str(DEFAULTS["utility"])), NoahGame)
