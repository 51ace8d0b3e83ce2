"""Bots in a worker that may die; the match goes on."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from app.bots import worker
from app.bots.decision import Decision, Memory, at_once, decide, forced, ponder
from app.bots.request import Request
from app.bots.thinker import Thinker
from tefuda.ai.levels import ADVISER, LEVELS
from tefuda.ai.player import Deal, Line, Thought
from tefuda.ai.solving import unsolved
from tefuda.ai.why import Why
from tefuda.core.notation import parse, text
from tefuda.core.registry import find
from tefuda.core.table import Reason, say
from tests.web.hall import Hall


def request(key: str, level: str = LEVELS[0]) -> Request:
    hall = Hall(key, seat0=level)
    asked = next(effect for effect in hall.left if isinstance(effect, Request))
    return asked._replace(level=level)


class FakeWorker:
    """Answers, thinks on until it is stopped, hangs or fails."""

    def __init__(self, mood: str) -> None:
        self.mood = mood
        self.asked: list[int] = []  # milliseconds
        self.ended = False
        self._stop = asyncio.Event()

    async def think(self, text: str) -> str:
        self.asked.append(Request(**json.loads(text)).ms)
        if self.mood == "dead":
            await asyncio.Event().wait()
        if self.mood == "deep":
            await self._stop.wait()
        if self.mood == "ill":
            raise RuntimeError("out of memory")
        return json.dumps(forced(f"from {self.mood}"))

    def stop(self, number: int) -> None:
        self._stop.set()

    def terminate(self) -> None:
        self.ended = True


class Yard:
    """Starts workers of the given moods, one after the other."""

    def __init__(self, *moods: str) -> None:
        self.moods = list(moods)
        self.workers: list[FakeWorker] = []

    async def start(self) -> FakeWorker:
        mood = self.moods.pop(0)
        if mood == "none":
            raise RuntimeError("no worker here")
        if mood == "late":
            await asyncio.Event().wait()
        if mood == "slow":
            await asyncio.sleep(0.05)
        self.workers.append(FakeWorker(mood))
        return self.workers[-1]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def test_one_worker_serves_a_match(any_key: str) -> None:
    async def work() -> None:
        yard = Yard("well")
        thinker = Thinker(yard.start)
        thinker.warm()
        for _ in range(3):
            assert await thinker.answer(request(any_key)) == forced("from well")
        thinker.close()
        assert [worker.ended for worker in yard.workers] == [True]
        thinker.close()

    run(work)


@pytest.mark.parametrize("mood", ["dead", "ill", "none"])
def test_another_worker_takes_over(
    any_key: str, mood: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # however busy the machine, the page leaves the second worker the time to start
    monkeypatch.setattr("app.bots.thinker.FRAME", 10.0)

    async def work() -> None:
        yard = Yard(mood, "second")
        thinker = Thinker(yard.start, patience=0.1)
        decision = await thinker.answer(request(any_key)._replace(ms=1))
        assert decision == forced("from second")
        assert not thinker.helpless
        assert [worker.ended for worker in yard.workers[:-1]] == [True] * (len(yard.workers) - 1)

    run(work)


def test_without_workers_moves_are_greedy(any_key: str) -> None:
    async def work() -> None:
        asked = request(any_key)
        thinker = Thinker(Yard("none", "ill").start)
        for _ in range(2):
            assert await thinker.answer(asked) == at_once(asked)
        assert thinker.helpless
        thinker.warm()

    run(work)


def test_closing_while_a_worker_starts(any_key: str) -> None:
    async def work() -> None:
        thinker = Thinker(Yard("late").start)
        thinker.warm()
        thinker.close()
        await asyncio.sleep(0)

    run(work)


def test_a_forced_move_needs_no_worker(any_key: str) -> None:
    async def work() -> None:
        asked = request(any_key)._replace(only="pass")
        assert await Thinker(Yard().start).answer(asked) == forced("pass")

    run(work)


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by so many seconds at every look."""
    times = iter(range(10_000))
    return lambda: step * next(times)


