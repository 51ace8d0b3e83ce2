"""The state machine: start, turn, choices, apply. One function a verb."""

from typing import Final

from tefuda.core.cards import Cards, without
from tefuda.core.choices import Deals, Pick, Product, Select
from tefuda.core.kit.deal import Deal
from tefuda.core.terms import CHANCE, Choices, Options, Seat, Turn
from tefuda.games.world_management.cards.deck import ALL, DECK, minus, plus, spread
from tefuda.games.world_management.rules.draws import (
    DEALT,
    TURNS,
    exchange,
    exchange_on,
    next_turn,
    next_turner,
)
from tefuda.games.world_management.rules.hand_end import (
    between,
    end_declared,
    end_exhausted,
    nothing_open,
)
from tefuda.games.world_management.rules.scoring import judge_seat
from tefuda.games.world_management.rules.state import (
    Declare,
    Dice,
    Discard,
    Dora,
    Draw,
    Extend,
    Melds,
    Move,
    Now,
    Pass,
    Past,
    Setup,
    State,
    Summon,
)
from tefuda.games.world_management.rules.window import PASS, Window, can_act

SAY: Final[Choices[Move]] = Pick([Declare(), PASS])


def start(players: int, options: Options) -> State:
    points, minimum = str(options["group_points"]), int(options["minimum"])
    setup = Setup(players, points, minimum, options["hands"] == 1)
    past = Past(rolls=(), dealer=-1, moved=0, scores=(0,) * players, results=())
    return between(setup, past, "dice")


def turn(state: State) -> Turn:
    return Turn(_seats(state), state.phase, len(state.past.results))


def _seats(state: State) -> tuple[Seat, ...]:
    if state.phase == "over":
        return ()
    if state.phase == "discard":
        return (state.now.turner,)
    return (state.asked,) if state.asked >= 0 else (CHANCE,)


def choices(state: State, seat: Seat) -> Choices[Move]:
    if state.phase == "discard":
        return Select(Discard, state.hands[seat], exchange(state)[1])
    if state.phase == "window":
        return Window(state.hands[seat], state.now.exposed[seat], state.now.pile)
    return SAY if state.phase == "declare" else _chance(state)


def _chance(state: State) -> Choices[Move]:
    if state.phase == "dice":
        return Product(_dice, [range(1, 7)] * 2 * state.setup.players, group=2)
    if state.phase == "deal":
        return Deals(Deal, [(DECK.cards, (DEALT,) * state.setup.players)])
    if state.phase == "dora":
        return Deals(lambda hands: Dora(*hands[0]), [(spread(state.stock), (1,))])
    number, _ = exchange_on(next_turn(state), state.setup.players)
    return Deals(lambda hands: Draw(hands[0]), [(spread(state.stock), (number,))])


def _dice(values: tuple[int, ...]) -> Dice:
    return Dice(tuple(zip(values[::2], values[1::2], strict=True)))


def apply(state: State, move: Move, seat: Seat) -> State:
    if isinstance(move, Pass):
        return ask_next(state, seat)
    if isinstance(move, Discard | Summon | Extend):
        return _go_on(laid(state, move, seat), seat)
    if isinstance(move, Declare):
        return end_declared(state, seat, judge_seat(state, seat))
    return _apply_chance(state, move)


def _apply_chance(state: State, move: Dice | Deal | Dora | Draw) -> State:
    if isinstance(move, Draw):
        return _draw(state, move.cards)
    if isinstance(move, Dora):
        stock = minus(state.stock, [move.card])
        now = state.now._replace(turned=move.card)
        return state._replace(now=now, phase="draw", stock=stock)
    if isinstance(move, Deal):
        return _deal(state, move.hands)
    return _roll(state, move.rolls)


def _roll(state: State, rolls: tuple[tuple[int, ...], ...]) -> State:
    """The best sum deals first, then the higher die; all roll again while that is shared (W29)."""
    results = [(sum(roll), max(roll)) for roll in rolls]
    if results.count(max(results)) > 1:
        return state._replace(past=state.past._replace(rolls=rolls))
    past = state.past._replace(rolls=rolls, dealer=results.index(max(results)))
    return state._replace(past=past, phase="deal")


