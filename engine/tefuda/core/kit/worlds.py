"""Hidden cards put where they may be: what most games need to imagine a world."""

from collections.abc import Callable, Iterable, Mapping

from tefuda.core.cards import Card, Cards, Deck
from tefuda.core.chance import Rng, shuffled
from tefuda.core.terms import Seat

Able = Callable[[Card, Seat], bool]
"""Whether a seat may hold a card."""

REST = -1
"""Where cards lie that are in no hand."""


def unseen(deck: Deck, *seen: Iterable[Card]) -> Cards:
    """The cards of a deck without copies that are in none of these."""
    known = {card for cards in seen for card in cards}
    return tuple([card for card in deck.cards if card not in known])


def hands_among(
    left: Cards, sizes: Iterable[int], own: tuple[Seat, Cards], able: Able, rng: Rng
) -> tuple[tuple[Cards, ...], Cards]:
    """Every seat's hand and the cards in no hand, where `left` are those the viewer cannot see.

    `own` is the viewer's seat (-1: an onlooker) and hand. Hands keep the order of `left`. Uniform
    where every seat may hold every card, and near to that where few are barred.
    """
    seat, hand = own
    room = {other: size for other, size in enumerate(sizes) if other != seat}
    rest = len(left) - sum(room.values())
    lying = share_out(left, {**room, REST: rest}, lambda c, place: place < 0 or able(c, place), rng)
    hands = [hand if other == seat else lying[other] for other in range(len(room) + (seat >= 0))]
    return tuple(hands), lying[REST]


def share_out(cards: Cards, room: Mapping[Seat, int], able: Able, rng: Rng) -> dict[Seat, Cards]:
    """Every card at a place that may hold it, which fills them all; there must be a way."""
    assert len(cards) == sum(room.values())
    share = _Share(room, able)
    for number in shuffled(range(len(cards)), rng):
        share.put(cards[number], number, rng)
    return {place: tuple(cards[n] for n in sorted(lying)) for place, lying in share.lying.items()}


class _Share:
    """Cards by number, as they come to their places."""

    def __init__(self, room: Mapping[Seat, int], able: Able) -> None:
        self.room, self.able = room, able
        self.lying: dict[Seat, dict[int, Card]] = {place: {} for place in room}

    def put(self, card: Card, number: int, rng: Rng) -> None:
        """At a free spot, each as likely; where there is none for it, others move."""
        free = [place for place in self.room if self.able(card, place) for _ in self._spots(place)]
        if free:
            self.lying[free[rng.below(len(free))]][number] = card
            return
        moved = self._push(card, number, set())
        assert moved, f"no place for {card}"

    def _spots(self, place: Seat) -> range:
        return range(self.room[place] - len(self.lying[place]))

    def _push(self, card: Card, number: int, tried: set[Seat]) -> bool:
        """Whether a spot was made by moving cards on, place by place (Kuhn 1955)."""
        for place in [place for place in self.room if self.able(card, place)]:
            if place in tried:
                continue
            tried.add(place)
            if self._spots(place) or self._give_way(place, tried):
                self.lying[place][number] = card
                return True
        return False

    def _give_way(self, place: Seat, tried: set[Seat]) -> bool:
        for number, card in self.lying[place].items():
            if self._push(card, number, tried):
                del self.lying[place][number]
                return True
        return False
