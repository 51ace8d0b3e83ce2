"""Motion scores of a game to be filmed: the first move of a match at which each kind of event moves something."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from app.match.head import Head
from app.match.hearing import heard
from app.match.history import History
from app.play.session import Session
from app.saves.preferences import Settings
from app.view.scene import Scene
from tefuda.core.terms import CHANCE
from tools.pictures.positions import ME, SEED, setup, whole


class Score(NamedTuple):
    """A scene, and the next one with what travels between them."""

    name: str  # of the kinds of events that are new in it
    before: Scene
    after: Scene


@cache
def moves(key: str, players: int) -> tuple[tuple[int, str], ...]:
    """Numbers of the moves, each with the events that move something for the first time."""
    match, known, chosen = whole(key, players), set[str](), []
    for number in range(len(match.steps)):
        told = heard(match.game, match.events(number), ME)
        kinds = {type(event).__name__ for event in told if any(match.game.travels(event, ME))}
        if kinds - known:
            chosen.append((number, " ".join(sorted(kinds - known)).lower()))
            known |= kinds
    return tuple(chosen)


def scores(key: str, players: int, settings: Settings) -> Iterator[Score]:
    table, again = setup(key, players), setup(key, players).match()
    history = History(again)
    session = Session(Head(SEED, "", "", table), history, settings, viewer=ME)
    steps = whole(key, players).steps
    for number, name in moves(key, players):
        for step in steps[len(again.steps) : number]:
            _ = history.chance() if step.seat == CHANCE else history.play(step.seat, step.move)
        session.screen.told = number
        before, step = session.scene(), steps[number]
        _ = history.chance() if step.seat == CHANCE else history.play(step.seat, step.move)
        yield Score(name, before, session.scene())
