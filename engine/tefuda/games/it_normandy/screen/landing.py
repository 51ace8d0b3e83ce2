"""The landing: three lanes between two shores, the trump post, and how the round stands."""

from collections.abc import Iterator

from tefuda.core.cards import Cards
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.kit.trick import order, places, trick
from tefuda.core.table import CardFace, Gauge, Message, Who, Zone, say
from tefuda.core.terms import Seat
from tefuda.games.it_normandy.cards import PLACE, RANK, SUIT, SUITS
from tefuda.games.it_normandy.rules.scoring import (
    LINES,
    SEATS,
    is_trump,
    most_in,
    none_left,
    points,
    ranks,
)
from tefuda.games.it_normandy.rules.standing import ended, if_all_done, rest_tells, tally_now
from tefuda.games.it_normandy.rules.state import Tally, View
from tefuda.games.it_normandy.rules.turns import ROUNDS, TRICKS, winner
from tefuda.games.it_normandy.screen.names import LINE_NAMES, signs, written
from tefuda.games.it_normandy.screen.stakes import (
    DASH,
    beside,
    sum_of,
    thens,
    too_many,
    worth,
)
from tefuda.games.it_normandy.screen.verdict import tally_before, why_won


def centre(view: View) -> Iterator[Zone]:
    """All that lies between the two players and on their shores."""
    now = tally_now(view)
    yield from (_lane(view, suit) for suit in SUITS)
    for seat in SEATS:
        yield _personal(view, seat)
        yield _done(now, seat)
    yield laid(view)
    yield _post(view)
    if view.now.leader >= 0:
        yield _beats(view)
        yield _left(view)
    if view.now.leader >= 0 or view.now.tricks:
        yield from (_ends(view, now, seat) for seat in SEATS)
        yield worth(view)
    yield from thens(view)


def _lane(view: View, suit: str) -> Zone:
    """A suit's common tasks afloat, and what its die showed."""
    count = view.now.common[PLACE[suit]]
    gauges = [Gauge(say("left"), count, ("cubes",))]
    if not count:
        gauges = [Gauge(say("none left"), 0, ("cubes", "done"))]
    if view.now.dice:
        gauges.append(Gauge(say("by the die"), view.now.dice[PLACE[suit]], ("die",)))
    flag = ("trump",) if suit in view.now.trumps else ()
    staked = ("staked",) if count and suit == _at_stake(view) else ()
    label = say("Common tasks: {suit}", suit=SUIT_NAMES[suit])
    marks = (suit, *flag, *staked)
    return Zone(f"common {suit}", "gauges", label, gauges=tuple(gauges), marks=marks)


def _at_stake(view: View) -> str:
    """The suit of which the trick as it lies would work off a task."""
    return SUIT[view.plays[_ahead(view) != view.now.leader]] if view.plays else ""


def _ahead(view: View) -> Seat:
    """Who takes the running trick as it lies."""
    return winner(view) if len(view.plays) == 2 else view.now.leader


def _personal(view: View, seat: Seat) -> Zone:
    """The tasks still to do; between rounds the new ones, as far as they are known."""
    counts = view.pending[seat] or view.now.personal[seat]
    gauges = tuple(
        Gauge(SUIT_NAMES[suit], count, (suit,) if count else (suit, "done"))
        for suit, count in zip(SUITS, counts, strict=True)
    )
    marks = (f"staked-{_at_stake(view)}",) if view.plays and seat == _ahead(view) else ()
    label = say("Personal tasks: {who}", who=Who(seat))
    return Zone(f"personal {seat}", "gauges", label, gauges=gauges, seat=seat, marks=marks)


def _done(now: Tally, seat: Seat) -> Zone:
    """What was won in this round: common tasks by suit, tricks, surplus (N20)."""
    solved = (
        Gauge(say("common done {suit}", suit=signs((suit,))), count, ("solved", suit))
        for suit, count in zip(SUITS, now.solves[seat], strict=True)
    )
    gauges = (
        *solved,
        Gauge(say("tricks taken"), now.won[seat], ("won",)),
        Gauge(say("surplus"), now.surplus[seat], ("surplus",)),
    )
    label = say("Won in this round: {who}", who=Who(seat))
    return Zone(f"done {seat}", "gauges", label, gauges=gauges, seat=seat)


