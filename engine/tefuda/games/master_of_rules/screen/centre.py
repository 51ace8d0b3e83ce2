"""The middle of the table: before each player a number and a rule, under a lamp; the row; the decks."""

from collections import Counter
from collections.abc import Iterator

from tefuda.core.cards import Card
from tefuda.core.table import CardFace, Gauge, Help, Message, Reason, Who, Zone, say
from tefuda.core.terms import Choices, Seat
from tefuda.games.master_of_rules.cards import COLOUR, KINDS, NUMBER, SUPPORT, split
from tefuda.games.master_of_rules.rules.scoring import CLAUSE, ENOUGH, FIVE, MOST
from tefuda.games.master_of_rules.rules.state import Move, Take, View
from tefuda.games.master_of_rules.screen.foresight import MEANINGS, brings, odds
from tefuda.games.master_of_rules.screen.insight import chances, seen, stands_to
from tefuda.games.master_of_rules.screen.names import (
    COLOUR_NAMES,
    NUMBER_NAMES,
    Pieces,
    card_name,
    named,
)
from tefuda.games.master_of_rules.screen.prospects import late
from tefuda.games.master_of_rules.screen.refusals import why_not
from tefuda.games.master_of_rules.screen.tableau import Tableau


def centre(view: View, laid: Tableau, choices: Choices[Move] | None) -> tuple[Zone, ...]:
    if view.past.first < 0:
        return ()
    row = (_row(view, choosing=choices is not None),) if view.now.row else ()
    return (
        *(zone for seat in laid.order for zone in _column(view, laid, seat)),
        *_dummies(laid),
        _sums(laid),
        *(() if laid.last else (_kinds(laid),)),
        *row,
        *_decks(view),
    )


def _column(view: View, laid: Tableau, seat: Seat) -> Iterator[Zone]:
    """A player's number and rule, and how the rule stands."""
    number = say("{who}: the number", who=Who(seat))
    yield Zone(f"number {seat}", "trick", number, (_face(laid.numbers[seat], seat),), seat=seat)
    card = laid.rules[seat]
    rule = Zone(f"rule {seat}", "trick", say("{who}: the rule", who=Who(seat)), seat=seat)
    if not card:
        yield rule._replace(cards=(_face("", seat),))
        return
    now = view.now._replace(numbers=laid.numbers, rules=laid.rules, dummies=laid.dummies)
    met, sure = how = seen(view, now, seat)
    stands_ = stands_to(view, now, seat, how)
    help_ = _asks(view, card, seat)
    then = ("late",) if laid.last and late(view, laid.last, seat) else ()
    again = ("again",) if laid.rules.count(card) > 1 else ()
    why = _repeated(stands_) if again else stands_
    explained = _explained(help_, why)
    lost = laid.last or (sure and not met)
    likely = () if sure else _chances(view, laid, seat, help_, why)
    told = likely[0].help if likely else explained
    more = () if lost else _brings(view, card, seat, told or explained)
    yield rule._replace(
        cards=(_face(card, seat, *(("winning",) if met else ())),),
        marks=(*_truth(met, sure=sure), *then, *again),
        gauges=(*likely, *more),
        reason=stands_,
        help=explained,
    )


def _repeated(stands_: Reason) -> Reason:
    """How a rule stands that lies twice, with why it may."""
    told = say("{one} {more}", one=stands_.message, more=_AGAIN)
    return stands_._replace(message=told)


def _brings(view: View, card: Card, seat: Seat, explained: Help) -> Iterator[Gauge]:
    """An aid: more than a point hangs on a rule that lies."""
    more = brings(view, card, seat)
    if more:
        pieces: Pieces = {"points": more[0], "why": more[1]}
        told = say("{meaning} If met, +{points}: {why}.", meaning=explained.message, **pieces)
        marks = ("aid", "brings")
        yield Gauge(say("If met"), f"+{more[0]}", marks, help=Help(told, explained.clause))


def _explained(help_: Help, stands_: Reason) -> Help:
    """What a rule asks, and how it stands."""
    pieces: Pieces = {"meaning": help_.message, "stands": stands_.message}
    return Help(say("{meaning} {stands}", **pieces), help_.clause)


def _chances(
    view: View, laid: Tableau, seat: Seat, help_: Help, stands_: Reason
) -> tuple[Gauge, ...]:
    """An aid: in how many of the ways the numbers may still fall a rule is met."""
    may = chances(view, view.now, seat)
    if not may:
        return ()
    told = say(
        "{meaning} {stands} {chance}",
        meaning=help_.message,
        stands=stands_.message,
        chance=odds(may, met=None),
    )
    label = say("How often it ends met")
    marks = ("aid", "own") if may.own else ("aid",)
    return (Gauge(label, f"{may.percent}%", marks, help=Help(told, help_.clause)),)


