"""What the page asks of a browser; `dom.py` is the only one that has it."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol

from app.bots.thinker import Worker
from app.saves.preferences import Settings
from app.saves.safety import Room
from app.saves.second import SecondCopy
from app.saves.storage import Storage


class Door(Protocol):
    """The browser, as far as the page's logic knows it."""

    storage: Storage
    second: SecondCopy | None  # where the browser has one
    language: str  # of the browser, two letters
    base: str  # the address of the site's folder, with its last slash
    framed: bool  # this is a frame in another page
    lessons: frozenset[str]  # the games that the site has one for

    def listen(self, do: Callable[[str], None], moved: Callable[[], None]) -> None:
        """Say every click on a `data-do`, and every change of the address or the settings."""
        ...

    def hear(
        self, look: Callable[[], None], lost: Callable[[str], None], leave: Callable[[], None]
    ) -> None:
        """Call `look` when something may have happened in another tab, and now and then.

        `lost` hears of a lock that another tab has taken over; `leave` ends the visit.
        """
        ...

    def tell(self) -> None:
        """Something has happened here: the other tabs may look."""
        ...

    async def hold(self, name: str, *, steal: bool) -> bool | None:
        """Whether this tab has a lock then; None where the browser has none at all."""
        ...

    def release(self, name: str) -> None: ...

    async def locks(self) -> Sequence[str] | None:
        """The names of all that are held, here or elsewhere; None where nobody can tell."""
        ...

    async def room(self) -> Room:
        """What the browser says of the room there is."""
        ...

    async def persist(self) -> None:
        """Ask the browser to keep what lies here, however little room it has."""
        ...

    def address(self) -> str:
        """What stands after the page's address, from "#" on."""
        ...

    def go(self, address: str, *, replace: bool = False) -> None:
        """Another address; `replace` forgets the one before."""
        ...

    def wishes(self) -> Mapping[str, str]:
        """Settings that the address asks for before its "#"; the player may overrule them."""
        ...

    def open(self, address: str) -> bool:
        """Open a window on an address; whether that was allowed."""
        ...

    def mark(self, name: str, value: str) -> None:
        """Set `data-NAME` of the body."""
        ...

    def dress(self, settings: Settings) -> None:
        """Put the document into a language and a theme."""
        ...

    def show(self, place: str, html: str) -> None:
        """Patch the inside of an element."""
        ...

    def announce(self, text: str) -> None:
        """Say something in the live region."""
        ...

    def moving(self) -> int:
        """Milliseconds until everything on the board lies still."""
        ...

    def later(self, ms: int, call: Callable[[], None]) -> None: ...

    def spawn(self, work: Awaitable[None]) -> None:
        """Let something run beside the page."""
        ...

    def copy(self, text: str) -> None:
        """To the clipboard."""
        ...

    def download(self, name: str, text: str) -> None: ...

    def typed(self, place: str) -> str:
        """What stands in a field of the board; "" where there is no such field."""
        ...

    async def chosen(self, most: Callable[[str], int]) -> str | None:
        """The text in the lobby's import field, or of the file chosen there.

        None where it has more letters than `most` of its beginning says: such a text is not even
        fetched. `OSError` where the file cannot be read.
        """
        ...

    async def fetched(self, address: str) -> str:
        """The text of a file of the site; "" where there is none, or it cannot be had now."""
        ...

    async def start_worker(self) -> Worker: ...
