"""Why a move may not be made."""

from tefuda.core.match import Match
from tefuda.core.notation import parse
from tefuda.core.table import Reason
from tefuda.games.thieves import GAME
from tests.games.thieves.tables import HIDDEN, four, seen


def why(match: Match, seat: int, line: str) -> Reason:
    return GAME.why_not(seen(match, seat), parse(line, GAME.moves, GAME.deck))


def test_every_refusal_has_its_clause() -> None:
    assert why(four(), 0, "hide B4").clause == "3.2"
    assert why(four(), 0, "hide Y4").clause == "3.1"
    assert why(four("hide R1"), 0, "hide R3").clause == "3.1"
    assert why(four(), 0, "steal R1").clause == "3.1"
    assert why(four(*HIDDEN), 0, "hide R3").clause == "3.4"
    assert why(four(*HIDDEN), 1, "home").clause == "4.1"
    assert why(four(*HIDDEN), 0, "steal Y4").clause == "4.2"
