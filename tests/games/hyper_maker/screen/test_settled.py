"""What is certain whatever one plays. Seat 0, Botan, is to play."""

from tefuda.core.cards import Cards
from tefuda.games.hyper_maker.rules.state import Now
from tefuda.games.hyper_maker.screen.settled import settled
from tests.games.hyper_maker.screen.test_verdict import write
from tests.games.hyper_maker.views import view


def certain(hand: Cards, *plays: str, master: str = "R1G10") -> str:
    message = settled(view(hand, plays=plays)._replace(now=Now((-len(plays)) % 3, master)))
    return write(message) if message else ""


def test_the_last_card_may_change_nothing() -> None:
    assert certain(("R2B9", "R3B8"), "R4Y7", "R6Y5") == "Whatever you play, Aoi takes 10."
    assert certain(("R7B4", "R8B3"), "R4Y7", "R6Y5") == "Whatever you play, you take 10."
    assert certain(("B2G9",), "B3G8", "G7Y4") == "Whatever you play, nobody wins."
    assert certain(("B4Y7",), "R4Y7", "B5Y6") == "Whatever you play, Chidori takes 10."


def test_the_last_card_may_not_win_but_choose() -> None:
    text = "You cannot win this trick, but your card decides how it ends."
    assert certain(("R2B9", "B2G9"), "R4Y7", "B3G8") == text
    assert certain(("R5B6", "B2G9"), "R4Y7", "B3G8") == ""


def test_before_the_last_card_only_that_none_can_win_is_certain() -> None:
    assert certain(("R2B9", "B2G9"), "R4Y7") == "None of your cards can win this trick."
    assert certain(("R4G7",), "R4Y7") == ""  # of equal ones the later wins
    assert certain(("B1G10",), "R4Y7") == ""
    assert certain(("B4Y7",), "R4Y7") == ""  # the prompt says that it cannot win
    assert certain(("R2B9",)) == ""
