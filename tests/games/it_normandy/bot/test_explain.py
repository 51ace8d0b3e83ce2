"""The facts of a line are those of the states it went through."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tefuda.ai.replay import Told, played
from tefuda.ai.stream import Stream
from tefuda.core.advice import NOBODY, Fact, Line
from tefuda.games.it_normandy.bot import explain
from tefuda.games.it_normandy.bot.compact import truth
from tefuda.games.it_normandy.bot.outlook import outlook
from tefuda.games.it_normandy.cards import PLACE
from tefuda.games.it_normandy.rules.scoring import most_in
from tefuda.games.it_normandy.rules.standing import GOOD
from tefuda.games.it_normandy.rules.state import Counts, State, Tasks
from tefuda.games.it_normandy.rules.turns import TRICKS
from tests.contract.again import Hint, hints, lines
from tests.games.it_normandy.rounds import GAME


def _spread() -> Iterator[Hint]:
    """Hints for tasks that are spread between rounds."""
    return hints(GAME, 60, where=lambda step: isinstance(step.move, Tasks))


def test_facts_are_what_happened() -> None:
    for hint in [*hints(GAME, 6), *islice(hints(GAME, 60, 40), 6)]:
        for states, facts in lines(GAME, hint, 6) if hint.why.deals else ():
            _of_round(states, facts)
            _gathered(states, facts, hint.seat)
            if truth(states[0]).get("taken") == (-1, -1):
                _of_trick(states, facts, hint.seat)
            else:
                assert not {Fact("won", hint.seat), Fact("taken", hint.seat)} & {*facts}


def _of_round(states: list[State], facts: Told) -> None:
    number, scores = len(states[0].past.rounds), states[-1].past.scores
    for seat, score in enumerate(scores):
        assert facts[Fact("below", seat)] == (score < 0)
        least = min((it for it in scores if it >= 0), default=None)
        first = "wins" if number == 2 else "ahead"
        assert facts[Fact(first, seat)] == (score == least and scores.count(score) == 1)
        tally = states[-1].past.rounds[number].tally
        left = sum(tally.personal[seat])
        assert facts[Fact("left", seat)] == (left > 0)
        assert facts[Fact("done", seat)] == (not left and not any(tally.common))
        _to_come(facts, seat, score, () if number == 2 else tally.surplus)
        assert facts[Fact("idle", seat)] == (not any(tally.solves[seat]))
        undone = any(tally.common)
        assert facts[Fact("undone", NOBODY)] == undone != facts[Fact("clear", NOBODY)]
    depends = {"points", "tricks", "tasks"}  # whether more is good
    assert not depends & {fact.name for fact in facts}


def test_what_a_round_comes_to_is_told_of_oneself_first() -> None:
    for hint in hints(GAME, 6):
        for _, facts in lines(GAME, hint, 1) if hint.why.deals else ():
            of = [fact.seat == hint.seat for fact in facts if fact.name in explain.SENSES]
            assert of == sorted(of, reverse=True)
            assert {*of} == {True, False}


def _to_come(facts: Told, seat: int, score: int, surplus: Counts) -> None:
    told = {fact.name: value for fact, value in facts.items() if fact.seat == seat}
    if not surplus:
        assert (told["close"], told["away"]) == (0 <= score <= 3, abs(score))
        assert not {"ahead", "good", "low", "high", "load"} & {*told}
        return
    least, most = (6, 10) if surplus[seat] else (2, 5)
    assert told["good"] == (least <= score <= most)
    assert (told["low"], told["high"]) == (score < least - 3, score > most + 3)
    assert told["load"] == (surplus[seat] >= 3 and score < 6)
    assert not {"wins", "close", "away"} & {*told}


def _promised(over: int, score: int, tasks: int) -> float:
    """What a score promises with so many tasks to come, on the mean of all of the other's scores."""
    return sum(outlook(over, (score, other), (tasks, 0))[0] for other in range(-8, 19))


@pytest.mark.parametrize("over", [1, 2])
@pytest.mark.parametrize(("tasks", "edge"), [((0,), 1), ((1, 3), 2)])
def test_what_is_called_good_with_rounds_to_come_promises_most(
    over: int, tasks: Counts, edge: int
) -> None:
    good = GOOD[any(tasks)]
    promised = {
        score: sum(_promised(over, score, number) for number in tasks) for score in range(-8, 19)
    }
    outside = [score for score in promised if not good[0] - edge < score < good[-1] + edge]
    assert min(promised[score] for score in good) > max(promised[score] for score in outside)


@pytest.mark.parametrize("over", [1, 2])
def test_under_its_mark_much_surplus_promises_less(over: int) -> None:
    for score in range(-8, explain.LOADED):
        assert _promised(over, score, explain.MANY) < _promised(over, score, 1)


def _gathered(states: list[State], facts: Told, seat: int) -> None:
    """Points for most of a suit in the whole round, and surplus tricks from the move on."""
    number, now = len(states[0].past.rounds), states[0].now
    over, name = states[-1].past.rounds[number], "minus" if number == 2 else "spare"
    assert facts[Fact("most", seat)] == 2 * len(most_in(over.tally, states[0].setup)[seat])
    begun = len(now.tricks) if now.leader >= 0 else 0
    spare = [it for it in over.tricks[begun:] if (it.winner, it.area) == (seat, "surplus")]
    assert facts[Fact(name, seat)] == len(spare)
    assert not {Fact("most", 1 - seat), Fact(name, 1 - seat)} & {*facts}


def _of_trick(states: list[State], facts: Told, seat: int) -> None:
    """Of two players one's own side says all."""
    over = states[-1].past.rounds[len(states[0].past.rounds)]
    trick = over.tricks[len(states[0].now.tricks)]
    left = states[0].now.common[PLACE[trick.suit]]
    chosen = left and states[0].now.personal[trick.winner][PLACE[trick.suit]]
    went = "choice" if chosen else trick.area
    last = left == 1 and went == "common"
    tasks = sum(states[0].now.common) + sum(states[0].now.personal[seat])
    few = tasks > TRICKS - len(states[0].now.tricks)
    assert facts[Fact("taken" if few else "won", seat)] == (trick.winner == seat)
    assert Fact("won" if few else "taken", seat) not in facts
    most = trick.suit in most_in(over.tally, states[0].setup)[seat]
    assert facts[Fact("last", seat)] == (last and most)
    idle = "wasted" if len(states[0].past.rounds) == 2 else "surplus"
    for area in ("surplus", "common", "personal", "choice"):
        name = idle if area == "surplus" else area
        assert facts[Fact(name, seat)] == (trick.winner == seat and went == area)
    assert not [fact for fact in facts if fact.seat == 1 - seat and fact.name in explain.TALES]


def test_of_spreading_tasks_the_round_is_told_that_gave_its_number() -> None:
    hinted = list(_spread())
    assert hinted
    for hint in hinted:
        for deal in hint.thought.deals[:6]:
            after = GAME.apply(deal.world, hint.thought.move, hint.seat)
            told = played(GAME, deal, hint.thought.move, hint.seat)
            assert told[0] == GAME.advice.playout(after, Stream(deal.luck))
        for states, facts in lines(GAME, hint, 6) if hint.why.rival else ():
            _of_round(states, facts)
            _gathered(states, facts, hint.seat)
            assert Fact("won", hint.seat) not in facts


def test_of_a_line_without_a_round_nothing_is_said() -> None:
    assert explain.facts(Line({}, iter(()), {}), 0) == {}
