"""How a trick ends in words, clause by clause; Botan leads, then Chidori, then Aoi."""

from collections.abc import Mapping

from tefuda.core.cards import Card
from tefuda.core.table import Message, Piece, Reason, Shown, Who
from tefuda.games.hyper_maker.rules.turns import end_trick
from tefuda.games.hyper_maker.screen.verdict import (
    standing,
    verdict,
    why_counts,
    why_leads,
    why_won,
)

NAMES = ("Botan", "Chidori", "Aoi")


def write(message: Message) -> str:
    def piece(value: Piece) -> object:
        if isinstance(value, Message):
            return write(value)
        if isinstance(value, Who):
            return NAMES[value.seat]
        return " ".join(value.cards) if isinstance(value, Shown) else value

    values: Mapping[str, Piece] = message.values
    return message.text.format(**{name: piece(value) for name, value in values.items()})


def said(reason: Reason | None) -> tuple[str, str]:
    assert reason
    return reason.clause, write(reason.message)


def counts(master: Card, *plays: Card) -> tuple[str, str]:
    return said(why_counts(end_trick(3, 0, master, plays)))


def won(master: Card, *plays: Card) -> tuple[str, str]:
    return said(why_won(end_trick(3, 0, master, plays)))


def test_4_1_the_suit_on_more_cards_counts() -> None:
    assert counts("R1G10", "R4Y7", "R6Y5", "B2G9") == ("4.1", "● red counts (2 : 1).")


def test_4_4_on_as_many_the_larger_number_of_the_master_decides() -> None:
    text = "2 : 2, so the master’s larger number decides: ▲ green 10."
    assert counts("R1G10", "R4G7", "R6Y5", "B2G9") == ("4.4", text)


def test_5_2_the_highest_wins() -> None:
    assert won("R1G10", "R4Y7", "R6Y5", "B2G9") == (
        "5.2",
        "The highest is 6: Chidori +10.",
    )


def test_5_4_nobody_reaches_the_master() -> None:
    text = "No card reaches the master’s 10: nobody wins."
    assert won("R1G10", "B2G9", "G8Y3", "R4Y7") == ("5.4", text)


def test_5_5_of_equal_numbers_the_later_wins() -> None:
    text = "Two 7s, the later wins: Chidori +10."
    assert won("G10Y1", "B4Y7", "R4Y7", "B9G2") == ("5.5", text)
    text = "Three 7s, the last wins: Aoi +10."
    assert won("G10Y1", "B4Y7", "R4Y7", "G4Y7") == ("5.5", text)


def test_5_5_whoever_equals_the_master_beats_it() -> None:
    text = "It reaches the master’s 7: Chidori +4."
    assert won("G4Y7", "R6Y5", "R4Y7", "B5Y6") == ("5.5", text)
    text = "Two reach the master’s 7, the later wins: Aoi +4."
    assert won("G4Y7", "R6Y5", "R4Y7", "B4Y7") == ("5.5", text)


def test_5_6_nobody_followed() -> None:
    text = "No card has a suit of R1G10: nobody wins."
    assert won("R1G10", "B4Y7", "B5Y6", "B6Y5") == ("5.6", text)
    assert said(verdict(end_trick(3, 0, "R1G10", ("B4Y7", "B5Y6", "B6Y5"))))[1] == text


def test_all_of_it_in_a_breath() -> None:
    trick = end_trick(3, 0, "G10Y1", ("B4Y7", "R4Y7", "B9G2"))
    text = "★ yellow counts (2 : 1). Two 7s, the later wins: Chidori +10."
    assert said(verdict(trick)) == ("5.5", text)
    assert verdict(trick).points == 10


def test_6_the_lead_stays_with_its_reason() -> None:
    nobody = end_trick(3, 0, "R1G10", ("B2G9", "G8Y3", "R4Y7"))
    assert why_leads(nobody, stays=True) is None  # who leads next is said anyway
    strangers = end_trick(3, 0, "R1G10", ("B4Y7", "B5Y6", "B6Y5"))
    assert why_leads(strangers, stays=True) is None
    tied = end_trick(3, 0, "G10Y1", ("B4Y7", "R4Y7", "B9G2"))
    text = "The highest number came more than once, so the lead stays with Botan."
    assert said(why_leads(tied, stays=True)) == ("6.4", text)
    assert why_leads(tied, stays=False) is None
    with_the_master = end_trick(3, 0, "G4Y7", ("R6Y5", "B4Y7", "B9G2"))
    assert said(why_leads(with_the_master, stays=True))[1].startswith("The master has a 7 too")


def test_who_would_win_now() -> None:
    def now(*plays: Card) -> str:
        return write(standing(end_trick(5, 0, "R1G10", plays)))

    assert now("R4Y7") == "● red counts so far. The highest is 4: Botan would get +10."
    assert (
        now("B2G9")
        == "▲ green counts so far, but no card reaches the master’s 10: nobody would win."
    )
    assert now("B4Y7") == "So far no card has a suit of the master’s: nobody would win."


def test_a_running_tie_is_the_masters() -> None:
    def now(*plays: Card) -> str:
        return write(standing(end_trick(5, 0, "R1G10", plays)))

    tied = "▲ green counts so far (1 : 1, larger on the master)"
    assert now("R4Y7", "B2G9") == f"{tied}, but no card reaches the master’s 10: nobody would win."
    assert now("R4Y7", "B1G10") == f"{tied}. The highest is 10: Chidori would get +1."


def test_6_1_the_last_player_s_lead_is_counted_from_the_leader() -> None:
    """A running trick has fewer cards than players; the winner's own card is named."""
    running = end_trick(3, 2, "R1G10", ("R4Y7", "R6Y5"))
    assert write(standing(running)) == "● red counts so far. The highest is 6: Botan would get +10."
