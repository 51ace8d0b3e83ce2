"""Bots in a worker that may die; the match goes on."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from app.decision import Decision, at_once, decide
from app.effects import Question
from app.thinker import Thinker
from app.worker import think
from tefuda.ai.levels import LEVELS
from tefuda.core.notation import parse
from tests.web.bots import Hall


def question(key: str, level: str = LEVELS[0]) -> Question:
    hall = Hall(key, seat0=level)
    found = next(one for one in hall.left if isinstance(one, Question))
    return found._replace(level=level)


class FakeWorker:
    """Answers, hangs or fails."""

    def __init__(self, mood: str) -> None:
        self.mood = mood
        self.ended = False

    async def think(self, text: str) -> str:
        if self.mood == "dead":
            await asyncio.Event().wait()
        if self.mood == "ill":
            raise RuntimeError("out of memory")
        return json.dumps({"move": f"from {self.mood}", "evidence": []})

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
            assert await thinker.answer(question(any_key)) == "from well"
        thinker.close()
        assert [one.ended for one in yard.workers] == [True]
        thinker.close()

    run(work)


@pytest.mark.parametrize("mood", ["dead", "ill", "none"])
def test_another_worker_takes_over(any_key: str, mood: str) -> None:
    async def work() -> None:
        yard = Yard(mood, "second")
        thinker = Thinker(yard.start, patience=0.01)
        assert await thinker.answer(question(any_key)._replace(ms=1)) == "from second"
        assert not thinker.helpless
        assert [one.ended for one in yard.workers[:-1]] == [True] * (len(yard.workers) - 1)

    run(work)


def test_without_workers_moves_are_greedy(any_key: str) -> None:
    async def work() -> None:
        asked = question(any_key)
        thinker = Thinker(Yard("none", "ill").start)
        for _ in range(2):
            assert await thinker.answer(asked) == at_once(asked)["move"]
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


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_is_a_move_of_that_game(key: str, level: str) -> None:
    hall = Hall(key, seat0=level)
    asked = question(key, level)._replace(ms=1)
    decision: Decision = json.loads(think(json.dumps(asked._asdict())))
    game, match = hall.session.game, hall.session.match
    assert parse(decision["move"], game.moves, game.deck) in match.choices(asked.seat)


def test_thinking_stops_when_the_time_is_over(any_key: str) -> None:
    time = iter(range(1000))
    assert decide(question(any_key, LEVELS[-1])._replace(ms=2000), lambda: float(next(time)))
    assert next(time) <= 5
