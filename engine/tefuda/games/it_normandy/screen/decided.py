"""Whether the last round can still change who wins."""

from tefuda.core.table import Message, Who, say
from tefuda.core.terms import Seat
from tefuda.games.it_normandy.rules.scoring import SEATS, most_in
from tefuda.games.it_normandy.rules.standing import tally_now
from tefuda.games.it_normandy.rules.state import Tally, View
from tefuda.games.it_normandy.rules.turns import ROUNDS, TRICKS

Span = tuple[int, int]
"""The least and the most that may come."""


def decided(view: View) -> Message | None:
    """What the match comes to, however the rest is played; nothing while that is open."""
    if len(view.past.rounds) < ROUNDS - 1 or view.now.leader < 0:
        return None
    spans = [span(view, tally_now(view), seat) for seat in SEATS]
    for seat in SEATS:
        (least, most), (other_least, other_most) = spans[seat], spans[1 - seat]
        if least >= 0 and (most < other_least or other_most < 0):
            return say(
                "Decided: the match goes to {who}, however the last cards are played.",
                who=Who(seat),
            )
    if all(most < 0 for _, most in spans):
        return say("Decided: both end below 0, so nobody wins.")
    return None


def span(view: View, now: Tally, seat: Seat) -> Span:
    """Between which scores a seat ends; each line at its worst and at its best."""
    left = TRICKS - len(view.now.tricks)
    lines = (
        _tricks(now, seat, left),
        _most(view, now, seat, left),
        (0, 0) if any(now.solves[seat]) else (-2, 0 if any(now.common) else -2),
        _common(now, left),
        _personal(now, seat, left),
        (-now.surplus[seat] - left, -now.surplus[seat]),
    )
    score = view.past.scores[seat]
    return score + sum(low for low, _ in lines), score + sum(high for _, high in lines)


def _tricks(now: Tally, seat: Seat, left: int) -> Span:
    tasks = sum(now.common) + sum(now.personal[seat])
    return 0 if tasks else now.won[seat], now.won[seat] + left if tasks <= left else 0


def _most(view: View, now: Tally, seat: Seat, left: int) -> Span:
    sure = 2 * len(most_in(now, view.setup)[seat])
    return sure, sure + 2 * sum(0 < count <= left for count in now.common)


def _common(now: Tally, left: int) -> Span:
    tasks = sum(now.common)
    return -2 if tasks else 0, -2 if tasks > left else 0


def _personal(now: Tally, seat: Seat, left: int) -> Span:
    tasks = sum(now.personal[seat])
    rest = max(0, tasks - left)
    return -3 - tasks if tasks else 0, -3 - rest if rest else 0
