"""How the match stands beside a seat's points, and what is still open once one is at home."""

from collections.abc import Iterator

from tefuda.core.table import Gauge, Message, Who, Zone, say
from tefuda.core.terms import Seat
from tefuda.games.thieves.rules.scoring import value
from tefuda.games.thieves.rules.state import Thief, View
from tefuda.games.thieves.screen.names import THIEF_NAMES, signed
from tefuda.games.thieves.screen.outlast import out
from tefuda.games.thieves.screen.prospects import prospect, span


def ahead(view: View, seat: Seat) -> int:
    """How many points a seat has more than all others."""
    scores = view.past.scores
    return scores[seat] - max(score for who, score in enumerate(scores) if who != seat)


def standing(view: View, seat: Seat) -> Iterator[Message]:
    """Who is ahead; at one's own place, between turns too, how far one is behind, at last what it takes."""
    points, mine, done = ahead(view, seat), seat == view.seat, len(view.past.results)
    if not 0 < done < view.setup.players or (view.now.phase < 0 and not mine):
        return
    if points >= 0:
        yield say("{n} ahead", n=points) if points else say("tied lead")
    elif mine:
        yield _behind(view, -points)


def _behind(view: View, points: int) -> Message:
    if final(view) and not begins(view):
        return say("{n} more than the leader wins", n=points + 1)
    return say("{n} behind", n=points)


def begins(view: View) -> bool:
    """Whether the seat hides and will act first: that is to be seen beside how the match stands."""
    return view.now.phase == 0 and view.seat == view.past.parent


def final(view: View) -> bool:
    """Whether the match's last turn is running."""
    return view.past.dealt == view.setup.players


def brought(view: View, thief: Thief) -> Message:
    """The points, those that stand under the thief."""
    _, _, least, most = prospect(view, thief)
    return span(least, most)


def at_home(view: View) -> Zone:
    """Where the offer stood: what one has, who is still out, and what waits for the last of them."""
    thief = view.thieves[view.seat]
    seats = [Who(seat) for seat in out(view)]
    told = say("{who}", who=seats[0])
    for who in seats[1:]:
        told = say("{before}, {who}", before=told, who=who)
    gauges = (
        Gauge(say("at home you score {points}", points=brought(view, thief)), "", ("brings",)),
        Gauge(say("still out: {order}", order=told), "", ("out",)),
        Gauge(
            say(
                "the last one takes the pile: {n} cards, yours make {sum}",
                n=sum(view.pile),
                sum=signed(value(view.given)),
            ),
            "",
            ("given",),
        ),
    )
    label = say("At home with the {thief}", thief=THIEF_NAMES[thief.colour])
    return Zone("offer", "gauges", label, gauges=gauges, marks=("aid", thief.colour))
