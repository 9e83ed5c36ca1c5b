"""The table as one screen: drawn anew for every question, everything needed for the answer on 24 lines."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from noah.cli.table import board
from noah.cli.table.asking import asked, option_name, prompt
from noah.cli.table.choices import Question
from noah.cli.table.face import News
from noah.cli.table.hand import Hand
from noah.cli.table.phrases import Phrases
from noah.cli.table.terminal import Line, Terminal

_WIDEST = 100
"""Lines longer than this are hard to follow, however wide the terminal is."""
_LEAST_NEWS = 3
"""Lines for the news, their title and the gap below them, however little room there is."""


class Screen:
    """Draws questions."""

    linear = False

    def __init__(self, terminal: Terminal, phrases: Phrases) -> None:
        """Bind a terminal that can be drawn on."""
        self._terminal, self._phrases, self._words = terminal, phrases, phrases.words

    @property
    def _width(self) -> int:
        return min(self._terminal.width, _WIDEST)

    def ask(self, question: Question, news: News, note: str) -> str:
        """Show a question and read a line.

        Args:
            question: what is asked.
            news: what happened before it.
            note: what was wrong with the line before, or empty.
        """
        view = question.view
        players = board.players(view, self._phrases, self._width)
        top = [
            *self._lines(board.header(view, self._phrases)),
            *(self._lines(players) if players else []),
        ]
        docks = self._docks(question)
        foot = self._paragraph(note, "bold red")
        # Two lines are gaps, one is the prompt's own.
        room = self._terminal.height - len(top) - len(docks) - len(foot) - 3
        # A note takes its lines from the news, so that the answers keep their places.
        with_note = room + len(foot) if news.paragraphs else room
        body = self._body(question, with_note, self._news_height(news.paragraphs))
        title = "own" if news.own_turn else "others"
        told = self._news(news.paragraphs, room - len(body), "news-title", turn=title)
        self._terminal.draw([*top, [], *told, *docks, [], *body, *foot])
        return self._terminal.ask(prompt(question, self._phrases))

    def page(self, title: str, paragraphs: Sequence[str], *, hold: bool) -> None:
        """Show something to read, a screen at a time, until the reader has turned the last page."""
        heading = [*self._paragraph(title, "bold"), []]
        lines = [line for text in paragraphs for line in self._paragraph(text) or [[]]]
        room = max(self._terminal.height - len(heading) - 2, 1)
        for start in range(0, max(len(lines), 1), room):
            self._terminal.draw([*heading, *lines[start : start + room], []])
            self._terminal.wait(self._words("prompt-go-on"))

    def result(
        self,
        title: str,
        news: Sequence[str],
        table: RenderableType | None,
        told: Sequence[str],
        after: Sequence[str],
    ) -> None:
        """Show how something ended; the sentences are for others."""
        heading = [*self._paragraph(title, "bold"), []]
        figures = [] if table is None else [*self._lines(table), []]
        last = [line for text in after for line in self._paragraph(text)]
        room = self._terminal.height - len(heading) - len(figures) - len(last) - 1
        shown = self._news(news, room, "result-news-title")
        self._terminal.draw([*heading, *figures, *shown, *last])
        if after:
            self._terminal.wait(self._words("prompt-go-on"))

    def _docks(self, question: Question) -> list[Line]:
        targets = question.options if question.step in {"noah", "dock"} else ()
        numbers = [target.number for target in targets]
        return self._lines(board.ferries(question.view, self._phrases, self._width, numbers))

    def _lines(self, renderable: RenderableType) -> list[Line]:
        return self._terminal.lines(renderable, self._width)

    def _paragraph(self, text: str, style: str = "") -> list[Line]:
        """A paragraph, broken between words."""
        if not text:
            return []
        return [
            line for row in self._terminal.broken(text) for line in self._lines(Text(row, style))
        ]

    def _news(
        self, paragraphs: Sequence[str], room: int, title: str, **values: str | int
    ) -> list[Line]:
        """As many of the last paragraphs as there is room for, and how many were left out."""
        if not paragraphs or room < _LEAST_NEWS:
            return []
        blocks = [self._terminal.broken(text) for text in paragraphs]
        shown: list[str] = []
        # Two lines are for the title and for the gap below; of the last paragraph at least a part is shown.
        while blocks and len(shown) + len(blocks[-1]) <= room - 2:
            shown = [*blocks.pop(), *shown]
        if not shown:
            shown = blocks.pop()[: room - 2]
            shown[-1] += " …"
        heading = self._words(title, more=len(blocks), **values)
        lines = [line for row in shown for line in self._lines(Text(row, no_wrap=True))]
        return [*self._paragraph(heading, "bold"), *lines, []]

    def _news_height(self, paragraphs: Sequence[str]) -> int:
        """How many lines all the news would take, their title and the gap below them included."""
        lines = sum(len(self._terminal.broken(text)) for text in paragraphs)
        return lines + 2 if paragraphs else 0

    def _body(self, question: Question, room: int, news: int) -> list[Line]:
        """The question and its answers, in the fullest form beside which there is room for the news.

        Args:
            question: what is asked.
            room: the lines for question and news together.
            news: the lines that all the news would take.
        """
        hand = Hand(question, self._phrases)
        if question.step == "load" and not question.view.must_take_back:
            return self._hand(hand, question, room, news)
        body = self._paragraph(asked(question, self._phrases), "bold")
        if question.step in {"give", "return"}:
            return [*body, *self._lines(hand.to_choose())]
        if question.step not in {"noah", "dock"}:
            rows = [
                Text.assemble(
                    (f"{option.number:>2} ", "bold"), option_name(option, question, self._phrases)
                )
                for option in question.options
            ]
            body += self._lines(Columns(rows, padding=(0, 3), column_first=True))
        return [*body, *self._paragraph(hand.line())]

    def _hand(self, hand: Hand, question: Question, room: int, news: int) -> list[Line]:
        """The hand, of which an animal is to be loaded: a line for each card, or what cannot be played in sentences."""
        full = self._lines(hand.table(tuple(question.view.reasons)))
        if len(full) + news <= room:
            return full
        blocked = [line for text in hand.reasons() for line in self._paragraph(text, "dim")]
        table = [*self._lines(hand.table(())), *blocked]
        if len(table) + min(news, _LEAST_NEWS) <= room:
            return table
        title = self._paragraph(asked(question, self._phrases), "bold")
        return [*title, *self._lines(hand.short()), *blocked]
