"""What happens, in words."""

from collections.abc import Callable
from typing import Any

from tefuda.core.kit.deal import Dealt
from tefuda.core.table import Message, Piece, Shown, Who, say
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.thieves.cards import COLOUR
from tefuda.games.thieves.rules.events import (
    CameHome,
    Hid,
    MatchEnded,
    Stole,
    TurnBegan,
    TurnEnded,
    Walked,
)
from tefuda.games.thieves.rules.scoring import value
from tefuda.games.thieves.rules.state import Parent, Remove, Result, Thieves
from tefuda.games.thieves.screen.names import THIEF_NAMES, signed
from tefuda.games.thieves.screen.outlast import unplayed


def say_event(event: Event, seat: Seat) -> Message | None:
    if isinstance(event, TurnEnded) and unplayed(event.result):
        return _say_last(event.result, seat)
    return _SAY[type(event)](event)


def _say_move(event: Moved) -> Message | None:
    """Nature's moves; what a player's move does is said by an event of its own."""
    move = event.move
    if isinstance(move, Remove):
        return say("The {thief} and its treasures are not in play.", thief=THIEF_NAMES[move.colour])
    if isinstance(move, Thieves):
        return say("Each player was dealt a thief.")
    return (
        say("First start player: {who}.", who=Who(move.seat)) if isinstance(move, Parent) else None
    )


def _say_dealt(event: Dealt) -> Message:
    return say("Each hand was dealt {n} treasures.", n=event.size)


def _say_began(event: TurnBegan) -> Message:
    return say(
        "Round {n} begins; start player, who acts first: {who}.",
        n=event.number,
        who=Who(event.parent),
    )


def _who_and_thief(event: Hid | Stole | CameHome) -> dict[str, Piece]:
    return {"who": Who(event.seat), "thief": THIEF_NAMES[event.thief]}


def _say_hid(event: Hid) -> Message:
    return say(
        "{who} hid {card} on the {thief}.", card=Shown((event.card,)), **_who_and_thief(event)
    )


def _say_stole(event: Stole) -> Message:
    pieces = _who_and_thief(event)
    if not event.card:
        return say("{who} laid a card of the thief’s colour on the {thief}, face down.", **pieces)
    card = Shown((event.card,))
    if COLOUR[event.card] == "K":
        pieces |= {"card": card, "next": Who(event.next)}
        return say("{who} laid {card} on the {thief}, on its way to {next}.", **pieces)
    if event.open:
        return say("{who} laid {card} on the {thief}, face up.", card=card, **pieces)
    return say("{who} laid {card} on the {thief}, face down.", card=card, **pieces)


def _say_home(event: CameHome) -> Message:
    """With what was in sight of the thief: that is all anybody knew of why."""
    pieces = _who_and_thief(event)
    if not event.size:
        return say("{who} had no cards left and went home with the {thief}.", **pieces)
    pieces |= {"n": event.size, "sum": signed(value(event.shown)), "backs": event.backs}
    if not event.backs:
        return say(
            "{who} went home with the {thief} (face up {sum}) and put {n} cards on the leftover pile.",
            **pieces,
        )
    if not event.shown:
        return say(
            "{who} went home with the {thief} (nothing face up, {backs} face down) and put {n} cards on"
            " the leftover pile.",
            **pieces,
        )
    return say(
        "{who} went home with the {thief} (face up {sum}, {backs} face down) and put {n} cards on the"
        " leftover pile.",
        **pieces,
    )


def _say_walked(event: Walked) -> Message:
    if event.past:
        return say("The thieves walk on, past those at home.")
    return say("The thieves walk on, each to the next house.")


def _say_ended(event: TurnEnded) -> Message:
    return say("Round {n} is over; last player: {who}.", n=event.number, who=Who(event.result.last))


def _say_last(result: Result, seat: Seat) -> Message:
    """Somebody else went home: who is left, and what that brings."""
    thief = THIEF_NAMES[result.thieves[result.last].colour]
    who = Who(result.last)
    if seat == result.last:
        return say(
            "Only {who} are left. As the last player you get the {thief} and the leftover pile. Your"
            " hand counts for nothing.",
            who=who,
            thief=thief,
        )
    return say(
        "All others are home. The last player, {who}, gets the {thief} and the leftover pile. Cards"
        " still in hand count for nothing.",
        who=who,
        thief=thief,
    )


def _say_match(_: MatchEnded) -> Message:
    return say("The match is over")


_SAY: dict[type, Callable[[Any], Message | None]] = {
    Moved: _say_move,
    Dealt: _say_dealt,
    TurnBegan: _say_began,
    Hid: _say_hid,
    Stole: _say_stole,
    CameHome: _say_home,
    Walked: _say_walked,
    TurnEnded: _say_ended,
    MatchEnded: _say_match,
}
