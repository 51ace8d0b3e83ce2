"""Wrong rules planted in the fast round and in its end: the contract tells each of them."""

from collections.abc import Sequence
from typing import Any

import pytest

from tefuda.games.it_normandy.bot import compact, endgame
from tefuda.games.it_normandy.bot.playout import Run, SelfPlay
from tefuda.games.it_normandy.rules.turns import ROUNDS
from tests.contract.beside import is_caught
from tests.contract.planting import Mistake, each

FOLLOW, SETTLE, STANDING, MOST = Run.follow, Run.settle, Run.standing, Run._add_most
COPY, SUCCESSORS, TRICK = Run.copy, endgame._successors, SelfPlay._trick


def the_second_of_equals_wins(self: Run, card: int) -> None:
    within, lead = self.strengths.within, self.lead
    FOLLOW(self, card)
    if within[lead] == within[card]:
        self.leader = 1 - self.leader


def the_lead_stays(self: Run, *, common: bool) -> None:
    leader = self.leader
    SETTLE(self, common=common)
    self.leader = leader


def trumps_stay(self: Run, *, common: bool) -> None:
    strengths = self.strengths
    SETTLE(self, common=common)
    self.strengths = strengths


def common_tasks_stay(self: Run, *, common: bool) -> None:
    tasks = self.common[:]
    SETTLE(self, common=common)
    self.common = tasks


def nothing_is_surplus(self: Run, *, common: bool) -> None:
    surplus = self.surplus[:]
    SETTLE(self, common=common)
    self.surplus = surplus


def surplus_counts_in_every_round(self: Run) -> list[int]:
    number, self.number = self.number, ROUNDS - 1
    totals = STANDING(self)
    self.number = number
    return totals


def who_solved_nothing_pays_nothing(self: Run) -> list[int]:
    nothing = [2 * (not any(own)) for own in self.solves]
    return [total + more for total, more in zip(STANDING(self), nothing, strict=True)]


def equals_both_score(self: Run, totals: list[int]) -> None:
    setup, self.setup = self.setup, self.setup._replace(tie_scores=True)
    MOST(self, totals)
    self.setup = setup


def nobody_follows_suit(hand: Sequence[int], lead: int) -> Sequence[int]:
    return range(len(hand))


def a_copy_shares_its_tasks(self: Run) -> Run:
    other = COPY(self)
    other.common = self.common
    return other


def tasks_are_common_at_the_end(run: Run) -> Any:
    successors = list(SUCCESSORS(run))
    return successors[:1] if run.taken[0] >= 0 else successors


def the_leader_takes_the_tasks(self: SelfPlay) -> None:
    TRICK(self)
    self.run.leader = 0


MISTAKES = [
    Mistake(Run, "follow", the_second_of_equals_wins),
    Mistake(Run, "settle", the_lead_stays),
    Mistake(Run, "settle", trumps_stay),
    Mistake(Run, "settle", common_tasks_stay),
    Mistake(Run, "settle", nothing_is_surplus),
    Mistake(Run, "standing", surplus_counts_in_every_round),
    Mistake(Run, "standing", who_solved_nothing_pays_nothing),
    Mistake(Run, "_add_most", equals_both_score),
    Mistake(compact, "playable", nobody_follows_suit),
    Mistake(endgame, "playable", nobody_follows_suit),
    Mistake(Run, "copy", a_copy_shares_its_tasks),
    Mistake(endgame, "_successors", tasks_are_common_at_the_end),
    Mistake(SelfPlay, "_trick", the_leader_takes_the_tasks),
]


@pytest.mark.many
@each(MISTAKES)
def test_a_planted_mistake_is_caught(mistake: Mistake) -> None:
    with mistake.planted():
        assert is_caught("it_normandy", solver=mistake.place is endgame or mistake.name == "copy")
