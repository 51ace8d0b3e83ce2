"""The facts of a line are those of the states it went through."""

from tefuda.core.advice import Fact, Line
from tefuda.core.registry import find
from tefuda.games.thieves.bot import explain
from tests.contract.again import hints, lines

GAME = find("thieves")


def test_facts_are_what_happened() -> None:
    for hint in hints(GAME, 6):
        for states, facts in lines(GAME, hint, 6) if hint.why.deals else ():
            result = states[-1].past.results[len(states[0].past.results)]
            for seat, points in enumerate(result.points):
                assert facts[Fact("points", seat)] == points
                assert facts[Fact("last", seat)] == (result.last == seat)


def test_of_hiding_a_first_treasure_nothing_is_said() -> None:
    assert explain.facts(Line({}, iter(()), {}), 0) == {}
