"""Worlds that bots look at beside those of `secrets.imagine`."""

from tefuda.core.chance import Rng
from tefuda.games.master_of_rules.rules import secrets
from tefuda.games.master_of_rules.rules.state import State, View


def misremember(view: View, rng: Rng) -> State:
    """A world for one who does not keep in mind which cards the others took."""
    return secrets.imagine(view._replace(open=((),) * view.setup.players), rng)
