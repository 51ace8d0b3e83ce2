"""How a rule stands and why, in few words: under a lamp, and told whole to who hears it."""

from collections import Counter
from collections.abc import Sequence

from tefuda.core.cards import Card, Cards
from tefuda.core.table import Message, Reason, Shown, Who, say
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.cards import BEST, COLOUR, LIMIT, NUMBER, ONLY, TRIO
from tefuda.games.master_of_rules.rules.scoring import (
    ENOUGH,
    FIVE,
    MOST,
    anchor,
    clause,
    lit,
    only,
    trios,
)
from tefuda.games.master_of_rules.screen.names import (
    COLOUR_NAMES,
    COLOUR_SIGNS,
    Pieces,
    listed,
)
from tefuda.games.master_of_rules.screen.prospects import Truth, span, truth


def stands(rules: Cards, five: Cards, seat: Seat, pool: Cards) -> Reason:
    """Of a rule that lies, when these may come; its message has the cause apart, under that name."""
    met, sure = told = truth(rules, five, seat, pool)
    cards = lit(rules, five, seat) if met is not None else ()
    values = {"cause": _cause(rules, five, seat, told, pool)}
    return Reason(_STANDS[met, sure]._replace(values=values), clause(rules, seat), cards)


_STANDS: dict[tuple[bool | None, bool], Message] = {
    (True, False): say("Met so far: {cause}."),
    (True, True): say("Met for certain: {cause}."),
    (False, False): say("Not met so far: {cause}."),
    (False, True): say("Missed for certain: {cause}."),
    (None, False): say("Open: {cause}."),
}


def fitting(rules: Cards, five: Cards, seat: Seat, *, met: bool) -> Reason:
    """Of a rule that every number that may come meets, or none, as only who knows a hand can tell."""
    deciding = anchor(rules, seat)
    cause = say("every card left fits") if met else say("no card left fits")
    if deciding != seat:
        cause = _met_by(Who(deciding), met=met, settled=True)
    told = _STANDS[met, True]._replace(values={"cause": cause})
    cards = lit(rules, five, seat) if five[deciding] else ()
    return Reason(told, clause(rules, seat), cards)


def _cause(rules: Cards, five: Cards, seat: Seat, told: Truth, pool: Cards) -> Message:
    deciding, down = anchor(rules, seat), tuple(card for card in five if card)
    if deciding < 0:
        return say("everybody has it")
    if told.met is None:
        return _waits(rules[deciding], down, Who(deciding))
    if deciding != seat:
        return _met_by(Who(deciding), met=told.met, settled=told.sure)
    rule, own = rules[seat], five[seat]
    ahead = _ahead(rule, down, own, pool, met=told.met) if told.sure else None
    return ahead or _OF[rule](down, own)


def _ahead(rule: Card, down: Cards, own: Card, pool: Cards, *, met: bool) -> Message | None:
    """Why it will end so, where the cards that lie do not say it."""
    left = FIVE - len(down)
    if rule == TRIO and not met:
        return say("no card left makes three") if left else say("no three alike")
    if rule == LIMIT and left:
        return _sum_ahead(down, left, pool, met=met)
    if met or not left:
        return None
    if rule == ONLY and only(down, own):
        return say("a {colour} or {n} must come", colour=COLOUR_NAMES[own[0]], n=own[1])
    if rule == BEST and own == max(card for card in down if card[0] == own[0]):
        return _behind(down, own, pool)
    return None


def _behind(down: Cards, own: Card, pool: Cards) -> Message:
    """The highest of a colour that others keep ahead of, or that only higher cards can bring up to them."""
    mine, left = COLOUR[own], FIVE - len(down)
    (other, most), *_ = Counter(COLOUR[card] for card in down if COLOUR[card] != mine).most_common()
    alike = [card for card in pool if COLOUR[card] == mine]
    if sum(COLOUR[card] == mine for card in down) + min(left, len(alike)) < most:
        return say("{other} stays ahead", other=COLOUR_NAMES[other])
    return say("any more {colour} would be a higher one", colour=COLOUR_NAMES[mine])


def _sum_ahead(down: Cards, left: int, pool: Cards, *, met: bool) -> Message | None:
    total, (least, most) = sum(NUMBER[card] for card in down), span(down, left, pool)
    if met:
        return say("at most {end} with any card left", end=most)
    if total > MOST:
        return None
    return say("at least {end} with any card left", end=least)


