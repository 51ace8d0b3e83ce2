"""Who may know what in a window, and worlds imagined at the end of a hand."""

from typing import Any

from tefuda.core.chance import Quick
from tefuda.games.world_management import GAME
from tefuda.games.world_management.rules.state import State
from tefuda.games.world_management.rules.turns import turn
from tests.games.world_management.tables import DONE, FAR, WHOLE_FAR, after, seen, table, told

ABLE = f"{FAR} wild*2"
LAST: dict[str, Any] = {"turn": 25, "turner": 3}


def world(state: State, seat: int, seed: int = 0) -> State:
    imagined: State = GAME.imagine(seen(state, seat), Quick(seed))
    assert seen(imagined, seat) == seen(state, seat)
    return imagined


def test_others_hear_no_pass() -> None:
    state = table([FAR, ABLE, ABLE, FAR], "fire1")
    assert told(state, "pass", 1)
    assert not told(state, "pass", 2) + told(state, "pass", -1)


def test_nobody_sees_who_is_asked() -> None:
    state = table([FAR, ABLE, FAR, FAR], "fire1")
    assert {seen(state, seat).may for seat in (-1, 0, 2, 3)} == {""}
    assert seen(state, 2) == seen(after(state, "pass"), 2)


def test_a_seat_cannot_tell_when_its_turn_in_the_window_comes() -> None:
    state = table([FAR, ABLE, ABLE, FAR], "fire1")
    assert seen(state, 2).may == "summon"
    assert seen(state, 2) == seen(after(state, "pass"), 2)
    assert seen(after(state, "pass", "pass"), 2).may == ""


def test_a_declaration_let_go_is_secret() -> None:
    state = table([DONE, FAR, FAR, FAR], "fire1", phase="declare", asked=0)
    assert seen(state, 0).may == "declare"
    assert seen(state, 1) == seen(after(state, "pass"), 1)
    assert world(state, 0).phase == "declare"


def test_too_few_points_are_heard_by_their_seat_only() -> None:
    mine = f"{DONE} fire9*2 ice9 dark9*2"
    state = table([mine, FAR, FAR, FAR], options={"minimum": 10}, phase="discard", asked=-1)
    line = "discard fire9 fire9 ice9 dark9 dark9"
    assert len(told(state, line, 0)) == 2
    assert len(told(state, line, 1)) == 1


def test_after_the_last_discard_somebody_else_must_be_asked() -> None:
    state = table([ABLE, ABLE, FAR, FAR], "fire1", **LAST, asked=1)
    imagined = world(state, 2)
    assert imagined.phase == "window"
    assert imagined.asked in (0, 1)
    assert turn(world(state, 0)).seats != (0,)


def test_who_passed_looks_for_those_behind_it() -> None:
    state = table([ABLE, WHOLE_FAR, ABLE, FAR], "fire1", **LAST, asked=2)
    assert {world(state, 0, seed).asked for seed in range(8)} == {1, 2}


def test_where_no_hand_can_summon_one_is_asked_all_the_same() -> None:
    state = table(["fire1", "wind2", "fire1", "east"], "south", {0: ["5/3"]}, **LAST, asked=1)
    assert world(state, 3).phase == "window"


def test_only_the_last_summoner_can_be_left() -> None:
    state = table([FAR, FAR, DONE, FAR], "fire1", **LAST, phase="declare", asked=2, acted=2)
    imagined = world(state, 0)
    assert (imagined.phase, imagined.asked) == ("declare", 2)
    assert after(imagined, "declare").past.scores == (0, 0, 0, 0)


def test_an_onlooker_imagines_whose_turn_it_is() -> None:
    state = table([ABLE, FAR, FAR, FAR], phase="discard", asked=-1, drawn=("wild", "wild"), turn=2)
    imagined = world(state._replace(hands=(state.hands[0] * 2, *state.hands[1:])), -1)
    assert len(imagined.drawn) == 5


def test_the_last_window_for_an_onlooker() -> None:
    state = table([ABLE, FAR, FAR, FAR], "fire1", **LAST, asked=0)
    assert world(state, -1).phase == "window"
