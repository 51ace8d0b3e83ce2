"""The words of IT Normandy: names of suits, and events as sentences."""

from tefuda.core.game import Event, Moved, Seat
from tefuda.core.table import Message, Shown, Who, say
from tefuda.games.it_normandy.cards import RANK, SUITS
from tefuda.games.it_normandy.rules.events import (
    Chosen,
    Dealt,
    Leads,
    MatchEnded,
    RoundEnded,
    Solved,
    TasksShown,
    TrickTaken,
    TrumpChanged,
    TrumpSet,
)
from tefuda.games.it_normandy.rules.state import Counts, Dice, Play, Stock

SIGNS = {"R": "●", "Y": "★", "B": "■"}

SUIT_NAMES: dict[str, Message] = {
    "R": say("● red"),
    "Y": say("★ yellow"),
    "B": say("■ blue"),
}

HOW: dict[str, tuple[Message, str]] = {
    "trump rank": (say("the trump rank"), "4.1"),
    "trump rank and suit": (say("the trump rank in a trump suit"), "4.3"),
    "equal trump ranks": (say("two equal trump ranks: the leader’s"), "4.3"),
    "trump suit": (say("a trump suit"), "4.2"),
    "higher trump": (say("the higher rank in trump"), "4.2"),
    "equal trumps": (say("equal ranks in trump: the leader’s"), "4.4"),
    "higher in suit": (say("the higher rank"), "4.5"),
    "off suit": (say("the suit led"), "4.6"),
    "higher rank": (say("the higher rank in another suit"), "4.6"),
    "equal ranks": (say("equal ranks: the leader’s"), "4.6"),
}
"""Why a card takes a trick, by `scoring.how`, and the clause that says so."""


def signs(suits: tuple[str, ...]) -> str:
    """Suits as signs, for sentences and counters."""
    return " ".join(SIGNS[suit] for suit in suits)


def counted(counts: Counts) -> str:
    """Three counters in a line."""
    pairs = zip(SUITS, counts, strict=True)
    return " ".join(f"{SIGNS[suit]}{count}" for suit, count in pairs)


def say_event(event: Event, _: Seat) -> Message | None:
    """A heard event in words; None where another one of the same move says it."""
    if isinstance(event, Moved):
        return _say_move(event)
    if isinstance(event, TrickTaken | Solved):
        return _say_trick(event)
    if isinstance(event, TrumpSet | TrumpChanged | Leads | Dealt):
        return _say_start(event)
    return _say_rest(event)


def _say_move(event: Moved) -> Message | None:
    move = event.move
    if isinstance(move, Play):
        return say("{who} played {card}.", who=Who(event.seat), card=Shown((move.card,)))
    if isinstance(move, Stock):
        rank = RANK[move.card]
        return say("{card} was turned up: {rank} is trump.", card=Shown((move.card,)), rank=rank)
    if isinstance(move, Dice):
        return say("Common tasks by the dice: {tasks}.", tasks=counted(move.pips))
    return None


def _say_trick(event: TrickTaken | Solved) -> Message:
    if isinstance(event, TrickTaken):
        return say("{who} took the trick by {how}.", who=Who(event.seat), how=HOW[event.how][0])
    who, suit = Who(event.trick.winner), SUIT_NAMES[event.trick.suit]
    if event.trick.area == "common":
        return say("{who} solved a common task: {suit}.", who=who, suit=suit)
    if event.trick.area == "personal":
        return say("{who} solved a personal task: {suit}.", who=who, suit=suit)
    return say("No task in {suit}: {who} put the trick in the surplus.", who=who, suit=suit)


def _say_start(event: TrumpSet | TrumpChanged | Leads | Dealt) -> Message:
    if isinstance(event, Dealt):
        return say("Each hand was dealt {n} cards.", n=event.size)
    if isinstance(event, TrumpSet):
        return say("Trump by the dice: {suits}.", suits=signs(event.suits))
    if isinstance(event, TrumpChanged):
        return say("Trump is now {suits}.", suits=signs(event.suits))
    if event.scores[0] == event.scores[1]:
        return say("First to lead, by lot: {who}.", who=Who(event.seat))
    return say("First to lead, with fewer points: {who}.", who=Who(event.seat))


def _say_rest(event: Event) -> Message:
    if isinstance(event, Chosen):
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
        return say("Both are equally near to zero and share the victory.")
    return say("Nearest to zero from above: {who}.", who=Who(first[0]))
