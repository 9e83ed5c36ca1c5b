"""The render modes that the environments share."""

import sys

from noah.envs.picture import Picture, picture
from noah.envs.text import text
from noah.game.view import View
from noah.notation.cards import shown
from noah.notation.errors import MalformedError

RENDER_MODES = ("human", "ansi", "rgb_array")


def check_render_mode(mode: str | None) -> str | None:
    """The mode itself.

    Raises:
        MalformedError: there is no such mode.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise MalformedError(
            f"A render mode is {', '.join(RENDER_MODES)} or None, not {shown(mode)}."
        )
    return mode


def render(view: View, mode: str | None) -> Picture | str | None:
    """Show a view: ``ansi`` gives text, ``rgb_array`` a picture, ``human`` writes the text to standard output."""
    if mode == "rgb_array":
        return picture(view)
    if mode == "ansi":
        return text(view)
    if mode == "human":
        sys.stdout.write(text(view) + "\n\n")
    return None
