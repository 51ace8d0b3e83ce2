"""The score sheet: a line a hand, with every group and what it is worth (W31)."""

from collections import Counter
from collections.abc import Iterator

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.sheet import total
from tefuda.core.table import Message, Reason, ScoreRow, Shown, Who, say
from tefuda.core.terms import Seat
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.rules.state import Reading, Result, ShownHand, View
from tefuda.games.world_management.rules.yakuman import POINTS
from tefuda.games.world_management.screen.names import FORM_NAMES, YAKUMAN_NAMES, called, joined


def sheet(view: View) -> tuple[ScoreRow, ...]:
    rows = [_row(view, number, result) for number, result in enumerate(view.past.results, 1)]
    return (*rows, total(view.past.scores))


def _row(view: View, number: int, result: Result) -> ScoreRow:
    values: list[int | None] = [None] * view.setup.players
    reasons: list[Reason] = []
    for hand in result.shown:
        if hand.reading:
            values[hand.seat] = hand.reading.points
            reasons += (declared(hand.seat, hand.reading), Reason(completed(result), "6.2"))
            reasons += reasons_of(hand.reading)
            reasons += _dora(hand.reading, dora_of(result.turned))
        else:
            reasons.append(_short(hand))
    label = say("Hand {n} ({who} dealt)", n=number, who=Who(result.dealer))
    over = view.phase == "over" and number == len(view.past.results)
    return ScoreRow(label, tuple(values), (*reasons, dealership(result, over=over)))


def declared(seat: Seat, reading: Reading, cards: Cards = ()) -> Reason:
    """Who declared what, and for how much."""
    text = say(
        "{who} won this hand with {name}: {points} points.",
        who=Who(seat),
        name=called(reading),
        points=reading.points,
    )
    return Reason(text, "6.5", cards)


def completed(result: Result) -> Message:
    """Which card made a declared hand whole, and who had thrown it."""
    card = Shown((result.taken,))
    if not result.taken:
        return say("In turn {n}, right after discarding.", n=result.turn)
    if result.giver < 0:
        return say("Complete with {card}, summoned in turn {n}.", card=card, n=result.turn)
    return say(
        "Complete in turn {n} with {card}, which {who} had discarded.",
        card=card,
        who=Who(result.giver),
        n=result.turn,
    )


def reasons_of(reading: Reading) -> Iterator[Reason]:
    """What makes the points: the yakuman, or every group and the dora; the other is only named."""
    for name in reading.yakuman:
        said, clause = YAKUMAN_NAMES[name]
        yield Reason(said, clause, points=None if reading.ordinary else POINTS)
    if reading.form:
        yield Reason(FORM_NAMES[reading.form], "2.1")
        yield from _groups(reading)
    else:
        yield Reason(say("Twenty-eight different cards"), "7.11", sum(reading.groups, ()))


def _dora(reading: Reading, face: Card) -> Iterator[Reason]:
    """The dora cards, one of which may be the single card."""
    if reading.dora and reading.ordinary:
        cards = (face,) * reading.dora
        yield Reason(say("Dora: {n}", n=reading.dora), "7.2", cards, reading.dora)


def _groups(reading: Reading) -> Iterator[Reason]:
    """A line for all groups of one size, and what they are worth; the single card is worth none."""
    for size, many in Counter(map(len, reading.groups)).items():
        pairs = zip(reading.groups, reading.group_points, strict=True)
        of_size = [(group, worth) for group, worth in pairs if len(group) == size]
        points = sum(worth for _, worth in of_size) if reading.ordinary else 0
        text = say("{n} × group of {size}: {points}", n=many, size=size, points=points)
        text = text if points else say("{n} × group of {size}", n=many, size=size)
        cards = sum((group for group, _ in of_size), ())
        if size > 1:
            yield Reason(text, "7.1", cards, points or None)
        else:
            yield Reason(say("The single card"), "2.1", cards)


def group_name(group: Cards, points: int) -> Message:
    if len(group) == 1:
        return say("The single card")
    if points:
        return say("Group of {size}: {points}", size=len(group), points=points)
    return say("Group of {size}", size=len(group))


def _short(shown: ShownHand) -> Reason:
    """A hand shown at the end because it was one card short."""
    return Reason(one_short(shown), "8.4", sum(shown.exposed, shown.hand))


def one_short(shown: ShownHand) -> Message:
    return say("One card short: {who}.", who=Who(shown.seat))


def dealership(result: Result, *, over: bool) -> Reason:
    """Why the dealer stays or not; after the last hand of a match nobody deals any more."""
    if over:
        return Reason(_ended(result), "9.1")
    if result.winner == result.dealer:
        return Reason(say("The dealer stays."), "8.1")
    if result.winner >= 0:
        return Reason(say("The next player deals."), "8.2")
    if not result.moves:
        dealer = Who(result.dealer)
        text = say(
            "No turn is left, and nobody declared. One card short, so dealer again: {who}.",
            who=dealer,
        )
        return Reason(text, "8.3")
    if result.shown:
        names = joined([say("{who}", who=Who(hand.seat)) for hand in result.shown])
        text = say(
            "No turn is left, and nobody declared. One card short: {names}. The next player deals.",
            names=names,
        )
        return Reason(text, "8.3")
    text = say("No turn is left, and nobody declared or was one card short. The next player deals.")
    return Reason(text, "8.4")


def _ended(result: Result) -> Message:
    if result.winner >= 0:
        return say("The match is over.")
    return say("No turn is left, and nobody declared. The match is over.")
