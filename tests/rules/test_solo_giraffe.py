"""Alone, *Giraffe*: look at the top three cards of the stock and put them back in any order."""

from itertools import permutations

import pytest

from noah.game.reasons import Reason
from noah.notation.errors import MalformedError
from noah.testing.scene import solo_scene

STOCK = "panda:m lion:f parrot:m cat:m ..."


def test_the_top_three_cards_in_any_order() -> None:
    s = solo_scene(hand="giraffe:m bear:f", stock=STOCK)
    assert s.preview("load giraffe:m").power == "order"
    s.play("load giraffe:m")
    assert (s.phase, s.turn) == ("order", 0)
    assert s.legal == [
        "order lion:f panda:m parrot:m",
        "order lion:f parrot:m panda:m",
        "order panda:m lion:f parrot:m",
        "order panda:m parrot:m lion:f",
        "order parrot:m lion:f panda:m",
        "order parrot:m panda:m lion:f",
    ]


@pytest.mark.parametrize("order", [*permutations(["panda:m", "lion:f", "parrot:m"])])
def test_they_lie_as_he_puts_them(order: tuple[str, str, str]) -> None:
    s = solo_scene(hand="giraffe:m bear:f", stock=STOCK)
    s.play("load giraffe:m", f"order {' '.join(order)}")
    assert s.stock.startswith(f"{' '.join(order)} cat:m ")
    assert s.legal == ["noah 2", "noah 3"]
    s.play("noah 2")
    assert s.hand(0) == f"bear:f {order[0]}"
    assert s.stock.startswith(f"{order[1]} {order[2]} cat:m ")


@pytest.mark.parametrize(
    ("stock", "orders"),
    [
        (
            "snail snail lion:f ...",
            ["lion:f snail snail", "snail lion:f snail", "snail snail lion:f"],
        ),
        (
            "snail lion:f snail ...",
            ["lion:f snail snail", "snail lion:f snail", "snail snail lion:f"],
        ),
        ("snail snail snail ...", ["snail snail snail"]),
        ("panda:m lion:f", ["lion:f panda:m", "panda:m lion:f"]),
        ("cat:m cat:m", ["cat:m cat:m"]),
        ("panda:m", ["panda:m"]),
    ],
)
def test_each_distinct_order_once_and_fewer_cards_if_there_are_fewer(
    stock: str, orders: list[str]
) -> None:
    s = solo_scene(hand="giraffe:m bear:f", stock=stock, departures=1).play("load giraffe:m")
    assert s.legal == [f"order {order}" for order in orders]
    for order in orders:
        again = solo_scene(hand="giraffe:m bear:f", stock=stock, departures=1)
        again.play("load giraffe:m", f"order {order}")
        assert again.stock.startswith(order)


def test_with_an_empty_stock_there_is_nothing_to_decide() -> None:
    s = solo_scene(hand="giraffe:m bear:f", stock="", departures=1)
    assert s.preview("load giraffe:m").power is None
    assert s.play("load giraffe:m").phase == "noah"


@pytest.mark.parametrize("cards", [4, 3, 2, 1])
def test_a_second_giraffe_shows_just_the_cards_that_are_there_then(cards: int) -> None:
    stock = ["panda:m", "lion:f", "parrot:m", "cat:m"][:cards]
    s = solo_scene(hand="giraffe:m giraffe:f", stock=" ".join(stock), departures=1)
    s.play("load giraffe:m", f"order {' '.join(stock[:3])}", "noah 2")
    assert s.hand(0) == " ".join(sorted(["giraffe:f", "panda:m"]))
    s.play("load giraffe:f")
    if cards > 1:
        assert s.legal == sorted(f"order {' '.join(order)}" for order in permutations(stock[1:]))
    else:
        assert s.phase == "noah"


def test_only_the_player_sees_them_and_he_knows_where_they_lie() -> None:
    s = solo_scene(hand="giraffe:m bear:f", stock=STOCK)
    assert s.view(0).stock_top == ()
    s.play("load giraffe:m")
    assert s.view(0).stock_top == ("panda:m", "lion:f", "parrot:m")
    assert s.view(None).stock_top == ()
    s.play("order parrot:m lion:f panda:m")
    assert s.view(0).stock_top == ("parrot:m", "lion:f", "panda:m")
    s.play("noah 2")
    assert s.view(0).stock_top == ("lion:f", "panda:m")
    assert s.view(None).stock_top == ()


@pytest.mark.parametrize(
    "order", ["panda:m lion:f cat:m", "panda:m lion:f", "panda:m", "panda:m panda:m lion:f"]
)
def test_just_these_cards_are_put_back(order: str) -> None:
    s = solo_scene(hand="giraffe:m bear:f", stock=STOCK).play("load giraffe:m")
    assert s.refusal(f"order {order}") == Reason("not-in-hand")


def test_what_is_no_order_is_malformed() -> None:
    s = solo_scene(hand="giraffe:m bear:f", stock=STOCK).play("load giraffe:m")
    for text in ("order", "order panda:m lion:f parrot:m cat:m", "order unicorn:m"):
        with pytest.raises(MalformedError):
            s.play(text)


def test_no_order_without_a_giraffe_and_nothing_else_before_it() -> None:
    s = solo_scene(hand="giraffe:m bear:f", stock=STOCK)
    assert s.refusal("order panda:m lion:f parrot:m") == Reason("phase", phase="load")
    s.play("load giraffe:m")
    assert s.refusal("noah 2") == Reason("phase", phase="order")
    assert s.refusal("peek 0") == Reason("phase", phase="order")


def test_a_giraffe_that_fills_the_ferry_orders_what_is_then_discarded() -> None:
    s = solo_scene(hand="giraffe:m bear:f", stock=STOCK, docks=["elephant:m kangaroo:m"])
    s.play("load giraffe:m", "order parrot:m lion:f panda:m", "noah 2")
    assert s.hand(0) == "bear:f lion:f"
    assert s.stock.startswith("panda:m cat:m ")
