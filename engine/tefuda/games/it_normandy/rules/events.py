"""What happens at a table of IT Normandy, as facts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tefuda.core.cards import Cards
from tefuda.core.kit.play import Play
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.it_normandy.cards import PLACE, RANK, SUITS
from tefuda.games.it_normandy.rules.scoring import (
    LINES,
    SEATS,
    how,
    most_in,
    none_left,
    ranks,
    tally,
)
from tefuda.games.it_normandy.rules.state import (
    Counts,
    Dice,
    Lead,
    Move,
    Round,
    Setup,
    Solve,
    State,
    Tasks,
    Trick,
)
from tefuda.games.it_normandy.rules.turns import ROUNDS, apply, choosers, taker

AMOUNTS = {1: "one", 2: "two", 3: "three"}


@dataclass(frozen=True, slots=True)
class TasksChosen(Event):
    """A player's new tasks as the other hears of them: that they are spread, not how."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TasksShown(Event):
    """All new personal tasks are known, by seat; () for a seat without surplus."""

    tasks: tuple[Counts, ...]

    def tags(self) -> tuple[str, ...]:
        return (f"tasks for {AMOUNTS[sum(map(bool, self.tasks))]}",)


@dataclass(frozen=True, slots=True)
class TrumpSet(Event):
    """The trump suits of a round, by the dice."""

    suits: tuple[str, ...]

    def tags(self) -> tuple[str, ...]:
        return (f"{AMOUNTS[len(self.suits)]} trump",)


@dataclass(frozen=True, slots=True)
class TrumpChanged(Event):
    """The trump suits follow the counters (N7)."""

    suits: tuple[str, ...]

    def tags(self) -> tuple[str, ...]:
        return ("trump changed", f"trump changed to {AMOUNTS[len(self.suits)]}")


@dataclass(frozen=True, slots=True)
class LeadSet(Event):
    """Who leads the first trick of a round: the lower score, or by lot."""

    seat: Seat
    scores: tuple[int, ...]

    def tags(self) -> tuple[str, ...]:
        if self.scores[0] == self.scores[1]:
            return ("lead by lot",)
        lowest = min(self.scores)
        return ("lead by score", *(("negative leads",) if lowest < 0 else ()))


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """Two cards were compared. `how` as `scoring.how` says it."""

    seat: Seat
    plays: Cards
    how: str

    def tags(self) -> tuple[str, ...]:
        return (f"trick by {self.how}",)


@dataclass(frozen=True, slots=True)
class Solved(Event):
    """Where a trick lies. `chosen`: its winner had a choice; then left: common tasks, and the winner's own.

    `most`: to whom a suit goes that it finished; None where it finished none.
    """

    trick: Trick
    chosen: bool
    common: Counts
    own: int
    most: tuple[Seat, ...] | None

    def tags(self) -> tuple[str, ...]:
        return (*self._work(), *self._rest())

    def _work(self) -> tuple[str, ...]:
        if self.trick.area == "surplus":
            other = any(self.common) or self.own
            return ("surplus", *(("surplus beside other tasks",) if other else ()))
        return (f"{self.trick.area} {'chosen' if self.chosen else 'forced'}",)

    def _rest(self) -> Iterator[str]:
        """What a lesson's words hang on: whose a finished suit is, suits without common tasks, own ones left."""
        if self.most is not None:
            yield f"most to {self._whose(self.most)}"
        for suit, left in zip(SUITS, self.common, strict=True):
            if not left:
                yield f"no {suit} left"
        yield f"{self.own} own left"

    def _whose(self, most: tuple[Seat, ...]) -> str:
        if len(most) == 1:
            return "winner" if most[0] == self.trick.winner else "loser"
        return "both" if most else "nobody"


