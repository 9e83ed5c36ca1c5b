"""Playthroughs: whole games written out for people, one for each class of options.

They show in a review what a change of the rules or of views does to a game. Each ply tells the position as everybody
sees it, what each seat sees besides, what is legal and what was played. ``python -m noah.testing.playthroughs
FOLDER`` plays the games of a folder again and compares; ``--write`` writes them anew, and plays one at random for
each class that has none.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from noah.core.layout import FERRIES
from noah.game.dealing import Deal
from noah.game.game import CHANCE, Game
from noah.game.preview import Preview
from noah.game.view import View
from noah.notation.errors import MalformedError, NoahError
from noah.notation.options import BONUSES, Options
from noah.notation.record import FerryName
from noah.testing.classes import CLASSES

_HEADER = """\
A game of Noah, written out by `python -m noah.testing.playthroughs`: {options}.
"all" is what everybody sees, "seat N" what that seat sees besides. What stays as it was is not repeated.
"""
_PLAYED = "> "
_SEARCHED_GAMES = 20
_DEAL = "deal"
_PLAIN: FerryName = "plain"
_ROOMMATES: FerryName = "roommates"


def _deal_text(deal: Deal) -> str:
    """A deal as one line: ``deal STARTER NOAH ROOMMATES CARD …``; the third is a place or ``-``."""
    place = str(deal.ferries.index(_ROOMMATES)) if _ROOMMATES in deal.ferries else "-"
    return " ".join([_DEAL, str(deal.starter), str(deal.noah), place, *deal.deck])


def _parse_deal(text: str) -> Deal:
    """The deal that ``_deal_text`` wrote.

    Raises:
        ValueError: it is none.
    """
    _, starter, noah, place, *deck = text.split(" ")
    at = None if place == "-" else range(FERRIES).index(int(place))
    ferries = tuple(_ROOMMATES if ferry == at else _PLAIN for ferry in range(FERRIES))
    return Deal(int(starter), int(noah), ferries, tuple(deck))


def _public_lines(view: View) -> Iterator[tuple[str, str]]:
    """What an observer sees that everybody sees: a heading and its text."""
    yield "noah", f"{view.noah}"
    for dock, ferry in enumerate(view.ferries):
        if ferry is None:
            yield f"dock {dock}", "no ferry"
            continue
        parts = [" ".join(ferry.animals), f"{ferry.weight} of {ferry.carries}", ferry.sequence]
        parts += [f"next {ferry.next}"] * bool(ferry.next) + ["roommates"] * ferry.roommates
        yield f"dock {dock}", ", ".join(part for part in parts if part)
    coming = " (next: roommates)" if view.next_roommates else ""
    yield "reserve", f"{view.reserve}{coming}"
    yield "departures", f"{view.departures}"
    yield "scores", " ".join(map(str, view.scores))
    sizes = [hand if isinstance(hand, int) else len(hand) for hand in view.hands]
    yield "hands", " ".join(map(str, sizes))
    yield "stock", f"{view.stock}"
    yield "owed", f"{view.owed}"
    yield "target", "-" if view.target is None else f"{view.target}"
    yield "pending", view.pending or "-"


def _preview_text(preview: Preview) -> str:
    parts = [f"{preview.weight} of {preview.carries}", "/".join(map(str, preview.docks)) or "lost"]
    parts += ["departs"] * preview.departs + ["pair"] * preview.pair
    if preview.power:
        parts.append(preview.power)
    if preview.gives:
        parts.append(f"gives {preview.gives}")
    return " ".join(parts)


def _private_lines(view: View) -> Iterator[tuple[str, str]]:
    """What an observer sees beside what everybody sees."""
    for seat, hand in enumerate(view.hands):
        if not isinstance(hand, int):
            yield "hand" if seat == view.seat else f"sees hand {seat}", " ".join(hand)
        known = " ".join(sorted(view.known(seat).elements()))
        yield f"knows of hand {seat}", known
    yield "sees of stock", " ".join(view.stock_top)
    previews = view.previews
    legal = [
        f"{action} ({_preview_text(previews[action])})" if action in previews else action
        for action in view.legal
    ]
    yield "legal", "; ".join(legal)
    yield "refused", "; ".join(f"{card} ({why.code})" for card, why in view.reasons.items())


class _Transcript:
    """The lines of a playthrough; what has not changed since it was last written is left out."""

    def __init__(self, options: Options) -> None:
        agreed = [f"{options.players} players", options.ending, *(options.solo or "").split()]
        agreed += [bonus for bonus in BONUSES if getattr(options, bonus)]
        self.lines = _HEADER.format(options=", ".join(agreed)).splitlines()
        self._written: dict[str, str] = {}

    def _write(self, who: str, lines: Iterator[tuple[str, str]]) -> None:
        for heading, text in lines:
            key = f"{who}: {heading}"
            if self._written.get(key, "") != text:
                self._written[key] = text
                self.lines.append(f"{key} {text or '-'}")

    def position(self, game: Game) -> None:
        """Write the position as each observer sees it, and what chance may do."""
        turn = "chance" if game.to_move == CHANCE else f"seat {game.to_move}"
        who = "nobody" if game.over else turn
        self.lines += ["", f"Ply {game.ply}, round {game.round}, phase {game.phase}, {who} to act"]
        watched = game.view(None)
        public = list(_public_lines(watched))
        self._write("all", iter(public))
        self._write("watcher", _private_lines(watched))
        for seat in range(game.options.players):
            view = game.view(seat)
            if list(_public_lines(view)) != public:
                raise AssertionError(f"Seat {seat} sees other public things than a watcher does.")
            self._write(f"seat {seat}", _private_lines(view))
        if game.options.players == 1:
            self._write("hidden", iter([("stock", " ".join(game.position()["stock"]))]))
        if game.to_move == CHANCE:
            self._write("chance", iter([("legal", "; ".join(game.legal))]))
        if game.over:
            winners = ", ".join(f"seat {seat}" for seat in game.winners) or "nobody"
            self.lines.append(f"{winners} won")


def _random_moves(options: Options, seed: int) -> list[str]:
    """The deals, actions and draws of a game at random."""
    rng = random.Random(seed)
    game = Game.from_options(options, rng)
    while not game.over:
        game.play(rng.choice(game.legal))
    moves: list[str] = []
    for played in game.rounds:
        dealt = Deal(played.starter, played.noah, tuple(played.ferries), tuple(played.deck))
        moves += [_deal_text(dealt), *played.actions]
    return moves


def _eventful_moves(options: Options) -> list[str]:
    """Of some random games the one with the most verbs; of several the shortest, alone the longest."""
    sign = 1 if options.players == 1 else -1
    games = [_random_moves(options, seed) for seed in range(_SEARCHED_GAMES)]
    return max(
        games, key=lambda moves: (len({move.split(" ")[0] for move in moves}), sign * len(moves))
    )


def moves_of(playthrough: str) -> list[str]:
    """The deals, actions and draws in the text of a playthrough."""
    return [
        line.removeprefix(_PLAYED) for line in playthrough.splitlines() if line.startswith(_PLAYED)
    ]


def transcribe(options: Options, moves: list[str]) -> str:
    """The playthrough of the game in which ``moves`` are played, deals and draws among them.

    Raises:
        NoahError: the rules do not allow them.
        ValueError: one of them is neither an action nor a deal.
    """
    game = Game.from_options(options, None)
    transcript = _Transcript(options)
    for move in moves:
        if game.round:
            transcript.position(game)
        transcript.lines.append(f"{_PLAYED}{move}")
        if move.startswith(f"{_DEAL} "):
            game.deal(_parse_deal(move))
        else:
            game.play(move)
    transcript.position(game)
    return "\n".join([*transcript.lines, ""])


def assert_playthrough(path: Path, options: Options) -> None:
    """The game in the file, played again with ``options``, reads the same to its end.

    Raises:
        AssertionError: it does not; the message shows the first line that differs.
        MalformedError: there is no such file, or no game in it.
    """
    written = _read(path)
    played = _transcribed(path, options, written).splitlines()
    for number, (old, new) in enumerate(zip_longest(written.splitlines(), played), start=1):
        if old != new:
            raise AssertionError(f"{path.name}, line {number}:\n  written {old}\n  played  {new}")


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise MalformedError(f"{path} cannot be read: {error}") from None


def _transcribed(path: Path, options: Options, written: str) -> str:
    try:
        return transcribe(options, moves_of(written))
    except (NoahError, ValueError) as error:
        raise MalformedError(
            f"The game in {path} cannot be played ({error}); delete the file to have another one."
        ) from None


def write(folder: Path) -> None:
    """Write the playthroughs of every class of options in ``folder`` anew; a class without one gets a random game.

    Raises:
        MalformedError: a game there cannot be played any more.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, options in CLASSES.items():
        path = folder / f"{name}.txt"
        if path.exists():
            text = _transcribed(path, options, _read(path))
        else:
            text = transcribe(options, _eventful_moves(options))
        path.write_text(text, encoding="utf-8")


def main() -> None:
    """Run from the command line; exit code 1 when a playthrough is missing or differs."""
    parser = argparse.ArgumentParser(
        prog="python -m noah.testing.playthroughs", description=__doc__
    )
    parser.add_argument("folder", type=Path, help="such as tests/data/playthroughs")
    parser.add_argument("--write", action="store_true", help="write them anew")
    given = parser.parse_args()
    try:
        if given.write:
            write(given.folder)
        for name, options in CLASSES.items():
            assert_playthrough(given.folder / f"{name}.txt", options)
    except (AssertionError, NoahError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(1)
    sys.stdout.write(f"{len(CLASSES)} playthroughs agree\n")


if __name__ == "__main__":
    main()
