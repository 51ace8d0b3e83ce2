"""Rules of thumb: each at the least hand that shows it, under a master that scores 7 in red and 4 in blue."""

import pytest

from tefuda.core.cards import Cards
from tefuda.games.hyper_maker.bot.maxims import maxim
from tests.games.hyper_maker.screen.test_verdict import write
from tests.games.hyper_maker.views import text, view

M = "R4B7"


def told(card: str, hand: Cards, plays: Cards = (), master: str = M) -> str:
    table = view(hand, master=master, plays=plays)
    leader = -len(plays) % table.setup.players
    reason = maxim(table._replace(now=table.now._replace(leader=leader)), ("play", card))
    return text(reason.message) if reason else ""


@pytest.mark.parametrize(
    ("card", "hand", "plays", "rule"),
    [
        ("R7G4", ("R7G4", "R9G2"), ("R5G6", "G1Y10"), "You play last and see all cards"),
        ("B4G7", ("B4G7", "B9G2"), ("B5Y6", "G1Y10"), "You play last, and if you do not win"),
        ("B4G7", ("B4G7", "R8G3"), ("R9Y2",), "None of your cards gets ahead: make"),
        ("B4G7", ("B4G7", "R8G3"), ("R9Y2", "G1Y10"), "You cannot win, but you decide"),
        ("R6G5", ("R6G5", "R1G10"), ("R9Y2", "R8Y3"), "You cannot win: throw"),
        ("R6G5", ("R6G5", "R1G10"), ("R9Y2",), "None of your cards gets ahead: throw"),
        (
            "R6G5",
            ("R6G5", "R9G2"),
            ("R5Y6",),
            "{others}, and even your weakest card (its larger number: {n}) gets ahead",
        ),
        ("R9G2", ("R9G2", "B4Y7", "R10G1"), ("R5Y6",), "{other} is sure to count"),
        ("R9G2", ("R9G2", "B4Y7", "R10G1"), ("B5Y6",), ""),
        ("B4G7", ("B4G7", "B1Y10"), (), "You lead, the hardest place"),
        ("B8G3", ("B8G3", "B4Y7", "R5G6"), (), "You lead: go for"),
        ("R5G6", ("R5G6", "R9G2"), (), "You lead with no weak card for {suit}"),
        ("R9G2", ("R9G2", "R5G6"), (), ""),
    ],
)
def test_a_card_follows(card: str, hand: Cards, plays: Cards, rule: str) -> None:
    assert bool(told(card, hand, plays)) == bool(rule)
    assert told(card, hand, plays).startswith(rule)


@pytest.mark.parametrize(("left", "stays"), [(7, False), (8, True), (10, True), (0, False)])
def test_who_plays_last_stays_so_for_fewer_points_than_tricks_are_left(
    left: int, stays: bool
) -> None:
    """R7G4 would win 7 points; B4G7 makes blue count, and nobody wins."""
    hand, plays = ("R7G4", "R9G2", "B4G7"), ("R5G6", "G1Y10")
    table = view(hand, master=M, plays=plays)._replace(left=left)
    table = table._replace(now=table.now._replace(leader=1))
    lost, won = (maxim(table, ("play", card)) for card in ("B4G7", "R7G4"))
    assert bool(lost) == stays
    assert bool(won) != stays


def test_nine_points_are_worth_the_lead_always() -> None:
    """R2 is enough for the 9 points of red under a master of blue 9."""
    hand, plays = ("R4G7", "R9G2", "B1G10"), ("R3G8", "G1Y10")
    assert not told("B1G10", hand, plays, "R2B9")
    assert told("R4G7", hand, plays, "R2B9").startswith("You play last and see all cards")


def test_one_other_is_not_called_others() -> None:
    table = view(("R9G2", "R6G5"), master=M, plays=("R5Y6",))
    for players, start in ((3, "Another still plays, and"), (4, "Others still play, and")):
        more = table._replace(setup=table.setup._replace(players=players))
        reason = maxim(more._replace(now=more.now._replace(leader=players - 1)), ("play", "R6G5"))
        assert reason
        assert write(reason.message).startswith(start)


def test_for_few_points_the_masters_number_is_equalled_and_the_lead_stays() -> None:
    hand = ("R5G6", "R8G3", "R10G1")
    assert told("R8G3", hand, ("R6G5",), "R8B3").startswith("{others}: equal the master’s {limit}")
    assert "equal the master" not in told("R8G3", hand, ("R6G5",), "R7B4")
    assert not told("R10G1", ("R5G6", "B1R10", "R10G1"), ("R8G3",), "R8B3")


@pytest.mark.parametrize(
    ("left", "stays", "plays", "rule"),
    [
        (10, True, ("R6G5",), "Another still plays, and +{points} is not worth a {need}"),
        (3, True, ("R6G5",), "{others}, but few cards"),
        (10, False, ("R6G5",), "{others}, but few cards"),
        (10, True, ("R8G3",), "{others}, but few cards"),
    ],
)
def test_what_is_above_the_master_would_have_to_lead(
    left: int, stays: bool, plays: Cards, rule: str
) -> None:
    table = view(("R5G6", "R9G2", "R10G1"), master="R8B3", plays=plays)._replace(left=left)
    table = table._replace(now=table.now._replace(leader=2))
    table = table._replace(setup=table.setup._replace(stays=stays))
    rules = [maxim(table, ("play", card)) for card in ("R5G6", "R9G2")]
    assert [text(one.message).startswith(rule) for one in rules if one] == [True]


