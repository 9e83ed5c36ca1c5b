"""What is asked, and how to answer it, as sentences."""

from noah.cli.table.choices import Option, Question
from noah.cli.table.phrases import Phrases
from noah.game.reasons import Reason, reason_for
from noah.game.values import Action, Card
from noah.game.view import View

_ASKED = {
    "load": "ask-load",
    "dock": "ask-dock",
    "noah": "ask-noah",
    "flee": "ask-flee",
    "peek": "ask-peek",
    "swap": "ask-swap",
    "return": "ask-return",
    "give": "ask-give",
    "receiver": "ask-receiver",
    "order": "ask-order",
    "lift": "ask-lift",
}


def asked(question: Question, phrases: Phrases) -> str:
    """What the person has to decide, in one or two sentences."""
    view = question.view
    if view.must_take_back:
        return _take_back(view, phrases)
    if question.chosen is not None and question.chosen.card is not None:
        values = phrases.card_values(question.chosen.card)
        return phrases.words(_ASKED[question.step], dock=view.noah, **values)
    ferry = view.ferries[view.noah]
    values = {}
    if question.step == "flee" and ferry is not None:
        values = phrases.card_values(ferry.animals[0])
    if question.step == "return" and view.target is not None:
        values = {"other": phrases.names[view.target]}
    count = view.owed if question.step == "give" else len(view.stock_top)
    return phrases.words(_ASKED[question.step], dock=view.noah, count=count, **values)


def _take_back(view: View, phrases: Phrases) -> str:
    ferry = view.ferries[view.noah]
    animals = ferry.animals if ferry else ()
    tears = sum(card.tears for card in animals)
    return phrases.words("ask-take", dock=view.noah, cards=phrases.some(animals), tears=tears)


def prompt(question: Question, phrases: Phrases) -> str:
    """What to type, with an example that would be right just now."""
    words, options = phrases.words, question.options
    if len(options) == 1:
        return words("prompt-only", step=question.step, number=options[0].number)
    numbers = words.one_of([str(option.number) for option in options])
    if question.step in {"noah", "dock", "peek", "swap", "flee", "receiver"}:
        return words("prompt-place", step=question.step, numbers=numbers)
    last = max(option.number for option in options)
    if question.step == "load":
        docks = question.docks_after(options[-1])
        dock = docks[-1] if docks else -1
        return words("prompt-load", last=last, dock=dock)
    return words("prompt-number", step=question.step, last=last)


def option_name(option: Option, question: Question, phrases: Phrases) -> str:
    """An answer that is no card and no dock: a seat, an order of the stock, a lift."""
    words = phrases.words
    verb = option.action.verb
    if verb == "order":
        return phrases.cards_in_order(option.action.cards)
    if verb == "keep":
        return words("option-keep")
    if verb == "take":
        return words("option-take")
    if verb == "lift" and option.action.dock is not None and option.action.position is not None:
        ferry = question.view.ferries[option.action.dock]
        animals = ferry.animals if ferry else ()
        values = phrases.card_values(animals[option.action.position])
        return words("option-lift", dock=option.action.dock, **values)
    return phrases.names[option.number]


def reason(card: Card, view: View, phrases: Phrases) -> str:
    """Why a card of the hand cannot be loaded, in half a sentence.

    Args:
        card: as it is held, or as it would lie on the ferry.
        view: that of who is to load.
        phrases: language and names.
    """
    why = view.reasons.get(card)
    if why is None:
        number = Action(f"load {card}").parsed.id
        why = reason_for(view.state, 0, number) if number is not None else None
    if why is None:
        why = Reason("phase")
    return phrases.words(
        "reason",
        code="fills" if why.fills else why.code,
        need=why.need or "none",
        room=max(why.room or 0, -1),
    )
