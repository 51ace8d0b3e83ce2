"""Who knows what: what is heard, views, and where every card is."""

from collections.abc import Mapping
from dataclasses import replace

from tefuda.core.cards import Cards, without
from tefuda.core.game import Event, Moved, Seat
from tefuda.games.thieves.cards import IN_PLAY, OF_COLOUR
from tefuda.games.thieves.rules.events import CameHome, Dealt, Hid, Stole
from tefuda.games.thieves.rules.state import Deal, State, Stolen, Thief, View
from tefuda.games.thieves.rules.turns import HAND, carried


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
        return Dealt(event.move.hands[seat] if seat >= 0 else (), HAND)
    return event if event.seat in (seat, -1) else None


def view(state: State, seat: Seat) -> View:
    mine = seat >= 0
    sizes = (HAND,) * state.setup.players if state.phase == 0 else tuple(map(len, state.hands))
    return View(
        seat=seat,
        setup=state.setup,
        removed=state.removed,
        thieves=tuple([_backs(thief, seat) for thief in state.thieves]),
        parent=state.parent,
        dealt=state.dealt,
        phase=state.phase,
        turn=state.seat,
        hand=state.hands[seat] if mine else (),
        hidden=state.hidden[seat] if mine else "",
        sizes=sizes,
        home=state.home,
        given=state.given[seat] if mine else (),
        pile=tuple(map(len, state.given)),
        results=state.results,
        scores=state.scores,
    )


def _backs(thief: Thief, seat: Seat) -> Thief:
    """A thief as a seat knows it: face-down cards of others without faces (T9)."""
    colour, loot = thief
    known = [
        one if one.open or one.seat == seat else Stolen("", one.seat, open=False) for one in loot
    ]
    return Thief(colour, tuple(known))


def zones(state: State) -> Mapping[str, Cards]:
    """Every card once. Between turns all that are in play lie together."""
    if state.phase < 0:
        return {"removed": OF_COLOUR.get(state.removed, ()), "stock": IN_PLAY[state.removed]}
    found: dict[str, Cards] = {}
    for seat, thief in enumerate(state.thieves):
        found[f"hand {seat}"] = state.hands[seat]
        found[f"chosen {seat}"] = (state.hidden[seat],) if state.hidden[seat] else ()
        found[f"given {seat}"] = state.given[seat]
        found[f"thief {thief.colour}"] = carried(thief)
    found["aside"] = without(IN_PLAY[state.removed], *(card for z in found.values() for card in z))
    return {"removed": OF_COLOUR.get(state.removed, ()), **found}
