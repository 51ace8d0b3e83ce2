"""Summon windows against a list of all combinations (W3, W6, W26)."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from tefuda.core.cards import Cards
from tefuda.core.chance import Quick
from tefuda.core.notation import parse, text, words
from tefuda.core.terms import END, Words
from tefuda.games.world_management.cards.deck import DECK, NONE, lying, plus
from tefuda.games.world_management.cards.faces import FACES
from tefuda.games.world_management.cards.groups import is_group
from tefuda.games.world_management.rules.state import Extend, Pass, Summon
from tefuda.games.world_management.rules.window import Window, can_act
from tests.games.world_management.tables import cards

MOVES = (Summon, Extend, Pass)
POOLS = (
    DECK.cards,
    [*cards("fire1..9 fire1..9 east"), *["wild"] * 3],
    [*cards("5/10 5/10 6/3"), *["wild"] * 2],
    [*cards("knight priest farmer merchant east*3"), *["wild"] * 4],
    [*cards("fire1 wind2 water3"), *["wild"] * 9],
)


def listed(hand: Cards, exposed: tuple[Cards, ...], pile: tuple[int, ...]) -> set[str]:
    """Every legal text, by trying all there are."""
    texts = {"pass"}
    for taken in lying(pile):
        for size in (3, 5, 9):
            for chosen in {DECK.sort(chosen) for chosen in combinations(hand, size - 1)}:
                if is_group((taken, *chosen)):
                    left = Counter(hand) - Counter(chosen)
                    texts |= {text(Summon(taken, chosen, thrown)) for thrown in left}
        for number, group in enumerate(exposed):
            if is_group((*group, taken)):
                texts |= {text(Extend(number, taken, thrown)) for thrown in hand}
    return texts


def windows() -> Iterator[tuple[Cards, tuple[Cards, ...], tuple[int, ...]]]:
    """Hands of up to ten cards beside piles and open groups."""
    chance = random.Random(1)
    groups = [
        cards(group) for group in ("fire1..3", "5/4", "wild*3", "ground/4", "east*9", "knight")
    ]
    for number in range(60):
        pool = POOLS[number % len(POOLS)]
        hand = DECK.sort(chance.choices(pool, k=number // 6))
        pile = plus(NONE, chance.choices(POOLS[(number // 5) % len(POOLS)], k=6))
        yield hand, tuple(chance.sample(groups, number % 3)), pile


@pytest.mark.parametrize(("hand", "exposed", "pile"), list(windows()))
def test_window(hand: Cards, exposed: tuple[Cards, ...], pile: tuple[int, ...]) -> None:
    truth = listed(hand, exposed, pile)
    window = Window(hand, exposed, pile)
    assert window.count() == len(truth)
    assert {text(move) for move in window} == truth
    assert can_act(hand, exposed, pile) == (len(truth) > 1)
    for number in range(10):
        line = words(window.sample(Quick(number)))
        assert all(word in window.options(line[:at]) for at, word in enumerate((*line, END)))


class Place:
    """Random numbers that are not."""

    def __init__(self, place: int) -> None:
        self.place = place

    def below(self, _: int) -> int:
        return self.place


def test_every_move_is_drawn_for_one_number() -> None:
    window = Window(
        cards("fire1 fire2 fire3 east wild"), (cards("5/3"),), plus(NONE, cards("5/5 wild"))
    )
    moves = list(window)
    assert [window.sample(Place(at)) for at in range(window.count())] == moves


def spelt(window: Window, prefix: Words = ()) -> set[str]:
    texts: set[str] = set()
    for word in window.options(prefix):
        whole = {text(parse(" ".join(prefix), MOVES, DECK))} if word == END else set()
        texts |= whole or spelt(window, (*prefix, word))
    return texts


def test_word_by_word() -> None:
    window = Window(
        cards("fire1 fire3 5/4 wild"), (cards("east*3"),), plus(NONE, cards("fire2 ice5 east"))
    )
    assert spelt(window) == {text(move) for move in window}


@pytest.mark.parametrize(
    "line",
    [
        "declare",
        "summon fire9",
        "summon fire2 without",
        "summon fire2 with fire1 fire1",
        "summon fire2 with fire1 fire3 discard fire1",
        "summon fire2 with fire1 discard",
        "extend 1",
        "extend 0 fire1",
        "extend 0 east discard ice9",
        "extend 0 east with",
        "pass pass",
    ],
)
def test_words_that_lead_nowhere(line: str) -> None:
    window = Window(cards("fire1 fire3 dark9"), (cards("east*3"),), plus(NONE, cards("fire2 east")))
    assert window.options(tuple(line.split())) == ()


@pytest.mark.parametrize(
    "line",
    [
        "summon fire4 with fire1 fire3 discard dark9",
        "summon fire2 with fire1 dark9 discard fire3",
        "summon fire2 with fire1 fire3 discard fire1",
        "extend 0 fire2 discard dark9",
        "extend 1 east discard dark9",
        "extend 0 east discard east",
    ],
)
def test_moves_that_are_not_in_it(line: str) -> None:
    window = Window(cards("fire1 fire3 dark9"), (cards("east*3"),), plus(NONE, cards("fire2 east")))
    assert parse(line, MOVES, DECK) not in window


def test_a_card_to_discard_must_remain() -> None:
    pile = plus(NONE, ("fire2",))
    assert not can_act(cards("fire1 fire3"), (), pile)
    assert can_act(cards("fire1 fire3 east"), (), pile)


def test_an_addition_needs_one_card_only() -> None:
    pile = plus(NONE, ("fire4",))
    assert can_act(cards("east"), (cards("fire1..3"),), pile)
    assert not can_act((), (cards("fire1..3"),), pile)


def test_a_run_of_jobs_ends_at_five_and_a_place_at_four() -> None:
    every = plus(NONE, FACES)
    assert not can_act(cards("east"), (cards("knight"),), every)
    assert not can_act(cards("east"), (cards("ground/4"),), every)
    assert can_act(cards("east"), (cards("ground/3"),), every)
