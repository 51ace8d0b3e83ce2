"""Somebody before the screen, who plays a match or looks back at one."""

from typing import Protocol

from app.bots.decision import Decision
from app.bots.turning import Turning
from app.match.setup import Setup
from app.play.effects import Effects
from app.play.screen import Screen
from app.view.scene import Scene
from tefuda.core.terms import CHANCE, Seat


class Sitting(Protocol):
    """What the page knows of it: every call gives effects, and then `scene` is to be shown."""

    screen: Screen
    home: Seat  # whose screen it is; -1 for an onlooker's
    viewer: Seat  # whose table is seen; looking back, it may be another's
    turning: Turning | None  # once turning points were looked for

    @property
    def has_bots(self) -> bool:
        """Whether bots will be asked of themselves."""
        ...

    def begin(self) -> Effects: ...

    def do(self, what: str) -> Effects:
        """A click on something that carries `data-do`; what cannot be now is passed over."""
        ...

    def answer(self, number: int, decision: Decision) -> Effects:
        """What came of a `Request`."""
        ...

    def tick(self, number: int) -> Effects:
        """The time of a `Wait` is over."""
        ...

    def scene(self) -> Scene: ...


def own_seat(setup: Setup) -> Seat:
    """Whose screen it is: the person's; an onlooker's where there is none, or several."""
    return setup.people[0] if len(setup.people) == 1 else CHANCE
