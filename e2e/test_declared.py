"""A hand that was declared in World Management is seen whole, and so is why it brought its points."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from app.match.head import Head
from app.match.history import History
from app.match.setup import from_query
from app.play.session import Session
from app.saves.preferences import Settings
from app.view.scene import Scene
from app.view.words import LANGUAGES
from tefuda.core.chance import Quick
from tefuda.core.terms import CHANCE
from tools.pictures.studio import SIZES, Studio, studio

KEY = "world_management"

CUT = """() => {
  const [panel, felt] = ["#standing", ".centre"].map(
    (place) => document.querySelector(place).getBoundingClientRect());
  const lowest = Math.max(...[...document.querySelectorAll(".declared .card, .declared .note")].map(
    (each) => each.getBoundingClientRect().bottom));
  const shown = getComputedStyle(document.querySelector("#standing")).clipPath === "none";
  return shown && (panel.bottom > felt.bottom + 1 || panel.top < lowest - 1)
    ? [panel.top, panel.bottom, felt.bottom, lowest] : null;
}"""


@pytest.fixture
def screen(browser: Browser) -> Iterator[Studio]:
    with studio(browser) as shown:
        yield shown


def declared(language: str) -> Scene:
    """The first hand of a match of plain players, with a dora in it, is over."""
    setup = from_query(KEY, {"players": "3", "policy": "coach"}, "first match 680")
    match, rng = setup.match(), Quick("plain")
    while not match.state.past.results:
        seat = match.turn.seats[0]
        view = match.game.view(match.state, max(seat, 0))
        match.chance() if seat == CHANCE else match.play(
            seat, match.game.advice.greedy(view, match.choices(seat), rng)
        )
    session = Session(
        Head(KEY, "", "", setup), History(match), Settings(language=language), viewer=0
    )
    session.course.paused = True
    return session.scene()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_hand_brought_is_whole_below_its_groups(language: str, screen: Studio) -> None:
    scene = declared(language)
    assert any(face.note for zone in scene.table.centre for face in zone.cards)
    for size in SIZES:
        screen.size(size)
        screen.put_up(scene)
        assert not screen.page.evaluate(CUT), size
