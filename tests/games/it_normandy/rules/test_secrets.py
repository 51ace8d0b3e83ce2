"""What is hidden, and worlds that fit what was seen."""

from collections import Counter

from tefuda.core.chance import Quick
from tefuda.core.kit.play import Play
from tefuda.core.terms import Moved
from tefuda.games.it_normandy.cards import DECK
from tefuda.games.it_normandy.rules.events import TasksChosen
from tefuda.games.it_normandy.rules.secrets import hears, imagine, view, voids
from tefuda.games.it_normandy.rules.state import State, Tasks, Trick
from tefuda.games.it_normandy.rules.turns import apply
from tests.facts import put
from tests.games.it_normandy.rounds import between, running


def test_new_tasks_are_hidden_until_both_are_there() -> None:
    state = apply(between((2, 1)), Tasks(2, 0, 0), 0)
    assert view(state, 0).pending == ((2, 0, 0), ())
    assert view(state, 1).pending == view(state, -1).pending == ((), ())
    assert view(state, 1).chosen == (True, False)
    state = apply(state, Tasks(0, 0, 1), 1)
    assert view(state, -1).pending == ((2, 0, 0), (0, 0, 1))


def test_others_hear_that_tasks_were_spread_not_how() -> None:
    moved = Moved(0, Tasks(2, 0, 0))
    assert hears(moved, 0) == moved
    assert hears(moved, 1) == hears(moved, -1) == TasksChosen(0)


def test_hidden_tasks_are_imagined() -> None:
    state = apply(between((2, 1)), Tasks(2, 0, 0), 0)
    worlds = {imagine(view(state, 1), Quick(n)).pending for n in range(60)}
    assert len(worlds) == 6
    assert all(sum(pending[0]) == 2 and not pending[1] for pending in worlds)


def void() -> State:
    """Seat 1 did not follow red."""
    state = put(running("R1 R2 R3", "Y1 B1 B2"), stock=("R4", "Y2", "B3"))
    return apply(apply(state, Play("R1"), 0), Play("B1"), 1)


def test_a_void_is_remembered() -> None:
    assert voids(view(void(), 0)) == (frozenset(), frozenset("R"))
    for number in range(50):
        world = imagine(view(void(), 0), Quick(number))
        assert not any(card[0] == "R" for card in world.hands[1])


def small(state: State, unseen: str) -> State:
    """The same with all cards but the unseen ones and the running trick in a finished one."""
    left = {*unseen.split(), *state.plays, state.now.up}
    gone = tuple(card for card in DECK if card not in left)
    return put(state, tricks=(Trick(0, gone, 0, "R", "surplus", ()),))


def test_an_onlooker_imagines_every_deal_equally_often() -> None:
    """Unseen: R2 R3 Y2 Y3; seat 1, with one card, has no red one; seat 0 has one card, too."""
    state = put(running("R2", "Y2", up="B5"), stock=("R3", "Y3"), plays=("R1", "B1"))
    state = small(state, "R2 R3 Y2 Y3")
    worlds = Counter(imagine(view(state, -1), Quick(n)).hands for n in range(3000))
    deals = {(a, b) for a in ("R2", "R3", "Y2", "Y3") for b in ("Y2", "Y3") if a != b}
    assert {(mine[0], yours[0]) for mine, yours in worlds} == deals
    assert all(400 < number < 600 for number in worlds.values())
