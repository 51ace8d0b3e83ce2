"""The facts of a line are those of the states it went through."""

from itertools import islice

from tefuda.core.advice import Fact, Line
from tefuda.games.it_normandy.bot import explain
from tests.contract.again import hints, lines
from tests.games.it_normandy.rounds import GAME


def test_facts_are_what_happened() -> None:
    for hint in [*hints(GAME, 6), *islice(hints(GAME, 60), 40, 46)]:
        for states, facts in lines(GAME, hint, 6) if hint.why.deals else ():
            number = len(states[0].past.rounds)
            over, mine = states[-1].past.rounds[number], hint.seat
            trick = over.tricks[len(states[0].now.tricks)]
            assert facts[Fact("won", mine)] == (trick.winner == mine)
            for seat in (0, 1):
                score = states[-1].past.scores[seat]
                assert facts[Fact("below", seat)] == (score < 0)
                assert facts[Fact("points", seat)] == score - states[0].past.scores[seat]
                least = min((it for it in states[-1].past.scores if it >= 0), default=None)
                alone = states[-1].past.scores.count(score) == 1
                assert facts[Fact("ahead", seat)] == (score == least and alone)
                taken = over.tally.surplus[seat] if number < 2 else 0
                assert facts[Fact("tasks", seat)] == taken
                for area in ("surplus", "common", "personal"):
                    so = trick.winner == seat and trick.area == area
                    assert facts[Fact(area, seat)] == so


def test_of_spreading_tasks_nothing_is_said() -> None:
    assert explain.facts(Line({}, iter(()), {}), 0) == {}
