"""The state machine: start, turn, choices, apply. One function a verb."""

from functools import cache
from itertools import permutations
from typing import TypeVar

from tefuda.core.cards import Card, Cards
from tefuda.core.choices import Deals, Pick
from tefuda.core.kit.deal import Deal
from tefuda.core.terms import CHANCE, Choices, Options, Seat, Turn
from tefuda.games.thieves.cards import COLOUR, COLOURS, DECK, IN_PLAY, Colour
from tefuda.games.thieves.rules.scoring import judge
from tefuda.games.thieves.rules.state import (
    Hide,
    Home,
    Move,
    Now,
    Parent,
    Past,
    Remove,
    Setup,
    State,
    Steal,
    Stolen,
    Thief,
    Thieves,
)

T = TypeVar("T")

HAND = 5
"""Treasures dealt to each player a turn."""

HIDE: dict[Card, Hide] = {card: Hide(card) for card in DECK}
STEAL: dict[Card, Steal] = {card: Steal(card) for card in DECK}
HOME = Home()


def start(players: int, options: Options) -> State:
    setup = Setup(players, options["first_treasure"] == "every_turn")
    return _between(setup, Past("", -1, 0, (), (0,) * players), ())


def _between(setup: Setup, past: Past, thieves: tuple[Thief, ...]) -> State:
    """Between turns nobody holds or has given anything."""
    players = setup.players
    nothing: tuple[Cards, ...] = ((),) * players
    now = Now(-1, -1, (False,) * players)
    return State(setup, past, now, thieves, nothing, ("",) * players, nothing)


@cache
def _turn(seats: tuple[Seat, ...], phase: str, number: int) -> Turn:
    return Turn(seats, phase, number)


def turn(state: State) -> Turn:
    """The round is the number of turns that are over."""
    now, number = state.now, len(state.past.results)
    if now.phase > 0:
        return _turn((now.seat,), "steal", number)
    if now.phase == 0:
        waiting = tuple([seat for seat, card in enumerate(state.hidden) if not card])
        return _turn(waiting, "hide", number)
    if number == state.setup.players:
        return _turn((), "over", number)
    return _turn((CHANCE,), _chance(state), number)


def _chance(state: State) -> str:
    """What nature does next."""
    if state.past.parent >= 0:
        return "deal"
    if state.thieves:
        return "parent"
    return "remove" if state.setup.players == 3 and not state.past.removed else "thieves"


def choices(state: State, seat: Seat) -> Choices[Move]:
    if seat == CHANCE:
        return _chances(state)
    hand = state.hands[seat]
    if state.now.phase == 0:
        return Pick([HIDE[card] for card in hideable(hand, state.thieves[seat].colour)])
    return Pick([*[STEAL[card] for card in dict.fromkeys(hand)], HOME])


def hideable(hand: Cards, colour: Colour) -> Cards:
    """The different cards that may be the first treasure: the thief's colour, if there is any."""
    liked = tuple([card for card in hand if COLOUR[card] == colour])
    return liked or tuple(dict.fromkeys(hand))


def _chances(state: State) -> Choices[Move]:
    seats = range(state.setup.players)
    what = _chance(state)
    if what == "deal":
        return Deals(Deal, [(IN_PLAY[state.past.removed], (HAND,) * len(seats))])
    if what == "parent":
        return Pick([Parent(seat) for seat in seats])
    if what == "remove":
        return Pick([Remove(colour) for colour in COLOURS])
    left = [(colour,) for colour in COLOURS if colour != state.past.removed]
    return Pick([Thieves(groups) for groups in permutations(left)])


def apply(state: State, move: Move, seat: Seat) -> State:
    if type(move) is Steal:
        return _steal(state, move.card, seat)
    if type(move) is Hide:
        return _hide(state, move.card, seat)
    if type(move) is Home:
        return _home(state, seat)
    if type(move) is Deal:
        return _deal(state, move.hands)
    return _prepare(state, move)


def _prepare(state: State, move: Move) -> State:
    """What nature does once a match."""
    if type(move) is Remove:
        return state._replace(past=state.past._replace(removed=move.colour))
    if type(move) is Parent:
        return state._replace(past=state.past._replace(parent=move.seat))
    assert type(move) is Thieves
    return state._replace(thieves=tuple(Thief(colour, ()) for (colour,) in move.groups))


