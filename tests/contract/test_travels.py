"""Every event that moves something tells of its travel: cards, pieces, and zones that walk.

A game that tells of any tells of all; by default a game tells nothing.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest

from tefuda.core.kit.deal import Dealt
from tefuda.core.notation import words
from tefuda.core.table import Place, Travel, Zone
from tefuda.core.terms import Event, Seat
from tests.contract.tables import Set, walk, zones

Travels = Callable[[Event, Seat], Iterable[Travel]]


def strays(one: Set, travels: Travels, limit: int = 60) -> Iterator[str]:
    """Travels of what was not heard of, or between places that are not there."""
    for match in walk(one, "slots", limit):
        for step in match.steps[-1:]:
            events = one.game.events(step.before, step.move, step.seat)
            for seat in range(-1, one.players):
                told = heard(one, events, seat)
                states = (step.before, match.state)
                tables = [one.game.table(one.game.view(state, seat), None) for state in states]
                names = {zone.name for table in tables for zone in zones(table)}
                for travel in (travel for event in told for travel in travels(event, seat)):
                    yield from wrong(one, travel, told, names)


def heard(one: Set, events: Sequence[Event], seat: Seat) -> list[Event]:
    told = [one.game.hears(event, seat) for event in events]
    return [event for event in told if event is not None]


def wrong(one: Set, travel: Travel, told: Sequence[Event], names: set[str]) -> Iterator[str]:
    for place in (travel.start, travel.end):
        there = place in names if isinstance(place, str) else place in range(one.players)
        if not there:
            yield f"{place} is no place"
    if travel.what in one.game.deck and repr(travel.what) not in repr(told):
        yield f"{travel.what} was not heard of"
    if travel.size < 1:
        yield "nothing travels"


def test_what_travels_was_heard_of_and_has_places(size: Set) -> None:
    """It has nothing but what was heard to go by, so two worlds that sound alike look alike."""
    assert list(strays(size, size.game.travels)) == []


@pytest.mark.parametrize("end", ["nowhere", 99, 0])
def test_a_stray_is_seen(size: Set, end: str | int) -> None:
    """From seat to seat every face of the deck is shown, heard of or not."""

    def planted(_: Event, __: Seat) -> Iterable[Travel]:
        return [Travel(face, 0, end) for face in size.game.deck]

    assert any(strays(size, planted, 3))


class Seen(NamedTuple):
    """What a seat (-1: an onlooker) saw of a move."""

    verb: str
    told: Sequence[Travel]  # by this move
    owed: list[Travel]  # by earlier ones, of cards that have not gone yet
    before: Mapping[str, Zone]
    after: Mapping[str, Zone]
    dealt: bool  # what lay was gathered and dealt anew, of which one's own hand alone is told


class Heard(NamedTuple):
    """What a seat heard of a move, and the zones before and after it."""

    verb: str
    seat: Seat
    events: Sequence[Event]
    before: Mapping[str, Zone]
    after: Mapping[str, Zone]


@cache
def walked(key: str, players: int, limit: int) -> tuple[Heard, ...]:
    """Every move of a random walk, by every seat that may have heard of it."""
    one = Set(key, players, {})
    return tuple(
        Heard(words(step.move)[0], seat, heard(one, events, seat), before, after)
        for match in walk(one, "slots", limit)
        for step in match.steps[-1:]
        for events in (one.game.events(step.before, step.move, step.seat),)
        for seat in range(-1, players)
        for before, after in ([lying(one, state, seat) for state in (step.before, match.state)],)
    )


def seen(one: Set, travels: Travels, limit: int) -> Iterator[Seen]:
    owed: dict[Seat, list[Travel]] = defaultdict(list)
    for verb, seat, events, before, after in walked(one.key, one.players, limit):
        told = [travel for event in events for travel in travels(event, seat)]
        dealt = any(isinstance(event, Dealt) for event in events)
        yield Seen(verb, told, owed[seat], before, after, dealt)
        owed[seat] += told


def lying(one: Set, state: Any, seat: Seat) -> dict[str, Zone]:
    """What is in play by zone; what lay in the last trick lies there once more."""
    table = one.game.table(one.game.view(state, seat), None)
    return {zone.name: zone for zone in zones(table._replace(last=()))}


def untold(one: Set, travels: Travels, limit: int = 60) -> Iterator[str]:
    """What lies elsewhere after a move, before a seat that was not told that it went."""
    moves = [*seen(one, travels, limit)]
    counted = {name for move in moves for name in _counted(one, move)}
    for move in moves:
        missed = [*_came(move)]
        if not move.dealt:
            missed += [*_gone(move), *_backs(move), *_walks(move), *_pieces(move, counted)]
        yield from (f"{move.verb}: {what}" for what in missed)


def _came(move: Seen) -> Iterator[str]:
    """Faces that lie where they did not, unless they turned where they lay or came as backs."""
    for face, names in _more(move.before, move.after).items():
        hid = any(_hidden(move.before, name) > _hidden(move.after, name) for name in names)
        if not hid and not any(
            travel.what in (face, "") and _at(move, travel.end, name)
            for travel in move.told
            for name in names
        ):
            yield f"{face} comes to {names}"


def _gone(move: Seen) -> Iterator[str]:
    """Faces that lie nowhere now, unless one covers them, or a hand is put away unseen."""
    came = _more(move.before, move.after)
    covered = {name for names in came.values() for name in names}
    for face, names in _more(move.after, move.before).items():
        left = [name for name in names if name != "hand" and name not in covered]
        if (
            left
            and face not in came
            and not any(
                travel.what == face and _at(move, travel.start, name)
                for travel in (*move.owed, *move.told)
                for name in left
            )
        ):
            yield f"{face} leaves {left}"


def _backs(move: Seen) -> Iterator[str]:
    for name in {*move.before} & {*move.after}:
        if _hidden(move.before, name) != _hidden(move.after, name) and not _touched(move, name):
            yield f"backs of {name}"


def _walks(move: Seen) -> Iterator[str]:
    for name in {*move.before} & {*move.after}:
        walked = move.before[name].seat != move.after[name].seat
        if walked and not any(travel.what == name for travel in move.told):
            yield f"{name} walks"


def _pieces(move: Seen, counted: set[str]) -> Iterator[str]:
    for name in counted & {*move.before} & {*move.after}:
        if move.before[name].gauges != move.after[name].gauges and not _touched(move, name):
            yield f"pieces of {name}"


def _counted(one: Set, move: Seen) -> Iterator[str]:
    """Zones of numbers that pieces come to or go from."""
    for name, zone in move.after.items():
        if zone.kind == "gauges" and any(
            travel.what not in ("", *one.game.deck, *move.after) and name in travel[1:3]
            for travel in move.told
        ):
            yield name


def _touched(move: Seen, name: str) -> bool:
    return any(
        travel.what == name or _at(move, travel.start, name) or _at(move, travel.end, name)
        for travel in move.told
    )


def _at(move: Seen, place: Place, name: str) -> bool:
    """Whether a place is a zone, or of the same seat."""
    owners = [_owner(move, where) for where in (place, name)]
    return place == name or (owners[0] is not None and owners[0] == owners[1])


def _owner(move: Seen, place: Place) -> Seat | None:
    if isinstance(place, int):
        return place
    zone = move.after.get(place) or move.before.get(place)
    return zone.seat if zone else None


def _more(less: Mapping[str, Zone], more: Mapping[str, Zone]) -> dict[str, list[str]]:
    """Zones by faces of which they hold more."""
    names: dict[str, list[str]] = defaultdict(list)
    for name, zone in more.items():
        for face in _faces(zone) - (_faces(less[name]) if name in less else Counter()):
            names[face].append(name)
    return names


def _faces(zone: Zone) -> Counter[str]:
    return Counter(face.card for face in zone.cards if face.card)


def _hidden(table: Mapping[str, Zone], name: str) -> int:
    """Backs that lie there, or are counted."""
    zone = table.get(name)
    if zone is None:
        return 0
    if not zone.cards:
        return zone.size or 0
    return sum(not face.card and "empty" not in face.marks for face in zone.cards)


@pytest.mark.many
def test_whatever_goes_elsewhere_has_its_travel(size: Set) -> None:
    if "travels" in vars(type(size.game)):
        assert {*untold(size, size.game.travels)} == set()


@pytest.mark.many
def test_a_move_without_its_travel_is_seen(size: Set) -> None:
    assert any(untold(size, lambda _, __: ()))


@pytest.mark.many
def test_a_piece_that_goes_untold_is_seen(size: Set) -> None:
    """Of each piece and each zone that walks a seat is told once, and never again."""
    told, silent = set(), set()

    def planted(event: Event, seat: Seat) -> Iterator[Travel]:
        for travel in size.game.travels(event, seat):
            if travel.what in ("", *size.game.deck) or (travel.what, seat) not in told:
                told.add((travel.what, seat))
                yield travel
            else:
                silent.add(travel.what)

    assert any(untold(size, planted)) or not silent
