"""Why one discard or summons is better: who declared first, and for how much."""

from collections.abc import Mapping

from tefuda.core.advice import NOBODY, Fact, Line, Telling
from tefuda.core.chance import Rng
from tefuda.core.compact import Facts
from tefuda.core.table import say
from tefuda.core.terms import Seat
from tefuda.games.world_management.bot.numbers import JOKER
from tefuda.games.world_management.bot.playout import BETWEEN, Run, winner
from tefuda.games.world_management.rules.events import HandEnded
from tefuda.games.world_management.rules.state import State

KEPT = ("players", "winner", "points", "complete", "need", "left", "wilds", "dora", "outs")

GROUPS = 9
"""What somebody is said to lack whose open groups fit no form."""

OWN = ("complete", "need", "left", "wilds", "dora", "outs")
"""The last of them as facts of one seat."""


def foretell(state: State, rng: Rng) -> Facts:
    """How `playout` ends the running hand by that luck; {} between hands."""
    if state.phase in BETWEEN:
        return {}
    run = Run(state, rng)
    needs = tuple(racer.lacking if racer else GROUPS for racer in run.racers)
    complete = tuple(map(run.is_done, range(run.players)))
    outs = tuple(racer.loose.outs().bit_count() if racer else 0 for racer in run.racers)
    left = tuple(run.helping(racer) if racer else 0 for racer in run.racers)
    wilds, dora = (_loose(run, card) for card in (JOKER, run.dora))
    seat = winner(run, state)
    points = run.points_of(run.racers[seat]) if seat >= 0 else 0
    return dict(
        zip(
            KEPT, (run.players, seat, points, complete, needs, left, wilds, dora, outs), strict=True
        )
    )


def _loose(run: Run, card: int) -> tuple[int, ...]:
    """By seat, how many of a card are in no finished group."""
    return tuple(racer.loose.cards.count(card) if racer else 0 for racer in run.racers)


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
        say("Groups still missing"),
        say("you lack {n} of your groups, and the first to declare wins"),
        say("{who} lacks {n} of the groups, and the first to declare wins"),
        "6.1",
    ),
    "outs": Telling(
        say("Kinds of cards that would make a group"),
        say("{n} kinds of cards would make you a group, the more the sooner"),
        say("{n} kinds of cards would make {who} a group, the more the sooner"),
        "5.1",
    ),
    "left": Telling(
        say("Cards left that would make a group"),
        say("{n} cards that may still come would make you a group, the more the sooner"),
        say("{n} cards that may still come would make {who} a group, the more the sooner"),
        "5.1",
    ),
    "wilds": Telling(
        say("Wilds free for any group"),
        say("you keep {n} of your wilds free for any group"),
        say("{who} keeps {n} of the wilds free for any group"),
        "1.4",
    ),
    "dora": Telling(
        say("Dora outside a whole group"),
        say("you keep {n} dora outside a whole group, a point each, which you may need to declare"),
        say("{who} keeps {n} dora outside a whole group, a point each in a declared hand"),
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
