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
    LIMIT,
    NUMBER,
    ONLY,
    SUPPORT,
    TRIO,
)
from tefuda.games.master_of_rules.rules.scoring import (
    CLAUSE,
    FIVE,
    MOST,
    anchor,
    five_of,
    score,
    so_far,
    winnings,
)
from tefuda.games.master_of_rules.rules.state import Now, View
from tefuda.games.master_of_rules.rules.turns import act, all_barred, barred, starter
from tefuda.games.master_of_rules.screen.causes import stands
from tefuda.games.master_of_rules.screen.names import (
    COLOUR_NAMES,
    NUMBER_NAMES,
    Pieces,
    card_name,
    listed,
    named,
)
from tefuda.games.master_of_rules.screen.prospects import breaking, pool, settled

MEANINGS: dict[Card, Message] = {
    TRIO: say(
        "{rule}: at least three of the five cards share a colour, or share a number.",
        rule=card_name(TRIO),
    ),
    ONLY: say(
        "{rule}: no other of the five numbers has your colour or your number.",
        rule=card_name(ONLY),
    ),
    BEST: say("{rule}: your number is the highest of the commonest colour.", rule=card_name(BEST)),
    LIMIT: say("{rule}: the five numbers add up to 23 or less.", rule=card_name(LIMIT)),
    SUPPORT: say(
        "{rule}: the player to your right, who plays just before you or, if you start, last, "
        "meets their rule.",
        rule=card_name(SUPPORT),
    ),
}
"""What each rule asks (5.3 to 5.7)."""


TELLING = 3
"""So many of the five numbers, before it is said what may still change."""


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
        return Foresight(MEANINGS[card]) if card in MEANINGS else None
    then = _laid(view.now, card, view.seat)
    if card in NUMBER:
        return Foresight(_met(view, then))
    told = _stands(view, then, card)
    also = _also(view, then)
    if also:
        told = say("{stands} It lights too: {names}.", stands=told, names=named(also))
    return Foresight(say("{meaning} {stands}", meaning=MEANINGS[card], stands=told))


def _laid(now: Now, card: Card, seat: Seat) -> Now:
    """The round with this card before its player."""
    if card in NUMBER:
        return now._replace(numbers=(*now.numbers[:seat], card, *now.numbers[seat + 1 :]))
    return now._replace(rules=(*now.rules[:seat], card, *now.rules[seat + 1 :]))


def _meets(now: Now, seat: Seat) -> bool | None:
    return so_far(now.rules, five_of(now.numbers, now.dummies), seat)


def _met(view: View, then: Now) -> Message:
    """What a number does: to the sum and the own rule, then to the others' that it changes."""
    told = [_five(then), *_mine(view, then)]
    lit, dark = _changed(view, then)
    lit = [seat for seat in lit if _helps(view, then, seat)]
    if lit:
        told.append(say("It helps {names}.", names=_owners(then, lit)))
    if dark:
        told.append(say("It spoils {names}.", names=_owners(then, dark)))
    return reduce(_joined, told)


def _joined(one: Message, more: Message) -> Message:
    return say("{one} {more}", one=one, more=more)


def _five(then: Now) -> Message:
    """The sum, and the colour and the number of which there are most."""
    down = [card for card in five_of(then.numbers, then.dummies) if card]
    total = sum(NUMBER[card] for card in down)
    colour, count = Counter(COLOUR[card] for card in down).most_common(1)[0]
    number, alike = Counter(NUMBER[card] for card in down).most_common(1)[0]
    pieces: Pieces = {"total": total, "n": count, "colour": COLOUR_NAMES[colour]}
    if alike > 1:
        pieces |= {"m": alike, "number": NUMBER_NAMES[number]}
    return _FIVE[count > 1, alike > 1]._replace(values=pieces)


_FIVE: dict[tuple[bool, bool], Message] = {
    (False, False): say("Then the sum is {total}."),
    (True, False): say("Then the sum is {total}, with {n} {colour}."),
    (False, True): say("Then the sum is {total}, with {m} {number}."),
    (True, True): say("Then the sum is {total}, with {n} {colour} and {m} {number}."),
}


def _mine(view: View, then: Now) -> Iterator[Message]:
    """How the viewer's rule stands; before one lies, which in hand are certain."""
    if rule := then.rules[view.seat]:
        yield _own(view, then, rule)
        yield from risk(view, then)
    elif sure := [card for card in _would_meet(view, then) if _decided(view, then, card)]:
        yield say("Your {rules} will be met, whatever comes.", rules=_kinds(sure))


def _own(view: View, then: Now, rule: Card) -> Message:
    sure, met = _is_sure(view, then), _meets(then, view.seat)
    five = five_of(then.numbers, then.dummies)
    cause = stands(then.rules, five, view.seat, settled=sure).message.values["cause"]
    return _OWN[met, sure]._replace(values={"rule": card_name(rule), "cause": cause})


_OWN: dict[tuple[bool | None, bool], Message] = {
    (True, False): say("Your {rule} is met so far ({cause})."),
    (True, True): say("Your {rule} will be met ({cause})."),
    (False, False): say("Your {rule} is not met so far ({cause})."),
    (False, True): say("Your {rule} will be missed ({cause})."),
    (None, False): say("Your {rule} stays open ({cause})."),
}


