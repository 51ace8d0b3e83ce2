"""What may still become of a rule: `five` by seat, "-" where no number lies yet; seat 0 has the rule."""

import pytest

from tefuda.core.cards import Card
from tefuda.core.chance import Quick
from tefuda.core.terms import CHANCE
from tefuda.games.master_of_rules.cards import NUMBERS
from tefuda.games.master_of_rules.rules.state import View
from tefuda.games.master_of_rules.screen.prospects import (
    Ways,
    outcomes,
    pool,
    settled,
    ways,
)
from tests.games.master_of_rules.tables import finish, match_after, seen


def may(rule: Card, cards: str, others: str = "TRIO TRIO TRIO TRIO") -> set[bool]:
    five = tuple("" if card == "-" else card for card in cards.split())
    come = tuple(card for card in NUMBERS if card not in five)
    rules = (rule, *("" if card == "-" else card for card in others.split()))
    return {*outcomes(rules, five, 0, come)}


SURE_MET, SURE_MISSED, EITHER = {True}, {False}, {True, False}


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("R1 R2 R3 - -", SURE_MET),
        ("R1 B2 - - -", EITHER),
        ("R1 R2 Y3 G4 -", EITHER),
        ("R1 B2 Y3 G4 -", SURE_MISSED),
        ("R7 B7 Y1 G2 P7", SURE_MET),
    ],
)
def test_5_3_trio(cards: str, expected: set[bool]) -> None:
    assert may("TRIO", cards) == expected


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("R1 B9 - - -", EITHER),
        ("R9 B9 Y5 - -", SURE_MISSED),
        ("R1 B1 Y2 G3 -", SURE_MET),
        ("R9 B8 Y3 G2 P1", SURE_MET),
    ],
)
def test_5_5_limit(cards: str, expected: set[bool]) -> None:
    assert may("LIMIT", cards) == expected


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("R1 B2 - - -", EITHER),
        ("R1 R2 - - -", SURE_MISSED),
        ("- R2 - - -", EITHER),
        ("R1 B2 Y3 G4 P5", SURE_MET),
    ],
)
def test_5_4_only(cards: str, expected: set[bool]) -> None:
    assert may("ONLY", cards) == expected


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("R3 R5 - - -", SURE_MISSED),
        ("R3 B5 B6 B7 -", SURE_MISSED),
        ("R3 B5 B6 - -", EITHER),
        ("R9 R1 R2 B3 -", SURE_MET),
        ("R8 R1 R2 B3 -", EITHER),
        ("R9 B1 Y2 G3 -", EITHER),
        ("R9 B1 Y2 G3 P4", SURE_MET),
        ("- B1 Y2 G3 -", EITHER),
    ],
)
def test_5_6_best(cards: str, expected: set[bool]) -> None:
    assert may("BEST", cards) == expected


def test_5_7_support_is_as_sure_as_what_it_hangs_on() -> None:
    cards = "R1 B2 Y3 G4 -"
    assert may("SUPPORT", cards) == SURE_MISSED
    assert may("SUPPORT", cards, "TRIO TRIO TRIO -") == EITHER
    assert may("SUPPORT", cards, "SUPPORT SUPPORT SUPPORT SUPPORT") == SURE_MET


@pytest.mark.parametrize(
    ("rule", "cards", "number"),
    [
        ("TRIO", "R1 R2 Y3 G4 -", 7),
        ("TRIO", "R1 B2 Y3 - -", 3 * 28 + 3 * 6),  # two of a colour, or two of a number
        ("TRIO", "R1 B2 - - -", None),  # many are to come
        ("LIMIT", "R9 B8 Y3 G2 -", 5),
        ("ONLY", "R1 B2 Y3 G4 -", 29),
        ("ONLY", "- B2 Y3 G4 -", None),
        ("BEST", "R8 R1 R2 B3 -", 40),
        ("SUPPORT", "R1 R2 Y3 G4 -", 7),
    ],
)
def test_in_how_many_ways_it_ends_met(rule: Card, cards: str, number: int | None) -> None:
    """As who sits on seat 1 sees it."""
    five = tuple("" if card == "-" else card for card in cards.split())
    come = tuple(card for card in NUMBERS if card not in five)
    may = ways((rule, "TRIO", "TRIO", "TRIO"), five, 0, 1, (), come)
    assert (may and may.met) == number


def test_of_the_own_numbers_the_best_counts() -> None:
    five, come = ("", "B2", "Y3", "", "G4"), ("B7", "G1", "P8", "Y7")
    rules = ("ONLY", "TRIO", "TRIO", "TRIO")
    assert ways(rules, five, 0, 0, ("R1", "B1", "ONLY"), come) == (3, 4, 2, True, False)
    assert ways(rules, five, 0, 0, (), come) is None
    assert ways(rules, five, 0, 0, ("R1",), ()) is None


def test_0_and_100_are_kept_for_what_is_so() -> None:
    counts = [(0, 5), (1, 1000), (999, 1000), (5, 5)]
    assert [Ways(*count, come=1, own=False).percent for count in counts] == [0, 1, 99, 100]


def sure(view: View) -> dict[int, bool]:
    """Seats whose rule is settled, and how."""
    five = (*view.now.numbers, *(card for card in view.now.dummies if card in NUMBERS))
    come = pool(view)
    rules = view.now.rules
    return {
        seat: min(outcomes(rules, five, seat, come))
        for seat, rule in enumerate(rules)
        if rule and settled(rules, five, seat, come)
    }


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_settled_stays(players: int) -> None:
    match, rng = finish(match_after(players, (), seed="settled"), 5), Quick("settled")
    said: dict[int, bool] = {}
    told = 0
    while not match.over:
        rounds = len(match.state.past.rounds)
        for seat, met in (said := {**said, **sure(seen(match, -1))}).items():
            assert sure(seen(match, -1)).get(seat, met) == met
        seat = match.turn.seats[0]
        _ = match.chance() if seat == CHANCE else match.play(seat, match.choices(seat).sample(rng))
        if len(match.state.past.rounds) > rounds:
            last = match.state.past.rounds[-1]
            assert {seat: last.met[seat] for seat in said} == said
            told, said = told + len(said), {}
    assert told > 5


def test_6_2_discards_may_come_where_the_deck_is_too_short_for_the_dummies() -> None:
    view = seen(finish(match_after(3, (), seed="short"), 2))
    assert not {*pool(view)} & {*view.past.discards}
    assert {*pool(view._replace(decks=(1, 9)))} > {*view.past.discards}
