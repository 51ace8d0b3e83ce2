"""How near the others are, by what lies open alone."""

from collections import Counter
from collections.abc import Iterator

from tefuda.core.table import Gauge, Zone, say
from tefuda.core.terms import Seat
from tefuda.games.world_management.cards.groups import SIZES
from tefuda.games.world_management.rules.state import View
from tefuda.games.world_management.solver.forms import EASY_FIRST, FORMS

NEAR = 2 / 3
"""From this share of its groups on a hand is called near."""


def opened(view: View, seat: Seat) -> Iterator[Zone]:
    """Whole open groups of how many a hand needs; nothing where none lies open, nor of one's own."""
    groups = view.now.exposed[seat]
    if groups and seat != view.seat:
        told = _gauge([len(group) for group in groups])
        yield Zone(f"open {seat}", "gauges", say("Groups open"), gauges=(told,), seat=seat)


def _gauge(open_sizes: list[int]) -> Gauge:
    """Four may become five, six to eight nine."""
    ahead = Counter(next(size for size in SIZES if size >= lying) for lying in open_sizes)
    form = next((form for form in EASY_FIRST if ahead <= Counter(FORMS[form])), "")
    if not form:
        return Gauge(say("fits no form"), "✕")
    whole = sum(size in SIZES for size in open_sizes)
    needed = sum(size > 1 for size in FORMS[form])
    if whole >= NEAR * needed:
        return Gauge(say("near! open"), f"{whole}/{needed}", ("near",))
    return Gauge(say("open"), f"{whole}/{needed}")
