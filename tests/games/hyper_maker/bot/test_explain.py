"""The facts of a line are those of the states it went through."""

import pytest

from tefuda.core.advice import Fact
from tefuda.games.hyper_maker.bot import explain
from tefuda.games.hyper_maker.bot.numbers import INDEX
from tefuda.games.hyper_maker.bot.outlook import promises
from tefuda.games.hyper_maker.cards import PAIR, SUITS
from tests.contract.again import hints, lines
from tests.games.hyper_maker.matches import GAME


def test_facts_are_what_happened() -> None:
    for hint in hints(GAME, 5):
        for states, facts in lines(GAME, hint, 6) if hint.why.deals else ():
            before, after = states[0].past, states[-1].past
            trick = after.tricks[len(before.tricks)]
            assert facts[Fact("nobody", -1)] == (trick.winner == -1)
            for suit in PAIR[trick.master]:
                assert facts[Fact(suit, -1)] == (trick.follow == suit)
            later = "two" if len(states[0].stock) > 2 else "later"
            for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True)):
                won = trick.points if trick.winner == seat else 0
                assert facts[Fact("took", seat)] == (trick.winner == seat)
                assert facts[Fact("points", seat)] == won
                assert facts[Fact(later, seat)] == new - old - won


def test_who_plays_last_next_leads_after_all_others() -> None:
    ends = set()
    for hint in hints(GAME, 20):
        for states, facts in lines(GAME, hint, 2) if hint.why.deals else ():
            tricks = len(states[0].past.tricks)
            after = next(state for state in states if len(state.past.tricks) > tricks)
            last = (after.now.leader - 1) % after.setup.players
            seats = range(after.setup.players)
            told = [facts[Fact("last", seat)] for seat in seats]
            assert told == [float(seat == last and bool(states[0].stock)) for seat in seats]
            ends.add(bool(states[0].stock))
    assert True in ends


def test_cards_that_are_left_promise_what_the_number_counts() -> None:
    hint = next(hint for hint in hints(GAME, 5) if hint.why.deals)
    for states, facts in lines(GAME, hint, 6):
        promise = promises(states[0].stock)
        for seat, hand in enumerate(states[-1].hands):
            hopes = [promise[INDEX[card]] for card in hand]
            assert facts[Fact("hand", seat)] == pytest.approx(sum(hopes)) != 0


def test_empty_hands_promise_nothing() -> None:
    for hint in hints(GAME, 99):
        for states, facts in lines(GAME, hint, 1) if hint.why.deals else ():
            if not any(states[-1].hands):
                assert facts[Fact("hand", hint.seat)] == 0
                return
    pytest.fail("no line went to the end")


def test_ones_own_points_are_told_first() -> None:
    hint = next(hint for hint in hints(GAME, 5) if hint.why.deals)
    _, facts = next(lines(GAME, hint, 1))
    assert next(iter(facts)) == Fact("points", hint.seat)


def test_every_fact_has_words_and_a_clause() -> None:
    told = [
        explain.TOLD[name] for name in ("took", "points", "two", "later", "nobody", "hand", "last")
    ]
    assert len({telling.head.text for telling in told}) == 7
    assert {reason.clause for reason in told} == {"5.1", "5.2", "5.4", "6.1"}
    assert {explain.TOLD[suit].clause for suit in SUITS} == {"4.1"}
