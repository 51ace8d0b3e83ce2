"""The state machine: start, turn, choices, apply. One function a verb."""

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

from tefuda.core.cards import Card, Cards, without
from tefuda.core.choices import Deals, Pick, Product
from tefuda.core.game import CHANCE, Choices, Options, Seat, Turn
from tefuda.games.it_normandy.cards import DECK, RANK, SUIT, SUITS
from tefuda.games.it_normandy.scoring import follower_wins, round_lines, trumps
from tefuda.games.it_normandy.state import (
    NONE,
    Board,
    Counters,
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
)

ROUNDS, SIZE = 3, 13
PLAY: dict[Card, Play] = {card: Play(card) for card in DECK}
LEADS = Pick((Lead(0), Lead(1)))
PLACES = Pick((Solve("common"), Solve("personal")))
FACES = tuple(range(1, 7))
FRESH = Board(NONE, "", NONE, (NONE, NONE), (NONE, NONE), (0, 0), -1, "", "", ())


def start(players: int, options: Options) -> State:
    setup = Setup(
        lead_suit_wins=options["off_suit"] == "lead_suit_wins",
        trump_fixed=options["trump_suit"] == "fixed",
        ties_score=options["most_solved_tie"] == "both",
    )
    assert players == 2
    return State(setup, "deal", 0, (0, 0), (None, None), ((), ()), (), FRESH, (0, 0), ())


@cache
def _turn(seats: tuple[Seat, ...], phase: str, number: int) -> Turn:
    return Turn(seats, phase, number)


def turn(state: State) -> Turn:
    """The round changes with every trick."""
    board = state.board
    number = state.number * SIZE + len(board.tricks)
    return _turn(_seats(state, board), state.phase, number)


def _seats(state: State, board: Board) -> tuple[Seat, ...]:
    if state.phase == "play":
        return (1 - board.leader if board.lead else board.leader,)
    if state.phase == "tasks":
        return tuple(seat for seat in (0, 1) if state.surplus[seat] and state.chosen[seat] is None)
    if state.phase == "solve":
        return (winner(state.setup, board),)
    return () if state.phase == "over" else (CHANCE,)


@cache
def spreads(number: int) -> Pick[Move]:
    """Every way to spread so many tasks over the three suits (N18)."""
    pairs = product(range(number + 1), repeat=2)
    return Pick([Tasks(r, y, number - r - y) for r, y in pairs if r + y <= number])


def followers(hand: Cards, lead: Card) -> Cards:
    """The cards that may be played: the lead suit where one has it (N6)."""
    if not lead:
        return hand
    suit = SUIT[lead]
    return tuple([card for card in hand if SUIT[card] == suit]) or hand


def choices(state: State, seat: Seat) -> Choices[Move]:
    return _CHOICES[state.phase](state, seat)


_CHOICES: dict[str, Callable[[State, Seat], Choices[Move]]] = {
    "play": lambda state, seat: Pick(
        [PLAY[card] for card in followers(state.hands[seat], state.board.lead)]
    ),
    "solve": lambda state, seat: PLACES,
    "tasks": lambda state, seat: spreads(state.surplus[seat]),
    "deal": lambda state, seat: Deals(Deal, [(DECK.cards, (SIZE, SIZE))]),
    "stock": lambda state, seat: Pick([Stock(card) for card in state.hidden]),
    "dice": lambda state, seat: Product(Dice, (FACES, FACES, FACES)),
    "lead": lambda state, seat: LEADS,
}


def apply(state: State, move: Move, seat: Seat) -> State:
    return _APPLY[type(move)](state, move, seat)


def _tasks(state: State, move: Tasks, seat: Seat) -> State:
    """The deal comes once everybody who has tasks has spread them."""
    first, second = state.chosen
    chosen = (move.counters, second) if seat == 0 else (first, move.counters)
    after = state._replace(chosen=chosen)
    if _seats(after, after.board):
        return after
    personal = (chosen[0] or NONE, chosen[1] or NONE)
    return after._replace(phase="deal", board=state.board._replace(personal=personal))


def _deal(state: State, move: Deal, seat: Seat) -> State:
    hidden = without(DECK.cards, *(card for hand in move.hands for card in hand))
    return state._replace(phase="stock", hands=move.hands, hidden=hidden)


def _stock(state: State, move: Stock, seat: Seat) -> State:
    board = state.board._replace(stock=move.card)
    return state._replace(phase="dice", hidden=without(state.hidden, move.card), board=board)


