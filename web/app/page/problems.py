"""What stands in a match's place where there is none to be shown: a sentence, and its text."""

from collections.abc import Callable

from app.browser.door import Door
from app.page.board import Board
from app.page.loading import Refusal
from app.page.lobby import NO_ROOM
from app.saves.storage import Full
from app.saves.summary import Problem
from app.view import render
from tefuda.core.slices import Progress
from tefuda.core.table import Message


class Problems:
    """Draws on the board, in the language of the moment."""

    def __init__(self, door: Door, board: Board, language: Callable[[], str]) -> None:
        self._door, self._board, self._language = door, board, language

    def tell(self, progress: Progress, place: str) -> None:
        """How far a match is that takes long to open."""
        shown = render.opening(progress, self._language())
        if place == "lobby":
            self._door.show("waiting", shown)
        else:
            self._board.put(shown)

    def refuse(self, match_id: str, refusal: Refusal, original: str = "") -> None:
        """Why a match cannot be read, with its text to have or to mend."""
        if isinstance(refusal, Full):
            self.show(match_id, NO_ROOM, original)
            return
        text = refusal.original or original
        self.show(match_id, refusal.message, text, mendable=refusal.mendable)

    def show(
        self, match_id: str, message: Message, original: str, *, mendable: bool = False
    ) -> None:
        problem = Problem(match_id, message, original, mendable, in_bin=False)
        self._board.put(render.problem(problem, self._language()))
