"""The facts of a line are those of the states it went through."""

from tefuda.core.advice import Fact
from tefuda.core.registry import find
from tests.contract.again import hints, lines

GAME = find("master_of_rules")


def test_facts_are_what_happened() -> None:
    for hint in hints(GAME, 6):
        for states, facts in lines(GAME, hint, 6) if hint.why.deals else ():
            over = states[-1].past.rounds[len(states[0].past.rounds)]
            assert facts == {Fact("met", seat): met for seat, met in enumerate(over.met)}
            assert next(iter(facts)) == Fact("met", hint.seat)
