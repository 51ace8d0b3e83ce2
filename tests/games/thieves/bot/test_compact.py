"""Wrong rules planted in the fast turn and in its end: the contract tells each of them."""

from typing import Any

import pytest

from tefuda.core.cards import Card
from tefuda.core.terms import Seat
from tefuda.games.thieves.bot import playout
from tefuda.games.thieves.bot.endgame import Endgame
from tefuda.games.thieves.bot.playout import Run
from tefuda.games.thieves.rules.scoring import THRESHOLD
from tefuda.games.thieves.rules.state import State
from tests.contract.beside import is_caught
from tests.contract.planting import Mistake, each

INIT, LAY, WALK, HOME, POINTS = Run.__init__, Run._lay, Run.walk, Run.home, Run.points
PLAY, GO_HOME, OVER = playout.play, Endgame._home, Endgame._over


def a_bonus_from_six(self: Run, seat: Seat) -> int:
    total = self.sums[seat]
    return total + self.liked[seat] if total > THRESHOLD else total


def a_bonus_always(self: Run, seat: Seat) -> int:
    return self.sums[seat] + self.liked[seat]


def every_card_is_liked(self: Run, seat: Seat, card: Card) -> None:
    LAY(self, seat, card)
    self.liked[seat] = self.liked[seat] or 1


def junk_counts_for_nothing(self: Run, seat: Seat, card: Card) -> None:
    before = self.sums[seat]
    LAY(self, seat, card)
    self.sums[seat] = max(self.sums[seat], before)


def thieves_walk_the_other_way(self: Run) -> None:
    self.out.reverse()
    WALK(self)
    self.out.reverse()


def thieves_stay(self: Run) -> None:
    """They do not walk."""


def a_hand_is_lost_at_home(self: Run, seat: Seat) -> None:
    self.hands[seat] = []
    HOME(self, seat)


def the_pile_is_nobodys(self: Run) -> list[int]:
    self.given = []
    return POINTS(self)


def the_parent_acts_first(self: Run, state: State) -> None:
    INIT(self, state)
    self.first = 0


def the_first_one_out_is_the_last_player(run: Run, rng: Any) -> list[int]:
    points = PLAY(run, rng)
    return points[::-1]


def nobody_walks_at_the_end(self: Endgame, out: Any, thieves: Any, place: int) -> Any:
    if place < len(out):
        return self.act(out, thieves, place)
    return self.act(out, thieves, 0) if self.hands[out[0]] else self._over(out, thieves)


def a_hand_is_lost_at_the_end(self: Endgame, out: Any, thieves: Any, place: int) -> Any:
    hand, self.hands[out[place]] = self.hands[out[place]], ()
    paid = GO_HOME(self, out, thieves, place)
    self.hands[out[place]] = hand
    return paid


def the_pile_is_nobodys_at_the_end(self: Endgame, out: Any, thieves: Any) -> Any:
    given, self.given = self.given, ()
    paid = OVER(self, out, thieves)
    self.given = given
    return paid


MISTAKES = [
    Mistake(Run, "worth", a_bonus_from_six),
    Mistake(Run, "worth", a_bonus_always),
    Mistake(Run, "_lay", every_card_is_liked),
    Mistake(Run, "_lay", junk_counts_for_nothing),
    Mistake(Run, "walk", thieves_walk_the_other_way),
    Mistake(Run, "walk", thieves_stay),
    Mistake(Run, "home", a_hand_is_lost_at_home),
    Mistake(Run, "points", the_pile_is_nobodys),
    Mistake(Run, "__init__", the_parent_acts_first),
    Mistake(playout, "play", the_first_one_out_is_the_last_player),
    Mistake(Endgame, "_on", nobody_walks_at_the_end),
    Mistake(Endgame, "_home", a_hand_is_lost_at_the_end),
    Mistake(Endgame, "_over", the_pile_is_nobodys_at_the_end),
]


@pytest.mark.many
@each(MISTAKES)
def test_a_planted_mistake_is_caught(mistake: Mistake) -> None:
    with mistake.planted():
        assert is_caught("thieves", solver=mistake.place is Endgame)
