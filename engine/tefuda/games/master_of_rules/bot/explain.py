"""Why one card is better than another: whose rule was met."""

from collections.abc import Mapping

from tefuda.core.advice import Fact, Line
from tefuda.core.table import Reason, say
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.rules.events import RoundEnded


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """The running round, one's own rule first."""
    met = next(event.round.met for event in line.events if isinstance(event, RoundEnded))
    seats = sorted(range(len(met)), key=lambda other: other != seat)
    return {Fact("met", who): float(met[who]) for who in seats}


TOLD = {"met": Reason(say("{who} met the rule played in this round"), "5.1")}
