"""What a lesson says at a point of a match: it hangs on the moves made, and on nothing else."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from app.lesson.facts import facts, have, keeps
from app.lesson.lesson import Beyond, Fit, Lesson, Span, Step, Words
from app.lesson.script import plain
from tefuda.core.cards import Cards
from tefuda.core.match import Match
from tefuda.core.notation import split, text, words
from tefuda.core.terms import Seat


class Voice(NamedTuple):
    """Sentences by language. The page's Speaker has no part in them: they come with the lesson."""

    answer: Words | None = None  # to the last move
    say: Words | None = None  # what to look at now
    todo: Words | None = None  # what is to be done now
    lights: tuple[str, ...] = ()  # cards, zones by name, words of a move, labels of facts
    learnt: tuple[Words, ...] = ()  # at the end: what one can do now
    beyond: Beyond | None = None  # and where to read on
    aids: bool = True  # whether the table has its aids yet
    later: frozenset[str] = frozenset()  # zones and facts that are not there yet


class Told(NamedTuple):
    """What has been said at each decision of a seat, the one it is asked for now the last."""

    steps: tuple[Step | None, ...]  # None: nothing was to be said
    free: int  # decisions since there was nothing more to be said
    aids: bool  # no step is left that brings the table's aids
    later: frozenset[str]  # what a step that is left brings
    left: bool  # a step that may still be said


def voice(lesson: Lesson, match: Match, seat: Seat, *, rests: bool = False) -> Voice:
    """What is said to a seat now; while the table `rests` nothing is there that the next step brings."""
    made, told = _made(match, seat), told_so_far(lesson, match, seat)
    last = told.steps[len(made) - 1] if made else None
    answer = _answer(lesson, last, match, made[-1]) if last else None
    if is_done(lesson, match, seat):
        done = lesson.sentences["done"]
        return Voice(answer, done, learnt=lesson.learnt, beyond=lesson.beyond)
    there = told_so_far(lesson, match, seat, asked=False) if rests else told
    spoken = Voice(answer, aids=there.aids, later=there.later)
    if seat not in match.turn.seats:
        return spoken
    if step := told.steps[-1]:
        return spoken._replace(say=step.say, todo=step.todo, lights=_lights(step, match, seat))
    return spoken._replace(say=lesson.sentences["free"] if told.free else None)


def _lights(step: Step, match: Match, seat: Seat) -> tuple[str, ...]:
    """What a step lights; where it leads, what one tap would choose too, or else the cards of a
    plain move, or the word that it is.
    """
    if not step.leads:
        return step.lights
    if filled := _filled(match, seat):
        return (*step.lights, *filled)
    verb, *cards = words(plain(match, seat))
    deck = {*match.game.deck}
    return (*step.lights, *((card for card in cards if card in deck) if cards else (verb,)))


def _filled(match: Match, seat: Seat) -> Cards:
    """The cards that the prompt fills in, where it does."""
    game: Any = match.game
    prompt = game.table(game.view(match.state, seat), match.choices(seat)).prompt
    return prompt.fill if prompt else ()


def is_done(lesson: Lesson, match: Match, seat: Seat) -> bool:
    """Whether all steps and the free stretch are behind; as soon as the round of its last move is over."""
    told = told_so_far(lesson, match, seat)
    if match.over or told.free > lesson.stretch:
        return True
    last = not told.left and told.free == lesson.stretch and seat not in match.turn.seats
    return last and _in_the_next_round(match, seat)


def _in_the_next_round(match: Match, seat: Seat) -> bool:
    """Whether the round of a seat's last move is past."""
    made = _made(match, seat)
    return bool(made) and match.turn.round > match.game.turn(_state(match, made[-1])).round


