"""Twins of a game for a server: another deal and other moves in which an observer sees the very same things happen.

All cards of a round that the observer has not seen up to some moment are exchanged among each other, wherever they
lie and went. What he sees of the game up to that moment is then the same, so everything that he is told must be.
"""

import random
from collections.abc import Sequence

from noah.core.actions import DOCKS
from noah.core.layout import FERRIES
from noah.game.dealing import Deal
from noah.game.errors import IllegalActionError
from noah.game.game import CHANCE
from noah.notation.record import FerryName
from noah.testing.story import Story
from noah.testing.tracking import Tracker

_ATTEMPTS = 40
_HIDDEN_VERBS = {"draw", "return", "give", "order"}
_ROOMMATES: FerryName = "roommates"
_PLAIN: FerryName = "plain"


def track(story: Story, observer: int | None) -> Tracker:
    """Follow the present round of a story with the eyes of an observer."""
    game = story.game()
    tracker = Tracker(story.options.players, story.deal.deck, observer)
    for action in story.actions:
        before = game.position()
        game.play(action)
        tracker.play(before, action, game.position())
    return tracker


def twin(story: Story, observer: int | None, rng: random.Random) -> Story | None:
    """Another story in which the observer sees the same things happen; None when no other one is found.

    Args:
        story: a game.
        observer: a seat, or None for somebody who watches.
        rng: decides which of all.
    """
    tracker = track(story, observer)
    unseen = [card for card in range(len(tracker.kinds)) if card not in tracker.seen]
    for _ in range(_ATTEMPTS):
        kinds = list(tracker.kinds)
        shuffled = rng.sample(unseen, len(unseen))
        for card, other in zip(unseen, shuffled, strict=True):
            kinds[card] = tracker.kinds[other]
        ferries = _other_ferries(story, rng)
        if kinds == tracker.kinds and ferries == story.deal.ferries:
            continue
        other_story = _relabelled(story, tracker, kinds, ferries)
        if _goes_alike(story, other_story):
            return other_story
    return None


def _relabelled(
    story: Story, tracker: Tracker, kinds: Sequence[str], ferries: tuple[FerryName, ...]
) -> Story:
    old = story.deal
    deck = tuple(
        text if kinds[card] == tracker.kinds[card] else kinds[card]
        for card, text in enumerate(old.deck)
    )
    actions = [
        _renamed(action, [kinds[card] for card in moved])
        for action, moved in zip(story.actions, tracker.moved, strict=True)
    ]
    deal = Deal(old.starter, old.noah, ferries, deck)
    return Story(story.options, story.before, deal, actions)


def _renamed(action: str, cards: list[str]) -> str:
    """An action with other cards, if it is one of those whose cards not everybody sees."""
    verb, *words = action.split(" ")
    if verb not in _HIDDEN_VERBS:
        return action
    return " ".join([verb, *cards, *words[len(cards) :]])


def _other_ferries(story: Story, rng: random.Random) -> tuple[FerryName, ...]:
    """The ferries with the roommates elsewhere among those of the reserve that nobody has come to see."""
    ferries = story.deal.ferries
    if _ROOMMATES not in ferries:
        return ferries
    game = story.game()
    for action in story.actions:
        game.play(action)
    # The reserve's next ferry is seen by all.
    hidden = range(DOCKS + game.view(None).departures + 1, FERRIES)
    if ferries.index(_ROOMMATES) not in hidden:
        return ferries
    place = rng.choice(hidden)
    return tuple(_ROOMMATES if at == place else _PLAIN for at in range(FERRIES))


def _goes_alike(story: Story, other: Story) -> bool:
    """Whether the other story is within the rules, and the same seats act in it at the same moments."""
    one, two = story.game(), other.game()
    for action, alike in zip(story.actions, other.actions, strict=True):
        one.play(action)
        try:
            two.play(alike)
        except IllegalActionError:
            return False
        if (one.to_move, one.phase) != (two.to_move, two.phase):
            return False
    return one.to_move != CHANCE