def _dice(state: State, move: Dice, seat: Seat) -> State:
    """The lower score leads; equal scores are left to nature (N9)."""
    board = state.board._replace(dice=move.faces, common=move.faces)
    if state.scores[0] == state.scores[1]:
        return state._replace(phase="lead", board=board)
    leader = int(state.scores[1] < state.scores[0])
    return state._replace(phase="play", board=board._replace(leader=leader))


def _lead(state: State, move: Lead, seat: Seat) -> State:
    return state._replace(phase="play", board=state.board._replace(leader=move.seat))


def _play(state: State, move: Play, seat: Seat) -> State:
    hand = without(state.hands[seat], move.card)
    hands = (hand, state.hands[1]) if seat == 0 else (state.hands[0], hand)
    board = state.board
    if not board.lead:
        return state._replace(hands=hands, board=board._replace(lead=move.card))
    board = board._replace(follow=move.card)
    places = open_places(state.setup, board)
    after = state._replace(hands=hands, board=board)
    if len(places) > 1:
        return after._replace(phase="solve")
    return _end_trick(after, places[0] if places else "unneeded")


def _solve(state: State, move: Solve, seat: Seat) -> State:
    return _end_trick(state._replace(phase="play"), move.place)


_APPLY: dict[type, Callable[[State, Any, Seat], State]] = {
    Play: _play,
    Solve: _solve,
    Tasks: _tasks,
    Deal: _deal,
    Stock: _stock,
    Dice: _dice,
    Lead: _lead,
}


def winner(setup: Setup, board: Board) -> Seat:
    """Who takes the trick that lies on the table."""
    rank = RANK[board.stock]
    beaten = follower_wins(
        board.lead, board.follow, trumps(setup, board), rank, setup.lead_suit_wins
    )
    return 1 - board.leader if beaten else board.leader


def task_suit(setup: Setup, board: Board) -> int:
    """The place in R Y B of the winning card's suit: a task of it is solved (N10)."""
    card = board.lead if winner(setup, board) == board.leader else board.follow
    return SUITS.index(SUIT[card])


def open_places(setup: Setup, board: Board) -> tuple[str, ...]:
    """Where the winner finds a task of the suit."""
    place = task_suit(setup, board)
    areas = {"common": board.common, "personal": board.personal[winner(setup, board)]}
    return tuple(name for name, counters in areas.items() if counters[place])


def _less(counters: Counters, place: int) -> Counters:
    red, yellow, blue = (number - (n == place) for n, number in enumerate(counters))
    return red, yellow, blue


def _more(counters: Counters, place: int) -> Counters:
    red, yellow, blue = (number + (n == place) for n, number in enumerate(counters))
    return red, yellow, blue


def end_trick(setup: Setup, board: Board, place: str) -> Board:
    """The board after the winner took a task from `place`."""
    seat, suit = winner(setup, board), task_suit(setup, board)
    trick = Trick(board.leader, board.lead, board.follow, seat, place)
    board = board._replace(leader=seat, lead="", follow="", tricks=(*board.tricks, trick))
    if place == "unneeded":
        mine, theirs = board.unneeded
        return board._replace(unneeded=(mine + (seat == 0), theirs + (seat == 1)))
    if place == "personal":
        areas = list(board.personal)
        areas[seat] = _less(areas[seat], suit)
        return board._replace(personal=(areas[0], areas[1]))
    solved = list(board.solved)
    solved[seat] = _more(solved[seat], suit)
    common = _less(board.common, suit)
    return board._replace(common=common, solved=(solved[0], solved[1]))


def _end_trick(state: State, place: str) -> State:
    after = state._replace(board=end_trick(state.setup, state.board, place))
    return after if after.hands[0] or after.hands[1] else _end_round(after)


def _end_round(state: State) -> State:
    """Score; the unneeded tricks of rounds one and two become tasks of the next."""
    board, last = state.board, state.number == ROUNDS - 1
    lines = round_lines(state.setup, board, last)
    scores = (
        state.scores[0] + sum(line.points[0] for line in lines),
        state.scores[1] + sum(line.points[1] for line in lines),
    )
    rounds = (*state.rounds, Round(board.tricks, lines, board.unneeded))
    if last:
        return state._replace(phase="over", scores=scores, rounds=rounds)
    return state._replace(
        phase="tasks" if any(board.unneeded) else "deal",
        number=state.number + 1,
        surplus=board.unneeded,
        chosen=(None, None),
        hidden=(),
        board=FRESH,
        scores=scores,
        rounds=rounds,
    )
