"""Why what lies face down on a thief can be no more and no less."""

from collections.abc import Iterable, Sequence

from tefuda.core.cards import Card, Cards, without
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Help, Message, Piece, Who, say
from tefuda.games.thieves.cards import COLOUR, VALUE
from tefuda.games.thieves.rules.doubts import doubts, first_size
from tefuda.games.thieves.rules.state import Thief, View
from tefuda.games.thieves.screen.names import short, signed
from tefuda.games.thieves.screen.prospects import loots

FEW = 4
"""So many cards are named one by one."""


def how_many(view: View, thief: Thief) -> Help:
    """What a range of points is, and why it is no narrower."""
    bar = say(
        "The fewest and the most points this thief may score, bonus included. Gold: 5 or more for sure."
    )
    return Help(say("{before} {more}", before=bar, more=why_so(view, thief).message), "7.1")


def why_so(view: View, thief: Thief) -> Help:
    """What is certain of the backs of a thief, and the cards that are left for them."""
    known = [treasure.card for treasure in thief.loot if treasure.card]
    if len(known) == len(thief.loot):
        return Help(say("What lies face down there you laid yourself: you know the sum."), "4.10")
    hidden = {without(cards, *known) for cards in loots(view, thief)}
    if thief.colour in doubts(view):
        return Help(_doubtful(thief, _firsts(hidden)), "4.10")
    left = sorted({card for cards in hidden for card in cards}, key=_order)
    return Help(say("{before} {more}", before=_backs(view, thief), more=_left(tuple(left))), "4.10")


def _firsts(hidden: Iterable[Cards]) -> list[Card]:
    """What a doubtful first treasure may be."""
    return sorted({cards[0] for cards in hidden}, key=_order)


def _doubtful(thief: Thief, firsts: list[Card]) -> Message:
    """Who hid it, and what the caption says of it."""
    return say(
        "{who} hid the “?” and has laid no {colour} since. {more}.",
        who=Who(thief.loot[0].seat),
        colour=SUIT_NAMES[thief.colour],
        more=_doubt(thief, firsts),
    )


def caption(view: View, thief: Thief) -> Message | None:
    """The same in a breath, for the thief that stands before one; None where nothing is open."""
    known = [treasure.card for treasure in thief.loot if treasure.card]
    hidden = {without(cards, *known) for cards in loots(view, thief)}
    if len(hidden) < 2:
        return None
    if thief.colour in doubts(view):
        return _doubt(thief, _firsts(hidden))
    left = sorted({card for cards in hidden for card in cards}, key=_order)
    cards = ", ".join(map(short, left))
    if first_size(view) and not thief.loot[0].card:
        values: dict[str, Piece] = {
            "who": Who(thief.loot[0].seat),
            "colour": SUIT_NAMES[thief.colour],
        }
        return say(
            "“?” is {colour}: {who} laid {colour} later. Left: {cards}", cards=cards, **values
        )
    return say("face down: {n} of {cards}", n=len(thief.loot) - len(known), cards=cards)


def _doubt(thief: Thief, firsts: list[Card]) -> Message:
    """What the “?” is if it has the colour, and the ends of what it is if not."""
    colour, own = SUIT_NAMES[thief.colour], [c for c in firsts if COLOUR[c] == thief.colour]
    if not own:
        return say("“?” is no {colour}: all of it lies elsewhere.", colour=colour)
    cards = _one_of([short(own[0]), *(signed(VALUE[card]) for card in own[1:])])
    others = [card for card in firsts if card not in own]
    if not others:
        return say("“?”: {cards}", cards=cards)
    values: dict[str, Piece] = {"cards": cards, "who": Who(thief.loot[0].seat), "colour": colour}
    if len(others) <= FEW:
        named = _one_of([*map(short, others)])
        return say("“?” is {cards}, or, if {who} had no {colour}, {others}", others=named, **values)
    return say(
        "“?” is {cards}, or, if {who} had no {colour}, any card: {worst} to {best}",
        worst=short(others[0]),
        best=short(others[-1]),
        **values,
    )


def _one_of(names: Sequence[str]) -> Message:
    """Each of them may be it."""
    first, *more = names
    told = say("{n}", n=first)
    for name in more[:-1]:
        told = say("{before}, {card}", before=told, card=name)
    return say("{before} or {card}", before=told, card=more[-1]) if more else told


def _order(card: Card) -> tuple[int, Card]:
    return VALUE[card], card


def _backs(view: View, thief: Thief) -> Message:
    """What a certain first treasure tells, or, where one knows it, the others."""
    colour, first = SUIT_NAMES[thief.colour], thief.loot[0]
    if not first_size(view) or first.card:
        return say("Stripes: laid later, always {colour}.", colour=colour)
    return say(
        "{who} hid the “?” and has since laid another {colour} card. So {colour} was in hand, and the"
        " “?” is {colour} too, no junk.",
        who=Who(first.seat),
        colour=colour,
    )


def _left(cards: Cards) -> Message:
    """The cards that may lie there, none but those of the colour."""
    return say("Not seen elsewhere: {cards}.", cards=", ".join(map(short, cards)))
