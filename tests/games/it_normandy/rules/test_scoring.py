"""How a trick is decided, and who has the most of a suit."""

import pytest

from tefuda.games.it_normandy.rules.scoring import LINES, how, most_in, ranks, trump_suits
from tefuda.games.it_normandy.rules.state import Setup
from tests.games.it_normandy.rounds import over
from tests.seeds import clauses


@pytest.mark.parametrize(
    ("plays", "trumps", "highest", "said"),
    [
        ("R3 B5", "R", False, "trump rank"),
        ("B5 R5", "R", False, "trump rank and suit"),
        ("B5 Y5", "R", False, "equal trump ranks"),
        ("B9 R1", "R", False, "trump suit"),
        ("R9 R10", "R", False, "higher trump"),
        ("R7 Y7", "RY", False, "equal trumps"),
        ("B9 B10", "R", False, "higher in suit"),
        ("B9 B10", "R", True, "higher in suit"),
        ("B2 Y11", "R", False, "off suit"),
        ("B2 Y11", "R", True, "higher rank"),
        ("B2 Y2", "R", True, "equal ranks"),
    ],
)
def test_how_a_trick_is_taken(plays: str, trumps: str, highest: bool, said: str) -> None:
    assert how(plays.split(), tuple(trumps), 5, highest=highest) == said


def test_trump_suits_are_all_with_the_most() -> None:
    assert trump_suits((6, 1, 3)) == ("R",)
    assert trump_suits((4, 4, 2)) == ("R", "Y")
    assert trump_suits((0, 0, 0)) == ("R", "Y", "B")


@pytest.mark.parametrize(("tie", "yours"), [(True, ("Y", "B")), (False, ("B",))])
def test_the_most_of_a_suit(tie: bool, yours: tuple[str, ...]) -> None:
    tally = over(((3, 1, 0), (1, 1, 2)))
    mine = ("R", "Y") if tie else ("R",)
    assert most_in(tally, Setup(False, False, tie)) == (mine, yours)


def test_every_line_names_its_clause() -> None:
    assert {line.clause for line in LINES} <= clauses("it_normandy")


def test_ranks() -> None:
    assert ranks((0, 1)) == (1, 2)
    assert ranks((-1, 12)) == (2, 1)
    assert ranks((4, 4)) == (1, 1)
    assert ranks((-1, -3)) == (2, 2)
