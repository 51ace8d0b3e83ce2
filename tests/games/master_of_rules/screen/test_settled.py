"""Whatever the table calls settled ends so, however the round may go on: the contract of its lamps.

The ways to go on are told here from the cards alone: every number that the viewer cannot rule out.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import comb

import pytest

from app.view.words import Speaker
from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Quick, draw
from tefuda.core.match import Match
from tefuda.core.table import Zone
from tefuda.core.terms import CHANCE
from tefuda.games.master_of_rules.cards import (
    BEST,
    KINDS,
    LIMIT,
    NUMBER,
    NUMBERS,
    ONLY,
    TRIO,
    split,
)
from tefuda.games.master_of_rules.rules.scoring import FIVE, JUDGED, anchor, five_of
from tefuda.games.master_of_rules.rules.state import View
from tefuda.games.master_of_rules.screen.causes import stands
from tefuda.games.master_of_rules.screen.foresight import worth
from tefuda.games.master_of_rules.screen.prospects import truth
from tefuda.games.master_of_rules.screen.table import table
from tests.games.master_of_rules.tables import match_after, seen

MOST_WAYS = 600
"""So many ways are tried of a position: all, or some of them."""


def positions(players: int, matches: int) -> Iterator[View]:
    """Of random matches, as a seat or an onlooker sees them, wherever a rule lies."""
    for number in range(matches):
        match, rng = match_after(players, (), f"settled {number}"), Quick("settled", f"{number}")
        while not match.over:
            step(match, rng)
            if any(match.state.now.rules):
                yield seen(match, rng.below(players + 1) - 1)


def step(match: Match, rng: Quick) -> None:
    seat = match.turn.seats[0]
    _ = match.chance() if seat == CHANCE else match.play(seat, match.choices(seat).sample(rng))


def may_come(view: View) -> Cards:
    """Numbers that may still be laid, by what the viewer knows: not the own hand once one of it lies."""
    now = view.now
    gone = {*now.numbers, *now.dummies, *now.row}
    for seat, laid in enumerate(now.numbers):
        if laid:
            gone |= {*view.open[seat], *(view.hand if seat == view.seat else ())}
    dummies = FIVE - len(now.numbers) - len(split(now.dummies)[0])
    if view.decks[0] >= dummies:  # else the discards become the deck (6.2)
        gone |= {*view.past.discards}
    deck = {
        *(view.stock if view.decks[0] else view.past.discards)
    }  # known, if it was discarded once
    owing = any(not laid for seat, laid in enumerate(now.numbers) if seat != view.seat)
    if deck and not owing and dummies:
        gone = {*NUMBERS} - deck
    elif not dummies:
        gone |= deck
    return tuple(card for card in NUMBERS if card not in gone)


def ends(view: View, rule: Card, own: Card) -> set[bool]:
    """How a rule ends, in all ways or in some; the viewer's own number comes of the own hand."""
    now, seat = view.now, view.seat
    down = [card for card in five_of(now.numbers, now.dummies) if card]
    owed = seat >= 0 and not now.numbers[seat]
    come = tuple(card for card in may_come(view) if not (owed and card in view.hand))
    firsts = [[card] for card in split(view.hand)[0]] if owed else [[]]
    found = set[bool]()
    for first in firsts:
        for way in some_ways(come, FIVE - len(down) - len(first)):
            found.add(JUDGED[rule].met([*down, *first, *way], own or "".join(first)))
    return found


