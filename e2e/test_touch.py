"""A finger at the table: two steps for what decides, buttons in their places."""

import itertools
import os
from abc import ABC, abstractmethod
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import lent
from e2e.living import Living
from e2e.playing import ENTRIES, OFFERS, SETTINGS, WORD
from e2e.table import Table
from e2e.watch import Watch
from tefuda.core.registry import keys

PRESSED = f"{WORD}[aria-pressed='true']"
# the corner of a thing that nothing may push
CORNER = "(one) => { const box = one.getBoundingClientRect(); return [box.right, box.bottom]; }"
# the same corner, with the hand's height added
ON_THE_HAND = """(one) => { const box = one.getBoundingClientRect();
  return [box.right, box.bottom + document.querySelector(".hand").offsetHeight].map(Math.round); }"""
FITS = (
    "document.querySelector('#table').scrollHeight <= document.querySelector('#table').clientHeight"
)
MOVED_OR_ONES_OWN = f"""([number, offers]) =>
  ({ENTRIES})().length > number || document.querySelector(offers)"""
SOON = 6  # acts in which a game comes to its words, if it has any
FEW = 24  # acts in which every game comes to what is looked for


@pytest.fixture
def page(lived_in: Page) -> Page:
    return lived_in


def decides(table: Table) -> Locator | None:
    """A button that says a whole move beside others; None where a game's first acts have none."""
    for _ in range(SOON):
        table.wait()
        words = table.page.locator(WORD)
        if table.over:
            return None
        if words.count() > 1 and not table.offered("#drop, #mute"):
            return words.last
        if words.count() and table.offered("#board .hand .card.open"):
            return words.last
        table.step()
    return None


def test_a_word_that_decides_is_pressed_twice_in_one_place(page: Page, url: str) -> None:
    asked = [key for key in keys() if presses_twice(page, url, key)]
    assert asked


