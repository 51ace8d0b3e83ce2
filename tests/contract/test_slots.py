"""What a game may say beside the least: from what was heard and seen alone, of things that exist."""

from collections.abc import Iterator

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.table import Gauge, Help, Table, Zone
from tefuda.core.terms import CHANCE
from tests.contract.tables import Set, decisions, pick_seat, walk, zones
from tests.seeds import clauses


def gauges(table: Table) -> Iterator[Gauge]:
    yield from table.facts
    for zone in zones(table):
        yield from zone.gauges


def test_what_is_foreseen_is_of_cards_that_may_come_next(size: Set) -> None:
    for view, choices, _ in decisions(size):
        for words in ((), *((word,) for word in choices.options(()))):
            foresight = size.game.foresee(view, words)
            if foresight is not None:
                assert {*foresight.by_card} <= {*choices.options(words)}


def test_help_names_a_clause(size: Set) -> None:
    helps = [size.game.meaning(card) for card in size.game.deck]
    for _, _, table in decisions(size):
        helps += [zone.help for zone in zones(table)]
        helps += [gauge.help for gauge in gauges(table)]
    assert {told.clause for told in helps if isinstance(told, Help)} <= {*clauses(size.key)}


def test_numbers_lie_between_their_ends(size: Set) -> None:
    for _, _, table in decisions(size):
        for gauge in gauges(table):
            if isinstance(gauge.value, int):
                assert gauge.low is None or gauge.low <= gauge.value
                assert gauge.high is None or gauge.value <= gauge.high


def test_groups_are_of_the_zones_cards(size: Set) -> None:
    for _, _, table in decisions(size):
        for zone in zones(table):
            grouped = [face.card for group in zone.groups for face in group.cards]
            assert all(grouped.count(card) <= _held(zone, card) for card in grouped)


def _held(zone: Zone, card: str) -> int:
    return sum(face.card == card for face in zone.cards)


@pytest.mark.many
def test_who_wins_a_decided_match_wins_it(size: Set) -> None:
    """However the rest is played."""
    for match in walk(size, "decided", 400):
        if size.game.table(size.game.view(match.state, 0), None).decided:
            assert len({winners(match, number) for number in range(5)}) == 1
            return


def winners(match: Match, number: int) -> frozenset[int]:
    """Of the match played to its end by one of many ways, and taken back."""
    rng, steps = Quick("rest", number), len(match.steps)
    while not match.over:
        seat = pick_seat(match, rng)
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.choices(seat).sample(rng))
    ranks = match.game.ranks(match.state)
    match.take_back(len(match.steps) - steps)
    return frozenset(seat for seat, rank in enumerate(ranks) if rank == 1)
