"""The log as everybody may read it: the same versions for all, what is hidden masked."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from noah.testing.wire.client import Client
from noah.testing.wire.playing import play_over_http, play_until

Sit = Callable[..., tuple[list[Client], str]]
Find = Callable[..., Any]
EVERYTHING = {"frog": True, "crocodile": True, "roommates": True}


class Game:
    """A finished game, as its log is told to each seat and to a watcher."""

    def __init__(self, persons: list[Client], table: str) -> None:
        with Client(persons[0].url) as watcher:
            self.watched = watcher.events(table)
            self.end = watcher.table(table)
        self.seats = [person.events(table) for person in persons]

    @property
    def entries(self) -> list[tuple[list[Any], Any]]:
        """Each entry as the seats read it, and as a watcher does."""
        return list(zip(zip(*self.seats, strict=True), self.watched, strict=True))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def game(server: Any) -> Any:
    """A game of three persons with everything, read while it is over."""
    server.reseed("game")
    people = [Client.guest(server.url, name) for name in ("Ada", "Bob", "Cleo")]
    table = people[0].make(3, options=EVERYTHING)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    play_over_http(people, table, random.Random(7))
    yield Game(people, table)
    for person in people:
        person.close()


@pytest.fixture(scope="module")
def running(server: Any) -> Any:
    """The same, read while it is running, after many plies."""
    server.reseed("running")
    people = [Client.guest(server.url, name) for name in ("Ada", "Bob", "Cleo")]
    table = people[0].make(3, options=EVERYTHING)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    late = play_until(
        people, table, random.Random(8), lambda seen: [] if seen["state"]["round"] == 3 else None
    )
    assert late
    yield Game(people, table)
    for person in people:
        person.close()


def test_every_viewer_gets_every_version(game: Game) -> None:
    for log in (*game.seats, game.watched):
        assert [entry["version"] for entry in log] == [*range(1, game.end["version"] + 1)]


def test_what_everybody_may_know_is_the_same_for_all(game: Game) -> None:
    open_to_all = ("version", "kind", "seat", "by", "lastRound", "scores", "winners")
    for seen, watched in game.entries:
        for entry in seen:
            assert {key: entry.get(key) for key in open_to_all} == {
                key: watched.get(key) for key in open_to_all
            }


def test_an_entry_has_its_members_and_no_others(game: Game) -> None:
    more = {"roundEnd": {"lastRound"}, "gameEnd": {"scores", "winners"}}
    members = {"version", "kind", "seat", "by", "action", "state"}
    for log in (*game.seats, game.watched):
        for entry in log:
            assert {*entry} == members | more.get(entry["kind"], set())


def test_gifts_draws_and_returns_are_masked(game: Game) -> None:
    target: int | None = None
    masked = set()
    for seen, watched in game.entries:
        if watched["kind"] != "action":
            assert {entry["action"] for entry in (*seen, watched)} == {None}
            continue
        actor = watched["seat"]
        true = seen[actor]["action"]
        verb, *words = true.split(" ")
        if verb == "swap":
            target = int(words[0])
        privy, mask = {actor}, true
        if verb == "give":
            privy, mask = {actor, int(words[1])}, f"give * {words[1]}"
        elif verb in {"draw", "return"}:
            assert target is not None
            privy, mask = {actor, target}, f"{verb} *"
        for seat, entry in enumerate(seen):
            assert entry["action"] == (true if seat in privy else mask)
        assert watched["action"] == mask
        masked |= {verb} if mask != true else set()
    assert masked == {"give", "draw", "return"}


def test_the_draw_follows_its_swap_at_once_and_is_chances(game: Game) -> None:
    for before, entry in pairwise(game.watched):
        swapped = (before["action"] or "").startswith("swap ")
        assert swapped == ((entry["action"] or "") == "draw *")
        if swapped:
            assert before["state"] is None
            assert (entry["by"], entry["seat"]) == ("chance", before["seat"])
            assert entry["state"]["phase"] == "return"
        elif before["action"]:
            assert before["state"]


def test_deals_and_ends_are_chances_and_all_else_a_persons(game: Game) -> None:
    for entry in game.watched:
        if entry["kind"] != "action":
            assert (entry["seat"], entry["by"]) == (None, "chance")
        elif entry["action"] != "draw *":
            assert entry["by"] == "person"


def test_each_sees_his_own_hand_and_of_others_a_number(game: Game) -> None:
    for seen, watched in game.entries:
        if watched["state"] is None or watched["state"]["phase"] == "over":
            continue
        numbers = watched["state"]["hands"]
        assert all(isinstance(number, int) for number in numbers)
        for seat, entry in enumerate(seen):
            hands = entry["state"]["hands"]
            assert len(hands[seat]) == numbers[seat]
            assert hands[seat] == sorted(hands[seat])
            assert [hand for other, hand in enumerate(hands) if other != seat] == [
                number for other, number in enumerate(numbers) if other != seat
            ]


def test_only_who_acts_sees_what_is_legal_and_why(game: Game) -> None:
    for seen, watched in game.entries:
        for seat, entry in enumerate((*seen, watched)):
            state = entry["state"]
            if state is None:
                continue
            acts = seat == state["turn"] and state["phase"] != "over"
            assert bool(state["legal"]) == acts
            assert ("choices" in state, "reasons" in state) == (acts, acts)


def test_but_for_that_and_hands_all_see_the_same_position(game: Game) -> None:
    own = {"hands", "legal", "choices", "reasons", "private"}
    for seen, watched in game.entries:
        public = [
            entry["state"]
            and {key: value for key, value in entry["state"].items() if key not in own}
            for entry in (*seen, watched)
        ]
        assert all(each == public[0] for each in public)


def test_at_the_end_of_a_round_all_hands_are_open_with_their_tears(game: Game) -> None:
    with_tears = {name: each["tears"] for name, each in CARDS.items()}
    ends = [entry for entry in game.watched if entry["kind"] == "roundEnd"]
    assert [end["lastRound"]["round"] for end in ends] == [1, 2, 3]
    before = [0, 0, 0]
    for end in ends:
        told = end["lastRound"]
        assert {*told} == {"round", "hands", "tears", "scores"}
        assert told["tears"] == [
            sum(with_tears[card.partition(":")[0]] for card in hand) for hand in told["hands"]
        ]
        assert end["state"]["phase"] == "over"
        assert end["state"]["hands"] == told["hands"]
        assert told["scores"] == end["state"]["scores"]
        assert all(score >= 0 for score in told["scores"])
        before = told["scores"]
    assert game.end["lastRound"] == ends[-1]["lastRound"]
    assert game.end["scores"] == before
    end = game.watched[-1]
    assert end["kind"] == "gameEnd"
    least = min(before)
    winners = [seat for seat, score in enumerate(before) if score == least]
    assert (end["scores"], end["winners"]) == (before, winners)
    assert game.end["winners"] == winners


def test_a_deal_follows_the_end_of_a_round_at_once(game: Game) -> None:
    kinds = [entry["kind"] for entry in game.watched]
    assert kinds[0] == "deal"
    for kind, following in pairwise(kinds):
        if kind == "roundEnd":
            assert following in {"deal", "gameEnd"}
        else:
            assert following in {"action", "roundEnd"}


def test_the_last_round_stays_until_the_next_one_ends(running: Game) -> None:
    assert running.end["state"]["round"] == 3
    assert running.end["lastRound"]["round"] == 2


CARDS: dict[str, Any] = {}


@pytest.fixture(scope="module", autouse=True)
def _cards(server: Any) -> None:
    with Client(server.url) as nobody:
        CARDS.update(nobody.get("/api/cards"))


def peeks(log: list[Any]) -> list[Any]:
    return [
        entry for entry in log if entry["state"] and (entry["state"]["private"] or {}).get("peeked")
    ]


def test_while_it_runs_old_looks_are_not_told_again(running: Game) -> None:
    for seat, log in enumerate(running.seats):
        last = max(
            (
                entry["version"]
                for entry in log
                if entry["seat"] == seat
                and (entry["action"] or "").split(" ")[0] in {"load", "take"}
            ),
            default=0,
        )
        assert all(
            entry["state"]["private"] is None
            for entry in log
            if entry["state"] and entry["version"] < last
        )
    assert all(entry["state"]["private"] is None for entry in running.watched if entry["state"])


def test_when_it_is_over_everybody_reads_what_he_saw(game: Game) -> None:
    looked = {seat: peeks(log) for seat, log in enumerate(game.seats)}
    acted = [entry for entry in game.watched if (entry["action"] or "").startswith("peek ")]
    assert acted
    for entry in acted:
        seat, other = entry["seat"], int(entry["action"].split(" ")[1])
        (told,) = [each for each in looked[seat] if each["version"] == entry["version"]]
        peeked = told["state"]["private"]["peeked"]
        assert peeked["seat"] == other
        assert peeked["hand"] == game.seats[other][entry["version"] - 1]["state"]["hands"][other]
    assert all(entry["state"]["private"] is None for entry in game.watched if entry["state"])


def test_what_one_sees_lasts_until_ones_next_load(sit: Sit) -> None:
    persons, table = sit(2)
    rng = random.Random(9)
    found = None
    while found is None:
        found = play_until(
            persons, table, rng, lambda seen: ["."] if seen["state"]["phase"] == "peek" else None
        )
        if found is None:
            persons, table = sit(2)
    mover, seen, _ = found
    other = next(person for person in persons if person is not mover)
    after = mover.act(table, seen["version"], f"peek {1 - seen['seat']}").body
    hand = other.table(table)["state"]["hands"][1 - seen["seat"]]
    expected = {"peeked": {"seat": 1 - seen["seat"], "hand": hand}}
    assert after["state"]["private"] == expected
    # He may still see a card that he drew himself.
    assert "peeked" not in (other.table(table)["state"]["private"] or {})
    with Client(mover.url) as nobody:
        assert nobody.table(table)["state"]["private"] is None
    while True:
        now = mover.table(table)
        played = [
            entry["action"].split(" ")[0]
            for entry in mover.events(table, after["version"])
            if entry["seat"] == seen["seat"] and entry["action"]
        ]
        if now["status"] == "finished" or {"load", "take"} & {*played}:
            break
        assert now["state"]["private"] == expected
        actor = mover if now["state"]["legal"] else other
        told = actor.table(table)
        actor.act(table, told["version"], told["state"]["legal"][0])
    assert mover.table(table)["state"]["private"] is None
    assert peeks(mover.events(table)) == []


def test_the_card_drawn_is_told_to_who_drew_it(find: Find) -> None:
    mover, table, (swap,) = find(
        lambda seen: [seen["state"]["legal"][0]] if seen["state"]["phase"] == "swap" else None, 3
    )
    after = mover.act(table["id"], table["version"], swap).body
    drawn = after["state"]["private"]["drawn"]
    assert drawn in after["state"]["hands"][after["seat"]]
    assert after["version"] == table["version"] + 2
    assert mover.events(table["id"], table["version"])[1]["action"] == f"draw {drawn}"


def test_with_the_memory_aid_looks_are_told_again(find: Find) -> None:
    mover, table, (peek,) = find(
        lambda seen: [seen["state"]["legal"][0]] if seen["state"]["phase"] == "peek" else None,
        2,
        seats=["me", "bot:random"],
        memoryAid=True,
    )
    where = table["id"]
    mover.act(where, table["version"], peek)
    play_until(
        [mover],
        where,
        random.Random(1),
        lambda seen: [] if seen["version"] > table["version"] + 12 else None,
    )
    assert peeks(mover.events(where))


def test_alone_the_order_is_masked_for_watchers(find: Find, nobody: Client) -> None:
    mover, table, (order,) = find(
        lambda seen: [seen["state"]["legal"][-1]] if seen["state"]["phase"] == "order" else None, 1
    )
    shown = table["state"]["stockTop"]
    assert nobody.table(table["id"])["state"]["stockTop"] == []
    after = mover.act(table["id"], table["version"], order).body
    mine, watched = mover.events(table["id"])[-1], nobody.events(table["id"])[-1]
    assert (mine["action"], watched["action"]) == (order, "order *")
    assert sorted(after["state"]["stockTop"]) == sorted(shown)
    assert after["state"]["stockTop"] == order.split(" ")[1:]
    assert nobody.table(table["id"])["state"]["stockTop"] == []


def test_the_record_of_a_running_game_is_refused(sit: Sit, ada: Client) -> None:
    (bob, _), table = sit(2)
    bob.refused("running", "GET", f"/api/tables/{table}/record")
    ada.refused("running", "GET", f"/api/tables/{ada.make(2)['id']}/record")
