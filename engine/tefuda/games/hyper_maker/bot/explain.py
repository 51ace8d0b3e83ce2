"""Why one card is better than another: points of one stretch of tricks, so that figures add up, and how they come."""

from collections.abc import Mapping
from itertools import product
from math import fsum

from tefuda.core.advice import NOBODY, Fact, Line, Telling
from tefuda.core.kit.play import Play
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, Piece, say
from tefuda.core.terms import Seat
from tefuda.games.hyper_maker.bot.numbers import HIGHER, INDEX
from tefuda.games.hyper_maker.bot.outlook import promises
from tefuda.games.hyper_maker.bot.playout import AHEAD
from tefuda.games.hyper_maker.cards import NUMBERS, PAIR, SUITS
from tefuda.games.hyper_maker.rules.events import TrickEnded
from tefuda.games.hyper_maker.rules.state import Trick
from tefuda.games.hyper_maker.rules.turns import next_leader

STRONG = 9
"""A card with such a number, or 10, is worth keeping: few can beat it."""

AHEAD_OF, LEVEL, BEHIND = "ahead", "level", "behind"
"""How another stands to oneself: what tells why their points matter."""


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """Causes first, for they tell why: how the running trick ends, what is kept for later, one's place
    in the next trick; then what comes of it, points of all the tricks that were played, own first,
    then whoever is ahead, and what is left then; and last who else took the running one.
    """
    trick = next(event.trick for event in line.events if isinstance(event, TrickEnded))
    before, after = line.start["scores"], line.end["scores"]
    assert isinstance(before, tuple) and isinstance(after, tuple)
    seats = sorted(range(len(before)), key=lambda other: (other != seat, -before[other]))
    stretch = "three" if _left(line) > AHEAD else "rest"
    kept = {
        Fact("strong", seat): float(_strong(line, trick, seat)),
        Fact(_place(line), seat): float(seat == _last(line, trick)),
    }
    gains = {
        Fact(stretch + _standing(before, seat, other), other): float(after[other] - before[other])
        for other in seats
    }
    left = {Fact("hand", other): _hope(line, other) for other in seats}
    took = {Fact("took", other): float(trick.winner == other) for other in seats[1:]}
    return {**_of_trick(line, trick, seat), **kept, **gains, **left, **took}


def _standing(scores: tuple[int, ...], seat: Seat, other: Seat) -> str:
    """How another stands to oneself before the trick."""
    if other == seat:
        return ""
    lead = scores[other] - scores[seat]
    return f" {AHEAD_OF if lead > 0 else BEHIND if lead < 0 else LEVEL}"


def _of_trick(line: Line, trick: Trick, seat: Seat) -> dict[Fact, float]:
    """What oneself wins by it, the points where one's card ends it; what is kept from others, what they get."""
    own = trick.winner == seat
    plays, scores = line.start["plays"], line.start["scores"]
    assert isinstance(plays, tuple) and isinstance(scores, tuple)
    ends = len(plays) == len(scores) - 1
    points = {Fact("points", seat): float(trick.points if own else 0)} if ends else {}
    small, large = sorted(PAIR[trick.master], key=lambda suit: -NUMBERS[trick.master][suit])
    kept = Fact(f"{large}{NUMBERS[trick.master][small]}", seat)
    return {
        **points,
        Fact("win", seat): float(own),
        kept: float(own or trick.winner < 0 or trick.follow == small),
        Fact("given", seat): float(trick.points if trick.winner >= 0 and not own else 0),
    }


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


def _place(line: Line) -> str:
    """The last place of the next trick, which one gets or, having it, keeps."""
    plays, scores = line.start["plays"], line.start["scores"]
    assert isinstance(plays, tuple) and isinstance(scores, tuple)
    return "last again" if len(plays) == len(scores) - 1 else "last"


def _strong(line: Line, trick: Trick, seat: Seat) -> int:
    """Strong cards that are still held after the running trick, whatever becomes of them later."""
    hands = line.start["hands"]
    assert isinstance(hands, list)
    kept = {*hands[seat]} - {*trick.plays}
    return sum(HIGHER(INDEX[card]) >= STRONG for card in kept)