def _deal(state: State, hands: tuple[Cards, ...]) -> State:
    now, stock = nothing_open(state.setup.players), minus(ALL, sum(hands, ()))
    return state._replace(now=now, phase="dora", hands=hands, stock=stock, before=())


def _draw(state: State, cards: Cards) -> State:
    seat = next_turner(state)
    return state._replace(
        now=state.now._replace(turn=next_turn(state), turner=seat, acted=-1, taken=""),
        phase="discard",
        hands=_put(state.hands, seat, DECK.sort(state.hands[seat] + cards)),
        stock=minus(state.stock, cards),
        drawn=cards,
    )


def _put(hands: tuple[Cards, ...], seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def laid(state: State, move: Discard | Summon | Extend, seat: Seat) -> State:
    """The cards as they lie after a move, the seat being asked for its declaration (W28)."""
    if isinstance(move, Discard):
        own, turn = state.now.exposed[seat], state.now.turn
        fresh = turn == 1 and not own and is_fresh(state.drawn, move.cards)
        now = _thrown(state.now, seat, move.cards)
        after = _ask(state, now, seat, move.cards)
        return after._replace(drawn=(), fresh=fresh)
    gone = (*move.cards, move.discard) if isinstance(move, Summon) else (move.discard,)
    return _ask(state, _melded(state.now, seat, move), seat, gone)


def _ask(state: State, now: Now, seat: Seat, gone: Cards) -> State:
    """These cards have left the hand, and the seat is asked for its declaration."""
    hands = _put(state.hands, seat, without(state.hands[seat], *gone))
    return state._replace(now=now, phase="declare", asked=seat, hands=hands)


def _melded(now: Now, seat: Seat, move: Summon | Extend) -> Now:
    """A card of the pile lies in a group, another in its place."""
    groups = _with_group(now.exposed[seat], move)
    exposed = (*now.exposed[:seat], groups, *now.exposed[seat + 1 :])
    pile = minus(now.pile, [move.card])
    after = now._replace(acted=seat, exposed=exposed, pile=pile, taken=move.card)
    return _thrown(after, seat, (move.discard,))


def is_fresh(drawn: Cards, discarded: Cards) -> bool:
    """Whether, by faces, nothing drawn was kept: the 28 were all in the first 30 (W18)."""
    return all(discarded.count(card) >= drawn.count(card) for card in drawn)


def _thrown(now: Now, seat: Seat, cards: Cards) -> Now:
    """These cards lie in the pile now."""
    thrown = _put(now.thrown, seat, now.thrown[seat] + cards)
    return now._replace(pile=plus(now.pile, cards), thrown=thrown)


def _with_group(groups: Melds, move: Summon | Extend) -> Melds:
    """Exposed groups with the new one, or with one that is larger now."""
    if isinstance(move, Summon):
        return (*groups, DECK.sort((move.card, *move.cards)))
    number = move.group
    return (*groups[:number], DECK.sort((*groups[number], move.card)), *groups[number + 1 :])


def _go_on(asked: State, seat: Seat) -> State:
    """Wait for the declaration if one may be made; otherwise go on with the window."""
    reading = judge_seat(asked, seat)
    enough = reading is not None and reading.points >= asked.setup.minimum
    return asked if enough else ask_next(asked, seat)


def ask_next(state: State, seat: Seat) -> State:
    """Go on with the window after `seat`, or after the last seat of it to the next draw.

    It goes round from the seat after the one that discarded, whether or not that seat draws
    again in this hand (W5, W26).
    """
    players = state.setup.players
    place = (seat - state.now.turner) % players
    for other in range(place + 1, players):
        asked = (state.now.turner + other) % players
        if can_act(state.hands[asked], state.now.exposed[asked], state.now.pile):
            return state._replace(phase="window", asked=asked, fresh=False)
    closed = state._replace(phase="draw", asked=-1, fresh=False)
    return end_exhausted(closed) if next_turn(closed) > TURNS[players] else closed
