"""Which discard of several leaves most cards that fit."""

from functools import partial
from typing import Any

from tefuda.core.cards import Cards, without
from tefuda.core.chance import Quick, shuffled
from tefuda.games.world_management.bot.fitting import fullest_first, left, proposed
from tefuda.games.world_management.bot.keeping import spared
from tefuda.games.world_management.cards.deck import ALL, spread
from tefuda.games.world_management.cards.faces import INDEX, WILD
from tefuda.games.world_management.rules.secrets import to_come
from tefuda.games.world_management.rules.state import View
from tefuda.games.world_management.solver.tray import completing, laid_out
from tests.games.world_management.tables import FAR, cards, seen, table

DEALT = (
    "south*3 west*2 wild priest-lower priest-ground priest-upper wind6 water6 earth6 wind8 grass8 "
    "thunder8 earth3 light3 ice3 "
)
LIE = {0: ["north*3", "water2 grass2 ice2"], 1: ["fire7 wind7 thunder7"]}
"""With these eight groups are whole."""


PAIRS = DEALT + "light5 dark5 earth3 dark3 fire7 grass7 steel6 ice6 fire1"


def discarding(hand: str, **more: Any) -> View:
    return seen(table([hand, FAR, FAR], phase="discard", asked=-1, **more), 0)


def fit(view: View, gone: Cards) -> int:
    """The number that the table tells of a discard."""
    rest, come = without(view.hand, *gone), to_come(view)
    exposed = view.now.exposed[view.seat]
    layout = laid_out("F3", rest, exposed)
    assert layout
    return sum(come[INDEX[face]] for face in completing(layout, rest, exposed))


def test_of_pairs_those_are_kept_that_any_of_their_number_completes() -> None:
    view = discarding(PAIRS, exposed=LIE)
    best = fullest_first(view)[0]
    assert best == cards("fire1 fire7 grass7 steel6 ice6")
    assert fit(view, best) > fit(view, spared(view))


def test_a_dora_is_kept_though_more_cards_fit_others() -> None:
    assert "fire7" not in fullest_first(discarding(PAIRS, exposed=LIE, turned="fire6"))[0]


def test_no_fewer_fit_than_after_what_the_bots_part_with() -> None:
    rng, better = Quick("fitting"), 0
    able = spread(ALL)
    for _ in range(30):
        view = discarding(" ".join(shuffled(able, rng)[:35]), turned="wind3")
        best, spare = fullest_first(view)[0], spared(view)
        assert left(view, best)[:2] == left(view, spare)[:2]
        assert WILD not in best
        assert fit(view, best) >= fit(view, spare)
        better += fit(view, best) > fit(view, spare)
    assert better


def test_what_frees_a_wild_is_counted_where_one_card_is_missing() -> None:
    """More cards join the pairs that another discard leaves, and fewer complete the hand."""
    hand = (
        "wind3 water4 water6 earth1 earth5 grass6 grass9 light2 light8*2 steel1 steel4 steel9 "
        "thunder6 thunder7 thunder9 dark1 dark4 east*2 south west*2 north knight-ground "
        "priest-ground priest-heaven wild*2"
    )
    groups = ["priest-lower farmer-lower merchant-lower", "steel8 thunder8 dark8"]
    view = discarding(hand, turn=1, exposed={0: groups}, turned="water9")
    best, other = (fullest_first(view)[0], min(proposed(view), key=partial(left, view)))
    assert left(view, other).fit < left(view, best).fit


def test_nothing_is_known_of_a_hand_that_is_on_its_way_to_another_form() -> None:
    state = table([FAR, FAR, FAR], phase="discard", asked=-1, exposed={0: ["fire1..5"]})
    assert not fullest_first(seen(state, 0))
