"""What is certain whatever one plays. Seat 0, Botan, is to play."""

import pytest

from tefuda.core.cards import Cards
from tefuda.games.hyper_maker.rules.state import Now, View
from tefuda.games.hyper_maker.screen.settled import in_any_case, out_of_reach, settled
from tefuda.games.hyper_maker.screen.table import table
from tests.games.hyper_maker.screen.test_verdict import write
from tests.games.hyper_maker.views import view


def at(hand: Cards, *plays: str, master: str = "R1G10") -> View:
    return view(hand, plays=plays)._replace(now=Now((-len(plays)) % 3, master))


def fixed(hand: Cards, *plays: str) -> str:
    message = in_any_case(at(hand, *plays))
    return write(message) if message else ""


def certain(hand: Cards, *plays: str, master: str = "R1G10") -> str:
    message = settled(at(hand, *plays, master=master))
    return write(message) if message else ""


def test_the_last_card_may_change_nothing() -> None:
    assert (
        fixed(("R2B9", "R3B8"), "R4Y7", "R6Y5") == "Whatever you play, this trick goes to Aoi: +10."
    )
    assert fixed(("R7B4", "R8B3"), "R4Y7", "R6Y5") == "Whatever you play, you win this trick: +10."
    assert fixed(("B2G9",), "B3G8", "G7Y4") == "Whatever you play, nobody wins this trick."
    assert fixed(("B4Y7",), "R4Y7", "B5Y6") == "Whatever you play, this trick goes to Chidori: +10."
    assert fixed(("R2B9", "B2G9"), "R4Y7", "B3G8") == ""
    assert fixed(("R2B9",), "R4Y7") == ""  # Chidori is still to play


def test_the_last_card_may_not_win_but_choose() -> None:
    text = "You cannot win this trick, but you decide: Chidori +10, or no winner."
    assert certain(("R2B9", "B2G9"), "R4Y7", "B3G8") == text
    assert certain(("R5B6", "B2G9"), "R4Y7", "B3G8") == ""


def test_before_the_last_card_only_that_none_can_win_is_certain() -> None:
    assert certain(("R2B9", "B2G9"), "R4Y7") == "None of your cards can win this trick."
    assert certain(("R4G7",), "R4Y7") == ""  # of equal ones the later wins
    assert certain(("B1G10",), "R4Y7") == ""
    assert certain(("B4Y7",), "R4Y7") == ""  # the prompt says that it cannot win


def test_who_leads_may_have_no_card_that_reaches_the_master() -> None:
    assert certain(("R2B9",)) == ""
    lost = "None of your cards can win this trick."
    assert certain(("R3G8", "B4Y7"), master="R5B6") == lost


@pytest.mark.parametrize(("master", "lost"), [("R3B8", True), ("R8B3", False)])
def test_a_suit_that_can_no_longer_count_wins_nothing(master: str, *, lost: bool) -> None:
    """Of four, the last but one: red 9 is the highest, but blue is ahead by two cards."""
    now = at(("R9G2",), "B10Y1", "B9Y2", master=master)
    now = now._replace(setup=now.setup._replace(players=4), now=Now(2, master))
    assert (settled(now) is not None) == lost


def ending(*scores: int, left: int = 1, games: int = 1) -> View:
    now = view(("R9Y2",), master="R5B6", games=games)._replace(left=left)
    return now._replace(past=now.past._replace(scores=scores))


def test_a_match_may_be_out_of_reach() -> None:
    """At most 6 for the master that lies there, and 10 for one that is not seen yet."""
    assert settled(ending(0, 16, 3)) is None
    message = settled(ending(0, 17, 3))
    assert message
    assert write(message) == (
        "You can no longer win the match: 17 points behind Chidori, with at most 16 to come."
    )
    assert settled(ending(0, 17, 3, games=2)) is None
    assert settled(ending(40, 17, 3)) is None


def test_nobody_can_catch_whoever_is_too_far_ahead() -> None:
    assert out_of_reach(ending(2, 18, 3)) == -1
    assert out_of_reach(ending(2, 20, 3)) == 1
    assert [table(ending(2, most, 3), None).decided for most in (18, 20)] == [False, True]
    between = ending(2, 20, 3)._replace(now=Now(1, ""))
    assert out_of_reach(between._replace(left=2)) == -1
    assert out_of_reach(between) == 1