@dataclass(frozen=True, slots=True)
class AllDone(Event):
    """From now on each trick counts for these seats (N14); tricks won so far by seat."""

    seats: tuple[Seat, ...]
    won: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round was scored; totals so far by seat."""

    setup: Setup
    number: int  # from 1
    round: Round
    totals: tuple[int, ...]

    def tags(self) -> tuple[str, ...]:
        pairs = zip(LINES, self.round.points, strict=True)
        lines = [f"line {line.name}" for line, points in pairs if any(points)]
        sweep = ("clean sweep",) if 0 in self.round.tally.won else ()
        return ("RoundEnded", *lines, *sweep, *self._ties())

    def _ties(self) -> Iterator[str]:
        """Emptied common suits of which both solved equally many."""
        mine, yours = self.round.tally.solves
        for place, left in enumerate(self.round.tally.common):
            if not left and mine[place] == yours[place]:
                yield f"most solved tie {'both' if self.setup.tie_scores else 'none'}"


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    def tags(self) -> tuple[str, ...]:
        first = self.ranks.count(1)
        if first == 2:
            return ("shared win",)
        if first == 0:
            return ("nobody wins",)
        return ("win below zero beaten",) if min(self.scores) < 0 else ("nearer to zero wins",)


def events(state: State, move: Move, seat: Seat) -> Sequence[Event]:
    """What follows from a move, by comparing the states before and after it."""
    after = apply(state, move, seat)
    happened: list[Event] = [Moved(seat, move)]
    if isinstance(move, Play | Solve):
        happened += _of_trick(state, after, move, seat)
    elif isinstance(move, Tasks):
        if not choosers(after.past.rounds, tuple(map(bool, after.pending))):
            happened.append(TasksShown(after.pending))
    elif isinstance(move, Dice):
        happened.append(TrumpSet(after.now.trumps))
    if isinstance(move, Dice | Lead) and after.now.leader >= 0:
        happened.append(LeadSet(after.now.leader, after.past.scores))
    return happened


def _of_trick(state: State, after: State, move: Play | Solve, seat: Seat) -> Iterator[Event]:
    plays = (*state.plays, move.card) if isinstance(move, Play) else state.plays
    if isinstance(move, Play) and len(plays) == 2:
        yield taken(state, plays)
    if len(after.now.tricks) > len(state.now.tricks):
        trick, now = after.now.tricks[-1], after.now
        own = sum(now.personal[trick.winner])
        yield Solved(trick, isinstance(move, Solve), now.common, own, _finished(after))
        yield from _all_done(state, after)
        if after.now.trumps != state.now.trumps:
            yield TrumpChanged(after.now.trumps)
    if len(after.past.rounds) > len(state.past.rounds):
        number = len(after.past.rounds)
        yield RoundEnded(after.setup, number, after.past.rounds[-1], after.past.scores)
        if number == ROUNDS:
            yield MatchEnded(after.past.scores, ranks(after.past.scores))


def _finished(after: State) -> tuple[Seat, ...] | None:
    """Who did most of the suit that the last trick finished (6.4)."""
    now, trick = after.now, after.now.tricks[-1]
    if trick.area != "common" or now.common[PLACE[trick.suit]]:
        return None
    most = most_in(tally(now.tricks, now.common, now.personal, last=False), after.setup)
    return tuple(seat for seat in SEATS if trick.suit in most[seat])


def _all_done(state: State, after: State) -> Iterator[AllDone]:
    """Whoever has no task left since this trick, while the round goes on."""
    before, now = state.now, after.now
    clear = none_left(now.common, now.personal)
    if now.leader >= 0 and clear != none_left(before.common, before.personal):
        won = tuple(sum(trick.winner == seat for trick in now.tricks) for seat in SEATS)
        yield AllDone(clear, won)


def taken(state: State, plays: Cards) -> TrickTaken:
    """Who takes these two cards, and how."""
    setup, now = state.setup, state.now
    way = how(plays, now.trumps, RANK[now.up], highest=setup.highest_wins)
    return TrickTaken(taker(setup, now, plays), plays, way)
