"""What can be taken along of a match: its link, the same as a QR code, a frame for a web page."""

from collections.abc import Mapping
from html import escape
from urllib.parse import urlencode

from app.match.head import Head
from app.match.history import History
from app.match.setup import Setup
from app.share import link, qr
from app.view.scene import Shared
from app.view.words import Speaker
from tefuda.core.registry import find

OPEN = "#/open/"
FRAME = (
    '<iframe src="{base}embed.html?{asked}" title="{title} – Tefuda" width="100%" height="560"'
    ' style="border:0;max-width:760px" loading="lazy" allow="clipboard-write"></iframe>'
)
"""HTML for other people's pages, to be filled in here and, for a set-up, by js/share.js.

Every table fits from 480 pixels on; this height leaves room for larger letters.
"""


class Sharing:
    """Makes what is shared of one match, and again only when a move was made."""

    def __init__(self, base: str, head: Head, history: History) -> None:
        """`base` is the address of the site's folder, with its last slash."""
        self._base, self._head, self._history = base, head, history
        self._known: tuple[object, Shared] | None = None
        self.blocked = False

    def shared(self, language: str) -> Shared:
        steps = self._history.match.steps
        now = (len(steps), id(steps[-1]) if steps else 0, self._history.given_up, language)
        if self._known is None or self._known[0] != now:
            self._known = now, self._make(language)
        return self._known[1]._replace(blocked=self.blocked)

    def link(self) -> str:
        """The address that opens this match anywhere; "" where it would be too long."""
        text = link.spell(link.pack(self._head, self._history))
        return f"{self._base}{OPEN}{text}" if len(text) <= link.LONGEST else ""

    def _make(self, language: str) -> Shared:
        address = self.link()
        if not address:
            return Shared("", None, "")
        capitals = link.spell_in_capitals(link.pack(self._head, self._history))
        return Shared(address, qr.picture(self._base + OPEN, capitals), self._snippet(language))

    def _snippet(self, language: str) -> str:
        """A frame that begins with this position: of nobody's own id and name."""
        setup = self._head.setup
        head = Head("", "", "", setup._replace(names=_public(setup)))
        text = link.spell(link.pack(head, self._history))
        title = Speaker(language, setup.key)(find(setup.key).info.title)
        return snippet(self._base, {"game": setup.key}, title, f"{OPEN}{text}")


def _public(setup: Setup) -> tuple[str, ...]:
    """The names without those that persons gave themselves."""
    return tuple("" if setup.is_person(seat) else name for seat, name in enumerate(setup.names))


def snippet(base: str, query: Mapping[str, str], title: str, fragment: str = "") -> str:
    """A frame of the game called `title`; `query` is what its address asks for."""
    values = {"base": base, "asked": urlencode(query) + fragment, "title": title}
    return FRAME.format(**{name: escape(value) for name, value in values.items()})
