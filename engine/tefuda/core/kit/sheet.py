"""Lines of a score sheet, and how far a match is."""

from collections.abc import Iterable

from tefuda.core.table import Gauge, Message, Reason, ScoreRow, say
from tefuda.core.terms import Seat


def counter(label: Message, over: int, all_: int) -> Gauge:
    """Which round or trick it is, of how many; `over` are over."""
    return Gauge(label, f"{min(over + 1, all_)}/{all_}")


def won(label: Message, seat: Seat, points: int, players: int, why: Reason) -> ScoreRow:
    """What one player won, or nobody where `seat` is -1."""
    values = tuple(points if seat == other else None for other in range(players))
    return ScoreRow(label, values, (why,))


def total(scores: tuple[int, ...]) -> ScoreRow:
    return ScoreRow(say("Total"), scores, total=True)


def told(rows: Iterable[ScoreRow]) -> tuple[ScoreRow, ...]:
    """Lines of the sheet as they are told at the table: each reason says its points as well."""
    return tuple(
        row._replace(reasons=tuple(_with_points(reason) for reason in row.reasons)) for row in rows
    )


def _with_points(reason: Reason) -> Reason:
    if not reason.points:
        return reason
    points = f"{reason.points:+}".replace("-", "−")
    text = say("{what} {points}", what=reason.message, points=points)
    return reason._replace(message=text)


def by_trick(
    tricks: Iterable[tuple[Seat, int, Reason]], scores: tuple[int, ...]
) -> tuple[ScoreRow, ...]:
    """A line a trick, of (winner, points, why), and the total."""
    rows = (
        won(say("Trick {trick}", trick=number), seat, points, len(scores), why)
        for number, (seat, points, why) in enumerate(tricks, 1)
    )
    return (*rows, total(scores))
