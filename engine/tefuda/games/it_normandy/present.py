"""The table of IT Normandy in data and words."""

from collections.abc import Sequence

from tefuda.core.game import Choices, Event, Seat
from tefuda.core.table import Arrangement, Message, Reason, Table
from tefuda.games.it_normandy.state import Move, View


def table(view: View, choices: Choices[Move] | None) -> Table: ...


def say_event(event: Event, seat: Seat) -> Message | None: ...


def why_not(view: View, move: Move) -> Reason: ...


def arrangements(view: View) -> Sequence[Arrangement]: ...
