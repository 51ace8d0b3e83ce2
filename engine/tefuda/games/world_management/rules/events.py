"""What happens at a table of World Management, as facts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tefuda.core.cards import Card, Cards
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.rules.draws import next_turner
from tefuda.games.world_management.rules.scoring import judge_seat
from tefuda.games.world_management.rules.state import (
    Dice,
    Discard,
    Dora,
    Draw,
    Extend,
    Move,
    Result,
    State,
    Summon,
)
from tefuda.games.world_management.rules.turns import apply, laid

LOOK = 4
"""Beats from the deal to the first draw."""


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew; the others hear it without the cards."""

    seat: Seat
    cards: Cards
    size: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The dice were thrown; -1 where all roll again."""

    dealer: Seat

    def tags(self) -> tuple[str, ...]:
        return ("dice tie",) if self.dealer < 0 else ("dealer found",)


@dataclass(frozen=True, slots=True)
class DoraTurned(Event):
    """The dora is known; "" where a wild was turned."""

    face: Card
    dealer: Seat

    def beats(self) -> float:
        """One's hand is seen before anybody acts."""
        return LOOK

    def tags(self) -> tuple[str, ...]:
        return ("dora",) if self.face else ("no dora",)


@dataclass(frozen=True, slots=True)
class Exposed(Event):
    """A group lies open, new or one larger."""

    seat: Seat
    group: Cards
    extended: bool
    own: bool  # the seat itself had discarded the card it took
    early: bool  # before the seat's first turn

    def beats(self) -> float:
        """A call-out: 1.2 seconds at the usual pace."""
        return 1.5

    def tags(self) -> tuple[str, ...]:
        tags = [
            f"extended to {len(self.group)}" if self.extended else f"summoned {len(self.group)}"
        ]
        if self.own:
            tags.append("own discard taken")
        if self.early:
            tags.append("before the first turn")
        if set(self.group) == {WILD}:
            tags.append("group of wilds")
        return tuple(tags)


@dataclass(frozen=True, slots=True)
class TooFew(Event):
    """A complete hand may not be declared: it has fewer points than agreed. Only its seat hears."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    """A hand (番) is over; totals so far by seat."""

    number: int  # from 1
    result: Result
    totals: tuple[int, ...]
    over: bool = False  # and the match with it

    def tags(self) -> tuple[str, ...]:
        result = self.result
        tags = ["dealer moves" if result.moves else "dealer stays"]
        if result.winner < 0:
            return (*tags, _short(result))
        reading = result.shown[0].reading
        assert reading
        who = "dealer" if result.winner == result.dealer else "another"
        tags += [f"{who} declares", f"form {reading.form or 'none'}"]
        tags += [f"yakuman {name}" for name in reading.yakuman]
        if reading.yakuman and reading.ordinary:
            tags.append("more than a yakuman")
        if reading.dora and reading.ordinary:
            tags.append("dora counted")
        return (*tags, *(("declared with a summon",) if result.shown[0].exposed else ()))


def _short(result: Result) -> str:
    """Who was one card short at the end (iii)."""
    short = [hand.seat for hand in result.shown]
    if result.dealer in short:
        return "dealer short"
    return "only another short" if short else "nobody short"


def events(state: State, move: Move, seat: Seat) -> Sequence[Event]:
    return (Moved(seat, move), *_follows(state, move, seat))


def _follows(state: State, move: Move, seat: Seat) -> Iterator[Event]:
    if isinstance(move, Draw):
        yield Drew(next_turner(state), move.cards, len(move.cards))
        return
    if isinstance(move, Dice):
        yield Rolled(apply(state, move, seat).past.dealer)
    elif isinstance(move, Dora):
        yield DoraTurned(dora_of(move.card), state.past.dealer)
    elif isinstance(move, Discard | Summon | Extend):
        yield from _laid(state, move, seat)
    after = apply(state, move, seat)
    if len(after.past.results) > len(state.past.results):
        past, over = after.past, after.phase == "over"
        yield HandEnded(len(past.results), past.results[-1], past.scores, over)


def _laid(state: State, move: Discard | Summon | Extend, seat: Seat) -> Iterator[Event]:
    after = laid(state, move, seat)
    if not isinstance(move, Discard):
        yield _exposed(state, after, move, seat)
    if after.setup.minimum:
        reading = judge_seat(after, seat)
        if reading and reading.points < after.setup.minimum:
            yield TooFew(seat, reading.points)


def _exposed(state: State, after: State, move: Summon | Extend, seat: Seat) -> Exposed:
    number = move.group if isinstance(move, Extend) else -1
    others = (cards for other, cards in enumerate(state.now.thrown) if other != seat)
    return Exposed(
        seat=seat,
        group=after.now.exposed[seat][number],
        extended=isinstance(move, Extend),
        own=not any(move.card in cards for cards in others),
        early=_is_early(state, seat),
    )


def _is_early(state: State, seat: Seat) -> bool:
    """On turn 1, whether the seat has still to draw."""
    players = state.setup.players
    mine, now = ((turner - state.past.dealer) % players for turner in (seat, state.now.turner))
    return state.now.turn == 1 and mine > now
