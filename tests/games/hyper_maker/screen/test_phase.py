"""Between tricks and at the end: who leads next, who is in front."""

from tefuda.games.hyper_maker.rules.state import Now, View
from tefuda.games.hyper_maker.rules.turns import end_trick
from tefuda.games.hyper_maker.screen.phase import phase
from tests.games.hyper_maker.screen.test_verdict import write
from tests.games.hyper_maker.views import view

WON = end_trick(3, 0, "R5B6", ("R9Y2", "R3G8", "B4Y7"))
LOST = end_trick(3, 0, "R1G10", ("B2G9", "G8Y3", "R4Y7"))


def says(now: View, leader: int, *scores: int) -> str:
    past = now.past._replace(scores=scores or now.past.scores)
    return write(phase(now._replace(now=Now(leader, ""), past=past)))


def test_one_is_in_front() -> None:
    over = view(("R1B10",), tricks=(WON,))
    assert says(over, 0) == "You lead next. Most points: Botan, 6."
    assert says(over, 1) == "Chidori to lead next. Most points: Botan, 6."
    assert says(over._replace(seat=1), 2) == "Aoi to lead next. Most points: Botan, 6."
    assert says(over._replace(seat=1), 1) == "You lead next. Most points: Botan, 6."


def test_several_are_in_front() -> None:
    over = view(("R1B10",), tricks=(WON,))
    assert says(over, 0, 3, 9, 9) == "You lead next. Most points: Chidori and Aoi, 9 each."
    four = over._replace(setup=over.setup._replace(players=4))
    told = "You lead next. Most points: Botan, Chidori and Aoi, 9 each."
    assert says(four, 0, 9, 9, 9, 3) == told
    assert says(over, 2, 9, 9, 3) == "Aoi to lead next. Most points: Botan and Chidori, 9 each."


def test_all_are_even() -> None:
    over = view(("R1B10",), tricks=(LOST,))
    assert says(over, 0) == "Nobody won: you lead again."
    assert says(over, 2) == "Nobody won: Aoi to lead again."
    unscored = over._replace(past=over.past._replace(tricks=(WON,)))
    assert says(unscored, 0) == "You lead next."
    assert says(over, 0, 4, 4, 4) == "Nobody won: you lead again. All have 4 points."
    assert says(over, 2, 4, 4, 4) == "Nobody won: Aoi to lead again. All have 4 points."


def test_after_equal_highest_numbers_the_leader_stays() -> None:
    """Said where it is met: of others’ cards, with the master’s, and not where it is the winner anyway."""
    equal = end_trick(3, 0, "R5B6", ("R9Y2", "R9G2", "B4Y7"))
    master = end_trick(3, 0, "R5B6", ("R3G8", "R5G6", "B4Y7"))
    own = end_trick(3, 0, "R5B6", ("R5G6", "R3G8", "B4Y7"))
    over = view(("R1B10",), tricks=(equal,))
    assert says(over, 0, 0, 6, 0).startswith("Equal highest numbers: you lead again.")
    assert says(over, 2, 0, 6, 0).startswith("Equal highest numbers: Aoi to lead again.")
    won = over._replace(setup=over.setup._replace(stays=False))
    assert says(won, 1, 0, 6, 0).startswith("Chidori to lead next.")
    over = view(("R1B10",), tricks=(master,))
    assert says(over, 0, 0, 6, 0).startswith("Equal to the master’s 5: you lead again.")
    assert says(view(("R1B10",), tricks=(own,)), 0, 6, 0, 0).startswith("You lead next.")


def test_one_can_no_longer_be_caught() -> None:
    late = view(("R1B10",), tricks=(WON,))._replace(left=1)
    told = "You lead next. You are sure to win: 30 points."
    assert says(late, 0, 30, 9, 9) == told
    assert says(late, 0, 9, 30, 9) == ("You lead next. Chidori is sure to win: 30 points.")
    assert says(late, 2, 9, 30, 9) == ("Aoi to lead next. Chidori is sure to win: 30 points.")
    unwon = late._replace(past=late.past._replace(tricks=(LOST,)))
    assert says(unwon, 0, 30, 9, 9) == told


def test_a_game_and_a_match_end() -> None:
    assert says(view(tricks=(WON,), games=2), 0) == "Game 1 has ended."
    assert says(view(tricks=(WON,)), 0) == "The match is over"
