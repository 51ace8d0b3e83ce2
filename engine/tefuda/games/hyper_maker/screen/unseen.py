"""What is not seen yet: what may still beat a card or tip the scales, and all by their higher suit."""

from collections.abc import Iterable

from tefuda.core.cards import Card
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import CardFace, Help, Message, Zone, say
from tefuda.core.terms import Seat
from tefuda.games.hyper_maker.cards import NUMBERS, PAIR, SUITS
from tefuda.games.hyper_maker.rules.secrets import allowed, unseen
from tefuda.games.hyper_maker.rules.state import Trick, View
from tefuda.games.hyper_maker.screen.verdict import other_suit

HELP = Help(
    say("The cards you have not seen: the others hold them, or they lie in the master pile."),
    "2.1",
)


def beaters(view: View, suit: str, number: int, after: Iterable[Seat]) -> int:
    """Unseen cards that these seats may hold, as high in the suit or higher: of equal ones the later wins."""
    held = frozenset[Card]().union(*(_holdable(view, seat) for seat in after))
    return sum(NUMBERS[card].get(suit, 0) >= number for card in held)


def beaten(view: View, suit: str, number: int, after: Iterable[Seat], *, sure: bool) -> Message:
    """What may still beat a card that is ahead, while its suit counts."""
    left, name = beaters(view, suit, number, after), SUIT_NAMES[suit]
    if not left:
        if sure:
            return say("Nothing can beat it.")
        return say("While {suit} counts, nothing can beat it.", suit=name)
    if number == 10:
        return say("Only a later {suit} 10 would beat it ({n} not seen yet).", suit=name, n=left)
    return say(
        "A later {suit} {number} or higher would beat it ({n} not seen yet).",
        suit=name,
        number=number,
        n=left,
    )


def tips(view: View, then: Trick, after: Iterable[Seat]) -> bool:
    """Whether these seats may still make the master's other suit count (clauses 4.1 and 4.4)."""
    suit, other = then.follow, other_suit(then)
    numbers, lead = NUMBERS[then.master], sum(_lean(card, suit, other) for card in then.plays)
    needed = lead if numbers[other] > numbers[suit] else lead + 1
    able = [
        {card for card in _holdable(view, seat) if _lean(card, suit, other) < 0} for seat in after
    ]
    cards = frozenset[Card]().union(*able)
    return needed <= min(sum(map(bool, able)), len(cards))


def _lean(card: Card, suit: str, other: str) -> int:
    """Which side of the scales a card weighs down; one with both suits, neither."""
    return (suit in NUMBERS[card]) - (other in NUMBERS[card])


def _holdable(view: View, seat: Seat) -> frozenset[Card]:
    """The unseen cards a seat may hold."""
    cards = frozenset(unseen(view))
    return cards & allowed(view).get(seat, cards)


def pile(view: View) -> tuple[Zone, ...]:
    """For a player: every card under the suit of its larger number; before the deal all are backs."""
    if view.seat < 0:
        return ()
    cards = sorted(unseen(view), key=_place)
    faces = tuple(
        CardFace(card, _marks(card, starts=not at or _high(cards[at - 1]) != _high(card)))
        for at, card in enumerate(cards)
    )
    zone = Zone(
        "unseen",
        "pile",
        say("Unseen cards, by their larger number"),
        faces,
        marks=("ordered", "aid"),
        help=HELP,
    )
    return (zone if view.past.dealt else zone._replace(size=len(NUMBERS)),)


def _high(card: Card) -> str:
    """The suit of its larger number."""
    return max(PAIR[card], key=NUMBERS[card].__getitem__)


def _place(card: Card) -> tuple[int, int]:
    suit = _high(card)
    return SUITS.index(suit), -NUMBERS[card][suit]


def _marks(card: Card, *, starts: bool) -> tuple[str, ...]:
    half = "first" if PAIR[card][0] == _high(card) else "second"
    return (half, "row") if starts else (half,)
