"""Every game at every size with every option, and random walks through them."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import Match
from tefuda.core.registry import find, keys
from tefuda.core.table import Table, Zone
from tefuda.core.terms import CHANCE, Seat, Value


class Set(NamedTuple):
    """A game, a number of players and options that differ from the defaults in one place."""

    key: str
    players: int
    options: Mapping[str, Value]

    @property
    def game(self) -> AnyGame:
        return find(self.key)

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.key}-{self.players}{chosen}"


def sizes() -> Iterator[Set]:
    """Every game at every size, default options."""
    for key in keys():
        for players in find(key).info.players:
            yield Set(key, players, {})


def every() -> Iterator[Set]:
    """The same, and for each option every other value."""
    for one in sizes():
        yield one
        for option in one.game.info.options:
            for value in option.values(one.players)[1:]:
                yield one._replace(options={option.name: value})


def pick_seat(match: Match, rng: Quick) -> Seat:
    """Any of those to act."""
    seats = match.turn.seats
    return seats[rng.below(len(seats))]


def walk(one: Set, seed: object, limit: int = 150) -> Iterator[Match]:
    """A random match, yielded before every move, up to so many moves."""
    match = Match(one.game, one.players, one.options, f"walk {seed}")
    rng = Quick(one, seed)
    for _ in range(limit):
        if match.over:
            return
        yield match
        seat = pick_seat(match, rng)
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.choices(seat).sample(rng))


def far(one: Set, seed: object, limit: int = 150) -> Match:
    """A random match after so many moves, or over."""
    match = Match(one.game, one.players, one.options, f"walk {seed}")
    for match in walk(one, seed, limit):  # noqa: B007 - the last one is wanted
        pass
    return match


def screens(one: Set) -> tuple[Table, ...]:
    """Every seat's screen along a random walk of a game at a size."""
    return _screens(one.key, one.players)


@cache
def _screens(key: str, players: int) -> tuple[Table, ...]:
    return tuple(
        one.game.table(one.game.view(match.state, seat), choices)
        for one in (Set(key, players, {}),)
        for match in walk(one, "screens", 60)
        for seat in range(-1, players)
        for choices in (match.choices(seat) if seat in acting(match) else None,)
    )


class Decision(NamedTuple):
    """What whoever acts goes by."""

    view: Any
    choices: Any
    table: Table


def decisions(one: Set) -> tuple[Decision, ...]:
    """Those along a random walk of a game at a size."""
    return _decisions(one.key, one.players)


@cache
def _decisions(key: str, players: int) -> tuple[Decision, ...]:
    one = Set(key, players, {})
    return tuple(
        Decision(view, choices, one.game.table(view, choices))
        for match in walk(one, "slots", 60)
        for seat in acting(match)
        for view, choices in ((one.game.view(match.state, seat), match.choices(seat)),)
    )


def acting(match: Match) -> tuple[Seat, ...]:
    """Who is to act, less nature."""
    return tuple(seat for seat in match.turn.seats if seat >= 0)


def zones(table: Table) -> Iterator[Zone]:
    """Every zone in sight."""
    yield from (*table.centre, *table.last, *((table.hand,) if table.hand else ()))
    for panel in table.panels:
        yield from panel.zones
