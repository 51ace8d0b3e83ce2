"""The state machine: start, turn, choices, apply. One function a verb."""

from collections.abc import Callable
from functools import cache
from typing import Any

from tefuda.core.cards import Card, Cards, without
from tefuda.core.choices import Deals, Pick
from tefuda.core.kit.deal import Deal
from tefuda.core.kit.play import Play
from tefuda.core.terms import CHANCE, Choices, Options, Seat, Turn
from tefuda.games.master_of_rules.cards import DECK, KINDS, NUMBER, NUMBERS, RULES, split
from tefuda.games.master_of_rules.rules.scoring import five_of, judge
from tefuda.games.master_of_rules.rules.state import (
    Dummy,
    Move,
    Now,
    Past,
    Reveal,
    Round,
    Row,
    Setup,
    Start,
    State,
    Take,
    View,
)

ROUNDS = {3: 12, 4: 12, 5: 10}
"""Rounds a match, by players (6.4)."""

HAND = (4, 3)
"""Numbers and rules dealt to a hand; so many it holds of a kind whenever one is played."""

DUMMIES: dict[int, tuple[tuple[int, bool], ...]] = {
    3: ((3, True), (3, False), (6, True)),
    4: ((4, True),),
    5: (),
}
"""players → (after how many plays a dummy card is laid, whether it is a number) (7.1, 7.2)."""

_KINDS = frozenset(KINDS)

PLAY: dict[Card, Play] = {card: Play(card) for card in DECK}
REVEAL: dict[Card, Reveal] = {card: Reveal(card) for card in KINDS}
TAKE: dict[Card, Take] = {card: Take(card) for card in DECK}


def start(players: int, options: Options) -> State:
    assert not options
    nothing: tuple[Cards, ...] = ((),) * players
    past, now = Past(-1, (), (), 0), _fresh(players, ())
    return State(Setup(players), past, now, nothing, (), NUMBERS, RULES)


def _fresh(players: int, row: Cards) -> Now:
    """A round in which nothing has been played."""
    empty = ("",) * players
    return Now(row, empty, empty, (), 0, "")


def starter(position: State | View) -> Seat:
    """The start player of the running round (6.3)."""
    return (position.past.first + len(position.past.rounds)) % position.setup.players


def is_last(position: State | View) -> bool:
    """Whether this is the last round, which has no row and no refills (6.5)."""
    return len(position.past.rounds) == ROUNDS[position.setup.players] - 1


def due(players: int, now: Now) -> bool | None:
    """Whether the dummy card to be laid now is a number; None where none is due."""
    laid, plan = len(now.dummies), DUMMIES[players]
    if laid == len(plan) or now.plays < plan[laid][0]:
        return None
    return plan[laid][1]


@cache
def _turn(seat: Seat, phase: str, number: int) -> Turn:
    return Turn((seat,), phase, number)


def act(position: State | View) -> tuple[str, Seat]:
    """What is to be done and by whom; nature deals before it names the start player."""
    now, players, number = position.now, position.setup.players, len(position.past.rounds)
    if now.taking:
        return "take", (starter(position) + now.plays - 1) % players
    if position.past.first < 0:
        return "start", CHANCE
    if due(players, now) is not None:
        return "dummy", CHANCE
    if number == ROUNDS[players]:
        return "over", CHANCE
    if not now.plays and not now.row and number < ROUNDS[players] - 1:
        return "row", CHANCE
    return "play", (starter(position) + now.plays) % players


def turn(state: State) -> Turn:
    phase, seat = act(state)
    number = len(state.past.rounds)
    if phase == "over":
        return Turn((), phase, number)
    return _turn(seat, phase if state.hands else "deal", number)


def barred(now: Now) -> frozenset[Card]:
    """The rules that whoever owes a rule may not play: those that lie on the table (3.4, 7.3)."""
    return _KINDS.intersection(now.rules + now.dummies)


def all_barred(view: View) -> bool:
    """Whether every rule in hand has been played by others in this round."""
    return barred(view.now).issuperset(split(view.hand)[1])


@cache
def rule_moves(rules: Cards, barred: frozenset[Card]) -> tuple[Play | Reveal, ...]:
    """The plays of a rule from these three; where all are barred, the reveals (3.5)."""
    kinds = tuple(dict.fromkeys(rules))
    plays = tuple(PLAY[card] for card in kinds if card not in barred)
    return plays or tuple(REVEAL[card] for card in kinds)


def choices(state: State, seat: Seat) -> Choices[Move]:
    if seat == CHANCE:
        return _chances(state)
    now, hand = state.now, state.hands[seat]
    if now.taking:
        number = now.taking in NUMBER
        kinds = dict.fromkeys([card for card in now.row if (card in NUMBER) is number])
        return Pick([TAKE[card] for card in kinds])
    numbers: tuple[Move, ...] = ()
    if not now.numbers[seat]:
        numbers = tuple([PLAY[card] for card in hand[: HAND[0]]])
    if now.rules[seat]:
        return Pick(numbers)
    return Pick(numbers + rule_moves(hand[-HAND[1] :], barred(now)))


