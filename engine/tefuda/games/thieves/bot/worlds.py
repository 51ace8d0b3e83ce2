"""Worlds that bots look at beside those of `secrets.imagine`."""

from tefuda.core.cards import Cards
from tefuda.core.chance import Rng, shuffled
from tefuda.core.terms import Seat
from tefuda.games.thieves.rules.secrets import faced, holdings, unseen, world_of
from tefuda.games.thieves.rules.state import State, View


def misremember(view: View, rng: Rng) -> State:
    """Hands and backs as they may be to one who draws no conclusions: any card may lie there."""
    pool = shuffled(unseen(view), rng)
    certain = {}
    for colour, loot in view.thieves:
        backs = sum(not treasure.card for treasure in loot)
        certain[colour], pool = pool[:backs], pool[backs:]
    rests: dict[Seat, Cards] = {}
    for seat, size, _ in holdings(view):
        rests[seat], pool = tuple(pool[:size]), pool[size:]
    return world_of(view, faced(view, certain, {}), rests)
