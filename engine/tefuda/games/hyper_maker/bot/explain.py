"""Why one card is better than another: who took the trick, what it brought, what came after it."""

from collections.abc import Mapping
from math import fsum

from tefuda.core.advice import NOBODY, Fact, Line, Telling
from tefuda.core.kit.play import Play
from tefuda.core.table import Message, say
from tefuda.core.terms import Seat
from tefuda.games.hyper_maker.bot.numbers import INDEX
from tefuda.games.hyper_maker.bot.outlook import promises
from tefuda.games.hyper_maker.bot.playout import AHEAD
from tefuda.games.hyper_maker.cards import PAIR, SUITS
from tefuda.games.hyper_maker.rules.events import TrickEnded
from tefuda.games.hyper_maker.rules.state import Trick
from tefuda.games.hyper_maker.rules.turns import next_leader


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """The running trick, own points first; points of the tricks after it; what is left then; who plays last next."""
    trick = next(event.trick for event in line.events if isinstance(event, TrickEnded))
    scores = line.start["scores"], line.end["scores"]
    assert isinstance(scores[0], tuple) and isinstance(scores[1], tuple)
    seats = sorted(range(len(scores[0])), key=lambda other: other != seat)
    now = {fact: value for other in seats for fact, value in _of_trick(trick, other)}
    gains = {other: scores[1][other] - scores[0][other] - _points(trick, other) for other in seats}
    name = "two" if _left(line) > AHEAD else "later"
    later = {Fact(name, other): float(gain) for other, gain in gains.items()}
    last = {Fact("last", other): float(other == _last(line, trick)) for other in seats}
    left = {Fact("hand", other): _hope(line, other) for other in seats}
    return {**now, **_how(trick), **later, **left, **last}


def _how(trick: Trick) -> dict[Fact, float]:
    """Whether nobody took it, and which of the master's suits counted."""
    suits = {Fact(suit, NOBODY): float(trick.follow == suit) for suit in PAIR[trick.master]}
    return {Fact("nobody", NOBODY): float(trick.winner < 0), **suits}


def _left(line: Line) -> int:
    """Tricks of the game after the running one."""
    stock = line.start["stock"]
    assert isinstance(stock, tuple)
    return len(stock)


def _last(line: Line, trick: Trick) -> Seat:
    """Who plays last in the next trick, and so knows most; nobody after the game's last."""
    setup = line.start["setup"]
    assert isinstance(setup, tuple)
    players, stays = setup
    return (next_leader(trick, stays) - 1) % players if _left(line) else NOBODY


def _of_trick(trick: Trick, seat: Seat) -> tuple[tuple[Fact, float], ...]:
    took, points = float(trick.winner == seat), float(_points(trick, seat))
    return (Fact("points", seat), points), (Fact("took", seat), took)


def _points(trick: Trick, seat: Seat) -> int:
    return trick.points if trick.winner == seat else 0


def _hope(line: Line, seat: Seat) -> float:
    """Points that the cards held at the end promise, as the number counts them."""
    stock, hands = line.start["stock"], line.end["hands"]
    assert isinstance(stock, tuple) and isinstance(hands, list)
    promise = promises(stock) if hands[seat] else ()
    return fsum([promise[INDEX[card]] for card in hands[seat]])


def _counting(head: Message, clause: Message) -> Telling:
    return Telling(head, clause, clause, "4.1")


TOLD = {
    "took": Telling(
        say("This trick goes to {who}"),
        say("you win this trick"),
        say("{who} wins this trick"),
        "5.1",
    ),
    "points": Telling(
        say("Points of this trick for {who}"),
        say("you get {n} points from this trick"),
        say("{who} gets {n} points from this trick"),
        "5.2",
    ),
    "two": Telling(
        say("Points of the two tricks after this one for {who}"),
        say("you get {n} points from the two tricks after this one"),
        say("{who} gets {n} points from the two tricks after this one"),
        "5.2",
    ),
    "later": Telling(
        say("Points of the next tricks for {who}"),
        say("you get {n} points from the next tricks"),
        say("{who} gets {n} points from the next tricks"),
        "5.2",
    ),
    "last": Telling(
        say("{who} to play last in the next trick"),
        say("you play last in the next trick"),
        say("{who} plays last in the next trick"),
        "6.1",
    ),
    "nobody": Telling(
        say("Nobody wins this trick"),
        say("nobody wins this trick"),
        say("nobody wins this trick"),
        "5.4",
    ),
    "hand": Telling(
        say("Points to expect from the rest of the hand: {who}"),
        say("the rest of your hand should then bring about {n} points"),
        say("the rest of {who}’s hand should then bring about {n} points"),
        "5.2",
    ),
    "R": _counting(say("● red counts in this trick"), say("red counts in this trick")),
    "B": _counting(say("■ blue counts in this trick"), say("blue counts in this trick")),
    "G": _counting(say("▲ green counts in this trick"), say("green counts in this trick")),
    "Y": _counting(say("★ yellow counts in this trick"), say("yellow counts in this trick")),
}

SENSES = dict.fromkeys(("took", "points", "two", "later", "hand", "last"), 1)

TALES = dict.fromkeys(("took", "points", "nobody", *SUITS), (Play, TrickEnded))
