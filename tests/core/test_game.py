import pytest

from tefuda.core.game import Game
from tefuda.core.payoffs import by_rank, rank_high
from tefuda.core.registry import find, keys
from tefuda.core.table import say
from tefuda.core.terms import Event, Info, Moved, Option, RuleSet

PAYOFFS = {
    (1, 2): (1, -1),
    (2, 1, 3): (0, 1, -1),
    (1, 1, 3): (0.5, 0.5, -1),
    (1, 1): (0, 0),
    (1, 2, 2, 4): (1, 0, 0, -1),
    (2, 2): (-1, -1),
}


@pytest.mark.parametrize(("ranks", "paid"), PAYOFFS.items())
def test_ranks_pay_in_even_steps(ranks: tuple[int, ...], paid: tuple[float, ...]) -> None:
    assert by_rank(ranks) == pytest.approx(paid)


def test_equal_results_share_a_rank() -> None:
    assert rank_high([3, 9, 9, 1]) == (3, 1, 1, 4)


def test_events_are_tagged_by_their_kind() -> None:
    assert Event().tags() == ("Event",)
    assert Moved(0, Event()).tags() == ("Event",)


def test_a_game_that_says_nothing_of_events_tells_the_move_alone() -> None:
    assert Game.events(find(keys()[0]), None, "a move", 2) == (Moved(2, "a move"),)


def test_a_form_begins_with_the_first_set_of_rules_or_with_the_defaults() -> None:
    word, options = say("word"), (Option("goal", (7, 10)), Option("hands", (1, 2)))
    info = Info("key", word, word, word, (2,), 5, options=options)
    assert info.offered(2) == info.defaults(2) == {"goal": 7, "hands": 1}
    sets = (RuleSet(word, {"goal": 10, "hands": 1}, 9), RuleSet(word, info.defaults(2), 5))
    assert info._replace(sets=sets).offered(2) == {"goal": 10, "hands": 1}
