"""Looking back: from every seat what it knew, and what was thought there."""

from collections.abc import Iterator

import pytest

from app.bots.decision import at_once, decide, forced
from app.bots.request import Request
from app.play.effects import Begin, Stop
from app.play.review import Review
from app.play.sitting import own_seat
from app.saves.preferences import Settings
from app.view import advised, aids, render
from app.view.scene import Scene
from tefuda.ai.levels import ADVISER, LEVELS
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


def stops(looking: Review) -> Iterator[Scene]:
    """Every stop from the first to the end."""
    looking.do("first")
    yield looking.scene()
    while looking.step:
        looking.do("later")
        yield looking.scene()


def test_it_goes_forth_and_back_over_the_same_stops(key: str) -> None:
    looking = review(finished(key))
    forth = [scene.look.at for scene in stops(looking) if scene.look]
    back = [looking.at]
    while looking.at > forth[0]:
        looking.do("earlier")
        back.append(looking.at)
    assert forth == back[::-1]
    assert forth[-1] == len(looking.match.steps)
    assert all(render.board(scene) for scene in stops(looking))


def test_a_bots_table_is_made_of_what_it_knew(key: str) -> None:
    looking = review(finished(key))
    for scene in stops(looking):
        if looking.mover in (CHANCE, looking.home):
            continue
        bot = looking.mover
        looking.do(f"as {bot}")
        game, state = looking.game, looking.moment.state
        seen = looking.scene()
        assert seen.viewer == bot
        assert seen.table == game.table(game.view(state, bot), game.choices(state, bot))
        assert scene.table == game.table(game.view(state, 0), None)
        looking.do("as 0")


def test_a_bot_thinks_over_again_what_it_was_asked(key: str) -> None:
    """With the same request it comes to the same move."""
    hall = Hall(key, seat0=LEVELS[0])
    asked = next(effect for effect in hall.left if isinstance(effect, Request))
    made = len(hall.session.match.steps)
    hall.settle()
    looking = review(hall)
    looking.do(f"at {made}")
    looking.do(f"as {asked.seat}")
    (again,) = looking.do("explain")
    assert isinstance(again, Request)
    assert again.against == text(hall.session.match.steps[made].move)
    same = again._replace(number=asked.number, ms=asked.ms, patient=False, reasons=False)
    assert same._replace(against="") == asked
    looking.answer(again.number, decide(again))
    scene = looking.scene()
    assert scene.evidence
    assert scene.dialog == "evidence"
    assert scene.evidence.move == tuple(decide(asked)["move"].split())
    assert render.board(scene)


def explained(then: int | None, now: int) -> str:
    """What is said of a bot's move made after so many playouts, and thought over again."""
    hall = Hall("hyper_maker", seat0=LEVELS[-1])
    asked = next(effect for effect in hall.left if isinstance(effect, Request))
    made = len(hall.session.match.steps)
    hall.settle()
    looking = review(hall)
    looking.match.steps[made] = looking.match.steps[made]._replace(playouts=then)
    for act in (f"at {made}", f"as {asked.seat}"):
        looking.do(act)
    (again,) = looking.do("explain")
    assert isinstance(again, Request)
    looking.answer(again.number, {**decide(again), "iterations": now})
    return render.board(looking.scene())


@pytest.mark.parametrize(
    ("then", "now", "told"),
    [
        (90, 90, "just as it was then"),
        (40, 90, "in a hurry, after 40 trials; here it is thought over in full, in 90"),
        (None, 90, "How far it thought then was not saved"),
        (90, 40, "How far it thought then was not saved"),
    ],
)
def test_a_move_made_in_a_hurry_is_told(then: int | None, now: int, told: str) -> None:
    assert told in explained(then, now)


def test_the_strongest_player_judges_ones_own_moves(any_key: str) -> None:
    looking = review(finished(any_key))
    while looking.mover != looking.home:
        looking.do("later")
    (asked,) = looking.do("explain")
    assert isinstance(asked, Request)
    assert (asked.level, asked.seat) == (ADVISER, looking.home)
    assert asked.view == to_plain(looking.game.view(looking.moment.state, looking.home))
    assert looking.scene().ponders
    assert looking.do("explain") == []
    looking.answer(asked.number, at_once(asked))
    look = looking.scene().look
    assert look
    assert looking.step
    assert look.move == tuple(text(looking.step.move).split())
    assert not look.explains
    looking.do("later")
    assert looking.scene().evidence is None


def test_who_moves_on_does_not_wait_for_the_answer(any_key: str) -> None:
    looking = review(finished(any_key))
    while looking.mover != looking.home:
        looking.do("later")
    looking.do("explain")
    assert looking.do("later") == [Stop()]
    assert looking.do("later") == []


