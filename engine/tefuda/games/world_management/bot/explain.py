"""Why one discard or summons is better: who declared first, and for how much."""

from collections.abc import Iterator, Mapping

from tefuda.core.advice import NOBODY, Fact, Line, Telling
from tefuda.core.chance import Rng
from tefuda.core.compact import Facts
from tefuda.core.table import say
from tefuda.core.terms import Seat
from tefuda.games.world_management.bot.loose import Loose
from tefuda.games.world_management.bot.numbers import JOKER
from tefuda.games.world_management.bot.playout import BETWEEN, Run, winner
from tefuda.games.world_management.bot.race import shown
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.rules.events import HandEnded
from tefuda.games.world_management.rules.state import State

KEPT = ("players", "winner", "points", "complete", "need", "left", "wilds", "dora", "outs")

OWN = ("complete", "need", "left", "wilds", "dora", "outs")
"""The last of them as facts of one seat."""


def foretell(state: State, rng: Rng) -> Facts:
    """How `playout` ends the running hand by that luck; {} between hands."""
    if state.phase in BETWEEN:
        return {}
    run = Run(state, rng)
    needs, loose = zip(*_tabled(state), strict=True)
    complete = tuple(map(run.is_done, range(run.players)))
    outs = tuple(each.outs().bit_count() for each in loose)
    left = tuple(map(run.helping, loose))
    wilds = tuple(each.cards.count(JOKER) for each in loose)
    dora = tuple(_dora_of_each(state))
    seat = winner(run, state)
    points = run.points_of(run.racers[seat]) if seat >= 0 else 0
    return dict(
        zip(
            KEPT, (run.players, seat, points, complete, needs, left, wilds, dora, outs), strict=True
        )
    )


def _dora_of_each(state: State) -> Iterator[int]:
    """By seat the dora it holds, whatever group they lie in: each is worth a point."""
    dora = dora_of(state.now.turned)
    for hand, exposed in zip(state.hands, state.now.exposed, strict=True):
        yield sum(card == dora for card in (*hand, *sum(exposed, ())))


def _tabled(state: State) -> Iterator[tuple[int, Loose]]:
    """By seat what its table tells, whatever form is aimed at: cards missing, and what lies loose."""
    dora = dora_of(state.now.turned)
    for hand, exposed in zip(state.hands, state.now.exposed, strict=True):
        missing, loose = shown(hand, exposed, state.setup, dora)
        yield missing, Loose(loose)


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """How one's own hand stands after the move, which says most at once; then how it was raced on."""
    ended = next((event for event in line.events if isinstance(event, HandEnded)), None)
    end = _ended(ended) if ended else line.end
    players, first, points, *own = (end[name] for name in KEPT)
    assert isinstance(players, int) and isinstance(points, int)
    told = {Fact(name, seat): _of(by_seat, seat) for name, by_seat in zip(OWN, own, strict=True)}
    seats = sorted(range(players), key=lambda other: other != seat)
    told |= {Fact("points", seat): float(points if first == seat else 0)}
    told |= {Fact("declared", who): float(first == who) for who in seats}
    told |= {Fact("nobody", NOBODY): float(first == NOBODY)}
    return told | {Fact("points", who): float(points if first == who else 0) for who in seats[1:]}


def _of(by_seat: object, seat: Seat) -> float:
    assert isinstance(by_seat, tuple)
    return float(by_seat[seat])


def _ended(event: HandEnded) -> Facts:
    players, nothing, result = len(event.totals), (0,) * len(event.totals), event.result
    reading = result.shown[0].reading if result.winner >= 0 else None
    points = reading.points if reading else 0
    complete = tuple(seat == result.winner for seat in range(players))
    own = (complete, *[nothing] * (len(OWN) - 1))
    return dict(zip(KEPT, (players, result.winner, points, *own), strict=True))


TOLD = {
    "declared": Telling(
        say("Hand won by {who}"),
        say("you win this hand"),
        say("{who} wins this hand and alone gets points"),
        "6.3",
    ),
    "nobody": Telling(
        say("Hand won by nobody"),
        say("nobody wins this hand"),
        say("nobody wins this hand"),
        "8.3",
    ),
    "complete": Telling(
        say("Hand complete, with points enough to declare"),
        say("your hand is complete, ready to declare and win,"),
        say("the hand of {who} is complete, ready to declare and win,"),
        "6.1",
    ),
    "need": Telling(
        say("Cards still missing"),
        say("your hand is {n} away from complete, and the first to declare wins"),
        say("the hand of {who} is {n} away from complete, and the first to declare wins"),
        "6.1",
    ),
    "outs": Telling(
        say("Kinds of cards that would make a group"),
        say("{n} kinds of cards would make you a group"),
        say("{n} kinds of cards would make {who} a group"),
        "5.1",
    ),
    "left": Telling(
        say("Cards left that would make a group"),
        say("{n} cards left would make you a group"),
        say("{n} cards left would make {who} a group"),
        "5.1",
    ),
    "wilds": Telling(
        say("Wilds free for any group"),
        say("you keep {n} of your wilds free for any group"),
        say("{who} keeps {n} of the wilds free for any group"),
        "1.4",
    ),
    "dora": Telling(
        say("Dora held, in groups or not"),
        say("you have {n} dora, in groups or not, 1 point each"),
        say("{who} has {n} dora, in groups or not, 1 point each"),
        "7.2",
    ),
    "points": Telling(
        say("Points for {who} in this hand, dora included"),
        say("you get {n} points in this hand"),
        say("{who} gets {n} points in this hand, and the highest total wins"),
        "7.1",
    ),
}

SENSES = {
    "declared": 1,
    "complete": 1,
    "need": -1,
    "outs": 1,
    "left": 1,
    "wilds": 1,
    "dora": 1,
    "points": 1,
}

TALES: Mapping[str, tuple[type, ...]] = {}
"""None: a playout makes no moves."""
