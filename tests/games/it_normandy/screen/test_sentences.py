"""Events as sentences."""

import pytest

from tefuda.core.terms import Event, Moved
from tefuda.games.it_normandy.rules.events import (
    AllDone,
    LeadSet,
    MatchEnded,
    RoundEnded,
    TasksChosen,
    TasksShown,
    TrickTaken,
    TrumpChanged,
    TrumpSet,
)
from tefuda.games.it_normandy.rules.state import Dice, Lead, Stock
from tefuda.games.it_normandy.screen.sentences import say_event
from tests.games.it_normandy.rounds import between

SETUP = between((0, 0)).setup
ROUND = between((0, 0)).past.rounds[0]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Moved(-1, Stock("B5")), "{card} was turned up: {rank} is trump."),
        (Moved(-1, Dice((6, 1, 3))), "Common tasks by the dice: {tasks}."),
        (Moved(-1, Lead(1)), None),
        (LeadSet(1, (0, 0)), "First to lead, by lot: {who}."),
        (LeadSet(1, (3, -2)), "First to lead, with fewer points: {who}."),
        (TrumpSet(("R",)), "Trump by the dice: {suits}."),
        (TrumpSet(("R", "B")), "Two dice tie for the highest: {suits} are both trump."),
        (TrumpSet(("R", "Y", "B")), "All three dice are equal: every suit is trump."),
        (TrumpChanged(("R", "B")), "Trump is now {suits}."),
        (TrickTaken(0, ("R1", "R2"), "higher trump"), "{who} took the trick: {how}."),
        (
            AllDone((0, 1), (4, 7)),
            ("All tasks are done: each trick taken is +1: {a} {first}, {b} {second}."),
        ),
        (
            AllDone((1,), (4, 7)),
            (
                "{who}: all tasks done, each trick is +1 ({n} so far). "
                "{other}: personal tasks left, tricks score nothing."
            ),
        ),
        (TasksChosen(1), "{who} spread the new tasks in secret."),
        (TasksShown(((1, 0, 0), (0, 1, 0))), "New personal tasks: {a} {first}, {b} {second}."),
        (TasksShown(((), (0, 1, 0))), "New personal tasks: {who} {tasks}."),
        (TasksShown(((1, 1, 0), ())), "New personal tasks: {who} {tasks}."),
        (RoundEnded(SETUP, 1, ROUND, (0, 0)), "Round {n} has ended: {a} to {b}."),
        (MatchEnded((-1, -3), (2, 2)), "Both are below zero: nobody wins."),
        (MatchEnded((4, 4), (1, 1)), "Both have equally many points and share the victory."),
        (MatchEnded((0, 4), (1, 2)), "Closest to 0, and not below: {who}."),
    ],
)
def test_what_is_said(event: Event, said: str | None) -> None:
    message = say_event(event, 0)
    assert (message and message.text) == said


def test_tasks_are_counted_in_a_line() -> None:
    message = say_event(Moved(-1, Dice((6, 1, 3))), 0)
    assert message and message.values["tasks"] == "●6 ★1 ■3"
