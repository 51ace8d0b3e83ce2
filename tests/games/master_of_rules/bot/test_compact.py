"""Wrong rules planted in the fast round and in its end: the contract tells each of them."""

from collections.abc import Sequence
from typing import Any

import pytest

from tefuda.core.chance import Rng
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.bot import endgame, numbers, playout
from tefuda.games.master_of_rules.bot.endgame import Endgame
from tefuda.games.master_of_rules.bot.numbers import FIRST_NUMBER, NONE, SUPPORT
from tefuda.games.master_of_rules.bot.odds import odds
from tefuda.games.master_of_rules.bot.playout import Decks, Run
from tests.contract.beside import is_caught
from tests.contract.planting import Mistake, each

PLAY, TAKE, DUMMY, CARDS = Run.play, Run.take, Run.lay_dummy, Run.cards
DRAW, ALONE, TALLIES = Decks.draw, numbers.alone, numbers.tallies
MEAN, PLAYED = Endgame._mean, Endgame._play


def support_is_to_the_left(self: Run, seat: Seat, rule: int, own: int, five: int) -> float:
    step = 1
    while rule == SUPPORT and step < self.players:
        near = (seat + step) % self.players
        rule, own = self.rules[near], self.numbers[near]
        step += 1
    return odds(rule, own, five)


def support_is_never_met(self: Run, seat: Seat, rule: int, own: int, five: int) -> float:
    return 0.0 if rule == SUPPORT else odds(rule, own, five)


def nothing_is_barred(held: tuple[int, ...], barred: int) -> Sequence[int]:
    return tuple(dict.fromkeys(held))


def all_barred_is_barred(held: tuple[int, ...], barred: int) -> Sequence[int]:
    return tuple(rule for rule in dict.fromkeys(held) if not barred >> rule & 1) or held[:1]


def rules_are_not_refilled(self: Run, seat: Seat, card: int) -> None:
    PLAY(self, seat, card)
    if card < FIRST_NUMBER:
        self.taking = NONE


def a_taken_card_stays(self: Run, seat: Seat, card: int) -> None:
    kind = self.row[card >= FIRST_NUMBER][:]
    TAKE(self, seat, card)
    self.row[card >= FIRST_NUMBER][:] = kind


def dummies_bar_nothing(self: Run, card: int) -> None:
    barred = self.barred
    DUMMY(self, card)
    self.barred = barred


def a_second_number_may_be_played(self: Run, seat: Seat) -> Sequence[int]:
    own, self.numbers[seat] = self.numbers[seat], NONE
    cards = CARDS(self, seat)
    self.numbers[seat] = own
    return cards


def discards_are_not_drawn(self: Decks, count: int, rng: Rng, *, numbers: bool) -> list[int]:
    self.discards = []
    return DRAW(self, count, rng, numbers=numbers)


def cards_are_put_back(self: Decks, count: int, rng: Rng, *, numbers: bool) -> list[int]:
    drawn = DRAW(self, count, rng, numbers=numbers)
    return [*drawn[:-1], drawn[0]]


def a_colour_may_be_shared(five: int, own: int) -> bool:
    return True


def a_rule_counts_twice(rounds: Any, players: int) -> Any:
    return [tuple(2 * number for number in tally) for tally in TALLIES(rounds, players)]


def the_dummy_is_known(self: Endgame) -> tuple[float, ...]:
    stock = self.stocks[True]
    self.stocks[True] = stock[:1]
    paid = MEAN(self)
    self.stocks[True] = stock
    return paid


def nobody_wins_more(self: Endgame, seat: Seat) -> int:
    return 0


def any_number_does(rule: int, own: int, five: int) -> float:
    return 1.0


def a_rule_bars_nothing_once_played(self: Endgame, seat: Seat, card: int, enough: float) -> Any:
    barred = self.run.barred
    self.run.barred = 0
    paid = PLAYED(self, seat, card, enough)
    self.run.barred = barred
    return paid


MISTAKES = [
    Mistake(Run, "odds", support_is_to_the_left),
    Mistake(Run, "odds", support_is_never_met),
    Mistake(playout, "playable", nothing_is_barred),
    Mistake(playout, "playable", all_barred_is_barred),
    Mistake(Run, "play", rules_are_not_refilled),
    Mistake(Run, "take", a_taken_card_stays),
    Mistake(Run, "lay_dummy", dummies_bar_nothing),
    Mistake(Run, "cards", a_second_number_may_be_played),
    Mistake(Decks, "draw", discards_are_not_drawn),
    Mistake(Decks, "draw", cards_are_put_back),
    Mistake(numbers, "alone", a_colour_may_be_shared),
    Mistake(playout, "tallies", a_rule_counts_twice),
    Mistake(endgame, "tallies", a_rule_counts_twice),
    Mistake(Endgame, "_mean", the_dummy_is_known),
    Mistake(Endgame, "_gain", nobody_wins_more),
    Mistake(Endgame, "_play", a_rule_bars_nothing_once_played),
    Mistake(endgame, "odds", any_number_does),
]


@pytest.mark.many
@each(MISTAKES)
def test_a_planted_mistake_is_caught(mistake: Mistake) -> None:
    with mistake.planted():
        assert is_caught("master_of_rules", solver=mistake.place in (endgame, Endgame))
