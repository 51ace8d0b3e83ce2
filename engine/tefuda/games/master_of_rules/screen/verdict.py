"""How a round of Master of Rules was judged, rule by rule; and who is ahead."""

from collections.abc import Iterator

from tefuda.core.kit.sheet import told
from tefuda.core.kit.trick import order
from tefuda.core.table import Message, ScoreRow, say
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.cards import SUPPORT
from tefuda.games.master_of_rules.rules.scoring import (
    BONUSES,
    bonuses,
    winnings,
)
from tefuda.games.master_of_rules.rules.state import Round, View
from tefuda.games.master_of_rules.rules.turns import starter
from tefuda.games.master_of_rules.screen.insight import seen
from tefuda.games.master_of_rules.screen.names import named
from tefuda.games.master_of_rules.screen.sheet import again, bonus_row, why


def scoring(view: View, last: Round | None) -> tuple[ScoreRow, ...]:
    """While a judged round lies there: each rule in turn, then what it completed."""
    if last is None:
        return ()
    rules = [_judged(last, seat) for seat in judging(last)]
    twice = [ScoreRow(say("Judgement"), (None,) * len(last.met), (why,)) for why in again(last)]
    return told([*rules, *_completed(view), *twice])


def judging(last: Round) -> tuple[Seat, ...]:
    """In playing order, but nobody before the one whose rule decides (5.7)."""
    left, told = order(last.start, len(last.met)), list[Seat]()
    while left:
        ready = (seat for seat in left if _decides(last, seat) not in left)
        told.append(next(ready, left[0]))
        left = [seat for seat in left if seat not in told]
    return tuple(told)


def _decides(last: Round, seat: Seat) -> Seat:
    """The neighbour that SUPPORT RIGHT waits for; -1 for any other rule."""
    return (seat - 1) % len(last.met) if last.rules[seat] == SUPPORT else -1


def _judged(last: Round, seat: int) -> ScoreRow:
    reason = why(last, seat)
    values = tuple(reason.points if other == seat else None for other in range(len(last.met)))
    return ScoreRow(say("Judgement"), values, (reason,))


def _completed(view: View) -> Iterator[ScoreRow]:
    """Bonuses that are held now and were not before the round."""
    players = view.setup.players
    before, now = (
        winnings(rounds, players) for rounds in (view.past.rounds[:-1], view.past.rounds)
    )
    for bonus in BONUSES:
        seats = [
            seat
            for seat in range(players)
            if bonus in bonuses(now[seat]) and bonus not in bonuses(before[seat])
        ]
        if seats:
            yield bonus_row(bonus, seats, players)


def standing(view: View) -> Message | None:
    """Whose rule is met for certain, or would be if no more cards came."""
    if not any(view.now.rules):
        return None
    seats = order(starter(view), view.setup.players)
    met = [seat for seat in seats if view.now.rules[seat] and seen(view, view.now, seat).met]
    return say("Met as the cards lie: {names}.", names=named(met))
