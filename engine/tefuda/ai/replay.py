"""The deals behind a number, played again by the rules with the luck they met then."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tefuda.ai.player import Deal, Thought
from tefuda.ai.search import KEPT
from tefuda.ai.solving import Solve
from tefuda.ai.stream import Stream
from tefuda.core.advice import Fact, Foreteller, Line
from tefuda.core.compact import Facts, Simulated
from tefuda.core.game import AnyGame
from tefuda.core.terms import CHANCE, Event, Payoffs, Seat

Told = Mapping[Fact, float]
Steps = Iterable[tuple[Seat, Any]]


def deals(thought: Thought) -> Iterator[Deal]:
    """Those of the number; where they are few, then the same worlds with more luck."""
    turns = -(-KEPT // max(1, len(thought.deals)))
    for turn in range(turns):
        for deal in thought.deals:
            yield deal._replace(luck=deal.luck + turn)


def replay(game: AnyGame, deal: Deal, move: Any, seat: Seat) -> tuple[float, Told]:
    """The payoff of a move in a deal, and the facts of the line that brought it."""
    advice: Any = game.advice
    paid, steps, end = played(game, deal, move, seat)
    start = advice.truth(deal.world) if end and isinstance(advice, Simulated) else {}
    line = Line(start, _events(game, deal.world, [(seat, move), *steps]), end)
    return paid[seat], advice.facts(line, seat)


def played(game: AnyGame, deal: Deal, move: Any, seat: Seat) -> tuple[Payoffs, Steps, Facts]:
    """The payoffs of a move in a deal, what followed it, and how things stood then."""
    advice, luck = game.advice, Stream(deal.luck)
    after = game.apply(deal.world, move, seat)
    if not isinstance(advice, Simulated):
        told: Any = advice if isinstance(advice, Foreteller) else None
        end = told.foretell(after, Stream(deal.luck)) if told else {}
        return advice.playout(after, luck), (), end
    if paid := deal.solve(after):
        steps = list(solved(game, after, luck, deal.solve))
        return paid, steps, advice.outcome(_after(game, after, steps))
    opening = list[tuple[Seat, Any]]()
    if advice.compact(deal.world) is None:
        opening, after = _opened(game, after, luck)
    position = advice.compact(after)
    if position:
        return position.play_on(luck), (*opening, *position.made), position.facts()
    over = game.turn(after).round != game.turn(deal.world).round
    return advice.playout(after, luck), (), advice.outcome(after) if over else {}


def _opened(game: AnyGame, state: Any, rng: Stream) -> tuple[list[tuple[Seat, Any]], Any]:
    """What is hidden, spread and dealt at random before the play begins, as `playout` does it; and then."""
    advice: Any = game.advice
    steps = list[tuple[Seat, Any]]()
    while advice.compact(state) is None and (seats := game.turn(state).seats):
        move = game.choices(state, seats[0]).sample(rng)
        steps.append((seats[0], move))
        state = game.apply(state, move, seats[0])
    return steps, state


def solved(game: AnyGame, state: Any, rng: Stream, solve: Solve) -> Iterator[tuple[Seat, Any]]:
    """How a state ends that is solved, everybody playing best; as far as it is."""
    while (seats := game.turn(state).seats) and solve(state):
        seat, choices = seats[0], game.choices(state, seats[0])
        move = choices.sample(rng) if seat == CHANCE else _best(game, state, seat, solve)
        yield seat, move
        state = game.apply(state, move, seat)


def _best(game: AnyGame, state: Any, seat: Seat, solve: Solve) -> Any:
    """What pays most, of equal moves the first."""
    advice: Any = game.advice

    def paid(move: Any) -> float:
        after = game.apply(state, move, seat)
        known: Payoffs = solve(after) or advice.worth(state, after)
        return known[seat]

    return max(game.choices(state, seat), key=paid)


def _after(game: AnyGame, state: Any, steps: Steps) -> Any:
    for seat, move in steps:
        state = game.apply(state, move, seat)
    return state


def _events(game: AnyGame, state: Any, steps: Steps) -> Iterator[Event]:
    for seat, move in steps:
        yield from game.events(state, move, seat)
        state = game.apply(state, move, seat)
