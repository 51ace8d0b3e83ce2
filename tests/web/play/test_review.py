"""Looking back: from every seat what it knew, and what was thought there."""

from collections.abc import Iterator

import pytest

from app.bots.decision import at_once, decide, forced
from app.bots.request import Request
from app.play.effects import Begin, Stop
from app.play.review import Review
from app.play.sitting import own_seat
from app.saves.preferences import Settings
from app.view import render
from app.view.scene import Scene
from tefuda.ai.levels import LEVELS
from tefuda.core.notation import text
from tefuda.core.plain import to_plain
from tefuda.core.terms import CHANCE
from tests.web.hall import Hall


def finished(key: str) -> Hall:
    """A match that was given up after a while, for whole ones take long."""
    hall = Hall(key)
    hall.play(40)
    if not hall.session.history.over:
        hall.do("give-up yes")
    return hall


def review(hall: Hall) -> Review:
    opened = hall.saves.open(hall.id)
    return Review(opened.head, opened.history, Settings(), own_seat(opened.head.setup))


def stops(one: Review) -> Iterator[Scene]:
    """Every stop from the first to the end."""
    one.do("first")
    yield one.scene()
    while one.step:
        one.do("later")
        yield one.scene()


def test_it_goes_forth_and_back_over_the_same_stops(key: str) -> None:
    one = review(finished(key))
    forth = [scene.look.at for scene in stops(one) if scene.look]
    back = [one.at]
    while one.at > forth[0]:
        one.do("earlier")
        back.append(one.at)
    assert forth == back[::-1]
    assert forth[-1] == len(one.match.steps)
    assert all(render.board(scene) for scene in stops(one))


def test_a_bots_table_is_made_of_what_it_knew(key: str) -> None:
    one = review(finished(key))
    for scene in stops(one):
        if one.mover in (CHANCE, one.home):
            continue
        bot = one.mover
        one.do(f"as {bot}")
        game, state = one.game, one.moment.state
        seen = one.scene()
        assert seen.viewer == bot
        assert seen.table == game.table(game.view(state, bot), game.choices(state, bot))
        assert scene.table == game.table(game.view(state, 0), None)
        one.do("as 0")


def test_a_bot_thinks_over_again_what_it_was_asked(key: str) -> None:
    """With the same request it comes to the same move."""
    hall = Hall(key, seat0=LEVELS[0])
    asked = next(one for one in hall.left if isinstance(one, Request))
    hall.settle()
    one = review(hall)
    one.do(f"at {asked.rng_key.partition('/')[2]}")
    one.do(f"as {asked.seat}")
    (again,) = one.do("explain")
    assert isinstance(again, Request)
    same = again._replace(number=asked.number, ms=asked.ms, patient=False)
    assert same == asked
    one.answer(again.number, decide(again))
    scene = one.scene()
    assert scene.evidence
    assert scene.dialog == "evidence"
    assert scene.evidence.move == tuple(decide(asked._replace(ms=2000))["move"].split())
    assert render.board(scene)


def test_the_strongest_player_judges_ones_own_moves(any_key: str) -> None:
    one = review(finished(any_key))
    while one.mover != one.home:
        one.do("later")
    (asked,) = one.do("explain")
    assert isinstance(asked, Request)
    assert (asked.level, asked.seat) == (LEVELS[-1], one.home)
    assert asked.view == to_plain(one.game.view(one.moment.state, one.home))
    assert one.scene().ponders
    assert one.do("explain") == []
    one.answer(asked.number, at_once(asked))
    look = one.scene().look
    assert look
    assert one.step
    assert look.move == tuple(text(one.step.move).split())
    assert not look.explains
    one.do("later")
    assert one.scene().evidence is None


def test_who_moves_on_does_not_wait_for_the_answer(any_key: str) -> None:
    one = review(finished(any_key))
    while one.mover != one.home:
        one.do("later")
    one.do("explain")
    assert one.do("later") == [Stop()]
    assert one.do("later") == []


def test_the_turning_points_are_ones_own_costly_moves() -> None:
    one = review(finished("master_of_rules"))
    left = one.do("turns")
    asked: list[Request] = []
    while left:
        (request,) = left
        assert isinstance(request, Request)
        asked.append(request)
        left = one.answer(request.number, decide(request._replace(ms=30)))
    look = one.scene().look
    assert look
    assert look.turns
    assert look.turns.done == look.turns.all == len(asked) > 3
    lost = [turn.lost for turn in look.turns.worst]
    assert lost == sorted(lost, reverse=True)
    assert all(one.match.steps[turn.at].seat == one.home for turn in look.turns.worst)
    assert render.board(one.scene())
    assert one.do("turns") == []


def test_nobody_explains_what_others_decided(any_key: str) -> None:
    one = review(finished(any_key))
    while one.mover in (CHANCE, one.home):
        one.do("later")
    assert not one.explains
    assert one.do("explain") == []


def test_playing_on_from_a_point(any_key: str) -> None:
    hall = finished(any_key)
    one = review(hall)
    for _ in range(3):
        one.do("later")
    (begin,) = one.do("branch")
    assert isinstance(begin, Begin)
    again = hall.saves.open(hall.saves.create(begin.setup, begin.entries))
    assert again.history.match.state == one.moment.state
    assert again.head.setup.policy == "coach"


def test_a_line_of_the_log_leads_there(any_key: str) -> None:
    one = review(finished(any_key))
    one.do("open log")
    line = one.scene().log[-1]
    one.do(f"at {line.step - 1}")
    assert (one.at, one.scene().dialog) == (line.step - 1, "")


def test_clicks_that_mean_nothing(any_key: str) -> None:
    one = review(finished(any_key))
    before = one.scene()
    for what in ("card A", "send", "at x", "at 99999", "as 9", "arrange x", "open sesame", "undo"):
        one.do(what)
    assert one.scene()._replace(dialog="") == before
    one.do("last")
    assert one.do("later") == []
    one.do("first")
    assert one.answer(99, forced("")) == []


@pytest.mark.parametrize("dialog", ["menu", "sheet", "log", "settings"])
def test_dialogs(any_key: str, dialog: str) -> None:
    one = review(finished(any_key))
    one.do(f"open {dialog}")
    assert f'class="dialog {dialog}"' in render.board(one.scene())
    one.do("close")
    assert one.scene().dialog == ""


def test_a_watched_match_is_looked_back_at_by_an_onlooker(any_key: str) -> None:
    hall = Hall(any_key, seat0="greedy")
    hall.settle()
    one = review(hall)
    assert one.scene().viewer == CHANCE
    assert "branch" not in one.scene().actions
    one.do("as 1")
    assert one.scene().viewer == 1
