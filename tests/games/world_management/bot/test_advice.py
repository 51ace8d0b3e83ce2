"""The greedy player: lay out, part with what lies loose, summon what completes, declare."""

from typing import Any

from tefuda.core.chance import Quick
from tefuda.core.notation import text
from tefuda.games.world_management import GAME
from tefuda.games.world_management.bot.advice import WorldManagementAdvice
from tefuda.games.world_management.rules import turns
from tefuda.games.world_management.rules.state import State
from tests.facts import put
from tests.games.world_management.tables import DONE, FAR, NEAR, after, seen, table


def proposed(state: State) -> list[str]:
    seat = turns.turn(state).seats[0]
    choices = turns.choices(state, seat)
    return [text(move) for move in GAME.advice.propose(seen(state, seat), choices, Quick(0))]


def greedy(state: State) -> str:
    seat = turns.turn(state).seats[0]
    return text(GAME.advice.greedy(seen(state, seat), turns.choices(state, seat), Quick(0)))


def test_a_complete_hand_is_declared() -> None:
    state = table([DONE, FAR, FAR], phase="declare", asked=0)
    assert proposed(state) == ["declare"]
    assert greedy(state) == "declare"


def test_waiting_is_weighed_where_a_hand_would_not_lead() -> None:
    state = put(table([DONE, FAR, FAR], phase="declare", asked=0), scores=(0, 9, 0))
    assert proposed(state) == ["declare", "pass"]


def test_what_lies_loose_is_discarded() -> None:
    hand = f"{DONE} light1 light4 merchant-upper ice9 grass6"
    state = table([hand, FAR, FAR], phase="discard", asked=-1)
    assert after(state, greedy(state)).phase == "declare"
    assert len(proposed(state)) == 6  # any of the six may be the single card


def test_a_group_that_lacks_one_card_is_summoned() -> None:
    state = table([FAR, NEAR, FAR], "dark4 light9")
    assert greedy(state).startswith("summon dark4 with dark4 dark4 discard ")


def test_nothing_nearer_is_passed() -> None:
    state = table([FAR, NEAR, FAR], "east")
    assert proposed(state) == ["pass"]


def test_a_dead_end_is_mended() -> None:
    """Four cards fit no form: a fifth makes a group again."""
    state = table([FAR, "east*2 south ice8", FAR], "fire9 fire5 wild", {1: ["fire1..4", "west*3"]})
    assert proposed(state) == [f"extend 0 {card} discard ice8" for card in ("fire5", "wild")] + [
        "pass"
    ]


def test_the_dora_is_summoned_where_points_lack() -> None:
    """Complete but one point short: east takes the place of another card in its group."""
    hand = DONE.replace("east*3", "east*2 wild")
    state = table([FAR, hand, FAR], "east", options={"minimum": 12}, turned="north")
    assert greedy(state) == "summon east with east east discard wild"


def test_wanted_dora_cards_are_kept() -> None:
    hand = f"{DONE} grass6 light1 light4 ice9 merchant-upper"
    more: dict[str, Any] = {"phase": "discard", "asked": -1, "turned": "grass5"}
    assert "grass6" not in greedy(table([hand, FAR, FAR], options={"minimum": 10}, **more))
    assert "grass6" not in greedy(table([hand, FAR, FAR], **more))


def careless(state: State, luck: int) -> str:
    seat = turns.turn(state).seats[0]
    choices = turns.choices(state, seat)
    move = WorldManagementAdvice.careless(seen(state, seat), choices, Quick(luck))
    assert move in choices
    return text(move)


def test_a_beginner_declares_yet_breaks_groups_and_misses_most_summons() -> None:
    assert careless(table([DONE, FAR, FAR], phase="declare", asked=0), 0) == "declare"
    hand = f"{DONE} grass6 light1 light4 ice9 merchant-upper"
    whole = table([hand, FAR, FAR], phase="discard", asked=-1)
    assert greedy(whole) not in {careless(whole, luck) for luck in range(20)}
    window = table([FAR, NEAR, FAR], "dark4 light9")
    asked = [careless(window, luck) for luck in range(100)]
    assert set(asked) == {"pass", greedy(window)}
    assert asked.count("pass") > 60
