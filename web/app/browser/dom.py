"""The browser's side of `door.Door`; nothing else on the page's thread imports the browser."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js
from pyscript import PyWorker, config, document, window

from app.bots.thinker import Worker
from app.browser.asking import about, asking, is_asked, rests, tells
from app.browser.indexed import IndexedCopy
from app.browser.keyboard import NEXT_ACT, Box, asked, nearest
from app.saves.preferences import CHOICES, Settings
from app.saves.safety import Room
from app.saves.second import SecondCopy
from app.saves.storage import Full, Memory, Storage

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
RESTS = "prompt"
"""The id of what has the focus while there is nothing to do."""

OFFERED = "[data-do]:not([disabled]), a[href], [data-asking] [data-about]"


class LocalStorage:
    """The device's own store."""

    lasting = True

    def get(self, key: str) -> str | None:
        text = window.localStorage.getItem(key)
        return text if isinstance(text, str) else None  # JavaScript's null is not None

    def put(self, key: str, text: str) -> None:
        try:
            window.localStorage.setItem(key, text)
        except Exception as error:
            raise Full from error

    def drop(self, key: str) -> None:
        window.localStorage.removeItem(key)

    def keys(self) -> list[str]:
        return [str(key) for key in window.Object.keys(window.localStorage)]


def find_storage() -> Storage:
    """The device's store, or memory where it is refused (in another site's frame)."""
    try:
        window.localStorage.setItem("tefuda/probe", "1")
        window.localStorage.removeItem("tefuda/probe")
    except Exception:  # noqa: BLE001 - SecurityError, or full from the start
        return LocalStorage() if _keeps_something() else Memory()
    return LocalStorage()


def _keeps_something() -> bool:
    try:
        return bool(window.localStorage.length)
    except Exception:  # noqa: BLE001 - SecurityError
        return False


