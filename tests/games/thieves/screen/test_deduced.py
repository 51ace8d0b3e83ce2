"""Why what lies face down can be no more and no less."""

from tefuda.core.match import Match
from tefuda.core.table import say
from tefuda.games.thieves.cards import COLOUR
from tefuda.games.thieves.rules.secrets import unseen
from tefuda.games.thieves.screen.deduced import caption, how_many, why_so
from tests.games.thieves.screen.test_verdict import write
from tests.games.thieves.tables import HIDDEN, HIDDEN_OF_THREE, four, second_turn, seen, three


def why(match: Match, seat: int, colour: str) -> str:
    view = seen(match, seat)
    told = why_so(view, next(thief for thief in view.thieves if thief.colour == colour))
    return write(told.message)


def test_a_doubtful_first_treasure() -> None:
    told = why(four(*HIDDEN), 1, "R")
    assert told.startswith("Botan hid the “?” and has laid no ● red since.")
    assert told.endswith(f" {brief(four(*HIDDEN), 1, 'R')}.")


def test_a_range_of_points_says_what_it_is_before_why_it_is_so_wide() -> None:
    view = seen(four(*HIDDEN), 1)
    red = next(thief for thief in view.thieves if thief.colour == "R")
    told = write(how_many(view, red).message)
    assert told.startswith("The fewest and the most points this thief may score")
    assert told.endswith(write(why_so(view, red).message))


def test_a_certain_one_and_what_is_left_for_it() -> None:
    """Seat 1 hid B2 on the blue thief, and then lays B3 on the red one."""
    match = three(*HIDDEN_OF_THREE, "steal B1", "steal B3")
    told = why(match, 0, "B")
    assert "another ■ blue card" in told
    assert told.endswith("Not seen elsewhere: ■2, ■4.")


def test_stripes_on_ones_own_and_without_a_first_treasure() -> None:
    match = three(*HIDDEN_OF_THREE, "steal R2", "steal R3", "steal R4")
    assert why(match, 0, "R").startswith("Stripes: laid later, always ● red.")
    deal = "deal R1 R3 B4 K-2 G2 / R2 B2 Y2 K-3 R4 / Y1 Y3 G4 K-4 B3 / G1 G3 B1 Y4 K-3"
    assert why(second_turn(deal, "steal R2"), 0, "R").startswith("Stripes")


def test_what_one_laid_oneself() -> None:
    assert why(four(*HIDDEN), 0, "R").endswith("you know the sum.")


def brief(match: Match, seat: int, colour: str) -> str:
    view = seen(match, seat)
    told = caption(view, next(thief for thief in view.thieves if thief.colour == colour))
    return write(told) if told else ""


def test_in_a_breath_what_a_doubtful_one_is_at_best_and_at_worst() -> None:
    told = brief(four(*HIDDEN), 1, "R")
    assert told == "“?” is ●1, 2 or 3, or, if Botan had no ● red, any card: ✕−4 to ★4"


def test_in_a_breath_few_that_are_not_of_the_colour_are_named() -> None:
    """Most other cards are in the own hand."""
    view = seen(four(*HIDDEN), 1)
    red = next(thief for thief in view.thieves if thief.colour == "R")
    others = [card for card in unseen(view) if COLOUR[card] != "R" and card != "K-4"]
    told = caption(view._replace(hand=(*view.hand, *others)), red)
    assert write(told or say("")) == "“?” is ●1, 2 or 3, or, if Botan had no ● red, ✕−4"


def test_in_a_breath_a_doubtful_one_that_can_only_be_of_the_colour() -> None:
    """All other cards are in the own hand."""
    view = seen(four(*HIDDEN), 1)
    red = next(thief for thief in view.thieves if thief.colour == "R")
    others = (card for card in unseen(view) if COLOUR[card] != "R")
    told = caption(view._replace(hand=(*view.hand, *others)), red)
    assert write(told or say("")) == "“?”: ●1, 2 or 3"


def test_in_a_breath_a_certain_one_and_stripes() -> None:
    match = three(*HIDDEN_OF_THREE, "steal B1", "steal B3")
    assert brief(match, 0, "B") == "“?” is ■ blue: Chidori laid ■ blue later. Left: ■2, ■4"
    striped = three(*HIDDEN_OF_THREE, "steal R2", "steal R3", "steal Y4")
    assert brief(striped, 0, "R") == "face down: 1 of ●3, ●4"
    assert brief(four(*HIDDEN), 0, "R") == ""


def test_in_a_breath_one_that_can_be_no_more_of_the_colour() -> None:
    """All blue cards lie open elsewhere, or in the own hand."""
    view = seen(four(*HIDDEN), 2)
    blue = view.thieves[2]
    assert blue.colour == "B"
    assert write(caption(view._replace(hand=("B1", "B2", "B3", "B4")), blue) or say("")) == (
        "“?” is no ■ blue: all of it lies elsewhere."
    )
