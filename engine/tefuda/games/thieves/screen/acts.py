"""What is read where one is to act: what the others did since one's own last act; and, an aid, which junk may still come."""

from collections.abc import Iterator

from tefuda.core.cards import Card
from tefuda.core.table import Message, Shown, Who, say
from tefuda.core.terms import Seat
from tefuda.games.thieves.cards import COLOUR
from tefuda.games.thieves.rules.doubts import first_size
from tefuda.games.thieves.rules.secrets import unseen
from tefuda.games.thieves.rules.state import View
from tefuda.games.thieves.screen.outlast import order


def junk(view: View) -> Iterator[Message]:
    """A line, while there is any."""
    if left := tuple(sorted(card for card in unseen(view) if COLOUR[card] == "K")):
        yield say("Junk still unseen: {cards}.", cards=Shown(left))


def acts(view: View) -> Message | None:
    """In the order in which they acted; None where nobody has."""
    told: Message | None = None
    for act in _acts(view):
        told = act if told is None else say("{before}; {act}", before=told, act=act)
    return say("{acts}.", acts=told) if told else None


def _acts(view: View) -> Iterator[Message]:
    """Of those behind the seat in line in the phase before, of those before it in this one."""
    seats = order(view)
    place = seats.index(view.seat)
    for seat in seats[place + 1 :]:
        yield from _act(view, seat, view.now.phase - 1)
    for seat in seats[:place]:
        yield from _act(view, seat, view.now.phase)


def _act(view: View, seat: Seat, phase: int) -> Iterator[Message]:
    """What a seat did in a phase, if it was still out."""
    laid = [*_laid(view, seat, phase)]
    if laid:
        card = laid[0]
        if card:
            yield say("{who} laid {card}", who=Who(seat), card=Shown((card,)))
        else:
            yield say("{who} laid a card face down", who=Who(seat))
    elif phase == 1 or (phase > 1 and any(_laid(view, seat, phase - 1))):
        yield say("{who} went home", who=Who(seat))


def _laid(view: View, seat: Seat, phase: int) -> Iterator[Card]:
    """A thief gets a card in each phase, till somebody goes home with it."""
    place = first_size(view) + phase - 1
    for thief in view.thieves:
        if phase > 0 and len(thief.loot) > place and thief.loot[place].seat == seat:
            yield thief.loot[place].card