def stock(state: State) -> Cards:
    """The number deck as the next draw finds it: when it is empty, the discards (6.2, A10)."""
    return state.numbers or state.past.discards


def _chances(state: State) -> Choices[Move]:
    (phase, _), players = act(state), state.setup.players
    if not state.hands:
        return Deals(Deal, [(NUMBERS, (HAND[0],) * players), (RULES, (HAND[1],) * players)])
    if phase == "start":
        return Pick([Start(seat) for seat in range(players)])
    if phase == "row":
        return Deals(_row_of, [(stock(state), (players,)), (state.rules, (players,))])
    return Deals(_dummy_of, [(stock(state) if due(players, state.now) else state.rules, (1,))])


def _row_of(hands: tuple[Cards, ...]) -> Move:
    return Row(hands[0])


def _dummy_of(hands: tuple[Cards, ...]) -> Move:
    return Dummy(hands[0][0])


def apply(state: State, move: Move, seat: Seat) -> State:
    return _VERBS[type(move)](state, move, seat)


def _deal(state: State, move: Deal, _: Seat) -> State:
    dealt = [split(hand) for hand in move.hands]
    numbers = without(NUMBERS, *(card for hand in dealt for card in hand[0]))
    rules = without(RULES, *(card for hand in dealt for card in hand[1]))
    return state._replace(hands=move.hands, numbers=numbers, rules=rules)


def _start(state: State, move: Start, _: Seat) -> State:
    return state._replace(past=state.past._replace(first=move.seat))


def _put(by_seat: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    return (*by_seat[:seat], cards, *by_seat[seat + 1 :])


def _reveal(state: State, move: Reveal, seat: Seat) -> State:
    """The three rules in hand become known to all, then one of them is played (3.5, 3.6)."""
    numbers, _ = split(state.open[seat])
    known = numbers + state.hands[seat][-HAND[1] :]
    return _play(state._replace(open=_put(state.open, seat, known)), move, seat)


def _play(state: State, move: Play | Reveal, seat: Seat) -> State:
    """A face known to be in the hand is taken to be the one that is played: faces are all we tell."""
    card, now, known = move.card, state.now, state.open
    hands = _put(state.hands, seat, without(state.hands[seat], card))
    if card in known[seat]:
        known = _put(known, seat, without(known[seat], card))
    numbers, rules = now.numbers, now.rules
    if card in NUMBER:
        numbers = (*numbers[:seat], card, *numbers[seat + 1 :])
    else:
        rules = (*rules[:seat], card, *rules[seat + 1 :])
    taking = card if now.row else ""
    now = Now(now.row, numbers, rules, now.dummies, now.plays + 1, taking)
    after = State(state.setup, state.past, now, known, hands, state.numbers, state.rules)
    return after if taking else _settle(after)


def _take(state: State, move: Take, seat: Seat) -> State:
    card, now = move.card, state.now
    hands = _put(state.hands, seat, DECK.sort((*state.hands[seat], card)))
    known = _put(state.open, seat, DECK.sort((*state.open[seat], card)))
    row = without(now.row, card)
    now = Now(row, now.numbers, now.rules, now.dummies, now.plays, "")
    return _settle(State(state.setup, state.past, now, known, hands, state.numbers, state.rules))


def _dummy(state: State, move: Dummy, _: Seat) -> State:
    now = state.now
    now = Now(now.row, now.numbers, now.rules, (*now.dummies, move.card), now.plays, now.taking)
    return _settle(_drawn(state, now, (move.card,)))


def _row(state: State, move: Row, _: Seat) -> State:
    return _drawn(state, _fresh(state.setup.players, move.cards), move.cards)


def _drawn(state: State, now: Now, cards: Cards) -> State:
    """These cards leave the decks; an empty number deck is made of the discards first."""
    past, left = state.past, state.numbers
    numbers, rules = split(cards)
    if numbers and not left:
        left = past.discards
        past = past._replace(discards=(), reshuffles=past.reshuffles + 1)
    left, rules = without(left, *numbers), without(state.rules, *rules)
    return State(state.setup, past, now, state.open, state.hands, left, rules)


def _settle(state: State) -> State:
    """Judge the round when all of its cards lie on the table (5.1, 5.2)."""
    past, now, players = state.past, state.now, state.setup.players
    if now.plays < 2 * players or due(players, now) is not None:
        return state
    five = five_of(now.numbers, now.dummies)
    round_ = Round(starter(state), now.numbers, now.rules, now.dummies, judge(now.rules, five))
    discards = DECK.sort(past.discards + five)
    past = Past(past.first, (*past.rounds, round_), discards, past.reshuffles)
    hands, numbers, rules = state.hands, state.numbers, state.rules
    return State(state.setup, past, _fresh(players, ()), state.open, hands, numbers, rules)


_VERBS: dict[type, Callable[[State, Any, Seat], State]] = {
    Deal: _deal,
    Start: _start,
    Row: _row,
    Dummy: _dummy,
    Play: _play,
    Reveal: _reveal,
    Take: _take,
}
