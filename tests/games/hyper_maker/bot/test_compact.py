"""Wrong rules planted in the fast game and in its end: the contract tells each of them."""

from collections.abc import Sequence
from typing import Any

import pytest

from tefuda.games.hyper_maker.bot import compact, endgame, playout
from tefuda.games.hyper_maker.bot.playout import OpenTrick, Run
from tests.contract.beside import is_caught
from tests.contract.planting import Mistake, each

ADD, INIT, END, ORDER = OpenTrick.add, OpenTrick.__init__, Run.end, Run.order
PLAY, TURNED, PLAYABLE = playout.play, endgame._turned, playout.playable


def the_first_of_equals_wins(self: OpenTrick, card: int) -> None:
    top, best = self.top_a, self.best_a
    ADD(self, card)
    if self.top_a == top and best >= 0:
        self.best_a = best


def no_tie_is_seen(self: OpenTrick, card: int) -> None:
    ADD(self, card)
    self.tied_a = self.tied_b = False


def the_lower_number_decides(self: OpenTrick, master: int, plays: Sequence[int] = ()) -> None:
    INIT(self, master)
    self.lean = 1 - self.lean
    for card in plays:
        self.add(card)


def the_winner_always_leads(self: Run, trick: OpenTrick) -> None:
    stays, self.stays = self.stays, False
    END(self, trick)
    self.stays = stays


def the_leader_never_changes(self: Run, trick: OpenTrick) -> None:
    leader = self.leader
    END(self, trick)
    self.leader = leader


def a_trick_is_worth_one_more(self: Run, trick: OpenTrick) -> None:
    before = sum(self.scores)
    END(self, trick)
    if sum(self.scores) > before:
        self.scores[trick.judge()[1] - self.players + self.leader] += 1


def to_the_right(self: Run) -> list[int]:
    return ORDER(self)[::-1]


def nobody_follows(hand: Sequence[int], master: int) -> Sequence[int]:
    return hand


def anything_goes_at_the_end(hand: Sequence[int], master: int) -> Sequence[int]:
    return hand


def the_first_follower_must(hand: Sequence[int], master: int) -> Sequence[int]:
    return PLAYABLE(hand, master)[:1]


def the_next_one_leads_after_a_playout(run: Run, rng: Any) -> None:
    PLAY(run, rng)
    run.leader = (run.leader + 1) % run.players


def the_first_master_comes(
    terms: Any, hands: Any, stock: Any, leader: int, scores: Any
) -> tuple[float, ...]:
    return TURNED(terms, hands, stock[:1], leader, scores)


MISTAKES = [
    Mistake(OpenTrick, "add", the_first_of_equals_wins),
    Mistake(OpenTrick, "add", no_tie_is_seen),
    Mistake(OpenTrick, "__init__", the_lower_number_decides),
    Mistake(Run, "end", the_winner_always_leads),
    Mistake(Run, "end", the_leader_never_changes),
    Mistake(Run, "end", a_trick_is_worth_one_more),
    Mistake(Run, "order", to_the_right),
    Mistake(compact, "playable", nobody_follows),
    Mistake(playout, "play", the_next_one_leads_after_a_playout),
    Mistake(endgame, "playable", anything_goes_at_the_end),
    Mistake(endgame, "playable", the_first_follower_must),
    Mistake(endgame, "_turned", the_first_master_comes),
]


@pytest.mark.many
@each(MISTAKES)
def test_a_planted_mistake_is_caught(mistake: Mistake) -> None:
    with mistake.planted():
        assert is_caught("hyper_maker", solver=mistake.place is endgame)