def laid(view: View) -> Zone:
    """The running trick; until the next is led, the last one of this round."""
    now = view.now
    if not view.plays and now.tricks:
        last = now.tricks[-1]
        return trick(_faces(view, last.leader, last.plays, last.trumps))
    return trick(_faces(view, now.leader, view.plays, now.trumps))


def _faces(view: View, leader: Seat, plays: Cards, trumps: tuple[str, ...]) -> list[CardFace]:
    """Two places in playing order, trumps marked; the card that takes the trick says why."""
    faces = places(plays, order(leader, 2)) if leader >= 0 else []
    faces = [flagged(view, face, trumps) for face in faces]
    if len(plays) == 2:
        place, why = why_won(view, plays, trumps)
        faces[place] = faces[place]._replace(marks=("winning", *faces[place].marks), reason=why)
    return faces


def flagged(view: View, face: CardFace, trumps: tuple[str, ...]) -> CardFace:
    """A card with its marks, if it is trump in these suits: of the rank, of the suit, of both."""
    now = view.now._replace(trumps=trumps)
    if not face.card or not is_trump(view._replace(now=now), face.card):
        return face
    ranked = RANK[face.card] == RANK.get(view.now.up)
    marks = ("ranked", *(("suited",) if SUIT[face.card] in trumps else ())) if ranked else ()
    return face._replace(marks=("trump", *marks, *face.marks))


def _post(view: View) -> Zone:
    faces = (CardFace(view.now.up),) if view.now.up else ()
    return Zone("up", "row", say("Trump rank"), faces)


def _beats(view: View) -> Zone:
    """What beats what, the strongest first (4.1); of two trump suits, that neither does."""
    trumps = view.now.trumps
    led = signs((SUIT[view.plays[0]],)) if view.plays else "–"
    third = say("higher rank") if view.setup.highest_wins else say("suit led")
    gauges = (
        Gauge(say("Trump rank"), RANK[view.now.up]),
        Gauge(say("trump suit"), signs(trumps, " = " if len(trumps) == 2 else " ")),
        Gauge(third, "↑" if view.setup.highest_wins else led),
    )
    return Zone("beats", "gauges", say("What beats what"), gauges=gauges)


def _left(view: View) -> Zone:
    """Tasks against the tricks that are left for them; a seat needs the common ones and its own."""
    now = view.now
    tricks, own = TRICKS - len(now.tricks), tuple(map(sum, now.personal))
    common = sum(now.common)
    needed = common + (own[view.seat] if view.seat in SEATS else min(own))
    gauges = [
        Gauge(say("Tricks left"), tricks, ("tricks", *(("ample",) if tricks > needed + 2 else ()))),
        Gauge(say("Common tasks"), common, ("tasks", *(("many",) if common > tricks else ()))),
    ]
    if any(own):
        gauges += (
            Gauge(say("personal: {who}", who=Who(seat)), own[seat], ("person",)) for seat in SEATS
        )
    if needed > tricks:
        sure = say("sure to stay undone")
        if any(own):
            sure = say("sure to stay undone: common and personal")
        gauges.append(Gauge(sure, needed - tricks, ("over",)))
    return Zone("left", "gauges", say("Tricks and tasks left"), gauges=tuple(gauges))


def _ends(view: View, now: Tally, seat: Seat) -> Zone:
    """A seat's score so far, line by line what the round adds, and where that leads: one sum alone."""
    if not view.now.tricks:
        return _fresh(view, seat)
    over = view.now.leader < 0
    total = sum(line[seat] for line in points(now, view.setup))
    number = len(view.past.rounds) + (not over)
    if over:
        sums = [
            Gauge(say("Round total"), written(total), ("sum", *_sign(total))),
            _score(say("Score"), view.past.scores, seat),
        ]
    elif rest_tells(view):
        sums = [_so_far(view, seat), _would(if_all_done(view, now), seat)]
    else:
        sums = [_so_far(view, seat), *_never(view), _score(IF_NOW, ended(view, now), seat)]
    gauges = (*_lines(view, now, seat), *sums)
    label = say("Round {n}: {who}", n=number, who=Who(seat)) if over else _if_now(seat)
    return Zone(
        f"ends {seat}", "gauges", label, gauges=gauges, seat=seat, marks=_marks(view, now, seat)
    )


