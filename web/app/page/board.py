"""What lies on the board, drawn anew where it would look otherwise."""

from app.browser.door import Door
from app.view import render
from app.view.scene import Scene


class Board:
    """A match, or what stands in its place."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._seen: Scene | None = None

    def show(self, scene: Scene) -> None:
        """What was told with the drawing before, and is under way, may go on where nothing is new."""
        seen = scene._replace(news=(), travels=())
        if scene.news or scene.travels or seen != self._seen:
            self._door.show("board", render.board(scene))
        self._seen = seen

    def put(self, html: str) -> None:
        self._seen = None
        self._door.show("board", html)