class ScriptWorker:
    """worker.py in a thread of its own."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def think(self, text: str) -> str:
        start = window.performance.now()
        answer = str(await self._worker.sync.think(text))
        measure = {"start": start, "detail": json.loads(answer)["iterations"]}
        options = to_js(measure, dict_converter=window.Object.fromEntries)
        window.performance.measure("tefuda:thought", options)  # for tests/bench/bots.py
        return answer

    def stop(self, number: int) -> None:
        self._worker.sync.stop(number)

    def terminate(self) -> None:
        self._worker.terminate()


class Browser:
    """The window, as the page's logic asks for it."""

    def __init__(self) -> None:
        self.storage = find_storage()
        self.second: SecondCopy | None = None
        codes = [str(code)[:2] for code in window.navigator.languages or ()]
        self.language = next((code for code in codes if code in CHOICES["language"]), "en")
        self.base = str(window.URL.new("./", window.location.href).href)
        self.framed = bool(document.documentElement.hasAttribute("data-frame"))
        self.lessons = frozenset((document.body.getAttribute("data-lessons") or "").split())
        self._tasks: set[asyncio.Future[None]] = set()
        self._morph: Any = None
        self._tabs: Any = None
        self._flights: Any = None
        self._return_to = ""  # the id of what had the focus before a dialog opened
        self._by_key = False  # whether the last thing done was done by key

    async def load(self) -> None:
        """Fetch what patches the document, and what knows the second copy."""
        names = ("idiomorph", "tabs", "flights")
        morph, self._tabs, self._flights = await asyncio.gather(*map(_module, names))
        self._morph = morph.Idiomorph
        self._flights.listen()
        with suppress(JsException):  # it did not come: the store alone serves
            self.second = IndexedCopy(await _module("second"))

    # what comes in

    def listen(self, do: Callable[[str], None], moved: Callable[[], None]) -> None:
        # until now, while everything was fetched, js/lobby.js has seen what was done
        self._by_key = document.documentElement.getAttribute("data-keyed") == "true"

        def slide(event: Any) -> None:
            if what := event.target.getAttribute("data-slide"):
                self._by_key = False  # the focus stays on the slider
                do(f"{what} {event.target.value}")

        def key(event: Any) -> None:
            if not (event.ctrlKey or event.metaKey or event.altKey):
                self._key(event, do)

        on = window.addEventListener
        on("click", create_proxy(lambda event: self._click(event, do)))
        on("change", create_proxy(slide))
        on("keydown", create_proxy(key))
        on("hashchange", create_proxy(lambda _: moved()))
        on("tefuda:settings", create_proxy(lambda _: moved()))
        on("beforeunload", create_proxy(_ask_before_leaving))

    def _click(self, event: Any, do: Callable[[str], None]) -> None:
        self._by_key = event.detail == 0
        target = event.target.closest("[data-do]")
        if what := about(event.target) if asking(document) else tells(event.target):
            event.preventDefault()
            do(f"about {what}")
        elif target and not getattr(target, "disabled", False):
            event.preventDefault()
            do(str(target.dataset.do))
        elif not asking(document) and rests(event.target) and not self._flights.settled():
            do("next")

    # other tabs, and the room there is

    def hear(
        self, look: Callable[[], None], lost: Callable[[str], None], leave: Callable[[], None]
    ) -> None:
        self._tabs.hear(create_proxy(look), create_proxy(lambda name: lost(str(name))))
        window.addEventListener("pagehide", create_proxy(lambda _: leave()))

    def tell(self) -> None:
        self._tabs.tell()

    async def hold(self, name: str, *, steal: bool) -> bool | None:
        answer = str(await self._tabs.hold(name, steal))
        return None if answer == "unknown" else answer == "mine"

    def release(self, name: str) -> None:
        self._tabs.release(name)

    async def locks(self) -> Sequence[str] | None:
        names = json.loads(str(await self._tabs.locks()))
        return None if names is None else list(map(str, names))

    async def room(self) -> Room:
        room = json.loads(str(await self._tabs.room()))
        return Room(room.get("used"), room.get("most"), room.get("lasting"))

    async def persist(self) -> None:
        await self._tabs.persist()

    def _key(self, event: Any, do: Callable[[str], None]) -> None:
        typing = event.target.closest("input, textarea, select")
        if event.key == "Escape":
            do(_escape())
        elif event.key == "F1" or (event.key in ("Enter", " ") and is_asked(event.target)):
            event.preventDefault()
            what = about(document.activeElement)
            do(f"about {what}" if what else "what")
        elif not typing and asked(event.key) and not document.getElementById("dialog"):
            do(f"tell {event.key.lower()}")
        elif event.key in ARROWS and not typing and self._move_focus(*ARROWS[event.key]):
            event.preventDefault()

    def address(self) -> str:
        return str(window.location.hash)

    def go(self, address: str, *, replace: bool = False) -> None:
        if replace:
            window.location.replace(address)
        else:
            window.location.hash = address

    def wishes(self) -> Mapping[str, str]:
        asked = window.URLSearchParams.new(window.location.search)
        return {name: str(asked.get(name)) for name in WISHES if asked.has(name)}

    def open(self, address: str) -> bool:
        opened = window.open(address)  # null, which is not None, where a sandbox forbids it
        if opened:
            opened.opener = None
        return bool(opened)

    # the document

    def mark(self, name: str, value: str) -> None:
        document.body.setAttribute(f"data-{name}", value)

    def dress(self, settings: Settings) -> None:
        detail = {"language": settings.language, "theme": settings.theme}
        event = {"detail": to_js(detail, dict_converter=window.Object.fromEntries)}
        options = to_js(event, dict_converter=window.Object.fromEntries)
        window.dispatchEvent(window.CustomEvent.new("tefuda:dress", options))

    def show(self, place: str, html: str) -> None:
        here = document.getElementById(place)
        active = document.activeElement
        inside, held, barred = here.contains(active), active.closest(HAND), _is_barred(active)
        if place == "board":
            self._flights.before(here, html)
        # what is being typed stays; of anything else that has the focus the children are to be new
        typed = bool(active.matches("textarea, input"))
        asked = {"beforeNodeMorphed": self._flights.differs}
        how = {"morphStyle": "innerHTML", "ignoreActiveValue": typed, "callbacks": asked}
        self._morph.morph(here, html, to_js(how, dict_converter=window.Object.fromEntries))
        if place == "board":
            self._flights.after(here)
            self._dialog_focus(str(active.id) if inside else "")
            left = held and not document.activeElement.closest(HAND)
            shut = self._by_key and not barred and _is_barred(document.activeElement)
            self._rescue_focus(lost=bool(left or shut), was_inside=bool(inside))

    def _dialog_focus(self, before: str) -> None:
        """Into a dialog that opened, and back to where one was when it closed."""
        dialog = document.getElementById("dialog")
        if dialog:
            active = document.activeElement  # the rules may be read beside it
            if not (dialog.contains(active) or active.closest("#aside")):
                self._return_to = before
                dialog.focus()
        elif self._return_to:
            back, self._return_to = document.getElementById(self._return_to), ""
            if back:
                back.focus()

    def _rescue_focus(self, *, lost: bool, was_inside: bool) -> None:
        """Who plays by key is where the next act is: after a move, after a bot's, after a pause.

        While there is nothing to do the focus rests on the prompt, and goes on from there. It is
        lost too with a card that was played or may not be chosen any more, and with the lobby,
        whose hidden link keeps it until the browser draws again.
        """
        active, wandering = document.activeElement, was_inside or self._by_key
        lost = lost or (wandering and (active == document.body or not _is_seen(active)))
        if not (lost or active.id == RESTS) or document.getElementById("dialog"):
            return
        wanted = (place for css in NEXT_ACT for place in document.querySelectorAll(css))
        element = next(filter(_is_seen, wanted), None) or document.getElementById(RESTS)
        if element and element != active:
            element.focus()

    def _move_focus(self, right: int, down: int) -> bool:
        """To the nearest thing in that direction; whether there is one."""
        place = document.getElementById("dialog") or document.getElementById("board")
        offered = list(filter(_is_seen, place.querySelectorAll(OFFERED)))
        active = document.activeElement
        if not place.contains(active) or active == place:
            active = place.querySelector(".hand .card.open") or (offered and offered[0])
            if active:
                active.focus()
            return bool(active)
        number = nearest(_box(active), [*map(_box, offered)], right, down)
        if number is not None:
            offered[number].focus()
        return number is not None

    def announce(self, text: str) -> None:
        live, line = document.getElementById("live"), document.createElement("p")
        line.textContent = text
        live.append(line)
        while live.childElementCount > LINES_KEPT:
            live.firstElementChild.remove()

    # the rest of the browser

    def moving(self) -> int:
        return int(self._flights.left())

    def later(self, ms: int, call: Callable[[], None]) -> None:
        window.setTimeout(create_once_callable(call), ms)

    def spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def copy(self, text: str) -> None:
        window.navigator.clipboard.writeText(text)

    def download(self, name: str, text: str) -> None:
        kind = to_js({"type": "text/plain"}, dict_converter=window.Object.fromEntries)
        link = document.createElement("a")
        link.href = window.URL.createObjectURL(window.Blob.new(to_js([text]), kind))
        link.download = name
        link.click()
        self.later(10_000, lambda: window.URL.revokeObjectURL(link.href))

    def typed(self, place: str) -> str:
        field = document.getElementById(place)
        return str(field.value) if field else ""

    async def chosen(self, most: Callable[[str], int]) -> str | None:
        get = document.getElementById
        files, field = get("import-file").files, get("import")
        if not files.length:
            return None if field.textLength > most("") else str(field.value)
        file = files.item(0)
        try:
            letters = most(str(await file.slice(0, BEGINNING).text()))
            if file.size > MOST_BYTES * letters:
                return None
            text = str(await file.text())
        except JsException as error:
            raise OSError from error
        return None if len(text) > letters else text

    async def fetched(self, address: str) -> str:
        with suppress(JsException):
            answer = await window.fetch(address)
            return str(await answer.text()) if answer.ok else ""
        return ""

    async def start_worker(self) -> Worker:
        worker = PyWorker(
            document.body.dataset.worker,
            **{
                "type": "pyodide",
                "version": window.URL.new(config["interpreter"], window.location.href).href,
                "config": config,
                "async": True,
            },
        )
        try:
            await worker.ready
        except BaseException:  # it failed, or nobody waits for it any more
            worker.terminate()
            raise
        return ScriptWorker(worker)


