"""How a rule stands to who sits at the table: the own hand is known, and what it makes certain."""

from tefuda.core.cards import Cards
from tefuda.core.table import Reason
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.cards import split
from tefuda.games.master_of_rules.rules.scoring import FIVE, five_of
from tefuda.games.master_of_rules.rules.state import Now, View
from tefuda.games.master_of_rules.screen.causes import fitting, stands
from tefuda.games.master_of_rules.screen.prospects import Truth, Ways, pool, truth, ways


def may_come(view: View, now: Now) -> Cards:
    return pool(view._replace(now=now))


def seen(view: View, now: Now, seat: Seat) -> Truth:
    """How a rule stands in this round: as it ends, where that is sure to the viewer."""
    told = truth(now.rules, five_of(now.numbers, now.dummies), seat, may_come(view, now))
    may = None if told.sure else chances(view, now, seat)
    return Truth(bool(may.met), sure=True) if may and may.certain else told


def stands_to(view: View, now: Now, seat: Seat, told: Truth) -> Reason:
    """As it was `seen`, with the cause, which may be the own cards."""
    five, come = five_of(now.numbers, now.dummies), may_come(view, now)
    if told == truth(now.rules, five, seat, come):
        return stands(now.rules, five, seat, come)
    return fitting(now.rules, five, seat, met=bool(told.met))


def chances(view: View, now: Now, seat: Seat) -> Ways | None:
    """As the viewer sees it, who knows the own hand."""
    five, hand = five_of(now.numbers, now.dummies), view.hand
    owing = any(not card for who, card in enumerate(now.numbers) if who != view.seat)
    unseen = tuple(card for card in _may_fall(view, now, owing=owing) if card not in hand)
    may = ways(now.rules, five, seat, view.seat, hand, unseen)
    return may._replace(drawn=not owing) if may else None


def _may_fall(view: View, now: Now, *, owing: bool) -> Cards:
    """The numbers that may come; of a deck made of the discards everybody knows what is in it.

    `owing`: whether another player has yet to lay one.
    """
    come, deck = may_come(view, now), _deck(view)
    due = FIVE - view.setup.players - len(split(now.dummies)[0])
    if not owing and len(deck) >= due > 0:
        return deck
    return tuple(card for card in come if due or card not in deck)


def _deck(view: View) -> Cards:
    """The number deck's cards, where they are known."""
    return view.stock if view.decks[0] else view.past.discards