def some_ways(come: Cards, left: int) -> list[Cards]:
    """All, or the lowest, the highest and some."""
    if comb(len(come), left) <= MOST_WAYS:
        return [*combinations(come, left)]
    rng, low = Quick("ways", f"{left}{come}"), sorted(come, key=NUMBER.__getitem__)
    some = (draw(come, left, rng) for _ in range(MOST_WAYS // 4))
    return [tuple(low[:left]), tuple(low[-left:]), *map(tuple, some)]


def settled_rules(view: View) -> Iterator[tuple[Zone, int]]:
    """The rules whose lamp is settled, each with the seat that decides; not where all have SUPPORT."""
    for zone in table(view, None).centre:
        if zone.seat is not None and "settled" in zone.marks:
            deciding = anchor(view.now.rules, zone.seat)
            yield from ((zone, deciding),) if deciding >= 0 else ()


@pytest.mark.many
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_lamp_that_is_settled_shows_the_end_whatever_comes(players: int) -> None:
    told = Counter[tuple[Card, bool]]()
    for view in positions(players, 5):
        for zone, deciding in settled_rules(view):
            rule, met = view.now.rules[deciding], "met" in zone.marks
            assert ends(view, rule, view.now.numbers[deciding]) == {met}, (view, zone)
            assert zone.reason
            assert zone.reason.message.text.startswith("Met for" if met else "Missed for")
            told[rule, met] += 1
    assert {*told} == {*product((TRIO, ONLY, BEST, LIMIT), (True, False))}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_every_world_that_may_be_a_settled_lamp_is_judged_so(players: int) -> None:
    """Played to the end of the round, with hands and decks as the viewer may imagine them."""
    rng, told = Quick("worlds"), 0
    game = match_after(players, ()).game
    for view in positions(players, 1):
        settled = {zone.seat: "met" in zone.marks for zone, _ in settled_rules(view)}
        for _ in range(2 * bool(settled)):
            state, rounds = game.imagine(view, rng), len(view.past.rounds)
            while len(state.past.rounds) == rounds:
                seat = game.turn(state).seats[0]
                state = game.apply(state, game.choices(state, seat).sample(rng), seat)
            met = state.past.rounds[-1].met
            assert {seat: met[seat] for seat in settled} == settled
            told += 1
    assert told > 20


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_certain_number_on_a_rule_in_hand_holds_whatever_comes(players: int) -> None:
    told = 0
    for view in positions(players, 5):
        for card in (card for card in KINDS if card in view.hand and view.now.numbers[view.seat]):
            note = worth(view, card).note
            rules = (*view.now.rules[: view.seat], card, *view.now.rules[view.seat + 1 :])
            certain = note and note.text == "+{points}"
            if certain and note and (deciding := anchor(rules, view.seat)) >= 0:
                found = ends(view, rules[deciding], view.now.numbers[deciding])
                assert found == {note.values["points"] != 0}
                told += 1
    assert told > 5


@pytest.mark.parametrize("rule", JUDGED)
def test_it_is_called_settled_where_all_ways_end_alike_and_nowhere_else(rule: Card) -> None:
    """On small tables, where it often is; TRIO and a BEST that will be met may be sure and not called so."""
    rng, sure = Quick("small", rule), Counter[bool]()
    for _ in range(3000):
        laid = 2 + rng.below(3)
        cards = draw(NUMBERS, laid + FIVE - laid + rng.below(6), rng)
        down, come = tuple(cards[:laid]), tuple(cards[laid:])
        found = {
            JUDGED[rule].met([*down, *way], down[0]) for way in combinations(come, FIVE - laid)
        }
        told = truth((rule,), down, 0, come)
        if told.sure or (found == {False} if rule == BEST else rule != TRIO and len(found) == 1):
            assert (told.sure, {told.met}) == (True, found), (down, come)
            sure[min(found)] += 1
    assert min(sure[True], sure[False]) > 20


@pytest.mark.parametrize(
    ("rule", "cards", "come", "cause"),
    [
        (LIMIT, "P4 Y8 R9", "B1 R2 G5", "Missed for certain: at least 24 with any card left."),
        (LIMIT, "P4 Y2 R3", "B4 R6 G5", "Met for certain: at most 20 with any card left."),
        (LIMIT, "P9 Y8 R9", "B1 R2 G5", "Missed for certain: sum 26 > 23."),
        (LIMIT, "P4 Y8 R9 B1 G1", "", "Met for certain: sum 23 ≤ 23."),
        (ONLY, "P4 Y8 R9", "P1 P2 B3", "Missed for certain: a ◆ purple or 4 must come."),
        (ONLY, "P4 P8 R9", "P1 P2 B3", "Missed for certain: same colour: P8."),
        (BEST, "P4 R8 R9", "B1 G6 B3", "Missed for certain: ● red stays ahead."),
        (
            BEST,
            "P4 R8 R9",
            "B1 P6 B3",
            "Missed for certain: any more ◆ purple would be a higher one.",
        ),
        (BEST, "P4 P8 R9", "B1 P6 B3", "Missed for certain: 2 ◆ purple most, 8 higher."),
    ],
)
def test_what_is_settled_says_why_it_ends_so(rule: Card, cards: str, come: str, cause: str) -> None:
    told = stands((rule,), tuple(cards.split()), 0, tuple(come.split()))
    assert Speaker("en", "master_of_rules", ("You",)).plain(told.message) == cause
