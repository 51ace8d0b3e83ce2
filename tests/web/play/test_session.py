"""A match as a person goes through it, for every game there is."""

from app.bots.decision import forced
from app.play.effects import Begin
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


def test_bots_alone_are_watched_to_the_end(key: str) -> None:
    hall = Hall(key, seat0="greedy")
    scene = hall.settle()
    assert scene.viewer == CHANCE
    assert scene.over
    assert scene.dialog == "result"


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
    assert hall.entries()[-1] == "give-up:0"
    hall.open()
    assert hall.settle().over


def test_rematch_with_a_new_deal_and_with_the_same(key: str) -> None:
    hall = Hall(key, seed="first")
    (same,) = hall.session.do("same-deal")
    (new,) = hall.session.do("rematch")
    assert isinstance(same, Begin)
    assert isinstance(new, Begin)
    assert same.setup._replace(salt="") == hall.opened.head.setup
    assert new.setup._replace(seed="first", salt=same.setup.salt) == same.setup
    assert new.setup.seed != "first"
    assert len({same.setup.salt, new.setup.salt, ""}) == 3


def test_the_seed_is_shown_when_all_is_over(key: str) -> None:
    hall = Hall(key, seed="open sesame", seat0="greedy")
    first = hall.session.scene()
    assert first.seed == ""
    assert first.seal == hall.settle().seal
    assert hall.settle().seed == "open sesame"
