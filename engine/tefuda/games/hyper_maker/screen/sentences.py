"""The events of Hyper Maker as sentences."""

from tefuda.core.kit.deal import Dealt, say_dealt
from tefuda.core.kit.play import Play, say_played
from tefuda.core.table import Message, Shown, Who, say
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.hyper_maker.rules.events import GameEnded, TrickEnded
from tefuda.games.hyper_maker.rules.state import Lead, Master
from tefuda.games.hyper_maker.screen.verdict import verdict


def say_event(event: Event, seat: Seat) -> Message | None:
    if isinstance(event, Moved):
        return _say_move(event)
    if isinstance(event, Dealt):
        return say_dealt(event)
    if isinstance(event, GameEnded):
        return say("Game {n} has ended.", n=event.number)
    assert isinstance(event, TrickEnded)
    return verdict(event.trick).message


def _say_move(event: Moved) -> Message:
    move = event.move
    if isinstance(move, Master):
        return say("The master card is {card}.", card=Shown((move.card,)))
    if isinstance(move, Lead):
        return say("{who} to lead.", who=Who(move.seat))
    assert isinstance(move, Play)
    return say_played(event.seat, move.card)