def _asks(view: View, card: Card, seat: Seat) -> Help:
    """What a rule that lies asks; SUPPORT RIGHT names the neighbour, maybe at the other end."""
    if card != SUPPORT:
        return Help(MEANINGS[card], CLAUSE[card])
    players = view.setup.players
    pieces: Pieces = {"rule": card_name(card), "other": Who((seat - 1) % players)}
    if (seat - max(view.seat, 0)) % players != (players + 1) // 2:
        return Help(
            say("{rule}: {other}, the player to the right, meets their rule.", **pieces),
            CLAUSE[card],
        )
    return Help(
        say(
            "{rule}: the player to the right meets their rule. "
            "The table is round: after the last place comes the first, {other}.",
            **pieces,
        ),
        CLAUSE[card],
    )


def _truth(met: bool | None, *, sure: bool) -> tuple[str, ...]:
    """Missed only once it is lost; until then it is open, and behind."""
    if met is None:
        return ("open",)
    if sure:
        return ("met" if met else "unmet", "settled")
    return ("met",) if met else ("open", "behind")


def _face(card: Card, seat: Seat, *marks: str) -> CardFace:
    return CardFace(card, marks if card else ("empty",), seat=seat)


def _dummies(laid: Tableau) -> tuple[Zone, ...]:
    """Each has a number, the first of two a rule too, which only bars its kind (7.3)."""
    numbers, rules = split(laid.dummies)
    faces = [CardFace(card) for card in numbers]
    faces += [CardFace("", ("empty",))] * (FIVE - len(laid.numbers) - len(faces))
    faces += [CardFace(card, ("dim",)) for card in rules]
    return (Zone("dummies", "trick", say("Dummies"), tuple(faces)),) if faces else ()


def _sums(laid: Tableau) -> Zone:
    """What the rules look at: the sum, and of what there are two or more alike."""
    five = [card for card in laid.five if card]
    total = sum(NUMBER[card] for card in five)
    over = ("over",) if total > MOST else ()
    gauges = [Gauge(say("sum"), f"{total}/{MOST}", over, goal=MOST)]
    for colour, count in Counter(COLOUR[card] for card in five).items():
        if count > 1:
            gauges.append(Gauge(COLOUR_NAMES[colour], count, ("suit", colour, *_many(count))))
    for number, count in Counter(NUMBER[card] for card in five).items():
        if count > 1:
            gauges.append(Gauge(NUMBER_NAMES[number], count, ("value", *_many(count))))
    return Zone("judging", "gauges", say("As the cards lie"), gauges=tuple(gauges))


def _many(count: int) -> tuple[str, ...]:
    return ("leading",) if count >= ENOUGH else ()


def _kinds(laid: Tableau) -> Zone:
    """Which rules may still be played in this round, and by whom the others were (3.4, 7.3)."""
    gauges = tuple(_kind(laid, kind) for kind in KINDS)
    return Zone("kinds", "gauges", say("Kinds of rules in this round"), gauges=gauges)


_FREE = say("It is free: nobody has laid it this round.")
_TAKEN = say("It is taken this round: you may repeat it only if all three of yours are taken.")
_BLOCKED = say("It is blocked this round by a dummy.")
_AGAIN = say(
    "It is taken this round. Only who finds all three of their rules taken may show "
    "them and repeat one."
)


def _kind(laid: Tableau, kind: Card) -> Gauge:
    rule = card_name(kind)
    seats = [seat for seat in laid.order if laid.rules[seat] == kind]
    if seats:
        again = len(seats) > 1
        played = say("{rule}: {names}", rule=rule, names=named(seats))
        told = _told(kind, _AGAIN if again else _TAKEN, "3.5" if again else "3.4")
        return Gauge(played, "", ("barred", kind), help=told)
    if kind in laid.dummies:
        label = say("A dummy holds {rule}", rule=rule)
        return Gauge(label, "", ("barred", kind), help=_told(kind, _BLOCKED, "7.3"))
    told = _told(kind, _FREE, CLAUSE[kind])
    return Gauge(say("{rule}: free", rule=rule), "", ("free", kind), help=told)


def _told(kind: Card, state: Message, clause: str) -> Help:
    """What a rule asks, and whether it may still be laid."""
    return Help(say("{meaning} {stands}", meaning=MEANINGS[kind], stands=state), clause)


def _row(view: View, *, choosing: bool) -> Zone:
    """While the viewer refills, the kind that is not taken fades, and says why."""
    taking = view.now.taking if choosing else ""
    faces = tuple(
        CardFace(card, ("dim",), why_not(view, Take(card)))
        if taking and (card in NUMBER) != (taking in NUMBER)
        else CardFace(card)
        for card in view.now.row
    )
    return Zone("row", "row", say("For refilling"), faces, marks=("choose",) if taking else ())


def _decks(view: View) -> tuple[Zone, ...]:
    numbers, rules = view.decks
    gauges = (Gauge(say("Number deck"), numbers), Gauge(say("Rule deck"), rules))
    discards = tuple(CardFace(card) for card in view.past.discards)
    shuffled = ("shuffled",) if view.past.reshuffles and not discards else ()
    return (
        Zone("decks", "gauges", say("Decks"), gauges=gauges),
        Zone("discards", "pile", say("Number discards"), discards, len(discards), marks=shuffled),
    )
