"""IT Normandy: to whom leads the last trick is set aside, and gone once a card is lifted."""

from typing import Any

from app.lesson.voice import Voice
from app.view import render
from app.view.scene import Scene
from tests.web.view.board import Page, scene


def leading(**more: Any) -> Scene:
    """Seat 0 leads; the trick before lies there still."""
    return next(
        made
        for made in (scene("it_normandy", moves, **more) for moves in range(8, 40))
        if made.table.scoring and {zone.name for zone in made.table.centre} >= {"left"}
    )


def classes(made: Scene) -> list[str]:
    return " ".join(Page(render.board(made)).all("class")).split()


def test_to_whom_leads_the_last_trick_is_past() -> None:
    assert {"past", "when"} <= {*classes(leading())}
    assert not {"past", "when"} & {*classes(leading(paused=True))}


def test_a_lifted_card_takes_its_place() -> None:
    made = leading()
    card = next(iter(made.open_cards))
    shown = classes(made._replace(lifted=(card,)))
    assert {"gone", "coming"} <= {*shown}
    assert f"lane-{card[0]}" in shown


def test_an_early_lesson_leaves_out_what_it_has_not_come_to() -> None:
    assert "early" in classes(leading(voice=Voice(aids=False)))
    assert "early" not in classes(leading(voice=Voice()))
