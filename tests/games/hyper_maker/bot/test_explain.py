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
            others = trick.points if trick.winner not in (-1, hint.seat) else 0
            assert facts[Fact("given", hint.seat)] == others
            stretch = "three" if len(states[0].stock) > 2 else "rest"
            for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True)):
                name = "win" if seat == hint.seat else "took"
                assert facts[Fact(name, seat)] == (trick.winner == seat)
                assert (
                    facts[Fact(stretch + standing(before.scores, hint.seat, seat), seat)]
                    == new - old
                )
            last = len(states[0].plays) == states[0].setup.players - 1
            points = trick.points if trick.winner == hint.seat else 0
            assert facts.get(Fact("points", hint.seat)) == (points if last else None)
            met.add(stretch)
    assert met == {"three", "rest"}


def standing(scores: tuple[int, ...], own: int, seat: int) -> str:
    if seat == own:
        return ""
    lead = scores[seat] - scores[own]
    return " ahead" if lead > 0 else " behind" if lead < 0 else " level"


def test_points_are_kept_from_others_unless_one_of_them_gets_them() -> None:
    met = set()
    for hint in hints(GAME, 20):
        for states, facts in lines(GAME, hint, 6) if hint.why.deals else ():
            trick = states[-1].past.tricks[len(states[0].past.tricks)]
            (large, _), (_, points) = sorted(
                NUMBERS[trick.master].items(), key=lambda pair: pair[1]
            )
            lost = trick.winner not in (-1, hint.seat) and trick.points == points
            assert facts[Fact(f"{large}{points}", hint.seat)] == (not lost)
            met.add((lost, trick.winner == hint.seat))
    assert met == {(True, False), (False, True), (False, False)}


def test_points_are_of_one_stretch() -> None:
    """So that figures of a hint add up."""
    for hint in hints(GAME, 20):
        for _, facts in lines(GAME, hint, 1) if hint.why.deals else ():
            assert len({"three", "rest"} & {fact.name.split()[0] for fact in facts}) == 1


def test_who_plays_last_next_leads_after_all_others() -> None:
    ends = set()
    for hint in hints(GAME, 20):
        for states, facts in lines(GAME, hint, 2) if hint.why.deals else ():
            tricks = len(states[0].past.tricks)
            after = next(state for state in states if len(state.past.tricks) > tricks)
            last = (after.now.leader - 1) % after.setup.players
            own = last == hint.seat and bool(states[0].stock)
            keeps = len(states[0].plays) == after.setup.players - 1
            assert facts[Fact("last again" if keeps else "last", hint.seat)] == float(own)
            trick = after.past.tricks[tricks]
            if own and not keeps:
                assert trick.winner == after.now.leader == (hint.seat + 1) % after.setup.players
            if own and keeps:
                assert trick.leader == after.now.leader
            ends.add((own, keeps))
    assert ends == {(True, True), (True, False), (False, True), (False, False)}


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
        trick = states[-1].past.tricks[len(states[0].past.tricks)]
        left = {*states[0].hands[hint.seat]} - {*trick.plays}
        kept = [card for card in left if max(NUMBERS[card].values()) >= 9]
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
            own, *others = [
                fact.seat for fact in facts if fact.name.split()[0] in ("three", "rest")
            ]
            scores = states[0].past.scores
            assert own == hint.seat
            assert others == sorted(others, key=lambda seat: -scores[seat])


def test_causes_are_told_before_what_comes_of_them() -> None:
    hint = next(hint for hint in hints(GAME, 5) if hint.why.deals)
    names = [fact.name.split()[0] for _, facts in lines(GAME, hint, 1) for fact in facts]
    assert [name for name in names if name in ("win", "given", "strong", "last", "three")][:5] == [
        "win",
        "given",
        "strong",
        "last",
        "three",
    ]


def test_only_points_of_others_from_the_trick_are_bad() -> None:
    assert [name for name, sense in explain.SENSES.items() if sense < 0] == ["given"]
    assert {*explain.TOLD} == {*explain.SENSES}


def test_every_fact_has_words_and_a_clause() -> None:
    names = ("win", "points", "three", "rest", "strong", "hand", "last", "given", "R7")
    told = [explain.TOLD[name] for name in names]
    assert len({telling.head.text for telling in told}) == 9
    assert {reason.clause for reason in told} == {"5.1", "5.2", "6.1"}


def test_what_is_kept_from_others_is_named() -> None:
    assert write(explain.TOLD["R7"].own) == "you keep the 7 points of ● red from the others"


def test_points_of_others_are_told_by_how_they_stand() -> None:
    assert explain.TOLD["three ahead"].other.text.startswith("{who}, now ahead of you, gets")
    assert explain.TOLD["rest behind"].other.text.startswith("{who}, now behind you, gets")
