"""The score sheet: a line a round, the bonuses, the total, and why."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import groupby

from tefuda.core.cards import Card, Cards
from tefuda.core.table import Message, Reason, ScoreRow, Who, say
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.cards import BEST, KINDS, LIMIT, NUMBER, ONLY, SUPPORT
from tefuda.games.master_of_rules.rules.scoring import (
    BONUSES,
    Bonus,
    anchor,
    bonuses,
    clause,
    five_of,
    lit,
    score,
    standing,
    winnings,
)
from tefuda.games.master_of_rules.rules.state import Round, View
from tefuda.games.master_of_rules.rules.turns import ROUNDS
from tefuda.games.master_of_rules.screen.causes import alike, cause
from tefuda.games.master_of_rules.screen.names import Pieces, card_name, listed, named


def sheet(view: View) -> tuple[ScoreRow, ...]:
    won = winnings(view.past.rounds, view.setup.players)
    rounds = tuple(_round(number, round_) for number, round_ in enumerate(view.past.rounds, 1))
    extra = tuple(row for bonus in BONUSES for row in _bonus(bonus, won))
    totals = tuple(map(score, won))
    ties = _ties(won) if len(view.past.rounds) == ROUNDS[view.setup.players] else ()
    return (*rounds, *extra, ScoreRow(say("Total"), totals, ties, total=True))


def _round(number: int, round_: Round) -> ScoreRow:
    values = tuple(1 if met else 0 for met in round_.met)
    reasons = _once(why(round_, seat) for seat in range(len(round_.met)))
    return ScoreRow(say("Round {n}", n=number), values, (*reasons, *again(round_)))


def again(round_: Round) -> Iterator[Reason]:
    """Why a kind of rule was laid twice (3.5)."""
    for kind, count in Counter(round_.rules).items():
        if count > 1:
            text = say(
                "{rule} lies twice: one player had no rule that was free.",
                rule=card_name(kind),
            )
            yield Reason(text, "3.5")


def _once(reasons: Iterable[Reason]) -> Iterator[Reason]:
    """The same cards are shown once."""
    shown: set[frozenset[Card]] = set()
    for reason in reasons:
        cards = frozenset(reason.cards)
        yield reason._replace(cards=()) if cards in shown else reason
        shown.add(cards)


def why(round_: Round, seat: Seat) -> Reason:
    """Why a seat met its rule or missed it, with the cards that decided."""
    rule, met = round_.rules[seat], round_.met[seat]
    five = five_of(round_.numbers, round_.dummies)
    cards = lit(round_.rules, five, seat)
    if rule == SUPPORT:
        text = _support(round_, seat)
    elif rule in (ONLY, BEST):
        told = say("{who} met {rule}: {cause}.") if met else say("{who} missed {rule}: {cause}.")
        why_so = cause(rule, five, round_.numbers[seat])
        text = told._replace(values={"who": Who(seat), "rule": card_name(rule), "cause": why_so})
    else:
        text = _judged(Who(seat), rule, cards, met=met)
    return Reason(text, clause(round_.rules, seat), cards, 1 if met else None)


def _judged(who: Who, rule: Card, cards: Cards, *, met: bool) -> Message:
    pieces: Pieces = {"who": who, "rule": card_name(rule)}
    if rule == LIMIT:
        pieces["total"] = sum(NUMBER[card] for card in cards)
        if met:
            return say("{who} met {rule}: the sum is {total}.", **pieces)
        return say("{who} missed {rule}: the sum is {total}.", **pieces)
    if met:
        return say("{who} met {rule}: {alike}.", alike=alike(cards), **pieces)
    return say("{who} missed {rule}: no three are alike.", **pieces)


def _support(round_: Round, seat: Seat) -> Message:
    deciding = anchor(round_.rules, seat)
    pieces: Pieces = {"who": Who(seat), "rule": card_name(SUPPORT)}
    if deciding < 0:
        return say("{who} met {rule}: everybody played it.", **pieces)
    pieces |= {"other": Who(deciding), "theirs": card_name(round_.rules[deciding])}
    if round_.met[seat]:
        return say("{who} met {rule}: {other} met {theirs}.", **pieces)
    return say("{who} missed {rule}: {other} missed {theirs}.", **pieces)


def _bonus(bonus: Bonus, won: tuple[Cards, ...]) -> tuple[ScoreRow, ...]:
    """A line for a bonus that somebody has earned so far."""
    seats = [seat for seat, cards in enumerate(won) if bonus in bonuses(cards)]
    return (bonus_row(bonus, seats, len(won)),) if seats else ()


def bonus_row(bonus: Bonus, seats: Sequence[Seat], players: int) -> ScoreRow:
    """A bonus and who has it."""
    values = tuple(bonus.points if seat in seats else None for seat in range(players))
    rule, names = card_name(bonus.cards[0]), named(seats)
    label = say("Three or more {rule}", rule=rule)
    text = say("Bonus for {names}: three {rule}.", names=names, rule=rule)
    if bonus.cards == KINDS:
        label = say("All five rules")
        text = say("Bonus for {names}: all five rules.", names=names)
    return ScoreRow(label, values, (Reason(text, bonus.clause, bonus.cards, bonus.points),))


def _ties(won: tuple[Cards, ...]) -> tuple[Reason, ...]:
    """What parts, or does not part, those who have equally many points."""
    return tuple(reason for seats in _level(won) for reason in _tie(won, seats))


def _level(won: tuple[Cards, ...]) -> list[tuple[Seat, ...]]:
    """All who have equally many points, the best first."""
    seats = sorted(range(len(won)), key=lambda seat: standing(won[seat]), reverse=True)
    return _alike(seats, [*map(score, won)])


def _alike(seats: Sequence[Seat], figures: Sequence[int]) -> list[tuple[Seat, ...]]:
    """Those of an order who have the same figure, where there are several."""
    groups = [tuple(group) for _, group in groupby(seats, figures.__getitem__)]
    return [group for group in groups if len(group) > 1]


def level(view: View) -> Message | None:
    """What parts the viewer from who has as many points; None where nobody has (8.4)."""
    won = winnings(view.past.rounds, view.setup.players)
    ties = [_tie(won, seats) for seats in _level(won) if view.seat in seats]
    return next(ties[0]).message if ties else None


def _tie(won: tuple[Cards, ...], seats: Sequence[Seat]) -> Iterator[Reason]:
    """Kind by kind in the order of the rules, until all are parted or cannot be."""
    kinds, counts = list[Card](), list[Message]()
    left = [tuple(seats)]
    while apart := [group for group in left if len({standing(won[seat]) for seat in group}) > 1]:
        kind = KINDS[len(kinds)]
        kinds.append(kind)
        counts.append(_counted(won, kind, [seat for group in apart for seat in group]))
        each = [cards.count(kind) for cards in won]
        left = [part for group in left for part in _alike(group, each)]
    if kinds:
        told = say("Equal points, so more of a rule decides: {counts}.", counts=_then(counts))
        yield Reason(told, "8.4", tuple(kinds))
    for group in left:
        yield Reason(say("{names} share a rank.", names=named(group)), "8.4")


def _counted(won: tuple[Cards, ...], kind: Card, seats: Sequence[Seat]) -> Message:
    """How many of a rule each has won."""
    each = [say("{who} {n}", who=Who(seat), n=won[seat].count(kind)) for seat in seats]
    return say("{rule} ({each})", rule=card_name(kind), each=listed(each))


def _then(messages: Sequence[Message]) -> Message:
    return reduce(
        lambda first, after: say("{first}, then {after}", first=first, after=after), messages
    )
