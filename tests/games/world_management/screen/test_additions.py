"""What it says to add a discard to an open group."""

import pytest

from tefuda.games.world_management import GAME
from tests.games.world_management.screen.test_foresight import STATE, THEN, told
from tests.games.world_management.tables import FAR, plain, seen

FOUR = "makes your open group 4 cards; it counts for nothing until it has 5."
WORDS = {
    "extend": (
        "Takes a discard into a group that lies open. Only 5 or 9 cards count, for Commander and "
        "Leader. Choose which."
    ),
    "extend 0": "Take a discard into it. With 4 cards it counts for nothing until it has 5.",
    "extend 0 fire4": f"fire4 {FOUR} {THEN}.",
    "extend 0 fire4 discard": f"fire4 {FOUR} {THEN}.",
    "extend 0 fire4 discard north": (
        "fire4 joins east east east, north is discarded. Sage, now 0 away, will be impossible."
    ),
}


@pytest.mark.parametrize("words", WORDS)
def test_each_step_of_an_addition_says_what_it_leads_to(words: str) -> None:
    foresight = GAME.foresee(seen(STATE, 1), tuple(words.split()))
    assert foresight
    assert plain(foresight.message) == WORDS[words]


def test_an_addition_says_when_its_group_counts() -> None:
    def into(group: str) -> str:
        return plain(told(FAR, "east", "extend 0", exposed={1: [group]}).message)

    assert into("east*4") == "Take a discard into it: 5 cards are a whole group."
    assert into("east*5").endswith("With 6 cards it counts for nothing until it has 9.")


def test_a_card_that_makes_a_group_whole_says_so() -> None:
    said = plain(told(FAR, "east", "extend 0 east", exposed={1: ["east*4"]}).message)
    assert said == "east makes your open group one of 5. ③ Tap the card to discard for it."


def test_where_open_groups_fit_no_form_no_card_is_the_one_to_discard() -> None:
    words = "summon fire4 with fire2 fire3"
    said = plain(told(f"{FAR} fire2 fire3", "fire4", words, exposed={1: ["fire1..4"]}).message)
    assert said == f"{THEN}."
