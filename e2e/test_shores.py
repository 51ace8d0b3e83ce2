"""Both shores of IT Normandy are whole: at every size, in both languages, at every word of the lesson."""

from collections.abc import Iterator

import pytest

from app.saves.preferences import Settings
from app.view.scene import Scene
from app.view.words import LANGUAGES
from e2e.test_in_sight import screen
from tools.pictures.positions import scenes
from tools.pictures.studio import Studio
from tools.pictures.taught import taught

__all__ = ["screen"]
GAME = "it_normandy"
SIZES = ((360, 640), (390, 844), (560, 480), (768, 1024), (1024, 768))
WIDE = 1024  # where the sheet and the tower lie beside the sea
DIALOGS = ("menu", "sheet", "result")
LOW, HIGH, STEP = 650, 800, 30  # heights of a tablet, as prompts of any length leave them

SHORN = """() => {
  const plan = document.querySelector(".plan").getBoundingClientRect();
  const ashore = document.querySelectorAll(".ashore [data-about], .made [data-about], .plate > *");
  return [...ashore].filter((each) => each.checkVisibility({visibilityProperty: true}))
    .map((each) => [each.textContent.trim().replace(/\\s+/g, " "), each.getBoundingClientRect()])
    .filter(([, box]) => box.top < plan.top - 1 || box.bottom > plan.bottom + 1)
    .map(([text, box]) => `${text}: ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
}"""

SEA = """() => {
  const [far, near] = [".sand.far", ".sand.near"].map((each) => document.querySelector(each)?.getBoundingClientRect());
  const card = document.querySelector(".sea .card")?.offsetHeight ?? 0;
  const room = near ? near.top - far.bottom : 0;
  return near && near.height > 2 && room < card ? [`the sea: ${Math.round(room)} high`] : [];
}"""
"""A card finds room between the shores."""

OVER = """() => {
  const [far, near] = [".sand.far", ".sand.near"].map((each) => document.querySelector(each).getBoundingClientRect());
  return [...document.querySelectorAll(".sea ~ .ends, .tower > *, .laid:not(.lane-none) > .card, .fleet, .afloat dl")]
    .filter((each) => each.checkVisibility({visibilityProperty: true}))
    .map((each) => [each.className, each.getBoundingClientRect()])
    .filter(([, box]) => box.height > 2 && (box.top < far.bottom - 4 || box.bottom > near.top + 4))
    .map(([text, box]) => `${text}: ${Math.round(box.top)} to ${Math.round(box.bottom)}, ashore`);
}"""
"""What lies on a large cloth keeps to the sea."""


def shorn(screen: Studio, scene: Scene) -> list[str]:
    screen.put_up(scene)
    found: list[str] = screen.page.evaluate(SHORN) + screen.page.evaluate(SEA)
    size = screen.page.viewport_size
    return found + screen.page.evaluate(OVER) if size and size["width"] == WIDE else found


def wholly(screen: Studio, told: Iterator[tuple[str, Scene]]) -> None:
    faults = {name: found for name, scene in told if (found := shorn(screen, scene))}
    assert not faults, "\n".join(f"{name}: {found}" for name, found in faults.items())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_at_every_point_of_a_match(screen: Studio, size: tuple[int, int], language: str) -> None:
    screen.size(size)
    wholly(screen, positions(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", range(LOW, HIGH, STEP))
def test_on_a_tablet_whatever_a_prompt_leaves(screen: Studio, height: int, language: str) -> None:
    screen.size((WIDE, height))
    wholly(screen, positions(language))


def positions(language: str) -> Iterator[tuple[str, Scene]]:
    for name, scene in scenes(GAME, 2, Settings(language=language)):
        if name not in DIALOGS:
            yield name, scene


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_at_every_word_of_the_lesson(screen: Studio, size: tuple[int, int], language: str) -> None:
    screen.size(size)
    told = taught(GAME, Settings(language=language))
    wholly(screen, ((name, scene) for name, scene in told if "lifted" not in name))
