"""Rules of thumb: which one a move follows."""

from typing import Any

from tefuda.core.notation import split
from tefuda.games.world_management import GAME
from tefuda.games.world_management.bot import maxims
from tefuda.games.world_management.bot.maxims import maxim
from tests.games.world_management.tables import DONE, FAR, NEAR, ROW, WHOLE_FAR, seen, table

TEN = {"group_points": "by_size", "minimum": 10}
LOOSE = " light7 steel6 thunder9 ice1 dark8"


def thrown(hand: str, gone: str, **more: Any) -> Any:
    state = table([hand, FAR, FAR], phase="discard", turner=0, asked=-1, **more)
    return maxim(seen(state, 0), split(f"discard {gone}"))


def said(hand: str, words: str, pile: str, **more: Any) -> Any:
    return maxim(seen(table([FAR, hand, FAR], pile, **more), 1), split(words))


def test_the_rest_of_a_whole_hand_goes() -> None:
    assert thrown(DONE + LOOSE, "light7 steel6 thunder9 ice1 dark8") == maxims.REST


def test_no_rule_of_less_than_a_whole_discard_or_of_broken_groups() -> None:
    assert thrown(DONE + LOOSE, "light7 steel6") is None
    assert thrown(DONE + LOOSE, "east east east ice1 dark8") is None


def test_where_nearly_all_lies_loose_there_is_no_rule() -> None:
    assert thrown(FAR, "fire1 fire4 fire7 wind2 wind5") is None


def test_declaring_at_once() -> None:
    view = seen(table([DONE, FAR, FAR], phase="declare", turner=0, asked=0), 0)
    assert maxim(view, ("declare",)) == maxims.DECLARE
    assert maxim(view, ("pass",)) is None


def test_what_completes_is_summoned() -> None:
    told = said(NEAR, "summon dark4 with dark4 dark4 discard ice8", "dark4")
    assert told == maxims.LAST


def test_no_rule_of_a_beginning_or_of_open_groups_that_fit_no_form() -> None:
    assert said(NEAR, "summon dark4 with dark4", "dark4") is None
    four = {1: ["fire1..4"]}
    assert said("east*3", "pass", "dark4", exposed=four) is None


def test_a_rule_is_part_of_the_advice() -> None:
    assert GAME.advice.maxim is maxim
