"""What a rule of thumb looks at: what each card that may be played would make of the trick."""

from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.games.hyper_maker.cards import NUMBERS, PAIR
from tefuda.games.hyper_maker.rules.state import Trick, View
from tefuda.games.hyper_maker.rules.turns import end_trick, followers, next_leader


class Sight(NamedTuple):
    """What each card that may be played would make of the trick, as things stand."""

    seat: int
    after: int  # seats still to play
    now: Trick
    then: dict[Card, Trick]
    ahead: Cards  # cards that would win
    most: int  # points of the best of these, 0 where there are none
    low: str  # the master's suit that scores less
    other: str  # and the one that scores more
    limit: int  # the master's number in the first
    less: Cards  # cards of the first without the other
    equal: Cards  # last cards that win by an equal number, where the lead then stays
    left: int  # tricks after this one
    keeps: bool  # an equal number leaves the lead where it is
    lasting: Cards  # last cards that do not win, and leave one the last place


def look(view: View) -> Sight:
    players, (leader, master) = view.setup.players, view.now
    able = followers(view.hand, master)
    now = end_trick(players, leader, master, view.plays)
    then = {card: end_trick(players, leader, master, (*view.plays, card)) for card in able}
    ahead = tuple(card for card in able if then[card].winner == view.seat)
    most = max((then[card].points for card in ahead), default=0)
    after = players - len(view.plays) - 1
    # the suit in which the master's number is larger scores the smaller one
    other, low = sorted(PAIR[master], key=NUMBERS[master].__getitem__)
    less = tuple(card for card in able if low in NUMBERS[card] and other not in NUMBERS[card])
    keeps = view.setup.stays and view.left > 0
    equal = tuple(card for card in ahead if keeps and not after and then[card].tied)
    behind = () if after else tuple(card for card in able if card not in ahead)
    last = tuple(c for c in behind if next_leader(then[c], view.setup.stays) == leader)
    suits, lead = (low, other, NUMBERS[master][low], less), (view.left, keeps, last)
    return Sight(view.seat, after, now, then, ahead, most, *suits, equal, *lead)


def high(card: Card) -> int:
    """How strong a card is: its larger number, 6 to 10."""
    return max(NUMBERS[card].values())
