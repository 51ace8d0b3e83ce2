"""The facts of a line are those of the states it went through."""

import pytest

from tefuda.core.advice import Fact
from tefuda.games.hyper_maker.bot import explain
from tefuda.games.hyper_maker.bot.numbers import INDEX
from tefuda.games.hyper_maker.bot.outlook import promises
from tefuda.games.hyper_maker.cards import NUMBERS
from tests.contract.again import hints, lines
from tests.games.hyper_maker.matches import GAME
from tests.games.hyper_maker.screen.test_verdict import write


def test_facts_are_what_happened() -> None:
    met = set()
    for hint in hints(GAME, 20):
        for states, facts in lines(GAME, hint, 6) if hint.why.deals else ():
            before, after = states[0].past, states[-1].past
            trick = after.tricks[len(before.tricks)]
            assert facts[Fact("nobody", -1)] == (trick.winner == -1)
            for suit, number in NUMBERS[trick.master].items():
                assert facts[Fact(f"{suit}{11 - number}", -1)] == (trick.follow == suit)
            others = trick.points if trick.winner not in (-1, hint.seat) else 0
            assert facts[Fact("given", hint.seat)] == others
            stretch = "three" if len(states[0].stock) > 2 else "rest"
            for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True)):
                assert facts[Fact("took", seat)] == (trick.winner == seat)
                assert facts[Fact(stretch, seat)] == new - old
            last = len(states[0].plays) == states[0].setup.players - 1
            points = trick.points if trick.winner == hint.seat else 0
            assert facts.get(Fact("points", hint.seat)) == (points if last else None)
            met.add(stretch)
    assert met == {"three", "rest"}


def test_points_are_of_one_stretch() -> None:
    """So that figures of a hint add up."""
    for hint in hints(GAME, 20):
        for _, facts in lines(GAME, hint, 1) if hint.why.deals else ():
            assert len({"three", "rest"} & {fact.name for fact in facts}) == 1


def test_who_plays_last_next_leads_after_all_others() -> None:
    ends = set()
    for hint in hints(GAME, 20):
        for states, facts in lines(GAME, hint, 2) if hint.why.deals else ():
            tricks = len(states[0].past.tricks)
            after = next(state for state in states if len(state.past.tricks) > tricks)
            last = (after.now.leader - 1) % after.setup.players
            own = last == hint.seat and bool(states[0].stock)
            assert facts[Fact("last", hint.seat)] == float(own)
            ends.add(own)
    assert ends == {True, False}


def test_cards_that_are_left_promise_what_the_number_counts() -> None:
    hint = next(hint for hint in hints(GAME, 5) if hint.why.deals)
    for states, facts in lines(GAME, hint, 6):
        promise = promises(states[0].stock)
        for seat, hand in enumerate(states[-1].hands):
            hopes = [promise[INDEX[card]] for card in hand]
            assert facts[Fact("hand", seat)] == pytest.approx(sum(hopes)) != 0


def test_a_card_with_a_9_or_10_is_worth_keeping() -> None:
    hint = next(hint for hint in hints(GAME, 5) if hint.why.deals)
    for states, facts in lines(GAME, hint, 6):
        kept = [card for card in states[-1].hands[hint.seat] if max(NUMBERS[card].values()) >= 9]
        assert facts[Fact("strong", hint.seat)] == len(kept)


def test_empty_hands_promise_nothing() -> None:
    for hint in hints(GAME, 99, where=lambda step: len(step.before.stock) < 3):
        for states, facts in lines(GAME, hint, 1) if hint.why.deals else ():
            if not any(states[-1].hands):
                assert facts[Fact("hand", hint.seat)] == 0
                return
    pytest.fail("no line went to the end")


def test_ones_own_points_are_told_first_then_whoever_is_ahead() -> None:
    for hint in hints(GAME, 20):
        for states, facts in lines(GAME, hint, 1) if hint.why.deals else ():
            own, *others = [fact.seat for fact in facts if fact.name in ("three", "rest")]
            scores = states[0].past.scores
            assert own == hint.seat
            assert others == sorted(others, key=lambda seat: -scores[seat])


def test_how_the_trick_went_is_neither_good_nor_bad() -> None:
    assert not {"took", "points", "nobody", "R1"} & {*explain.SENSES}


def test_every_fact_has_words_and_a_clause() -> None:
    names = ("took", "points", "three", "rest", "nobody", "strong", "hand", "last", "given")
    told = [explain.TOLD[name] for name in names]
    assert len({telling.head.text for telling in told}) == 9
    assert {reason.clause for reason in told} == {"5.1", "5.2", "5.4", "6.1"}
    counting = explain.TOLD["B3"]
    assert counting.clause == "4.1"
    assert write(counting.own) == "■ blue (+3) counts in this trick"
