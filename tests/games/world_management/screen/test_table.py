"""What the screen says: prompts, sheets, reasons, layouts."""

from typing import Any

import pytest

from tefuda.core.notation import parse
from tefuda.core.table import Message, Piece, ScoreRow, Shown, Table, Who
from tefuda.games.world_management import GAME
from tefuda.games.world_management.cards.deck import DECK
from tefuda.games.world_management.rules import turns
from tefuda.games.world_management.rules.state import State
from tests.games.world_management.tables import (
    DONE,
    FAR,
    WHOLE_FAR,
    after,
    cards,
    seen,
    table,
    told,
)


def screen(state: State, seat: int) -> Table:
    to_act = seat in turns.turn(state).seats
    shown: Table = GAME.table(seen(state, seat), turns.choices(state, seat) if to_act else None)
    return shown


def said(state: State, line: str, listener: int) -> list[str]:
    """The messages of a move, with their values put in."""
    messages = (GAME.say(event, listener) for event in told(state, line, listener))
    return [plain(message) for message in messages if message]


def plain(message: Message) -> str:
    return message.text.format(**{name: _word(value) for name, value in message.values.items()})


def _word(value: Piece) -> str:
    if isinstance(value, Message):
        return plain(value)
    if isinstance(value, Shown):
        return " ".join(value.cards)
    return str(value.seat if isinstance(value, Who) else value)


def reason(state: State, seat: int, line: str) -> str:
    move = parse(line, GAME.moves, DECK)
    return str(GAME.why_not(seen(state, seat), move).clause)


def last_row(state: State) -> ScoreRow:
    return screen(state, 0).sheet[-2]


def test_a_declaration_is_offered_with_its_points() -> None:
    state = table([DONE, FAR, FAR], phase="declare", asked=0, fresh=True)
    prompt = screen(state, 0).prompt
    assert prompt
    assert prompt.message.values["points"] == 20
    assert [hint.text for hint in prompt.hints] == ["Genesis"]


def test_a_window_lights_what_brings_nearer() -> None:
    hand = DONE.replace("dark4*3", "dark4*2 ice8")
    zones = screen(table([FAR, hand, FAR], "dark4 dark5 ice7"), 1).centre
    marks = {face.card: face.marks for face in zones[0].cards}
    assert marks["dark4"] == ("advised",)


def test_a_window_names_open_groups() -> None:
    state = table([FAR, "east*2 ice8", FAR], "fire4", {1: ["fire1..3"]})
    shown = screen(state, 1)
    assert shown.prompt
    assert "extend 0" in shown.prompt.words
    assert [face.card for face in shown.centre[0].cards] == ["fire4"]


def test_the_newest_discards_lie_on_top() -> None:
    thrown = (cards("east*5"), cards("wind1"), ())
    state = table([FAR, FAR, FAR], "wind1 fire1 east*4 wild", turned="wild", thrown=thrown)
    pile = screen(state, 0).centre[-1]
    assert [face.card for face in pile.cards] == [*cards("fire1 wind1 wild"), *cards("east*4")]


def test_dora_and_drawn_cards_are_marked_in_hand() -> None:
    state = table(
        [f"{FAR} wild", FAR, FAR], phase="discard", asked=-1, drawn=("wild",), turned="fire3"
    )
    hand = screen(state, 0).hand
    assert hand
    marked = {face.card: (face.marks, bool(face.note)) for face in hand.cards}
    assert marked["fire4"] == ((), True)
    assert marked["wild"] == (("new",), False)


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


def test_every_group_on_the_sheet_says_what_it_is_worth() -> None:
    state = after(table([DONE, FAR, FAR], phase="declare", asked=0, turned="west"), "declare")
    row = last_row(state)
    assert row.values == (10, None, None)
    assert sum(reason.points or 0 for reason in row.reasons) == 10
    assert [reason.clause for reason in row.reasons[-2:]] == ["7.2", "8.1"]


def test_a_yakuman_stands_for_itself_on_the_sheet() -> None:
    state = table([FAR, DONE, FAR], phase="declare", asked=1, fresh=True, turned="west")
    row = last_row(after(state, "declare"))
    assert row.reasons[0].points == row.values[1] == 20
    assert {reason.points for reason in row.reasons[1:]} <= {None}
    assert row.reasons[-1].clause == "8.2"


