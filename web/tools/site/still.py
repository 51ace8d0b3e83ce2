"""A still picture of each game's table, for frames: the page's own templates, with nothing to tap.

It is the board of a real match, played by the greedy player up to a turn of the reader's seat.
"""

import re
from functools import cache

from app.bots.decision import at_once
from app.bots.request import Request
from app.match.head import Head
from app.match.history import History
from app.match.setup import Setup, from_query
from app.play.session import Session
from app.saves.preferences import Settings
from app.view import render
from tefuda.core.match import Match
from tefuda.core.plain import to_plain
from tefuda.core.terms import CHANCE

MOVES = 14
"""Moves made before the picture: something lies on the table, and little is over."""

SEED = "still"
# ids would be in the document twice, what can be tapped would promise something, nobody hears it, and nothing moves
LIVE = re.compile(
    r"\s(?:id|aria-(?!hidden)[a-z]+|role|href|tabindex|title|type"
    r'|data-(?:do|about|lands|walks|motion|felt))="[^"]*"'
)
# nor does anybody hear what is only read aloud
UNSEEN = re.compile(r'<span class="unseen">[^<]*</span>')
INDENTED = re.compile(r"\n\s+")


def draw(key: str, language: str) -> str:
    """HTML of the board, for a place that is inert and unseen by readers of the screen."""
    head, history = Head("", "", "", _setup(key)), History(_played(key))
    session = Session(head, history, Settings(language), viewer=0)
    session.begin()
    session.course.paused = False
    board = LIVE.sub("", render.board(session.scene()))
    header, end, table = board.partition("</header>")  # wide headers show what narrow ones only say
    return INDENTED.sub("\n", f"{header}{end}{UNSEEN.sub('', table)}")


def _setup(key: str) -> Setup:
    return from_query(key, {}, SEED)


@cache
def _played(key: str) -> Match:
    match = _setup(key).match()
    while not match.over and not (len(match.steps) >= MOVES and match.turn.seats == (0,)):
        _move(match, key)
    return match


def _move(match: Match, key: str) -> None:
    seat = match.turn.seats[0]
    if seat == CHANCE:
        match.chance()
        return
    view = to_plain(match.game.view(match.state, seat))
    request = Request(0, key, seat, view, "greedy", deal=SEED, playouts=0, ms=0)
    match.play_text(seat, at_once(request)["move"])
