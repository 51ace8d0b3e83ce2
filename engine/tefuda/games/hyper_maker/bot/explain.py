"""Why one card is better than another: points of one stretch of tricks, so that figures add up, and how they come."""

from collections.abc import Mapping
from math import fsum

from tefuda.core.advice import NOBODY, Fact, Line, Telling
from tefuda.core.kit.play import Play
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import say
from tefuda.core.terms import Seat
from tefuda.games.hyper_maker.bot.numbers import HIGHER, INDEX
from tefuda.games.hyper_maker.bot.outlook import promises
from tefuda.games.hyper_maker.bot.playout import AHEAD
from tefuda.games.hyper_maker.cards import NUMBERS, SUITS
from tefuda.games.hyper_maker.rules.events import TrickEnded
from tefuda.games.hyper_maker.rules.state import Trick
from tefuda.games.hyper_maker.rules.turns import next_leader

STRONG = 9
"""A card with such a number, or 10, is worth keeping: few can beat it."""


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """Points of all the tricks that were played, own first, then what the others got by the running
    one, then whoever is ahead; what is left then; one's place in the next trick; and last, neither
    good nor bad, how the running trick went.
    """
    trick = next(event.trick for event in line.events if isinstance(event, TrickEnded))
    before, after = line.start["scores"], line.end["scores"]
    assert isinstance(before, tuple) and isinstance(after, tuple)
    seats = sorted(range(len(before)), key=lambda other: (other != seat, -before[other]))
    stretch = "three" if _left(line) > AHEAD else "rest"
    own, *gains = ((Fact(stretch, other), float(after[other] - before[other])) for other in seats)
    given = {Fact("given", seat): float(trick.points if trick.winner not in (-1, seat) else 0)}
    place = {Fact("last", seat): float(seat == _last(line, trick))}
    left = {Fact("hand", other): _hope(line, other) for other in seats}
    strong = {Fact("strong", seat): float(_strong(line, seat))}
    gained = dict([own, *given.items(), *gains])
    return {**gained, **strong, **left, **place, **_how(trick), **_of_trick(line, trick, seats)}


def _how(trick: Trick) -> dict[Fact, float]:
    """Whether nobody took it, and which of the master's suits counted."""
    master = NUMBERS[trick.master]
    suits = {
        Fact(f"{suit}{11 - number}", NOBODY): float(trick.follow == suit)
        for suit, number in master.items()
    }
    return {**suits, Fact("nobody", NOBODY): float(trick.winner < 0)}


def _of_trick(line: Line, trick: Trick, seats: list[Seat]) -> dict[Fact, float]:
    """Who took it, oneself last, which says most; and for how much, where one's card ends it."""
    took = {Fact("took", seat): float(trick.winner == seat) for seat in reversed(seats)}
    plays = line.start["plays"]
    assert isinstance(plays, tuple)
    if len(plays) < len(seats) - 1:
        return took
    own = trick.points if trick.winner == seats[0] else 0
    return {**took, Fact("points", seats[0]): float(own)}


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


def _strong(line: Line, seat: Seat) -> int:
    """Strong cards that are still held at the end."""
    hands = line.end["hands"]
    assert isinstance(hands, list)
    return sum(HIGHER(INDEX[card]) >= STRONG for card in hands[seat])


def _hope(line: Line, seat: Seat) -> float:
    """Points that the cards held at the end promise, as the number counts them."""
    stock, hands = line.start["stock"], line.end["hands"]
    assert isinstance(stock, tuple) and isinstance(hands, list)
    promise = promises(stock) if hands[seat] else ()
    return fsum([promise[INDEX[card]] for card in hands[seat]])


def _counting(suit: str, points: int) -> Telling:
    """That a suit of the master's counts, and what it scores."""
    text = say("{suit} (+{points}) counts in this trick", suit=SUIT_NAMES[suit], points=points)
    return Telling(text, text, text, "4.1")


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
    "three": Telling(
        say("Points over this trick and the next two: {who}"),
        say("you get {n} points over this trick and the next two"),
        say("{who} gets {n} points over this trick and the next two"),
        "5.2",
    ),
    "rest": Telling(
        say("Points of all the tricks left for {who}"),
        say("you get {n} points from all the tricks left"),
        say("{who} gets {n} points from all the tricks left"),
        "5.2",
    ),
    "given": Telling(
        say("Points of this trick for the others"),
        say("the others get {n} points from this trick"),
        say("{who}’s rivals get {n} points from this trick"),
        "5.2",
    ),
    "last": Telling(
        say("{who} to play last in the next trick, the best place"),
        say("you play last in the next trick, the best place,"),
        say("{who} plays last in the next trick, the best place,"),
        "6.1",
    ),
    "nobody": Telling(
        say("Nobody wins this trick"),
        say("nobody wins this trick"),
        say("nobody wins this trick"),
        "5.4",
    ),
    "strong": Telling(
        say("Cards with a 9 or 10 kept for later: {who}"),
        say("you keep {n} of your cards with a 9 or 10 for later"),
        say("{who} keeps {n} cards with a 9 or 10 for later"),
        "5.1",
    ),
    "hand": Telling(
        say("Points to expect from the rest of the hand: {who}"),
        say("the rest of your hand should then bring about {n} points"),
        say("the rest of {who}’s hand should then bring about {n} points"),
        "5.2",
    ),
    **{f"{suit}{points}": _counting(suit, points) for suit in SUITS for points in range(1, 11)},
}

SENSES = {**dict.fromkeys(("three", "rest", "strong", "hand", "last"), 1), "given": -1}

TALES = {name: (Play, TrickEnded) for name in TOLD if name == "given" or name not in SENSES}
