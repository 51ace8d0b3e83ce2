"""What happens at a table of IT Normandy, as facts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tefuda.core.cards import Cards
from tefuda.core.game import Event, Moved, Seat
from tefuda.games.it_normandy.cards import RANK, SUIT
from tefuda.games.it_normandy.rules import apply
from tefuda.games.it_normandy.scoring import ranks, standing, trumps
from tefuda.games.it_normandy.state import Board, Counters, Line, Move, Setup, State, Trick


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal as a seat hears it: its own hand."""

    hand: Cards


@dataclass(frozen=True, slots=True)
class Spread(Event):
    """Everybody's new personal tasks are laid open."""

    personal: tuple[Counters, Counters]

    def tags(self) -> tuple[str, ...]:
        return ("both spread tasks" if all(map(any, self.personal)) else "one spreads tasks",)


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The dice fixed the common tasks and the trump suits."""

    suits: tuple[str, ...]

    def tags(self) -> tuple[str, ...]:
        return (f"trump suits {len(self.suits)}",)


@dataclass(frozen=True, slots=True)
class LeaderFixed(Event):
    """The lower score leads the round."""

    seat: Seat
    score: int

    def tags(self) -> tuple[str, ...]:
        return ("leader below zero" if self.score < 0 else "lower score leads",)


@dataclass(frozen=True, slots=True)
class TrickEnded(Event):
    """A trick went to its winner, and its task was solved or there was none."""

    trick: Trick
    suit: str  # of the winning card, so of the task
    why: str  # what decided it

    def tags(self) -> tuple[str, ...]:
        return (f"won by {self.why}", f"task {self.trick.place}")


@dataclass(frozen=True, slots=True)
class TrumpsChanged(Event):
    """By the option, other counters are the largest now (N7)."""

    suits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round was scored."""

    number: int  # from 1
    lines: tuple[Line, ...]
    totals: tuple[int, int]

    def tags(self) -> tuple[str, ...]:
        shared = any(line.number == 2 and line.points == (2, 2) for line in self.lines)
        return (
            *(f"line {line.number}" for line in self.lines),
            *(("shared majority",) if shared else ()),
        )


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; ranks by seat, no 1 where nobody wins."""

    ranks: tuple[int, int]

    def tags(self) -> tuple[str, ...]:
        names = {(2, 2): "nobody wins", (1, 1): "shared win"}
        return (names.get(self.ranks, "one wins"),)


def why_won(setup: Setup, board: Board, trick: Trick) -> str:
    """What told the two cards of a trick apart; `board` as it was before the second."""
    suits, rank = trumps(setup, board), RANK[board.stock]
    mine, theirs = (standing(card, trick.lead, suits, rank) for card in (trick.follow, trick.lead))
    if mine == theirs:
        if mine == 3:
            return "trump rank twice"
        return "lead" if RANK[trick.lead] == RANK[trick.follow] else "rank"
    top = max(mine, theirs)
    if top > 1:
        return "trump rank" if top == 3 else "trump suit"
    return "lead suit" if setup.lead_suit_wins else "off-suit rank"


def events(state: State, move: Move, seat: Seat) -> Sequence[Event]:
    return [Moved(seat, move), *_follow(state, apply(state, move, seat))]


def _follow(before: State, after: State) -> Iterator[Event]:
    if before.phase == "tasks" and after.phase == "deal":
        yield Spread(after.board.personal)
    if before.phase == "dice":
        yield Rolled(trumps(after.setup, after.board))
        if after.phase == "play":
            yield LeaderFixed(after.board.leader, after.scores[after.board.leader])
    yield from _tricks(before, after)
    if len(after.rounds) > len(before.rounds):
        yield RoundEnded(len(after.rounds), after.rounds[-1].lines, after.scores)
        if after.phase == "over":
            yield MatchEnded(ranks(after.scores))


def _tricks(before: State, after: State) -> Iterator[Event]:
    ended = len(after.rounds) > len(before.rounds)
    tricks = after.rounds[-1].tricks if ended else after.board.tricks
    if len(tricks) > len(before.board.tricks):
        trick = tricks[-1]
        card = trick.lead if trick.winner == trick.leader else trick.follow
        yield TrickEnded(trick, SUIT[card], why_won(before.setup, before.board, trick))
        if not ended:
            old, new = (trumps(one.setup, one.board) for one in (before, after))
            if old != new:
                yield TrumpsChanged(new)
