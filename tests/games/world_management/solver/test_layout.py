"""Laying out a hand."""

import random
from collections import Counter

from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.cards.groups import is_group
from tefuda.games.world_management.solver.distance import missing
from tefuda.games.world_management.solver.forms import FORMS, Fit
from tefuda.games.world_management.solver.layout import arrange
from tests.games.world_management.hands import DECK, hand, near, rich


def check(fit: Fit, cards: list[str], form: str) -> None:
    laid = [card for part in fit.parts for card in part.cards]
    assert Counter([*laid, *fit.loose]) == Counter(cards)
    assert tuple(part.size for part in fit.parts) == FORMS[form]
    for part in fit.parts:
        assert part.size == 1 or is_group([*part.cards, *[WILD] * part.lacking])


def test_a_layout_misses_what_missing_says() -> None:
    rng = random.Random(3)
    for _ in range(40):
        cards = rng.choice([near, rich])(rng) + rng.sample(DECK, rng.choice([0, 5, 7]))
        for form, short in missing(cards).items():
            fit = arrange(cards, (), form)
            assert fit is not None
            assert fit.missing == short
            check(fit, cards, form)


def test_exposed_groups_may_rule_a_form_out() -> None:
    assert arrange(hand("east*25"), [hand("fire1..3")], "F1") is None


def test_wilds_go_where_least_is_missing() -> None:
    fit = arrange(hand("east*4 south*3 wild"), (), "F2")
    assert fit is not None
    assert ("east", "east", "east", "east", WILD) in [part.cards for part in fit.parts]


def test_a_wild_nobody_needs_is_loose() -> None:
    fit = arrange(hand("east*25 wild*8"), (), "F3")
    assert fit is not None
    assert fit.loose == (WILD,) * 5
