"""Why a move may not be made, with its clause."""

from tefuda.core.cards import Card
from tefuda.core.kit.play import Play, not_your_turn
from tefuda.core.table import Reason, Who, say
from tefuda.games.master_of_rules.cards import NUMBER
from tefuda.games.master_of_rules.rules.state import Move, Reveal, Take, View
from tefuda.games.master_of_rules.rules.turns import act, all_barred
from tefuda.games.master_of_rules.screen.names import Pieces, card_name, kind_name


def why_not(view: View, move: Move) -> Reason:
    if act(view)[1] != view.seat or not isinstance(move, Play | Reveal | Take):
        return not_your_turn("3.1")
    pieces: Pieces = {"card": card_name(move.card)}
    if view.now.taking:
        pieces["kind"] = kind_name(view.now.taking)
        return Reason(say("Now you take {kind} from the row.", **pieces), "4.1")
    if isinstance(move, Take):
        return Reason(say("You take a card only after playing one."), "4.1")
    if move.card not in view.hand:
        return Reason(say("{card} is not in your hand.", **pieces), "3.1")
    return _why_not_play(view, move.card, pieces)


def _why_not_play(view: View, card: Card, pieces: Pieces) -> Reason:
    now = view.now
    down = now.numbers if card in NUMBER else now.rules
    if down[view.seat]:
        text = say("You have played {kind} in this round.", kind=kind_name(card))
        return Reason(text, "3.7", (down[view.seat],))
    if all_barred(view):
        return Reason(say("Every rule you have is barred: show them and play one."), "3.5")
    if card in now.rules:
        who = Who(now.rules.index(card))
        text = say("{who} played {card} in this round already.", who=who, **pieces)
        return Reason(text, "3.4", (card,))
    if card in now.dummies:
        return Reason(say("The dummy has {card} in this round.", **pieces), "7.3", (card,))
    return Reason(say("You may show your rules only if all three are barred."), "3.5")