def test_great_chaos_has_no_groups() -> None:
    hand = "1/10 9/10 east south west north ground/4"
    row = last_row(after(table([hand, FAR, FAR], phase="declare", asked=0), "declare"))
    assert [reason.clause for reason in row.reasons] == ["7.11", "7.11", "8.1"]


SHORT = "east*3 south*3 west*3 light1..3 ice7..9 5/3 merchant knight-lower priest-lower farmer-lower steel4*2"
LAST: dict[str, Any] = {"turn": 25, "turner": 3, "asked": 2}


@pytest.mark.parametrize(
    ("hands", "clause"),
    [
        ([DONE, WHOLE_FAR, WHOLE_FAR, WHOLE_FAR], "8.3"),
        ([WHOLE_FAR, SHORT, WHOLE_FAR, DONE], "8.3"),
        ([WHOLE_FAR] * 4, "8.4"),
    ],
)
def test_a_hand_nobody_declared(hands: list[str], clause: str) -> None:
    state = table(hands, "fire1", **LAST)
    row = last_row(after(state, "pass"))
    assert row.reasons[-1].clause == clause
    assert len(row.reasons) == 1 + hands.count(DONE) + hands.count(SHORT)
    assert said(state, "pass", 0) == [plain(row.reasons[-1].message)]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (
            "dice 6 1 / 5 2 / 1 6",
            ["0 6 + 1, 1 5 + 2, 2 1 + 6", "The best roll is shared: all roll again."],
        ),
        ("dice 6 1 / 5 2 / 1 1", ["0 6 + 1, 1 5 + 2, 2 1 + 1", "0 is the dealer."]),
    ],
)
def test_dice_are_told(line: str, text: list[str]) -> None:
    state = table(["", "", ""], phase="dice", dealer=-1, turn=0, turner=-1, asked=-1)
    assert said(state, line, 1) == text


def test_the_dora_is_told() -> None:
    state = table([FAR, FAR, FAR], phase="dora", turn=0, turner=-1, asked=-1)
    assert said(state, "dora wild", 0)[-1] == "A wild was turned: there is no dora."
    assert said(state, "dora fire9", 0)[-1] == "The dora is fire1."


def test_a_draw_is_told() -> None:
    state = table([FAR, FAR, FAR], phase="draw", asked=-1)
    assert said(state, "draw wild wild wild wild east", 0) == ["1 drew 5 cards."]
    assert said(state, "draw wild wild wild wild east", 1) == ["1 drew east wild wild wild wild."]


def test_summons_and_declarations_are_told() -> None:
    state = table([FAR, "fire1 fire3 east", FAR], "fire2 fire4", {1: ["east*3"]})
    line = "summon fire2 with fire1 fire3 discard east"
    assert said(state, line, 0) == ["1 summoned fire2 to fire1 fire3 and discarded east."]
    assert said(state, "pass", 1) == ["1 passed; nobody else knows."]
    more = table([FAR, "ice1", FAR], "east", {1: ["east*3"]})
    assert said(more, "extend 0 east discard ice1", 2) == [
        "1 added east to an open group and discarded ice1."
    ]
    done = table([DONE, FAR, FAR], phase="declare", asked=0)
    assert said(done, "declare", 1) == ["0 declared.", "9 points. 0 deals again."]


def test_too_few_points_are_told() -> None:
    mine = f"{DONE} fire9*2 ice9 dark9*2"
    state = table([mine, FAR, FAR, FAR], options={"minimum": 10}, phase="discard", asked=-1)
    line = "discard fire9 fire9 ice9 dark9 dark9"
    assert said(state, line, 0)[-1] == "Your hand is complete, but worth only 9."


def test_layouts() -> None:
    state = table([DONE, FAR, "east wild"], exposed={2: ["fire1..4"]})
    ways = GAME.arrangements(seen(state, 0))
    assert [plain(way.name) for way in ways][2] == "Sage: 9 × 3 + 1, 0 missing"
    assert len(GAME.arrangements(seen(state, 2))) == len(GAME.arrangements(seen(state, -1))) == 2
    assert any(
        label and label.text == "loose" for label, _ in GAME.arrangements(seen(state, 0))[3].groups
    )
