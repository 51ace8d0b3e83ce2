"""A session, its saves and quick bots, with no browser and no clock."""

from datetime import UTC, datetime

from app.bots.decision import at_once
from app.bots.request import Request
from app.match.setup import Setup, from_query
from app.play.effects import Effect, Effects, Wait, Write
from app.play.session import Session
from app.play.sitting import own_seat
from app.saves.preferences import Settings
from app.saves.saves import Saves
from app.saves.storage import Memory, Storage
from app.view.scene import Scene
from tefuda.core.chance import Quick

NOW = datetime(2026, 11, 21, tzinfo=UTC)


def saves_in(storage: Storage | None = None) -> Saves:
    return Saves(storage or Memory(), lambda: NOW)


def setup(key: str, seed: str = "seed", **query: str) -> Setup:
    return from_query(key, query, seed)


class Hall:
    """One match: writes what is to be written, answers as bots, lets time pass."""

    def __init__(
        self, key: str, settings: Settings | None = None, seed: str = "seed", **query: str
    ) -> None:
        self.storage = Memory()
        self.saves = saves_in(self.storage)
        self.id = self.saves.create(setup(key, seed, **query))
        self.settings = settings or Settings()
        self.rng = Quick("acts")
        self.left: Effects = []  # what the session asked for and nobody did yet
        self.open()

    def open(self) -> None:
        """As a reload of the page would."""
        self.opened = self.saves.open(self.id)
        head = self.opened.head
        self.session = Session(head, self.opened.history, self.settings, own_seat(head.setup))
        self.left = []
        self.take(self.session.begin())

    def take(self, effects: Effects) -> None:
        for effect in effects:
            if isinstance(effect, Write):
                self.opened.journal.append(effect.entry)
            else:
                self.left.append(effect)

    def do(self, what: str) -> Effects:
        """A click; nobody answers yet."""
        self.take(self.session.do(what))
        return self.left

    def serve(self, effect: Effect) -> None:
        """Time passes, or a bot answers."""
        if isinstance(effect, Wait):
            self.take(self.session.tick(effect.number))
        elif isinstance(effect, Request):
            self.take(self.session.answer(effect.number, at_once(effect)))

    def settle(self) -> Scene:
        """Until the person has to act or look."""
        while self.left:
            self.serve(self.left.pop(0))
        return self.session.scene()

    def act(self) -> None:
        """One act of those offered."""
        scene = self.settle()
        choices = self.session.course.choices()
        more = set(choices.options(scene.draft)) if choices else set()
        cards = scene.open_cards & more if scene.draft else scene.open_cards
        offers = [f"card {card}" for card in sorted(cards)]
        offers += [f"word {word}" for word in scene.open_words]
        if scene.paused:
            self.do("next")
        elif scene.ready:
            self.do("send")
        else:
            self.do(offers[self.rng.below(len(offers))])

    def play(self, acts: int = 10_000) -> Scene:
        """So many acts, or to the end."""
        while acts and not self.settle().over:
            self.act()
            acts -= 1
        return self.settle()

    def entries(self) -> tuple[str, ...]:
        """All that is kept."""
        return self.saves.open(self.id).journal.reading.entries
