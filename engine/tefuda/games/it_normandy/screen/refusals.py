"""Why a move may not be made in IT Normandy."""

from tefuda.core.cards import Card
from tefuda.core.kit.play import Play, not_your_turn
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Reason, say
from tefuda.games.it_normandy.cards import RANK, SUIT
from tefuda.games.it_normandy.rules.state import Move, View
from tefuda.games.it_normandy.rules.turns import followers, to_act


def why_not(view: View, move: Move) -> Reason:
    if view.seat not in to_act(view):
        return not_your_turn("3.1")
    if view.now.leader < 0:
        return Reason(say("Spread your new tasks first, all of them."), "7.1")
    if len(view.plays) == 2:
        return Reason(say("First choose which task gets done."), "5.2")
    if not isinstance(move, Play) or move.card not in view.hand:
        return Reason(say("Play a card of your hand."), "3.1")
    return _why_not_follow(view, move.card)


def _why_not_follow(view: View, card: Card) -> Reason:
    suit = SUIT_NAMES[SUIT[view.plays[0]]]
    cards = followers(view.hand, SUIT[view.plays[0]])
    if RANK[card] == RANK[view.now.up]:
        text = say(
            "Even a {rank} (the rank turned up: it beats all others) must follow {suit} while you can.",
            rank=str(RANK[card]),
            suit=suit,
        )
        return Reason(text, "3.4", cards)
    return Reason(say("You hold {suit} and must follow it.", suit=suit), "3.2", cards)
