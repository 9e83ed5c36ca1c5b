"""The shapes of answers and messages, for the description of the API at ``/schema``."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from noah.server.wire.problems import STATUS

Phase = Literal["load", "flee", "peek", "swap", "return", "noah", "give", "order", "lift", "over"]
Status = Literal["waiting", "playing", "finished"]
Sex = Literal["m", "f"]
ReasonCode = Literal[
    "sex", "weight", "roommates", "not-in-hand", "phase", "seat", "dock", "not-forced"
]
HintCode = Literal[
    "forced",
    "out",
    "departs",
    "pair",
    "blocks",
    "denies",
    "again",
    "sheds",
    "next",
    "leads",
    "keeps",
    "ahead",
]
ProblemType = Annotated[str, Meta(extra_json_schema={"enum": [*STATUS]})]


class NewGuestAnswer(TypedDict):
    """A new guest; with ``"cookie": true`` the token is a cookie."""

    id: str
    name: str
    token: NotRequired[str]


class Me(TypedDict):
    """Who one is."""

    id: str
    name: str


class Player(TypedDict):
    """Who sits at a seat."""

    seat: int
    name: str
    bot: str | None
    connected: bool
    standIn: bool


class Settings(TypedDict):
    """What the host chose beside the options."""

    public: bool
    watchers: bool
    memoryAid: bool
    hints: bool


class Options(TypedDict):
    """What is played: alone ``solo``, else the other four."""

    ending: NotRequired[Literal["rounds", "reach26"]]
    frog: NotRequired[bool]
    crocodile: NotRequired[bool]
    roommates: NotRequired[bool]
    solo: NotRequired[Literal["beginner", "advanced", "expert"]]


class Ferry(TypedDict):
    """What lies at a dock."""

    weight: int
    carries: int
    sequence: Literal["free", "same", "alternating"]
    next: Sex | None
    last: str | None


class Choice(TypedDict):
    """What a legal action leads to; an action that loads nothing has null everywhere but in ``action``."""

    action: str
    card: str | None
    docks: list[int] | None
    weight: int | None
    departs: bool | None
    pair: bool | None
    power: Literal["peek", "swap", "flee", "order", "lift"] | None
    gives: int | None


class Reason(TypedDict):
    """Why something cannot be played."""

    code: ReasonCode
    need: NotRequired[Sex]
    room: NotRequired[int]
    phase: NotRequired[str]


class Peeked(TypedDict):
    """A hand that one looks at."""

    seat: int
    hand: list[str]


class Private(TypedDict):
    """What a seat alone sees now."""

    peeked: NotRequired[Peeked]
    drawn: NotRequired[str]


class State(TypedDict):
    """The position as one viewer may see it."""

    turn: int
    phase: Phase
    legal: list[str]
    noah: int
    docks: list[list[str] | None]
    roommates: int | None
    reserve: int
    departures: int
    hands: list[list[str] | int]
    scores: list[int]
    round: int
    nextRoommates: bool | None
    ferries: list[Ferry | None]
    owed: int
    target: int | None
    pending: str | None
    private: Private | None
    stock: NotRequired[int]
    stockTop: NotRequired[list[str]]
    choices: NotRequired[list[Choice]]
    reasons: NotRequired[dict[str, Reason]]
    memory: NotRequired[dict[str, list[str]]]


class HintReason(TypedDict):
    """Why an action is the best one."""

    code: HintCode
    seat: NotRequired[int]
    dock: NotRequired[int]
    sure: NotRequired[bool]
    tears: NotRequired[int]
    gives: NotRequired[int]
    docks: NotRequired[int]


class HintOption(TypedDict):
    """One of the best actions, with the tears, or alone the win, that are to be expected after it."""

    action: str
    tears: float | None
    won: float | None


class Hint(TypedDict):
    """What had best be played."""

    version: int
    action: str
    dock: int | None
    reason: HintReason
    best: list[HintOption]


class LastRound(TypedDict):
    """How a round ended."""

    round: int
    hands: list[list[str]]
    tears: list[int]
    scores: list[int]


class Table(TypedDict):
    """A table as one viewer may see it."""

    id: str
    version: int
    status: Status
    options: Options
    settings: Settings
    host: int
    players: list[Player | None]
    seat: int | None
    state: State | None
    lastRound: LastRound | None
    scores: list[int]
    winners: list[int] | None
    next: str | None


class Entry(TypedDict):
    """An entry of a table's log, as one viewer may read it."""

    version: int
    kind: Literal["deal", "action", "roundEnd", "gameEnd", "standIn"]
    seat: int | None
    by: Literal["person", "bot", "chance"]
    action: str | None
    state: State | None
    lastRound: NotRequired[LastRound]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    standIn: NotRequired[bool]


class Events(TypedDict):
    """A page of a table's log, and the table's present version."""

    version: int
    entries: list[Entry]


class ListedTable(TypedDict):
    """A public table in the list."""

    id: str
    players: list[Player | None]
    options: Options
    settings: Settings
    created: float


class Tables(TypedDict):
    """A page of public tables, and the cursor of the next one."""

    tables: list[ListedTable]
    after: str | None


class CardFacts(TypedDict):
    """What a page shows on a card."""

    weight: int
    tears: int
    power: Literal["sex", "peek", "stay", "swap", "limit", "weight", "flee"] | None
    sexes: list[Sex]
    copies: dict[str, int]


class Bot(TypedDict):
    """A level of bots."""

    level: str
    name: str
    line: str


class Health(TypedDict):
    """Whether the server is well."""

    status: Literal["ok"]


class ProblemAnswer(TypedDict):
    """Why a request is refused (RFC 9457)."""

    type: ProblemType
    title: str
    status: int
    detail: str
    index: NotRequired[int]
    action: NotRequired[str]
    reason: NotRequired[Reason]
    table: NotRequired[Table]
    retryAfter: NotRequired[int]


class TableMessage(TypedDict):
    """On a socket: the whole table."""

    type: Literal["table"]
    table: Table


class EntriesMessage(TypedDict):
    """On a socket: what was added to the log."""

    type: Literal["entries"]
    entries: list[Entry]


class PresenceMessage(TypedDict):
    """On a socket: who is there."""

    type: Literal["presence"]
    players: list[Player | None]


class NextMessage(TypedDict):
    """On a socket: the rematch."""

    type: Literal["next"]
    id: str


class AckMessage(TypedDict):
    """On a socket: a batch is on disk, and its entries have been sent."""

    type: Literal["ack"]
    id: str
    version: int


class ErrorMessage(TypedDict):
    """On a socket: a message is refused."""

    type: Literal["error"]
    id: str | None
    problem: ProblemAnswer


LiveMessage = (
    TableMessage | EntriesMessage | PresenceMessage | NextMessage | AckMessage | ErrorMessage
)
Cards = dict[str, CardFacts]
Bots = list[Bot]
Schema = dict[str, Any]
