"""Events in words."""

from collections.abc import Callable
from typing import Final

from tefuda.core.kit.deal import Dealt, say_dealt
from tefuda.core.table import Message, Shown, Who, say
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.world_management.rules.draws import DEALT
from tefuda.games.world_management.rules.events import (
    DoraTurned,
    Drew,
    Exposed,
    HandEnded,
    Rolled,
    TooFew,
)
from tefuda.games.world_management.rules.state import (
    Declare,
    Dice,
    Discard,
    Dora,
    Extend,
    Pass,
    Summon,
)
from tefuda.games.world_management.screen.names import called, joined
from tefuda.games.world_management.screen.sheet import completed, dealership


def say_event(event: Event, seat: Seat) -> Message | None:
    return _SAID[type(event)](event)


def _moved(event: Moved) -> Message | None:
    return _MOVES[type(event.move)](event.move, Who(event.seat))


def _dice(move: Dice, _: Who) -> Message:
    return joined(
        [
            say("{who} {a} + {b}", who=Who(seat), a=roll[0], b=roll[1])
            for seat, roll in enumerate(move.rolls)
        ]
    )


def _dora(move: Dora, _: Who) -> Message:
    return say("The card turned over is {card}.", card=Shown((move.card,)))


def _discard(move: Discard, who: Who) -> Message:
    return say("{who} discarded {cards}.", who=who, cards=Shown(move.cards))


def _declare(_move: Declare, _: Who) -> None:
    """Told with what it was worth, when the hand has ended."""


def _pass(_move: Pass, who: Who) -> Message:
    """Said of whoever was not asked too, having nothing that helps."""
    return say("{who} let play go on.", who=who)


def _summon(move: Summon, who: Who) -> Message:
    return say(
        "{who} summoned {card} to {cards} and discarded {discard}.",
        who=who,
        card=Shown((move.card,)),
        cards=Shown(move.cards),
        discard=Shown((move.discard,)),
    )


def _extend(move: Extend, who: Who) -> Message:
    return say(
        "{who} added {card} to an open group and discarded {discard}.",
        who=who,
        card=Shown((move.card,)),
        discard=Shown((move.discard,)),
    )


_MOVES: Final[dict[type, Callable[..., Message | None]]] = {
    Dice: _dice,
    Dora: _dora,
    Discard: _discard,
    Declare: _declare,
    Pass: _pass,
    Summon: _summon,
    Extend: _extend,
}


def _dealt(event: Dealt) -> Message | None:
    """A draw is told by `Drew`."""
    return say_dealt(event) if event.size == DEALT else None


def _drew(event: Drew) -> Message:
    who = Who(event.seat)
    if event.cards:
        return say("{who} drew {cards}.", who=who, cards=Shown(event.cards))
    return say("{who} drew {n} cards.", who=who, n=event.size)


def _rolled(event: Rolled) -> Message:
    if event.dealer < 0:
        return say("The best roll is shared: all roll again.")
    return say("The dealer is {who}.", who=Who(event.dealer))


def _dora_turned(event: DoraTurned) -> Message:
    who = Who(event.dealer)
    if event.face:
        card = Shown((event.face,))
        return say("Look at your hand. First: {who}. The dora is {card}.", who=who, card=card)
    return say("Look at your hand. First: {who}. No dora: a wild was turned.", who=who)


def _exposed(_: Exposed) -> None:
    """The summons has been told."""


def _too_few(event: TooFew) -> Message:
    return say("Your hand is complete, but worth only {points}.", points=event.points)


def _hand_ended(event: HandEnded) -> Message:
    reading = event.result.shown[0].reading if event.result.winner >= 0 else None
    after = dealership(event.result, over=event.over).message
    if reading is None:
        return after
    return say(
        "{who} declared: {name}, {points} points. {how} {after}",
        who=Who(event.result.winner),
        name=called(reading),
        points=reading.points,
        how=completed(event.result),
        after=after,
    )


_SAID: Final[dict[type[Event], Callable[..., Message | None]]] = {
    Moved: _moved,
    Dealt: _dealt,
    Drew: _drew,
    Rolled: _rolled,
    DoraTurned: _dora_turned,
    Exposed: _exposed,
    TooFew: _too_few,
    HandEnded: _hand_ended,
}
