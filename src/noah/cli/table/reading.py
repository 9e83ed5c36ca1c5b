"""What a person types, read as an answer: a number, the notation, a name in his language, or a command."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cached_property

from noah.cli.table.asking import reason
from noah.cli.table.choices import Option, Question
from noah.cli.table.phrases import Phrases, held
from noah.game.values import HELD_CARDS, Action, Card
from noah.notation.actions import VERBS
from noah.notation.cards import LYING_TEXT
from noah.notation.words import LANGUAGES, words_in

COMMANDS = {
    "help": "command-help",
    "rules": "command-rules",
    "cards": "command-cards",
    "log": "command-log",
    "docks": "command-docks",
    "back": "command-back",
    "quit": "command-quit",
}
"""For each command the message that holds its words."""

_VERB_OF_STEP = {"dock": "noah", "receiver": "give"}
_PLACES = {"noah", "dock", "peek", "swap", "flee", "receiver"}
"""The steps that are answered by a dock or a seat."""
_MOST_WORDS = 4
"""No name of a card has more words, in any language."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a line means. Exactly one of ``actions``, ``question``, ``command``, ``problem`` is set.

    Attributes:
        actions: what to play.
        question: what to ask next.
        command: a key of COMMANDS.
        problem: one sentence that says what is wrong and what would be right.
        planned: the dock to which Noah shall walk once the animal's power is done, or None.
    """

    actions: tuple[Action, ...] = ()
    question: Question | None = None
    command: str | None = None
    problem: str | None = None
    planned: int | None = None


def _chosen(question: Question, option: Option) -> Reply:
    following = question.after(option)
    if following is None:
        return Reply(actions=question.actions(option))
    return Reply(question=following)


def _synonyms(listed: str) -> set[str]:
    return {fold(word) for word in listed.split(",")}


def fold(text: str) -> str:
    """``text`` without what people leave out when they type: case, accents, signs, commas."""
    text = text.replace("♂", " m").replace("♀", " f").replace("⚥", " ")
    text = unicodedata.normalize("NFKD", text.casefold())
    text = "".join(sign for sign in text if not unicodedata.combining(sign))
    return " ".join(re.sub(r"[^\w=?.-]", " ", text).split())


class Reader:
    """Reads lines in one language."""

    def __init__(self, phrases: Phrases) -> None:
        """Learn the words of the language."""
        self._phrases = phrases
        self._words = phrases.words
        # English is understood everywhere, as the notation is; a language's own words go first.
        self._commands = {
            word: command
            for words in (words_in(LANGUAGES[0]), self._words)
            for command, key in COMMANDS.items()
            for word in _synonyms(words(key))
        }
        self._fillers = {*_synonyms(self._words("filler-words")), "noah", "-"}

    def command(self, line: str) -> str | None:
        """The command that ``line`` is, a key of COMMANDS, or None."""
        return self._commands.get(fold(line))

    def read(self, line: str, question: Question) -> Reply:
        """What ``line`` means as an answer to ``question``."""
        typed = fold(line)
        if not typed:
            return self._not_understood(line, question) if line.strip() else self._only(question)
        if typed in self._commands:
            return Reply(command=self._commands[typed])
        verb = _VERB_OF_STEP.get(question.step, question.step)
        tokens = typed.split()
        reply = self._answer(
            tokens[1:] if tokens[0] == verb and tokens[1:] else tokens, question, line
        )
        foreign = tokens[0] in VERBS and all(a.verb != tokens[0] for a in question.view.legal)
        if reply.problem and foreign and tokens[0] != verb:
            key = "problem-take" if tokens[0] == "take" else "problem-phase"
            return Reply(problem=self._words(key, wanted=verb))
        return reply

    def _answer(self, tokens: list[str], question: Question, line: str) -> Reply:
        if tokens in (["take"], ["keep"]):
            for option in question.options:
                if option.action == tokens[0]:
                    return Reply(actions=question.actions(option))
        if question.step in _PLACES:
            return self._place(tokens, question)
        if question.step in {"load", "give", "return"}:
            return self._card(tokens, question, line)
        return self._listed(tokens, question, line)

    def _only(self, question: Question) -> Reply:
        """The answer to an empty line: the only one there is."""
        if len(question.options) == 1:
            return _chosen(question, question.options[0])
        return Reply(problem=self._words("problem-empty", step=question.step))

    def _not_understood(self, line: str, question: Question) -> Reply:
        typed = "".join(sign if sign.isprintable() else " " for sign in line)
        typed = " ".join(typed.split())
        typed = typed if len(typed) <= 30 else f"{typed[:30]}…"
        return Reply(problem=self._words("problem-unknown", typed=typed, step=question.step))

    def _place(self, tokens: list[str], question: Question) -> Reply:
        """A dock or a seat, by its number or its name."""
        option = self._place_named(tokens, question)
        if option is not None:
            return Reply(actions=question.actions(option))
        if question.step in {"noah", "dock"}:
            docks = self._phrases.docks(option.number for option in question.options)
            return Reply(problem=self._words("problem-dock", docks=docks))
        names = self._words.one_of([self.seat(option.number) for option in question.options])
        return Reply(problem=self._words("problem-seat", names=names))

    def seat(self, seat: int) -> str:
        """A seat as it is offered: its number and its name."""
        return self._words("seat-numbered", seat=seat, name=self._phrases.names[seat])

    def _place_named(self, tokens: list[str], question: Question) -> Option | None:
        rest = [token for token in tokens if token not in self._fillers]
        for option in question.options:
            if rest == [str(option.number)]:
                return option
        if question.step in {"noah", "dock"}:
            return None
        # A player may be called like a word that is otherwise left out.
        typed = " ".join(rest or tokens)
        named = [o for o in question.options if fold(self._phrases.names[o.number]) == typed]
        begun = [
            o for o in question.options if fold(self._phrases.names[o.number]).startswith(typed)
        ]
        found = named or begun
        return found[0] if len(found) == 1 else None

    def _listed(self, tokens: list[str], question: Question, line: str) -> Reply:
        """A line of the list by its number, or an action in the notation, its verb given or not."""
        typed = " ".join(tokens)
        for option in question.options:
            if typed in {str(option.number), fold(option.action).partition(" ")[2]}:
                return Reply(actions=question.actions(option))
        if typed.isdigit():
            return self._no_such_number(question)
        return self._not_understood(line, question)

    def _no_such_number(self, question: Question) -> Reply:
        numbers = [option.number for option in question.options]
        return Reply(problem=self._words("problem-number", first=min(numbers), last=max(numbers)))

    def _card(self, tokens: list[str], question: Question, line: str) -> Reply:
        """A card by its number or name; after it, perhaps, a dock or a receiver."""
        if tokens[0].isdigit():
            options = [o for o in question.options if str(o.number) == tokens[0]]
            rest = tokens[1:]
            if not options:
                return self._no_such_number(question)
        else:
            named, rest = self._named(tokens)
            options = [option for option in question.options if option.card in named]
            if not options:
                return self._unplayable(named, question, line)
        if len(options) > 1:
            cards = self._words.one_of([str(option.card) for option in options])
            return Reply(problem=self._words("problem-which", cards=cards))
        if not rest:
            return _chosen(question, options[0])
        return self._card_and_place(options[0], rest, question, line)

    def _card_and_place(
        self, option: Option, rest: list[str], question: Question, line: str
    ) -> Reply:
        following = question.after(option)
        if following is not None:
            return self._place(rest, following)
        if question.step == "give":
            receivers = Question(
                question.view, "receiver", (Option(option.action.seat or 0, option.action),)
            )
            return self._place(rest, receivers)
        if question.step != "load" or option.action.verb != "load":
            return self._not_understood(line, question)
        docks = question.view.previews[option.action].docks
        walks = tuple(Option(dock, Action(f"noah {dock}")) for dock in docks)
        planned = self._place_named(rest, Question(question.view, "dock", walks))
        if planned is None:
            return Reply(problem=self._words("problem-dock", docks=self._phrases.docks(docks)))
        return Reply(actions=question.actions(option), planned=planned.number)

    def _named(self, tokens: list[str]) -> tuple[set[Card], list[str]]:
        """The cards that the first words name, as many words as possible, and the words after them."""
        for n in range(min(_MOST_WORDS, len(tokens)), 0, -1):
            found = self._names.get(" ".join(tokens[:n]))
            if found:
                return found, tokens[n:]
        return set(), tokens

    @cached_property
    def _names(self) -> dict[str, set[Card]]:
        """All the names of all cards, held and lying."""
        names: dict[str, set[Card]] = {}
        for card in (*HELD_CARDS, *(Card(text) for text in LYING_TEXT)):
            values = self._phrases.card_values(card)
            spelled = [
                self._words("card-name", **values | {"style": style}) for style in ("glyph", "word")
            ]
            species = [card.species, self._words("animal", species=card.species)]
            for name in (str(card), *spelled, *species):
                names.setdefault(fold(name), set()).add(card)
        return names

    def _unplayable(self, named: set[Card], question: Question, line: str) -> Reply:
        """Why none of the cards that were named can be chosen."""
        if not named:
            return self._not_understood(line, question)
        # Of a species alone, the card of it that the hand holds.
        of_hand = {card for card in named if held(card) in question.view.hand}
        card = min(of_hand or named)
        values = self._phrases.card_values(card)
        if not of_hand or question.step != "load":
            return Reply(problem=self._words("problem-not-held", **values))
        why = reason(card, question.view, self._phrases)
        return Reply(problem=self._words("problem-blocked", reason=why, **values))
