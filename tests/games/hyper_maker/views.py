"""Views of Hyper Maker for tests, written card by card, and what a message says."""

from tefuda.core.cards import Cards
from tefuda.core.table import Message
from tefuda.games.hyper_maker.rules.state import Now, Past, Setup, Trick, View


def view(
    hand: Cards = (),
    *,
    master: str = "",
    plays: Cards = (),
    tricks: tuple[Trick, ...] = (),
    games: int = 1,
) -> View:
    """Seat 0 of three, who leads."""
    setup = Setup(3, stays=True, games=games)
    sizes = (len(hand), len(hand), len(hand))
    scores = tuple(sum(t.points for t in tricks if t.winner == s) for s in range(3))
    past = Past(dealt=1, first=0, scores=scores, tricks=tricks)
    return View(setup, past, Now(0, master), plays, 0, hand, sizes, left=10)


def text(message: Message | None) -> str:
    assert message
    return message.text