def _deal(state: State, hands: tuple[Cards, ...]) -> State:
    """A turn begins; the thieves stay where they are (T2)."""
    past, now = state.past, state.now
    phase = 0 if state.setup.every_turn or not past.dealt else 1
    return state._replace(
        past=past._replace(dealt=past.dealt + 1), now=Now(phase, past.parent, now.home), hands=hands
    )


def _hide(state: State, card: Card, seat: Seat) -> State:
    """Step 0; when the last has chosen, the cards are laid and every thief walks on."""
    state = state._replace(
        hands=_put(state.hands, seat, _less(state.hands[seat], card)),
        hidden=_put(state.hidden, seat, card),
    )
    if "" in state.hidden:
        return state
    loaded = tuple(
        Thief(thief.colour, (Stolen(first, seat, open=False),))
        for seat, (thief, first) in enumerate(zip(state.thieves, state.hidden, strict=True))
    )
    home = state.now.home
    return state._replace(
        now=Now(1, state.past.parent, home),
        thieves=walk(loaded, home),
        hidden=("",) * len(loaded),
    )


def _steal(state: State, card: Card, seat: Seat) -> State:
    """Face down on a thief of its colour, else face up (T15)."""
    colour, loot = state.thieves[seat]
    thief = Thief(colour, (*loot, Stolen(card, seat, COLOUR[card] != colour)))
    thieves = _put(state.thieves, seat, thief)
    hands = _put(state.hands, seat, _less(state.hands[seat], card))
    past, now = state.past, state.now
    return _next(State(state.setup, past, now, thieves, hands, state.hidden, state.given))


def _home(state: State, seat: Seat) -> State:
    """The whole hand goes to the pile (T17); the turn stops when one is left (T3)."""
    now = state.now
    state = state._replace(
        now=Now(now.phase, now.seat, _put(now.home, seat, True)),
        hands=_put(state.hands, seat, ()),
        given=_put(state.given, seat, state.hands[seat]),
    )
    return end_turn(state) if state.now.home.count(False) == 1 else _next(state)


def in_order(state: State) -> list[Seat]:
    """The seats still out stealing, clockwise from the parent, at home or not (T8)."""
    parent, home = state.past.parent, state.now.home
    seats = range(state.setup.players)
    return [seat for seat in (*seats[parent:], *seats[:parent]) if not home[seat]]


def _next(state: State) -> State:
    """The turn passes on; after the last seat the thieves walk and a phase begins."""
    now, players = state.now, state.setup.players
    seat = (now.seat + 1) % players
    while seat != state.past.parent:
        if not now.home[seat]:
            return state._replace(now=Now(now.phase, seat, now.home))
        seat = (seat + 1) % players
    return _next_phase(state)


def _next_phase(state: State) -> State:
    """With empty hands all but the last are forced home, and the turn is over (T11)."""
    out, phase, home = in_order(state), state.now.phase + 1, state.now.home
    over = not state.hands[out[0]]
    after = tuple([seat != out[-1] for seat in range(len(home))]) if over else home
    state = state._replace(now=Now(phase, out[0], after), thieves=walk(state.thieves, home))
    return end_turn(state) if over else state


def walk(thieves: tuple[Thief, ...], home: tuple[bool, ...]) -> tuple[Thief, ...]:
    """Every thief still out goes to the next player on the left who is not at home."""
    out = [seat for seat, rests in enumerate(home) if not rests]
    after = list(thieves)
    for place, seat in enumerate(out):
        after[seat] = thieves[out[place - 1]]
    return tuple(after)


def end_turn(state: State) -> State:
    """Everybody scores, the thieves stay, the parent moves to the left (T2, T4, T5)."""
    past, result = state.past, judge(state)
    thieves = tuple(Thief(thief.colour, ()) for thief in state.thieves)
    past = past._replace(
        parent=(past.parent + 1) % state.setup.players,
        results=(*past.results, result),
        scores=tuple(a + b for a, b in zip(past.scores, result.points, strict=True)),
    )
    return _between(state.setup, past, thieves)


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The tuple with another value for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def _less(hand: Cards, card: Card) -> Cards:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
