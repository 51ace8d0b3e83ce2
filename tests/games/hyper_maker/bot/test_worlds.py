"""Worlds that are listed, and worlds as somebody imagines them who forgets."""

import pytest

from tefuda.core.chance import Quick
from tefuda.games.hyper_maker.bot.worlds import misremember, worlds
from tefuda.games.hyper_maker.rules.state import View
from tests.games.hyper_maker.matches import GAME, random_match, settled


def late(players: int, number: int, cards: int) -> View:
    """What the leader sees when everybody holds so many cards."""
    match = settled(random_match(players, "stays", f"late {number}", cards_left=cards))
    view: View = GAME.view(match.state, match.turn.seats[0])
    return view


@pytest.mark.parametrize(("number", "count"), [(1, 30), (142, 9), (190, 3), (271, 18)])
def test_the_worlds_of_the_end_are_those_imagined(number: int, count: int) -> None:
    """Four cards in hands and one in the stock; in all but the first somebody once had to throw."""
    view = late(3, number, 2)
    listed = worlds(view)
    assert listed
    assert len(listed) == count
    assert set(listed) == {GAME.imagine(view, Quick("drawn", turn)) for turn in range(500)}


def test_many_worlds_are_not_listed() -> None:
    assert worlds(late(5, 1, 2)) is None
    assert worlds(late(3, 1, 3)) is None


def test_who_forgets_sees_the_same_board() -> None:
    match = settled(random_match(4, "stays", "forget", cards_left=5))
    view = GAME.view(match.state, match.turn.seats[0])
    world = misremember(view, Quick(1))
    sizes = tuple(map(len, world.hands))
    assert (sizes, len(world.stock), world.hands[view.seat]) == (view.sizes, view.left, view.hand)
    held = {card for hand in world.hands for card in hand}
    assert held & {card for trick in view.past.tricks[:-1] for card in trick.plays}
    assert not held & set(view.past.tricks[-1].plays)
