"""Which fact is the reason: what differs where the gap is, and clearly."""

from collections.abc import Mapping
from typing import Any

import pytest

from tefuda.ai import why as whys
from tefuda.ai.player import Deal, Line, Thought
from tefuda.ai.why import Game, Reason, explain
from tefuda.core.advice import Fact
from tests.ai.games import GuessAdvice, GuessGame

TRICK, OTHERS, LATER = Fact("trick", 0), Fact("trick", 1), Fact("later", 0)


def game(gap: float, trick: int = 0, others: int = 0, later: float = 0) -> Game:
    """A deal in which the rival had none of these."""
    best = {TRICK: trick, OTHERS: others, LATER: later}
    return Game(0, gap, best, dict.fromkeys(best, 0))


GOOD = dict.fromkeys((TRICK, OTHERS, LATER), 1)
"""More of each speaks for the move."""


def reasons(
    games: list[Game], worlds: int = 100, signs: Mapping[Fact, int] = GOOD
) -> tuple[Reason, ...]:
    """Of deals in so many worlds, one after the other."""
    placed = [game._replace(world=place % worlds) for place, game in enumerate(games)]
    return whys.reasons(placed, signs)


def test_the_reason_carries_half_of_the_gap() -> None:
    told = reasons([game(1.0, trick=1)] * 6 + [game(0.5)] * 12)
    assert [reason.fact for reason in told] == [TRICK]
    assert told[0][1:] == ("deals", 6, 0)
    assert reasons([game(1.0, trick=1)] * 6 + [game(0.5)] * 13) == ()


def test_what_only_differs_by_chance_is_no_reason() -> None:
    there, back = game(1.0, trick=1), game(1.0, trick=-1)
    assert reasons([there, back] * 20) == ()


def test_a_gap_that_is_chance_has_no_reason() -> None:
    assert reasons([game(1.0, trick=1), game(-1.0)] * 20) == ()
    assert reasons([game(-1.0, trick=1)] * 20) == ()


def test_more_luck_in_a_few_worlds_makes_a_chance_no_clearer() -> None:
    deals = [game(1.0, trick=1)] * 60
    assert reasons(deals, worlds=4) == ()
    assert reasons(deals, worlds=5)


def test_the_second_reason_is_what_the_first_is_worth() -> None:
    told = reasons([game(1.0, trick=1, others=1)] * 6 + [game(1.0, trick=1, later=2)] * 6)
    assert [reason.fact for reason in told] == [TRICK, LATER]


def test_else_it_is_about_somebody_else() -> None:
    told = reasons([game(1.0, trick=1, others=1)] * 6 + [game(1.0, trick=1)] * 6)
    assert [reason.fact for reason in told] == [TRICK, OTHERS]
    assert [reason.fact for reason in reasons([game(1.0, trick=1, others=1)] * 9)] == [TRICK]


def test_a_number_is_told_as_its_mean() -> None:
    (told,) = reasons([game(1.0, later=2)] * 6 + [game(1.0, later=4)] * 6)
    assert told == (LATER, "mean", 3.0, 0.0)


def test_what_is_the_same_in_every_deal_is_sure() -> None:
    (told,) = reasons([game(1.0, later=2)] * 9)
    assert told == (LATER, "sure", 2.0, 0.0)


def balance(games: list[Game], signs: Mapping[Fact, int] = {}) -> list[tuple[Fact, int]]:
    """The facts of each row, and for whom they speak."""
    placed = [game._replace(world=place) for place, game in enumerate(games)]
    return [(row.reason.fact, row.speaks) for row in whys.balance(placed, signs)]


def test_the_balance_tells_what_speaks_for_the_move_and_what_against() -> None:
    games = [game(1.0, trick=1)] * 6 + [game(0.5, later=2)] * 6
    assert balance(games) == [(TRICK, 0), (LATER, 0)]
    assert balance(games, {TRICK: 1, LATER: -1}) == [(TRICK, 1), (LATER, -1)]


