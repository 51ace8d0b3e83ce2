"""What happens at a table of Master of Rules, as facts."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tefuda.core.cards import Cards
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.master_of_rules.cards import KINDS, SUPPORT, split
from tefuda.games.master_of_rules.rules.scoring import bonuses, standing, winnings
from tefuda.games.master_of_rules.rules.state import Move, Reveal, Round, State
from tefuda.games.master_of_rules.rules.turns import ROUNDS, apply, is_last


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A seat had no rule to play and showed the three it has."""

    seat: Seat
    cards: Cards
    lap: int  # 1 or 2
    first: bool = True  # in the match

    def tags(self) -> tuple[str, ...]:
        return (f"reveal in lap {self.lap}",)

    def halts(self, seat: int) -> bool:
        """Before all others, the first time: it explains why a rule lies there twice."""
        return self.first and seat != self.seat


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The number deck was empty, and its discards became the deck before the draw."""

    cards: int

    def halts(self, seat: int) -> bool:
        """Or the discards would be gone and nobody had said why."""
        return True


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round was judged."""

    number: int  # from 1
    round: Round

    def tags(self) -> tuple[str, ...]:
        rules, met = self.round.rules, self.round.met
        verdicts = zip(rules, met, strict=True)
        tags = [f"{rule} {'met' if ok else 'missed'}" for rule, ok in verdicts]
        return (*tags, *_support(rules))


def _support(rules: Cards) -> list[str]:
    """SUPPORT all round, or one beside another."""
    if set(rules) == {SUPPORT}:
        return ["all support"]
    pairs = [(rules[seat - 1], rules[seat]) for seat in range(len(rules))]
    return ["support chain"] if (SUPPORT, SUPPORT) in pairs else []


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """The last round begins: no row, no refills."""


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over: the rule cards won, by seat."""

    won: tuple[Cards, ...]

    def tags(self) -> tuple[str, ...]:
        names = [bonus.name for cards in self.won for bonus in bonuses(cards)]
        return (*names, *_ties(self.won))


def _ties(won: Sequence[Cards]) -> list[str]:
    """What parts neighbours in the ranking who have the same score."""
    results = sorted(map(standing, won))
    return [_parted(low, high) for low, high in pairwise(results) if low[0] == high[0]]


def _parted(low: tuple[int, ...], high: tuple[int, ...]) -> str:
    pairs = zip(KINDS, low[1:], high[1:], strict=True)
    return next((f"tie by {kind}" for kind, less, more in pairs if less != more), "shared rank")


def events(state: State, move: Move, seat: Seat) -> Sequence[Event]:
    """The reshuffle before a draw is told after the card it brought, as `Moved` is always first."""
    happened: list[Event] = [Moved(seat, move)]
    after = apply(state, move, seat)
    if isinstance(move, Reveal):
        lap = 1 if state.now.plays < state.setup.players else 2
        happened.append(Revealed(seat, split(state.hands[seat])[1], lap, not _repeated(state)))
    if after.past.reshuffles > state.past.reshuffles:
        happened.append(Reshuffled(len(state.past.discards)))
    if len(after.past.rounds) > len(state.past.rounds):
        happened += _round_ended(after)
    return happened


def _repeated(state: State) -> bool:
    """Whether a rule that was barred has been laid before: only who shows all three lays one."""
    laid = [state.now.rules, *(over.rules for over in state.past.rounds)]
    return any(map(_twice, laid))


def _twice(rules: Cards) -> bool:
    played = [rule for rule in rules if rule]
    return len({*played}) < len(played)


def _round_ended(after: State) -> list[Event]:
    number = len(after.past.rounds)
    ended = RoundEnded(number, after.past.rounds[-1])
    if is_last(after):
        return [ended, LastRound()]
    if number == ROUNDS[after.setup.players]:
        return [ended, MatchEnded(winnings(after.past.rounds, after.setup.players))]
    return [ended]
