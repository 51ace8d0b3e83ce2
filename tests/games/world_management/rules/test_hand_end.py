"""The last window, who is one card short (W15, W27), and who deals next."""

import random
from typing import Any

from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.rules.hand_end import one_short
from tefuda.games.world_management.rules.yakuman import CHAOS
from tests.games.world_management.hands import DECK, hand
from tests.games.world_management.tables import DONE, NEAR, WHOLE_FAR, after, table


def test_w27_complete_but_undeclared_counts() -> None:
    assert one_short(hand("north*24 ground/4"))


def test_w27_one_wild_in_hand() -> None:
    assert one_short(hand("east*24 south fire8 fire9 fire1"))
    assert not one_short(hand("east*21 fire1 fire2 fire8 fire9 wind4 wind5 water6"))


def test_w27_the_wild_may_join_an_exposed_group() -> None:
    rest = "east*5 south*5 fire5..9 merchant"
    assert one_short(hand(f"{rest} ground/3 north"), [hand("9/4")])
    assert one_short(hand(f"{rest} ground/2 wild north"), [hand("9/4")])
    assert not one_short(hand(f"{rest} ground/2 north west"), [hand("9/4")])


def test_w15_four_jobs_never_grow() -> None:
    assert not one_short(hand("east*5 south*5 fire5..9 merchant 9/3 north"), [hand("ground/4")])


def test_w27_chaos_one_short_with_nothing_exposed() -> None:
    most = sorted(CHAOS - {"dark9"})
    assert one_short([*most, "fire1"])
    assert one_short([*most, WILD])
    assert one_short(sorted(CHAOS))
    assert not one_short([*most[1:], WILD, WILD])


def test_random_hands_are_far() -> None:
    rng = random.Random(1)
    assert not any(one_short(rng.sample(DECK, 28)) for _ in range(20))


LAST: dict[str, Any] = {"turn": 25, "turner": 3, "asked": 1}


def test_the_window_after_the_last_discard_and_then_the_end() -> None:
    """5.10, 8.4: nobody is one short."""
    over = after(table([WHOLE_FAR] * 4, "fire1", **LAST), "pass", "pass")
    assert over.past.results[0].shown == ()
    assert (over.past.dealer, over.past.moved, over.past.results[0].moves) == (1, 1, True)


def test_a_dealer_one_short_stays() -> None:
    """8.3, 8.5: complete but undeclared counts as one short."""
    state = table(
        [DONE, WHOLE_FAR, WHOLE_FAR, WHOLE_FAR], "fire1", **LAST, options={"hands": "full"}
    )
    over = after(state, "pass", "pass")
    assert [hand.seat for hand in over.past.results[0].shown] == [0]
    assert (over.phase, over.past.dealer, over.past.moved) == ("deal", 0, 0)


def test_only_another_one_short_moves_the_dealer() -> None:
    """8.3."""
    state = table([WHOLE_FAR, WHOLE_FAR, NEAR, WHOLE_FAR], "light9", **LAST)
    over = after(state, "pass", "pass")
    assert [hand.seat for hand in over.past.results[0].shown] == [2]
    assert over.past.results[0].moves
