"""What lies as it was played: of the running round, or of the last one until there is a new row.

The last round has none (6.5): it begins when what was judged has been looked at.
"""

from typing import NamedTuple

from tefuda.core.cards import Cards
from tefuda.core.kit.trick import order, place
from tefuda.core.table import CardFace, Zone, say
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.cards import split
from tefuda.games.master_of_rules.rules.scoring import FIVE, five_of
from tefuda.games.master_of_rules.rules.state import Round, View
from tefuda.games.master_of_rules.rules.turns import starter
from tefuda.games.master_of_rules.screen.sheet import why


class Tableau(NamedTuple):
    """The cards of a round."""

    last: Round | None  # the round that is over, if that is the one shown
    order: tuple[Seat, ...]  # the players in playing order
    numbers: Cards  # by seat, "" where there is none yet
    rules: Cards  # the same
    dummies: Cards

    @property
    def five(self) -> Cards:
        """By seat, then the dummies'; "" where a player has none yet."""
        return five_of(self.numbers, self.dummies)


def tableau(view: View, *, begun: bool = False) -> Tableau:
    """`begun`: the next round is on, though nothing of it lies there."""
    fresh = not (view.now.plays or view.now.row or begun)
    last = view.past.rounds[-1] if fresh and view.past.rounds else None
    return _judged(last) if last else _running(view)


def _running(view: View) -> Tableau:
    now, seats = view.now, order(starter(view), view.setup.players)
    return Tableau(None, tuple(seats), now.numbers, now.rules, now.dummies)


def _judged(last: Round) -> Tableau:
    seats = order(last.start, len(last.met))
    return Tableau(last, tuple(seats), last.numbers, last.rules, last.dummies)


def judged_before(view: View, laid: Tableau) -> tuple[Zone, ...]:
    """The last round as it was judged, while another one runs."""
    if not view.past.rounds or laid.last:
        return ()
    last = view.past.rounds[-1]
    judged = _judged(last)
    return (_numbers(judged), _rules(judged, last))


def _numbers(laid: Tableau) -> Zone:
    """Five: the players' in playing order, then the dummies'."""
    faces = [place(laid.numbers[seat], seat) for seat in laid.order]
    dummies = split(laid.dummies)[0]
    assert len(faces) + len(dummies) == FIVE
    faces += [CardFace(card, note=say("dummy")) for card in dummies]
    return Zone("last numbers", "trick", say("The five numbers"), tuple(faces))


def _rules(laid: Tableau, last: Round) -> Zone:
    """Under each player's number the rule it was judged by, aglow where it was met."""
    faces = [_rule(last, seat) for seat in laid.order]
    faces += [CardFace(card, ("dim",), note=say("dummy")) for card in split(laid.dummies)[1]]
    return Zone("last rules", "trick", say("The rules played"), tuple(faces))


def _rule(last: Round, seat: Seat) -> CardFace:
    mark = "winning" if last.met[seat] else "dim"
    return place(last.rules[seat], seat, mark)._replace(reason=why(last, seat))
