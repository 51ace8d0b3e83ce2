"""The clauses of seeds/thieves/rules.en.md, at the table."""

import pytest

from tefuda.core.notation import text
from tefuda.core.record import read, write
from tefuda.core.terms import CHANCE, IllegalMove
from tefuda.games.thieves import GAME
from tefuda.games.thieves.rules.scoring import carried
from tests.games.thieves.tables import (
    FOUR,
    HIDDEN,
    HIDDEN_OF_THREE,
    four,
    match_after,
    state,
    three,
)


def test_1_4_any_thief_may_be_left_out() -> None:
    assert match_after(3, ()).choices(CHANCE).count() == 4


def test_2_2_thieves_lie_in_any_order() -> None:
    assert match_after(4, ()).choices(CHANCE).count() == 24
    assert match_after(3, ("remove B",)).choices(CHANCE).count() == 6


def test_2_2_thieves_may_be_written_without_slashes() -> None:
    match = match_after(4, ("thieves R B Y G",))
    assert text(match.steps[0].move) == "thieves R / B / Y / G"


def test_2_3_a_removed_colour_is_not_dealt() -> None:
    with pytest.raises(IllegalMove):
        match_after(3, ("remove R", "thieves B / Y / G", "parent 0", THREE_WITH_RED))


THREE_WITH_RED = "deal R1 B2 B1 Y1 K-2 / G2 B3 Y2 G3 K-3 / Y3 Y4 G4 B4 K-3"


def test_3_2_the_thiefs_colour_comes_first() -> None:
    assert four().choices(0).count() == 2
    with pytest.raises(IllegalMove):
        four("hide B4")


def test_3_3_nobody_waits_to_choose() -> None:
    match = four()
    assert len(match.turn.seats) == 4
    match.play_text(2, "hide Y1")
    assert list(match.turn.seats) == [0, 1, 3]


def test_3_4_thieves_walk_when_all_have_chosen() -> None:
    assert [thief.colour for thief in state(four(*HIDDEN)).thieves] == ["G", "R", "B", "Y"]


def test_3_5_later_turns_begin_with_the_thief_phase_if_agreed() -> None:
    lines = (*FOUR, *HIDDEN, "home", "home", "home", FOUR[2])
    assert match_after(4, lines).turn.phase == "hide"
    assert match_after(4, lines, "first_turn_only").turn.phase == "steal"


def test_3_5_without_first_treasures_there_are_five_phases() -> None:
    match = match_after(4, (*FOUR, *HIDDEN, "home", "home", "home", FOUR[2]), "first_turn_only")
    for _ in range(20):
        seat = match.turn.seats[0]
        match.play_text(seat, f"steal {state(match).hands[seat][0]}")
    assert len(state(match).past.results) == 2
    assert [len(thief.loot) for thief in state(match).past.results[1].thieves] == [5, 5, 5, 5]


def test_4_1_clockwise_from_the_parent() -> None:
    match = match_after(4, (FOUR[0], "parent 2", FOUR[2], *HIDDEN))
    order: list[int] = []
    for _ in range(4):
        order += match.turn.seats
        match.play(order[-1], next(iter(match.choices(order[-1]))))
    assert order == [2, 3, 0, 1]


def test_4_2_the_colour_decides_which_way_up() -> None:
    thieves = state(four(*HIDDEN, "steal G2", "steal K-3")).thieves
    assert [treasure.open for treasure in thieves[0].loot] == [False, False]
    assert [treasure.open for treasure in thieves[1].loot] == [False, True]


def test_4_5_the_whole_hand_goes_to_the_pile() -> None:
    truth = state(four(*HIDDEN, "home"))
    assert truth.given[0] == ("R3", "B4", "G2", "K-2")
    assert truth.hands[0] == ()


def test_4_7_the_phase_is_counted_from_a_parent_at_home() -> None:
    match = four(*HIDDEN, "home", "steal R4", "steal Y3", "steal G3")
    assert match.turn.seats == (1,)


def test_4_8_an_empty_hand_is_no_choice() -> None:
    match = four(*HIDDEN, "home", "home")
    for _ in range(8):
        assert len(state(match).past.results) == 0
        seat = match.turn.seats[0]
        match.play_text(seat, f"steal {state(match).hands[seat][0]}")
    assert state(match).past.results[0].last == 3


def test_5_2_thieves_pass_players_at_home() -> None:
    thieves = state(four(*HIDDEN, "steal R3", "home", "steal Y3", "steal G3")).thieves
    assert [thief.colour for thief in thieves] == ["Y", "R", "G", "B"]


def test_6_1_the_turn_stops_at_once() -> None:
    match = three(*HIDDEN_OF_THREE, "home", "home")
    assert match.turn.seats == (CHANCE,)
    assert match.turn.round == 1


def test_8_1_the_next_turn_has_the_next_parent_and_the_same_thieves() -> None:
    truth = state(three(*HIDDEN_OF_THREE, "home", "home"))
    assert truth.past.parent == 1
    assert [thief.colour for thief in truth.thieves] == ["Y", "R", "B"]
    assert not any(carried(thief) for thief in truth.thieves)


def test_8_3_everybody_is_parent_once() -> None:
    turn = (*HIDDEN_OF_THREE, "home", "home")
    match = three(*turn)
    while not match.over:
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.choices(seat).sample(_First()))
    assert [result.parent for result in state(match).past.results] == [0, 1, 2]


def test_8_4_equal_totals_share_the_victory() -> None:
    past = state(four()).past._replace(scores=(7, 9, 9, 1))
    truth = state(four())._replace(past=past)
    assert GAME.ranks(truth) == (3, 1, 1, 4)
    assert GAME.payoffs(truth)[1] == GAME.payoffs(truth)[2]


def test_a_record_without_slashes_is_read() -> None:
    record = write(four(*HIDDEN))
    record["moves"][0][1] = "thieves R B Y G"
    assert write(read(record)) == write(four(*HIDDEN))


class _First:
    """Always the first of all."""

    def below(self, bound: int) -> int:
        assert bound
        return 0
