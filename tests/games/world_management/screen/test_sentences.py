"""Events as sentences."""

import pytest

from tests.games.world_management.tables import DONE, FAR, said, table


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (
            "dice 6 1 / 5 2 / 1 6",
            ["0 6 + 1, 1 5 + 2, 2 1 + 6", "The best roll is shared: all roll again."],
        ),
        ("dice 6 1 / 5 2 / 1 1", ["0 6 + 1, 1 5 + 2, 2 1 + 1", "The dealer is 0."]),
    ],
)
def test_dice_are_told(line: str, text: list[str]) -> None:
    state = table(["", "", ""], phase="dice", dealer=-1, turn=0, turner=-1, asked=-1)
    assert said(state, line, 1) == text


def test_the_dora_is_told() -> None:
    state = table([FAR, FAR, FAR], phase="dora", turn=0, turner=-1, asked=-1)
    none = "Look at your hand. First: 0. No dora: a wild was turned."
    assert said(state, "dora wild", 0)[-1] == none
    assert said(state, "dora fire9", 0)[-1] == "Look at your hand. First: 0. The dora is fire1."


def test_a_draw_is_told() -> None:
    state = table([FAR, FAR, FAR], phase="draw", asked=-1)
    assert said(state, "draw wild wild wild wild east", 0) == ["1 drew 5 cards."]
    assert said(state, "draw wild wild wild wild east", 1) == ["1 drew east wild wild wild wild."]


def test_summons_and_declarations_are_told() -> None:
    state = table([FAR, "fire1 fire3 east", FAR], "fire2 fire4", {1: ["east*3"]})
    line = "summon fire2 with fire1 fire3 discard east"
    assert said(state, line, 0) == ["1 summoned fire2 to fire1 fire3 and discarded east."]
    assert said(state, "pass", 1) == ["1 let play go on."]
    more = table([FAR, "ice1", FAR], "east", {1: ["east*3"]})
    assert said(more, "extend 0 east discard ice1", 2) == [
        "1 added east to an open group and discarded ice1."
    ]
    done = table([DONE, FAR, FAR], phase="declare", asked=0, options={"hands": "full"})
    assert said(done, "declare", 1) == [
        "0 declared: Sage, 9 points. In turn 2, right after discarding. The dealer stays."
    ]


def test_too_few_points_are_told() -> None:
    mine = f"{DONE} fire9*2 ice9 dark9*2"
    state = table([mine, FAR, FAR, FAR], options={"minimum": 10}, phase="discard", asked=-1)
    line = "discard fire9 fire9 ice9 dark9 dark9"
    assert said(state, line, 0)[-1] == "Your hand is complete, but worth only 9."
