"""A match as a person goes through it, for every game there is."""

from collections import Counter
from collections.abc import Sequence

import pytest

from app.bots.decision import decide, forced
from app.bots.request import Request
from app.play.effects import Begin
from app.view import render
from tefuda.core.registry import find
from tefuda.core.table import CardFace
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


def study(hall: Hall) -> None:
    """The strongest player looks at every decision, but briefly."""
    while hall.left:
        asked = hall.left.pop(0)
        assert isinstance(asked, Request)
        hall.take(hall.session.answer(asked.number, decide(asked._replace(playouts=300))))


def ended(key: str) -> Hall:
    """A match that was given up after a while."""
    hall = Hall(key)
    hall.play(16)
    hall.do("give-up yes")
    return hall


def test_with_the_result_ones_turning_point_is_looked_for() -> None:
    hall = ended("master_of_rules")
    turns = hall.session.scene().turns
    assert turns
    assert (turns.done, turns.over) == (0, False)
    assert "Looking for your turning point: 0 decisions" in render.board(hall.session.scene())
    study(hall)
    scene = hall.session.scene()
    assert scene.turns
    assert scene.turns.over
    told = "Try again from there" if scene.turns.worst else "decisions cost much"
    assert told in render.board(scene)


def test_the_result_names_it_and_leads_there_in_one_tap() -> None:
    hall = ended("hyper_maker")
    study(hall)
    scene = hall.session.scene()
    assert scene.turns
    worst = scene.turns.worst[0]
    assert worst.when[0].label.text == "Trick"
    assert f'data-do="branch {worst.at}"' in render.board(scene)
    (begin,) = hall.session.do(f"branch {worst.at}")
    assert isinstance(begin, Begin)
    again = hall.saves.open(hall.saves.create(begin.setup, begin.entries)).history.match
    assert again.state == hall.session.match.steps[worst.at].before


def test_nothing_is_said_of_what_nobody_could_judge() -> None:
    hall = ended("master_of_rules")
    hall.settle()
    turns = hall.session.scene().turns
    assert turns
    assert (turns.all, turns.worst) == (0, ())
    assert "turning-point" not in render.board(hall.session.scene())


def test_nobody_branches_off_a_match_that_goes_on(any_key: str) -> None:
    hall = Hall(any_key)
    hall.play(4)
    assert hall.session.do("branch 1") == []
    hall.do("give-up yes")
    assert hall.session.do("branch x") == []
    assert hall.session.do("branch 99999") == []


def test_the_hand_feels_a_move_and_a_refusal() -> None:
    hall = Hall("hyper_maker")
    card = min(hall.settle().open_cards)
    hall.do(f"lay {card}")
    assert hall.session.scene().felt == "1 place"
    while not (shut := {face.card for face in held(hall)} - hall.settle().open_cards):
        hall.act()
    before = hall.settle().felt
    hall.do(f"lay {min(shut)}")
    assert hall.settle().felt == f"{int(before.split()[0]) + 1} refuse"


@pytest.mark.parametrize("verb", ["card", "lay"])
def test_of_equal_cards_the_one_that_was_taken_rises(verb: str) -> None:
    """Tapped or dragged, it is the copy under the finger."""
    hall = Hall("world_management")
    while not (twice := twins(hall)):
        hall.act()
    hall.do(f"{verb} {min(twice)} 2")
    assert hall.settle().touched == ((min(twice), 2),)


def twins(hall: Hall) -> set[str]:
    """Cards that are held more than once, and may begin a move."""
    scene = hall.settle()
    if scene.draft:
        hall.do("drop")
        scene = hall.settle()
    counted = Counter(face.card for face in held(hall))
    return {card for card, copies in counted.items() if copies > 1} & scene.open_cards


def held(hall: Hall) -> Sequence[CardFace]:
    """One's hand, on one's turn."""
    scene = hall.settle()
    return scene.table.hand.cards if scene.table.hand and scene.open_cards else ()


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_who_wins_feels_it(seed: str) -> None:
    hall = Hall("hyper_maker", seed=seed)
    scene = hall.play()
    while scene.paused:
        hall.do("next")
        scene = hall.settle()
    assert scene.felt.endswith(" win") == (scene.ranks[0] == 1)


def test_one_tap_fills_a_discard_but_not_in_a_strict_match() -> None:
    for policy, chosen in (("casual", 7), ("strict", 0)):
        hall = Hall("world_management", players="3", policy=policy)
        while not (prompt := hall.settle().table.prompt) or "fill" not in prompt.words:
            hall.play(1)
        while hall.settle().open_words == ("pass",) or "pass" in hall.settle().open_words:
            hall.do("word pass")
        hall.do("fill")
        assert len(hall.settle().lifted) == chosen


def test_undo_takes_back_what_is_half_said_before_a_move() -> None:
    hall = Hall("master_of_rules")
    while not ("undo" in (scene := hall.settle()).actions and scene.open_cards):
        hall.play(1)
    moves = len(hall.session.match.steps)
    hall.do(f"card {min(scene.open_cards)}")
    assert hall.settle().lifted
    hall.do("undo")
    assert not hall.settle().lifted
    assert len(hall.session.match.steps) == moves
    hall.do("undo")
    assert len(hall.session.match.steps) < moves


def test_one_tap_fills_up_a_summons() -> None:
    hall = Hall("world_management", players="3", seed="fill")
    while not (asks := hall.settle().table.prompt) or not (asks.occasion and asks.occasion.helpful):
        hall.play(1)
    hall.do(f"card {asks.occasion.helpful[0]}")
    assert not hall.settle().ready
    hall.do("fill")
    assert hall.settle().ready
    assert hall.settle().lifted[0] == asks.occasion.helpful[0]


def test_a_rematch_against_stronger_opponents() -> None:
    hall = Hall("hyper_maker", seat0="you", seat1="novice", seat2="expert", players="3")
    (new,) = hall.session.do("harder")
    assert isinstance(new, Begin)
    assert new.setup.seats == ("you", "casual", "expert")
    assert new.setup.harder().harder().harder() == new.setup.harder().harder()


def decided() -> Hall:
    """A match of which the last round cannot change who wins, with a move to make."""
    hall = Hall("it_normandy", seed="d0", policy="coach")
    while not (scene := hall.settle()).table.decided or not scene.table.prompt:
        hall.act()
    return hall


def test_a_decided_match_is_played_out_by_itself() -> None:
    hall = decided()
    assert "play-out" in hall.session.scene().actions
    tricks = hall.session.match.turn
    hall.do("play-out")
    scene = hall.settle()
    assert scene.over
    assert hall.session.match.turn != tricks


def test_that_it_can_be_is_the_button_that_is_lit() -> None:
    shown = render.board(decided().session.scene())
    assert 'id="action-play-out" class="main"' in shown
    assert 'id="action-hint"' not in shown


def test_a_tap_takes_it_back_into_ones_own_hand() -> None:
    hall = decided()
    hall.do("play-out")
    hall.do("open menu")
    scene = hall.settle()
    assert not scene.over
    assert "play-out" in scene.actions


def test_what_is_open_is_not_played_out() -> None:
    hall = Hall("it_normandy")
    assert "play-out" not in hall.settle().actions
    hall.do("play-out")
    assert not hall.settle().over


def test_a_strict_match_does_not_say_that_it_is_decided() -> None:
    hall = Hall("it_normandy", seed="d0", policy="strict")
    while not hall.settle().over:
        assert "play-out" not in hall.session.scene().actions
        hall.act()
