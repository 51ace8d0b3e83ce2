"""The events of IT Normandy as sentences."""

from tefuda.core.kit.deal import Dealt, say_dealt
from tefuda.core.kit.play import Play, say_played
from tefuda.core.table import Message, Shown, Who, say
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.it_normandy.cards import RANK
from tefuda.games.it_normandy.rules.events import (
    AllDone,
    LeadSet,
    MatchEnded,
    RoundEnded,
    Solved,
    TasksChosen,
    TasksShown,
    TrickTaken,
    TrumpChanged,
    TrumpSet,
)
from tefuda.games.it_normandy.rules.state import Dice, Stock
from tefuda.games.it_normandy.screen.names import HOW, counted, signs
from tefuda.games.it_normandy.screen.verdict import counting, why_there


def say_event(event: Event, seat: Seat) -> Message | None:
    """A heard event in words; None where another one of the same move says it."""
    if isinstance(event, Moved):
        return _say_move(event)
    if isinstance(event, TrickTaken | Solved):
        return _say_trick(event)
    if isinstance(event, TrumpSet | TrumpChanged | LeadSet | Dealt):
        return _say_start(event)
    return _say_rest(event)


def _say_move(event: Moved) -> Message | None:
    move = event.move
    if isinstance(move, Play):
        return say_played(event.seat, move.card)
    if isinstance(move, Stock):
        rank = RANK[move.card]
        return say("{card} was turned up: {rank} is trump.", card=Shown((move.card,)), rank=rank)
    if isinstance(move, Dice):
        return say("Common tasks by the dice: {tasks}.", tasks=counted(move.pips))
    return None


def _say_trick(event: TrickTaken | Solved) -> Message:
    if isinstance(event, TrickTaken):
        return say("{who} took the trick: {how}.", who=Who(event.seat), how=HOW[event.how][0])
    return why_there(event.trick).message


def _say_start(event: TrumpSet | TrumpChanged | LeadSet | Dealt) -> Message:
    if isinstance(event, Dealt):
        return say_dealt(event)
    if isinstance(event, TrumpSet):
        return _say_trump(event)
    if isinstance(event, TrumpChanged):
        return say("Trump is now {suits}.", suits=signs(event.suits))
    if event.scores[0] == event.scores[1]:
        return say("First to lead, by lot: {who}.", who=Who(event.seat))
    return say("First to lead, with fewer points: {who}.", who=Who(event.seat))


def _say_trump(event: TrumpSet) -> Message:
    """Dice that are equal and highest make every suit of theirs trump (2.7, 2.8)."""
    if len(event.suits) == 1:
        return say("Trump by the dice: {suits}.", suits=signs(event.suits))
    if len(event.suits) == 2:
        return say(
            "Two dice tie for the highest: {suits} are both trump.", suits=signs(event.suits)
        )
    return say("All three dice are equal: every suit is trump.")


def _say_rest(event: Event) -> Message:
    if isinstance(event, AllDone):
        return counting(event.seats, event.won)
    if isinstance(event, TasksChosen):
        return say("{who} spread the new tasks in secret.", who=Who(event.seat))
    if isinstance(event, TasksShown):
        return _say_tasks(event)
    if isinstance(event, RoundEnded):
        mine, yours = event.totals
        return say("Round {n} has ended: {a} to {b}.", n=event.number, a=mine, b=yours)
    assert isinstance(event, MatchEnded)
    return _say_end(event)


def _say_tasks(event: TasksShown) -> Message:
    first, second = event.tasks
    if first and second:
        return say(
            "New personal tasks: {a} {first}, {b} {second}.",
            a=Who(0),
            first=counted(first),
            b=Who(1),
            second=counted(second),
        )
    seat = 0 if first else 1
    return say("New personal tasks: {who} {tasks}.", who=Who(seat), tasks=counted(first or second))


def _say_end(event: MatchEnded) -> Message:
    first = [seat for seat, rank in enumerate(event.ranks) if rank == 1]
    if not first:
        return say("Both are below zero: nobody wins.")
    if len(first) == 2:
        return say("Both have equally many points and share the victory.")
    return say("Closest to 0, and not below: {who}.", who=Who(first[0]))