def test_a_strict_match_is_looked_back_at_without_aids(key: str) -> None:
    looking = review(finished(key))
    strict = review(finished(key))
    strict.head = strict.head._replace(setup=strict.head.setup._replace(policy="strict"))
    for helped, bare in zip(stops(looking), stops(strict), strict=True):
        assert bare.table == advised.plain(aids.without(helped.table))


def test_others_show_what_was_advised() -> None:
    tables = repr([scene.table for scene in stops(review(finished("world_management")))])
    assert "'advised'" in tables


def test_the_turning_points_are_ones_own_costly_moves() -> None:
    looking = review(finished("master_of_rules"))
    left = looking.do("turns")
    asked: list[Request] = []
    while left:
        (request,) = left
        assert isinstance(request, Request)
        asked.append(request)
        left = looking.answer(request.number, decide(request._replace(ms=30)))
    look = looking.scene().look
    assert look
    assert look.turns
    assert look.turns.done == look.turns.all == sum(not request.reasons for request in asked) > 3
    for turn in look.turns.worst:
        assert turn.why and turn.why.why and turn.why.why.rival == turn.played
    lost = [turn.lost for turn in look.turns.worst]
    assert lost == sorted(lost, reverse=True)
    assert all(looking.match.steps[turn.at].seat == looking.home for turn in look.turns.worst)
    assert render.board(looking.scene())
    assert looking.do("turns") == []


def test_nobody_explains_what_others_decided(any_key: str) -> None:
    looking = review(finished(any_key))
    while looking.mover in (CHANCE, looking.home):
        looking.do("later")
    assert not looking.explains
    assert looking.do("explain") == []


def test_playing_on_from_a_point(any_key: str) -> None:
    hall = finished(any_key)
    looking = review(hall)
    for _ in range(3):
        looking.do("later")
    (begin,) = looking.do("branch")
    assert isinstance(begin, Begin)
    again = hall.saves.open(hall.saves.create(begin.setup, begin.entries))
    assert again.history.match.state == looking.moment.state
    assert again.head.setup.policy == "coach"


def test_a_line_of_the_log_leads_there(any_key: str) -> None:
    looking = review(finished(any_key))
    looking.do("open log")
    line = looking.scene().log[-1]
    looking.do(f"at {line.step - 1}")
    assert (looking.at, looking.scene().dialog) == (line.step - 1, "")


def test_a_move_has_the_same_number_everywhere() -> None:
    """Move 3 is the one that two moves were made before; the deal counts for none."""
    looking = review(finished("hyper_maker"))
    made = [number for number, step in enumerate(looking.match.steps) if step.seat != CHANCE]
    looking.do(f"at {made[2]}")
    last = len(made)
    assert last < len(looking.match.steps)
    assert f"Move 3 of {last}" in render.board(looking.scene())
    looking.do("last")
    assert f"After all {last} moves" in render.board(looking.scene())


def test_a_turning_point_is_seen_from_ones_own_seat() -> None:
    looking = review(finished("hyper_maker"))
    for what in ("as 1", "turns", "at 2"):
        looking.do(what)
    assert (looking.viewer, looking.at) == (looking.home, 2)


def test_clicks_that_mean_nothing(any_key: str) -> None:
    looking = review(finished(any_key))
    before = looking.scene()
    for what in ("card A", "send", "at x", "at 99999", "as 9", "arrange x", "open sesame", "undo"):
        looking.do(what)
    assert looking.scene()._replace(dialog="") == before
    looking.do("last")
    assert looking.do("later") == []
    looking.do("first")
    assert looking.answer(99, forced("")) == []


@pytest.mark.parametrize("dialog", ["menu", "sheet", "log", "settings"])
def test_dialogs(any_key: str, dialog: str) -> None:
    looking = review(finished(any_key))
    looking.do(f"open {dialog}")
    assert f'data-kind="{dialog}"' in render.board(looking.scene())
    looking.do("close")
    assert looking.scene().dialog == ""


def test_a_watched_match_is_looked_back_at_by_an_onlooker(any_key: str) -> None:
    hall = Hall(any_key, seat0="greedy")
    hall.settle()
    looking = review(hall)
    assert looking.scene().viewer == CHANCE
    assert "branch" not in looking.scene().actions
    looking.do("as 1")
    assert looking.scene().viewer == 1


def test_a_match_goes_on_from_any_move_that_is_named(any_key: str) -> None:
    looking = review(finished(any_key))
    looking.do("last")
    for number, made in (("3", 3), ("0", 0)):
        (begun,) = looking.do(f"branch {number}")
        assert isinstance(begun, Begin)
        assert (len(begun.entries), begun.setup.origin.moves) == (made, made)
