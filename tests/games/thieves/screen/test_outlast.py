"""What it would bring to be left last; seat 0 is the first to act."""

from tefuda.games.thieves.rules.state import Stolen
from tefuda.games.thieves.screen.outlast import (
    _piles,
    after,
    heir,
    if_home,
    if_last,
    inherited,
    last_in_line,
    rival,
    unplayed,
)
from tests.games.thieves.screen.test_verdict import write
from tests.games.thieves.tables import HIDDEN, HIDDEN_OF_THREE, four, seen, three

PAIR = (*HIDDEN_OF_THREE, "steal R2", "steal B3", "home")
"""Seats 0 and 1 are left, seat 0 is to act."""


def test_only_before_the_one_other_has_acted() -> None:
    assert if_last(seen(four(), 0)) is None
    assert if_last(seen(four(*HIDDEN), 0)) is None
    match = three(*PAIR)
    assert if_last(seen(match, 0))
    assert rival(seen(match, 0)) == 1
    match.play_text(0, "steal Y1")
    assert if_last(seen(match, 1)) is None


def test_what_the_last_holds_counts_for_nothing() -> None:
    assert unplayed(seen(three(*PAIR, "home"), 1).past.results[0]) == 3
    assert (
        unplayed(seen(three(*HIDDEN_OF_THREE, *LATE, "steal K-3", "steal K-3"), 0).past.results[0])
        == 0
    )


def test_the_ends_hold_what_comes() -> None:
    """Seat 0 lets the thief steal, the other goes home at once."""
    ends = if_last(seen(three(*PAIR), 0))
    assert ends
    for card in ("K-2", "Y1", "B1"):
        over = three(*PAIR, f"steal {card}", "home")
        result = seen(over, 0).past.results[0]
        assert result.last == 0
        assert ends.least <= result.points[0] <= ends.most


def test_the_pile_leaves_other_thieves_their_certain_backs() -> None:
    """Of three yellow cards that are unseen, two lie on the yellow thief: a pile has one at most."""
    view = seen(three(*HIDDEN_OF_THREE), 0)
    (blue,) = [thief for thief in view.thieves if thief.colour == "B"]
    backs = tuple(Stolen("", 1, open=False) for _ in range(2))
    thieves = tuple(
        thief._replace(loot=backs) if thief.colour == "Y" else thief for thief in view.thieves
    )
    best = list(_piles(view._replace(thieves=thieves), blue, ("B2",), 5))[1]
    assert sum(card[0] == "Y" for card in best) == 1


def test_two_alike() -> None:
    """K-3 lies open on the thief, and another may come to the pile."""
    laid = ("steal R2", "steal K-3", "steal K-3", "steal Y1", "steal B3", "home")
    assert if_last(seen(three(*HIDDEN_OF_THREE, *laid), 0))


LATE = (
    *("steal R2", "steal B3", "steal Y4"),
    *("steal B1", "steal Y2", "steal R4"),
    *("steal Y1", "steal R3", "steal B4"),
    "steal K-2",
)
"""To the last card of seat 1."""


def test_the_last_in_line_knows_with_the_last_card() -> None:
    before = three(*HIDDEN_OF_THREE, *LATE)
    assert if_last(seen(before, 1)) is None
    match = three(*HIDDEN_OF_THREE, *LATE, "steal K-3")
    ends = if_last(seen(match, 2))
    assert ends
    match.play_text(2, "steal K-3")
    result = seen(match, 2).past.results[0]
    assert result.last == 2
    assert ends.least <= result.points[2] <= ends.most


def test_who_is_last_in_line() -> None:
    assert last_in_line(seen(four(*HIDDEN), 0)) == 3
    lines = ("steal G2", "steal R4", "steal Y3", "home")
    assert last_in_line(seen(four(*HIDDEN, *lines), 0)) == 2


def test_who_is_last_if_one_goes_home() -> None:
    """With two out, first or second to act, the other; when hands run out, who stands before one."""
    assert heir(seen(four(*HIDDEN), 0)) is None
    assert heir(seen(three(*HIDDEN_OF_THREE, *LATE), 1)) is None
    pair, ran_out = (*HIDDEN_OF_THREE, "home"), (*HIDDEN_OF_THREE, *LATE, "steal K-3")
    for lines, seat in ((pair, 1), ((*pair, "steal B3"), 2), (PAIR, 0), (ran_out, 2)):
        view, result = seen(three(*lines), seat), seen(three(*lines, "home"), seat).past.results[0]
        ends = if_home(view)
        assert heir(view) == result.last
        assert inherited(view).colour == result.thieves[result.last].colour
        assert ends.least <= result.points[result.last] <= ends.most


def test_who_acts_after_one() -> None:
    first, last = three(*HIDDEN_OF_THREE), three(*HIDDEN_OF_THREE, "steal R2", "steal B3")
    told = after(seen(first, 0)), after(seen(last, 2))
    assert [write(each) for each in told if each] == [
        "After you: Chidori, then Aoi.",
        "You act last.",
    ]
    assert after(seen(three(*HIDDEN_OF_THREE, *LATE, "steal K-3"), 2)) is None
