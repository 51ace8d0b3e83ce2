"""What the lesson tells of the deck."""

import tomllib

from tefuda.games.world_management.cards.faces import COPIES, DIRECTIONS, NATURALS, WILD
from tests.seeds import home


def test_the_lesson_ends_with_how_many_there_are_of_each_card() -> None:
    others = {COPIES[face] for face in NATURALS if face not in DIRECTIONS}
    ways = {COPIES[face] for face in DIRECTIONS}
    assert (len(others), len(ways)) == (1, 1)
    numbers = (others.pop(), ways.pop(), COPIES[WILD])
    told = tomllib.loads((home("world_management") / "lesson.toml").read_text("utf-8"))["learnt"]
    english = "{} of each number and job card, {} of each direction, and {} wilds"
    assert any(english.format(*numbers) in line["en"] for line in told)
    japanese = "数字と職業が各{}枚、方角が各{}枚、万能種が{}枚"
    assert any(japanese.format(*numbers) in line["ja"] for line in told)
