"""A thief on the table: its loot, what it comes to, where it walks next."""

from collections.abc import Iterator

from tefuda.core.cards import without
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import CardFace, Gauge, Message, Who, Zone, say
from tefuda.core.terms import Seat
from tefuda.games.thieves.cards import COLOUR, VALUE, Colour
from tefuda.games.thieves.rules.doubts import first_size
from tefuda.games.thieves.rules.scoring import THRESHOLD, bonus, value
from tefuda.games.thieves.rules.state import Result, Stolen, Thief, View
from tefuda.games.thieves.screen.deduced import caption, how_many, why_so
from tefuda.games.thieves.screen.names import THIEF_NAMES, short, signed
from tefuda.games.thieves.screen.prospects import loots, prospect, span
from tefuda.games.thieves.screen.sheet import result_cards
from tefuda.games.thieves.screen.verdict import verdict


def last_turn(view: View) -> Result | None:
    """Between turns the last one, thieves and pile open; None while one is running."""
    return view.past.results[-1] if view.now.phase < 0 and view.past.results else None


def thief_zone(view: View, seat: Seat) -> Zone:
    """The thief before a seat; it keeps its name wherever it walks."""
    result = last_turn(view)
    if result:
        return shown(result, seat, view.seat)._replace(reason=verdict(result, seat))
    thief = view.thieves[seat]
    home = ("inside",) if view.now.home[seat] else ()
    return Zone(
        f"thief {thief.colour}",
        "group",
        THIEF_NAMES[thief.colour],
        tuple(_faces(view, seat, thief)),
        gauges=tuple(_gauges(view, seat, thief)),
        seat=seat,
        marks=("thief", thief.colour, *home),
    )


def next_out(view: View, seat: Seat) -> Seat:
    """To whom the thief before a seat walks: the next on the left who is not at home."""
    players = view.setup.players
    left = [(seat + step) % players for step in range(1, players)]
    return next(other for other in left if not view.now.home[other])


def coming(view: View, seat: Seat, walks: int = 1) -> Colour:
    """The thief before a seat after so many walks, if nobody goes home meanwhile."""
    out = [other for other in range(view.setup.players) if not view.now.home[other]]
    return view.thieves[out[(out.index(seat) - walks) % len(out)]].colour


def _faces(view: View, seat: Seat, thief: Thief) -> Iterator[CardFace]:
    if seat == view.seat and view.hidden:
        yield CardFace(view.hidden, ("turned",), note=say("face down"))
    for place, treasure in enumerate(thief.loot):
        yield _face(thief.colour, treasure, first=place < first_size(view))


def _face(colour: Colour, treasure: Stolen, *, first: bool) -> CardFace:
    """A card on a thief: open, one's own face down, or a back and what is certain of it."""
    if treasure.open:
        return CardFace(treasure.card)
    if treasure.card:
        return CardFace(treasure.card, ("turned",), note=say("face down"))
    if first:
        return CardFace(marks=("first",), note=say("hidden first"))
    return CardFace(marks=("sure",), note=SUIT_NAMES[colour])


def _gauges(view: View, seat: Seat, thief: Thief) -> Iterator[Gauge]:
    """What lies open in all, what may lie there, and the way the thief goes."""
    if thief.loot:
        yield _open(thief)
    if not all(treasure.open for treasure in thief.loot):
        yield _possible(view, thief)
    if view.now.phase >= 0 and not view.now.home[seat]:
        yield Gauge(say("goes to {who}", who=Who(next_out(view, seat))), "", ("walk",))
    if seat == view.seat and view.now.phase > 0 and (why := caption(view, thief)):
        yield Gauge(why, "", ("why", "aid"), help=why_so(view, thief))


def _open(thief: Thief) -> Gauge:
    """Without any the number says nothing; with any hidden it promises no bonus."""
    cards = [treasure.card for treasure in thief.loot if treasure.open]
    total = value(cards)
    reached = total >= THRESHOLD and len(cards) == len(thief.loot)
    marks = (*(["reached"] if reached else []), *(["none"] if not cards else []))
    return Gauge(say("face-up sum"), total, ("open", *marks), goal=THRESHOLD)


def _possible(view: View, thief: Thief) -> Gauge:
    """The range of the points; whoever has laid cards face down knows more than the table."""
    _, _, low, high = prospect(view, thief)
    reached = ("reached",) if low >= THRESHOLD else ()
    return Gauge(
        _scores(view, thief, low, high),
        "",
        ("range", "aid", *reached),
        low=low,
        high=high,
        goal=THRESHOLD,
        help=how_many(view, thief) if low < high else why_so(view, thief),
    )


def _scores(view: View, thief: Thief, low: int, high: int) -> Message:
    """The points with what lies face down, and what of others is certain to be there."""
    known = [treasure.card for treasure in thief.loot if treasure.card]
    hidden = {tuple(sorted(without(cards, *known))) for cards in loots(view, thief)}
    if len(hidden) > 1 or hidden == {()}:
        return say("scores {points}", points=span(low, high))
    cards = "+".join(map(short, *hidden))
    return say("scores {points}: backs are {cards}", points=signed(low), cards=cards)


def shown(result: Result, seat: Seat, viewer: Seat) -> Zone:
    """A thief of a turn that is over: every card with the sum so far, those of the bonus lit."""
    thief, scored = result.thieves[seat], result_cards(result, seat)
    lucky, enough = bonus(thief.colour, scored), value(scored) >= THRESHOLD
    return Zone(
        f"thief {thief.colour}",
        "group",
        THIEF_NAMES[thief.colour],
        tuple(_counted(thief, viewer, lucky=bool(lucky), enough=enough)),
        gauges=(Gauge(say("points of this round"), result.points[seat], ("points",)),),
        seat=seat,
        marks=("thief", thief.colour, "inside", "over"),
    )


def _counted(thief: Thief, viewer: Seat, *, lucky: bool, enough: bool) -> Iterator[CardFace]:
    """What others had laid face down is turned over; of the sums only the last may be lit."""
    total, left = 0, len(thief.loot)
    for card, seat, is_open in thief.loot:
        left -= 1
        total += VALUE[card]
        lit = ("lit",) if lucky and COLOUR[card] == thief.colour else ()
        reached = ("reached",) if enough and not left and total >= THRESHOLD else ()
        unveiled = () if is_open or seat == viewer else ("unveiled",)
        marks = (*lit, *reached, *unveiled)
        yield CardFace(card, marks, note=say("= {sum}", sum=signed(total)))
