"""Turns and windows, by the rulings of the rules."""

import pytest

from tefuda.games.world_management.rules.turns import choices, turn
from tests.games.world_management.tables import (
    DONE,
    FAR,
    after,
    asked,
    cards,
    legal,
    table,
)


def test_the_first_window_seat_is_the_one_about_to_draw() -> None:
    """5.5: then clockwise; the seat that discarded is not asked."""
    hand = f"{FAR} wild*2"
    state = table([hand] * 4, "fire1", phase="discard", turner=2, asked=-1, drawn=("wild",) * 2)
    state = after(state, "discard wild wild east south west")
    seats = []
    while state.phase == "window":
        seats.append(state.asked)
        state = after(state, "pass")
    assert seats == [3, 0, 1]
    assert asked(state) == ("draw", (-1,))


def test_a_seat_that_can_do_nothing_is_not_asked() -> None:
    """5.10."""
    state = table([FAR, f"{FAR} wild*2", FAR, f"{FAR} wild*2"], "fire1")
    assert asked(after(state, "pass")) == ("window", (3,))


def test_what_an_earlier_summoner_discarded_may_be_taken() -> None:
    """5.10."""
    state = table([FAR, "fire1 fire3 dark5", "dark5*2 east", FAR], "fire2")
    state = after(state, "summon fire2 with fire1 fire3 discard dark5")
    assert asked(state) == ("window", (2,))
    assert legal(state, "summon dark5 with dark5 dark5 discard east")


def test_a_taken_card_is_gone() -> None:
    """5.5."""
    state = table([FAR, "fire1 fire3 dark5", "fire1 fire3 east", FAR], "fire2")
    state = after(state, "summon fire2 with fire1 fire3 discard dark5")
    assert asked(state) == ("draw", (-1,))


def test_a_summons_may_complete_and_is_declared_at_once() -> None:
    """6.2, 6.3."""
    mine = DONE.replace("fire1..3", "fire1 fire3 light1")
    state = table([FAR, mine, f"{FAR} wild*2", FAR], "fire2")
    state = after(state, "summon fire2 with fire1 fire3 discard light1")
    assert asked(state) == ("declare", (1,))
    over = after(state, "declare")
    assert (over.phase, over.past.scores) == ("over", (0, 9, 0, 0))
    assert asked(after(state, "pass")) == ("window", (2,))


def test_thirty_cards_cannot_be_declared() -> None:
    """5.9."""
    mine = DONE.replace("fire1..3", "fire1 fire3 light1") + " light2 light5"
    state = table([FAR, mine, FAR, FAR], "fire2", turn=1)
    state = after(state, "summon fire2 with fire1 fire3 discard light1")
    assert asked(state) == ("draw", (-1,))
    assert len(state.hands[1]) + 3 == 30


def test_fewer_points_than_agreed_cannot_be_declared() -> None:
    """6.6."""
    mine = f"{DONE} fire9*2 ice9 dark9*2"
    state = table([mine, FAR, FAR, FAR], options={"minimum": 10}, phase="discard", asked=-1)
    assert asked(after(state, "discard fire9 fire9 ice9 dark9 dark9")) == ("draw", (-1,))


@pytest.mark.parametrize(("seat", "name"), [(0, "創世期"), (1, "新世界")])
def test_complete_in_turn_one_without_a_card_drawn(seat: int, name: str) -> None:
    """7.8, 7.9."""
    mine = f"{DONE} fire9*2 ice9 dark9*2"
    hands = [mine if other == seat else FAR for other in range(4)]
    drawn = cards("fire9 ice9 dark9")
    state = table(hands, phase="discard", turn=1, turner=seat, asked=-1, drawn=drawn)
    over = after(state, "discard fire9 fire9 ice9 dark9 dark9", "declare")
    reading = over.past.results[0].shown[0].reading
    assert reading and reading.yakuman == (name,)
    assert over.past.scores[seat] == 20


def test_a_card_drawn_and_kept_makes_it_an_ordinary_hand() -> None:
    """7.9."""
    mine = f"{DONE} fire9*2 ice9 dark9*2"
    drawn = cards("east fire9 ice9")
    state = table([mine, FAR, FAR, FAR], phase="discard", turn=1, asked=-1, drawn=drawn)
    over = after(state, "discard fire9 fire9 ice9 dark9 dark9", "declare")
    assert over.past.scores == (9, 0, 0, 0)


def test_discards_of_the_first_turn() -> None:
    """3.2, 4.1: three players discard seven."""
    state = table([f"{FAR} wild*2"] * 3, phase="discard", turn=1, asked=-1)
    assert legal(state, "discard fire1 fire4 fire7 wind2 wind5 wind8 wild")
    assert not legal(state, "discard fire1 fire4 fire7 wind2 wind5")


def test_an_extension_keeps_the_number_of_cards() -> None:
    """5.7."""
    state = table([FAR, "east dark5", FAR, FAR], "fire4", {1: ["fire1..3", "south*3"]})
    state = after(state, "extend 0 fire4 discard dark5")
    assert state.now.exposed[1] == (cards("fire1..4"), cards("south*3"))
    assert state.hands[1] == ("east",)


def test_all_roll_again_while_the_best_roll_is_shared() -> None:
    """3.5."""
    state = table(["", "", ""], phase="dice", dealer=-1, turn=0, turner=-1, asked=-1)
    again = after(state, "dice 6 1 / 5 2 / 1 6")
    assert (again.phase, again.past.dealer) == ("dice", -1)
    assert after(again, "dice 1 1 / 3 3 / 5 1").past.dealer == 2


def test_nobody_acts_when_it_is_over() -> None:
    state = table([FAR, FAR, FAR], phase="over", asked=-1)
    assert turn(state).seats == ()
    assert choices(state._replace(phase="draw"), -1).count() > 0
