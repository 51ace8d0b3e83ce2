"""Who knows what at a table of thieves (4.10, 6.5).

Imagined worlds: all that fit, each as likely, and no other.
"""

from collections import Counter
from itertools import permutations

from tefuda.core.cards import Card
from tefuda.core.chance import Quick
from tefuda.core.terms import Moved
from tefuda.games.thieves import GAME
from tefuda.games.thieves.cards import COLOUR
from tefuda.games.thieves.rules.events import CameHome, Hid, Stole
from tefuda.games.thieves.rules.secrets import unseen
from tefuda.games.thieves.rules.state import Hide, State, View
from tests.games.thieves.tables import (
    HIDDEN,
    HIDDEN_OF_THREE,
    four,
    hidden_first,
    seen,
    state,
    three,
)


def test_nobody_sees_who_has_chosen_a_first_treasure() -> None:
    assert seen(four("hide R1"), 2) == seen(four(), 2)
    assert seen(four("hide R1"), -1) == seen(four("hide R3"), -1)


def test_one_knows_the_own_choice() -> None:
    assert seen(four("hide R1"), 0).hidden == "R1"
    assert seen(four("hide R1"), 0).sizes == (5, 5, 5, 5)


def test_4_10_face_down_cards_are_known_to_who_played_them() -> None:
    match = four(*HIDDEN, "steal G2")
    assert [treasure.card for treasure in seen(match, 0).thieves[0].loot] == ["", "G2"]
    assert [treasure.card for treasure in seen(match, 1).thieves[0].loot] == ["", ""]
    assert [treasure.card for treasure in seen(match, 3).thieves[0].loot] == ["G1", ""]


def test_one_knows_the_own_part_of_the_pile() -> None:
    match = four(*HIDDEN, "home")
    assert seen(match, 0).given == ("R3", "B4", "G2", "K-2")
    assert seen(match, 1).given == ()
    assert seen(match, 1).pile == (4, 0, 0, 0)


def test_6_5_thieves_and_pile_are_shown_at_the_end() -> None:
    match = three(*HIDDEN_OF_THREE, "home", "home")
    assert seen(match, -1).past.results == state(match).past.results


def test_hearing_tells_a_back_from_a_face() -> None:
    down, up = Stole(0, "R", "R1", open=False), Stole(0, "R", "B1", open=True)
    assert GAME.hears(down, 1) == Stole(0, "R", "", open=False)
    assert GAME.hears(down, 0) == down
    assert GAME.hears(up, 1) == up


def test_a_homecoming_tells_the_number_of_cards() -> None:
    event = CameHome(0, "R", ("R1", "B1"), 2, 3)
    assert GAME.hears(event, 1) == CameHome(0, "R", (), 2, 3)
    assert GAME.hears(event, 0) == event


def test_a_first_treasure_is_not_heard() -> None:
    for event in (Moved(0, Hide("R1")), Hid(0, "R", "R1", duty=True)):
        assert GAME.hears(event, 1) is None
        assert GAME.hears(event, 0) == event


def test_the_card_left_over_lies_aside() -> None:
    assert GAME.zones(state(three(*HIDDEN_OF_THREE)))["aside"] == ("K-4",)
    assert GAME.zones(state(four(*HIDDEN)))["aside"] == ()


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
        for place, treasure in enumerate(thief.loot)
        if not treasure.card
    ]


def fitting(view: View) -> Counter[Key]:
    """Every lawful world, by listing, with the number of ways it comes about."""
    worlds: Counter[Key] = Counter()
    hidden = backs(view)
    for cards in permutations(unseen(view)):
        faces = dict(zip(hidden, cards, strict=False))
        hands = (cards[len(hidden) : len(hidden) + 1], cards[len(hidden) + 1 : len(hidden) + 2])
        if all(lawful(view, faces, hands, back) for back in hidden):
            worlds[(cards[: len(hidden)], *hands)] += 1
    return worlds


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
        treasure.card or faces[at, number]
        for at, thief in enumerate(view.thieves)
        for number, treasure in enumerate(thief.loot)
        if treasure.seat == owner
    ]
    return all(COLOUR[card] != colour for card in (*had, *hands[owner]))


def test_lawful_worlds_come_and_each_as_often_as_it_should() -> None:
    view = seen(three(*LATE), 2)
    expected, number = fitting(view), 6000
    imagined = Counter(key(view, GAME.imagine(view, Quick(seed))) for seed in range(number))
    assert set(imagined) == set(expected)
    share = number / expected.total()
    chi = sum(
        (imagined[world] - ways * share) ** 2 / (ways * share) for world, ways in expected.items()
    )
    assert chi < 1.3 * len(expected)


def key(view: View, world: State) -> Key:
    faces = tuple(world.thieves[seat].loot[place].card for seat, place in backs(view))
    return (faces, world.hands[0], world.hands[1])
