"""Worlds that a seat cannot tell from the truth."""

from collections.abc import Iterator
from typing import NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.core.chance import Rng, draw, shuffled
from tefuda.core.game import Seat
from tefuda.games.thieves.cards import COLOUR, DECK, IN_PLAY, Colour
from tefuda.games.thieves.rules.state import State, Stolen, Thief, View


class Part(NamedTuple):
    """What another seat has that the viewer cannot see: so many cards in hand or pile.

    Where `doubt` names a colour there is one more, its first treasure: of that colour, or
    else the seat had none of it (clause 3.2).
    """

    seat: Seat
    size: int
    doubt: Colour


def imagine(view: View, rng: Rng) -> State:
    """Hands, face-down cards, pile and leftover at random among all that fit: exactly uniform.

    Over deals and first treasures, copies of a face told apart. Certain face-down cards are
    drawn first; how many worlds are left then does not depend on which they are. The rest is
    dealt until every doubtful first treasure is lawful.
    """
    pool = unseen(view)
    certain = _draw_certain(view, pool, rng)
    parts = list(_parts(view))
    firsts, rests = _deal(pool, parts, rng)
    return _state(view, _faces(view, certain, firsts), rests)


def misremember(view: View, rng: Rng) -> State:
    """Hands and backs as they may be to one who draws no conclusions: any card may lie there."""
    pool = shuffled(unseen(view), rng)
    certain = {}
    for colour, loot in view.thieves:
        backs = sum(not one.card for one in loot)
        certain[colour], pool = pool[:backs], pool[backs:]
    rests: dict[Seat, Cards] = {}
    for seat, size, _ in _parts(view):
        rests[seat], pool = tuple(pool[:size]), pool[size:]
    return _state(view, _faces(view, certain, {}), rests)


def unseen(view: View) -> list[Card]:
    """The treasures in play whose place the seat does not know."""
    if view.phase < 0:
        return []
    known = [*view.hand, *view.given, *([view.hidden] if view.hidden else [])]
    known += [one.card for thief in view.thieves for one in thief.loot if one.card]
    return list(without(IN_PLAY[view.removed], *known))


def first_size(view: View) -> int:
    """How many cards of each thief's loot were hidden at the start of this turn: 1 or 0."""
    return int(view.setup.every_turn or view.dealt == 1)


def shown(view: View) -> set[tuple[Seat, Colour]]:
    """(seat, colour) of what was surely stolen in this turn, first treasures aside."""
    return {
        (one.seat, COLOUR[one.card] if one.open else thief.colour)
        for thief in view.thieves
        for one in thief.loot[first_size(view) :]
    }


def doubts(view: View) -> dict[Colour, Seat]:
    """The thieves whose first treasure may be of any colour, and who hid it.

    A first treasure is certain where its owner has stolen another of the thief's colour
    since, for then it was in hand.
    """
    if not first_size(view):
        return {}
    firsts = {thief.colour: thief.loot[0] for thief in view.thieves if thief.loot}
    seen = shown(view)
    return {
        colour: first.seat
        for colour, first in firsts.items()
        if not first.card and (first.seat, colour) not in seen
    }


def _draw_certain(view: View, pool: list[Card], rng: Rng) -> dict[Colour, list[Card]]:
    """Cards for the backs that are certainly of their thief's colour; they leave the pool."""
    found = {}
    doubtful = doubts(view)
    for colour, loot in view.thieves:
        backs = [one for one in loot if not one.card]
        able = [card for card in pool if COLOUR[card] == colour]
        found[colour] = draw(able, len(backs) - (colour in doubtful), rng)
        for card in found[colour]:
            pool.remove(card)
    return found


def _parts(view: View) -> Iterator[Part]:
    """The other seats' hidden cards."""
    doubtful = {seat: colour for colour, seat in doubts(view).items()}
    for seat, size in enumerate(view.sizes):
        if seat != view.seat:
            yield Part(seat, size + view.pile[seat], doubtful.get(seat, ""))


def _deal(
    pool: list[Card], parts: list[Part], rng: Rng
) -> tuple[dict[Colour, Card], dict[Seat, Cards]]:
    """Doubtful first treasures by thief, and the hidden cards of seats; some may be left over."""
    while True:
        cards = shuffled(pool, rng)
        firsts: dict[Colour, Card] = {}
        rests: dict[Seat, Cards] = {}
        for seat, size, doubt in parts:
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


def _faces(
    view: View, certain: dict[Colour, list[Card]], firsts: dict[Colour, Card]
) -> tuple[Thief, ...]:
    """The thieves with faces for every back."""
    return tuple(
        Thief(colour, tuple(_turned(loot, [firsts[colour]] if colour in firsts else [], more)))
        for colour, loot, more in ((*thief, certain[thief.colour]) for thief in view.thieves)
    )


def _turned(loot: tuple[Stolen, ...], first: list[Card], more: list[Card]) -> Iterator[Stolen]:
    faces = iter([*first, *more])
    for one in loot:
        yield one if one.card else Stolen(next(faces), one.seat, open=False)


def _state(view: View, thieves: tuple[Thief, ...], rests: dict[Seat, Cards]) -> State:
    hands, given = [], []
    for seat, size in enumerate(view.sizes):
        rest = rests.get(seat, ())
        hands.append(view.hand if seat == view.seat else DECK.sort(rest[:size]))
        given.append(view.given if seat == view.seat else DECK.sort(rest[size:]))
    return State(
        setup=view.setup,
        removed=view.removed,
        thieves=thieves,
        parent=view.parent,
        dealt=view.dealt,
        phase=view.phase,
        seat=view.turn,
        hands=tuple(hands),
        hidden=tuple(view.hidden if seat == view.seat else "" for seat in range(len(hands))),
        home=view.home,
        given=tuple(given),
        results=view.results,
        scores=view.scores,
    )
