"""The facts are those of the race that gave the number, or of the hand that the move ended."""

from itertools import islice
from typing import Any

from tefuda.ai.replay import replay
from tefuda.ai.stream import Stream
from tefuda.core.advice import NOBODY, Fact, Line
from tefuda.core.registry import find
from tefuda.core.terms import Value
from tefuda.games.world_management.bot import explain
from tefuda.games.world_management.bot.outlook import outlook
from tefuda.games.world_management.bot.plan import aim
from tefuda.games.world_management.rules.events import HandEnded
from tefuda.games.world_management.rules.state import Declare, Result
from tefuda.games.world_management.screen.arrangements import away
from tests.contract.again import hints
from tests.games.world_management.tables import DONE, FAR, NEAR, WHOLE_FAR, seen, table

GAME = find("world_management")


def test_the_payoff_is_that_of_the_points_that_are_told() -> None:
    for seat, thought, _ in hints(GAME, 5):
        for deal in islice(thought.deals, 4):
            past, setup = deal.world.past, deal.world.setup
            paid, facts = replay(GAME, deal, thought.move, seat)
            points = [facts[Fact("points", who)] for who in range(setup.players)]
            winner = next((who for who, won in enumerate(points) if won), NOBODY)
            left = setup.players - past.moved - (winner != past.dealer)
            totals = [a + b for a, b in zip(past.scores, points, strict=True)]
            assert facts[Fact("nobody" if winner == NOBODY else "declared", winner)] == 1
            assert paid == outlook(totals, 0 if setup.single else left)[seat]


def test_a_hand_that_nobody_won_brings_nothing() -> None:
    ended = HandEnded(1, Result(0, 25, NOBODY, (), moves=True), (0, 0, 0))
    facts = explain.facts(Line({}, iter([ended]), {}), 1)
    assert facts[Fact("nobody", NOBODY)] == 1
    assert sum(facts.values()) == 1


def stands(hand: str, exposed: str = "", **more: Any) -> tuple[float, float]:
    """Of seat 1: whether its hand may be declared, and how many cards it lacks."""
    state = table([WHOLE_FAR, hand, WHOLE_FAR], exposed={1: [exposed]} if exposed else {}, **more)
    told = explain.facts(Line({}, iter([]), explain.foretell(state, Stream(1))), 1)
    return told[Fact("complete", 1)], told[Fact("need", 1)]


def test_first_it_is_told_how_far_a_hand_is() -> None:
    assert stands(DONE) == (1, 0)
    assert stands(NEAR) == (0, 1)


def test_a_whole_hand_without_the_points_is_not_complete() -> None:
    assert stands(DONE, minimum=9) == (1, 0)
    assert stands(DONE, minimum=10) == (0, 0)


def test_a_hand_that_fits_no_form_lacks_all() -> None:
    assert stands(WHOLE_FAR, "east*4") == (0, 28)


def test_larger_groups_are_counted_in_their_own_form() -> None:
    assert stands("wild*23", "east*5") == (1, 0)


FIVES_TOO = "east*3 south*3 west*3 fire1..5 wind1..5 north*4 dark4*3 ice7 ice8"
"""Without a dora five more for the commander's form seem less than two and a dora."""


def test_how_far_a_hand_is_agrees_with_the_table_where_another_form_is_aimed_at() -> None:
    ten: dict[str, Value] = {"group_points": "by_size", "minimum": 10}
    view = seen(table([WHOLE_FAR, FIVES_TOO, WHOLE_FAR], turned="ice9", options=ten), 1)
    goal = aim(view.hand, (), view.setup, "ice1")
    assert goal
    assert (goal.form, away(view, "F3")) == ("F2", 2)
    assert stands(FIVES_TOO, turned="ice9", options=ten) == (0, 2)
    assert stands(FIVES_TOO, turned="wild", options=ten) == (0, 5)  # no dora, no such form


def test_all_dora_count_whatever_group_they_lie_in() -> None:
    state = table(
        [WHOLE_FAR, NEAR.replace("east*3", ""), WHOLE_FAR], exposed={1: ["east*3"]}, turned="south"
    )
    hand = "dark4*2 west*4 wild"
    other = table([WHOLE_FAR, hand, WHOLE_FAR], exposed={1: ["west*3"]}, turned="south")
    facts = [explain.foretell(each, Stream(1))["dora"] for each in (state, other)]
    assert [each[1] for each in facts if isinstance(each, tuple)] == [3, 7]


def test_a_hand_that_was_declared_is_complete() -> None:
    state = table([DONE, FAR, FAR], phase="declare", asked=0)
    ended = GAME.events(state, Declare(), 0)
    told = explain.facts(Line({}, iter(ended), {}), 0)
    assert (told[Fact("complete", 0)], told[Fact("points", 0)]) == (1, 9)
    assert told[Fact("declared", 0)] == 1


def test_between_hands_there_is_no_race() -> None:
    start = GAME.start(3, GAME.info.defaults(3))
    assert explain.foretell(start, Stream(1)) == {}