def told_so_far(lesson: Lesson, match: Match, seat: Seat, *, asked: bool = True) -> Told:
    """At each decision the first step that has not been said, and fits; without the one now if not `asked`."""
    points = _made(match, seat) + [len(match.steps)] * (asked and seat in match.turn.seats)
    left, told, free, start = lesson.steps, [], 0, 0
    for point in points:
        turn = match.game.turn(_state(match, point))
        left = tuple(step for step in left if not _past(step, turn.round))
        step = next((each for each in left if _is_due(each.fit, match, seat, start, point)), None)
        free += not left
        if step:
            left = tuple(each for each in left if _stays(each, step))
        told.append(step)
        start = point
    later = frozenset(name for step in left for name in step.lights) & {*lesson.later}
    return Told(tuple(told), free, not any(step.aids for step in left), later, bool(left))


def _made(match: Match, seat: Seat) -> list[int]:
    """The numbers of a seat's moves."""
    return [number for number, step in enumerate(match.steps) if step.seat == seat]


def _state(match: Match, number: int) -> Any:
    """The state before a move, or now."""
    return match.steps[number].before if number < len(match.steps) else match.state


def _past(step: Step, number: int) -> bool:
    return step.fit.round is not None and number > step.fit.round[1]


def _stays(step: Step, said: Step) -> bool:
    """Whether a step may still be said after one was."""
    return said.again if step is said else not step.idea or step.idea != said.idea


def _is_due(fit: Fit, match: Match, seat: Seat, start: int, point: int) -> bool:
    """Whether a step fits the decision before move `point`; the last one came before `start`."""
    game: Any = match.game
    state = _state(match, point)
    turn = game.turn(state)
    if (fit.asks and turn.phase not in fit.asks) or not _within(turn.round, fit.round):
        return False
    if not all(_may(game, state, seat, line) for line in fit.may):
        return False
    return _heard(fit, match, seat, start, point)


@lru_cache(maxsize=1 << 6)
def _may(game: Any, state: Any, seat: Seat, line: str) -> bool:
    """Whether a legal move begins with these words; asked of the same states at every screen."""
    choices, said = game.choices(state, seat), split(line)
    return all(word in choices.options(said[:place]) for place, word in enumerate(said))


def _answer(lesson: Lesson, step: Step, match: Match, number: int) -> Words | None:
    """Once it is settled what a move has brought."""
    seat = match.steps[number].seat
    end = _settled(match, seat, number)
    if end is None:
        return None
    before, after = match.steps[number].before, _state(match, end)
    pairs = zip(match.game.scores(after), match.game.scores(before), strict=True)
    gained = [now - then for now, then in pairs]
    mine, others = gained.pop(seat), max(gained)
    move = text(match.steps[number].move)

    def fits(fit: Fit) -> bool:
        if not (_within(mine, fit.mine) and _within(others, fit.others)):
            return False
        if fit.move and not keeps(move, fit.move):
            return False
        if fit.further and not _within(_further(lesson, match, seat, number), fit.further):
            return False
        return _heard(fit, match, seat, number, end)

    return next(each.words for each in step.answers if fits(each.fit))


def _further(lesson: Lesson, match: Match, seat: Seat, number: int) -> int:
    """How many more cards are missing after a move than before, as the lesson lays a hand out."""
    before, after = (
        match.game.arrangements(match.game.view(_state(match, point), seat))[lesson.layout].away
        for point in (number, number + 1)
    )
    return (after or 0) - (before or 0)


def _settled(match: Match, seat: Seat, number: int) -> int | None:
    """The first point after a move where the round is another, or the seat is asked anew."""
    began = match.game.turn(match.steps[number].before).round
    points: Sequence[int] = range(number + 1, len(match.steps) + 1)
    for point in points:
        turn = match.game.turn(_state(match, point))
        if turn.round != began or seat in turn.seats or not turn.seats:
            return point
    return None


def _heard(fit: Fit, match: Match, seat: Seat, start: int, end: int) -> bool:
    if not (fit.happened or fit.never):
        return True
    return have(facts(match, start, end, seat), fit.happened, fit.never)


def _within(number: int, span: Span | None) -> bool:
    return span is None or span[0] <= number <= span[1]
