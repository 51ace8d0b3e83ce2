"""Laying out a hand: the best grouping now."""

from collections.abc import Sequence

from tefuda.games.world_management.solver.forms import Cards, Fit, Question, sizes_left


def arrange(cards: Cards, exposed: Sequence[Cards], form: str) -> Fit | None:
    """The cards of the hand, however many, laid out in a form so that fewest are missing.

    None if the exposed groups do not fit the form. Exact.
    """
    sizes = sizes_left(form, exposed)
    return None if sizes is None else Question(cards, sizes).fit()
