"""What a trick tells of the tasks that are left then."""

import pytest

from tefuda.core.kit.play import Play
from tefuda.games.it_normandy.rules.events import Solved, events
from tefuda.games.it_normandy.rules.state import Solve, State, Trick
from tefuda.games.it_normandy.rules.turns import apply
from tests.facts import put
from tests.games.it_normandy.rounds import choosing, running


def tags(state: State, move: Play | Solve, seat: int) -> tuple[str, ...]:
    return next(event.tags() for event in events(state, move, seat) if isinstance(event, Solved))


def test_a_trick_tells_which_suits_have_no_common_task_left() -> None:
    state = put(apply(running("R9 Y1", "R2 Y2"), Play("R9"), 0), common=(1, 0, 3))
    assert tags(state, Play("R2"), 1) == (
        "common forced",
        "most to winner",
        "no R left",
        "no Y left",
        "0 own left",
    )


@pytest.mark.parametrize(
    ("reds", "tie", "whose"),
    [((1, 1), "both", "loser"), ((1,), "both", "both"), ((1,), "none", "nobody")],
)
def test_6_4_a_trick_that_finishes_a_suit_tells_who_did_most_of_it(
    reds: tuple[int, ...], tie: str, whose: str
) -> None:
    """Seat 0 does the last red task, after others by these seats."""
    before = tuple(Trick(0, (), seat, "R", "common", ("R",)) for seat in reds)
    state = put(running("R9 Y1", "R2 Y2", most_solved_tie=tie), common=(1, 1, 3), tricks=before)
    assert tags(apply(state, Play("R9"), 0), Play("R2"), 1)[1] == f"most to {whose}"


def test_a_choice_tells_how_many_tasks_its_maker_has_left() -> None:
    assert tags(choosing(), Solve("personal"), 0) == ("personal chosen", "0 own left")
    assert tags(choosing(), Solve("common"), 0) == ("common chosen", "1 own left")


def test_a_surplus_trick_tells_of_tasks_beside_it() -> None:
    state = put(apply(running("R9 Y1", "R2 Y2"), Play("R9"), 0), common=(0, 0, 3))
    assert tags(state, Play("R2"), 1)[:2] == ("surplus", "surplus beside other tasks")
    alone = put(state, common=(0, 0, 0))
    assert "surplus beside other tasks" not in tags(alone, Play("R2"), 1)
