"""What follows a loaded animal: Noah, departure, the end of the turn, of the round and of the game."""

from noah.core.actions import DOCKS
from noah.core.bits import wide
from noah.core.cards import DONKEY, HELD_KINDS, KIND_HELD, KIND_SPECIES, KIND_TEARS
from noah.core.ferries import add_card, clear_ferry, load_mask
from noah.core.kernel import brief_kernel, kernel
from noah.core.layout import (
    DEALING,
    FERRIES,
    GAME_ROUNDS,
    GIVING,
    LOADING,
    NONE,
    NOT_IN_PLAY,
    OVER,
    REACH26,
    REACHED,
    SAILING,
    State,
    States,
)


@kernel
def walk(s: State, other: int) -> int:
    """One of the two docks to which Noah may walk after the loaded animal; ``other`` is 0 or 1, lower step first."""
    step = (4 if other else 1) if wide(s.loaded) & 1 else (3 if other else 2)
    dock = wide(s.noah) + step
    return dock - DOCKS if dock >= DOCKS else dock


@kernel
def can_walk(s: State, other: int) -> bool:
    """Whether a ferry lies at ``walk(s, other)``."""
    return wide(s.carries[walk(s, other)]) > 0


@kernel
def draw_stock(s: State) -> int:
    """Take the top card off the stock, which must not be empty. Its held kind."""
    top = wide(s.stock_n) - 1
    kind = wide(s.stock[top])
    s.stock[top] = 0
    s.stock_n = top
    if wide(s.known) > 0:
        s.known -= 1
    return kind


@kernel
def before_noah(s: State) -> None:
    """The animal's power is done: Noah walks, or stays after a donkey."""
    if KIND_SPECIES[wide(s.loaded)] == DONKEY:
        after_noah(s)
    elif can_walk(s, 0) or can_walk(s, 1):
        s.phase = SAILING
    else:
        s.phase = OVER


@kernel
def after_noah(s: State) -> None:
    """Noah stands where he shall: a full ferry leaves, gifts are owed, or the turn ends."""
    dock = wide(s.loaded_dock)
    if s.weight[dock] == s.carries[dock]:
        _depart(s, dock)
        seat = wide(s.turn)
        if wide(s.players) == 1:
            _discard(s)
        elif wide(s.hand_n[seat]) > 0:
            s.owed = min(wide(s.departures), wide(s.hand_n[seat]))
            s.phase = GIVING
            return
    end_turn(s)


@kernel
def _depart(s: State, dock: int) -> None:
    """The ferry at ``dock`` leaves with its animals; the next one of the reserve, if any, takes its dock."""
    for i in range(wide(s.height[dock])):
        s.gone[KIND_HELD[wide(s.aboard[dock, i])]] += 1
    clear_ferry(s, dock)
    s.departures += 1
    if wide(s.roommates) == dock:
        s.roommates = NOT_IN_PLAY
    reserve = wide(s.reserve)
    if reserve > 0:
        if wide(s.roommates) == FERRIES - reserve:
            s.roommates = dock
        s.reserve = reserve - 1
    else:
        s.carries[dock] = 0
        s.closing = wide(s.players) > 1


@kernel
def _discard(s: State) -> None:
    """Alone: as many cards of the stock as ferries have left are discarded."""
    for _ in range(min(wide(s.departures), wide(s.stock_n))):
        seen = wide(s.known) > 0
        kind = draw_stock(s)
        if seen:
            s.seen[kind] += 1
        else:
            s.discarded[kind] += 1


@kernel
def _forget_load(s: State) -> None:
    """Clear what was pending in the turn that ended."""
    s.loaded = NONE
    s.loaded_dock = NONE
    s.target = NONE
    s.again = 0
    s.closing = 0


@kernel
def end_turn(s: State) -> None:
    """The turn is done: another turn of the same seat, the next seat, or the end of the round."""
    seat = wide(s.turn)
    if wide(s.players) == 1:
        _end_solo_turn(s)
        return
    if wide(s.hand_n[seat]) == 0 or wide(s.closing):
        _end_round(s)
    else:
        if not wide(s.again):
            seat += 1
            s.turn = 0 if seat == wide(s.players) else seat
        s.phase = LOADING
    _forget_load(s)


@kernel
def _end_solo_turn(s: State) -> None:
    """Alone: won with nothing left, else draw and see whether anything can be loaded."""
    draws = 2 if wide(s.again) else 1
    _forget_load(s)
    if wide(s.stock_n) == 0 and wide(s.hand_n[0]) == 0:
        s.won = 1
        s.phase = OVER
        return
    for _ in range(min(draws, wide(s.stock_n))):
        add_card(s, 0, draw_stock(s))
    s.phase = LOADING if load_mask(s) else OVER


@kernel
def _end_round(s: State) -> None:
    """Charge the tears left in every hand; the game is over or the next round is dealt."""
    most = 0
    for seat in range(wide(s.players)):
        tears = 0
        for kind in range(HELD_KINDS):
            tears += wide(s.hands[seat, kind]) * KIND_TEARS[kind]
        s.scores[seat] += tears
        most = max(most, wide(s.scores[seat]))
    over = most >= REACHED if wide(s.ending) == REACH26 else wide(s.round_n) >= GAME_ROUNDS
    s.phase = OVER if over else DEALING


@brief_kernel
def first_seat_at(states: States, i: int) -> int:
    """``first_seat`` of ``states[i]``, for use from Python."""
    return first_seat(states[i])


@kernel
def first_seat(s: State) -> int:
    """Who begins the next round: the seat with the most penalty points, of several the lowest."""
    first = 0
    for seat in range(1, wide(s.players)):
        if wide(s.scores[seat]) > wide(s.scores[first]):
            first = seat
    return first
