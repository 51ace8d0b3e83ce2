"""What is said in the live region when a match is drawn: each thing once, in order."""

from collections.abc import Iterator

from app.view import render
from app.view.scene import Scene


class Herald:
    """Of one match, from one drawing to the next."""

    def __init__(self) -> None:
        self._prompted: tuple[int, str] = (0, "")  # the last move heard of, and what was asked then

    def lines(self, scene: Scene) -> Iterator[str]:
        """What happened, what the viewer is asked now, the answer to what was asked by key."""
        teller = render.teller(scene)
        for message in scene.news:
            yield render.sentence(message, scene)
        step = scene.log[-1].step if scene.log else 0
        prompt = (step, teller.prompt())
        if prompt != self._prompted and prompt[1]:
            yield prompt[1]
        self._prompted = prompt
        yield from teller.answer()
