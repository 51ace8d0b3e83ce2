"""Bots are asked one at a time, and know no more than they should."""

import pytest

from app.bots.decision import Decision, at_once, decide
from app.bots.request import Request
from app.bots.tempo import BEAT, GLIMPSE, SECRET, THINK
from app.play.effects import Stop
from app.saves.preferences import Settings
from tefuda.ai.levels import LEVELS, player
from tefuda.ai.simulation import simulate
from tefuda.core.plain import to_plain
from tefuda.core.registry import find
from tests.web.hall import Hall


def test_a_bot_thinks_again_the_same_after_a_reload(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    asked = [effect._replace(number=0) for effect in hall.left if isinstance(effect, Request)]
    hall.open()
    again = [effect._replace(number=0) for effect in hall.left if isinstance(effect, Request)]
    assert asked
    assert asked == again


def test_a_request_holds_neither_seed_nor_others_cards(key: str) -> None:
    hall = Hall(key, seed="very-secret-seed", seat0="greedy")
    request = next(effect for effect in hall.left if isinstance(effect, Request))
    assert "very-secret" not in repr(request)
    view = find(key).view(hall.session.match.state, request.seat)
    assert request.view == to_plain(view)


def requests(hall: Hall, number: int) -> list[Request]:
    """What bots are asked in so many moves."""
    asked: list[Request] = []
    while len(asked) < number:
        effect = hall.left.pop(0)
        asked += [effect] if isinstance(effect, Request) else []
        hall.serve(effect)
    return asked


def test_the_pace_is_not_the_bots(key: str) -> None:
    """They think as long at every pace, where it is known that they are asked."""
    asked = [requests(Hall(key, Settings(pace=pace), seat0="greedy"), 20) for pace in BEAT]
    times = [[request.ms for request in each] for each in asked]
    openly = [number for number, ms in enumerate(times[0]) if ms == THINK]
    assert openly
    assert all(each[number] == THINK for each in times for number in openly)


@pytest.mark.parametrize(("pace", "ms"), [("normal", BEAT["normal"] // SECRET), ("fast", GLIMPSE)])
def test_who_is_asked_in_secret_thinks_within_the_beat(pace: str, ms: int) -> None:
    hall = Hall("world_management", Settings(pace=pace), seat0="greedy")
    secret = [request.ms for request in requests(hall, 40) if request.ms != THINK]
    assert set(secret) == {ms}
    assert ms <= BEAT[pace]


def test_neither_the_match_nor_who_else_plays_changes_the_deals_key(key: str) -> None:
    hall, other = Hall(key, seat0="greedy"), Hall(key, seat0="novice", name0="Eve")
    assert hall.id != other.id
    assert deals(hall) == deals(other) != deals(Hall(key, seed="another", seat0="greedy"))


def test_bots_on_the_page_play_as_they_do_without_it(key: str) -> None:
    levels = ("novice", "keen", "casual", "novice", "casual")[: find(key).info.players[0]]
    seats = {f"seat{n}": level for n, level in enumerate(levels)}
    hall = Hall(key, Settings(), players=str(len(levels)), **seats)
    alone = simulate(find(key), [player(level) for level in levels], {}, "seed", 20)
    while len(hall.session.match.steps) < 20:
        effect = hall.left.pop(0)
        if isinstance(effect, Request):
            hall.take(hall.session.answer(effect.number, decide(effect)))
        else:
            hall.serve(effect)
    assert [step[:2] for step in hall.session.match.steps[:20]] == [s[:2] for s in alone.steps]


def deals(hall: Hall) -> set[str]:
    """The keys of the deals that bots are told."""
    return {request.deal for request in requests(hall, 4)}


def test_a_bots_move_is_kept_with_its_playouts(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    while not any(line.startswith("1:") for line in hall.entries()):
        effect = hall.left.pop(0)
        if isinstance(effect, Request):
            thought: Decision = {**at_once(effect), "iterations": 17 + effect.seat}
            hall.take(hall.session.answer(effect.number, thought))
        else:
            hall.serve(effect)
    kept = [line.split(" ")[0] for line in hall.entries() if not line.startswith("-1")]
    assert set(kept) <= {f"{seat}:{17 + seat}" for seat in range(5)}


def test_a_bot_is_asked_as_the_level_that_sits_there(any_key: str) -> None:
    """And not as the adviser, whom hints ask."""
    hall = Hall(any_key, seat0="greedy", seat1=LEVELS[-1])
    asked = {(request.seat, request.level) for request in requests(hall, 4)}
    assert asked <= {*enumerate(hall.opened.head.setup.seats)}


def test_a_bot_asked_again_answers_the_same(any_key: str) -> None:
    hall = Hall(any_key, seat0="greedy", seat1="casual")
    asked = next(request for request in requests(hall, 4) if request.level == "casual")
    assert decide(asked) == decide(asked._replace(number=99, ms=1))


def test_a_forced_move_is_told_with_the_request(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    for _ in range(100):
        effect = hall.left.pop(0) if hall.left else None
        if effect is None:
            break
        if isinstance(effect, Request):
            choices = hall.session.match.choices(effect.seat)
            assert (effect.only != "") == (choices.count() == 1)
        hall.serve(effect)


def test_an_undone_request_is_stopped(any_key: str) -> None:
    hall = Hall(any_key, policy="coach")
    while not (
        hall.session.course.undoable() and any(isinstance(effect, Request) for effect in hall.left)
    ):
        hall.left.clear() if hall.session.course.choices() else hall.settle()
        hall.act()
    assert Stop() in hall.session.do("undo")
