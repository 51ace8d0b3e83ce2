"""The table of Hyper Maker in data and words."""

from collections.abc import Sequence

from tefuda.core.game import Choices, Event, Moved, Seat
from tefuda.core.table import (
    Arrangement,
    CardFace,
    Gauge,
    Message,
    Panel,
    Prompt,
    Reason,
    ScoreRow,
    Shown,
    Table,
    Who,
    Zone,
    say,
)
from tefuda.games.hyper_maker.cards import DECK, FOLLOWS, NUMBERS, PAIRS
from tefuda.games.hyper_maker.events import Dealt, GameEnded, TrickEnded
from tefuda.games.hyper_maker.rules import followers
from tefuda.games.hyper_maker.state import Lead, Master, Move, Play, Trick, View


def table(view: View, choices: Choices[Move] | None) -> Table:
    raise NotImplementedError


def say_event(event: Event, seat: Seat) -> Message | None:
    raise NotImplementedError


def why_not(view: View, move: Move) -> Reason:
    raise NotImplementedError


def arrangements(view: View) -> Sequence[Arrangement]:
    raise NotImplementedError
