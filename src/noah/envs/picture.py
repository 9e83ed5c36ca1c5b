"""A position as an RGB picture, as the seat that looks at it may see it: plain rectangles, for films of play.

The five docks stand side by side. An animal is a bar in its species' colour, as high as it is heavy, with a blue
edge for a male and a red one for a female; the black line is what the ferry carries, the yellow roof is Noah. Below
them lie the observer's cards, then for each seat a bar of its penalty points and one tick for each card.
"""

import colorsys

import numpy as np
import numpy.typing as npt

from noah.core.actions import DOCKS
from noah.core.cards import SPECIES
from noah.game.values import Card
from noah.game.view import View

Picture = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

HEIGHT, WIDTH = 360, 400
_UNIT = 8
"""Pixels for each unit of weight; an animal without weight is half as high."""
_SEA, _DOCK, _ROOMMATES = (206, 226, 236), (244, 239, 228), (226, 214, 240)
_NOAH, _LINE, _POINTS, _TICK = (240, 190, 40), (20, 20, 20), (150, 60, 60), (60, 90, 150)
_MALE, _FEMALE, _NO_SEX = (40, 90, 200), (200, 50, 70), (120, 120, 120)
_DOCK_TOP, _DOCK_BOTTOM, _DOCK_WIDTH, _GAP = 24, 230, 72, 8
_HAND_TOP, _CARD = 246, 16
_SEATS_TOP, _SEAT_STEP = 290, 13
_LONGEST_BAR = 200


def _colours() -> dict[str, Colour]:
    """A colour for each species, as far from each other as the circle allows."""
    colours = {}
    for number, species in enumerate(SPECIES):
        red, green, blue = colorsys.hls_to_rgb(
            number / len(SPECIES), 0.55 + 0.15 * (number % 2), 0.6
        )
        colours[species] = (round(255 * red), round(255 * green), round(255 * blue))
    return colours


_COLOURS = _colours()


def picture(view: View) -> Picture:
    """The view as a picture, shape (HEIGHT, WIDTH, 3), uint8."""
    image: Picture = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    image[:] = _SEA
    for dock in range(DOCKS):
        _draw_dock(image, view, dock)
    for place, card in enumerate(view.hand):
        left = _GAP + place * (_CARD + 2)
        if left + _CARD <= WIDTH:
            _draw_card(image, card, _HAND_TOP, left, _CARD * 2, _CARD)
    for seat, hand in enumerate(view.hands):
        top = _SEATS_TOP + seat * _SEAT_STEP
        points = min(_LONGEST_BAR, view.scores[seat])
        _fill(image, top, _GAP, 5, max(1, points), _POINTS)
        if seat == view.turn:
            _fill(image, top, 0, 9, 5, _NOAH)
        for tick in range(hand if isinstance(hand, int) else len(hand)):
            _fill(image, top + 6, _GAP + 5 * tick, 4, 3, _TICK)
    return image


def _fill(image: Picture, top: int, left: int, height: int, width: int, colour: Colour) -> None:
    image[max(0, top) : top + height, left : left + width] = colour


def _draw_card(image: Picture, card: Card, top: int, left: int, height: int, width: int) -> None:
    """A card: its species' colour with an edge for its sex."""
    edge = {"m": _MALE, "f": _FEMALE, None: _NO_SEX}[card.sex]
    _fill(image, top, left, height, width, edge)
    _fill(image, top + 1, left + 3, height - 2, width - 4, _COLOURS[card.species])


def _draw_dock(image: Picture, view: View, dock: int) -> None:
    left = _GAP + dock * (_DOCK_WIDTH + _GAP // 2)
    if dock == view.noah:
        _fill(image, 6, left, 12, _DOCK_WIDTH, _NOAH)
    ferry = view.ferries[dock]
    if ferry is None:
        return
    ground = _ROOMMATES if ferry.roommates else _DOCK
    _fill(image, _DOCK_TOP, left, _DOCK_BOTTOM - _DOCK_TOP, _DOCK_WIDTH, ground)
    bottom = _DOCK_BOTTOM
    for card in ferry.animals:
        high = max(_UNIT // 2, _UNIT * card.weight)
        bottom -= high
        _draw_card(image, card, bottom, left + 4, high, _DOCK_WIDTH - 8)
    _fill(image, _DOCK_BOTTOM - _UNIT * ferry.carries, left, 2, _DOCK_WIDTH, _LINE)
