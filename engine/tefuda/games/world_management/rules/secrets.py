"""Who knows what: views, what is heard, imagined worlds, and where every card is."""

from collections.abc import Mapping

from tefuda.core.cards import Cards
from tefuda.core.chance import Rng, draw, shuffled
from tefuda.core.kit import deal
from tefuda.core.kit.deal import Dealt
from tefuda.core.kit.zones import by_seat
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.world_management.cards.deck import ALL, DECK, Counts, minus, plus, spread
from tefuda.games.world_management.rules.draws import TURNS, exchange, next_turn
from tefuda.games.world_management.rules.events import Drew, TooFew
from tefuda.games.world_management.rules.state import Draw, Pass, State, View
from tefuda.games.world_management.rules.window import can_act

TRIES = 40


def hears(event: Event, seat: Seat) -> Event | None:
    """Cards dealt and drawn are heard by their seat, a pass and a refusal by nobody else."""
    if isinstance(event, Moved):
        return _hears_move(event, seat)
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, (), event.size)
    if isinstance(event, TooFew) and event.seat != seat:
        return None
    return event


def _hears_move(event: Moved, seat: Seat) -> Event | None:
    move = event.move
    if isinstance(move, Pass):
        return event if event.seat == seat else None
    if isinstance(move, Draw):
        return Dealt((), len(move.cards))
    return deal.hears(event, seat)


def view(state: State, seat: Seat) -> View:
    may = _may(state, seat)
    mine = state.phase == "discard" and state.now.turner == seat
    return View(
        state.setup,
        state.past,
        state.now,
        seat,
        phase=_public_phase(state),
        may=may,
        hand=deal.own(state.hands, seat),
        sizes=tuple(map(len, state.hands)),
        drawn=state.drawn if mine else (),
        fresh=state.fresh and may == "declare",
        was=deal.own(state.before, seat) if state.before else (),
    )


def _public_phase(state: State) -> str:
    """From a discard to the next draw nobody can tell who is asked, or that it is over."""
    if state.phase in ("declare", "window") or (state.phase == "draw" and state.now.turn):
        return "window"
    return state.phase


def _may(state: State, seat: Seat) -> str:
    """What the seat is asked now, or will be if all before it pass: it cannot tell these apart."""
    if state.phase == "declare" and state.asked == seat:
        return "declare"
    if seat < 0 or _public_phase(state) != "window" or _place(state, seat) <= _asked_so_far(state):
        return ""
    able = can_act(state.hands[seat], state.now.exposed[seat], state.now.pile)
    return "summon" if able else ""


def _place(state: State | View, seat: Seat) -> int:
    """The seat's place in the window: 0 is the one who discarded, 1 the next to draw."""
    return (seat - state.now.turner) % state.setup.players


def _asked_so_far(state: State) -> int:
    """The last place whose turn in the window is over."""
    if state.phase == "draw":
        return state.setup.players
    place = _place(state, state.asked)
    return place - (state.phase == "window")


def imagine(view: View, rng: Rng) -> State:
    """Hidden hands and stock at random among all cards not seen, every world as likely.

    Any such world could have come about: what others kept may have been dealt or drawn at
    any time. That somebody passed, or let a declaration go, is not heard and not weighed.
    Where the seat itself is not asked, all others are taken to have passed; only where the
    hand would then be over is somebody else still asked (`_ask_another`).
    """
    state = _deal(view, rng)
    if view.phase == "discard":
        return state._replace(drawn=_drawn(view, state, rng))
    if view.phase != "window":
        return state
    if view.may:
        phase = "declare" if view.may == "declare" else "window"
        return state._replace(phase=phase, asked=view.seat)
    closed = state._replace(phase="draw")
    is_last = next_turn(closed) > TURNS[view.setup.players]
    return _ask_another(view, rng) if is_last else closed


def unseen(view: View) -> Counts:
    """The cards whose place the seat does not know."""
    seen = [view.now.turned] if view.now.turned else []
    for groups in view.now.exposed:
        for group in groups:
            seen += group
    known = plus(plus(view.now.pile, view.hand), seen)
    return tuple([number - gone for number, gone in zip(ALL, known, strict=True)])


def to_come(view: View) -> Counts:
    """The cards that may still come to a seat: those, and what lies among the discards."""
    return tuple(
        [hidden + lying for hidden, lying in zip(unseen(view), view.now.pile, strict=True)]
    )


def _deal(view: View, rng: Rng) -> State:
    """The state with hidden cards at random, nobody being asked."""
    hidden = unseen(view)
    sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.sizes)]
    given = draw(spread(hidden), sum(sizes), rng)
    hands: list[Cards] = []
    for seat, size in enumerate(sizes):
        hands.append(view.hand if seat == view.seat else DECK.sort(given[:size]))
        given = given[size:]
    others = [card for seat, hand in enumerate(hands) if sizes[seat] for card in hand]
    return State(
        view.setup,
        view.past,
        view.now,
        view.phase,
        asked=-1,
        hands=tuple(hands),
        stock=minus(hidden, others),
        drawn=(),
        fresh=view.fresh,
        before=_before(view),
    )


def _before(view: View) -> tuple[Cards, ...]:
    """The hands of the hand that is over; of the others' nothing hangs on it."""
    seats = range(view.setup.players) if view.was else ()
    return tuple(view.was if seat == view.seat else () for seat in seats)


def _drawn(view: View, state: State, rng: Rng) -> Cards:
    """What the seat that is to discard has drawn: any of its cards, where it is another's."""
    if view.now.turner == view.seat:
        return view.drawn
    return DECK.sort(draw(state.hands[view.now.turner], exchange(state)[0], rng))


def _ask_another(view: View, rng: Rng) -> State:
    """After the last discard of a hand, a world in which somebody else is still asked.

    It may be that only a declaration by the last summoner is open; its imagined hand need
    not be complete then. Nor need a hand be able to summon where no such world is found soon,
    because nearly all cards lie open.
    """
    able = [seat for seat in range(view.setup.players) if _may_follow(view, seat)]
    if not able:
        return _deal(view, rng)._replace(phase="declare", asked=view.now.acted)
    for _ in range(TRIES):
        state = _deal(view, rng)
        for seat in shuffled(able, rng):
            if can_act(state.hands[seat], state.now.exposed[seat], state.now.pile):
                return state._replace(phase="window", asked=seat)
    return _deal(view, rng)._replace(phase="window", asked=able[-1])


def _may_follow(view: View, seat: Seat) -> bool:
    """Whether, for all the viewing seat knows, another may still be asked in this window."""
    last = 0 if view.now.acted < 0 else _place(view, view.now.acted)
    if view.seat >= 0 and can_act(view.hand, view.now.exposed[view.seat], view.now.pile):
        last = max(last, _place(view, view.seat))
    return seat != view.seat and _place(view, seat) > last


def zones(state: State) -> Mapping[str, Cards]:
    """Every card once."""
    return {
        **by_seat("hand", state.hands),
        **by_seat("exposed", (sum(groups, ()) for groups in state.now.exposed)),
        "pile": spread(state.now.pile),
        "turned": (state.now.turned,) if state.now.turned else (),
        "stock": spread(state.stock),
    }
