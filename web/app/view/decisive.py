"""Which line of the score sheet a match was won by; whoever came third or later hears where it was lost."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from app.view.scene import Scene
from tefuda.core.table import Message, Piece, ScoreRow, Who, say
from tefuda.core.terms import Seat

LOST = say("{row} cost most: there {winner} got {gain} points more than {who}.")
DECIDED = say(
    "{row} decided it: there {winner} got {gain} points more than {who}, second in the end."
)
BROUGHT = say(
    "{row} brought the most: there {winner} got {gain} points more than {who}, second in the end."
)


class Step(NamedTuple):
    """The line in which the winner gained most on the next, or on the viewer."""

    message: Message
    reason: Message | None  # in the game's own words, where it gives one


def step(scene: Scene) -> Step | None:
    """None where nobody won alone, more points were not what won, or two lines did as much."""
    ranks, scores = scene.ranks, scene.scores
    if not scene.over or ranks.count(1) != 1:
        return None
    first, second = sorted(range(len(ranks)), key=ranks.__getitem__)[:2]
    lead = scores[first] - scores[second]
    if not lead:
        return _parted(scene)
    rows = [row for row in scene.table.sheet if not row.total]
    if lead < 0 or not rows:
        return None
    behind = scene.viewer >= 0 and ranks[scene.viewer] > 2
    other = scene.viewer if behind else second
    gains = [_gain(row, first, other) for row in rows]
    if gains.count(max(gains)) > 1:
        return None
    at, most = gains.index(max(gains)), max(gains)
    decided = most >= lead and _kept(gains, at)
    text = LOST if behind else DECIDED if decided else BROUGHT
    return _told(text, rows[at], most, (first, other))


def _kept(gains: Sequence[int], at: int) -> bool:
    """Whether the other never drew level again."""
    return all(margin > 0 for margin in [*accumulate(gains)][at:])


def _parted(scene: Scene) -> Step | None:
    """What parts those with equally many points, where the total says so."""
    reasons = (reason for row in scene.table.sheet if row.total for reason in row.reasons)
    parted = next(reasons, None)
    return Step(parted.message, None) if parted else None


def _gain(row: ScoreRow, first: int, second: int) -> int:
    """By how much the line moved one seat ahead of another."""
    return (row.values[first] or 0) - (row.values[second] or 0)


def _told(text: Message, row: ScoreRow, gain: int, seats: tuple[Seat, Seat]) -> Step:
    winner, who = map(Who, seats)
    values: dict[str, Piece] = {"row": row.label, "gain": gain, "winner": winner, "who": who}
    return Step(text._replace(values=values), _reason(row, seats[0]))


def _reason(row: ScoreRow, seat: Seat) -> Message | None:
    """What brought a seat most there; where the line has one reason, or one with cards, that."""
    own = [why for why in row.reasons if Who(seat) in why.message.values.values()]
    if own:
        return max(own, key=lambda why: why.points or 0).message
    alone = [why for why in row.reasons if why.cards] or row.reasons
    return alone[0].message if len(alone) == 1 else None
