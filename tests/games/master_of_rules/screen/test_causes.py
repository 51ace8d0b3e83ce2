"""How a rule stands and why. Seat 0 has the rule; "-" is a number that has not been laid."""

import pytest

from tefuda.core.cards import Card
from tefuda.core.table import Message, Reason
from tefuda.games.master_of_rules.cards import NUMBERS
from tefuda.games.master_of_rules.screen.causes import stands
from tefuda.games.master_of_rules.screen.names import COLOUR_SIGNS, listed


def told(rule: Card, cards: str, others: str = "TRIO TRIO", *, settled: bool = False) -> Reason:
    five = tuple("" if card == "-" else card for card in cards.split())
    rules = (rule, *("" if card == "-" else card for card in others.split()))
    come = () if settled else tuple(card for card in NUMBERS if card not in five)
    return stands(rules, five, 0, come)


def cause(reason: Reason) -> tuple[str, list[object]]:
    message = reason.message.values["cause"]
    assert isinstance(message, Message)
    return message.text, [*message.values.values()]


CAUSES = {
    ("TRIO", "R1 R2 R3"): "{n} are {colour}",
    ("TRIO", "R7 B7 Y7"): "{n} are {number}s",
    ("TRIO", "R1 R2 Y3"): "needs {n} more alike",
    ("TRIO", "- - -"): "no numbers yet",
    ("LIMIT", "- - -"): "no numbers yet",
    ("LIMIT", "R9 B9 Y1"): "sum {total} ≤ {most}",
    ("LIMIT", "R9 B9 Y6"): "sum {total} > {most}",
    ("ONLY", "R1 B2 -"): "no other {colour} or {n}",
    ("ONLY", "R1 R2 Y3"): "same colour: {cards}",
    ("ONLY", "R1 R2 Y1"): "same colour or number: {cards}",
    ("ONLY", "R1 G2 Y1"): "same number: {cards}",
    ("ONLY", "- R2 Y1"): "needs a number from {who}",
    ("BEST", "R5 R2 Y1"): "{n} {colour} most, {own} highest",
    ("BEST", "R2 R5 Y1"): "{n} {colour} most, {high} higher",
    ("BEST", "R2 R5 Y1 Y2 Y3"): "{colour} {high} is higher",
    ("BEST", "R2 Y5 Y1"): "{other} has {n}, {colour} only {mine}",
    ("BEST", "R2 Y5 B1"): "all colours tie for most",
    ("BEST", "R2 Y5 Y1 B1 B7"): "{tied} have {n} each, {colour} only {mine}",
    ("BEST", "R2 R5 Y1 Y7 B1"): "{tied} tie for most, {high} highest {sign}",
    ("BEST", "R2 - -"): "no other number yet",
    ("BEST", "- Y5 Y1"): "needs a number from {who}",
}


@pytest.mark.parametrize(("laid", "text"), CAUSES.items())
def test_a_cause_in_few_words(laid: tuple[Card, str], text: str) -> None:
    assert cause(told(*laid))[0] == text


def test_5_6_a_tie_of_colours_counts() -> None:
    told_of = told("BEST", "R5 R2 Y1 Y3 B7", "- - - -")
    tied = listed([COLOUR_SIGNS["R"], COLOUR_SIGNS["Y"]])
    text = "{tied} tie for most, {high} highest {sign}"
    assert cause(told_of) == (text, [tied, "5", COLOUR_SIGNS["R"]])


def test_a_sum_stands_against_23() -> None:
    assert cause(told("LIMIT", "R9 B9 Y6"))[1] == [24, 23]


@pytest.mark.parametrize(
    ("others", "text"),
    [
        ("TRIO LIMIT", "thanks to {other}"),
        ("LIMIT TRIO", "waits for {other}"),
        ("TRIO ONLY", "needs a number from {who}"),
        ("TRIO -", "needs a rule from {who}"),
        ("SUPPORT SUPPORT", "everybody has it"),
    ],
)
def test_5_7_support_hangs_on_the_right_hand_neighbour(others: str, text: str) -> None:
    assert cause(told("SUPPORT", "R1 B2 -", others))[0] == text


def test_what_is_missed_for_good_needs_nothing_more() -> None:
    assert cause(told("TRIO", "R1 - -")) == ("needs {n} more alike", [2])
    assert cause(told("TRIO", "R1 R2 Y3", settled=True))[0] == "no card left makes three"
    assert cause(told("TRIO", "R1 R2 Y3 Y4 B5"))[0] == "no three alike"
    backed = told("SUPPORT", "R1 B2 -", "LIMIT TRIO", settled=True)
    assert cause(backed)[0] == "because of {other}"


def test_how_it_stands_and_whether_for_good() -> None:
    assert told("TRIO", "R9 B9 Y6").message.text == "Not met so far: {cause}."
    assert told("LIMIT", "R9 B9 Y6").message.text == "Missed for certain: {cause}."
    assert told("LIMIT", "R9 B9 -").message.text == "Met so far: {cause}."
    assert told("LIMIT", "R9 B9 Y2", settled=True).message.text == "Met for certain: {cause}."
    assert told("ONLY", "- B9 Y2") == Reason(told("ONLY", "- B9 Y2").message, "5.4", ())
    assert told("ONLY", "- B9 Y2").message.text == "Open: {cause}."
