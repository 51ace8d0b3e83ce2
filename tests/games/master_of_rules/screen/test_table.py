"""What the table shows and asks."""

from tefuda.games.master_of_rules.screen.table import lap
from tests.games.master_of_rules.tables import FIRST, HANDS, reason, seen, three


def test_3_5_the_prompt_says_that_all_are_barred() -> None:
    found = three(*HANDS, *FIRST)
    table = found.game.table(seen(found, 1), found.choices(1))
    assert table.prompt
    assert len(table.prompt.hints) == 1
    assert reason(found, 1, "play TRIO")[1] == "3.5"


def test_the_lap_of_a_card_and_of_its_refill() -> None:
    found = three(*HANDS, *FIRST, "play R1", "take G1", "play Y1")
    assert lap(seen(found)) == 1
    assert found.turn.phase == "take"