def _marks(view: View, now: Tally, seat: Seat) -> tuple[str, ...]:
    """While rounds are to come a score above 0 is good, a higher one with surplus; after the last it is final."""
    over = view.now.leader < 0
    if len(view.past.rounds) + (not over) < ROUNDS:
        return ("open", "loaded") if now.surplus[seat] else ("open",)
    return ("final",) if over else ()


def _score(label: Message, scores: tuple[int, ...], seat: Seat) -> Gauge:
    return Gauge(label, scores[seat], ("score", *_ahead_by(scores, seat)), goal=0)


def _lines(view: View, now: Tally, seat: Seat) -> Iterator[Gauge]:
    """Only what can count in the round."""
    most, out = most_in(now, view.setup)[seat], beside(view)
    before, waits = _before(view), _waiting(view, now, seat)
    for line, values, old in zip(LINES, _points(view, now), before, strict=True):
        if line.name not in out:
            value = _with_suits(line.name, values[seat], most)
            if line.name == "all done" and waits:
                value = f"({waits})"
            changed = _changed(values[seat], old[seat])
            marks = (line.name.replace(" ", "-"), *changed, *_sign(values[seat]))
            yield Gauge(LINE_NAMES[line.name], value, marks)


def _waiting(view: View, now: Tally, seat: Seat) -> int:
    """The points for tricks that wait for the last task, while it can be done."""
    if view.now.leader < 0 or seat in none_left(now.common, now.personal):
        return 0
    return now.won[seat] if if_all_done(view, now)[seat] is not None else 0


def _changed(value: int, old: int) -> tuple[str, ...]:
    """Whether the last trick changed a line, and to nought."""
    if value == old:
        return ()
    return ("new",) if value else ("new", "gone")


def _before(view: View) -> Iterator[tuple[int, ...]]:
    """The lines before the last trick; what differs now came with it."""
    return _points(view, tally_before(view) or tally_now(view))


def _points(view: View, now: Tally) -> Iterator[tuple[int, ...]]:
    """By line; in the sum with all done no common task is left."""
    done = view.now.leader >= 0 and rest_tells(view)
    for line in LINES:
        yield (0, 0) if done and line.name == "common left" else line.points(now, view.setup)


IF_NOW = say("If it ended now")


def _fresh(view: View, seat: Seat) -> Zone:
    """Before the first trick of a round nothing is gained or lost."""
    out = beside(view)
    lines = (
        Gauge(LINE_NAMES[line.name], DASH, (line.name.replace(" ", "-"), "none"))
        for line in LINES
        if line.name not in out
    )
    gauges = (
        *lines,
        _so_far(view, seat),
        *_never(view),
        Gauge(IF_NOW, DASH, ("score", "none")),
    )
    label, marks = _if_now(seat), _marks(view, tally_now(view), seat)
    return Zone(f"ends {seat}", "gauges", label, gauges=gauges, seat=seat, marks=marks)


def _so_far(view: View, seat: Seat) -> Gauge:
    return Gauge(say("Score so far"), written(view.past.scores[seat]), ("before",))


def _would(scores: tuple[int | None, ...], seat: Seat) -> Gauge:
    """A seat's score if all its tasks get done, where that tells who is ahead."""
    marks = ("would", "main", *_ahead_by(scores, seat))
    return Gauge(say("If all gets done"), sum_of(scores[seat]), marks)


def _never(view: View) -> Iterator[Gauge]:
    """That not all can be done, if that is so of both."""
    never = too_many(view)
    if never:
        yield Gauge(never, DASH, ("would", "never"))


def _ahead_by(scores: tuple[int | None, ...], seat: Seat) -> tuple[str, ...]:
    """Whether one would win with these scores, both or nobody."""
    first = ranks([score for score in scores if score is not None])
    if first[0] == first[1]:
        return ("level",) if first[0] == 1 else ("nobody",)
    return ("nearest",) if first[seat] == 1 else ()


def _if_now(seat: Seat) -> Message:
    return say("If it ended now: {who}", who=Who(seat))


def _with_suits(name: str, value: int, most: tuple[str, ...]) -> str:
    """Points of a line; for the most of a suit, of which."""
    suits = tuple(suit for suit in SUITS if suit in most and name == "most solved")
    return f"{signs(suits)} {written(value)}".lstrip()


def _sign(value: int) -> tuple[str, ...]:
    return ("gain",) if value > 0 else ("loss",) if value < 0 else ("none",)
