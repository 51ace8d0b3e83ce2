"""A match as a person goes through it, for every game there is."""

import pytest

from app.bots.decision import at_once, forced
from app.bots.request import Request
from app.bots.tempo import BEAT, HURRIED, SECRET, THINK
from app.match.hearing import heard
from app.play.effects import Begin, Keep, Leave, Stop, Wait
from app.saves.preferences import Settings
from tefuda.core.notation import parse
from tefuda.core.plain import to_plain
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE
from tests.web.hall import Hall


def test_whole_match(key: str) -> None:
    hall = Hall(key)
    scene = hall.play()
    state = hall.session.match.state
    assert (scene.ranks, scene.scores) == (find(key).ranks(state), find(key).scores(state))
    hall.do("next")
    assert hall.session.scene().dialog == "result"


def test_reload_goes_on_at_exactly_that_point(key: str) -> None:
    hall = Hall(key)
    for _ in range(12):
        hall.play(3)
        before, steps = hall.session.scene(), hall.session.match.steps
        hall.open()
        after = hall.settle()
        assert hall.session.match.steps == steps
        if before.over:
            return
        assert after.paused >= before.paused
        if not after.paused:
            assert (after.table, after.actions) == (before.table, before.actions)


def test_a_bot_thinks_again_the_same_after_a_reload(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    asked = [one._replace(number=0) for one in hall.left if isinstance(one, Request)]
    hall.open()
    again = [one._replace(number=0) for one in hall.left if isinstance(one, Request)]
    assert asked
    assert asked == again


def test_a_request_holds_neither_seed_nor_others_cards(key: str) -> None:
    hall = Hall(key, seed="very-secret-seed", seat0="greedy")
    request = next(one for one in hall.left if isinstance(one, Request))
    assert "very-secret" not in repr(request)
    view = find(key).view(hall.session.match.state, request.seat)
    assert request.view == to_plain(view)


def test_bots_alone_are_watched_to_the_end(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    scene = hall.settle()
    assert scene.viewer == CHANCE
    assert scene.over
    assert scene.dialog == "result"


def test_a_finished_round_waits_for_a_tap(key: str) -> None:
    hall = Hall(key)
    while not hall.settle().paused:
        hall.play(1)
    steps = len(hall.session.match.steps)
    assert hall.settle().paused
    hall.do("card " + find(key).deck.cards[0])
    assert not hall.session.course.paused or hall.session.history.over
    assert len(hall.session.match.steps) >= steps


def test_a_finished_round_goes_on_by_itself(key: str) -> None:
    hall = Hall(key, Settings(wait=False))
    for _ in range(60):
        assert not hall.settle().paused
        if hall.settle().over:
            break
        hall.play(1)


def test_strangers_clicks_do_nothing(key: str) -> None:
    hall = Hall(key)
    before = hall.settle()
    for what in ("card nothing", "word nothing", "back nothing", "send", "nothing", "arrange x"):
        hall.do(what)
    for what in ("set pace never", "redo", "undo", "next", "arrange 9"):
        hall.do(what)
    assert hall.settle().table == before.table
    assert hall.settle().arrangement in range(len(before.arrangements))


def test_late_answers_and_ticks_are_passed_over(key: str) -> None:
    hall = Hall(key)
    hall.settle()
    steps = list(hall.session.match.steps)
    assert hall.session.answer(0, forced("nonsense")) == []
    assert hall.session.tick(-1) == []
    assert hall.session.match.steps == steps


def test_the_draft_is_dropped(key: str) -> None:
    hall = Hall(key)
    scene = hall.settle()
    hall.do(f"card {min(scene.open_cards)}" if scene.open_cards else f"word {scene.open_words[0]}")
    if not hall.session.course.person.draft.taps:
        return
    hall.do("drop")
    assert hall.settle() == scene


def test_giving_up_asks_first(key: str) -> None:
    hall = Hall(key)
    hall.settle()
    hall.do("give-up")
    assert hall.settle().dialog == "give-up"
    hall.do("give-up yes")
    scene = hall.settle()
    assert (scene.over, scene.ranks, scene.dialog) == (True, (), "result")
    assert hall.entries()[-1] == "give-up"
    hall.open()
    assert hall.settle().over


def test_rematch_with_a_new_deal_and_with_the_same(key: str) -> None:
    hall = Hall(key, seed="first")
    (same,) = hall.session.do("same-deal")
    (new,) = hall.session.do("rematch")
    assert isinstance(same, Begin)
    assert isinstance(new, Begin)
    assert same.setup == hall.opened.head.setup
    assert new.setup._replace(seed="first") == same.setup
    assert new.setup.seed != "first"


def test_the_seed_is_shown_when_all_is_over(key: str) -> None:
    hall = Hall(key, seed="open sesame", seat0="greedy")
    first = hall.session.scene()
    assert first.seed == ""
    assert first.commitment == hall.settle().commitment
    assert hall.settle().seed == "open sesame"


def test_settings_and_the_way_out(any_key: str) -> None:
    session = Hall(any_key).session
    assert session.do("set pace fast") == [Keep(session.screen.settings)]
    assert session.screen.settings.pace == "fast"
    assert session.do("lobby") == [Leave()]


@pytest.mark.parametrize("dialog", ["menu", "sheet", "log", "settings", "give-up", "zone no"])
def test_dialogs_open_and_close(any_key: str, dialog: str) -> None:
    hall = Hall(any_key)
    hall.do(f"open {dialog}")
    assert hall.session.scene().dialog == ("" if dialog == "zone no" else dialog)
    hall.do("close")
    assert hall.session.scene().dialog == ""


def test_an_unknown_dialog_does_not_open(any_key: str) -> None:
    hall = Hall(any_key)
    hall.do("open sesame")
    assert hall.session.scene().dialog == ""


def test_what_is_seen_waits_for_the_beat_and_what_is_not_does_not(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    for _ in range(20):
        steps = len(hall.session.match.steps)
        request = next(one for one in hall.left if isinstance(one, Request))
        move = parse(
            at_once(request)["move"], hall.session.match.game.moves, hall.session.match.game.deck
        )
        events = hall.session.match.foresee(request.seat, move)
        seen = heard(hall.session.match.game, events, hall.session.viewer)
        at_once_too = hall.session.course.beat.rested or not seen
        hall.left.remove(request)
        hall.serve(request)
        assert (len(hall.session.match.steps) > steps) == at_once_too
        while not any(isinstance(one, Request) for one in hall.left):
            hall.serve(hall.left.pop(0))


def test_faster_takes_the_beats_away(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    hall.do("faster")
    assert hall.left.pop() == Stop()
    hall.left = [one for one in hall.left if isinstance(one, Request)]
    steps = len(hall.session.match.steps)
    hall.serve(hall.left.pop())
    assert len(hall.session.match.steps) > steps
    assert all(one.ms == 0 for one in hall.left if isinstance(one, Wait))
    assert all(one.ms <= HURRIED for one in hall.left if isinstance(one, Request))


def requests(hall: Hall, number: int) -> list[Request]:
    """What bots are asked in so many moves."""
    found: list[Request] = []
    while len(found) < number:
        one = hall.left.pop(0)
        found += [one] if isinstance(one, Request) else []
        hall.serve(one)
    return found


def test_the_pace_is_not_the_bots(key: str) -> None:
    """They think as long at every pace, where it is known that they are asked."""
    asked = [requests(Hall(key, Settings(pace=pace), seat0="greedy"), 20) for pace in BEAT]
    times = [[one.ms for one in each] for each in asked]
    openly = [number for number, ms in enumerate(times[0]) if ms == THINK]
    assert openly
    assert all(each[number] == THINK for each in times for number in openly)


def test_who_is_asked_in_secret_thinks_within_the_beat() -> None:
    hall = Hall("world_management", Settings(pace="normal"), seat0="greedy")
    secret = [one.ms for one in requests(hall, 40) if one.ms != THINK]
    assert secret
    assert set(secret) == {BEAT["normal"] // SECRET}


def test_a_forced_move_is_told_with_the_request(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    for _ in range(100):
        one = hall.left.pop(0) if hall.left else None
        if one is None:
            break
        if isinstance(one, Request):
            choices = hall.session.match.choices(one.seat)
            assert (one.only != "") == (choices.count() == 1)
        hall.serve(one)


def test_an_undone_request_is_stopped(any_key: str) -> None:
    hall = Hall(any_key, policy="coach")
    while not (
        hall.session.course.undoable() and any(isinstance(one, Request) for one in hall.left)
    ):
        hall.left.clear() if hall.session.course.choices() else hall.settle()
        hall.act()
    assert Stop() in hall.session.do("undo")
