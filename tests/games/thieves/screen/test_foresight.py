"""What a lifted treasure or going home would bring; seat 0 is Botan, before it the green thief."""

from tefuda.core.match import Match
from tefuda.games.thieves import GAME
from tefuda.games.thieves.screen.foresight import foresee
from tests.games.thieves.screen.test_verdict import write
from tests.games.thieves.tables import FOUR, HIDDEN, HIDDEN_OF_THREE, four, match_after, seen, three


def would(match: Match, *words: str, seat: int = 0) -> str:
    foresight = foresee(seen(match, seat), words)
    return write(foresight.message) if foresight else ""


def test_a_first_treasure() -> None:
    text = "R1 is hidden face down. Then ● red takes it on to Chidori, and ▲ green comes to you."
    assert would(four(), "hide", "R1") == text
    assert would(four(), "hide") == ""


def test_of_the_only_one_that_may_be_hidden_that_is_said() -> None:
    match = four("hide R1", "hide B1", "hide Y1")
    assert would(match, "hide", "G1", seat=3).startswith("G1 is hidden face down")
    deal = "deal R1 B3 B4 K-2 G2 / B1 B2 Y2 K-3 R4 / Y1 Y3 G4 K-4 R3 / G1 G3 R2 Y4 K-3"
    alone = match_after(4, (*FOUR[:2], deal))
    assert would(alone, "hide", "R1").startswith("Only R1 may be hidden, your one ● red card")


def test_a_treasure_of_another_colour_lies_open() -> None:
    text = (
        "K-2 will lie face up. Next ★ yellow comes to you, unless Sakura, who acts after you, goes home"
        " with it. The ▲ green thief goes to Chidori, if Chidori stays."
    )
    assert would(four(*HIDDEN), "steal", "K-2") == text


def test_a_treasure_of_the_thiefs_colour_lies_hidden() -> None:
    assert would(four(*HIDDEN), "steal", "G2").startswith("G2 will lie face down. Next ")


def test_what_comes_is_sure_where_its_player_has_acted() -> None:
    match = four(*HIDDEN)
    for seat, card in enumerate(("K-2", "K-3", "K-4")):
        told = would(match, "steal", card, seat=seat)
        assert ("surely comes to you. " in told) == (seat > 0)
        match.play_text(seat, f"steal {card}")
    last = would(match, "steal", "K-3", seat=3)
    assert "surely comes to you, and the ★ yellow thief" in last


def test_of_two_it_hangs_on_the_other() -> None:
    match = three(*HIDDEN_OF_THREE, "steal K-2", "steal B3", "home")
    told = would(match, "steal", "R2")
    assert "If Chidori stays, " in told
    assert "you are the last player and keep" in told


def test_a_sum_is_told_where_it_is_certain() -> None:
    """Seat 0 hid R1 itself; B3 and K-3 lie open."""
    laid = ("steal B1", "steal B3", "steal B4", "steal Y1", "steal R3", "steal K-3")
    match = three(*HIDDEN_OF_THREE, *laid)
    told = would(match, "steal", "R2"), would(match, "steal", "K-2")
    assert "The ● red thief (worth 3) goes to Chidori" in told[0]
    assert "The ● red thief (worth −1) goes to Chidori" in told[1]


def test_going_home() -> None:
    text = "Home with the ▲ green thief you score −4 to 4. Your hand goes to the leftover pile."
    assert would(four(*HIDDEN), "home") == text


def test_going_home_may_end_the_turn() -> None:
    text = (
        "Home with the ● red thief you score −4 to 4. The round ends: Aoi, the"
        " last player, scores −1 to 25 with the leftover pile and your hand in it."
    )
    assert would(three(*HIDDEN_OF_THREE, "home"), "home", seat=1) == text


def test_nothing_is_foreseen_out_of_turn_or_of_nothing() -> None:
    assert would(four(*HIDDEN), "steal", "B1", seat=1) == ""
    assert would(four(*HIDDEN), "steal") == ""
    assert foresee(seen(four(*HIDDEN), 0), ()) is None


def test_going_home_is_explained_without_any_aid() -> None:
    help_ = GAME.meaning("home")
    assert help_
    assert help_.clause == "4.4"
    assert GAME.meaning("R1") is None