def test_while_a_worker_starts_the_page_thinks(any_key: str) -> None:
    async def work() -> None:
        thinker = Thinker(Yard("late").start)
        decision = await thinker.answer(request(any_key, LEVELS[-1])._replace(ms=50))
        assert decision["iterations"] > 0
        assert not thinker.helpless
        thinker.close()

    run(work)


def test_who_is_patient_waits_for_the_worker(any_key: str) -> None:
    async def work() -> None:
        asked = request(any_key)._replace(patient=True)
        assert await Thinker(Yard("slow").start).answer(asked) == forced("from slow")

    run(work)


def test_a_stop_ends_the_patience_so_that_whoever_waits_behind_it_is_heard(any_key: str) -> None:
    async def work() -> None:
        thinker = Thinker(Yard("late").start)
        advice = request(any_key)._replace(number=1, patient=True)
        asked = [advice, request(any_key)._replace(number=2, ms=1)]
        answers = [asyncio.ensure_future(thinker.answer(wanted)) for wanted in asked]
        await asyncio.sleep(0)
        thinker.stop()
        done = await asyncio.wait_for(asyncio.gather(*answers), 5)
        assert all(decision["move"] for decision in done)
        thinker.close()

    run(work)


def test_what_was_waited_is_not_thought(any_key: str) -> None:
    async def work() -> None:
        yard = Yard("well")
        thinker = Thinker(yard.start, clock=ticking(0.4))
        thinker.warm()
        await asyncio.sleep(0)
        await thinker.answer(request(any_key)._replace(ms=850))
        assert yard.workers[0].asked == [450]

    run(work)


def test_who_thinks_is_stopped_and_what_waits_is_not_thought_about(any_key: str) -> None:
    async def work() -> None:
        yard = Yard("deep")
        thinker = Thinker(yard.start)
        asked = [request(any_key)._replace(number=n, ms=850) for n in (1, 2, 3)]
        answers = [asyncio.ensure_future(thinker.answer(wanted)) for wanted in asked[:2]]
        for _ in range(9):  # until it has begun to think
            await asyncio.sleep(0)
        assert yard.workers[0].asked
        assert not answers[0].done()
        thinker.stop()
        await asyncio.gather(*answers)
        await thinker.answer(asked[2])
        times = yard.workers[0].asked
        assert (times[0] > 0, times[1], times[2] > 0) == (True, 0, True)

    run(work)


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_is_a_move_of_that_game(key: str, level: str) -> None:
    hall = Hall(key, seat0=level)
    asked = request(key, level)._replace(ms=1)
    decision: Decision = json.loads(asyncio.run(worker.think(json.dumps(asked._asdict()))))
    game, match = hall.session.match.game, hall.session.match
    assert parse(decision["move"], game.moves, game.deck) in match.choices(asked.seat)


def test_thinking_stops_when_the_time_is_over(any_key: str) -> None:
    asked = request(any_key, LEVELS[-1])._replace(ms=2000)
    for_ever = ticking(1.0)
    assert asyncio.run(ponder(asked, lambda: False, for_ever))
    assert for_ever() <= 6


@pytest.mark.parametrize("part", [0.0, 0.001, 1.0])
def test_slices_and_clocks_change_nothing_but_how_far_it_thinks(key: str, part: float) -> None:
    asked = request(key, LEVELS[-1])._replace(ms=10**9, playouts=60)
    whole = decide(asked)
    assert asyncio.run(ponder(asked, lambda: False, part=part)) == whole
    cut = asyncio.run(ponder(asked._replace(ms=20), lambda: False, ticking(0.005), part))
    assert cut["iterations"] < whole["iterations"]
    assert decide(asked._replace(playouts=cut["iterations"])) == cut


def test_who_ponders_hears_that_it_should_stop() -> None:
    """After a slice; there is a decision all the same."""
    asked = request("hyper_maker", LEVELS[-1])._replace(ms=10**9)
    assert asyncio.run(ponder(asked, lambda: True))["iterations"] > 0


def test_the_worker_is_stopped_by_number(any_key: str) -> None:
    worker.stop(7)
    worker.stop(3)
    assert worker.last_stopped == 7
    worker.last_stopped = 0


