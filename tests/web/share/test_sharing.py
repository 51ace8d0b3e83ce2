"""What is taken along of a match, in the dialog and out of a frame."""

import json
import re
import shutil
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest

from app.saves.storage import Memory
from app.share import link, qr
from app.share.sharing import FRAME, OPEN, Sharing, snippet
from tefuda.core.registry import keys
from tests.web.hall import Hall
from tests.web.visit import FakeBrowser, browsing, run

ANY = keys()[0]
BASE = "https://example.org/tefuda/"
SCRIPT = Path(__file__).parents[3] / "web" / "js" / "share.js"


@pytest.fixture
def hall() -> Hall:
    hall = Hall(ANY, name0="Hanako")
    hall.play(6)
    return hall


def sharing(hall: Hall) -> Sharing:
    return Sharing(BASE, hall.opened.head, hall.session.history)


def fragment(address: str) -> str:
    assert address.startswith(BASE)
    return address.partition(OPEN)[2]


def test_the_link_holds_the_match(hall: Hall) -> None:
    head, entries = link.read(fragment(sharing(hall).shared("en").link))
    assert head.match_id == hall.id
    assert entries == link.entries_of(hall.session.history)


def test_nothing_of_a_match_stands_before_the_fragment(hall: Hall) -> None:
    """What stands before it goes to the server that gives out the page."""
    assert sharing(hall).link().partition("#")[0] == BASE


def test_the_snippet_names_nobody_and_no_match(hall: Hall) -> None:
    source = re.search(r'src="([^"]+)"', sharing(hall).shared("en").snippet)
    assert source
    head, entries = link.read(fragment(unescape(source[1])))
    assert (head.match_id, head.setup.names[0]) == ("", "")
    assert entries == link.entries_of(hall.session.history)


def test_a_snippet_is_html() -> None:
    html = snippet(BASE, {"game": "a", "x": 'b"&c'}, 'A "title" <b>')
    assert 'src="https://example.org/tefuda/embed.html?game=a&amp;x=b%22%26c"' in html
    assert "<b>" not in html


def by_script(title: str, fields: dict[str, str]) -> str:
    """What the lobby's script writes for a set-up of `ANY`."""
    node = shutil.which("node", path=Path(sys.executable).parent)
    given: dict[str, object] = {"address": f"{BASE}index.html#/setup/{ANY}", "game": ANY}
    given |= {"title": title, "fields": [*fields.items()], "pattern": FRAME}
    command = [str(node), str(Path(__file__).with_name("frame.mjs")), str(SCRIPT)]
    done = subprocess.run(  # noqa: S603 - a script of ours
        [*command, json.dumps(given)], capture_output=True, check=True, encoding="utf-8"
    )
    return done.stdout


@pytest.mark.parametrize(
    ("title", "fields"),
    [
        ("Hyper Maker", {"players": "4", "policy": "casual"}),
        ('a {base} & <b> "of" $& it\'s', {"seed": "x {title} & \"y\" <z> $1 'q' é 手札"}),
    ],
)
def test_the_lobby_writes_the_same_frame(title: str, fields: dict[str, str]) -> None:
    assert by_script(title, fields) == snippet(BASE, {"game": ANY, **fields}, title)


def test_it_is_made_again_only_after_a_move(hall: Hall) -> None:
    made = sharing(hall)
    assert made.shared("en").code is made.shared("en").code
    before = made.shared("en")
    hall.play(4)
    assert made.shared("en").link != before.link


def test_too_long_for_a_link(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "LONGEST", 50)
    assert sharing(hall).shared("en") == ("", None, "", False)


def test_a_code_only_where_a_camera_can_read_it() -> None:
    assert "<svg" in str(qr.picture(BASE, "A" * 1_500))
    assert qr.picture(BASE, "A" * 2_500) is None  # too fine
    assert qr.picture(BASE, "A" * 9_000) is None  # no code at all


def at_table(hall: Hall) -> FakeBrowser:
    return browsing(hall.storage, f"#/match/{hall.id}")


def text_of(browser: FakeBrowser, field: str) -> str:
    area = re.search(rf'<textarea[^>]*id="{field}"[^>]*>([^<]*)<', browser.shown["board"])
    return unescape(area[1]) if area else ""


def test_the_dialog_offers_link_code_and_frame(hall: Hall) -> None:
    async def work() -> None:
        browser = at_table(hall)
        browser.do("open share")
        assert text_of(browser, "share-link").startswith(BASE + OPEN)
        assert "<iframe" in text_of(browser, "share-snippet")
        assert "<svg" in browser.shown["board"].partition('class="code"')[2]

    run(work)


def test_the_dialog_offers_a_file_for_what_is_too_long(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr(link, "LONGEST", 50)
        browser = at_table(hall)
        browser.do("open share")
        assert "too long by now for a link" in browser.shown["board"]
        assert f"export {hall.id}" in browser.shown["board"]

    run(work)


def test_a_frame_is_left_by_the_link(hall: Hall) -> None:
    async def work() -> None:
        browser = at_table(hall)
        browser.do("enlarge")
        assert browser.windows is not None
        head, _ = link.read(fragment(browser.windows[0]))
        assert head.match_id == hall.id

    run(work)


def test_where_windows_are_forbidden_there_is_the_link_to_copy(hall: Hall) -> None:
    async def work() -> None:
        browser = at_table(hall)
        browser.windows = None
        browser.do("enlarge")
        assert "may not open windows" in browser.shown["board"]
        assert text_of(browser, "share-link").startswith(BASE + OPEN)

    run(work)


def test_a_link_is_opened_as_a_match(hall: Hall) -> None:
    async def work() -> None:
        text = fragment(sharing(hall).link())
        browser = browsing(address=f"{OPEN}{text}")
        assert browser.address() == f"#/match/{hall.id}"
        assert 'id="table"' in browser.shown["board"]

    run(work)


def test_a_damaged_link_says_so_and_leaves_all_as_it_was(hall: Hall) -> None:
    async def work() -> None:
        before = dict(hall.storage.texts)
        text = fragment(sharing(hall).link())
        browser = browsing(hall.storage, f"{OPEN}{text[:-9]}")
        assert "cut off" in browser.shown["board"]
        assert hall.storage.texts == before

    run(work)


def test_a_link_says_where_there_is_no_room(hall: Hall) -> None:
    async def work() -> None:
        text = fragment(sharing(hall).link())
        browser = browsing(Memory(100), f"{OPEN}{text}")
        assert "no room" in browser.shown["board"]

    run(work)


def test_an_address_may_ask_for_a_language_until_another_is_chosen(hall: Hall) -> None:
    async def work() -> None:
        browser = at_table(hall)
        browser.wished = {"language": "ja", "theme": "dark"}
        browser.go(f"#/match/{hall.id}")
        assert (browser.worn.language, browser.worn.theme) == ("ja", "dark")

    run(work)
