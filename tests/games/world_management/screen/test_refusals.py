"""Why a move may not be made, by its clause."""

import pytest

from tefuda.core.notation import parse
from tefuda.games.world_management import GAME
from tefuda.games.world_management.cards.deck import DECK
from tefuda.games.world_management.rules.state import State
from tests.games.world_management.tables import (
    DONE,
    FAR,
    seen,
    table,
)


def reason(state: State, seat: int, line: str) -> str:
    move = parse(line, GAME.moves, DECK)
    return str(GAME.why_not(seen(state, seat), move).clause)


@pytest.mark.parametrize(
    ("exposed", "line", "clause"),
    [
        ((), "declare", "2.1"),
        ((), "discard wild", "4.1"),
        ((), "summon fire2 with fire1 east discard south", "5.2"),
        ((), "summon ice2 with fire1 east discard south", "5.4"),
        ((), "summon fire2 with fire1 fire1 discard south", "5.10"),
        (("south*3",), "extend 0 fire2 discard east", "5.7"),
        ((), "deal", "4.1"),
    ],
)
def test_why_not_in_a_window(exposed: tuple[str, ...], line: str, clause: str) -> None:
    state = table([FAR, f"{FAR} wild", FAR], "fire2", {1: exposed})
    assert reason(state, 1, line) == clause


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("discard wild wild", "5.8"),
        ("discard fire1", "4.2"),
        ("summon fire2 with fire1 fire3 discard east", "5.1"),
    ],
)
def test_why_not_while_discarding(line: str, clause: str) -> None:
    state = table([FAR, FAR, FAR], "fire2", phase="discard", asked=-1)
    assert reason(state, 0, line) == clause


def test_why_no_declaration() -> None:
    short = table([DONE, FAR, FAR], options={"minimum": 10})
    assert reason(short, 0, "declare") == "6.6"
    assert reason(table([DONE, FAR, FAR]), 0, "declare") == "6.2"
    assert reason(short, -1, "declare") == "2.1"
