"""Points of a match: what stood there, and who had what to decide."""

from typing import Any, NamedTuple

from tefuda.core.advice import Experienced
from tefuda.core.game import AnyGame
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.table import Message, Reason
from tefuda.core.terms import Choices, Seat, Words


class Moment(NamedTuple):
    """A point of a match."""

    game: AnyGame
    moves: int  # made before
    state: Any

    def choices(self, seat: Seat) -> Choices[Any] | None:
        """What `seat` may do, where it is to act."""
        mine = seat in self.game.turn(self.state).seats
        return self.game.choices(self.state, seat) if mine else None


def now(match: Match) -> Moment:
    return Moment(match.game, len(match.steps), match.state)


def before(match: Match, number: int) -> Moment:
    """Before move number `number`, from 0; the end is one more."""
    steps = match.steps
    state = steps[number].before if number < len(steps) else match.state
    return Moment(match.game, number, state)


def openly(moment: Moment, viewer: Seat, seat: Seat) -> bool:
    """Whether the viewer may know that `seat` is to act."""
    view = moment.game.view(moment.state, viewer)
    return moment.game.table(view, None).panels[seat].active


def decided(match: Match, number: int) -> bool:
    """Whether whoever made move `number` had a choice, and not just an occasion that was let pass."""
    seat, moment = match.steps[number].seat, before(match, number)
    choices = moment.choices(seat)
    assert choices
    if only(choices) is not None:
        return False
    prompt = match.game.table(match.game.view(moment.state, seat), choices).prompt
    occasion = prompt.occasion if prompt else None
    return occasion is None or occasion.decline != text(match.steps[number].move)


def only(choices: Choices[Any]) -> object | None:
    """The move, where there is but one."""
    moves = iter(choices)
    first: object = next(moves)
    return first if next(moves, None) is None else None


class Foretold(NamedTuple):
    """A move, what it would do as things stand, and the rule of thumb it follows, where the game says so."""

    words: Words
    does: Message | None
    maxim: Reason | None = None


def foretold(moment: Moment, seat: Seat, words: Words) -> Foretold:
    """Of several steps what is said is how to go on, so they are not told."""
    game = moment.game
    view = game.view(moment.state, seat)
    steps = sum(word not in game.deck for word in words)
    told = game.foresee(view, words) if steps <= 1 else None
    return Foretold(words, told and told.message, maxim(game, view, words))


def maxim(game: AnyGame, view: Any, words: Words) -> Reason | None:
    """The rule of thumb that a move follows."""
    advice = game.advice
    return advice.maxim(view, words) if isinstance(advice, Experienced) else None