def _waits(rule: Card, down: Cards, who: Who) -> Message:
    """For the rule of the first to the right, where it is SUPPORT RIGHT; for a number."""
    if not rule:
        return say("needs a rule from {who}", who=who)
    return say("needs a number from {who}", who=who) if down else say("no numbers yet")


def _met_by(other: Who, *, met: bool, settled: bool) -> Message:
    """SUPPORT RIGHT hangs on the first to the right with another rule."""
    if met:
        return say("thanks to {other}", other=other)
    if settled:
        return say("because of {other}", other=other)
    return say("waits for {other}", other=other)


def _trio(down: Cards, _: Card) -> Message:
    if trios(down):
        return alike(down)
    marks = Counter(mark for card in down for mark in card)
    return say("needs {n} more alike", n=ENOUGH - max(marks.values()))


def alike(five: Cards) -> Message:
    """What there are three of, or more: a colour, else a number."""
    colour, coloured = Counter(COLOUR[card] for card in five).most_common(1)[0]
    number, numbered = Counter(NUMBER[card] for card in five).most_common(1)[0]
    if coloured >= ENOUGH:
        return say("{n} are {colour}", n=coloured, colour=COLOUR_NAMES[colour])
    return say("{n} are {number}s", n=numbered, number=number)


def _limit(down: Cards, _: Card) -> Message:
    total = sum(NUMBER[card] for card in down)
    if total > MOST:
        return say("sum {total} > {most}", total=total, most=MOST)
    return say("sum {total} ≤ {most}", total=total, most=MOST)


def _only(down: Cards, own: Card) -> Message:
    """What stands against it: its colour again, its number, or both."""
    coloured, numbered = (
        Shown(tuple(card for card in down if card != own and card[place] == own[place]))
        for place in (0, 1)
    )
    if coloured.cards and numbered.cards:
        both = Shown((*coloured.cards, *numbered.cards))
        return say("same colour or number: {cards}", cards=both)
    if coloured.cards:
        return say("same colour: {cards}", cards=coloured)
    if numbered.cards:
        return say("same number: {cards}", cards=numbered)
    return say("no other {colour} or {n}", colour=COLOUR_NAMES[own[0]], n=NUMBER[own])


def _best(down: Cards, own: Card) -> Message:
    """The commonest colour, or colours, and what stands against it: a higher card, or such a colour."""
    colour, count = COLOUR_NAMES[own[0]], Counter(card[0] for card in down)
    highest = max(card for card in down if card[0] == own[0])
    most, mine = max(count.values()), count[own[0]]
    if most == 1:
        alone = len(down) == 1
        return say("no other number yet") if alone else say("all colours tie for most")
    tied = [each for each in count if count[each] == most]
    if mine == most and len(tied) > 1:
        high, sign = highest[1], COLOUR_SIGNS[own[0]]
        return say(
            "{tied} tie for most, {high} highest {sign}",
            tied=_signs(tied),
            high=high,
            sign=sign,
        )
    if highest != own:
        return _topped(colour, highest, mine, most=mine == most)
    if most > mine:
        return _fewer(tied, most, mine, colour)
    return say("{n} {colour} most, {own} highest", n=mine, colour=colour, own=own[1])


def _signs(colours: Sequence[str]) -> Message:
    return listed([COLOUR_SIGNS[colour] for colour in colours])


def _fewer(tied: Sequence[str], most: int, mine: int, colour: Message) -> Message:
    """BEST of the BEST where another colour has more, or several have."""
    pieces: Pieces = {"n": most, "mine": mine, "colour": colour}
    if len(tied) > 1:
        return say("{tied} have {n} each, {colour} only {mine}", tied=_signs(tied), **pieces)
    return say("{other} has {n}, {colour} only {mine}", other=COLOUR_NAMES[tied[0]], **pieces)


def _topped(colour: Message, highest: Card, mine: int, *, most: bool) -> Message:
    """BEST of the BEST where the own colour has a higher card."""
    if most:
        pieces: Pieces = {"n": mine, "colour": colour, "high": highest[1]}
        return say("{n} {colour} most, {high} higher", **pieces)
    return say("{colour} {high} is higher", high=highest[1], colour=colour)


_OF = {TRIO: _trio, LIMIT: _limit, ONLY: _only, BEST: _best}


def cause(rule: Card, five: Cards, own: Card) -> Message:
    """Why a rule other than SUPPORT RIGHT is met or missed by these numbers."""
    return _OF[rule](five, own)
