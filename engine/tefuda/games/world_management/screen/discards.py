"""Discards as they came: a river a player, and what of it all may still be taken."""

from collections import Counter

from tefuda.core.cards import Cards
from tefuda.core.table import CardFace, Zone, say
from tefuda.core.terms import Seat
from tefuda.games.world_management.cards.deck import minus, spread
from tefuda.games.world_management.cards.faces import INDEX
from tefuda.games.world_management.rules.draws import exchange
from tefuda.games.world_management.rules.state import View

TAKEN = ("pale",)


def lying(view: View) -> Cards:
    """All discards nobody has taken, the newest last."""
    newest: Cards = ()
    left = view.now.pile
    for card in (
        view.now.thrown[view.now.turner][-exchange(view)[1] :] if view.now.turner >= 0 else ()
    ):
        if left[INDEX[card]]:
            newest, left = (*newest, card), minus(left, (card,))
    return spread(left) + newest


def river(view: View, seat: Seat) -> Zone:
    """A player's discards in the order they came; what was summoned is pale."""
    faces = tuple(
        CardFace(card, TAKEN, note=say("summoned")) if gone else CardFace(card)
        for card, gone in zip(view.now.thrown[seat], _gone(view)[seat], strict=True)
    )
    return Zone(f"thrown {seat}", "pile", say("Discarded"), faces, seat=seat, marks=("ordered",))


def _gone(view: View) -> tuple[list[bool], ...]:
    """By seat and discard whether it was taken: of equal cards those that came first went first."""
    now, dealer = view.now, view.past.dealer
    gone = tuple([False] * len(cards) for cards in now.thrown)
    lain = [
        (place, (seat - dealer) % len(gone), seat, INDEX[card])
        for seat, cards in enumerate(now.thrown)
        for place, card in enumerate(cards)
    ]
    left = Counter(face for *_, face in lain)
    for place, _, seat, face in sorted(lain):
        gone[seat][place] = left[face] > now.pile[face]
        left[face] -= gone[seat][place]
    return gone
