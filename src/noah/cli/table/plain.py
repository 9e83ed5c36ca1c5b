"""The table as sentences, one after the other: for pipes, for voices, for terminals that cannot be drawn on."""

from collections.abc import Sequence

from rich.console import RenderableType

from noah.cli.table import effects
from noah.cli.table.asking import asked, option_name, prompt, reason
from noah.cli.table.choices import Option, Question
from noah.cli.table.face import News
from noah.cli.table.phrases import Phrases, by_weight
from noah.cli.table.terminal import Terminal
from noah.game.ferries import Ferry
from noah.game.view import View


class Plain:
    """Says questions."""

    linear = True

    def __init__(self, terminal: Terminal, phrases: Phrases) -> None:
        """Bind a terminal, which is written to line by line."""
        self._terminal = terminal
        self._phrases = phrases
        self._words = phrases.words

    def ask(self, question: Question, news: News, note: str) -> str:
        """Say a question and read a line.

        Args:
            question: what is asked.
            news: what has happened and has not been said yet.
            note: what was wrong with the line before, or empty; the question itself is then not said again.
        """
        if note:
            self._terminal.say(note)
        else:
            for paragraph in news.paragraphs:
                self._terminal.say(paragraph)
            for sentence in self._situation(question):
                self._terminal.say(sentence)
        return self._terminal.ask(prompt(question, self._phrases))

    def page(self, title: str, paragraphs: Sequence[str], *, hold: bool) -> None:
        """Say something to read; with ``hold`` wait until the reader has done so, where somebody reads."""
        for text in (title, *paragraphs):
            self._terminal.say(text)
        if hold:
            self._terminal.wait(self._words("prompt-go-on"))

    def result(
        self,
        title: str,
        news: Sequence[str],
        table: RenderableType | None,
        told: Sequence[str],
        after: Sequence[str],
    ) -> None:
        """Say how something ended; the table is for others."""
        for text in (*news, title, *told):
            self._terminal.say(text)
        if after:
            self.page(after[0], after[1:], hold=True)

    def _situation(self, question: Question) -> list[str]:
        """All that is needed for the answer; in the middle of a turn just the question."""
        view = question.view
        sentences = []
        if question.step == "load":
            sentences += [self._words("told-turn", dock=view.noah), *status(view, self._phrases)]
        if question.step in {"load", "give", "return"}:
            sentences.append(self._hand(view))
        sentences.append(asked(question, self._phrases))
        sentences += [self._option(option, question) for option in question.options]
        if question.step == "load":
            sentences += self._blocked(question)
        return sentences

    def _hand(self, view: View) -> str:
        hand = by_weight(view.hand)
        tears = sum(card.tears for card in hand)
        return self._words(
            "told-hand", cards=self._phrases.some(hand), count=len(hand), tears=tears
        )

    def _option(self, option: Option, question: Question) -> str:
        words, phrases, view = self._words, self._phrases, question.view
        number = option.number
        if question.step == "load" and option.card is not None:
            name = phrases.card_values(option.card)
            worth = words(
                "told-option-card",
                number=number,
                weight=option.card.weight,
                tears=option.card.tears,
                **name,
            )
            return f"{worth} {effects.sentences(view.previews[option.action], view, phrases)}"
        if option.card is not None:
            return words(
                "told-option-card",
                number=number,
                weight=option.card.weight,
                tears=option.card.tears,
                **phrases.card_values(option.card),
            )
        if question.step in {"noah", "dock"}:
            return ferry_sentences(number, view.ferries[number], phrases)
        return words("told-option", number=number, name=option_name(option, question, phrases))

    def _blocked(self, question: Question) -> list[str]:
        """Why the other cards of the hand cannot be loaded."""
        return [
            self._words(
                "problem-blocked",
                reason=reason(card, question.view, self._phrases),
                **self._phrases.card_values(card),
            )
            for card in by_weight(question.view.reasons)
        ]


def status(view: View, phrases: Phrases) -> list[str]:
    """The open part of the table: round, points, the five docks, the reserve."""
    words = phrases.words
    alone = "yes" if view.players == 1 else "no"
    if view.players == 1:
        sentences = [
            words("told-solo", level=view.options.solo or ""),
            words("told-stock", count=view.stock),
        ]
        if view.stock_top:
            sentences.append(words("status-top", cards=phrases.cards_in_order(view.stock_top)))
    else:
        sentences = [words("told-round", round=view.round, ending=view.options.ending)]
        held = [hand if isinstance(hand, int) else len(hand) for hand in view.hands]
        sentences += [
            words("told-player", points=points, cards=cards, **phrases.who(seat, view.seat))
            for seat, (points, cards) in enumerate(zip(view.scores, held, strict=True))
        ]
    sentences += [ferry_sentences(dock, ferry, phrases) for dock, ferry in enumerate(view.ferries)]
    return [
        *sentences,
        words("told-reserve", count=view.reserve, roommates=str(view.next_roommates)),
        words("told-departure", count=view.departures + 1, alone=alone),
    ]


def ferry_sentences(dock: int, ferry: Ferry | None, phrases: Phrases) -> str:
    """One dock, its ferry, what lies on it and what may come next."""
    words = phrases.words
    if ferry is None:
        return words("told-dock-bare", dock=dock)
    parts = [
        words("told-dock", dock=dock, weight=ferry.weight, carries=ferry.carries, needs=ferry.needs)
    ]
    if ferry.animals:
        parts.append(words("told-aboard", cards=phrases.cards_in_order(ferry.animals)))
        parts.append(words("told-next", sequence=ferry.sequence, sex=ferry.next or "none"))
    if ferry.roommates:
        parts.append(words("told-roommates"))
    return " ".join(parts)
