"""Wrong rules planted in the packing race: what playouts come to tells each of them."""

from typing import Any

import pytest

from tefuda.core.terms import Seat
from tefuda.games.world_management.bot.playout import Racer, Run
from tests.contract.planting import Mistake, each
from tests.contract.races import is_caught

TURN, GROUP, POINTS = Run.turn, Racer.group, Run.points_of


def too_few_cards_are_drawn(self: Run, seat: Seat, drawn: int, thrown: int) -> None:
    TURN(self, seat, drawn - 2, thrown - 2)


def nobody_summons(self: Run, racer: Racer) -> bool:
    return False


def nobody_is_done(self: Run, seat: Seat) -> bool:
    return False


def a_group_of_two_will_do(self: Racer, card: int, dora: int) -> bool:
    made = GROUP(self, card, dora)
    self.need = max(0, self.need - made)
    return made


def a_hand_is_worth_one_less(self: Run, racer: Any) -> int:
    return POINTS(self, racer) - 1


MISTAKES = [
    Mistake(Run, "turn", too_few_cards_are_drawn),
    Mistake(Run, "_summon", nobody_summons),
    Mistake(Run, "is_done", nobody_is_done),
    Mistake(Racer, "group", a_group_of_two_will_do),
    Mistake(Run, "points_of", a_hand_is_worth_one_less),
]


@pytest.mark.many
@each(MISTAKES)
def test_a_planted_mistake_is_caught(mistake: Mistake) -> None:
    with mistake.planted():
        assert is_caught("world_management")
