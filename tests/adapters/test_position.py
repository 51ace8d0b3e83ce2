"""One seat at a time, and nothing said twice or too early."""

import copy
import pickle

from tefuda.adapters.position import OUTCOMES, OVER, Position
from tefuda.core.chance import Quick
from tefuda.core.terms import CHANCE
from tests.adapters.walks import walk
from tests.contract.tables import Set


def players(one: Set, seed: str) -> list[Position]:
    return [position for position in walk(one, seed) if position.seat not in (CHANCE, OVER)]


def test_an_imagined_otherlooks_the_same(size: Set) -> None:
    rng = Quick("worlds")
    for position in players(size, "worlds"):
        other = position.imagine(position.seat, rng)
        assert other.seat == position.seat
        assert other.text(position.seat) == position.text(position.seat)
        assert other.legal == position.legal


def test_a_choice_held_back_is_seen_by_nobody_else(size: Set) -> None:
    """Whatever an earlier seat chose at the same time, a later one sees and may do the same."""
    for position in players(size, "held"):
        if position.held or len(position.seats) == 1 or position.said:
            continue
        others = [position.act(action) for action in position.legal]
        chosen = [other for other in others if other.seat != position.seat]
        later = {(other.seat, other.text(other.seat), tuple(other.legal)) for other in chosen}
        assert len(later) <= 1
        assert len({other.text(position.seat) for other in chosen}) == len(chosen)


def test_half_said_moves_are_for_the_seat_alone(size: Set) -> None:
    before = None
    for position in players(size, "said"):
        if position.said and before is not None:
            for seat in {*range(size.players), -1} - {position.seat}:
                assert position.text(seat) == before.text(seat)
            assert position.text(position.seat) != before.text(position.seat)
        before = position


def test_a_otheris_a_value(size: Set) -> None:
    for position in walk(size, "value"):
        again = pickle.loads(pickle.dumps(position))  # noqa: S301 - made here
        assert repr(again) == repr(position) == repr(copy.deepcopy(position))
        assert again.legal == position.legal


def test_what_is_allowed_is_what_is_legal(size: Set) -> None:
    for position in walk(size, "allowed", limit=60):
        legal = position.legal
        for action in range(-1, OUTCOMES + len(position.table.actions)):
            assert position.allows(action) == (action in legal)


def test_nothing_is_paid_before_the_end(size: Set) -> None:
    for position in walk(size, "pay"):
        if position.seat != OVER:
            assert position.payoffs() == [0.0] * size.players