def test_a_10_is_not_spent_on_few_points_before_another() -> None:
    hand = ("R5G6", "B9Y2", "R10G1")
    assert told("R5G6", hand, ("R8G3",), "R8B3").startswith("Another still plays, and +{points}")
    assert not told("R10G1", hand, ("R8G3",), "R8B3")


def test_of_cards_as_weak_the_one_that_weighs_against_many_points_goes() -> None:
    behind, spare = ("R6G5", "B6G5", "R9G2"), ("R5G6", "B6G5", "R10G1", "B9Y2")
    said = told("R6G5", behind, ("R5Y6",), "R10B1")
    assert said.startswith("None of your cards gets ahead: of your weakest ones")
    assert not told("B6G5", behind, ("R5Y6",), "R10B1")
    said = told("R5G6", spare, ("B10G1",), "R9B2")
    assert said.startswith("Another still plays, and +{points} is not worth a {need}: of your")
    assert not told("B6G5", spare, ("B10G1",), "R9B2")


def test_in_the_middle_the_weakest_card_that_gets_ahead_may_hold() -> None:
    hand = ("B8G3", "B10Y1", "R5G6")
    assert told("B8G3", hand, ("B5Y6",)).startswith("{others}: get ahead")
    assert not told("B10Y1", hand, ("B5Y6",))
    assert not told("B10Y1", ("B10Y1", "R5G6", "R6G5"), ("B5Y6",))


def test_with_several_to_come_a_strong_card_is_kept() -> None:
    table = view(("R9G2", "B5Y6", "R8Y3"), master=M, plays=("R7Y4",))
    assert maxim(table._replace(now=table.now._replace(leader=2)), ("play", "B5Y6")) is None
    table = table._replace(now=table.now._replace(leader=3))
    table = table._replace(setup=table.setup._replace(players=4))
    reason = maxim(table, ("play", "B5Y6"))
    assert reason
    told = write(reason.message)
    assert told.startswith("Several others still play and may beat you: leave the 7 points")
    assert maxim(table, ("play", "R8Y3")) is None


def test_what_most_cards_do_is_no_rule() -> None:
    assert not told("R6G5", ("R6G5", "R6Y5"), ("R9Y2",))


def test_the_last_card_decides_what_others_get_by_the_weakest_that_does() -> None:
    hand = ("B4G7", "B1Y10", "R8G3")
    assert not told("B1Y10", hand, ("R9Y2", "G1Y10"))
    assert told("B4G7", hand, ("R9Y2", "G1Y10")).startswith("You cannot win, but you decide")


def test_an_equal_number_wins_and_the_last_place_stays() -> None:
    table = view(("R7G4", "R9G2", "R8G3"), master=M, plays=("R7Y4", "G1Y10"))
    table = table._replace(now=table.now._replace(leader=1))
    reason = maxim(table, ("play", "R7G4"))
    assert reason and reason.message.text.startswith("You play last: equal the highest number")
    others = (
        table._replace(setup=table.setup._replace(stays=False)),
        table._replace(left=0),
    )
    for other in others:
        reason = maxim(other, ("play", "R7G4"))
        assert reason and reason.message.text.startswith("You play last and see all cards")


def test_a_rule_says_how_weak_a_card_is_and_which_suit_scores_less() -> None:
    reason = maxim(view(("B4G7", "B1Y10"), master=M), ("play", "B4G7"))
    assert reason
    assert write(reason.message) == (
        "You lead, the hardest place: leave the points of ● red, and play your weakest card (its larger "
        "number: 7) for ■ blue alone, which scores less. It helps to keep them from others."
    )


def test_a_10_is_led_where_no_other_card_reaches_the_master_but_not_for_1_point() -> None:
    hand = ("B10G1", "B4Y7", "R6G5")
    assert told("B10G1", hand).startswith("You lead: go for")
    assert not told("B4Y7", hand)
    assert not told("B10G1", hand, master="R1B10")
    assert told("B4Y7", hand, master="R1B10").startswith("You lead, the hardest place")


def test_a_9_is_no_weak_card_to_lead_where_it_does_not_reach_the_master() -> None:
    hand = ("B2Y9", "R7G4", "R9G2", "R10G1")
    assert told("R7G4", hand, master="R1B10").startswith("You lead with no weak card for {suit}")
    assert not told("B2Y9", hand, master="R1B10")
    assert not told("R9G2", ("B2Y9", "R9G2", "R10G1"), master="R1B10")


def test_a_10_is_no_weak_card_to_lead() -> None:
    assert not told("B1Y10", ("B1Y10", "R8G3", "R6G5"))
