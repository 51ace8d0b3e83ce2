"""What the lifted card would do, as things stand. Seat 0, Botan, is to play."""

from tefuda.core.cards import Card
from tefuda.games.hyper_maker.rules.state import Now
from tefuda.games.hyper_maker.rules.turns import end_trick
from tefuda.games.hyper_maker.screen.foresight import foresee
from tests.games.hyper_maker.screen.test_verdict import write
from tests.games.hyper_maker.views import view


def would(card: Card, *plays: Card, master: Card = "R1G10") -> str:
    """After Chidori, and Aoi where there are two plays."""
    now = view((card,), plays=plays)._replace(now=Now((-len(plays)) % 3, master))
    foresight = foresee(now, ("play", card))
    assert foresight
    return write(foresight.message)


def test_the_first_card_of_a_trick() -> None:
    assert would("R9Y2") == (
        "● red would count for now: your 9 would get +10. "
        "A later ● red 9 or higher would beat it (5 not seen yet). "
        "If ▲ green counts in the end, it gets nothing."
    )
    assert would("B4Y7") == "This card has neither of the master’s suits, so it cannot win."


def test_a_card_of_both_suits_may_win_by_the_other() -> None:
    assert would("R10G1", master="R9G2").endswith(
        "Only a later ● red 10 would beat it (2 not seen yet). "
        "But ▲ green may still count in the end."
    )


def test_a_suit_that_nobody_can_turn_is_sure() -> None:
    assert would("R9Y2", "R4Y7") == (
        "● red is sure to count: your 9 would get +10. "
        "A later ● red 9 or higher would beat it (5 not seen yet)."
    )
    assert would("R2Y9", "R4Y7") == (
        "● red is sure to count: Aoi’s 4 would get +10. "
        "A later ● red 4 or higher would beat it (20 not seen yet)."
    )


def test_where_all_higher_ones_are_seen_nothing_can_change() -> None:
    over = end_trick(3, 0, "G5Y6", ("R10Y1", "R10G1", "B4Y7"))
    mine = view(("R2Y9",), plays=("R9Y2",), tricks=(over,))

    def said(master: Card) -> str:
        foresight = foresee(mine._replace(now=Now(2, master)), ("play", "R2Y9"))
        assert foresight
        return write(foresight.message)

    assert said("R10B1") == (
        "● red is sure to count, but no card the others may hold reaches the master’s 10: nobody wins."
    )
    assert said("R1B10").endswith("A later ● red 9 or higher would beat it (3 not seen yet).")


def test_a_sure_suit_that_nobody_reaches_yet() -> None:
    """That it counts will not change; who wins may."""
    assert would("R2Y9", "R3Y8", master="R9G2") == (
        "● red is sure to count. Only a later ● red 9 or higher would win (5 not seen yet)."
    )
    assert would("R2Y9", "R3Y8", master="R10G1") == (
        "● red is sure to count. Only a later ● red 10 would win (2 not seen yet)."
    )


def test_what_counts_and_who_leads_may_stay() -> None:
    text = "● red still counts (2 : 1). Aoi’s 6 would still get +10. Aoi to lead next."
    assert would("B2G9", "R4Y7", "R6Y5") == text


def test_the_last_card_of_a_trick_decides_it() -> None:
    text = "● red would count (2 : 1). Your 9 would get +10. You lead next."
    assert would("R9Y2", "R4Y7", "B2G9") == text


def test_it_says_why_the_winner_does_not_lead() -> None:
    assert would("R9Y2", "R9G2", "R4Y7", master="R4G7").endswith(
        "Your 9 would get +7. Equal highest numbers: Chidori to lead again."
    )


def test_nobody_leads_after_the_last_trick() -> None:
    mine = view(("R9Y2",), plays=("R4Y7", "B2G9"))._replace(now=Now(1, "R1G10"), left=0)
    foresight = foresee(mine, ("play", "R9Y2"))
    assert foresight
    assert write(foresight.message) == "● red would count (2 : 1). Your 9 would get +10."


def test_it_may_help_somebody_else() -> None:
    text = "● red would count (2 : 1). Chidori’s 4 would get +10. Chidori to lead next."
    assert would("R2B9", "R4Y7", "B1G10") == text


def test_a_tie_is_the_masters() -> None:
    assert would("R9Y2", "B1G10") == (
        "▲ green would count for now (1 : 1, larger on the master): Aoi’s 10 would get +1. "
        "Chidori can still change that."
    )
    assert would("B2G9", "R4Y7") == (
        "▲ green would count for now (1 : 1, larger on the master), but no card reaches the master’s 10. "
        "Chidori can still change that."
    )


def test_a_tie_is_the_masters_with_the_last_card_too() -> None:
    assert would("B2Y9", "R4Y7", "B1G10") == (
        "▲ green still counts (1 : 1, larger on the master). Aoi’s 10 would still get +1. "
        "Equal to the master’s 10: Chidori to lead again."
    )
    assert would("B2G9", "R4Y7", "B4Y7") == (
        "▲ green would count (1 : 1, larger on the master). "
        "No card reaches the master’s 10: nobody would win. Chidori to lead again."
    )


def test_that_nobody_wins_is_final_with_the_last_card_alone() -> None:
    text = (
        "▲ green still counts (2 : 1). No card reaches the master’s 10: nobody would win. "
        "Chidori to lead again."
    )
    assert would("B3G8", "B2G9", "R4Y7") == text


def test_the_scales_can_show_it() -> None:
    now = view(("R9Y2",), plays=("B1G10",))._replace(now=Now(2, "R1G10"))
    foresight = foresee(now, ("play", "R9Y2"))
    assert foresight
    values = [foresight.then[name] for name in ("first", "second", "counting", "ahead")]
    assert values == [1, 1, "G", 2]


def test_nothing_is_foreseen_without_a_card_or_out_of_turn() -> None:
    mine = view(("R9Y2",), master="R1G10")
    assert foresee(mine, ()) is None
    assert foresee(mine, ("play",)) is None
    assert foresee(mine._replace(now=Now(1, "R1G10")), ("play", "R9Y2")) is None