def presses_twice(page: Page, url: str, key: str) -> bool:
    table = Table(page)
    table.start(url, key)
    word = decides(table)
    if not word:
        return False
    word = page.locator(f"#{word.get_attribute('id')}")
    played = len(table.history())
    for width, height in ((1024, 768), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        place = word.evaluate(CORNER)
        word.click()
        if not page.locator(PRESSED).count():  # one of several words of a move
            return False
        expect(word).to_have_attribute("aria-pressed", "true")
        assert word.evaluate(CORNER) == place
        assert len(table.history()) == played
        page.locator("#drop").click()
        expect(page.locator(PRESSED)).to_have_count(0)
        assert word.evaluate(CORNER) == place
    word.click()
    word.click()
    expect(page.locator(PRESSED)).to_have_count(0)
    assert len(table.history()) > played
    return True


# where the places of the hand and its button end; what is lifted rises in its place
LYING = """() => [...document.querySelectorAll("#board .hand .slot, #arrange, .tabs > button")].map((one) => {
  const {right, bottom} = one.getBoundingClientRect();
  return [Math.round(right), Math.round(bottom)];
})"""


@pytest.mark.parametrize("key", keys())
def test_nothing_moves_under_a_finger(page: Page, url: str, key: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    table = Table(page)
    table.start(url, key, "&policy=coach")
    card = to_a_card(table)
    while page.locator(HAND).count() == 1:  # a forced one is played by one tap
        table.step()
        card = to_a_card(table)
    before = page.evaluate(LYING)
    card.click()
    expect(page.locator("#board .lifted")).to_have_count(1)
    assert page.evaluate(LYING) == before
    page.keyboard.press("Escape")
    expect(page.locator("#board .lifted")).to_have_count(0)
    page.locator("#action-hint").click()
    expect(page.locator("#advice")).to_be_visible()
    assert page.evaluate(LYING) == before
    sort = page.locator("#arrange, #arrange-1")
    place = sort.evaluate(ON_THE_HAND)
    for _ in range(3):  # only a hand that takes more rows pushes it, or makes the table scroll
        sort.click()
        assert sort.evaluate(ON_THE_HAND) == place or not page.evaluate(FITS)


# dragging

RECORDED = int(os.environ.get("TEFUDA_DRAGS", "0"))
"""Plays by dragging with each pointer over all games, for docs/measurements/feel.md, which has 50."""

GAMES = [(key, pointer) for key in keys() for pointer in ("mouse", "touch")]
PLAYED = GAMES if RECORDED else [game for place, game in enumerate(GAMES) if place % 4 in (0, 3)]
"""Each game with one pointer is enough from day to day."""

PLAYS = RECORDED // len(keys()) or 1
CANCELLED, ACROSS = (2 if RECORDED else 1), 1  # a game and pointer; cancelled in three ways

OPEN = "open"
# do what a button would
SAY = """(what) => {
  const button = document.createElement("button");
  button.dataset.do = what;
  document.body.append(button);
  button.click();
  button.remove();
}"""
HAND = "#board .hand .card.open:not(.lifted)"
LEFT = """() => [document.querySelectorAll(".carried").length,
  document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length]"""


class Finger(ABC):
    """What drags."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def down(self, x: float, y: float) -> None: ...

    @abstractmethod
    def move(self, x: float, y: float) -> None: ...

    @abstractmethod
    def up(self) -> None: ...

    @abstractmethod
    def cancel(self) -> None:
        """Something ends it that is no drop."""

    def carry(self, card: Locator, x: float, y: float) -> None:
        """Take a card by its upper part, and go somewhere in a few steps, slowly."""
        box = card.bounding_box()
        assert box
        start = (box["x"] + min(box["width"] / 2, 16), box["y"] + box["height"] / 3)
        self.down(*start)
        for part in range(1, 6):
            self.move(*(a + (b - a) * part / 5 for a, b in zip(start, (x, y), strict=True)))
        self.page.wait_for_timeout(90)
        self.move(x, y)


class Mouse(Finger):
    def down(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)

    def up(self) -> None:
        self.page.mouse.up()

    def cancel(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.mouse.up()


class Touch(Finger):
    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._session = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def _tell(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, x: float, y: float) -> None:
        self._tell("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        self._at = (x, y)
        self._tell("touchMove", (x, y))

    def up(self) -> None:
        self._tell("touchEnd")

    def cancel(self) -> None:
        """By a second finger or, every other time, by the system."""
        if int(self._at[0]) % 2:
            self._tell("touchCancel")
        else:
            self._tell("touchStart", self._at, (5, 5))
            self._tell("touchEnd")


def cloth(page: Page) -> tuple[float, float]:
    """The middle of it."""
    box = page.locator("#table > .cloth").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def may_choose(table: Table, acts: int = FEW) -> bool:
    """Go on until a card of the hand may be chosen and nothing is; whether it comes to that."""
    for _ in range(acts):
        table.wait()
        if table.over:
            return False
        if table.offered(HAND) and not table.offered("#drop, .card.lifted"):
            return True
        table.step()
    return False


def to_a_card(table: Table) -> Locator:
    assert may_choose(table)
    return table.page.locator(HAND).first


FINGERS: dict[str, type[Finger]] = {"mouse": Mouse, "touch": Touch}


@pytest.fixture
def tablet(living: Living, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Where cards travel, and bots take their time."""
    size = {"width": 768, "height": 1024}
    with lent(living, watch, request, SETTINGS, viewport=size, has_touch=True) as page:
        yield page


def own(table: Table, since: int) -> list[list[str]]:
    """The words of one's own moves from an entry on."""
    words = (entry.split() for entry in table.history()[since:])
    return [said[1:] for said in words if said[0] == "0"]


def face(card: Locator) -> str:
    return str(card.get_attribute("data-do")).split()[1]


def expect_nothing_left(page: Page) -> None:
    expect(page.locator(".carried")).to_have_count(0)
    page.wait_for_function(f"({LEFT})().every((number) => number === 0)")


@pytest.mark.parametrize(("key", "pointer"), PLAYED)
def test_dragging(tablet: Page, url: str, key: str, pointer: str) -> None:
    finger, table = FINGERS[pointer](tablet), Table(tablet)
    table.start(url, key)
    for _ in range(CANCELLED):
        drags_and_cancels(finger, table)
    for number in range(PLAYS):
        if not may_choose(table, 9 * FEW):  # the match ends first
            table.start(url, key, f"&seed=again{number}")
        drags(finger, table)
    across = (drags_across_a_bots_move(finger, table) for _ in range(9 * ACROSS))
    assert sum(itertools.islice(filter(None, across), ACROSS)) == ACROSS


def drags(finger: Finger, table: Table) -> None:
    """A dropped card is played, or chosen where several are to be."""
    card = to_a_card(table)
    dragged, number = face(card), len(table.history())
    finger.carry(card, *cloth(finger.page))
    expect(finger.page.locator(".carried .glow.over")).to_have_count(1)
    assert len(table.history()) == number
    finger.up()
    moves = own(table, number)
    if not moves:
        lifted = finger.page.locator(
            f"#board .hand .card.lifted:is([data-do$=' {dragged}'], [data-do*=' {dragged} '])"
        )
        expect(lifted).to_have_count(1)
    assert [move[1:] for move in moves] in ([], [[dragged]])
    expect_nothing_left(finger.page)
    table.finish_turn()


def drags_and_cancels(finger: Finger, table: Table) -> None:
    """Escape, another finger, the system, and letting go too early leave everything as it was."""
    card, (x, y) = to_a_card(table), cloth(finger.page)
    number = len(table.history())
    finger.carry(card, x + 1, y)
    finger.cancel()
    finger.carry(card, x, y)
    finger.cancel()
    box = card.bounding_box()
    assert box
    finger.carry(card, box["x"] + 30, box["y"])
    finger.up()
    expect_nothing_left(finger.page)
    assert len(table.history()) == number
    expect(finger.page.locator("#board .card.lifted")).to_have_count(0)


def drags_across_a_bots_move(finger: Finger, table: Table) -> bool:
    """A card that is held while a bot moves: what it is when it is let go decides.

    Whether one moved meanwhile: where the others have acted already, it is one's own turn again.
    """
    page = finger.page
    page.evaluate(SAY, "set pace normal")
    plays(table)
    card = page.locator("#board .hand .card[data-do]").last
    dragged, number = face(card), len(table.history())
    finger.carry(card, *cloth(page))
    page.wait_for_function(MOVED_OR_ONES_OWN, arg=[number, OFFERS])
    moved = len(table.history()) > number
    number, may = len(table.history()), OPEN in str(card.get_attribute("class")).split()
    finger.up()
    assert [move[1:] for move in own(table, number)] in ([], [[dragged]] if may else [])
    expect_nothing_left(page)
    page.evaluate(SAY, "set pace fast")
    return moved


def plays(table: Table) -> None:
    """Until a move of one's own has been made that leaves cards, and a bot is to move."""
    for _ in range(2 * FEW):
        table.wait()
        number = len(table.history())
        table.step()
        waits = not table.offered(OFFERS) and table.offered("#board .hand .card[data-do]")
        if waits and own(table, number):
            return
    raise AssertionError


# what the hand feels

FELT = """() => void (navigator.vibrate = (pattern) => (window.felt = [...window.felt ?? [], pattern]))"""


def test_the_hand_feels_what_is_laid_and_what_is_refused(tablet: Page, url: str) -> None:
    table = Table(tablet)
    table.start(url, keys()[0])
    tablet.evaluate(FELT)
    card = to_a_card(table)
    card.click()
    assert tablet.evaluate("window.felt") is None
    tablet.locator("#board .hand .card.lifted").click()
    tablet.wait_for_function("window.felt")
    assert tablet.evaluate("window.felt") == [8]
    tablet.evaluate(SAY, "set haptics false")
    to_a_card(table).click()
    tablet.locator("#board .hand .card.lifted").click()
    assert tablet.evaluate("window.felt") == [8]
