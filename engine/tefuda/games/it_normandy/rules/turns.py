"""The state machine: start, turn, choices, apply. One function a verb."""

from functools import cache

from tefuda.core.cards import Card, Cards
from tefuda.core.choices import Deals, Pick, Product
from tefuda.core.kit.deal import Deal
from tefuda.core.kit.play import Play
from tefuda.core.terms import CHANCE, Choices, Options, Seat, Turn
from tefuda.games.it_normandy.cards import DECK, PLACE, RANK, SUIT
from tefuda.games.it_normandy.rules.scoring import follower_wins, points, tally, trump_suits
from tefuda.games.it_normandy.rules.state import (
    Counts,
    Dice,
    Lead,
    Move,
    Now,
    Past,
    Round,
    Setup,
    Solve,
    State,
    Stock,
    Tasks,
    Trick,
    View,
)

ROUNDS = 3
TRICKS = 13
"""Tricks a round, which is the size of a hand."""

NONE: Counts = (0, 0, 0)

PLAY: dict[Card, Play] = {card: Play(card) for card in DECK}
STOCK: dict[Card, Stock] = {card: Stock(card) for card in DECK}
DEAL: Deals[Move] = Deals(Deal, [(DECK.cards, (TRICKS, TRICKS))])
DICE: Product[Move] = Product(Dice, (range(1, 7),) * 3)
LEAD: Pick[Move] = Pick((Lead(0), Lead(1)))
SOLVE: Pick[Move] = Pick((Solve("common"), Solve("personal")))


@cache
def tasks(number: int) -> Pick[Move]:
    """Every way to spread so many new tasks over the three suits (N18)."""
    return Pick(
        [
            Tasks(red, yellow, number - red - yellow)
            for red in range(number, -1, -1)
            for yellow in range(number - red, -1, -1)
        ]
    )


def start(players: int, options: Options) -> State:
    assert players == 2
    setup = Setup(
        highest_wins=options["off_suit"] == "highest_rank_wins",
        follows=options["trump_suit"] == "follows_counters",
        tie_scores=options["most_solved_tie"] == "both",
    )
    past, now = Past((), (0, 0)), Now("", (), -1, (), NONE, (NONE, NONE), ())
    return State(setup, past, now, (), ((), ()), (), ((), ()))


@cache
def _turn(seats: tuple[Seat, ...], phase: str, number: int) -> Turn:
    return Turn(seats, phase, number)


def turn(state: State) -> Turn:
    """The round of a `Turn` is the number of tricks that are over."""
    now, plays = state.now, state.plays
    if now.leader < 0:
        return _before(state)
    number = TRICKS * len(state.past.rounds) + len(now.tricks)
    if not plays:
        return _turn((now.leader,), "play", number)
    if len(plays) == 1:
        return _turn((1 - now.leader,), "play", number)
    return _turn((winner(state),), "solve", number)


def _before(state: State) -> Turn:
    """Between rounds."""
    number = TRICKS * len(state.past.rounds)
    if state.hands[0]:
        phase = "lead" if state.now.dice else "dice" if state.now.up else "stock"
        return _turn((CHANCE,), phase, number)
    if len(state.past.rounds) == ROUNDS:
        return _turn((), "over", number)
    choosing = choosers(state.past.rounds, tuple(map(bool, state.pending)))
    return _turn(choosing, "tasks", number) if choosing else _turn((CHANCE,), "deal", number)


def choosers(rounds: tuple[Round, ...], chosen: tuple[bool, ...]) -> tuple[Seat, ...]:
    """The seats that still have surplus of the last round to spread."""
    if not rounds or len(rounds) == ROUNDS:
        return ()
    surplus = rounds[-1].tally.surplus
    return tuple(seat for seat in (0, 1) if surplus[seat] and not chosen[seat])


def winner(position: State | View) -> Seat:
    """Who takes the running trick, of two cards."""
    return taker(position.setup, position.now, position.plays)


def taker(setup: Setup, now: Now, plays: Cards) -> Seat:
    """Who takes a trick of these two cards."""
    second = follower_wins(plays, now.trumps, RANK[now.up], highest=setup.highest_wins)
    return 1 - now.leader if second else now.leader


def to_act(view: View) -> tuple[Seat, ...]:
    """Whom the table waits for, nature aside."""
    leader = view.now.leader
    if leader < 0:
        return () if any(view.sizes) else choosers(view.past.rounds, view.chosen)
    if len(view.plays) == 2:
        return (winner(view),)
    return (1 - leader if view.plays else leader,)


def followers(hand: Cards, lead: str) -> Cards:
    """The cards that may be played to a lead: of its suit if there are any, else all (N6)."""
    return tuple([card for card in hand if card[0] == lead]) or hand


