"""Where the match is: who leads next, and who is in front."""

from tefuda.core.table import Message, Piece, Who, say
from tefuda.core.terms import Seat
from tefuda.games.hyper_maker.rules.secrets import tricks_now
from tefuda.games.hyper_maker.rules.state import View
from tefuda.games.hyper_maker.screen.settled import out_of_reach


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
    leads = Who(view.now.leader)
    own = leads.seat == view.seat
    values: dict[str, Piece] = {"who": leads, "first": _names(best), "n": most}
    if out_of_reach(view) >= 0:
        return _decided(values, own=own, ahead=best == (view.seat,))
    if not most or len(best) == view.setup.players:
        return _even(most, values, own=own)
    if own and best == (view.seat,):
        return say("You lead next, and have the most points: {n}.", **values)
    if len(best) > 1:
        return _several(values, own=own)
    if own:
        return say("You lead next. Most points: {first}, {n}.", **values)
    return say("{who} to lead next. Most points: {first}, {n}.", **values)


def _decided(values: dict[str, Piece], *, own: bool, ahead: bool) -> Message:
    """Nobody can catch whoever is in front."""
    if own and ahead:
        return say("You lead next, and can no longer be caught: {n} points.", **values)
    if own:
        return say("You lead next. {first} can no longer be caught: {n} points.", **values)
    return say("{who} to lead next. {first} can no longer be caught: {n} points.", **values)


def _several(values: dict[str, Piece], *, own: bool) -> Message:
    """Some have as many points."""
    if own:
        return say("You lead next. Most points: {first}, {n} each.", **values)
    return say("{who} to lead next. Most points: {first}, {n} each.", **values)


def _even(most: int, values: dict[str, Piece], *, own: bool) -> Message:
    """All have as many points."""
    if not most:
        return say("You lead next.") if own else say("{who} to lead next.", **values)
    if own:
        return say("You lead next. All have {n} points.", **values)
    return say("{who} to lead next. All have {n} points.", **values)


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