def test_what_differs_in_the_same_deals_is_told_once() -> None:
    lost = game(1.0, trick=1)._replace(rival={TRICK: 0, OTHERS: 1, LATER: 0})
    assert balance([lost] * 9) == [(TRICK, 0)]
    assert balance([game(1.0, trick=1, later=2)] * 9) == [(TRICK, 0)]
    assert balance([game(1.0, later=2, others=1)] * 9) == [(OTHERS, 0), (LATER, 0)]


def test_what_weighs_most_is_in_the_balance() -> None:
    facts = [Fact(name, 0) for name in "abcdef"]
    games = [
        Game(0, 1.0 + place, {fact: fact == own for fact in facts}, dict.fromkeys(facts, 0))
        for place, own in enumerate(facts)
        for _ in range(9)
    ]
    assert [fact.name for fact, _ in balance(games)] == [*"bcdef"]


class Explaining(GuessAdvice):
    """It could say why."""

    facts = told = tales = GuessAdvice.playout
    senses: Any = {"trick": 1}  # noqa: RUF012 - a stand-in


def why(game: Any, *worths: float) -> list[Any]:
    lines = tuple(Line(move, 10, worth) for move, worth in enumerate(worths))
    return list(explain(game, 0, Thought(0, lines)))


def test_no_reason_is_sought_where_nothing_is_to_choose_or_to_say() -> None:
    assert why(GuessGame(Explaining()), 0.5) == []
    assert why(GuessGame(), 0.5, 0.1) == []


def test_moves_that_come_to_the_same_need_no_reason() -> None:
    (told,) = why(GuessGame(Explaining()), 0.5, 0.45)
    assert (told.rival, told.deals, told.reasons, told.even) == (None, 0, (), True)
    assert (told.price, told.either) == (None, None)


def test_of_even_moves_no_gap_is_explained() -> None:
    games = [game(1.0, trick=1)._replace(world=place) for place in range(9)]
    told = whys.Why(1, games, GOOD, even=True)
    assert (told.reasons, told.price, told.either) == ((), None, None)
    assert [row.reason.fact for row in told.balance] == [TRICK]
    assert whys.Why(1, games, GOOD).reasons


def test_what_comes_of_both_alike_is_told_of_even_moves() -> None:
    """Rather what speaks for or against somebody, then what is nearly always so."""

    def either(later: float, times: int, signs: Mapping[Fact, int] = {}) -> Any:
        games = [
            Game(place, 0.0, {TRICK: place < times, LATER: 5}, {TRICK: place < times, LATER: later})
            for place in range(10)
        ]
        return whys.Why(1, games, signs, even=True).either

    assert either(5, 10) == (TRICK, "deals", 10, 10)
    assert either(5, 8) is None
    assert either(5, 8, {LATER: 1}) == (LATER, "sure", 5, 5)
    assert either(1, 8, {LATER: 1}) is None
    assert either(1, 8, {TRICK: 1}) == (TRICK, "deals", 8, 8)


def test_a_price_is_what_loses_a_good_part_of_the_gap() -> None:
    worth, costly = game(1.0, trick=1), game(-1.0, others=1)
    signs = {TRICK: 1, OTHERS: -1}

    def price(lost: int) -> Any:
        games = [worth] * 60 + [costly] * lost
        placed = [game._replace(world=place) for place, game in enumerate(games)]
        told = whys.Why(1, placed, signs)
        assert told.reasons and len(told.balance) == 2
        return told.price

    assert price(11) is None
    assert price(12) == (OTHERS, "deals", 12, 0)


