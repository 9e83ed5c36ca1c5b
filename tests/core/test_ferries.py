"""Moving single cards."""

from noah.core.cards import CAT
from noah.core.deal import new_states
from noah.core.ferries import add_card, remove_card


def test_last_card_of_a_kind_leaves_the_mask_of_kinds() -> None:
    states = new_states(1, 2)
    for held in (2 * CAT, 2 * CAT, 2 * CAT + 1):
        add_card(states[0], 1, held)
    remove_card(states[0], 1, 2 * CAT + 1)
    assert states["held"][0, 1] == 1 << 2 * CAT
    remove_card(states[0], 1, 2 * CAT)
    assert states["held"][0, 1] == 1 << 2 * CAT
    assert states["hand_n"][0].tolist() == [0, 1, 0, 0, 0]
