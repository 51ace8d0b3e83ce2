"""What lies on the table once a hand is over: the declared one in its form, or those one card short."""

from collections import Counter
from collections.abc import Iterator

from tefuda.core.cards import Card, Cards
from tefuda.core.table import CardFace, Help, Message, Reason, ScoreRow, Shown, Who, Zone, say
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.cards.faces import INDEX, WILD
from tefuda.games.world_management.rules.state import Reading, Result, ShownHand, View
from tefuda.games.world_management.rules.yakuman import POINTS
from tefuda.games.world_management.screen.names import FORM_NAMES, YAKUMAN_NAMES
from tefuda.games.world_management.screen.sheet import (
    completed,
    dealership,
    declared,
    group_name,
    one_short,
)
from tefuda.games.world_management.screen.standing import lead
from tefuda.games.world_management.screen.worth import wanted
from tefuda.games.world_management.solver.forms import EASY_FIRST
from tefuda.games.world_management.solver.tray import laid_out

BETWEEN = ("deal", "over")
"""Phases in which the hand before still lies there."""


SOON = 2
"""Up to this turn a hand's end is explained."""


def over(view: View) -> Result | None:
    """The hand that is over and lies there; None while one is running."""
    return view.past.results[-1] if view.phase in BETWEEN and view.past.results else None


def between(view: View) -> Message:
    """Who won the hand that is over, and who deals the next."""
    result, dealer = view.past.results[-1], Who(view.past.dealer)
    if result.winner < 0:
        return say("Nobody won this hand, and {dealer} will deal the next one.", dealer=dealer)
    if not result.moves:
        return say("{who} won this hand and will deal again.", who=dealer)
    winner = Who(result.winner)
    return say(
        "{who} won this hand, and {dealer} will deal the next one.", who=winner, dealer=dealer
    )


MEANS = Help(say("Cards of a hand that was shown to all at its end."), "6.5")
"""Of what a shown hand consists of."""


def shown(result: Result) -> tuple[Zone, ...]:
    """A zone a group (6.5); a hand one card short, or of no form, is one zone."""
    dora = dora_of(result.turned)
    return tuple(zone for hand in result.shown for zone in _hand(hand, dora))


def place(hand: ShownHand, number: int) -> str:
    """The name of a group's zone."""
    return f"shown {hand.seat} {number}"


def parts(hand: ShownHand) -> tuple[Cards, ...]:
    """The cards of a shown hand, zone by zone."""
    if hand.reading and hand.reading.form:
        return hand.reading.groups
    return (sum(hand.exposed, hand.hand),)


def stamps(hand: ShownHand) -> tuple[int, ...]:
    """What each zone of a shown hand is worth; 0 where a yakuman counts instead."""
    reading = hand.reading
    if reading and reading.form and reading.ordinary:
        return reading.group_points
    return (0,) * len(parts(hand))


def _hand(hand: ShownHand, dora: Card) -> Iterator[Zone]:
    """Its zones; the dora is marked where it counts."""
    counts = hand.reading is not None and hand.reading.ordinary
    for number, (cards, label) in enumerate(zip(parts(hand), _labels(hand), strict=True)):
        faces = tuple(_face(card, dora=counts and card == dora) for card in cards)
        name, seat = place(hand, number), hand.seat
        yield Zone(name, "group", label, faces, seat=seat, marks=("declared",), help=MEANS)


def _face(card: Card, *, dora: bool) -> CardFace:
    return CardFace(card, ("dora",), note=say("dora")) if dora else CardFace(card)


def _labels(hand: ShownHand) -> tuple[Message, ...]:
    reading = hand.reading
    if reading is None:
        return (one_short(hand),)
    if not reading.form:
        return (say("Twenty-eight different cards"),)
    return tuple(map(group_name, reading.groups, stamps(hand)))


def scoring(view: View) -> tuple[ScoreRow, ...]:
    """How the hand that lies there was scored: form, groups, dora, yakuman, and who deals next."""
    result = over(view)
    if result is None:
        return ()
    reasons = [reason for hand in result.shown for reason in _why(hand)]
    own = _own(view, result)
    if result.winner < 0:
        reasons += own
    else:
        reasons[1:1] = [Reason(completed(result), "6.2"), *own]
        reasons[2:2] = _given(view, result)
        first = len(view.past.results) == 1 and not view.setup.single
        reasons[1:1] = _soon(result, first=first, own=view.seat == result.winner)
    values = tuple(_points(result, seat) for seat in range(view.setup.players))
    label = say("Hand {n} ({who} dealt)", n=len(view.past.results), who=Who(result.dealer))
    return (ScoreRow(label, values, (*reasons, _after(view, result))),)