async def _module(name: str) -> Any:
    """The JavaScript module whose address `data-NAME` of the body says."""
    address = window.URL.new(document.body.getAttribute(f"data-{name}"), window.location.href).href
    return await window.eval("(address) => import(address)")(address)


def _ask_before_leaving(event: Any) -> None:
    if document.body.getAttribute("data-unsaved"):
        event.preventDefault()


def _is_barred(element: Any) -> bool:
    return bool(element.getAttribute("aria-disabled") == "true")


def _is_seen(element: Any) -> bool:
    """What is hidden by a small screen takes no focus."""
    return bool(element.getClientRects().length)


def _escape() -> str:
    """What Escape means: of what lies over the table the uppermost goes."""
    if document.getElementById("dialog"):
        return "close"
    return "what" if asking(document) else "drop"


def _box(element: Any) -> Box:
    rect = element.getBoundingClientRect()
    return Box(rect.left, rect.top, rect.right, rect.bottom)


BEGINNING = 100  # bytes of a file that tell what it is
MOST_BYTES = 4
"""That a letter takes in a file."""

WISHES = ("language", "theme")
"""Settings an address may ask for: ?language=ja&theme=dark."""

HAND = "#board .hand"

LINES_KEPT = 20
"""Lines of the live region; a screen reader has said older ones."""
