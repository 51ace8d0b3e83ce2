"""What a rule asks, and what a card would do to the rules as the cards lie."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.trick import order
from tefuda.core.table import CardFace, Foresight, Help, Message, Who, say
from tefuda.core.terms import CHANCE, Seat, Words
from tefuda.games.master_of_rules.cards import (
    BEST,
    COLOUR,
    DECK,
    KINDS,
    LIMIT,
    NUMBER,
    ONLY,
    SUPPORT,
    TRIO,
)
from tefuda.games.master_of_rules.rules.scoring import (
    CLAUSE,
    ENOUGH,
    FIVE,
    MOST,
    Bonus,
    anchor,
    bonuses,
    five_of,
    winnings,
)
from tefuda.games.master_of_rules.rules.state import Now, View
from tefuda.games.master_of_rules.rules.turns import act, all_barred, barred, starter
from tefuda.games.master_of_rules.screen.insight import chances, may_come, seen, stands_to
from tefuda.games.master_of_rules.screen.names import (
    COLOUR_NAMES,
    Pieces,
    card_name,
    listed,
)
from tefuda.games.master_of_rules.screen.prospects import (
    SOON,
    Ways,
    span,
)

MEANINGS: dict[Card, Message] = {
    TRIO: say(
        "{rule}: three or more of the five cards share a colour, or a number.",
        rule=card_name(TRIO),
    ),
    ONLY: say(
        "{rule}: no other of the five numbers has your colour or your number.",
        rule=card_name(ONLY),
    ),
    BEST: say(
        "{rule}: your number is the highest of the commonest colour.",
        rule=card_name(BEST),
    ),
    LIMIT: say("{rule}: the five numbers add up to 23 or less.", rule=card_name(LIMIT)),
    SUPPORT: say("{rule}: the player to your right meets their rule.", rule=card_name(SUPPORT)),
}
"""What each rule asks (5.3 to 5.7)."""


def meaning(card: Card) -> Help | None:
    """Of a rule; a number means itself."""
    return Help(MEANINGS[card], CLAUSE[card]) if card in MEANINGS else None


def foresee(view: View, words: Words) -> Foresight | None:
    """Only of a card that is lifted in one's turn; of one to take, what it asks."""
    card = words[-1] if words else ""
    phase, actor = act(view)
    if card not in DECK or actor == CHANCE or actor != view.seat:
        return None
    if phase == "take":
        return Foresight(_kept(view, card)) if card in MEANINGS else None
    then = _laid(view.now, card, view.seat)
    if card in NUMBER:
        return Foresight(_met(view, then))
    told = _stands(view, then, card)
    also = _also(view, then)
    if also:
        told = say("{stands} It lights too: {names}.", stands=told, names=_owners(view, then, also))
    return Foresight(say("{meaning} {stands}", meaning=MEANINGS[card], stands=told))


def _kept(view: View, card: Card) -> Message:
    """What a rule to take asks, and the bonus it would bring later, if its like does not bring it now."""
    more = None if card == view.now.rules[view.seat] else brings(view, card, view.seat)
    if not more:
        return MEANINGS[card]
    pieces: Pieces = {"points": more[0], "why": more[1]}
    return say("{meaning} If met, +{points}: {why}.", meaning=MEANINGS[card], **pieces)


def _laid(now: Now, card: Card, seat: Seat) -> Now:
    """The round with this card before its player."""
    if card in NUMBER:
        return now._replace(numbers=(*now.numbers[:seat], card, *now.numbers[seat + 1 :]))
    return now._replace(rules=(*now.rules[:seat], card, *now.rules[seat + 1 :]))


def _met(view: View, then: Now) -> Message:
    """What a number does: to the own rule, to the others' that it changes, then to the sum."""
    lit, dark = _changed(view, then)
    told = [*_mine(view, then, briefly=bool(lit or dark))]
    summed = then.rules[view.seat] == LIMIT and any("cause" in one.values for one in told)
    lit = [seat for seat in lit if _helps(view, then, seat)]
    if lit:
        told.append(say("It helps {names}.", names=_owners(view, then, lit)))
    if dark:
        told.append(say("It spoils {names}.", names=_owners(view, then, dark)))
    told += _shifted(view, then, {*lit, *dark})
    return reduce(_joined, [*told, *_five(view, then, summed=summed)])


MUCH = 10
"""So many cases of 100 more or less are worth saying."""


def _shifted(view: View, then: Now, told: set[Seat]) -> Iterator[Message]:
    """Of the other rule whose chance a number lowers most, if not yet told: to what, from one's best for it."""
    seats = {*range(view.setup.players)} - {view.seat} - told
    shifts = [(seat, _percent(view, view.now, seat), _percent(view, then, seat)) for seat in seats]
    much = [each for each in shifts if min(each[1:]) >= 0 and abs(each[1] - each[2]) >= MUCH]
    for seat, before, after in sorted(much, key=lambda each: -abs(each[1] - each[2]))[:1]:
        owner = _owner(view, then.rules[seat], seat)
        pieces: Pieces = {"owner": owner, "n": before, "m": after}
        yield say("{owner}: {m}% likely with this number, up to {n}% with another.", **pieces)


