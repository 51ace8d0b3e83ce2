"""What is not seen yet: which cards would still beat one, and all of them by their higher suit."""

from collections.abc import Iterable

from tefuda.core.cards import Card
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import CardFace, Help, Message, Zone, say
from tefuda.core.terms import Seat
from tefuda.games.hyper_maker.cards import NUMBERS, PAIR, SUITS
from tefuda.games.hyper_maker.rules.secrets import allowed, unseen
from tefuda.games.hyper_maker.rules.state import View

HELP = Help(
    say(
        "The cards you have not seen: the others hold them, or they lie in the master pile. Each "
        "under the suit of its larger number."
    ),
    "2.1",
)


def beaters(view: View, suit: str, number: int, after: Iterable[Seat]) -> int:
    """Unseen cards that these seats may hold, as high in the suit or higher: of equal ones the later wins."""
    limits = allowed(view)
    free = any(seat not in limits for seat in after)
    held = frozenset[Card]().union(*(limits.get(seat, ()) for seat in after))
    higher = [card for card in unseen(view) if NUMBERS[card].get(suit, 0) >= number]
    return sum(free or card in held for card in higher)


def beaten(view: View, suit: str, number: int, after: Iterable[Seat]) -> Message:
    """What may still beat a card that is ahead."""
    left, name = beaters(view, suit, number, after), SUIT_NAMES[suit]
    if not left:
        return say("While {suit} counts, nothing can beat it.", suit=name)
    if number == 10:
        return say("Unseen cards that beat it: {n} ({suit} 10).", suit=name, n=left)
    return say(
        "Unseen cards that beat it: {n} ({suit} {number} or higher).",
        suit=name,
        number=number,
        n=left,
    )


def pile(view: View) -> tuple[Zone, ...]:
    """For a player: every card under the suit of its larger number; before the deal all are backs."""
    if view.seat < 0:
        return ()
    cards = sorted(unseen(view), key=_place)
    faces = tuple(
        CardFace(card, _marks(card, starts=not at or _high(cards[at - 1]) != _high(card)))
        for at, card in enumerate(cards)
    )
    zone = Zone("unseen", "pile", say("Unseen cards"), faces, marks=("ordered", "aid"), help=HELP)
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
