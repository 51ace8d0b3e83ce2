"""Why a move may not be made in Hyper Maker."""

from tefuda.core.kit.play import Play, not_your_turn
from tefuda.core.table import Reason, Shown, say
from tefuda.games.hyper_maker.cards import PAIR
from tefuda.games.hyper_maker.rules.state import Move, View
from tefuda.games.hyper_maker.rules.turns import to_act
from tefuda.games.hyper_maker.screen.names import suits


def why_not(view: View, move: Move) -> Reason:
    if view.seat not in to_act(view) or not isinstance(move, Play):
        return not_your_turn("3.2")
    a, b = PAIR[view.now.master]
    text = say(
        "{card} has neither {a} nor {b}. You hold a card that has one of them.",
        card=Shown((move.card,)),
        **suits(a, b),
    )
    return Reason(text, "3.4", (move.card,))
