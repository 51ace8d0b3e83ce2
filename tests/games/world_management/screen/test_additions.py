"""What it says to add a discard to an open group."""

from tests.games.world_management.screen.test_foresight import told
from tests.games.world_management.tables import FAR, plain


def test_an_addition_says_when_its_group_counts() -> None:
    def into(group: str) -> str:
        return plain(told(FAR, "east", "extend 0", exposed={1: [group]}).message)

    assert into("east*4") == "Take a discard into it: 5 cards are a whole group."
    assert into("east*5").endswith("With 6 cards it counts for nothing until it has 9.")
