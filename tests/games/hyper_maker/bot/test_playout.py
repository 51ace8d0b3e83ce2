"""What the players of the compact run do, and how they are judged."""

from typing import Any

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.payoffs import by_rank, rank_high
from tefuda.games.hyper_maker.bot import playout
from tefuda.games.hyper_maker.bot.numbers import INDEX
from tefuda.games.hyper_maker.bot.playout import OpenTrick, Run
from tefuda.games.hyper_maker.cards import DECK
from tests.games.hyper_maker.matches import GAME, random_match, settled


def test_nobody_wins_where_nobody_follows() -> None:
    strangers = [INDEX[card] for card in ("G1Y10", "G2Y9", "G3Y8")]
    assert OpenTrick(INDEX["R3B8"], strangers).judge()[1:] == (-1, False)


def test_the_last_seat_wins_a_dear_trick_cheaply() -> None:
    """The master is R3B8; two red cards lie there, so red counts, for eight points."""
    plays = [INDEX[card] for card in ("R4G7", "R5Y6")]
    hand = [INDEX[card] for card in ("R6B5", "R10B1", "B9G2")]
    assert DECK.cards[OpenTrick(INDEX["R3B8"], plays).pick(hand, 0)] == "R6B5"


def test_it_does_not_spend_a_strong_card_on_a_cheap_trick() -> None:
    """The master is R10B1; red counts, for a single point."""
    plays = [INDEX[card] for card in ("R4G7", "R5Y6")]
    hand = [INDEX[card] for card in ("R10G1", "R6G5")]
    assert DECK.cards[OpenTrick(INDEX["R10B1"], plays).pick(hand, 0)] == "R6G5"


def test_a_playout_of_one_game_is_judged_by_rank_and_margin() -> None:
    state = random_match(3, "stays", "over").state
    ranks = by_rank(rank_high(state.past.scores))
    paid = GAME.advice.playout(state, Quick(1))
    assert sorted(paid) == [pay for _, pay in sorted(zip(ranks, paid, strict=True))]


def between_tricks(players: int) -> Any:
    return random_match(players, "stays", "between", cards_left=6).state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_playout_goes_on_for_a_few_tricks(players: int) -> None:
    run = Run(between_tricks(players))
    playout.play(run, Quick(1))
    assert [len(hand) for hand in run.hands] == [6 - playout.AHEAD] * players


def test_one_play_in_so_many_is_a_slip() -> None:
    rng = Quick("slips")
    gaps = [playout.until_slip(rng) for _ in range(20_000)]
    assert sum(gaps) / len(gaps) == pytest.approx(playout.ERROR - 1, rel=0.03)
    assert gaps.count(0) / len(gaps) == pytest.approx(1 / playout.ERROR, rel=0.05)


def test_who_cannot_follow_throws_the_cheapest() -> None:
    hand = [INDEX[card] for card in ("G1Y10", "G4Y7", "G5Y6", "G6Y5")]
    assert DECK.cards[OpenTrick(INDEX["R3B8"]).pick(hand, 2)] == "G5Y6"


def test_a_lead_is_worth_less_while_games_are_left() -> None:
    match = Match(GAME, 3, {"games": 3}, "long")
    paid = GAME.advice.playout(settled(match).state, Quick(1))
    assert sum(paid) == pytest.approx(0)
    assert max(paid) < 1
