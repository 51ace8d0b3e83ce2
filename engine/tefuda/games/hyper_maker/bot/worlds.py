"""The worlds that fit a view: all of them near the end, or one as somebody forgetful sees it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng, shuffled
from tefuda.core.terms import Seat
from tefuda.games.hyper_maker.bot.endgame import SOLVED
from tefuda.games.hyper_maker.cards import DECK
from tefuda.games.hyper_maker.rules.secrets import allowed, imagine, tricks_now, unseen, world
from tefuda.games.hyper_maker.rules.state import State, View

MOST = 100
"""Worlds that are listed; of more it is enough to draw some."""


def worlds(view: View) -> Sequence[State] | None:
    """Every deal of the cards not seen, where what a seat plays now leaves a solved end."""
    if view.left + bool(view.now.master) > SOLVED:
        return None
    others = [seat for seat in range(view.setup.players) if seat != view.seat]
    states = list(islice(_deals(view, others, {view.seat: view.hand}, unseen(view)), MOST + 1))
    return None if len(states) > MOST else states


def _deals(
    view: View, seats: Sequence[Seat], hands: Mapping[Seat, Cards], left: Sequence[Card]
) -> Iterator[State]:
    """The cards left dealt to these seats and the stock in every way that voids allow."""
    if not seats:
        yield world(view, hands, left)
        return
    seat, *rest = seats
    able = allowed(view).get(seat, left)
    for hand in combinations([card for card in left if card in able], view.sizes[seat]):
        others = [card for card in left if card not in hand]
        yield from _deals(view, rest, {**hands, seat: hand}, others)


def misremember(view: View, rng: Rng) -> State:
    """Only the last trick is kept in mind: cards played before it may be anywhere."""
    known = {*view.hand, *view.plays, view.now.master}
    for trick in tricks_now(view)[-1:]:
        known |= {trick.master, *trick.plays}
    cards = shuffled([card for card in DECK if card not in known], rng)
    hands = []
    for seat, size in enumerate(view.sizes):
        mine = seat == view.seat
        hands.append(view.hand if mine else DECK.sort(cards[:size]))
        cards = cards if mine else cards[size:]
    return imagine(view, rng)._replace(hands=tuple(hands), stock=DECK.sort(cards[: view.left]))
