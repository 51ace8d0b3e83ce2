"""Imagined worlds: all that fit, each as likely, and no other."""

from collections import Counter
from itertools import permutations

from tefuda.core.cards import Card
from tefuda.core.chance import Quick
from tefuda.games.thieves import GAME
from tefuda.games.thieves.cards import COLOUR
from tefuda.games.thieves.rules.imagine import doubts, unseen
from tefuda.games.thieves.rules.state import State, View
from tests.games.thieves.tables import HIDDEN, HIDDEN_OF_THREE, four, seen, three


def hidden_first(state: State, colour: str) -> str:
    """The first treasure of a thief."""
    return next(thief.loot[0].card for thief in state.thieves if thief.colour == colour)


def test_a_first_treasure_is_in_doubt() -> None:
    assert doubts(seen(four(*HIDDEN), 0)) == {"B": 1, "Y": 2, "G": 3}


def test_a_later_card_of_the_colour_settles_it() -> None:
    """Seat 1 hid on blue and later shows B2 on the red thief: blue was in hand."""
    found = four(*HIDDEN, "steal R3", "steal B2")
    assert doubts(seen(found, 0)) == {"Y": 2, "G": 3}
    for seed in range(30):
        world = GAME.imagine(seen(found, 0), Quick(seed))
        assert COLOUR[hidden_first(world, "B")] == "B"


def test_who_hid_another_colour_had_none() -> None:
    view = seen(four(*HIDDEN, "steal R3"), 0)
    for seed in range(200):
        world = GAME.imagine(view, Quick(seed))
        for seat, colour in ((1, "B"), (2, "Y"), (3, "G")):
            lawful = COLOUR[hidden_first(world, colour)] == colour
            assert lawful or colour not in map(COLOUR.__getitem__, world.hands[seat])


def test_a_back_that_is_not_the_first_is_of_the_colour() -> None:
    view = seen(four(*HIDDEN, "steal G2"), 1)
    for seed in range(50):
        thief = GAME.imagine(view, Quick(seed)).thieves[0]
        assert COLOUR[thief.loot[1].card] == "G"


LATE = (
    *HIDDEN_OF_THREE,
    *("steal Y1", "steal Y2", "steal Y4"),
    *("steal K-2", "steal R3", "steal R4"),
    *("steal B1", "steal K-3"),
)
"""Seat 2 is to act; both others hold one card, one back is certain, two are in doubt."""

Key = tuple[tuple[Card, ...], ...]


def backs(view: View) -> list[tuple[int, int]]:
    """(seat, place) of the face-down cards that the viewer does not know."""
    return [
        (seat, place)
        for seat, thief in enumerate(view.thieves)
        for place, one in enumerate(thief.loot)
        if not one.card
    ]


def fitting(view: View) -> Counter[Key]:
    """Every lawful world, by listing, with the number of ways it comes about."""
    found: Counter[Key] = Counter()
    hidden = backs(view)
    for cards in permutations(unseen(view)):
        faces = dict(zip(hidden, cards, strict=False))
        hands = (cards[len(hidden) : len(hidden) + 1], cards[len(hidden) + 1 : len(hidden) + 2])
        if all(lawful(view, faces, hands, back) for back in hidden):
            found[(cards[: len(hidden)], *hands)] += 1
    return found


def lawful(
    view: View,
    faces: dict[tuple[int, int], Card],
    hands: tuple[tuple[Card, ...], ...],
    back: tuple[int, int],
) -> bool:
    """One back is of its thief's colour; or it is the first and its owner had no other."""
    seat, place = back
    colour, loot = view.thieves[seat]
    owner = loot[place].seat
    if place or COLOUR[faces[back]] == colour:
        return COLOUR[faces[back]] == colour
    had = [
        one.card or faces[at, number]
        for at, thief in enumerate(view.thieves)
        for number, one in enumerate(thief.loot)
        if one.seat == owner
    ]
    return all(COLOUR[card] != colour for card in (*had, *hands[owner]))


def test_lawful_worlds_come_and_each_as_often_as_it_should() -> None:
    view = seen(three(*LATE), 2)
    expected, number = fitting(view), 6000
    found = Counter(key(view, GAME.imagine(view, Quick(seed))) for seed in range(number))
    assert set(found) == set(expected)
    share = number / expected.total()
    chi = sum((found[one] - ways * share) ** 2 / (ways * share) for one, ways in expected.items())
    assert chi < 1.3 * len(expected)


def key(view: View, world: State) -> Key:
    faces = tuple(world.thieves[seat].loot[place].card for seat, place in backs(view))
    return (faces, world.hands[0], world.hands[1])
