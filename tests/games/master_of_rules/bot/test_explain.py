"""The facts of a line are those of the states it went through."""

from collections.abc import Mapping, Sequence
from itertools import compress, count

from tefuda.core.advice import Fact, Line
from tefuda.core.cards import Cards
from tefuda.core.registry import find
from tefuda.games.master_of_rules.bot import explain
from tefuda.games.master_of_rules.bot.explain import TOLD
from tefuda.games.master_of_rules.bot.numbers import INDEX, Tally, tallies
from tefuda.games.master_of_rules.bot.outlook import KEPT, prospect, weights
from tefuda.games.master_of_rules.cards import KINDS
from tefuda.games.master_of_rules.rules.events import Revealed, RoundEnded
from tefuda.games.master_of_rules.rules.scoring import score, winnings
from tefuda.games.master_of_rules.rules.state import Round
from tefuda.games.master_of_rules.rules.turns import ROUNDS
from tests.contract.again import hints, lines
from tests.games.master_of_rules.tables import finish, match_after

GAME = find("master_of_rules")


def test_facts_are_what_happened() -> None:
    for hint in hints(GAME, 6):
        for states, facts in lines(GAME, hint, 6) if hint.why.deals else ():
            over = states[-1].past.rounds[len(states[0].past.rounds)]
            if states[0].now.taking:
                assert {name for name, _ in facts} <= {"kinds", "numbers", "rules"}
                continue
            lies = states[0].now.rules
            own = lies[hint.seat] or "met"
            assert next(iter(facts)) in {Fact(name, hint.seat) for name in ("round", own)}
            judged = [fact for fact in facts if fact.name in ("met", *KINDS)]
            assert {fact.seat for fact in judged} <= {hint.seat, *compress(count(), lies)}
            for fact in judged:
                assert fact.name == (lies[fact.seat] or "met")
                assert facts[fact] == over.met[fact.seat]


def test_points_are_those_that_the_number_counts() -> None:
    for hint in hints(GAME, 4):
        for states, facts in lines(GAME, hint, 4) if hint.why.deals else ():
            past, players = states[-1].past, states[-1].setup.players
            left = ROUNDS[players] - len(past.rounds)
            for seat, tally in enumerate(tallies(past.rounds, players)):
                hand = [INDEX[card] for card in states[-1].hands[seat]]
                worth, kept = sum(tally) + prospect(tally, left), weights(tally, left - 1)
                assert facts.get(Fact("points", seat), worth) == worth
                hope = KEPT * kept.kept(hand) if left else 0.0
                assert facts.get(Fact("hand", seat), hope) == hope


def test_in_the_end_they_are_the_score() -> None:
    state = finish(match_after(3, ())).state
    *rounds, last = state.past.rounds
    for seat, cards in enumerate(winnings(state.past.rounds, 3)):
        told = facts_of(last, tallies(rounds, 3), seat)
        assert told[Fact("points", seat)] == score(cards)
        assert told[Fact("hand", seat)] == 0


def facts_of(
    over: Round, won: Sequence[Tally], seat: int, rules: Cards = ("", "", ""), taking: str = ""
) -> Mapping[Fact, float]:
    """Of the last round, before which these had been won, and these rules lay."""
    hands = [("R1", "LIMIT", "TRIO")] * 3
    start = {
        "table": (3, 0, 1), "won": [*won], "rules": rules, "taking": taking, "hands": hands,
        "barred": {*rules} - {""},
    }  # fmt: skip
    line = Line(start, iter((RoundEnded(12, over),)), {"hands": [()] * 3})
    return explain.facts(line, seat)


ROUND = Round(0, ("R1", "B2", "Y3"), ("LIMIT", "TRIO", "ONLY"), ("G4", "P5"), (True, False, True))


def test_8_2_and_8_3_a_bonus_in_reach_is_told_in_points_before_the_rule() -> None:
    third, fifth, far = (0, 0, 0, 2, 0), (1, 1, 1, 0, 1), (0, 0, 0, 1, 0)
    for tally, lies, points in (
        (third, "", 3),
        (fifth, "", 3),
        (far, "", None),
        (third, "LIMIT", 3),
        (third, "TRIO", None),
    ):
        told = facts_of(ROUND, [tally, far, far], 0, (lies, "", ""))
        assert told.get(Fact("round", 0)) == points
        assert [*told].index(Fact(lies or "met", 0)) == (points is not None)


def test_of_another_only_what_can_be_seen_is_told() -> None:
    won = [(0, 0, 0, 0, 0)] * 3
    assert {fact.seat for fact in facts_of(ROUND, won, 0)} == {0}
    told = facts_of(ROUND, won, 0, ("", "", "ONLY"))
    assert {fact.name for fact in told if fact.seat == 2} == {"ONLY", "points", "hand"}


def test_5_7_a_point_that_ones_support_shares_is_not_told_against_one() -> None:
    won = [(0, 0, 0, 0, 0)] * 3
    for rules, others in (
        (("SUPPORT", "TRIO", "ONLY"), {1}),
        (("SUPPORT", "SUPPORT", "ONLY"), set()),
        (("LIMIT", "SUPPORT", "ONLY"), {1, 2}),
    ):
        assert {fact.seat for fact in facts_of(ROUND, won, 0, rules)} == {0, *others}


def test_4_3_what_is_taken_tells_of_cards_of_its_kind_in_hands_alone() -> None:
    for taking, kinds, name in (("R9", [], "numbers"), ("TRIO", [Fact("kinds", 0)], "rules")):
        told = facts_of(ROUND, [(0, 0, 0, 0, 0)] * 3, 0, ("", "", "ONLY"), taking=taking)
        assert [*told] == [*kinds, *(Fact(name, seat) for seat in range(3))]


def test_what_others_score_is_said_to_count_against_one() -> None:
    for kind in KINDS:
        assert "{who} scores against you" in TOLD[kind].other.text
    for name in ("bonus", "points", "hand", "numbers", "rules"):
        assert "against you" in TOLD[name].other.text


def test_8_2_and_8_3_a_bonus_that_another_may_get_is_told() -> None:
    none, third, met = (0, 0, 0, 0, 0), (0, 0, 0, 2, 0), (0, 2, 0, 0, 0)
    for tally, lies, bonus in (
        (none, "", None),
        (third, "", 0),
        (third, "ONLY", None),
        (met, "", 1),
        (met, "ONLY", 1),
    ):
        told = facts_of(ROUND, [none, none, tally], 0, ("", "", lies))
        assert told.get(Fact("bonus", 2)) == bonus
        assert Fact("round", 2) not in told


def test_3_5_that_all_rules_end_up_barred_is_told_of_who_has_a_free_one() -> None:
    hands = [("R1", "LIMIT", "TRIO")] * 3
    for rules, shown, told in (
        (("", "LIMIT", ""), (), 0.0),
        (("", "LIMIT", ""), (0,), 1.0),
        (("", "LIMIT", ""), (2,), 0.0),
        (("", "LIMIT", "TRIO"), (0,), None),  # they are barred already
        (("LIMIT", "", ""), (), None),
    ):
        won = [(0,) * 5] * 3
        start = {
            "table": (3, 0, 1), "won": won, "rules": rules, "taking": "", "hands": hands,
            "barred": {*rules} - {""},
        }  # fmt: skip
        events = (*(Revealed(seat, KINDS[:3], 2) for seat in shown), RoundEnded(12, ROUND))
        line = Line(start, iter(events), {"hands": [()] * 3})
        assert explain.facts(line, 0).get(Fact("freed", 0)) == told
