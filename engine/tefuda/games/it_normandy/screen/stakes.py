"""What a round is scored by, and what a choice of tasks would make of the scores."""

from collections.abc import Iterator

from tefuda.core.table import Gauge, Message, Piece, Who, Zone, say
from tefuda.games.it_normandy.rules.scoring import LINES, SEATS, none_left
from tefuda.games.it_normandy.rules.standing import (
    ended,
    if_all_done,
    rest_tells,
    solved,
    tally_now,
)
from tefuda.games.it_normandy.rules.state import Tally, View
from tefuda.games.it_normandy.rules.turns import ROUNDS, TRICKS, winner
from tefuda.games.it_normandy.screen.names import AREAS, written
from tefuda.games.it_normandy.screen.verdict import before_last

WORTH: dict[str, tuple[Message, str]] = {
    "all done": (say("Each trick, all tasks done"), "+1"),
    "most solved": (say("Most of a suit whose tasks are done"), "+2"),
    "none solved": (say("No common task done"), "−2"),
    "common left": (say("Common tasks left, each player (not per task)"), "−2"),
    "personal left": (say("Personal tasks left: one, two, three"), "−4, −5, −6"),
    "surplus": (say("Surplus, each trick"), "−1"),
}
"""What each score line is for, and its points."""


def beside(view: View) -> set[str]:
    """The lines that do not: personal tasks come with the second round, surplus with the last."""
    number = len(view.past.rounds) + (view.now.leader >= 0)
    return ({"personal left"} if number == 1 else set()) | (
        {"surplus"} if number < ROUNDS else set()
    )


def worth(view: View) -> Zone:
    """The lines that count in this round."""
    gauges = tuple(
        Gauge(*WORTH[line.name], (line.name.replace(" ", "-"),))
        for line in LINES
        if line.name not in beside(view)
    )
    return Zone("worth", "gauges", say("What a round scores"), gauges=gauges)


def switched(view: View) -> Message | None:
    """That the large sum is another one since the last trick, and why; once, until the next trick.

    In the second round from its first trick on: tasks left may then cost more than all done brings.
    """
    if len(view.past.rounds) == 1 and len(view.now.tricks) == 1:
        return say(
            "From this round on the score shown is “If it ended now”, with the minus for tasks left."
        )
    if len(view.now.tricks) < 2 or rest_tells(view) or not rest_tells(before_last(view)):
        return None
    if any(view.now.common):
        why = say("There are too few tricks left for all tasks.")
    else:
        why = say("All tasks are done.")
    return say("{why} So the score shown is now “If it ended now”.", why=why)


def too_many(view: View) -> Message | None:
    """That not all gets done, where each of the two has more tasks to do than tricks are left."""
    tricks, common = TRICKS - len(view.now.tricks), sum(view.now.common)
    tasks = common + min(map(sum, view.now.personal))
    if tasks <= tricks:
        return None
    return say("{n} tasks, only {tricks} tricks", n=tasks, tricks=tricks)


NOW = (
    say("If it ended now: {who} {before} → {after}."),
    say("If it ended now: {a} {a0} → {a1}, {b} {b0} → {b1}."),
)
REST = (
    say("If all gets done: {who} {before} → {after}."),
    say("If all gets done: {a} {a0} → {a1}, {b} {b0} → {b1}."),
)
TOO_FEW = say("Then too few tricks are left for all tasks.")
LAST = say("With that all is done. If it ended now: {a} {a0} → {a1}, {b} {b0} → {b1}.")
DONE = say("With that all is done. Score then: {a} {a1}, {b} {b1}.")
Sums = tuple[int | None, ...]


def changes(view: View, after: Tally) -> Message | None:
    """What a trick does to the sum that tells who is ahead; before the first one nothing is summed."""
    now = tally_now(view)
    if not view.now.tricks:
        return None
    clear = len(none_left(after.common, after.personal)) == len(SEATS)
    before, then = ended(view, now), ended(view, after)
    if clear and none_left(now.common, now.personal) != SEATS:
        return _both(DONE if rest_tells(view) else LAST, before, then)
    if clear or not rest_tells(view):
        return _change(NOW, before, then)
    able = if_all_done(view, after)
    return TOO_FEW if None in able else _change(REST, if_all_done(view, now), able)


def _change(texts: tuple[Message, Message], before: Sums, then: Sums) -> Message | None:
    """Of whose score a sum changes, and how."""
    seats = [seat for seat in SEATS if before[seat] != then[seat]]
    if len(seats) == len(SEATS):
        return _both(texts[1], before, then)
    for seat in seats:
        values: dict[str, Piece] = {
            "who": Who(seat),
            "before": sum_of(before[seat]),
            "after": sum_of(then[seat]),
        }
        return texts[0]._replace(values=values)
    return None


def _both(text: Message, before: Sums, then: Sums) -> Message:
    first, second = ((sum_of(before[seat]), sum_of(then[seat])) for seat in SEATS)
    values: dict[str, Piece] = {"a": Who(0), "a0": first[0], "a1": first[1]}
    return text._replace(values={**values, "b": Who(1), "b0": second[0], "b1": second[1]})


DASH = "–"


def sum_of(score: int | None) -> str:
    """A score of a sum as it is written; a dash for one that cannot be."""
    return DASH if score is None else written(score)


def thens(view: View) -> Iterator[Zone]:
    """Both scores after each of the tasks that the winner chooses between: if it ended then, if all gets done."""
    if len(view.plays) < 2 or winner(view) != view.seat:
        return
    for area, name in AREAS.items():
        yield _then(area, name, ended(view, solved(view, view.plays, area)))
    rest = if_all_done(view, solved(view, view.plays, "common"))
    if rest[view.seat] is not None:
        yield _then("all", say("Either, all done"), rest)


def _then(name: str, label: Message, scores: Sums) -> Zone:
    gauges = tuple(
        Gauge(say("Score then: {who}", who=Who(seat)), sum_of(scores[seat])) for seat in SEATS
    )
    return Zone(f"then {name}", "gauges", label, gauges=gauges)
