"""What a lifted treasure or going home would bring; seat 0 is Botan, before it the green thief."""

from tefuda.core.match import Match
from tefuda.games.thieves.screen.foresight import foresee
from tests.games.thieves.screen.test_verdict import write
from tests.games.thieves.tables import HIDDEN, HIDDEN_OF_THREE, four, seen, three


def would(match: Match, *words: str, seat: int = 0) -> str:
    foresight = foresee(seen(match, seat), words)
    return write(foresight.message) if foresight else ""


def test_a_first_treasure() -> None:
    text = "R1 lies face down: the ● red thief starts with 1 and walks on to Chidori."
    assert would(four(), "hide", "R1") == text
    assert would(four(), "hide") == ""


def test_a_treasure_of_another_colour_lies_open() -> None:
    text = "K-2 lies face up: the ▲ green thief has −6 to 2 and walks on to Chidori."
    assert would(four(*HIDDEN), "steal", "K-2") == text


def test_a_treasure_of_the_thiefs_colour_lies_hidden() -> None:
    text = "G2 lies face down: the ▲ green thief has −2 to 6 and walks on to Chidori."
    assert would(four(*HIDDEN), "steal", "G2") == text


def test_going_home() -> None:
    text = "You are the ▲ green thief and score −4 to 4; cards you leave to the pile: 4."
    assert would(four(*HIDDEN), "home") == text


def test_going_home_may_end_the_turn() -> None:
    text = (
        "You are the ● red thief and score −4 to 4. The turn ends, and Aoi takes the pile, with"
        " your cards in it: 4."
    )
    assert would(three(*HIDDEN_OF_THREE, "home"), "home", seat=1) == text


def test_nothing_is_foreseen_out_of_turn_or_of_nothing() -> None:
    assert would(four(*HIDDEN), "steal", "B1", seat=1) == ""
    assert would(four(*HIDDEN), "steal") == ""
    assert foresee(seen(four(*HIDDEN), 0), ()) is None
