"""Where things lie on the board and what each card is in HTML: ids, classes, what a tap does."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from markupsafe import Markup

from app.view.advised import ADVISED
from app.view.faces import Faces
from app.view.scene import Scene
from app.view.words import Speaker
from tefuda.core.cards import Card
from tefuda.core.registry import find
from tefuda.core.table import CardFace, Message, Panel, Prompt, Wait, Zone
from tefuda.core.terms import Seat, Words

SEEN_OF_A_PILE = 3


class Shape(NamedTuple):
    """One card as a template draws it."""

    card: Card
    id: str  # the same while the card is in sight, so that patching the page keeps its element
    classes: str
    label: str
    picture: Markup
    note: Markup | None
    seat: Seat | None  # whose card it is, where that is told
    do: str = ""  # what a tap says; "" for a card that is only looked at
    lifted: bool = False
    open: bool = False  # it may be chosen now
    group: Markup | None = None  # the label of a group of the hand that starts here
    about: str = ""  # what a place tells of itself that holds no card yet, or that label


class Desk:
    """A scene's cards, numbered copy by copy: centre, players, hand."""

    def __init__(self, scene: Scene, words: Speaker, faces: Faces) -> None:
        self.scene, self.words, self.faces = scene, words, faces
        self._copies: Counter[Card] = Counter()
        self._lifted = Counter(scene.lifted)
        hand = scene.table.hand
        self._in_hand = Counter(face.card for face in (hand.cards if hand else ()))
        self._raised: set[tuple[Card, int]] = set()  # of the zone that is drawn
        self._choose = any("choose" in zone.marks for zone in _zones(scene))
        self._first = any("first" in zone.marks for zone in _zones(scene))
        self._shapes = {zone.name: self._draw(zone) for zone in _zones(scene)}

    def shapes(self, zone: Zone) -> list[Shape]:
        return self._shapes[zone.name]

    def lying(self, zone: Zone) -> list[Shape]:
        """The cards of a zone that is over and only looked at, so they have no ids."""
        return [self._look(face) for face in zone.cards]

    def elsewhere(self) -> list[Card]:
        """Cards that may be chosen but lie nowhere in sight: deep in a pile, or in no zone."""
        shapes = [shape for shapes in self._shapes.values() for shape in shapes]
        seen = {shape.card for shape in shapes if shape.open or shape.lifted}
        return sorted(self.scene.open_cards - seen)

    def seats(self) -> list[Panel]:
        """The panels from the viewer on, clockwise."""
        panels, first = self.scene.table.panels, max(0, self.scene.viewer)
        return [*panels[first:], *panels[:first]]

    def others(self) -> list[Panel]:
        """The same without the viewer's own."""
        return self.seats() if self.scene.viewer < 0 else self.seats()[1:]

    def by_rank(self) -> list[Seat]:
        """The seats, winners first."""
        ranks = self.scene.ranks
        return sorted(range(len(ranks)), key=ranks.__getitem__)

    def zone(self, name: str) -> Zone:
        return next(zone for zone in _zones(self.scene) if zone.name == name)

    def grouped(self, zone: Zone) -> list[tuple[Card, int]]:
        """The open cards of a pile, each face once with its number."""
        numbers = Counter(face.card for face in zone.cards if face.card)
        return [(card, numbers[card]) for card in find(self.scene.key).deck.sort(numbers)]

    def told(self, move: Words, prompt: Prompt | None = None) -> Iterator[tuple[Card, Markup]]:
        """A move word by word: a card, or "" and what the word's button is called."""
        deck, prompt = find(self.scene.key).deck, prompt or self.scene.table.prompt
        named = prompt.words if prompt else {}
        for place, word in enumerate(move):
            if word in deck and word not in named:
                yield word, Markup("")
            elif place or word in named or not move[1:]:  # else a verb that has no button
                yield "", self.words.button(prompt, move[place - 1 : place], word)

    def _draw(self, zone: Zone) -> list[Shape]:
        faces = zone.cards[-SEEN_OF_A_PILE:] if zone.kind == "pile" else zone.cards
        self._raised = set(self._raising(zone, faces))
        if zone.kind == "hand":
            return list(self._hand(zone))
        return [self._shape(face, zone) for face in faces]

    def _raising(self, zone: Zone, faces: Sequence[CardFace]) -> Iterator[tuple[Card, int]]:
        """The lifted copies: of equal cards those that were touched, then those that lie first; in a hand
        that is laid out those that lie last, in no group.
        """
        way = -1 if zone.kind == "hand" and self.scene.arrangements else 1
        for card, copies in Counter(face.card for face in faces).items():
            if not self._lifts(card, zone):
                continue
            numbers = range(self._copies[card] + 1, self._copies[card] + 1 + copies)
            touched = [at for of, at in reversed(self.scene.touched) if of == card]
            order = sorted(
                numbers,
                key=lambda at: (
                    at not in touched,
                    touched.index(at) if at in touched else way * at,
                ),
            )
            lifted = order[: self._lifted[card]]
            self._lifted[card] -= len(lifted)
            yield from ((card, number) for number in lifted)

    def _hand(self, zone: Zone) -> Iterator[Shape]:
        """The hand as the chosen arrangement lays it out."""
        if not self.scene.arrangements:
            yield from (self._shape(face, zone) for face in zone.cards)
            return
        left: dict[Card, list[CardFace]] = {}
        for face in sorted(zone.cards, key=lambda face: ADVISED in face.marks):  # those lie loose
            left.setdefault(face.card, []).append(face)
        way = self.scene.arrangements[self.scene.arrangement]
        waits = way.waits or [None] * len(way.groups)
        for (label, cards), wait in zip(way.groups, waits, strict=True):
            within = wait.within if wait else None
            for place, card in enumerate(cards):
                yield self._shape(left[card].pop(0), zone, within or label, starts=place == 0)
            if wait and not within:
                yield self._ghost(wait)

    def _ghost(self, wait: Wait) -> Shape:
        """The place of a card that would make a group whole: two of its faces, and what is left."""
        faces = Markup("").join(self.faces.short(card) for card in wait.cards[:2])
        more = Markup("…") if len(wait.cards) > 2 else Markup("")
        return Shape(
            card="",
            id="",
            classes="empty ghost",
            label=f"{self.words.plain(wait.label)}: {wait.left}",
            picture=faces + more + Markup("<b>{}</b>").format(wait.left),
            note=None,
            seat=None,
            about=f"label:{wait.label.text}",
        )

    def _shape(
        self, face: CardFace, zone: Zone, group: Message | None = None, *, starts: bool = False
    ) -> Shape:
        open_now = self._may_pick(face.card, zone)
        lifted = (face.card, self._copies[face.card] + 1) in self._raised
        marks = [*face.marks, *(["lifted"] if lifted else []), *(["open"] if open_now else [])]
        if starts:
            marks.append("starts")
        return self._look(face)._replace(
            id=self._id(face.card),
            do=self._do(face.card, zone, open_now=open_now, lifted=lifted),
            classes=" ".join(dict.fromkeys(marks)),
            lifted=lifted,
            open=open_now,
            group=self.words(group) if group and starts else None,
            about=self._means(group) if group and starts else "",
        )

    def _means(self, label: Message) -> str:
        """Where a label is asked about that the game explains."""
        known = label.text in find(self.scene.key).glossary()
        return f"label:{label.text}" if known else ""

    def _look(self, face: CardFace) -> Shape:
        return Shape(
            card=face.card,
            id="",
            classes=" ".join(face.marks),
            label=self._label(face),
            picture=self.faces.draw(face.card) if face.card else Markup(""),
            note=self.words(face.note) if face.note else None,
            seat=face.seat,
        )

    def _here(self, zone: Zone) -> bool:
        """Whether the cards of this turn are picked in this zone."""
        if self._choose:
            return "choose" in zone.marks
        if "first" in zone.marks:
            return len(self.scene.lifted) <= 1  # a lone first card may give way to another
        if self._first:
            return zone.kind == "hand" and bool(self.scene.lifted)
        return zone.kind == "hand" or not self._in_hand

    def _lifts(self, card: Card, zone: Zone) -> bool:
        """Whether a lifted copy of this card is shown in this zone."""
        if "first" in zone.marks:
            return card in self.scene.lifted[:1]
        return bool(card) and self._here(zone)

    def _may_pick(self, card: Card, zone: Zone) -> bool:
        if card not in self.scene.open_cards:
            return False
        if self._choose or self._first:
            return self._here(zone)
        return self._here(zone) or card not in self._in_hand

    def _do(self, card: Card, zone: Zone, *, open_now: bool, lifted: bool) -> str:
        if self.scene.look:
            return ""
        if "first" in zone.marks:
            return f"card {card} first" if self.scene.open_cards else ""  # never one of its group
        if lifted and self.scene.ready and len(self.scene.lifted) == 1:
            return "send"
        if lifted or open_now or (zone.kind == "hand" and card):
            several = zone.kind == "hand" and self._in_hand[card] > 1
            which = f"{card} {self._copies[card]}" if several else card
            return f"{'back' if lifted else 'card'} {which}"
        return ""

    def _id(self, card: Card) -> str:
        if not card:
            return ""
        self._copies[card] += 1
        return f"card-{card}-{self._copies[card]}"

    def _label(self, face: CardFace) -> str:
        blank = "no card yet" if "empty" in face.marks else "face-down card"
        said = self.faces.name(face.card) if face.card else self.words.gettext(blank)
        if face.note:
            said += f" ({self.words.plain(face.note)})"
        if ADVISED in face.marks:
            said += f" ({self.words.gettext('recommended')})"
        if face.reason:
            said += f". {self.words.plain(face.reason.message)}"
        return said


def _zones(scene: Scene) -> Iterator[Zone]:
    table = scene.table
    yield from table.centre
    for panel in table.panels:
        yield from panel.zones
    if table.hand:
        yield table.hand
