"""The facts of a line are those of the states it went through."""

from collections import defaultdict

import pytest

from tefuda.ai.replay import played
from tefuda.ai.stream import Stream
from tefuda.core.advice import Fact, Line
from tefuda.core.compact import Facts
from tefuda.core.registry import find
from tefuda.core.terms import Moved
from tefuda.games.thieves.bot import explain
from tefuda.games.thieves.rules.scoring import value
from tefuda.games.thieves.rules.state import Hide, Home, Steal
from tefuda.games.thieves.screen.sheet import result_cards
from tests.contract.again import hints, lines

GAME = find("thieves")


def test_facts_are_what_happened() -> None:
    for hint in hints(GAME, 6):
        for states, told in lines(GAME, hint, 6) if hint.why.deals else ():
            result = states[-1].past.results[len(states[0].past.results)]
            facts = defaultdict(float, told)  # what going home rules out is left out
            for seat, points in enumerate(result.points):
                assert facts[Fact("points", seat)] == points
                if Fact("five", seat) in told:
                    assert facts[Fact("five", seat)] == (value(result_cards(result, seat)) >= 5)
                pile = value(result.pile) if result.last == seat else 0
                if Fact("gains", seat) in told:
                    assert facts[Fact("gains", seat)] == (pile > 0)
                    assert facts[Fact("costs", seat)] == (pile < 0)
                before = states[0].thieves[hint.seat].colour
                owns = result.thieves[seat].colour == before
                if Fact("fed", seat) in told:
                    assert facts[Fact("fed", seat)] == (owns and points >= 5)
                    assert facts[Fact("spoilt", seat)] == (owns and points < 0)


def test_of_hiding_a_first_treasure_the_turn_is_told_that_gave_its_number() -> None:
    hint = next(hints(GAME, 1))
    for deal in hint.thought.deals[:6]:
        assert deal.world.now.phase == 0
        after = GAME.apply(deal.world, hint.thought.move, hint.seat)
        told = played(GAME, deal, hint.thought.move, hint.seat)
        assert told[0] == GAME.advice.playout(after, Stream(deal.luck))
        assert {"worth", "last"} <= {*told[2]}


def test_a_lead_in_the_match_is_that_over_the_best_of_the_others() -> None:
    end: Facts = {"worth": [3, 7], "last": [0], "pile": 0, "colours": ["B", "R"]}
    line = Line({"colours": ["R", "B"]}, iter(()), {**end, "totals": [10, 22]})
    leads = [explain.facts(line, seat)[Fact("lead", seat)] for seat in range(2)]
    assert leads == [0, 12]


@pytest.mark.parametrize(("left", "wins"), [(0, 1.0), (1, None)])
def test_who_wins_is_told_in_the_last_turn_alone(left: int, wins: float | None) -> None:
    end: Facts = {"worth": [3, 7], "last": [0], "pile": 0, "colours": ["B", "R"]}
    line = Line({"colours": ["R", "B"]}, iter(()), {**end, "totals": [10, 22], "left": left})
    assert explain.facts(line, 1).get(Fact("wins", 1)) == wins


@pytest.mark.parametrize(("out", "so"), [([0, 1], 1.0), ([0, 1, 2], None)])
def test_with_two_left_whom_the_pile_burdens_is_told(out: list[int], so: float | None) -> None:
    end: Facts = {"worth": [-3, 7, 1], "last": [0], "pile": -7, "colours": ["B", "R", "Y"]}
    facts = explain.facts(Line({"colours": ["R", "B", "Y"], "out": out}, iter(()), end), 1)
    assert facts.get(Fact("burden", 0)) == so
    assert Fact("burden", 1) not in facts


def told(points: int, move: object = None, pile: int = 0) -> dict[tuple[str, int], float]:
    """What is so for seat 1 of three that ends with the red thief and so many points, by name and seat."""
    end: Facts = {"worth": [3, points, 1], "last": [1], "pile": pile, "colours": ["B", "R", "Y"]}
    moves = iter([Moved(1, move)] if move else [])
    facts = explain.facts(Line({"colours": ["Y", "B", "R"]}, moves, end), 1)
    return {(fact.name, fact.seat): number for fact, number in facts.items()}


@pytest.mark.parametrize(("points", "so"), [(5, "rich R"), (4, "poor R")])
def test_a_thief_from_elsewhere_is_told_with_what_it_brings(points: int, so: str) -> None:
    names = ("rich R", "rich Y", "poor R", "poor Y")
    assert [name for name in names if told(points)[name, 1]] == [so]
    assert ("rich B", 1) not in told(points)


def test_with_a_full_hand_it_is_not_told_with_which_thief_one_ends() -> None:
    def names(size: int) -> set[str]:
        start: Facts = {"colours": ["Y", "B", "R"], "hands": [["R1"] * size] * 3}
        end: Facts = {"worth": [3, 6, 1], "last": [1], "pile": 0, "colours": ["B", "R", "Y"]}
        return {fact.name for fact in explain.facts(Line(start, iter(()), end), 1)}

    assert names(3) - names(4) == {"rich R", "rich Y", "poor R", "poor Y"}


def test_what_going_home_rules_out_by_itself_is_no_reason_for_it_but_for_the_pile_it_gives_up() -> (
    None
):
    assert {*told(5, Steal("B1"))} - {*told(5, Home())} == {
        *((f"{name} {colour}", 1) for name in ("rich", "poor") for colour in "RY"),
        *((name, seat) for name in ("fed", "spoilt") for seat in range(3)),
    }


def test_while_one_hides_it_is_not_told_how_one_ends() -> None:
    assert not {name for name, seat in told(5, Hide("B1")) if seat == 1} & {
        "rich R",
        "gains",
        "costs",
    }
    assert ("fed", 0) in told(5, Hide("B1"))
    assert not {"gains", "costs"} & {name for name, _ in told(5, Hide("B1"))}
    assert ("gains", 0) in told(5, Steal("B1"))


def test_every_fact_is_good_or_bad_for_whom_it_is_about() -> None:
    assert {*explain.SENSES} == {*explain.TOLD}


def test_whether_it_is_five_is_told_of_oneself_alone() -> None:
    for move in (Hide("B1"), Steal("B1")):
        assert {seat for name, seat in told(5, move) if name == "five"} == {1}


def test_of_a_line_without_a_turn_nothing_is_said() -> None:
    assert explain.facts(Line({}, iter(()), {}), 0) == {}


def test_how_ones_points_come_about_is_told_before_them() -> None:
    so = [(name, seat) for (name, seat), number in told(7, pile=2).items() if number]
    assert so[:3] == [("rich R", 1), ("gains", 1), ("points", 1)]


def test_what_comes_of_ones_card_is_told_before_who_of_the_others_is_last() -> None:
    others = [name for name, seat in told(5, Steal("B1")) if seat == 0]
    assert others == ["fed", "spoilt", "points", "gains", "costs"]


@pytest.mark.parametrize(("worth", "names"), [(6, {"fed"}), (-1, {"spoilt"}), (3, set())])
def test_whose_the_thief_is_is_told_where_it_is_good_or_bad(worth: int, names: set[str]) -> None:
    end: Facts = {"worth": [worth, 0, 0], "last": [2], "pile": 0, "colours": ["B", "Y", "R"]}
    facts = explain.facts(Line({"colours": ["R", "B", "Y"]}, iter(()), end), 1)
    assert {name for name in ("fed", "spoilt") if facts[Fact(name, 0)]} == names
