"""What each player has won, how near the bonuses are, and what each round brought the viewer."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from tefuda.core.cards import Cards
from tefuda.core.table import Gauge, Help, Zone, say
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.cards import KINDS
from tefuda.games.master_of_rules.rules.scoring import BONUSES, ENOUGH, score, winnings
from tefuda.games.master_of_rules.rules.state import View
from tefuda.games.master_of_rules.rules.turns import ROUNDS
from tefuda.games.master_of_rules.screen.names import card_name


def won(cards: Cards, seat: Seat, *, over: bool = False) -> Zone:
    """Rules won by kind: three of one, or one of each, bring a bonus (8.2, 8.3)."""
    count = Counter(cards)
    kinds = [
        Gauge(
            say("{rule}", rule=card_name(kind)),
            f"{count[kind]}/{ENOUGH}",
            (kind, *_done(count[kind], ENOUGH)),
        )
        for kind in KINDS
    ]
    different = len(count)
    every = Gauge(
        say("All five rules"),
        f"{different}/{len(KINDS)}",
        ("every", *_done(different, len(KINDS))),
    )
    gauges = (*kinds, every, *(() if over else _near(cards)))
    return Zone(f"won {seat}", "gauges", say("Rules won"), gauges=gauges, seat=seat)


def _near(cards: Cards) -> Iterator[Gauge]:
    """An aid: the bonuses that one more rule would bring."""
    for bonus in BONUSES:
        lacks = [*(Counter(bonus.cards) - Counter(cards)).elements()]
        if len(lacks) == 1:
            said = _EVERY if bonus.cards == KINDS else _MORE
            label = said._replace(values={"rule": card_name(lacks[0])})
            help_ = Help(
                say("{label}: a bonus of 2 points, besides its own point.", label=label),
                bonus.clause,
            )
            yield Gauge(label, f"+{bonus.points}", ("aid", "lacks", lacks[0]), help=help_)


_MORE = say("One more {rule}")
_EVERY = say("{rule} makes all five")


def _done(count: int, goal: int) -> tuple[str, ...]:
    return ("done",) if count >= goal else ()


def _gained(view: View) -> list[int]:
    """What each round brought the viewer, with the bonuses it completed."""
    rounds, players = view.past.rounds, view.setup.players
    totals = [score(winnings(rounds[:n], players)[view.seat]) for n in range(len(rounds) + 1)]
    return [after - before for before, after in pairwise(totals)]


def ribbon(view: View, *, over: bool) -> tuple[Gauge, ...]:
    """Every round: what it brought the viewer, the one that lies there, those to come."""
    if view.seat < 0:
        return ()
    past = _gained(view)
    told = [
        Gauge(say("Round {n}", n=number), f"+{gain}" if gain else "–", ("ribbon", "past"))
        for number, gain in enumerate(past, 1)
    ]
    if over:
        told[-1] = told[-1]._replace(marks=("ribbon", "now"))
    ahead = range(len(past) + 1, ROUNDS[view.setup.players] + 1)
    coming = [
        Gauge(
            say("Round {n}", n=number),
            "",
            ("ribbon", "now" if number == ahead[0] and not over else "ahead"),
        )
        for number in ahead
    ]
    return (*told, *coming)
