"""Where the match is: who leads next, and who is in front."""

from tefuda.core.table import Message, Piece, Who, say
from tefuda.core.terms import Seat
from tefuda.games.hyper_maker.rules.secrets import tricks_now
from tefuda.games.hyper_maker.rules.state import View
from tefuda.games.hyper_maker.screen.settled import out_of_reach
from tefuda.games.hyper_maker.screen.verdict import why_again


def phase(view: View) -> Message:
    if view.now.master:
        return say("Playing to the master card")
    if is_over(view):
        return say("The match is over")
    if not tricks_now(view):
        return say("The game begins")
    if not any(view.sizes):
        return say("Game {n} has ended.", n=view.past.dealt)
    return _next(view)


def is_over(view: View) -> bool:
    return not any(view.sizes) and view.past.dealt == view.setup.games


def _next(view: View) -> Message:
    """Between tricks: who leads the next one, and who is in front; how the last one went stands above."""
    best, most = _best(view)
    leads = _leads(view)
    if not most:
        return leads
    top = _top(view, best, {"first": _names(best), "n": most})
    return say("{leads} {top}", leads=leads, top=top)


def _leads(view: View) -> Message:
    """Who leads the next trick; while all is open, why the leader stays (clauses 6.2 and 6.4)."""
    who = Who(view.now.leader)
    why = (
        why_again(tricks_now(view)[-1], stays=view.setup.stays) if out_of_reach(view) < 0 else None
    )
    if who.seat == view.seat:
        return say("{why}: you lead again.", why=why) if why else say("You lead next.")
    if why:
        return say("{why}: {who} to lead again.", why=why, who=who)
    return say("{who} to lead next.", who=who)


def _top(view: View, best: tuple[Seat, ...], values: dict[str, Piece]) -> Message:
    """Whoever has the most points, and whether nobody can catch them."""
    if out_of_reach(view) >= 0:
        if best == (view.seat,):
            return say("You are sure to win: {n} points.", **values)
        return say("{first} is sure to win: {n} points.", **values)
    if len(best) == view.setup.players:
        return say("All have {n} points.", **values)
    if len(best) > 1:
        return say("Most points: {first}, {n} each.", **values)
    return say("Most points: {first}, {n}.", **values)


def _best(view: View) -> tuple[tuple[Seat, ...], int]:
    """Whoever has the most points, and how many."""
    scores = view.past.scores
    most = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == most), most


def _names(seats: tuple[Seat, ...]) -> Message:
    """One, or several, joined."""
    *others, last = map(Who, seats)
    if not others:
        return say("{who}", who=last)
    names = say("{who}", who=others[0])
    for other in others[1:]:
        names = say("{first}, {who}", first=names, who=other)
    return say("{first} and {who}", first=names, who=last)
