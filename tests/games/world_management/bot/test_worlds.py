"""What the others kept: better than chance, never complete, and no card twice."""

from collections.abc import Callable
from typing import Any

from tefuda.ai.levels import player
from tefuda.ai.simulation import simulate
from tefuda.core.chance import Quick, Rng
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE
from tefuda.games.world_management.bot.race import standing
from tefuda.games.world_management.bot.worlds import believe, kept
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.cards.faces import FACES, INDEX
from tefuda.games.world_management.rules.state import State, View
from tefuda.games.world_management.solver.distance import shortfall
from tests.games.world_management.tables import cards

GAME = find("world_management")

Imagine = Callable[[View, Rng], State]


def decisions() -> list[Any]:
    """Discards of a few hands between quick players, after somebody else's."""
    discards = []
    for deal in range(6):
        match = simulate(GAME, [player("greedy")] * 4, {"hands": 1}, f"beliefs {deal}", None)
        discards += [s for s in match.steps if s.seat != CHANCE and s.before.phase == "discard"]
    return [step for step in discards if any(step.before.now.thrown)]


def need(state: State, seat: int) -> int:
    """How many groups of three somebody lacks."""
    dora = dora_of(state.now.turned)
    now = standing(state.hands[seat], state.now.exposed[seat], state.setup, dora)
    return now.need if now else 0


def lacking(steps: list[Any], imagine: Imagine | None) -> float:
    """What those who have discarded lack on average: in truth, or as somebody else imagines."""
    needs = []
    for number, step in enumerate(steps):
        view = GAME.view(step.before, step.seat)
        state = imagine(view, Quick(number)) if imagine else step.before
        others = [s for s in range(4) if s != step.seat and view.now.thrown[s]]
        needs += [need(state, seat) for seat in others]
    return sum(needs) / len(needs)


def test_others_are_taken_to_hold_about_what_they_hold() -> None:
    steps = decisions()
    truth, chance = lacking(steps, None), lacking(steps, GAME.imagine)
    assert abs(lacking(steps, believe) - truth) < abs(chance - truth) / 2


def test_groups_are_kept_and_what_has_company() -> None:
    hand = [INDEX[card] for card in cards("fire1..3 east*3 wind5 wind6 south priest-lower")]
    best = kept(hand, 9)
    assert len(best) == 9
    assert set(best) >= {INDEX[card] for card in cards("fire1..3 east*3 wind5 wind6")}


def test_nobody_is_taken_to_be_complete() -> None:
    hand = [INDEX[card] for card in cards("fire1..9 wind1..9 ice1..9 east west")]
    assert len(kept(hand, 28)) == 28
    assert shortfall([FACES[card] for card in kept(hand, 28)], [3] * 9 + [1]) > 0
    assert shortfall([FACES[card] for card in kept(hand[:28], 28)], [3] * 9 + [1]) == 0


def test_who_has_discarded_nothing_is_dealt_by_chance() -> None:
    match = simulate(GAME, [player("greedy")] * 3, {"hands": 1}, "beliefs", None)
    first = next(s for s in match.steps if s.before.phase == "discard" and s.seat != CHANCE)
    view = GAME.view(first.before, first.seat)
    world = believe(view, Quick(1))
    assert GAME.view(world, first.seat) == view
