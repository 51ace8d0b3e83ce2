"""What a game may say beside the least: from what was heard and seen alone, of things that exist."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from tefuda.core.table import Gauge, Help, Table, Travel, Zone
from tefuda.core.terms import Event, Seat
from tests.contract.tables import Set, walk
from tests.seeds import clauses

Travels = Callable[[Sequence[Event], Seat], Sequence[Travel]]


def zones(table: Table) -> Iterator[Zone]:
    yield from (*table.centre, *table.last, *((table.hand,) if table.hand else ()))
    for panel in table.panels:
        yield from panel.zones


def gauges(table: Table) -> Iterator[Gauge]:
    yield from table.facts
    for zone in zones(table):
        yield from zone.gauges


def strays(one: Set, travels: Travels, limit: int = 60) -> Iterator[str]:
    """Travels of what was not heard of, or between places that are not there."""
    for match in walk(one, "slots", limit):
        for step in match.steps[-1:]:
            events = one.game.events(step.before, step.move, step.seat)
            for seat in range(-1, one.players):
                told = [one.game.hears(event, seat) for event in events]
                heard = [event for event in told if event is not None]
                states = (step.before, match.state)
                tables = [one.game.table(one.game.view(state, seat), None) for state in states]
                names = {zone.name for table in tables for zone in zones(table)}
                for travel in travels(heard, seat):
                    yield from wrong(one, travel, heard, names)


def wrong(one: Set, travel: Travel, heard: Sequence[Event], names: set[str]) -> Iterator[str]:
    for place in (travel.start, travel.end):
        there = place in names if isinstance(place, str) else place in range(one.players)
        if not there:
            yield f"{place} is no place"
    if travel.what in one.game.deck and repr(travel.what) not in repr(heard):
        yield f"{travel.what} was not heard of"
    if travel.size < 1:
        yield "nothing travels"


def test_what_travels_was_heard_of_and_has_places(size: Set) -> None:
    """It has nothing but what was heard to go by, so two worlds that sound alike look alike."""
    assert list(strays(size, size.game.travels)) == []


@pytest.mark.parametrize("end", ["nowhere", 99, 0])
def test_a_stray_is_seen(size: Set, end: str | int) -> None:
    """From seat to seat every face of the deck is shown, heard of or not."""

    def planted(_: Sequence[Event], __: Seat) -> Sequence[Travel]:
        return [Travel(face, 0, end) for face in size.game.deck]

    assert any(strays(size, planted, 3))


def seen(one: Set) -> Iterator[tuple[Any, Any, Table]]:
    """(view, choices, table) of whoever acts."""
    for match in walk(one, "slots", 60):
        for seat in match.turn.seats:
            if seat >= 0:
                view, choices = one.game.view(match.state, seat), match.choices(seat)
                yield view, choices, one.game.table(view, choices)


def test_what_is_foreseen_is_of_cards_that_may_come_next(size: Set) -> None:
    for view, choices, _ in seen(size):
        for words in ((), *((word,) for word in choices.options(()))):
            foresight = size.game.foresee(view, words)
            if foresight is not None:
                assert {*foresight.by_card} <= {*choices.options(words)}


def test_help_names_a_clause(size: Set) -> None:
    helps = [size.game.meaning(card) for card in size.game.deck]
    for _, _, table in seen(size):
        helps += [zone.help for zone in zones(table)]
        helps += [gauge.help for gauge in gauges(table)]
    assert {told.clause for told in helps if isinstance(told, Help)} <= {*clauses(size.key)}


def test_numbers_lie_between_their_ends(size: Set) -> None:
    for _, _, table in seen(size):
        for gauge in gauges(table):
            if isinstance(gauge.value, int):
                assert gauge.low is None or gauge.low <= gauge.value
                assert gauge.high is None or gauge.value <= gauge.high


def test_groups_are_of_the_zones_cards(size: Set) -> None:
    for _, _, table in seen(size):
        for zone in zones(table):
            grouped = [face.card for group in zone.groups for face in group.cards]
            assert all(grouped.count(card) <= _held(zone, card) for card in grouped)


def _held(zone: Zone, card: str) -> int:
    return sum(face.card == card for face in zone.cards)
