"""Why a move may not be made, in a sentence with its clause."""

from tefuda.core.cards import Cards, within
from tefuda.core.table import Reason, Shown, say
from tefuda.games.world_management.cards.faces import INDEX
from tefuda.games.world_management.rules.draws import exchange
from tefuda.games.world_management.rules.scoring import judge_own
from tefuda.games.world_management.rules.state import Declare, Discard, Extend, Move, Summon, View


def why_not(view: View, move: Move) -> Reason:
    if isinstance(move, Discard):
        return _why_not_discard(view, move.cards)
    if isinstance(move, Declare):
        return _why_not_declare(view)
    if isinstance(move, Summon | Extend) and view.may == "summon":
        return _why_not_summon(view, move)
    if isinstance(move, Summon | Extend):
        return Reason(say("You may summon only between a discard and the next draw."), "5.1")
    return Reason(say("You are not asked now."), "4.1")


def _why_not_discard(view: View, cards: Cards) -> Reason:
    if view.phase != "discard" or view.now.turner != view.seat:
        return Reason(say("It is not your turn to discard."), "4.1")
    if not within(cards, view.hand):
        return Reason(say("You do not hold {cards}.", cards=Shown(cards)), "5.8", cards)
    clause = "4.1" if view.now.turn == 1 else "4.2"
    return Reason(say("You discard exactly {n} cards.", n=exchange(view)[1]), clause)


def _why_not_declare(view: View) -> Reason:
    reading = judge_own(view) if view.seat >= 0 else None
    if reading and reading.points < view.setup.minimum:
        values = {"points": reading.points, "minimum": view.setup.minimum}
        return Reason(say("Your hand is worth {points}; {minimum} are needed.", **values), "6.6")
    if reading:
        return Reason(say("You may declare only right after your own discard."), "6.2")
    return Reason(say("Your hand is not complete."), "2.1")


def _why_not_summon(view: View, move: Summon | Extend) -> Reason:
    card = Shown((move.card,))
    if not view.now.pile[INDEX[move.card]]:
        return Reason(
            say("{card} does not lie among the discards.", card=card), "5.4", (move.card,)
        )
    needed = (*move.cards, move.discard) if isinstance(move, Summon) else (move.discard,)
    if not within(needed, view.hand):
        return Reason(say("You do not hold {cards}.", cards=Shown(needed)), "5.10", needed)
    if isinstance(move, Extend):
        return Reason(say("{card} does not fit that open group.", card=card), "5.7", (move.card,))
    group = (move.card, *move.cards)
    text = say("{cards} are no group of three, five or nine.", cards=Shown(group))
    return Reason(text, "5.2", group)
