"""What a finger on a card means: js/carrying.mjs steps from event to event, without a document."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.setup.paths import WEB

STEPS = Path(__file__).with_name("steps.mjs")
TOWARDS = [0, -1]  # the cloth is above the hand

Event = dict[str, Any]


def down(pointer: str = "touch", finger: int = 1, card: str | None = "card-R1-1") -> Event:
    place = {"x": 100, "y": 500, "t": 0, "button": 0}
    return {"kind": "down", "id": finger, "type": pointer, "card": card, **place}


def move(up: int, t: int = 500, right: int = 0, **more: Any) -> Event:
    """So many pixels above where the finger came down, after so many milliseconds."""
    place = {"x": 100 + right, "y": 500 - up, "t": t, "towards": TOWARDS}
    return {"kind": "move", "id": 1, "open": True, "over": False, **place, **more}


def up(above: int, t: int = 1000, **more: Any) -> Event:
    return {**move(above, t, **more), "kind": "up"}


def stop(**more: object) -> Event:
    return {"kind": "stop", **more}


def steps(*events: Event) -> tuple[str, list[list[Any]]]:
    """The state at the end, and what is to be done after each event."""
    node = shutil.which("node", path=Path(sys.executable).parent)
    command = [str(node), str(STEPS), str(WEB / "js" / "carrying.mjs"), json.dumps(events)]
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")  # noqa: S603
    answer = json.loads(done.stdout)
    return answer["is"], answer["done"]


def names(*events: Event) -> list[str]:
    """What is to be done, in order."""
    return [act["do"] for acts in steps(*events)[1] for act in acts]


def last(*events: Event) -> Any:
    """Where the card is after the last event."""
    return steps(*events)[1][-1][-1]


def test_a_tap_lifts() -> None:
    assert names(down(), up(0)) == ["lift", "tap"]
    assert names(down(card=None), up(0)) == []
    assert names({**down("mouse"), "button": 2}, up(0)) == []


@pytest.mark.parametrize(("pointer", "far"), [("mouse", 6), ("pen", 6), ("touch", 10)])
def test_a_drag_begins_some_pixels_away(pointer: str, far: int) -> None:
    assert steps(down(pointer), move(far - 1))[0] == "pressed"
    assert steps(down(pointer), move(far))[0] == "carried"


def test_the_card_follows_and_tilts_by_its_speed() -> None:
    slow = last(down(), move(20), move(60, 580, right=8))
    assert (slow["x"], slow["y"]) == (8, -60)
    assert 0 < slow["tilt"] < 8
    assert last(down(), move(20), move(60, 520, right=300))["tilt"] == 8


def test_the_whole_cloth_receives() -> None:
    assert last(down(), move(20), move(200, over=True))["over"]
    assert names(down(), move(200), up(200, over=True))[-2:] == ["swallow", "lay"]


def test_short_of_the_cloth_it_springs_back() -> None:
    assert names(down(), move(30), up(30))[-2:] == ["swallow", "back"]


def test_a_flick_lays_too_and_only_towards_the_cloth() -> None:
    assert names(down(), move(20, 480), move(60, 510), up(60, 511))[-1] == "lay"
    aside = move(0, 510, right=60)
    assert names(down(), move(0, 480, right=20), aside, up(0, 511, right=60))[-1] == "back"


def test_after_a_rest_it_is_no_flick() -> None:
    assert names(down(), move(20, 30), move(60, 60), up(60, 900))[-1] == "back"


def test_an_illegal_card_resists_and_says_why() -> None:
    assert last(down(), move(20, open=False))["y"] == -5
    far = last(down(), move(200, open=False, over=True))
    assert (far["y"], far["tilt"], far["over"]) == (-12, 0, False)
    assert names(down(), move(200), up(200, open=False, over=True))[-2:] == ["refuse", "back"]


@pytest.mark.parametrize(
    ("event", "acts"),
    [
        (stop(), ["back"]),
        (stop(click=True), ["swallow", "back"]),
        (stop(shut=True), ["refuse", "back"]),
        (stop(gone=True, click=True), ["swallow", "drop"]),
        (down(finger=2), ["swallow", "back"]),
    ],
    ids=["pointer taken away", "Escape", "an illegal card", "the card is gone", "second finger"],
)
def test_what_cancels(event: Event, acts: list[str]) -> None:
    state, done = steps(down(), move(50), event)
    assert (state, [act["do"] for act in done[-1]]) == ("idle", acts)
    assert names(down(), move(50), event, up(200, over=True))[-1] == acts[-1]


def test_other_fingers_move_nothing() -> None:
    assert steps(down(), {**move(50), "id": 2})[0] == "pressed"
    assert names(down(), stop()) == ["lift", "lower"]