def _decided(view: View, then: Now, card: Card) -> bool:
    return _is_sure(view, _laid(then, card, view.seat))


def _changed(view: View, then: Now) -> tuple[list[Seat], list[Seat]]:
    """The others whose rule a number lights, and those whose it puts out."""
    before, after = ({*_lit(view, now)} - {view.seat} for now in (view.now, then))
    seats = order(starter(view), view.setup.players)
    lit = [seat for seat in seats if seat in after - before]
    return lit, [seat for seat in seats if seat in before - after]


def _helps(view: View, then: Now, seat: Seat) -> bool:
    """A sum that is low so far is helped by a number below its share, or once it is certain."""
    five = five_of(then.numbers, then.dummies)
    if then.rules[anchor(then.rules, seat)] != LIMIT:
        return True
    low = NUMBER[then.numbers[view.seat]] * FIVE <= MOST
    return low or settled(then.rules, five, seat, pool(view._replace(now=then)))


def _owners(then: Now, seats: Sequence[Seat]) -> Message:
    """Players, each with the rule."""
    return listed(
        [say("{who} ({rule})", who=Who(seat), rule=card_name(then.rules[seat])) for seat in seats]
    )


def _kinds(cards: Sequence[Card]) -> Message:
    return listed([say("{rule}", rule=card_name(card)) for card in cards])


def _is_sure(view: View, then: Now) -> bool:
    """Whether nothing that may still come changes how the seat's rule stands."""
    left = pool(view._replace(now=then))
    return settled(then.rules, five_of(then.numbers, then.dummies), view.seat, left)


def _would_meet(view: View, then: Now) -> Cards:
    """The rules in hand that may be played and would be met, each kind once."""
    return tuple(
        card
        for card in dict.fromkeys(view.hand)
        if card in MEANINGS
        and card not in barred(view.now)
        and _meets(_laid(then, card, view.seat), view.seat)
    )


def _lit(view: View, then: Now) -> list[Seat]:
    """The players whose rule would be met, in playing order."""
    seats = order(starter(view), view.setup.players)
    return [seat for seat in seats if then.rules[seat] and _meets(then, seat)]


def _also(view: View, then: Now) -> list[Seat]:
    """The others whose rule would be met only then: it hangs on this one (5.7)."""
    lit = {view.seat, *_lit(view, view.now)}
    return [seat for seat in _lit(view, then) if seat not in lit]


def _stands(view: View, then: Now, card: Card) -> Message:
    """Whether a rule would be met, and what it would bring with its bonuses."""
    met = _meets(then, view.seat)
    if met is None:
        return say("Still open.")
    sure = _is_sure(view, then)
    five = five_of(then.numbers, then.dummies)
    pieces: Pieces = {**stands(then.rules, five, view.seat, settled=sure).message.values}
    if not met:
        return (
            say("Missed, whatever comes: {cause}.", **pieces)
            if sure
            else say("Not met so far: {cause}.", **pieces)
        )
    pieces["points"] = _brings(view, card)
    if sure:
        return say("Met, whatever comes: {cause}. +{points}.", **pieces)
    told = say("Met so far: {cause}. +{points}.", **pieces)
    return reduce(_joined, risk(view, then), told)


def risk(view: View, then: Now) -> Iterator[Message]:
    """Of a rule that is met so far: how many of the numbers that nobody showed would break it."""
    five, left = five_of(then.numbers, then.dummies), unseen(view, then)
    if not _meets(then, view.seat) or _is_sure(view, then) or not left:
        return
    count = breaking(then.rules, five, view.seat, left)
    yield say("{n} of the {all} unseen numbers would break it.", n=count, all=len(left))


def unseen(view: View, then: Now) -> Cards:
    """The numbers that may still come and that the viewer does not hold."""
    return tuple(card for card in pool(view._replace(now=then)) if card not in view.hand)


def _brings(view: View, card: Card) -> int:
    won = winnings(view.past.rounds, view.setup.players)[view.seat]
    return score((*won, card)) - score(won)


def worth(view: View, card: Card) -> CardFace:
    """A card in hand; a rule, while one is owed, with what it scores: "?" may change, "??" likely will.

    Before most numbers lie that says something only where it is certain.
    """
    now = view.now
    owed = (now.plays or now.row) and not now.rules[view.seat]
    if card in NUMBER or not owed or (card in barred(now) and not all_barred(view)):
        return CardFace(card)
    then = _laid(now, card, view.seat)
    met, sure = _meets(then, view.seat), _is_sure(view, then)
    if not sure and sum(map(bool, five_of(now.numbers, now.dummies))) < TELLING:
        return CardFace(card)
    if met is None:
        return CardFace(card, ("aid",), note=say("?"))
    points = _brings(view, card) if met else 0
    note = say("+{points}") if sure else say("+{points}?")
    if met and not sure and _shaky(view, then):
        note = say("+{points}??")
    return CardFace(card, ("aid",), note=note._replace(values={"points": points}))


def _shaky(view: View, then: Now) -> bool:
    """Whether, by the numbers unseen, those to come more likely break the rule than not."""
    five, left = five_of(then.numbers, then.dummies), unseen(view, then)
    held = len(left) - breaking(then.rules, five, view.seat, left)
    missing = FIVE - sum(map(bool, five))
    return bool(left) and (held / len(left)) ** missing < 1 / 2
