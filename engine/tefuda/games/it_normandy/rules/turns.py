"""The state machine: start, turn, choices, apply. One function a verb."""

from functools import cache

from tefuda.core.cards import Card, Cards
from tefuda.core.choices import Deals, Pick, Product
from tefuda.core.terms import CHANCE, Choices, Options, Seat, Turn
from tefuda.games.it_normandy.cards import DECK, PLACE, RANK, SUIT
from tefuda.games.it_normandy.rules.scoring import follower_wins, points, tally, trump_suits
from tefuda.games.it_normandy.rules.state import (
    Counts,
    Deal,
    Dice,
    Lead,
    Move,
    Play,
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
    return State(
        setup=setup,
        rounds=(),
        scores=(0, 0),
        pending=((), ()),
        stock=(),
        up="",
        dice=(),
        hands=((), ()),
        leader=-1,
        plays=(),
        trumps=(),
        common=NONE,
        personal=(NONE, NONE),
        tricks=(),
    )


@cache
def _turn(seats: tuple[Seat, ...], phase: str, number: int) -> Turn:
    return Turn(seats, phase, number)


def turn(state: State) -> Turn:
    """The round of a `Turn` is the number of tricks that are over."""
    if state.leader < 0:
        return _before(state)
    number = TRICKS * len(state.rounds) + len(state.tricks)
    if not state.plays:
        return _turn((state.leader,), "play", number)
    if len(state.plays) == 1:
        return _turn((1 - state.leader,), "play", number)
    return _turn((winner(state),), "solve", number)


def _before(state: State) -> Turn:
    """Between rounds."""
    number = TRICKS * len(state.rounds)
    if state.hands[0]:
        phase = "lead" if state.dice else "dice" if state.up else "stock"
        return _turn((CHANCE,), phase, number)
    if len(state.rounds) == ROUNDS:
        return _turn((), "over", number)
    choosing = choosers(state.rounds, tuple(map(bool, state.pending)))
    return _turn(choosing, "tasks", number) if choosing else _turn((CHANCE,), "deal", number)


def choosers(rounds: tuple[Round, ...], chosen: tuple[bool, ...]) -> tuple[Seat, ...]:
    """The seats that still have surplus of the last round to spread."""
    if not rounds or len(rounds) == ROUNDS:
        return ()
    surplus = rounds[-1].tally.surplus
    return tuple(seat for seat in (0, 1) if surplus[seat] and not chosen[seat])


def winner(state: State | View) -> Seat:
    """Who takes a trick of two cards."""
    highest = state.setup.highest_wins
    second = follower_wins(state.plays, state.trumps, RANK[state.up], highest=highest)
    return 1 - state.leader if second else state.leader


def to_act(view: View) -> tuple[Seat, ...]:
    """Whom the table waits for, nature aside."""
    if view.leader < 0:
        return () if any(view.sizes) else choosers(view.rounds, view.chosen)
    if len(view.plays) == 2:
        return (winner(view),)
    return (1 - view.leader if view.plays else view.leader,)


def followers(hand: Cards, lead: str) -> Cards:
    """The cards that may be played to a lead: of its suit if there are any, else all (N6)."""
    return tuple([card for card in hand if card[0] == lead]) or hand


def choices(state: State, seat: Seat) -> Choices[Move]:
    if seat == CHANCE:
        return _nature(state)
    if state.leader < 0:
        return tasks(state.rounds[-1].tally.surplus[seat])
    if len(state.plays) == 2:
        return SOLVE
    hand = state.hands[seat]
    able = followers(hand, SUIT[state.plays[0]]) if state.plays else hand
    return Pick([PLAY[card] for card in able])


def _nature(state: State) -> Choices[Move]:
    if not state.hands[0]:
        return DEAL
    if not state.up:
        return Pick([Stock(card) for card in state.stock])
    return LEAD if state.dice else DICE


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
        return state._replace(stock=left, up=move.card)
    if type(move) is Dice:
        return _dice(state, move.pips)
    assert type(move) is Lead
    return state._replace(leader=move.seat)


def _tasks(state: State, counts: Counts, seat: Seat) -> State:
    first, second = state.pending
    return state._replace(pending=(first, counts) if seat else (counts, second))


def _deal(state: State, hands: tuple[Cards, ...]) -> State:
    """All counters back to zero, new personal tasks on, new hands (N2, N17)."""
    out = {card for hand in hands for card in hand}
    return state._replace(
        pending=((), ()),
        stock=tuple(card for card in DECK if card not in out),
        up="",
        dice=(),
        hands=hands,
        trumps=(),
        common=NONE,
        personal=tuple(counts or NONE for counts in state.pending),
        tricks=(),
    )


def _dice(state: State, pips: Counts) -> State:
    """Common tasks and trump suits; the lower score leads, a tie is left to nature (N9)."""
    first, second = state.scores
    leader = -1 if first == second else int(second < first)
    return state._replace(dice=pips, common=pips, trumps=trump_suits(pips), leader=leader)


def _play(state: State, card: Card, seat: Seat) -> State:
    first, second = state.hands
    hands = (first, _less(second, card)) if seat else (_less(first, card), second)
    plays = (*state.plays, card)
    if len(plays) == 1:
        return _with_plays(state, hands, plays)
    setup, trumps, leader = state.setup, state.trumps, state.leader
    second_wins = follower_wins(plays, trumps, RANK[state.up], highest=setup.highest_wins)
    taker = 1 - leader if second_wins else leader
    place = PLACE[SUIT[plays[second_wins]]]
    if not state.common[place]:
        area = "personal" if state.personal[taker][place] else "surplus"
    elif state.personal[taker][place]:
        return _with_plays(state, hands, plays)
    else:
        area = "common"
    return _end_trick(state, plays, hands, taker, area)


def _less(hand: Cards, card: Card) -> Cards:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def _with_plays(state: State, hands: tuple[Cards, ...], plays: Cards) -> State:
    setup, rounds, scores, pending, stock, up, dice, _, leader, _, trumps, common, own, over = state
    return State(
        setup, rounds, scores, pending, stock, up, dice, hands, leader, plays, trumps, common,
        own, over,
    )  # fmt: skip


def _end_trick(
    state: State, plays: Cards, hands: tuple[Cards, ...], taker: Seat, area: str
) -> State:
    """The trick lies in an area, its counter falls, and its winner leads next (N10)."""
    setup, rounds, scores, pending, stock, up, dice, _, leader, _, trumps, common, own, tricks = (
        state
    )
    suit = SUIT[plays[taker != leader]]
    tricks = (*tricks, Trick(leader, plays, taker, suit, area, trumps))
    if area == "common":
        common = _fallen(common, PLACE[suit])
        if setup.follows:
            trumps = trump_suits(common)
    elif area == "personal":
        mine = _fallen(own[taker], PLACE[suit])
        own = (own[0], mine) if taker else (mine, own[1])
    after = State(
        setup, rounds, scores, pending, stock, up, dice, hands, taker, (), trumps, common,
        own, tricks,
    )  # fmt: skip
    return after if len(tricks) < TRICKS else _end_round(after)


def _fallen(counts: Counts, place: int) -> Counts:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


def _end_round(state: State) -> State:
    last = len(state.rounds) == ROUNDS - 1
    round_tally = tally(state.tricks, state.common, state.personal, last=last)
    lines = points(round_tally, state.setup)
    scores = tuple(map(sum, zip(state.scores, *lines, strict=True)))
    over = Round(state.tricks, round_tally, lines)
    return state._replace(rounds=(*state.rounds, over), scores=scores, leader=-1)
