"""How a turn ends in words, clause by clause; seats are Botan, Chidori, Aoi, Sakura."""

from collections.abc import Mapping

from tefuda.core.cards import Card
from tefuda.core.table import Message, Piece, Shown, Who
from tefuda.games.thieves.cards import COLOUR
from tefuda.games.thieves.rules.scoring import points
from tefuda.games.thieves.rules.state import Result, Stolen, Thief
from tefuda.games.thieves.screen.verdict import scoring, verdict, why

NAMES = ("Botan", "Chidori", "Aoi", "Sakura")


def write(message: Message) -> str:
    def piece(value: Piece) -> object:
        if isinstance(value, Message):
            return write(value)
        if isinstance(value, Who):
            return NAMES[value.seat]
        return " ".join(value.cards) if isinstance(value, Shown) else value

    values: Mapping[str, Piece] = message.values
    return message.text.format(**{name: piece(value) for name, value in values.items()})


def result(*loots: tuple[Card, ...], pile: tuple[Card, ...] = ()) -> Result:
    """A red, a blue, a yellow thief with these; seat 1 began, seat 2 is the last."""
    thieves = tuple(
        Thief(colour, tuple(Stolen(card, 0, COLOUR[card] != colour) for card in loot))
        for colour, loot in zip("RBY", loots, strict=True)
    )
    sums = tuple(
        points(thief.colour, loot + (pile if seat == 2 else ()))
        for seat, (thief, loot) in enumerate(zip(thieves, loots, strict=True))
    )
    return Result(1, 2, thieves, pile, sums)


OVER = result(("R4", "G1", "R2"), (), ("Y1", "K-3"), pile=("Y4", "B1"))


def said(seat: int, over: Result = OVER) -> list[tuple[str, str, int | None]]:
    return [(reason.clause, write(reason.message), reason.points) for reason in why(over, seat)]


def test_7_2_five_are_reached() -> None:
    assert said(0) == [
        ("7.1", "Botan, ● red thief: cards make 7.", 7),
        ("7.2", "From 5 on: +1 for each ● red, here +2.", 2),
    ]


def test_7_1_without_treasures() -> None:
    assert said(1) == [("7.1", "Chidori, ■ blue thief: no cards.", 0)]


def test_7_2_none_of_the_colour() -> None:
    assert said(1, result((), ("R4", "G2"), ()))[1] == (
        "7.2",
        "No ■ blue among them: no bonus.",
        0,
    )


def test_6_4_the_pile_is_the_last_players() -> None:
    assert said(2) == [
        ("7.1", "Aoi, ★ yellow thief: cards make −2.", -2),
        ("6.4", "Aoi, the last player: 5 of that from the leftover pile.", 5),
        ("7.2", "3 is under 5: no bonus for ★ yellow.", 0),
    ]


def test_a_row_a_seat_from_the_start_player_on() -> None:
    rows = scoring(OVER)
    assert [write(row.label) for row in rows] == ["Chidori", "Aoi", "Botan"]
    assert [row.values for row in rows] == [(None, 0, None), (None, None, 3), (9, None, None)]
    for row in rows:
        assert sum(reason.points or 0 for reason in row.reasons) == sum(n or 0 for n in row.values)


def test_the_cards_of_a_point_are_lit() -> None:
    assert [reason.cards for reason in why(OVER, 0)] == [("R4", "G1", "R2"), ("R4", "R2")]


def test_all_of_it_in_a_breath() -> None:
    over = verdict(OVER, 0)
    text = "Botan, ● red thief: cards make 7. From 5 on: +1 for each ● red, here +2."
    assert (over.clause, write(over.message), over.points) == ("7.1", text, 9)
