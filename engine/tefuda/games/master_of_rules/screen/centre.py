"""The middle of the table: the row, the five numbers, the rules, and how they stand."""

from collections import Counter
from typing import NamedTuple

from tefuda.core.cards import Cards
from tefuda.core.kit.trick import place
from tefuda.core.table import CardFace, Gauge, Message, Reason, Shown, Zone, say
from tefuda.core.terms import Choices, Seat
from tefuda.games.master_of_rules.cards import COLOUR, NUMBER, split
from tefuda.games.master_of_rules.rules.scoring import (
    ENOUGH,
    FIVE,
    MOST,
    clause,
    five_of,
    lit,
    so_far,
)
from tefuda.games.master_of_rules.rules.state import Move, Now, Round, View
from tefuda.games.master_of_rules.rules.turns import starter
from tefuda.games.master_of_rules.screen.names import COLOUR_NAMES, Pieces, card_name
from tefuda.games.master_of_rules.screen.sheet import why


class Tableau(NamedTuple):
    """The cards that lie as played: of this round, or of the last one until there is a new row."""

    last: Round | None  # the round that is over, if that is the one shown
    order: tuple[Seat, ...]  # the players in playing order
    numbers: Cards  # by seat, "" where there is none yet
    rules: Cards  # the same
    dummies: Cards

    @property
    def five(self) -> Cards:
        """By seat, then the dummies'; "" where a player has none yet."""
        return five_of(self.numbers, self.dummies)


def tableau(view: View) -> Tableau:
    fresh = not view.now.plays and not view.now.row
    last = view.past.rounds[-1] if fresh and view.past.rounds else None
    first = last.start if last else starter(view)
    order = tuple((first + step) % view.setup.players for step in range(view.setup.players))
    played: Round | Now = last or view.now
    return Tableau(last, order, played.numbers, played.rules, played.dummies)


def centre(view: View, choices: Choices[Move] | None) -> tuple[Zone, ...]:
    if view.past.first < 0:
        return ()
    laid = tableau(view)
    row = (_row(view, choosing=choices is not None),) if view.now.row else ()
    return (*row, _numbers(laid), _rules(laid), _gauges(laid), *_decks(view))


def _row(view: View, *, choosing: bool) -> Zone:
    """While the viewer refills, the kind that is not taken fades."""
    taking = view.now.taking if choosing else ""
    faces = tuple(
        CardFace(card, ("dim",) if taking and (card in NUMBER) != (taking in NUMBER) else ())
        for card in view.now.row
    )
    return Zone("row", "row", say("For refilling"), faces, marks=("choose",) if taking else ())


def _numbers(laid: Tableau) -> Zone:
    """Five places: the players' in playing order, then the dummies'."""
    faces = [place(laid.numbers[seat], seat) for seat in laid.order]
    dummies = split(laid.dummies)[0]
    faces += [CardFace(card, note=say("dummy")) for card in dummies]
    faces += [CardFace("", ("empty",), note=say("dummy"))] * (FIVE - len(faces))
    return Zone("numbers", "trick", say("The five numbers"), tuple(faces))


def _rules(laid: Tableau) -> Zone:
    """Under each player's number the rule it is judged by, aglow where it is met."""
    faces = [_rule(laid, seat) for seat in laid.order]
    faces += [CardFace(card, ("dim",), note=say("dummy")) for card in split(laid.dummies)[1]]
    return Zone("rules", "trick", say("The rules played"), tuple(faces))


def _rule(laid: Tableau, seat: Seat) -> CardFace:
    face = place(laid.rules[seat], seat)
    if laid.last:
        met = laid.last.met[seat]
        return face._replace(marks=("winning",) if met else ("dim",), reason=why(laid.last, seat))
    if not face.card:
        return face
    met_now = so_far(laid.rules, laid.five, seat)
    marks = ("winning",) if met_now else ()
    return face._replace(marks=marks, reason=_reason_so_far(laid, seat, met_now=met_now))


def _reason_so_far(laid: Tableau, seat: Seat, *, met_now: bool | None) -> Reason:
    """How a rule stands while cards are still to come."""
    rule = laid.rules[seat]
    cards = lit(laid.rules, laid.five, seat) if met_now is not None else ()
    pieces: Pieces = {"rule": card_name(rule), "cards": Shown(cards)}
    return Reason(_how_it_stands(pieces, met_now=met_now), clause(laid.rules, seat), cards)


def _how_it_stands(pieces: Pieces, *, met_now: bool | None) -> Message:
    if met_now is None:
        return say("{rule} is open.", **pieces)
    if met_now:
        return say("{rule} would be met as the cards lie.", **pieces)
    return say("{rule} would be missed as the cards lie.", **pieces)


def _gauges(laid: Tableau) -> Zone:
    """What the rules look at: the sum, the largest colours, the most frequent number."""
    five = [card for card in laid.five if card]
    total = sum(NUMBER[card] for card in five)
    gauges = [Gauge(say("sum"), f"{total}/{MOST}", ("over",) if total > MOST else ())]
    colours = Counter(COLOUR[card] for card in five)
    for colour, count in colours.items():
        if count == max(colours.values()):
            marks = ("suit", colour, *(("leading",) if count >= ENOUGH else ()))
            gauges.append(Gauge(COLOUR_NAMES[colour], count, marks))
    numbers = Counter(NUMBER[card] for card in five)
    for number, count in numbers.items():
        if count > 1:
            marks = ("leading",) if count >= ENOUGH else ()
            gauges.append(Gauge(say("number {n}", n=number), count, marks))
    return Zone("judging", "gauges", say("As the cards lie"), gauges=tuple(gauges))


def _decks(view: View) -> tuple[Zone, ...]:
    numbers, rules = view.decks
    gauges = (Gauge(say("Number deck"), numbers), Gauge(say("Rule deck"), rules))
    discards = tuple(CardFace(card) for card in view.past.discards)
    return (
        Zone("decks", "gauges", say("Decks"), gauges=gauges),
        Zone("discards", "pile", say("Number discards"), discards, size=len(discards)),
    )