def test_where_no_fact_parts_it_from_the_next_another_is_asked(monkeypatch: Any) -> None:
    def replay(game: Any, deal: Any, move: int, seat: int) -> tuple[float, dict[Fact, float]]:
        return -float(move), {TRICK: float(move < 2)}

    monkeypatch.setattr(whys, "replay", replay)
    game: Any = GuessGame(Explaining())
    lines = tuple(Line(move, 10, -move / 4) for move in range(3))
    *_, told = explain(game, 0, Thought(0, lines, deals=(Deal(None, 0),) * 10))
    assert (told.rival, told.reasons[0]) == (2, (TRICK, "deals", 100, 0))
    *_, told = explain(game, 0, Thought(0, lines, deals=(Deal(None, 0),) * 10), 1)
    assert (told.rival, told.reasons) == (1, ())


@pytest.mark.parametrize(("tempting", "rival"), [(2, 2), (0, 1), (None, 1)])
def test_it_is_held_against_what_tempts_who_does_not_look_ahead(
    monkeypatch: Any, tempting: int | None, rival: int
) -> None:
    def replay(game: Any, deal: Any, move: int, seat: int) -> tuple[float, dict[Fact, float]]:
        return -float(move), {TRICK: float(move < 1)}

    monkeypatch.setattr(whys, "replay", replay)
    game: Any = GuessGame(Explaining())
    lines = tuple(Line(move, 10, -move / 4) for move in range(3))
    thought = Thought(0, lines, deals=(Deal(None, 0),) * 10)
    *_, told = explain(game, 0, thought, tempting=tempting)
    assert (told.rival, told.reasons[0]) == (rival, (TRICK, "deals", 100, 0))


def test_a_move_as_good_that_is_asked_about_is_told_beside_it(monkeypatch: Any) -> None:
    monkeypatch.setattr(whys, "replay", lambda *_: (0.0, {TRICK: 1.0}))
    game: Any = GuessGame(Explaining())
    lines = tuple(Line(move, 10, worth) for move, worth in enumerate((0.5, 0.49, -1.0)))
    thought = Thought(0, lines, deals=(Deal(None, 0),))
    *_, told = explain(game, 0, thought, against=1)
    assert (told.rival, told.even) == (1, True)
    *_, told = explain(game, 0, thought, against=2)
    assert (told.rival, told.even) == (2, False)


@pytest.mark.parametrize("silent", [0, 1])
def test_what_a_move_rules_out_by_itself_is_no_reason_for_another(
    monkeypatch: Any, silent: int
) -> None:
    def replay(game: Any, deal: Any, move: int, seat: int) -> tuple[float, dict[Fact, float]]:
        facts = {TRICK: float(move < 1), LATER: float(2 - move)}
        return -float(move), {
            fact: facts[fact] for fact in facts if fact != TRICK or move != silent
        }

    monkeypatch.setattr(whys, "replay", replay)
    game: Any = GuessGame(Explaining())
    lines = tuple(Line(move, 10, -move / 4) for move in range(2))
    *_, told = explain(game, 0, Thought(0, lines, deals=(Deal(None, 0),) * 10))
    assert [row.reason.fact for row in told.balance] == [LATER]


def test_a_fact_that_speaks_against_the_move_is_no_reason() -> None:
    games = [game(1.0, trick=1)] * 9
    assert reasons(games, signs={TRICK: 1})
    assert reasons(games, signs={TRICK: -1}) == ()
    assert reasons(games, signs={}) == ()


def test_beside_a_reason_stands_what_it_came_by() -> None:
    games = [game(1.0, trick=1, later=1)] * 9 + [game(1.0, later=1)] * 9
    (first, second) = reasons(games, signs={LATER: 1})
    assert (first.fact, second.fact) == (LATER, TRICK)


def test_a_difference_too_small_to_be_seen_is_no_reason() -> None:
    few = [game(1.0, trick=1)] * 7 + [game(0.01)] * 93
    assert reasons(few) == ()
    assert reasons([game(1.0, trick=1)] * 2 + few)
    near = [Game(place, 1.0, {LATER: 9.0}, {LATER: 8.0}) for place in range(20)]
    assert whys.reasons(near, GOOD) == ()
    assert whys.reasons([each._replace(rival={LATER: 7.0}) for each in near], GOOD)
