"""Who knows what: what is heard, views, imagined worlds, and where every card is."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.core.chance import Rng, draw, shuffled
from tefuda.core.kit import deal
from tefuda.core.kit.deal import Deal, own
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.thieves.cards import COLOUR, DECK, IN_PLAY, OF_COLOUR, Colour
from tefuda.games.thieves.rules.doubts import doubts
from tefuda.games.thieves.rules.events import CameHome, Hid, Stole
from tefuda.games.thieves.rules.scoring import carried
from tefuda.games.thieves.rules.state import State, Stolen, Thief, View
from tefuda.games.thieves.rules.turns import HAND


def hears(event: Event, seat: Seat) -> Event | None:
    """Faces that lie face down are heard by those who played them; the rest is public.

    Another's move itself is not heard, only what it does; the choice of a first treasure
    does nothing to be seen until the thieves walk.
    """
    if isinstance(event, Moved):
        return _hears_move(event, seat)
    if isinstance(event, Hid):
        return event if event.seat == seat else None
    if isinstance(event, Stole) and not event.open and event.seat != seat:
        return replace(event, card="")
    if isinstance(event, CameHome) and event.seat != seat:
        return replace(event, cards=())
    return event


def _hears_move(event: Moved, seat: Seat) -> Event | None:
    if isinstance(event.move, Deal):
        return deal.hears(event, seat)
    return event if event.seat in (seat, -1) else None


def view(state: State, seat: Seat) -> View:
    mine, now = seat >= 0, state.now
    return View(
        state.setup,
        state.past,
        now,
        seat,
        thieves=tuple([_backs(thief, seat) for thief in state.thieves]),
        hand=own(state.hands, seat),
        hidden=state.hidden[seat] if mine else "",
        sizes=(HAND,) * len(state.hands) if now.phase == 0 else tuple(map(len, state.hands)),
        given=state.given[seat] if mine else (),
        pile=tuple(map(len, state.given)),
    )


def _backs(thief: Thief, seat: Seat) -> Thief:
    """A thief as a seat knows it: face-down cards of others without faces (T9)."""
    colour, loot = thief
    known = [
        treasure
        if treasure.open or treasure.seat == seat
        else Stolen("", treasure.seat, open=False)
        for treasure in loot
    ]
    return Thief(colour, tuple(known))


def imagine(view: View, rng: Rng) -> State:
    """Hands, face-down cards, pile and leftover at random among all that fit: exactly uniform.

    Over deals and first treasures, copies of a face told apart. Certain face-down cards are
    drawn first; how many worlds are left then does not depend on which they are. The rest is
    dealt until every doubtful first treasure is lawful.
    """
    pool = unseen(view)
    certain = _draw_certain(view, pool, rng)
    firsts, rests = _share_out(pool, list(holdings(view)), rng)
    return world_of(view, faced(view, certain, firsts), rests)


def unseen(view: View) -> list[Card]:
    """The treasures in play whose place the seat does not know."""
    if view.now.phase < 0:
        return []
    known = [*view.hand, *view.given, *([view.hidden] if view.hidden else [])]
    known += [treasure.card for thief in view.thieves for treasure in thief.loot if treasure.card]
    return list(without(IN_PLAY[view.past.removed], *known))


class Holding(NamedTuple):
    """What another seat has that the viewer cannot see: so many cards in hand or pile.

    Where `doubt` names a colour there is one more, its first treasure: of that colour, or
    else the seat had none of it (clause 3.2).
    """

    seat: Seat
    size: int
    doubt: Colour


def holdings(view: View) -> Iterator[Holding]:
    """The other seats' hidden cards."""
    doubtful = {seat: colour for colour, seat in doubts(view).items()}
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            yield Holding(seat, size + view.pile[seat], doubtful.get(seat, ""))


def _draw_certain(view: View, pool: list[Card], rng: Rng) -> dict[Colour, list[Card]]:
    """Cards for the backs that are certainly of their thief's colour; they leave the pool."""
    certain = {}
    doubtful = doubts(view)
    for colour, loot in view.thieves:
        backs = [treasure for treasure in loot if not treasure.card]
        able = [card for card in pool if COLOUR[card] == colour]
        certain[colour] = draw(able, len(backs) - (colour in doubtful), rng)
        for card in certain[colour]:
            pool.remove(card)
    return certain


def _share_out(
    pool: list[Card], others: list[Holding], rng: Rng
) -> tuple[dict[Colour, Card], dict[Seat, Cards]]:
    """Doubtful first treasures by thief, and the hidden cards of seats; some may be left over."""
    while True:
        cards = shuffled(pool, rng)
        firsts: dict[Colour, Card] = {}
        rests: dict[Seat, Cards] = {}
        for seat, size, doubt in others:
            if doubt:
                firsts[doubt] = cards.pop()
            rests[seat] = tuple(cards[:size])
            if doubt and not _lawful(doubt, firsts[doubt], rests[seat]):
                break
            del cards[:size]
        else:
            return firsts, rests


def _lawful(colour: Colour, first: Card, rest: Cards) -> bool:
    """The first treasure is of the thief's colour, or there was none of it (clause 3.2)."""
    return COLOUR[first] == colour or all(COLOUR[card] != colour for card in rest)


def faced(
    view: View, certain: dict[Colour, list[Card]], firsts: dict[Colour, Card]
) -> tuple[Thief, ...]:
    """The thieves with faces for every back."""
    return tuple(
        Thief(colour, tuple(_turned(loot, [firsts[colour]] if colour in firsts else [], more)))
        for colour, loot, more in ((*thief, certain[thief.colour]) for thief in view.thieves)
    )


def _turned(loot: tuple[Stolen, ...], first: list[Card], more: list[Card]) -> Iterator[Stolen]:
    faces = iter([*first, *more])
    for treasure in loot:
        yield treasure if treasure.card else Stolen(next(faces), treasure.seat, open=False)


def world_of(view: View, thieves: tuple[Thief, ...], rests: dict[Seat, Cards]) -> State:
    """A state that looks like `view`, with these cards where the viewer cannot see."""
    hands, given = [], []
    for seat, size in enumerate(view.sizes):
        rest = rests.get(seat, ())
        hands.append(view.hand if seat == view.seat else DECK.sort(rest[:size]))
        given.append(view.given if seat == view.seat else DECK.sort(rest[size:]))
    hidden = tuple(view.hidden if seat == view.seat else "" for seat in range(len(hands)))
    return State(view.setup, view.past, view.now, thieves, tuple(hands), hidden, tuple(given))


def zones(state: State) -> Mapping[str, Cards]:
    """Every card once. Between turns all that are in play lie together."""
    removed = state.past.removed
    gone = OF_COLOUR.get(removed, ())
    if state.now.phase < 0:
        return {"removed": gone, "stock": IN_PLAY[removed]}
    places: dict[str, Cards] = {}
    for seat, thief in enumerate(state.thieves):
        places[f"hand {seat}"] = state.hands[seat]
        places[f"chosen {seat}"] = (state.hidden[seat],) if state.hidden[seat] else ()
        places[f"given {seat}"] = state.given[seat]
        places[f"thief {thief.colour}"] = carried(thief)
    laid = (card for cards in places.values() for card in cards)
    places["aside"] = without(IN_PLAY[removed], *laid)
    return {"removed": gone, **places}
