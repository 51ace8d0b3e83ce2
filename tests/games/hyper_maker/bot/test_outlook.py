"""What hands, seats and totals promise, against games played to their end."""

from typing import Any

import pytest

from tefuda.core.chance import Quick
from tefuda.core.payoffs import by_rank, rank_high
from tefuda.games.hyper_maker.bot.numbers import INDEX
from tefuda.games.hyper_maker.bot.outlook import evaluate, outlook, promises, shares
from tefuda.games.hyper_maker.bot.playout import Run, play
from tefuda.games.hyper_maker.cards import DECK
from tests.games.hyper_maker.matches import random_match


def test_the_outlook_after_the_last_game_is_the_payoff() -> None:
    for scores in ((30, 12, 18), (9, 9, 9, 4), (7, 20, 7, 31, 3)):
        assert outlook(scores, 0) == pytest.approx(by_rank(rank_high(scores)))


def stock_of(*faces: str) -> tuple[str, ...]:
    return DECK.sort(faces)


def test_a_card_promises_what_it_wins_under_the_masters_left() -> None:
    """Under R3B8 red brings eight points and blue three; a number below the master's nothing."""
    promise = promises(("R3B8",))
    assert promise[INDEX["R10G1"]] == pytest.approx(0.65 * 8)
    assert promise[INDEX["B10Y1"]] == pytest.approx(0.65 * 3)
    assert promise[INDEX["R2G9"]] == promise[INDEX["G10Y1"]] == 0
    assert promise[INDEX["R9G2"]] > promise[INDEX["R8G3"]] > 0


def test_the_next_master_is_any_of_those_left() -> None:
    red, green = promises(("R3B8",)), promises(("G2Y9",))
    both = promises(stock_of("R3B8", "G2Y9"))
    assert both == pytest.approx([(a + b) / 2 for a, b in zip(red, green, strict=True)])


def test_who_plays_last_is_better_off() -> None:
    assert shares(4, 1) == [0.74, 0.0, 0.16, 0.4]


def ended(state: Any, rng: Quick) -> tuple[float, ...]:
    """The payoffs when a game is played to its end by habit."""
    run = Run(state)
    while run.stock:
        play(run, rng)
    return by_rank(rank_high(run.scores))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_seats_judged_best_win_most(players: int) -> None:
    """By nearly as much as they are judged better, over a hundred positions played out five times."""
    promised, paid = 0.0, 0.0
    for number in range(100):
        state = random_match(players, "stays", f"judge {number}", cards_left=6).state
        run = Run(state)
        expected = evaluate(run.scores, run.hands, run.leader, state.stock, 0)
        best, worst = expected.index(max(expected)), expected.index(min(expected))
        promised += expected[best] - expected[worst]
        ends = [ended(state, Quick("end", number, turn)) for turn in range(5)]
        paid += sum(end[best] - end[worst] for end in ends) / len(ends)
    assert paid == pytest.approx(promised, rel=0.2)
