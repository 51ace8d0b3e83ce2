"""How a rule stands to who sits at the table: the own hand is known, and what it makes certain."""

from tefuda.core.cards import Cards
from tefuda.core.table import Reason
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.rules.scoring import five_of
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
    unseen = tuple(card for card in may_come(view, now) if card not in hand)
    return ways(now.rules, five, seat, view.seat, hand, unseen)