def _after(view: View, result: Result) -> Reason:
    """How the match stands by it; whoever deals next is told beside it, where anybody won."""
    over = view.phase == "over"
    told = result.winner >= 0 and not over
    return Reason(lead(view), "9.1") if told else dealership(result, over=over)


def _given(view: View, result: Result) -> Iterator[Reason]:
    """What the winner had summoned before, of what the viewer alone had thrown."""
    if view.seat in (-1, result.winner):
        return
    groups = result.shown[0].exposed
    given = tuple(card for group in groups for card in _from_me(view, group))
    if cards := tuple(card for card in dict.fromkeys(given) if card != result.taken):
        text = say(
            "{who} had taken what you discarded: {cards}.",
            who=Who(result.winner),
            cards=Shown(cards),
        )
        yield Reason(text, "5.4")


def _from_me(view: View, group: Cards) -> Cards:
    """The card that an open group took, where it is plain which, and that it was the viewer's."""
    now = view.now
    thrown = Counter(card for cards in now.thrown for card in cards)
    gone = {card for card in group if thrown[card] > now.pile[INDEX[card]]}
    givers = {seat for seat, cards in enumerate(now.thrown) if gone & {*cards}}
    return (*gone,) if len(gone) == 1 and givers == {view.seat} else ()


def _soon(result: Result, *, first: bool, own: bool) -> Iterator[Reason]:
    """Why a hand may be over so early; of a first one, that this is no rare thing."""
    if result.turn > SOON:
        return
    if first:
        text = say(
            "Won in turn {n} already: so early is mostly luck, and more hands follow.",
            n=result.turn,
        )
        if own:
            text = say("Won in turn {n} already. Well done!", n=result.turn)
        yield Reason(text, "3.3")
        return
    hand = result.shown[0]
    wilds = sum(hand.exposed, hand.hand).count(WILD)
    if wilds == 1:
        yield Reason(say("So soon by luck: a wild, which brings no points itself."), "3.3")
    elif wilds:
        text = say("So soon by luck: {wilds} wilds, which bring no points themselves.", wilds=wilds)
        yield Reason(text, "3.3")


def _own(view: View, result: Result) -> Iterator[Reason]:
    """How far the viewer still was, who knows that hand alone."""
    if view.seat in (-1, result.winner) or not view.was:
        return
    exposed = view.now.exposed[view.seat]
    fits = {form: laid_out(form, view.was, exposed) for form in EASY_FIRST}
    missing = {
        (layout.missing, wanted(view, form, view.was, exposed))
        for form, layout in fits.items()
        if layout
    }
    away, dora = min(missing, key=sum, default=(0, 0))
    if not view.now.thrown[view.seat]:
        yield Reason(say("You had no turn yet. Cards you still lacked: {n}.", n=away), "6.3")
    elif away and dora:
        text = say("Cards you still lacked: {n}, and {dora} dora.", n=away, dora=dora)
        yield Reason(text, "6.6")
    elif away:
        yield Reason(say("Cards you still lacked: {n}.", n=away), "6.3")
    elif dora:
        values = {"points": view.setup.minimum - dora, "minimum": view.setup.minimum}
        text = say("Your hand was whole, but worth {points} points of {minimum}.", **values)
        yield Reason(text, "6.6")


def _points(result: Result, seat: int) -> int | None:
    declared = [hand.reading for hand in result.shown if hand.seat == seat and hand.reading]
    return declared[0].points if declared else None


def _why(hand: ShownHand) -> Iterator[Reason]:
    if hand.reading is None:
        yield Reason(one_short(hand), "8.4", sum(hand.exposed, hand.hand))
        return
    yield declared(hand.seat, hand.reading, sum(hand.exposed, hand.hand))
    yield from _worth(hand.reading)


def _worth(reading: Reading) -> Iterator[Reason]:
    """Groups and dora, or the yakuman that counts in their place."""
    if reading.form and not reading.ordinary:
        yield Reason(FORM_NAMES[reading.form], "2.1")
    if reading.ordinary:
        worth = sum(reading.group_points)
        groups = sum(map(bool, reading.group_points))
        text = say("{n} groups: {points} points", n=groups, points=worth)
        yield Reason(text, "7.1", points=worth)
        if reading.dora:
            text = say("{n} dora: {points} points", n=reading.dora, points=reading.dora)
            yield Reason(text, "7.2", points=reading.dora)
    for name in reading.yakuman:
        said, clause = YAKUMAN_NAMES[name]
        counted = say("{name}: {points} points", name=said, points=POINTS)
        points = None if reading.ordinary else POINTS
        yield Reason(said if points is None else counted, clause, points=points)


def last(view: View) -> tuple[Zone, ...]:
    """The hand before, while another is running."""
    if over(view) or not view.past.results:
        return ()
    zones = shown(view.past.results[-1])
    return tuple(zone._replace(name=f"last {zone.name}") for zone in zones)
