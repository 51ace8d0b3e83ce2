"""Who takes a trick, which suits are trump, and what a round is worth."""

from collections.abc import Iterator

from tefuda.core.cards import Card
from tefuda.core.game import Seat
from tefuda.games.it_normandy.cards import RANK, SUIT, SUITS
from tefuda.games.it_normandy.state import Board, Counters, Line, Setup


def suits_of_most(counters: Counters) -> tuple[str, ...]:
    """The trump suits: all that show the largest number, one, two or three (N5)."""
    most = max(counters)
    return tuple(suit for suit, number in zip(SUITS, counters, strict=True) if number == most)


def trumps(setup: Setup, board: Board) -> tuple[str, ...]:
    """The trump suits now: as rolled, or by the counters that remain (N7)."""
    return suits_of_most(board.dice if setup.trump_fixed else board.common)


def standing(card: Card, lead: Card, suits: tuple[str, ...], rank: int) -> int:
    """3 trump rank, 2 trump suit, 1 lead suit, 0 nothing (N3)."""
    if RANK[card] == rank:
        return 3
    if SUIT[card] in suits:
        return 2
    return int(SUIT[card] == SUIT[lead])


def follower_wins(
    lead: Card, follow: Card, suits: tuple[str, ...], rank: int, lead_suit_wins: bool
) -> bool:
    """Whether the second card beats the first; where nothing tells them apart the leader wins."""
    mine, theirs = (standing(card, lead, suits, rank) for card in (follow, lead))
    if not lead_suit_wins and {mine, theirs} == {0, 1}:
        return RANK[follow] > RANK[lead]
    if mine != theirs:
        return mine > theirs
    if mine == 3:  # N4: the trump suit tells two cards of the trump rank apart
        return SUIT[follow] in suits and SUIT[lead] not in suits
    return RANK[follow] > RANK[lead]


def won(board: Board, seat: Seat) -> int:
    """Tricks that `seat` won this round."""
    return sum(trick.winner == seat for trick in board.tricks)


def round_lines(setup: Setup, board: Board, last: bool) -> tuple[Line, ...]:
    """The score lines of a round that brought somebody points, in the order of the rules."""
    lines = [*_reward(board), *_most_solved(setup, board), *_idle(board), *_left_common(board)]
    lines += [*_left_personal(board), *(_surplus(board) if last else ())]
    return tuple(line for line in lines if line.points != (0, 0))


def _pair(points: Iterator[int]) -> tuple[int, int]:
    first, second = points
    return first, second


def _reward(board: Board) -> Iterator[Line]:
    """1: the common area and one's own are empty: a point a trick won (N14)."""
    if not any(board.common):
        done = (0 if any(board.personal[seat]) else won(board, seat) for seat in (0, 1))
        yield Line(1, "", _pair(done))


def _most_solved(setup: Setup, board: Board) -> Iterator[Line]:
    """2: for each cleared suit, 2 to whoever solved most of it; on a tie both, or none (N11)."""
    for place, suit in enumerate(SUITS):
        mine, theirs = board.solved[0][place], board.solved[1][place]
        if board.common[place] == 0:
            if mine == theirs:
                yield Line(2, suit, (2, 2) if setup.ties_score else (0, 0))
            else:
                yield Line(2, suit, (2, 0) if mine > theirs else (0, 2))


def _idle(board: Board) -> Iterator[Line]:
    """3: who solved no common task at all loses 2 (N12)."""
    yield Line(3, "", _pair(-2 * (not any(solved)) for solved in board.solved))


def _left_common(board: Board) -> Iterator[Line]:
    """4: common tasks are left: both lose 2, once."""
    if any(board.common):
        yield Line(4, "", (-2, -2))


def _left_personal(board: Board) -> Iterator[Line]:
    """5: personal tasks are left: their owner loses 3 and 1 for each (N15)."""
    yield Line(5, "", _pair(-3 - sum(left) if any(left) else 0 for left in board.personal))


def _surplus(board: Board) -> Iterator[Line]:
    """6: in the last round each unneeded trick costs its owner 1 (N16)."""
    yield Line(6, "", _pair(-number for number in board.unneeded))


def ranks(scores: tuple[int, int]) -> tuple[int, int]:
    """Nearest to zero from above wins; below zero nobody does (N13)."""
    able = [score for score in scores if score >= 0]
    if not able:
        return 2, 2
    first, second = (1 if score == min(able) else 2 for score in scores)
    return first, second
