"""A person's hand, drawn: what each card would do, or why it cannot be played."""

from collections import Counter
from collections.abc import Sequence

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from noah.cli.table import effects
from noah.cli.table.asking import reason
from noah.cli.table.board import card_text
from noah.cli.table.choices import Option, Question
from noah.cli.table.phrases import Phrases, by_weight, held
from noah.game.values import Card


class Hand:
    """Draws the hand of who is asked."""

    def __init__(self, question: Question, phrases: Phrases) -> None:
        """Bind the question that the hand has to answer."""
        self._question, self._view = question, question.view
        self._phrases, self._words = phrases, phrases.words

    def table(self, blocked: Sequence[Card]) -> Table:
        """One line for each way to play a card, and for each card in ``blocked`` why it cannot be played."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
        table.add_column("", justify="right", no_wrap=True)
        title = self._words("column-hand", dock=self._view.noah)
        table.add_column(Text(title, "bold not dim"), no_wrap=True)
        table.add_column(self._words("column-weight"), justify="right", no_wrap=True)
        # Alone nobody weeps.
        tears = "" if self._view.players == 1 else self._words("column-tears")
        table.add_column(tears, justify="right", no_wrap=True)
        table.add_column(self._words("column-ferry"), justify="right", no_wrap=True)
        table.add_column(self._words("column-noah"), no_wrap=True)
        # The only column that may be broken: rich takes what lacks from all others alike.
        table.add_column("")
        for option in self._question.options:
            if option.card is not None:
                table.add_row(*self._playable(option, option.card))
        for card in by_weight(blocked):
            table.add_row(*self._unplayable(card))
        return table

    def _playable(self, option: Option, card: Card) -> list[str | Text]:
        preview = self._view.previews[option.action]
        ferry = f"{preview.weight}/{preview.carries}"
        return [
            Text(str(option.number), "bold"),
            self._name(card, ""),
            str(card.weight),
            self._tears(card),
            Text(ferry, "bold green" if preview.departs else ""),
            effects.noah_label(preview, self._phrases),
            Text(effects.labels(preview, self._view, self._phrases), "green"),
        ]

    def _unplayable(self, card: Card) -> list[str | Text]:
        return [
            "",
            self._name(card, "dim"),
            Text(str(card.weight), "dim"),
            Text(self._tears(card), "dim"),
            "",
            "",
            Text(reason(card, self._view, self._phrases), "dim"),
        ]

    def _tears(self, card: Card) -> str:
        return "" if self._view.players == 1 else str(card.tears)

    def _name(self, card: Card, style: str) -> Text:
        """A card, and how many of it the hand holds where that is more than one."""
        copies = self._words("card-copies", count=self._view.hand.count(held(card)))
        return Text.assemble(card_text(card, self._phrases, style), (copies, style))

    def short(self) -> Columns:
        """The ways to play a card in columns, with the least that must be known: for long hands."""
        cells = []
        for option in self._question.options:
            if option.card is None:
                continue
            preview = self._view.previews[option.action]
            cells.append(
                Text.assemble(
                    (f"{option.number:>2} ", "bold"),
                    self._name(option.card, ""),
                    f"  {preview.weight}/{preview.carries}  ",
                    f"{effects.noah_label(preview, self._phrases)}  ",
                    (f"{effects.marks(preview, self._phrases)}", "green"),
                )
            )
        return Columns(cells, padding=(0, 2), column_first=True)

    def reasons(self) -> list[str]:
        """The cards that cannot be loaded, a sentence for each reason: for long hands."""
        by_reason: dict[str, list[Card]] = {}
        for card in by_weight(self._view.hand):
            if card in self._view.reasons:
                why = reason(card, self._view, self._phrases)
                by_reason.setdefault(why, []).append(card)
        return [
            self._words("hand-blocked", reason=why, cards=self._phrases.cards(cards))
            for why, cards in by_reason.items()
        ]

    def to_choose(self) -> Columns:
        """The cards of the hand as answers, where what matters of them is weight and tears."""
        cells = []
        for option in self._question.options:
            if option.card is None:
                continue
            worth = self._words("card-worth", weight=option.card.weight, tears=option.card.tears)
            cells.append(
                Text.assemble(
                    (f"{option.number:>2} ", "bold"), self._name(option.card, ""), f"  {worth}"
                )
            )
        return Columns(cells, padding=(0, 3), column_first=True)

    def line(self) -> str:
        """The hand in a sentence, where none of it is to be chosen; without a card that is chosen already."""
        hand = Counter(self._view.hand)
        chosen = self._question.chosen
        if chosen is not None and chosen.card is not None:
            hand[held(chosen.card)] -= 1
        left = by_weight(hand.elements())
        key = "hand-line" if chosen is None else "hand-left"
        return self._words(key, cards=self._phrases.some(left), count=len(left))
