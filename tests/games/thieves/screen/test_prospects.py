"""What may lie on a thief, seen by one seat."""

from itertools import islice

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.games.thieves import GAME
from tefuda.games.thieves.rules.scoring import carried, points, value
from tefuda.games.thieves.rules.state import Thief
from tefuda.games.thieves.screen.prospects import Prospect, loots, prospect
from tests.contract.tables import Set, walk
from tests.games.thieves.tables import FOUR, HIDDEN, HIDDEN_OF_THREE, four, match_after, seen, three


def of(match: Match, seat: int, colour: str) -> Prospect:
    view = seen(match, seat)
    return prospect(view, thief(match, seat, colour))


def thief(match: Match, seat: int, colour: str) -> Thief:
    return next(thief for thief in seen(match, seat).thieves if thief.colour == colour)


def test_own_cards_are_known() -> None:
    assert of(four(*HIDDEN), 0, "R") == Prospect(1, 1, 1, 1)


def test_a_first_treasure_may_be_anything() -> None:
    assert of(four(*HIDDEN), 1, "R") == Prospect(-4, 4, -4, 4)


def test_a_later_back_is_of_the_thiefs_colour() -> None:
    """Of green, 2 is on its way there; seat 1 holds none and cannot see the first treasure."""
    match = four(*HIDDEN, "steal G2")
    assert of(match, 1, "G").low == -4 + 1
    assert of(match, 1, "G") == Prospect(-3, 8, -3, 9)
    assert of(match, 0, "G") == Prospect(-2, 6, -2, 8)


def test_without_a_first_treasure_every_back_is_certain() -> None:
    deal = "deal R1 R3 B4 K-2 G2 / R2 B2 Y2 K-3 R4 / Y1 Y3 G4 K-4 B3 / G1 G3 B1 Y4 K-3"
    lines = (*FOUR, *HIDDEN, "home", "home", "home", deal, "steal R2")
    match = match_after(4, lines, "first_turn_only")
    assert of(match, 0, "R") == Prospect(2, 4, 2, 4)


def test_what_other_thieves_surely_carry_lies_there() -> None:
    """All red and blue that seat 0 does not see are certain backs of red and blue."""
    first = ("steal B1", "steal R3", "steal B4")
    match = three(*HIDDEN_OF_THREE, *first, "steal Y1", "steal B3", "steal R4")
    yellow = list(loots(seen(match, 0), thief(match, 0, "Y")))
    assert {cards[:2] for cards in yellow} == {("B1", "B3")}
    assert {cards[2] for cards in yellow} == {"Y2", "Y3", "Y4", "K-3", "K-4"}


@pytest.mark.parametrize("players", [3, 4])
def test_the_ends_are_those_of_all_imagined_worlds(players: int) -> None:
    size = Set("thieves", players, {})
    for match in islice(walk(size, "prospects", 60), 10, None, 7):
        for seat in range(players):
            view = GAME.view(match.state, seat)
            worlds = [GAME.imagine(view, Quick(number)) for number in range(20)]
            for place, thief in enumerate(view.thieves):
                ends = prospect(view, thief)
                for world in worlds:
                    cards = carried(world.thieves[place])
                    assert ends.low <= value(cards) <= ends.high
                    assert ends.least <= points(thief.colour, cards) <= ends.most