def test_the_same_question_is_not_thought_over_twice() -> None:
    """With no time left it comes to what it came to then."""
    asked, memory = request("hyper_maker", "expert")._replace(ms=200), Memory()
    first = asyncio.run(ponder(asked, lambda: False, memory=memory))
    other = first["evidence"][-1][0]
    again = asked._replace(number=asked.number + 1, ms=0, against=other, reasons=True)
    held = asyncio.run(ponder(again, lambda: False, memory=memory))
    assert (held["move"], held["iterations"]) == (first["move"], first["iterations"])
    assert memory.recall(asked._replace(seat=1)) is None


def test_the_best_is_held_against_what_a_rule_of_thumb_would_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = request("hyper_maker", "expert")._replace(ms=10**9, playouts=400, reasons=True)
    rules, heard = set[str](), list[object]()

    def maxim(_: object, __: object, words: tuple[str, ...]) -> Reason | None:
        return Reason(say("So one plays."), "5.1") if " ".join(words) in rules else None

    def explain(*told: object) -> Iterator[Why]:
        heard.append(told[-1])
        return iter(())

    def tempting(*followed: str) -> str:
        rules.clear()
        rules.update(followed)
        asyncio.run(ponder(asked, lambda: False))
        return text(heard[-1])

    monkeypatch.setattr(type(find("hyper_maker").advice), "maxim", maxim, raising=False)
    monkeypatch.setattr("app.bots.decision.explain", explain)
    found, plain = decide(asked), tempting()
    best, moves = found["move"], [move for move, _, _ in found["evidence"]]
    other = next(move for move in moves if move not in (plain, best))
    assert tempting(other) == other
    assert tempting(other, best) == plain


Maxims = Callable[..., None]


@pytest.fixture
def maxims(monkeypatch: pytest.MonkeyPatch) -> Maxims:
    """Says which moves follow a rule of thumb."""

    def say_so(*moves: str) -> None:
        def maxim(_: object, __: object, words: tuple[str, ...]) -> Reason | None:
            return Reason(say("So one plays."), "5.1") if " ".join(words) in moves else None

        monkeypatch.setattr(type(find("hyper_maker").advice), "maxim", maxim, raising=False)

    return say_so


@pytest.mark.parametrize(
    ("worth", "level", "solved", "takes"),
    [
        (0.47, ADVISER, False, True),
        (0.3, ADVISER, False, False),  # it would cost something
        (0.47, LEVELS[-1], False, False),  # what a bot thinks is told as it is
        (0.47, ADVISER, True, False),
    ],
)
def test_advice_takes_what_a_rule_of_thumb_would_do_where_it_is_about_as_good(
    monkeypatch: pytest.MonkeyPatch,
    maxims: Maxims,
    *,
    worth: float,
    level: str,
    solved: bool,
    takes: bool,
) -> None:
    game = find("hyper_maker")
    asked = request("hyper_maker")._replace(level=level)
    best, usual, *_ = (move for move, _, _ in decide(asked._replace(playouts=60))["evidence"])
    lines = tuple(
        Line(parse(move, game.moves, game.deck), 9, payoff)
        for move, payoff in ((best, 0.5), (usual, worth))
    )
    deal = Deal(None, 0, (lambda _: (0.0, 0.0, 0.0)) if solved else unsolved)
    thought = Thought(lines[0].move, lines, 9, (deal,))
    monkeypatch.setattr("app.bots.decision._thoughts", lambda *_: iter((thought,)))
    monkeypatch.setattr("app.bots.decision.explain", lambda *_: iter(()))
    maxims(usual)
    assert decide(asked)["move"] == (usual if takes else best)


def test_reasons_have_a_moment_where_the_thought_was_broken_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = request("hyper_maker", "expert")._replace(ms=10**9, reasons=True)
    told = list[int]()

    def explain(*_: object) -> Iterator[Why]:
        for number in range(1000):
            told.append(number)
            yield Why(None, (), even=True)

    monkeypatch.setattr("app.bots.decision.explain", explain)
    asyncio.run(ponder(asked, lambda: True, ticking(0.005), 0.0))
    assert 10 < len(told) < 100


def test_what_was_broken_off_is_not_kept() -> None:
    asked, memory = request("hyper_maker", "expert"), Memory()
    asyncio.run(ponder(asked, lambda: True, memory=memory))
    assert memory.recall(asked) is None
