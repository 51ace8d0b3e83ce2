"""A lesson as it is met: every screen from its first to its last, while the person does what is hoped for."""

from collections.abc import Iterator

from app.bots.decision import at_once
from app.bots.request import Request
from app.lesson.lesson import Lesson, Step, read
from app.lesson.script import plain
from app.lesson.voice import is_done, told_so_far
from app.match.head import Head
from app.match.history import History
from app.play.effects import Effects, Wait
from app.play.session import Session
from app.saves.preferences import Settings
from app.view.scene import Scene
from tefuda.core.match import Match
from tefuda.core.notation import parse, words
from tools.site import lessons

ME = 0


def taught(key: str, settings: Settings) -> Iterator[tuple[str, Scene]]:
    """The number of a screen, and what it is; a card that is lifted, and a move just made, are screens, too."""
    lesson = read(lessons.read(key), key)
    match = lesson.setup.match()
    head = Head(lesson.setup.seed, "", "", lesson.setup)
    session = Session(head, History(match), settings, ME, lesson=lesson)
    _rest(session, session.begin())
    number = 0
    while not is_done(lesson, match, ME) or session.scene().paused:
        scene = session.scene()
        yield f"{number}{' paused' if scene.paused else ''}", scene
        if scene.paused:
            _rest(session, session.do("next"))
        else:
            for name, made in _played(session, hoped(lesson, match)):
                yield f"{number} {name}", made
        number += 1


def hoped(lesson: Lesson, match: Match) -> object:
    """The move that a step's answers name first, or else what a plain player does."""
    step = told_so_far(lesson, match, ME).steps[-1]
    return next(_named(step, match), plain(match, ME)) if step else plain(match, ME)


def _named(step: Step, match: Match) -> Iterator[object]:
    choices = match.choices(ME)
    lines = [line for answer in step.answers for line in answer.fit.move if not {*line} & {*"*?["}]
    parsed = (parse(line, match.game.moves, match.game.deck) for line in lines)
    return (move for move in parsed if move in choices)


def _played(session: Session, move: object) -> Iterator[tuple[str, Scene]]:
    """Word by word, and sent; then the others play."""
    made, left = len(session.history.match.steps), Effects()
    for word in words(move):
        shown = session.scene()
        left += session.do(f"word {word}" if word in shown.open_words else f"card {word}")
        if len(session.history.match.steps) == made:
            yield "lifted", session.scene()
    if len(session.history.match.steps) == made:
        left += session.do("send")
    yield "played", session.scene()
    _rest(session, left)


def _rest(session: Session, effects: Effects) -> None:
    """Time passes, and the others answer."""
    left = [*effects]
    while left:
        effect = left.pop(0)
        if isinstance(effect, Wait):
            left += session.tick(effect.number)
        elif isinstance(effect, Request):
            left += session.answer(effect.number, at_once(effect))