def _hope(line: Line, seat: Seat) -> float:
    """Points that the cards held at the end promise, as the number counts them."""
    stock, hands = line.start["stock"], line.end["hands"]
    assert isinstance(stock, tuple) and isinstance(hands, list)
    promise = promises(stock) if hands[seat] else ()
    return fsum([promise[INDEX[card]] for card in hands[seat]])


def _keeping(suit: str, points: int) -> Telling:
    """That no other gets the points of the suit that scores more."""
    values: dict[str, Piece] = {"suit": SUIT_NAMES[suit], "points": points}
    text = say("you keep the {points} points of {suit} from the others", **values)
    head = say("The {points} points of {suit} kept from the others", **values)
    return Telling(head, text, text, "5.2")


def _stretch(head: Message, own: Message, texts: Mapping[str, Message]) -> dict[str, Telling]:
    """Points of a stretch of tricks: one's own, and of others by how they stand to oneself."""
    return {standing: Telling(head, own, text, "5.2") for standing, text in texts.items()}


def _best_place(own: Message) -> Telling:
    """That one plays last in the next trick, and who must lead it for that."""
    return Telling(
        say("{who} to play last in the next trick, the best place"),
        own,
        say("{who} plays last in the next trick, seeing all other cards first,"),
        "6.1",
    )


STRETCHES = {
    **_stretch(
        say("Points over this trick and the next two: {who}"),
        say("you get {n} points over this trick and the next two"),
        {
            "three": say("{who} gets {n} points over this trick and the next two"),
            f"three {AHEAD_OF}": say(
                "{who}, now ahead of you, gets {n} points over this trick and the next two"
            ),
            f"three {LEVEL}": say(
                "{who}, now level with you, gets {n} points over this trick and the next two"
            ),
            f"three {BEHIND}": say(
                "{who}, now behind you, gets {n} points over this trick and the next two"
            ),
        },
    ),
    **_stretch(
        say("Points of all the tricks left for {who}"),
        say("you get {n} points from all the tricks left"),
        {
            "rest": say("{who} gets {n} points from all the tricks left"),
            f"rest {AHEAD_OF}": say(
                "{who}, now ahead of you, gets {n} points from all the tricks left"
            ),
            f"rest {LEVEL}": say(
                "{who}, now level with you, gets {n} points from all the tricks left"
            ),
            f"rest {BEHIND}": say(
                "{who}, now behind you, gets {n} points from all the tricks left"
            ),
        },
    ),
}

RUNNING = {
    "win": Telling(
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
    "given": Telling(
        say("Points of this trick for the others"),
        say("the others get {n} points from this trick"),
        say("{who}’s rivals get {n} points from this trick"),
        "5.2",
    ),
    **{f"{suit}{points}": _keeping(suit, points) for suit, points in product(SUITS, range(6, 11))},
}
"""What the running trick shows."""

TOLD = {
    **RUNNING,
    "took": RUNNING["win"],
    **STRETCHES,
    "last": _best_place(
        say("the player after you wins this trick and leads next, so you play last then,")
    ),
    "last again": _best_place(say("the same player leads again, so you play last again,")),
    "strong": Telling(
        say("Cards with a 9 or 10 kept for later: {who}"),
        say("you keep {n} of your cards with a 9 or 10, the surest winners, for later"),
        say("{who} keeps {n} cards with a 9 or 10, the surest winners, for later"),
        "5.1",
    ),
    "hand": Telling(
        say("Points to expect from the rest of the hand: {who}"),
        say("the rest of your hand should then bring about {n} points"),
        say("the rest of {who}’s hand should then bring about {n} points"),
        "5.2",
    ),
}

SENSES = {**dict.fromkeys(TOLD, 1), "given": -1}

TALES = dict.fromkeys((*RUNNING, "took"), (Play, TrickEnded))
