"""How a round of Master of Rules was judged, rule by rule; and who is ahead."""

from collections.abc import Iterator

from tefuda.core.kit.sheet import told
from tefuda.core.table import Message, ScoreRow, say
from tefuda.games.master_of_rules.rules.scoring import (
    BONUSES,
    bonuses,
    five_of,
    so_far,
    winnings,
)
from tefuda.games.master_of_rules.rules.state import Round, View
from tefuda.games.master_of_rules.rules.turns import starter
from tefuda.games.master_of_rules.screen.names import named
from tefuda.games.master_of_rules.screen.sheet import bonus_row, why


def scoring(view: View, last: Round | None) -> tuple[ScoreRow, ...]:
    """While a judged round lies there: each rule in playing order, then what it completed."""
    if last is None:
        return ()
    players = view.setup.players
    order = [(last.start + step) % players for step in range(players)]
    rules = [_judged(last, seat) for seat in order]
    return told([*rules, *_completed(view)])


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
    """Whose rule would be met if no more cards came."""
    if not any(view.now.rules):
        return None
    five = five_of(view.now.numbers, view.now.dummies)
    order = [(starter(view) + step) % view.setup.players for step in range(view.setup.players)]
    met = [seat for seat in order if view.now.rules[seat] and so_far(view.now.rules, five, seat)]
    return say("Met as the cards lie: {names}.", names=named(met))
