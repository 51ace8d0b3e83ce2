"""Why a move may not be made, with its clause."""

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.play import not_your_turn
from tefuda.core.table import Reason, say
from tefuda.games.thieves.rules.state import Hide, Move, Steal, View
from tefuda.games.thieves.rules.turns import hideable
from tefuda.games.thieves.screen.names import taste_names


def why_not(view: View, move: Move) -> Reason:
    if view.now.phase == 0 and isinstance(move, Hide):
        return _why_not_hide(view, move.card)
    if isinstance(move, Hide):
        return Reason(say("The first cards are hidden already."), "3.4")
    if view.now.phase == 0:
        return Reason(say("First everybody hides a card."), "3.1")
    if view.now.seat != view.seat:
        return not_your_turn("4.1")
    return Reason(say("You do not hold this card."), "4.2", _card(move))


def _why_not_hide(view: View, card: Card) -> Reason:
    colour = view.thieves[view.seat].colour
    if card in view.hand and card not in hideable(view.hand, colour):
        text = say(
            "Your thief is {colour}, and there is {colour} in your hand: hide one of that colour.",
            **taste_names(colour),
        )
        return Reason(text, "3.2", (card,))
    if view.hidden:
        return Reason(say("You have chosen already."), "3.1", (card,))
    return Reason(say("You do not hold this card."), "3.1", (card,))


def _card(move: Move) -> Cards:
    return (move.card,) if isinstance(move, Steal) else ()
