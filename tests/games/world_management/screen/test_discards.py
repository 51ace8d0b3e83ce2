"""Discards in the order they came, and what of them is gone."""

from tests.games.world_management.tables import FAR, cards, screen, table

THROWN = (cards("east*3 wind1"), cards("east"), ())


def river(pile: str, seat: int) -> list[tuple[str, tuple[str, ...]]]:
    shown = screen(table([FAR, FAR, FAR], pile, thrown=THROWN), 2).panels[seat].zones[-1]
    assert shown.marks == ("ordered",)
    return [(face.card, face.marks) for face in shown.cards]


def test_what_nobody_took_lies_there_as_it_came() -> None:
    assert river("east*4 wind1", 0) == [(card, ()) for card in THROWN[0]]
    assert river("", 2) == []


def test_what_was_summoned_is_pale() -> None:
    assert river("east*3", 0)[0] == ("wind1", ("pale",))
    assert river("east*3", 1) == [("east", ("pale",))]


def test_of_equal_cards_those_that_came_first_went_first() -> None:
    assert river("east*2", 1) == [("east", ("pale",))]
    assert river("east*2 wind1", 0)[1:] == [("east", ("pale",)), ("east", ()), ("east", ())]
