"""Ways to lay out a hand."""

from tefuda.games.world_management import GAME
from tests.games.world_management.tables import DONE, FAR, plain, seen, table


def test_layouts() -> None:
    state = table([DONE, FAR, "east wild"], exposed={2: ["fire1..4"]})
    ways = GAME.arrangements(seen(state, 0))
    assert [plain(way.name) for way in ways][2] == "Sage: 9 × 3 + 1, 0 missing"
    assert len(GAME.arrangements(seen(state, 2))) == len(GAME.arrangements(seen(state, -1))) == 2
    assert any(
        label and label.text == "loose" for label, _ in GAME.arrangements(seen(state, 0))[3].groups
    )
