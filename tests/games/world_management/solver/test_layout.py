"""Laying out a hand."""

import random
from collections import Counter

from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.cards.groups import is_group
from tefuda.games.world_management.solver.distance import missing
from tefuda.games.world_management.solver.forms import FORMS
from tefuda.games.world_management.solver.layout import Layout, lay_out_as
from tests.games.world_management.hands import DECK, hand, near, rich


def check(layout: Layout, cards: list[str], form: str) -> None:
    laid = [card for part in layout.parts for card in part.cards]
    assert Counter([*laid, *layout.loose]) == Counter(cards)
    assert tuple(part.size for part in layout.parts) == FORMS[form]
    for part in layout.parts:
        assert part.size == 1 or is_group([*part.cards, *[WILD] * part.lacking])


def test_a_layout_misses_what_missing_says() -> None:
    rng = random.Random(3)
    for _ in range(40):
        cards = rng.choice([near, rich])(rng) + rng.sample(DECK, rng.choice([0, 5, 7]))
        for form, short in missing(cards).items():
            layout = lay_out_as(form, cards, ())
            assert layout is not None
            assert layout.missing == short
            check(layout, cards, form)


def test_exposed_groups_may_rule_a_form_out() -> None:
    assert lay_out_as("F1", hand("east*25"), [hand("fire1..3")]) is None


def test_wilds_go_where_least_is_missing() -> None:
    layout = lay_out_as("F2", hand("east*4 south*3 wild"), ())
    assert layout is not None
    assert ("east", "east", "east", "east", WILD) in [part.cards for part in layout.parts]


def test_a_wild_nobody_needs_is_loose() -> None:
    layout = lay_out_as("F3", hand("east*25 wild*8"), ())
    assert layout is not None
    assert layout.loose == (WILD,) * 5