def _percent(view: View, now: Now, seat: Seat) -> int:
    """How often a rule that lies ends met; -1 while that is not counted."""
    met, sure = seen(view, now, seat)
    if not now.rules[seat] or sure:
        return 100 * bool(met) if now.rules[seat] else -1
    may = chances(view, now, seat)
    return may.percent if may else -1


def _joined(one: Message, more: Message) -> Message:
    return say("{one} {more}", one=one, more=more)


def _five(view: View, then: Now, *, summed: bool) -> Iterator[Message]:
    """Of which colour and which number there are most, and the sum where it counts and was not told."""
    down = [card for card in five_of(then.numbers, then.dummies) if card]
    colours = Counter(COLOUR[card] for card in down)
    number, alike = Counter(NUMBER[card] for card in down).most_common(1)[0]
    count, told = max(colours.values()), []
    if not summed and (LIMIT in (*then.rules, *view.hand) or (count == 1 and alike < ENOUGH)):
        told.append(_sum(view, then, down))
    most = [COLOUR_NAMES[colour] for colour in colours if 1 < colours[colour] == count]
    told += [say("{n} are {colour}", n=count, colour=colour) for colour in most]
    if alike >= ENOUGH:
        told.append(say("{n} are {number}s", n=alike, number=number))
    if told:
        yield say("Then {five}.", five=listed(told))


def _sum(view: View, then: Now, down: Sequence[Card]) -> Message:
    """Of one that is low still, and will not be in the end, that too."""
    total, left = sum(NUMBER[card] for card in down), FIVE - len(down)
    least, _ = span(tuple(down), left, may_come(view, then))
    if total <= MOST < least:
        return say("the sum is {total}, and {least} or more in the end", total=total, least=least)
    return say("the sum is {total}", total=total)


def _mine(view: View, then: Now, *, briefly: bool) -> Iterator[Message]:
    """How the viewer's rule stands; before one lies, which in hand are certain."""
    if rule := then.rules[view.seat]:
        risks = [*risk(view, then)]
        yield _own(view, then, rule, briefly=briefly or bool(risks))
        yield from risks
    elif sure := _will_meet(view, then):
        yield say("Your {rules} will be met for certain.", rules=_kinds(sure))


def _own(view: View, then: Now, rule: Card, *, briefly: bool) -> Message:
    """Why, too, but of what is met so far where it is counted what would break it."""
    met = seen(view, then, view.seat)
    if briefly and met.met:
        told = say("Your {rule} will be met.") if met.sure else say("Your {rule} is met so far.")
        return told._replace(values={"rule": card_name(rule)})
    cause = stands_to(view, then, view.seat, met).message.values["cause"]
    return _OWN[met]._replace(values={"rule": card_name(rule), "cause": cause})


_OWN: dict[tuple[bool | None, bool], Message] = {
    (True, False): say("Your {rule} is met so far ({cause})."),
    (True, True): say("Your {rule} will be met ({cause})."),
    (False, False): say("Your {rule} is not met so far ({cause})."),
    (False, True): say("Your {rule} will be missed ({cause})."),
    (None, False): say("Your {rule} stays open ({cause})."),
}


def _changed(view: View, then: Now) -> tuple[list[Seat], list[Seat]]:
    """The others whose rule a number lights, and those whose it puts out."""
    before, after = ({*_lit(view, now)} - {view.seat} for now in (view.now, then))
    seats = order(starter(view), view.setup.players)
    lit = [seat for seat in seats if seat in after - before]
    return lit, [seat for seat in seats if seat in before - after]


def _helps(view: View, then: Now, seat: Seat) -> bool:
    """A sum that is low so far is helped by a number below its share, or once it is certain."""
    if then.rules[anchor(then.rules, seat)] != LIMIT:
        return True
    low = NUMBER[then.numbers[view.seat]] * FIVE <= MOST
    return low or seen(view, then, seat).sure


def _owners(view: View, then: Now, seats: Sequence[Seat]) -> Message:
    """Players, each with the rule, and with the points it brings where that is more than one."""
    return listed([_owner(view, then.rules[seat], seat) for seat in seats])


def _owner(view: View, rule: Card, seat: Seat) -> Message:
    more = brings(view, rule, seat)
    pieces: Pieces = {"who": Who(seat), "rule": card_name(rule)}
    if not more:
        return say("{who} ({rule})", **pieces)
    return say("{who} ({rule}, +{points})", **pieces, points=more[0])


_WHY = {False: say("third of its kind"), True: say("all five kinds")}


