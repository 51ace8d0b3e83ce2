"""The facts of a line are those of the states it went through."""

from tefuda.core.advice import NOBODY, Fact, Line
from tefuda.core.registry import find
from tefuda.games.master_of_rules.bot import explain
from tefuda.games.master_of_rules.bot.numbers import INDEX, tallies
from tefuda.games.master_of_rules.bot.outlook import KEPT, prospect, weights
from tefuda.games.master_of_rules.cards import NUMBER
from tefuda.games.master_of_rules.rules.events import RoundEnded
from tefuda.games.master_of_rules.rules.scoring import MOST, best, five_of, score, trios, winnings
from tefuda.games.master_of_rules.rules.turns import ROUNDS
from tests.contract.again import hints, lines
from tests.games.master_of_rules.tables import finish, match_after

GAME = find("master_of_rules")


def test_facts_are_what_happened() -> None:
    for hint in hints(GAME, 6):
        for states, facts in lines(GAME, hint, 6) if hint.why.deals else ():
            over = states[-1].past.rounds[len(states[0].past.rounds)]
            assert next(iter(facts)) == Fact("met", hint.seat)
            for seat, met in enumerate(over.met):
                assert facts[Fact("met", seat)] == met
            five = five_of(over.numbers, over.dummies)
            assert facts[Fact("low", NOBODY)] == (sum(NUMBER[card] for card in five) <= MOST)
            assert facts[Fact("alike", NOBODY)] == bool(trios(five))
            for seat, own in enumerate(over.numbers):
                like = [card for card in five if {*card} & {*own}]
                assert facts[Fact("alone", seat)] == (like == [own])
                assert facts[Fact("top", seat)] == best(five, own)


def test_points_are_those_that_the_number_counts() -> None:
    for hint in hints(GAME, 4):
        for states, facts in lines(GAME, hint, 4) if hint.why.deals else ():
            past, players = states[-1].past, states[-1].setup.players
            left = ROUNDS[players] - len(past.rounds)
            for seat, tally in enumerate(tallies(past.rounds, players)):
                hand = [INDEX[card] for card in states[-1].hands[seat]]
                assert facts[Fact("points", seat)] == sum(tally) + prospect(tally, left)
                assert facts[Fact("hand", seat)] == KEPT * weights(tally, left - 1).kept(hand)


def test_in_the_end_they_are_the_score() -> None:
    state = finish(match_after(3, ())).state
    *rounds, last = state.past.rounds
    start = {"table": (3, 0, 1), "won": tallies(rounds, 3)}
    ended = RoundEnded(len(rounds) + 1, last)
    told = explain.facts(Line(start, iter((ended,)), {"hands": list(state.hands)}), 0)
    for seat, cards in enumerate(winnings(state.past.rounds, 3)):
        assert told[Fact("points", seat)] == score(cards)
        assert told[Fact("hand", seat)] == 0
