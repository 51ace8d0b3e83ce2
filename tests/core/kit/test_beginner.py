from typing import Any

from tefuda.core.chance import Quick, Rng
from tefuda.core.choices import Pick, Select
from tefuda.core.kit import beginner
from tefuda.core.kit.beginner import MOST, Beginner
from tefuda.core.notation import text
from tefuda.core.terms import Choices, Payoffs, Seat, Turn
from tests.core.toy import Play, Throw


class Seen:
    seat = 0


class Duel:
    """Seat 0 plays a card, seat 1 any; with "b" seat 0 wins, whatever comes."""

    def turn(self, state: str) -> Turn:
        return Turn((len(state),) if len(state) < 2 else (), "play", 0)

    def choices(self, state: str, seat: Seat) -> Choices[Play]:
        return Pick([Play(card) for card in "abc"])

    def apply(self, state: str, move: Play, seat: Seat) -> str:
        return state + move.card

    def payoffs(self, state: str) -> Payoffs:
        return (1.0, -1.0) if state.startswith("b") else (-1.0, 1.0)

    def imagine(self, view: Seen, rng: Rng) -> str:
        return ""


BEGINNER = Beginner(Duel())
FEW = Duel().choices("", 0)
MANY: Choices[Any] = Select(Throw, tuple("abcdefgh"), 0, 8)


def test_a_few_moves_are_all_proposed() -> None:
    assert sorted(map(text, BEGINNER.propose(Seen(), FEW, Quick(1)))) == sorted(map(text, FEW))


def test_of_many_moves_some_are_proposed() -> None:
    proposed = BEGINNER.propose(Seen(), MANY, Quick(1))
    assert 1 < len(proposed) == len(set(proposed)) <= MOST
    assert all(move in MANY for move in proposed)


def test_the_quick_move_is_what_turns_out_best() -> None:
    assert {BEGINNER.greedy(Seen(), FEW, Quick(seed)) for seed in range(9)} == {Play("b")}


def test_a_forced_move_needs_no_thought(monkeypatch: Any) -> None:
    monkeypatch.setattr(Duel, "imagine", None)
    assert BEGINNER.greedy(Seen(), Pick([Play("a")]), Quick(1)) == Play("a")


def test_a_playout_goes_to_the_end() -> None:
    assert BEGINNER.playout("b", Quick(1)) == (1.0, -1.0)


def test_or_to_its_horizon(monkeypatch: Any) -> None:
    monkeypatch.setattr(beginner, "HORIZON", 0)
    assert BEGINNER.playout("", Quick(1)) == (-1.0, 1.0)