def worth_of(gains: Sequence[Bonus]) -> int:
    """A rule's point and the bonuses it brings."""
    return 1 + sum(bonus.points for bonus in gains)


def brings(view: View, rule: Card, seat: Seat) -> tuple[int, Message] | None:
    """What a rule would bring with bonuses, and which; None where it is a point only."""
    gains = _gains(view, rule, seat)
    why = [_WHY[bonus.cards == KINDS] for bonus in gains]
    return (worth_of(gains), listed(why)) if why else None


def _kinds(cards: Sequence[Card]) -> Message:
    return listed([say("{rule}", rule=card_name(card)) for card in cards])


def _will_meet(view: View, then: Now) -> Cards:
    """The rules in hand that may be played and are certain to be met, each kind once."""
    return tuple(
        card
        for card in dict.fromkeys(view.hand)
        if card in MEANINGS
        and card not in barred(view.now)
        and seen(view, _laid(then, card, view.seat), view.seat) == (True, True)
    )


def _lit(view: View, then: Now) -> list[Seat]:
    """The players whose rule would be met, in playing order."""
    seats = order(starter(view), view.setup.players)
    return [seat for seat in seats if then.rules[seat] and seen(view, then, seat).met]


def _also(view: View, then: Now) -> list[Seat]:
    """The others whose rule would be met only then: it hangs on this one (5.7)."""
    lit = {view.seat, *_lit(view, view.now)}
    return [seat for seat in _lit(view, then) if seat not in lit]


def _stands(view: View, then: Now, card: Card) -> Message:
    """Whether a rule would be met, and what it would bring with its bonuses."""
    met, sure = truth = seen(view, then, view.seat)
    risks = [*risk(view, then)]
    if met is None:
        return reduce(_joined, risks, say("Still open."))
    how = stands_to(view, then, view.seat, truth)
    pieces: Pieces = {**how.message.values}
    if not met:
        told = say("Missed for certain: {cause}.") if sure else say("Not met so far: {cause}.")
        return reduce(_joined, risks, told._replace(values=pieces))
    told = (
        say("Met for certain: {cause}. +{points}.")
        if sure
        else say("Met so far: {cause}. +{points}.")
    )
    gains = _gains(view, card, view.seat)
    pieces["points"] = worth_of(gains)
    extra = [
        _OF_THESE[bonus.cards == KINDS]._replace(values={"rule": card_name(card)})
        for bonus in gains
    ]
    return reduce(_joined, [*extra, *risks], told._replace(values=pieces))


_OF_THESE = {
    False: say("2 of them for the third {rule}."),
    True: say("2 of them for all five rules."),
}


def risk(view: View, then: Now) -> Iterator[Message]:
    """Of a rule that is open: how many of the numbers that nobody showed would decide it."""
    met, sure = seen(view, then, view.seat)
    may = None if sure else chances(view, then, view.seat)
    if may:
        yield odds(may, met=met)


def odds(may: Ways, *, met: bool | None) -> Message:
    """What may still come, in numbers: one by one where it is the last, else in percent."""
    if may.own and may.met == may.all:
        return say("Your number decides.")
    if may.own:
        return say("{n}% likely with your best number, the rest left to chance.", n=may.percent)
    if may.come > 1 or not may.drawn:
        return say("{n}% likely, the rest left to chance.", n=may.percent)
    if met:
        told = say("{n} of the {all} numbers that may come would break it.")
        return told._replace(values={"n": may.all - may.met, "all": may.all})
    return say("{n} of the {all} numbers that may come would make it.", n=may.met, all=may.all)


def _gains(view: View, card: Card, seat: Seat) -> tuple[Bonus, ...]:
    """The bonuses that one more card of a rule would bring a player."""
    won = winnings(view.past.rounds, view.setup.players)[seat]
    before = bonuses(won)
    return tuple(bonus for bonus in bonuses((*won, card)) if bonus not in before)


def worth(view: View, card: Card) -> CardFace:
    """A card in hand; a rule, while one is owed, with what it scores, and how often if that is open.

    Before most numbers lie that says something only where it is certain.
    """
    now = view.now
    owed = (now.plays or now.row) and not now.rules[view.seat]
    if card in NUMBER or not owed or (card in barred(now) and not all_barred(view)):
        return CardFace(card)
    then = _laid(now, card, view.seat)
    met, sure = seen(view, then, view.seat)
    may = None if sure else chances(view, then, view.seat)
    points = worth_of(_gains(view, card, view.seat))
    if sure:
        note = say("+{points}", points=points if met else 0)
    elif may:
        told = say("+{points} {n}%", points=points, n=may.percent)
        return CardFace(card, ("aid", "chance"), note=told)
    elif sum(map(bool, five_of(now.numbers, now.dummies))) < FIVE - SOON:
        return CardFace(card)
    else:
        note = say("?")
    return CardFace(card, ("aid",), note=note)
