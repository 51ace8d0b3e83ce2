"""The table in sentences, for those who hear it: what is asked by key, and what must be heard."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from app.view.faces import Faces
from app.view.scene import Counter, Scene
from app.view.words import Speaker
from tefuda.core.table import CardFace, Gauge, Reason, Zone
from tefuda.core.terms import Words


class Teller:
    """Tells one scene; every text is a sentence or two in the viewer's language."""

    def __init__(self, scene: Scene, words: Speaker, faces: Faces) -> None:
        self._scene, self._words, self._faces = scene, words, faces

    def answer(self) -> Sequence[str]:
        """To the letter asked, if any was."""
        tell = ANSWERS.get(self._scene.asked)
        return list(tell(self)) if tell else ()

    def prompt(self) -> str:
        """What the viewer is asked; "" where nothing is."""
        prompt = self._scene.table.prompt
        asks = prompt and not self._scene.paused and not self._scene.look
        return self._words.plain(prompt.message) if prompt and asks else ""

    # one a letter

    def hand(self) -> Iterator[str]:
        zone = self._scene.table.hand
        yield self._zone(zone) if zone else self._words.gettext("You only look on.")

    def table(self) -> Iterator[str]:
        for zone in self._scene.table.centre:
            yield self._zone(zone)
            if zone.reason:
                yield self._reason(zone.reason)

    def winner(self) -> Iterator[str]:
        table = self._scene.table
        reasons = [reason for row in table.scoring for reason in row.reasons]
        if reasons:
            yield from map(self._reason, reasons)
        elif table.standing:
            yield self._words.plain(table.standing)
        else:
            yield self._words.gettext("Nothing shows yet who would win.")

    def scores(self) -> Iterator[str]:
        names = self._words.name
        each = (f"{names(panel.seat)} {panel.score}" for panel in self._scene.table.panels)
        yield self._list(each)

    def last(self) -> Iterator[str]:
        zones = self._scene.table.last
        for zone in zones:
            yield self._zone(zone)
            if zone.reason:
                yield self._reason(zone.reason)
        if not zones:
            yield self._words.gettext("Nothing has been finished yet.")

    def offers(self) -> Iterator[str]:
        scene = self._scene
        names = [self._faces.name(card) for card in sorted(scene.open_cards)]
        if not scene.counters:  # which say the same words
            names += [self._button(word) for word in scene.open_words]
        names += [name for counter in scene.counters for name in self._steps(counter)]
        if scene.ready and not scene.chosen:
            names.append(self._button(scene.draft[0], ()))
        if names:
            yield self._words.gettext("You may choose: {list}").format(list=self._list(names))
        else:
            yield self._words.gettext("It is not for you to act now.")

    # how things are called

    def _button(self, word: str, stem: Words | None = None) -> str:
        stem = self._scene.stem if stem is None else stem
        return self._words.button(self._scene.table.prompt, stem, word).striptags()

    def _steps(self, counter: Counter) -> Iterator[str]:
        """As the buttons of templates/counters.html are called."""
        what, gettext = self._button(counter.name, ()), self._words.gettext
        if counter.more:
            yield gettext("One more: {what}").format(what=what)
        if counter.less:
            yield gettext("One less: {what}").format(what=what)

    def _reason(self, reason: Reason) -> str:
        return self._words.plain(reason.message)

    def _zone(self, zone: Zone) -> str:
        """Its name, its cards, its numbers."""
        parts = [*map(self._face, zone.cards), *map(self._gauge, zone.gauges)]
        if not parts:
            parts = [str(zone.size or 0)]
        return f"{self._words.plain(zone.label)}: {self._list(parts)}"

    def _face(self, face: CardFace) -> str:
        blank = "no card yet" if "empty" in face.marks else "face-down card"
        name = self._faces.name(face.card) if face.card else self._words.gettext(blank)
        if "winning" in face.marks:
            name += f", {self._words.gettext('winning')}"
        return f"{self._words.plain(face.note)}: {name}" if face.note else name

    def _gauge(self, gauge: Gauge) -> str:
        return f"{self._words.plain(gauge.label)} {gauge.value}"

    def _list(self, parts: Sequence[str] | Iterator[str]) -> str:
        return "; ".join(parts)


ANSWERS: Mapping[str, Callable[[Teller], Iterator[str]]] = {
    "h": Teller.hand,
    "t": Teller.table,
    "w": Teller.winner,
    "s": Teller.scores,
    "l": Teller.last,
    "a": Teller.offers,
}
