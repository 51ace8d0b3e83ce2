"""The table of IT Normandy as data."""

from collections.abc import Iterator
from functools import partial

from tefuda.core.cards import Cards
from tefuda.core.kit.follow import ask
from tefuda.core.kit.hand import hand, held, playable
from tefuda.core.kit.play import Play
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.kit.trick import order, places, trick
from tefuda.core.table import (
    CardFace,
    Gauge,
    Message,
    Panel,
    Prompt,
    Reason,
    Shown,
    Table,
    Zone,
    say,
)
from tefuda.core.terms import Choices, Seat
from tefuda.games.it_normandy.cards import PLACE, RANK, SUIT, SUITS
from tefuda.games.it_normandy.rules.scoring import SEATS, follower_wins, how, is_trump, tally
from tefuda.games.it_normandy.rules.state import Counts, Move, Tally, View
from tefuda.games.it_normandy.rules.turns import ROUNDS, TRICKS, to_act
from tefuda.games.it_normandy.screen.names import HOW, signs
from tefuda.games.it_normandy.screen.refusals import why_not
from tefuda.games.it_normandy.screen.sheet import sheet


def table(view: View, choices: Choices[Move] | None) -> Table:
    round_tally = tally(view.now.tricks, view.now.common, view.now.personal, last=False)
    return Table(
        phase=_phase(view),
        panels=tuple(_panel(view, round_tally, seat) for seat in SEATS),
        centre=_centre(view),
        hand=hand(view.seat, _hand(view, choices)),
        prompt=_prompt(view) if choices else None,
        sheet=sheet(view),
        facts=_facts(view),
    )


def _phase(view: View) -> Message:
    if view.now.leader >= 0:
        return say("Choosing a task") if len(view.plays) == 2 else say("Playing a trick")
    if any(view.sizes) or not view.past.rounds:
        return say("Before the first trick")
    if len(view.past.rounds) == ROUNDS:
        return say("The match is over")
    return say("Between two rounds")


def _facts(view: View) -> tuple[Gauge, ...]:
    running = any(view.sizes) or view.plays or not view.past.rounds
    number = len(view.past.rounds) + bool(running)
    trick = min(TRICKS, len(view.now.tricks) + 1)
    return (
        Gauge(say("Round"), f"{number}/{ROUNDS}"),
        Gauge(say("Trick"), f"{trick}/{TRICKS}"),
        Gauge(say("Trump"), _trump(view), ("trump",)),
    )


def _trump(view: View) -> str:
    """The trump suits as signs, and the trump rank."""
    rank = str(RANK[view.now.up]) if view.now.up else "–"
    return f"{signs(view.now.trumps)} {rank}".lstrip()


def _panel(view: View, tally: Tally, seat: Seat) -> Panel:
    return Panel(
        seat=seat,
        score=view.past.scores[seat],
        zones=(held(seat, view.sizes[seat]), _personal(view, seat), _done(tally, seat)),
        badges=(say("leads"),) if seat == view.now.leader else (),
        active=seat in to_act(view),
    )


def _personal(view: View, seat: Seat) -> Zone:
    """The tasks still to do; between rounds the new ones, as far as they are known."""
    counts = view.pending[seat] or view.now.personal[seat]
    gauges = tuple(_counter(suit, counts) for suit in SUITS)
    return Zone(f"personal {seat}", "gauges", say("Personal tasks"), gauges=gauges, seat=seat)


def _counter(suit: str, counts: Counts, *marks: str) -> Gauge:
    count = counts[PLACE[suit]]
    return Gauge(SUIT_NAMES[suit], count, (suit, *marks, *(() if count else ("done",))))


def _done(tally: Tally, seat: Seat) -> Zone:
    """What was won in this round: tricks, common tasks by suit, surplus (N20)."""
    solves = "·".join(map(str, tally.solves[seat]))
    gauges = (
        Gauge(say("Tricks"), tally.won[seat]),
        Gauge(say("Common ● ★ ■"), solves),
        Gauge(say("Surplus"), tally.surplus[seat], ("surplus",)),
    )
    return Zone(f"done {seat}", "gauges", say("Won in this round"), gauges=gauges, seat=seat)


def _centre(view: View) -> tuple[Zone, ...]:
    return (_stock(view), _common(view), _trick(view))


def _stock(view: View) -> Zone:
    faces = (CardFace(view.now.up),) if view.now.up else ()
    return Zone("up", "row", say("Trump rank"), faces)


def _common(view: View) -> Zone:
    gauges = [
        _counter(suit, view.now.common, *(("trump",) if suit in view.now.trumps else ()))
        for suit in SUITS
    ]
    return Zone("common", "gauges", say("Common tasks"), gauges=tuple(gauges))


def _trick(view: View) -> Zone:
    """The running trick; while nobody has led, the last one of this round."""
    now = view.now
    leader, plays, trumps = now.leader, view.plays, now.trumps
    if not plays and now.tricks and view.seat not in to_act(view):
        last = now.tricks[-1]
        leader, plays, trumps = last.leader, last.plays, last.trumps
    faces = places(plays, order(leader, 2)) if leader >= 0 else []
    if len(plays) == 2:
        place, why = _won(view, plays, trumps)
        faces[place] = faces[place]._replace(marks=("winning",), reason=why)
    return trick(faces)


def _won(view: View, plays: Cards, trumps: tuple[str, ...]) -> tuple[int, Reason]:
    """Which of two cards takes the trick, and why."""
    highest, rank = view.setup.highest_wins, RANK[view.now.up]
    place = int(follower_wins(plays, trumps, rank, highest=highest))
    way, clause = HOW[how(plays, trumps, rank, highest=highest)]
    text = say("{card} takes the trick by {how}.", card=Shown((plays[place],)), how=way)
    return place, Reason(text, clause, (plays[place],))


def _hand(view: View, choices: Choices[Move] | None) -> Iterator[CardFace]:
    """One's own cards, trumps among them marked."""
    for face in playable(view.hand, choices, Play, partial(why_not, view)):
        yield face._replace(marks=("trump", *face.marks)) if is_trump(view, face.card) else face


def _prompt(view: View) -> Prompt:
    if view.now.leader < 0:
        return _prompt_tasks(view.past.rounds[-1].tally.surplus[view.seat])
    if len(view.plays) == 2:
        return _prompt_solve(view)
    return Prompt(ask(view.hand, view.plays, SUIT, SUIT_NAMES), {"play": say("Play")})


def _prompt_tasks(number: int) -> Prompt:
    words = {
        f"{suit}{count}": say("{suit} {n}", suit=SUIT_NAMES[suit], n=count)
        for suit in SUITS
        for count in range(TRICKS + 1)
    }
    message = say("Spread {n} new personal tasks over the suits.", n=number)
    hint = say("As many as the tricks in your surplus; they are for the next round.")
    return Prompt(message, {**words, "tasks": say("Set the tasks")}, (hint,))


def _prompt_solve(view: View) -> Prompt:
    card = view.plays[view.now.leader != view.seat]
    message = say("You won with {card}: which task do you solve?", card=Shown((card,)))
    return Prompt(message, {"common": say("Common task"), "personal": say("Personal task")})
