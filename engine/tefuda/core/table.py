"""What a screen can show, as data: no rules in it, no markup, no language.

A game's `screen` makes a `Table` from a view; templates draw it. Words are `Message`s:
an English text that is also its key in the game's gettext catalogue, and its values.
"""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from tefuda.core.cards import Card, Cards


class Who(NamedTuple):
    """A seat inside a message; the page puts the player's name (or "you") there."""

    seat: int


class Shown(NamedTuple):
    """Cards inside a message; the page puts their short names there."""

    cards: Cards


class Message(NamedTuple):
    """An English text with {named} places, and what stands in them."""

    text: str
    values: Mapping[str, "Piece"] = {}


Piece: TypeAlias = "int | str | Who | Shown | Message"


def say(text: str, /, **values: Piece) -> Message:
    """A message; catalogues are extracted from calls of this name."""
    return Message(text, values)


class Reason(NamedTuple):
    """Why a card may not be played, or why points were scored."""

    message: Message
    clause: str  # of seeds/<key>/rules.*.md
    cards: Cards = ()  # lit on the screen
    points: int | None = None


class Help(NamedTuple):
    """What something on the screen means, and where the rules say so."""

    message: Message
    clause: str  # of seeds/<key>/rules.*.md


class CardFace(NamedTuple):
    """One card on the screen. The page joins it to a move by its text."""

    card: Card = ""  # "" is a back, or with the mark "empty" a place where a card will lie
    # CSS words: "winning", "new", "dim", "lit", "turned" …; "advised" is a hint, and left out
    # of matches that are played without; so is "aid", which only helps: of a card the mark goes,
    # with its note, a gauge, a group or a zone goes as a whole
    marks: tuple[str, ...] = ()
    reason: Reason | None = None  # why it cannot be chosen now, or why it counts
    note: Message | None = None  # said after its name by a screen reader, shown as a small label
    seat: int | None = None  # who laid it, or will


class Gauge(NamedTuple):
    """A counter, a die, a suit sign: something with a name and a number."""

    label: Message
    value: int | str
    marks: tuple[str, ...] = ()
    low: int | None = None  # where a number begins and ends, and what is aimed at
    high: int | None = None
    goal: int | None = None
    help: Help | None = None


class Group(NamedTuple):
    """Cards of a zone that belong together, whole or on the way."""

    label: Message
    cards: tuple[CardFace, ...]
    waits: Cards = ()  # what would make it whole
    size: int | None = None  # cards of the whole group
    marks: tuple[str, ...] = ()


class Zone(NamedTuple):
    """A place with cards or counters. `kind` chooses the template, `name` is unique."""

    name: str
    kind: str  # "hand" "trick" "row" "pile" "stock" "group" "gauges"
    label: Message
    cards: tuple[CardFace, ...] = ()
    size: int | None = None  # shown where the cards are not (a stock, another's hand)
    gauges: tuple[Gauge, ...] = ()
    seat: int | None = None  # whose card lies where, or whose zone it is
    # "choose": the viewer's cards are picked here, not in hand; "first": only a move's first card;
    # of its reason: "met", "unmet", "settled"
    marks: tuple[str, ...] = ()
    groups: tuple[Group, ...] = ()  # its cards once more, laid out
    reason: Reason | None = None  # how a rule stands that lies here
    help: Help | None = None
    bare: Message | None = None  # its label in strict matches, where the other counts for one


class Panel(NamedTuple):
    """A player's place at the table."""

    seat: int
    score: int
    zones: tuple[Zone, ...]
    badges: tuple[Message, ...] = ()  # "leads", "dealer", "at home" …
    active: bool = False  # to act now; never set where the window is secret


class Occasion(NamedTuple):
    """A question that comes often and may be declined unasked, if the player wishes."""

    decline: str  # the text of the move that lets it pass
    offered: Cards  # the cards it is about
    helpful: Cards  # those of them that bring the viewer nearer to something


class Prompt(NamedTuple):
    """What the viewer is asked, and how the words of a move are called on buttons."""

    message: Message
    words: Mapping[str, Message] = {}  # a non-card word, or two words "R 2" joined by a space
    hints: tuple[Message, ...] = ()
    occasion: Occasion | None = None
    clause: str = ""  # of seeds/<key>/rules.*.md, that asks for it
    fill: Cards = ()  # an aid: what one tap chooses, where many cards are asked for; words["fill"]
    aids: tuple[
        Message, ...
    ] = ()  # further hints, of what one could count; left out of strict matches


class ScoreRow(NamedTuple):
    """A line of the score sheet: one value a seat, and why."""

    label: Message
    values: tuple[int | None, ...]
    reasons: tuple[Reason, ...] = ()
    total: bool = False


class Table(NamedTuple):
    """Everything one seat sees."""

    phase: Message
    panels: tuple[Panel, ...]  # by seat; the page turns the table so that the viewer is below
    centre: tuple[Zone, ...]
    hand: Zone | None  # the viewer's own; None for an onlooker
    prompt: Prompt | None
    sheet: tuple[ScoreRow, ...]
    facts: tuple[Gauge, ...] = ()  # round, trick, trump, dora: always in sight
    last: tuple[Zone, ...] = ()  # the last trick, turn or round as it lay
    standing: Message | None = None  # who would win now, and how much
    decided: bool = False  # whatever is played now, the same one wins; an aid
    scoring: tuple[ScoreRow, ...] = ()  # points just made, one after the other, why, what is lit


class Wait(NamedTuple):
    """What a group of a hand lacks one of."""

    label: Message
    cards: Cards  # any of them makes it whole
    left: int  # copies of these that nobody has seen
    within: Message | None = None  # what its group is called, in place of a place beside it


class Arrangement(NamedTuple):
    """A way to lay out a hand: groups of cards, each with a label or none."""

    name: Message
    groups: tuple[tuple[Message | None, Cards], ...]
    tab: Message | None = None  # its name where there is little room
    away: int | None = None  # cards that are missing so; an aid, and left out of strict matches
    waits: tuple[Wait | None, ...] = ()  # group by group; the same kind of aid
    fill: Cards = ()  # an aid: in place of the prompt's, while the hand lies so
    passing: bool = False  # chosen for one round alone
    mark: str = ""  # what it is, in a word of the game's own, for its template


Place: TypeAlias = "str | int"
"""A zone's name, or a seat."""


class Travel(NamedTuple):
    """Something that goes from one place to another, as one seat saw it."""

    what: str  # a face, "" a back, "stamp", or a piece of the game's own that is no card
    start: Place
    end: Place
    size: int = 1  # so many alike
    sound: str = ""  # of its landing, where it is not the usual one: "clap" "refuse"


class Foresight(NamedTuple):
    """What a half-said move would do as things stand."""

    message: Message
    by_card: Mapping[Card, Message] = {}  # what each card that may come next would do
    then: Mapping[str, int | str] = {}  # how pieces of the game's own would stand, for its template
    # the words of the whole move that one tap makes of it; that is called as the prompt's "fill"
    fill: tuple[str, ...] = ()
    by_way: Mapping[int, "Foresight"] = {}  # told instead while that arrangement is on
