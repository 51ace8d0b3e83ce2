"""How the page opens what people keep. Nothing else in this folder names the page's modules."""

import asyncio
import json
import subprocess
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from app.match.history import History, written
from app.match.setup import from_query
from app.page import route
from app.play.sitting import own_seat
from app.saves.adoption import adopt
from app.saves.envelope import Damaged
from app.saves.recovery import recover
from app.saves.saves import Opened, Saves
from app.saves.second import MemoryCopy, Mirror
from app.saves.storage import Memory
from app.share import link
from tefuda.core import record
from tests.web.visit import browsing
from tools.setup.environments import venv_program
from tools.setup.paths import WEB
from tools.site.pages import known, shared

TAP = Path(__file__).with_name("tap.mjs")
EMBED = WEB / "js" / "embed.js"
TIME = "2026-11-21T00:00:00Z"

Texts = Mapping[str, str]  # what a device holds, by key


# on a device


def left(texts: Texts, now: str, match_id: str) -> dict[str, Any]:
    """A match as it was left."""
    return _facts(_saves(texts, now).open(match_id))


def mended(texts: Texts, now: str, match_id: str) -> dict[str, Any]:
    """What can be gone on with of a damaged match."""
    saves = _saves(texts, now)
    assert _damage(saves, match_id).mendable
    return _facts(saves.open(saves.mend(match_id)))


def remains(texts: Texts, now: str, match_id: str) -> str:
    """The text of a match that nobody can go on with."""
    damage = _damage(_saves(texts, now), match_id)
    assert not damage.mendable
    return damage.original


def listed(texts: Texts, now: str) -> list[dict[str, Any]]:
    """The rows of the lobby."""
    return [row._asdict() for row in _saves(texts, now).listing()]


def board(texts: Texts, address: str) -> str:
    """What the page shows at an address."""

    async def visit() -> str:
        browser = browsing(_storage(texts), address)
        while "board" not in browser.shown:
            await browser._work.pop(0)  # a lesson's words are fetched before its table is laid
        for work in browser._work:  # nobody has to think here
            asyncio.ensure_future(work).cancel()
        return browser.shown["board"]

    return asyncio.run(visit())


def recovered(lines: Sequence[tuple[str, int, str]], now: str) -> dict[str, dict[str, Any]]:
    """The matches of a second copy, where all else was lost."""
    copy = MemoryCopy()
    copy.texts = {(match_id, number): text for match_id, number, text in lines}
    saves = Saves(_storage({}), lambda: datetime.fromisoformat(now), Mirror(copy))
    filled = asyncio.run(recover(saves)).filled
    return {match_id: _facts(saves.open(match_id)) for match_id in filled}


def settings(texts: Texts) -> dict[str, Any]:
    """What a player prefers."""
    return browsing(_storage(texts)).worn._asdict()


# brought to a device


def brought(text: str) -> dict[str, Any]:
    """The match of a file, or of a record that was pasted into the lobby."""
    saves = _saves({}, TIME)
    return _facts(saves.open(saves.bring(text)))


def followed(address: str) -> dict[str, Any]:
    """The match of a link."""
    where, saves = route.read(_fragment(address)), _saves({}, TIME)
    assert where.place == "open"
    return _facts(saves.open(adopt(saves, *link.read(where.name))))


def agreed(address: str) -> dict[str, Any]:
    """The table that an address asks for."""
    where = route.read(_fragment(address))
    assert where.place == "new"
    return from_query(where.name, dict(where.query), "a seed")._asdict()


def tapped(frames: Sequence[tuple[str, Texts]]) -> list[str]:
    """Where frames lead, each of an address and what the browser holds; "" for nowhere."""
    given = json.dumps({"known": known(), "shared": shared(), "frames": frames})
    command = [str(venv_program("node")), str(TAP), str(EMBED)]
    done = subprocess.run(  # noqa: S603 - a script of ours
        command, input=given, capture_output=True, check=True, encoding="utf-8"
    )
    return [str(place) for place in json.loads(done.stdout)]


def _facts(opened: Opened) -> dict[str, Any]:
    """A match, who plays it, how it stands, and what may still be taken back or asked."""
    head, history = opened.head, opened.history
    match, entries = history.match, opened.journal.reading.entries
    viewer = own_seat(head.setup)
    hand = match.game.table(match.game.view(match.state, viewer), None).hand
    return {
        "id": head.match_id,
        "title": head.title,
        "created": head.created,
        "seats": head.setup.seats,
        "names": head.setup.names,
        "policy": head.setup.policy,
        "given_up": history.given_up,
        "entries": len(entries),
        "undos": sum(entry.startswith("undo ") for entry in entries),
        "redos": entries.count("redo"),
        "undone": [tuple(map(written, steps)) for steps in history.undone],
        "gave_up": history.end,
        "salt": head.setup.salt,
        "origin": head.setup.origin,
        "asked": [_asked(history, seat) for seat in range(match.players)],
        "muted": history.asking(viewer).muted,
        "only": sorted(history.asking(viewer).only),
        "round": match.turn.round,
        "to_act": match.turn.seats,
        "scores": match.game.scores(match.state),
        "hand": sorted(face.card for face in hand.cards) if hand else [],
        "torn": opened.torn,
        "record": record.write(match),
    }


def _asked(history: History, seat: int) -> tuple[bool, list[str]]:
    """What a seat does not want to be asked about: all, or all but some cards."""
    asking = history.asking(seat)
    return asking.muted, sorted(asking.only)


def _saves(texts: Texts, now: str) -> Saves:
    return Saves(_storage(texts), lambda: datetime.fromisoformat(now))


def _storage(texts: Texts) -> Memory:
    storage = Memory(lasting=True)
    storage.texts.update(texts)
    return storage


def _damage(saves: Saves, match_id: str) -> Damaged:
    try:
        saves.open(match_id)
    except Damaged as damage:
        return damage
    raise AssertionError(match_id)


def _fragment(address: str) -> str:
    """What stands after a page's address, from "#" on."""
    return "#" + address.partition("#")[2]