def choices(state: State, seat: Seat) -> Choices[Move]:
    if seat == CHANCE:
        return _nature(state)
    if state.now.leader < 0:
        return tasks(state.past.rounds[-1].tally.surplus[seat])
    if len(state.plays) == 2:
        return SOLVE
    hand = state.hands[seat]
    able = followers(hand, SUIT[state.plays[0]]) if state.plays else hand
    return Pick([*map(PLAY.__getitem__, able)])


def _nature(state: State) -> Choices[Move]:
    if not state.hands[0]:
        return DEAL
    if not state.now.up:
        return Pick([*map(STOCK.__getitem__, state.stock)])
    return LEAD if state.now.dice else DICE


def apply(state: State, move: Move, seat: Seat) -> State:
    if type(move) is Play:
        return _play(state, move.card, seat)
    if type(move) is Solve:
        return _end_trick(state, state.plays, state.hands, seat, move.area)
    if type(move) is Tasks:
        return _tasks(state, (move.red, move.yellow, move.blue), seat)
    return _chance(state, move)


def _chance(state: State, move: Move) -> State:
    if type(move) is Deal:
        return _deal(state, move.hands)
    if type(move) is Stock:
        left = tuple(card for card in state.stock if card != move.card)
        return state._replace(now=state.now._replace(up=move.card), stock=left)
    if type(move) is Dice:
        return _dice(state, move.pips)
    assert type(move) is Lead
    return state._replace(now=state.now._replace(leader=move.seat))


def _tasks(state: State, counts: Counts, seat: Seat) -> State:
    first, second = state.pending
    return state._replace(pending=(first, counts) if seat else (counts, second))


def _deal(state: State, hands: tuple[Cards, ...]) -> State:
    """All counters back to zero, new personal tasks on, new hands (N2, N17)."""
    out = {card for hand in hands for card in hand}
    stock = tuple(card for card in DECK if card not in out)
    personal = tuple(counts or NONE for counts in state.pending)
    now = Now("", (), -1, (), NONE, personal, ())
    return State(state.setup, state.past, now, (), hands, stock, ((), ()))


def _dice(state: State, pips: Counts) -> State:
    """Common tasks and trump suits; the lower score leads, a tie is left to nature (N9)."""
    first, second = state.past.scores
    leader = -1 if first == second else int(second < first)
    now = state.now._replace(dice=pips, leader=leader, trumps=trump_suits(pips), common=pips)
    return state._replace(now=now)


def _play(state: State, card: Card, seat: Seat) -> State:
    setup, now = state.setup, state.now
    first, second = state.hands
    hands = (first, _less(second, card)) if seat else (_less(first, card), second)
    plays = (*state.plays, card)
    if len(plays) == 2:
        winner = taker(setup, now, plays)
        area = _area(now, plays, winner)
        if area:
            return _end_trick(state, plays, hands, winner, area)
    return State(setup, state.past, now, plays, hands, state.stock, state.pending)


def _area(now: Now, plays: Cards, taker: Seat) -> str:
    """Where the trick must lie; "" where its winner has the choice."""
    place = PLACE[SUIT[plays[taker != now.leader]]]
    mine = now.personal[taker][place]
    if now.common[place]:
        return "" if mine else "common"
    return "personal" if mine else "surplus"


def _less(hand: Cards, card: Card) -> Cards:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def _end_trick(
    state: State, plays: Cards, hands: tuple[Cards, ...], taker: Seat, area: str
) -> State:
    """The trick lies in an area, its counter falls, and its winner leads next (N10)."""
    setup, past, now = state.setup, state.past, state.now
    trumps, common, own = now.trumps, now.common, now.personal
    suit = SUIT[plays[taker != now.leader]]
    tricks = (*now.tricks, Trick(now.leader, plays, taker, suit, area, trumps))
    if area == "common":
        common = _fallen(common, PLACE[suit])
        if setup.follows:
            trumps = trump_suits(common)
    elif area == "personal":
        mine = _fallen(own[taker], PLACE[suit])
        own = (own[0], mine) if taker else (mine, own[1])
    now = Now(now.up, now.dice, taker, trumps, common, own, tricks)
    after = State(setup, past, now, (), hands, state.stock, state.pending)
    return after if len(tricks) < TRICKS else _end_round(after)


def _fallen(counts: Counts, place: int) -> Counts:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


def _end_round(state: State) -> State:
    past, now = state.past, state.now
    last = len(past.rounds) == ROUNDS - 1
    round_tally = tally(now.tricks, now.common, now.personal, last=last)
    lines = points(round_tally, state.setup)
    scores = tuple(map(sum, zip(past.scores, *lines, strict=True)))
    over = Round(now.tricks, round_tally, lines)
    return state._replace(past=Past((*past.rounds, over), scores), now=now._replace(leader=-1))
