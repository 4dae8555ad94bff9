"""What the server answers about tables and replays: more types of the client."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from trailboss.server.web.answers import Answer, Choice, Doc, SeatKind, Status


class SeatClock(Answer, frozen=True):
    """Seconds that are left."""

    left: float
    running: bool
    out: bool


class Seat(Answer, frozen=True):
    """A seat as somebody sees it."""

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    taken: bool
    you: bool
    left: bool
    stand_in: str | None
    link: str | None
    abandoned: bool
    clock: SeatClock | None


class Clock(Answer, frozen=True):
    """How long everybody may think."""

    kind: Literal["none", "live", "days"]
    bank: int
    increment: int


class Vote(Answer, frozen=True):
    """An open vote; people are named by their first seats."""

    about: Literal["bot", "undo"]
    target: int
    by: int
    yes: list[int]
    missing: list[int]


class DailyMark(Answer, frozen=True):
    """The day whose challenge a table is; while it is sealed nobody else may look."""

    day: str
    closes: int
    sealed: bool


class Table(Answer, frozen=True):
    """A table as somebody sees it."""

    id: str
    game: str
    version: int
    title: str
    options: dict[str, str]
    components: str | None
    status: Status
    public: bool
    hints: bool
    owner: bool
    created: int
    started: int | None
    ended: int | None
    seq: int
    seats: list[Seat]
    automa: str | None
    mine: list[int]
    waiting: list[int]
    clock: Clock
    votes: list[Vote]
    commitment: str | None
    seed: str | None
    salt: str | None
    winners: list[int]
    previous: str | None
    rematch: str | None
    webhook: bool
    daily: DailyMark | None
    now: int


class SummarySeat(Answer, frozen=True):
    """Who sits there."""

    name: str | None
    kind: SeatKind
    taken: bool


class Summary(Answer, frozen=True):
    """A line of a list of tables."""

    id: str
    game: str
    title: str
    status: Status
    public: bool
    created: int
    updated: int
    seats: list[SummarySeat]
    waiting: list[int]
    mine: list[int]
    your_turn: bool
    free: int
    daily: str | None


class Summaries(Answer, frozen=True):
    """A list of tables."""

    tables: list[Summary]


class ChatLine(Answer, frozen=True):
    """Something that was said."""

    n: int
    name: str
    seat: int | None
    text: str
    at: int


class Chat(Answer, frozen=True):
    """What was said."""

    chat: list[ChatLine]


class Refusal(Answer, frozen=True):
    """Why actions are not legal: all refused alike, or with `rest` all others of the verb."""

    actions: list[str]
    rest: bool
    verb: str
    rule: str
    what: str
    needs: int
    has: int
    thing: str


class Question(Answer, frozen=True):
    """Who is asked what: the frame as in a dump, its class in `is`."""

    seat: int
    rule: str
    frame: Doc | None


class ScoreLine(Answer, frozen=True):
    """Points by one rule."""

    rule: str
    label: str
    points: int


class Score(Answer, frozen=True):
    """The points of a seat."""

    seat: int
    total: int
    tie: int
    lines: list[ScoreLine]


class UndoOffer(Answer, frozen=True):
    """The numbers that a step back and a turn back lead to."""

    step: int | None
    turn: int | None


class GameEvent(Answer, frozen=True):
    """Something that happened."""

    verb: str
    seat: int | None
    rule: str
    amount: int
    thing: str


class Change(Answer, frozen=True):
    """What a seat gains of something to pay with; below zero if it pays."""

    seat: int
    what: Literal["dollars", "certificates", "tokens"]
    amount: int


class Outcome(Answer, frozen=True):
    """What an action would do, until something is revealed that is not known yet.

    `more` is what a game tells beyond its events; its type follows from the kind of the game.
    """

    action: str
    events: list[GameEvent]
    changes: list[Change]
    points: int
    reveals: bool
    more: Doc | None


class Way(Answer, frozen=True):
    """Actions one after the other and what they do; after a walk `stop` stays there.

    `wish` says what they lead to, `cost` how many dollars the seat has less then.
    """

    wish: str
    cost: int
    steps: list[str]
    stop: str | None
    events: list[GameEvent]
    changes: list[Change]
    points: int
    reveals: bool


class Foresight(Answer, frozen=True):
    """What a seat can foresee at a number of the table; `end` ends its turn by passing.

    `closing` takes first what the place still brings for nothing, if it brings any. `plain`
    is what nobody would regret: each other answer brings less or the same. `refusals` say of what
    is asked about further on why no way leads there.
    """

    kind: str
    seq: int
    actions: list[Outcome]
    ways: list[Way]
    refusals: list[Refusal]
    end: Way | None
    closing: Way | None
    plain: str | None


class Entry(Answer, frozen=True):
    """An entry of the log."""

    seq: int
    kind: Literal["open", "join", "leave", "seats", "start", "action", "undo", "vote", "rematch"]
    seat: int | None
    at: int
    action: str | None
    undone: list[int]
    detail: Doc
    events: list[GameEvent]
    key: str | UnsetType = UNSET
    """By which one's own request made it: told on sockets."""


class Entries(Answer, frozen=True):
    """A piece of the log."""

    entries: list[Entry]
    seq: int


class PlayState(Answer, frozen=True):
    """The game as a viewer sees it; `view` is the dump of the view, `tally` what is counted on it.

    `kind` says of what type both are, as it does for the components. `leading` are the seats that
    would win by the scores.
    """

    kind: str
    seq: int
    viewer: int | None
    status: Status
    waiting: list[int]
    question: Question | None
    legal: list[Choice]
    refusals: list[Refusal]
    scores: list[Score]
    leading: list[int]
    undo: UndoOffer
    view: Doc | None
    tally: Doc | None


class Position(PlayState, frozen=True):
    """A position of a replay; its entries are those of the turn so far."""

    entries: list[Entry]


class ReplaySeat(Answer, frozen=True):
    """A player of a replay; `explains`: can this bot say why?"""

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    explains: bool


class ReplayTurn(Answer, frozen=True):
    """The number of moves before a turn, and whose it is; null if all act at once."""

    move: int
    seat: int | None


class Replay(Answer, frozen=True):
    """A game to look at; `bots` can play on, `movers` made the moves."""

    id: str
    table: str | None
    game: str
    version: int
    title: str
    options: dict[str, str]
    components: str | None
    seats: list[ReplaySeat]
    automa: str | None
    bots: list[str]
    moves: int
    movers: list[int]
    turns: list[ReplayTurn]
    over: bool
    winners: list[int]


class ReplayScores(Answer, frozen=True):
    """Points at the beginning of each turn and at the end: after `moves[n]`, `totals[seat][n]`."""

    moves: list[int]
    totals: list[list[int]]


class LessonStep(Answer, frozen=True):
    """A move that the learner makes."""

    move: int
    action: str


class Lesson(Answer, frozen=True):
    """A lesson: its replay, and the moves that the learner makes."""

    game: str
    replay: str
    steps: list[LessonStep]
    end: int


class WhyRow(Answer, frozen=True):
    """An option that a bot weighed: expected points, lead and chance, the lead by category."""

    action: str
    points: float
    lead: float
    chance: float | None
    parts: dict[str, float]


class Why(Answer, frozen=True):
    """Why a bot made a move: what it did, then the best others; none if it weighed nothing."""

    move: int
    seat: int
    bot: str
    rows: list[WhyRow]
    categories: list[str]


class Hint(Answer, frozen=True):
    """What a good bot would do for a seat, told at a number of the table."""

    seq: int
    bot: str
    rows: list[WhyRow]
    categories: list[str]
