"""The facts are those of the race that gave the number, or of the hand that the move ended."""

from itertools import islice

from tefuda.ai.stream import Stream
from tefuda.ai.why import replay
from tefuda.core.advice import NOBODY, Fact, Line
from tefuda.core.registry import find
from tefuda.games.world_management.bot import explain
from tefuda.games.world_management.bot.outlook import outlook
from tefuda.games.world_management.rules.events import HandEnded
from tefuda.games.world_management.rules.state import Result
from tests.contract.again import hints

GAME = find("world_management")


def test_the_payoff_is_that_of_the_points_that_are_told() -> None:
    for seat, thought, _ in hints(GAME, 5):
        for deal in islice(thought.deals, 4):
            past, setup = deal.world.past, deal.world.setup
            paid, facts = replay(GAME, deal, thought.move, seat)
            points = [facts[Fact("points", who)] for who in range(setup.players)]
            winner = next((who for who, won in enumerate(points) if won), NOBODY)
            left = setup.players - past.moved - (winner != past.dealer)
            totals = [a + b for a, b in zip(past.scores, points, strict=True)]
            assert facts[Fact("nobody" if winner == NOBODY else "declared", winner)] == 1
            assert paid == outlook(totals, 0 if setup.single else left)[seat]


def test_a_hand_that_nobody_won_brings_nothing() -> None:
    ended = HandEnded(1, Result(0, 25, NOBODY, (), moves=True), (0, 0, 0))
    facts = explain.facts(Line({}, iter([ended]), {}), 1)
    assert facts[Fact("nobody", NOBODY)] == 1
    assert sum(facts.values()) == 1


def test_between_hands_there_is_no_race() -> None:
    start = GAME.start(3, GAME.info.defaults(3))
    assert explain.foretell(start, Stream(1)) == {}
