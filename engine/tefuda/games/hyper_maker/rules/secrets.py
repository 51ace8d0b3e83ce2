"""Who knows what: views, what is heard, imagined worlds, and where every card is."""

from collections.abc import Iterable, Iterator, Mapping

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng, draw, shuffled
from tefuda.core.kit.deal import own
from tefuda.core.kit.zones import by_seat
from tefuda.core.terms import Seat
from tefuda.games.hyper_maker.cards import DECK, FOLLOWS, STRANGERS
from tefuda.games.hyper_maker.rules.state import State, Trick, View
from tefuda.games.hyper_maker.rules.turns import TRICKS


def view(state: State, seat: Seat) -> View:
    hand, sizes = own(state.hands, seat), tuple(map(len, state.hands))
    left = len(state.stock)
    return View(state.setup, state.past, state.now, state.plays, seat, hand, sizes, left)


def tricks_now(position: State | View) -> tuple[Trick, ...]:
    """The tricks of the running game."""
    past = position.past
    return past.tricks[max(0, past.dealt - 1) * TRICKS[position.setup.players] :]


def seen(view: View) -> set[Card]:
    """Every card of the running game whose place the seat knows."""
    cards = {*view.hand, *view.plays, view.now.master}
    for trick in tricks_now(view):
        cards |= {trick.master, *trick.plays}
    return cards


def _plays(view: View) -> Iterator[tuple[Seat, Card, Card]]:
    """(seat, master, card) of every play of the running game."""
    over = [(trick.leader, trick.master, trick.plays) for trick in tricks_now(view)]
    for leader, master, plays in [*over, (*view.now, view.plays)]:
        for place, card in enumerate(plays):
            yield (leader + place) % view.setup.players, master, card


def allowed(view: View) -> dict[Seat, frozenset[Card]]:
    """The only cards a seat can still hold, for each that once did not follow."""
    limits: dict[Seat, frozenset[Card]] = {}
    for seat, master, card in _plays(view):
        if card not in FOLLOWS[master]:
            limits[seat] = limits.get(seat, STRANGERS[master]) & STRANGERS[master]
    return limits


def unseen(view: View) -> list[Card]:
    """The cards whose place the seat does not know: in the others' hands or the stock."""
    known = seen(view)
    return [card for card in DECK if card not in known] if view.past.dealt else []


def imagine(view: View, rng: Rng) -> State:
    """Hands and master pile at random among all that fit what was seen: exactly uniform.

    The card sets that voids allow are pairs of suits, equal or disjoint, so drawing for
    those seats first favours no world.
    """
    left = unseen(view)
    hands: dict[Seat, Cards] = {view.seat: view.hand}
    limits = allowed(view)
    for seat in limits:
        if seat != view.seat:
            able = [card for card in left if card in limits[seat]]
            hands[seat] = tuple(draw(able, view.sizes[seat], rng))
            left = [card for card in left if card not in hands[seat]]
    rest = shuffled(left, rng)
    for seat, size in enumerate(view.sizes):
        if seat not in hands:
            hands[seat], rest = tuple(rest[:size]), rest[size:]
    return world(view, hands, rest)


def world(view: View, hands: Mapping[Seat, Cards], stock: Iterable[Card]) -> State:
    """The state that looks like this, with these cards where the seat cannot see them."""
    by_seat = tuple(DECK.sort(hands[seat]) for seat in range(view.setup.players))
    return State(view.setup, view.past, view.now, view.plays, by_seat, DECK.sort(stock))


def zones(state: State) -> Mapping[str, Cards]:
    """Every card once; a winner keeps the trick and its master (H17)."""
    cards = by_seat("hand", state.hands)
    cards["stock"] = state.stock if state.past.dealt else DECK.cards
    cards["trick"] = (*state.plays, state.now.master) if state.now.master else ()
    cards["removed"] = ()
    for seat in range(state.setup.players):
        cards[f"won {seat}"] = ()
    for trick in tricks_now(state):
        zone = "removed" if trick.winner < 0 else f"won {trick.winner}"
        cards[zone] += (trick.master, *trick.plays)
    return cards
