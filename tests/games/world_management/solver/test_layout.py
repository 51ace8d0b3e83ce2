"""Laying out a hand, and what to keep of too many cards."""

import random
from collections import Counter

from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.cards.groups import is_group
from tefuda.games.world_management.solver.distance import missing
from tefuda.games.world_management.solver.forms import FORMS, Fit
from tefuda.games.world_management.solver.layout import arrange, keep
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
    assert keep(hand("east*24"), [hand("fire1..4")]) is None


def test_wilds_go_where_least_is_missing() -> None:
    fit = arrange(hand("east*4 south*3 wild"), (), "F2")
    assert fit is not None
    assert ("east", "east", "east", "east", WILD) in [part.cards for part in fit.parts]


def test_keep_leaves_28_and_the_fewest_missing() -> None:
    rng = random.Random(5)
    for _ in range(10):
        cards = near(rng) + rng.sample(DECK, rng.choice([5, 7]))
        kept = keep(cards)
        assert kept is not None
        assert len(kept.cards) == 28
        assert Counter(kept.cards + kept.discarded) == Counter(cards)
        short = [number for number in missing(cards).values() if number is not None]
        assert kept.missing == min(short) == missing(kept.cards)[kept.form]


def test_keep_takes_the_form_with_most_points() -> None:
    cards = hand("east*25 wild*3 fire1 fire4 fire7 wind2 wind5")
    count, by_size = keep(cards), keep(cards, group_points="by_size")
    assert count is not None
    assert by_size is not None
    assert (count.form, by_size.form) == ("F3", "F1")
    assert Counter(count.cards) == Counter(hand("east*25 wild*3"))


def test_keep_prefers_cards_with_company() -> None:
    cards = hand("east*18 fire1 fire2 wind8 wind9 water5 water6 ice1 ice2 ice4 knight-heaven north")
    kept = keep(cards + hand("wild dark1 dark2 light4"))
    assert kept is not None
    assert "north" in kept.discarded
    assert WILD in kept.cards


def test_keep_drops_dora_last() -> None:
    cards = hand("east*24 south*3 west*3 north fire1 fire5")
    kept = keep(cards, dora="north")
    assert kept is not None
    assert (kept.missing, kept.cards.count("north")) == (0, 1)
    surplus = keep(hand("north*10 east*23"), dora="north")
    assert surplus is not None
    assert surplus.cards.count("north") == 10


def test_keep_counts_the_exposed_cards() -> None:
    kept = keep(hand("east*25 fire1 fire4 fire7 wind2 wind5"), [hand("south*3")])
    assert kept is not None
    assert Counter(kept.cards) == Counter(hand("east*25"))


def test_a_wild_nobody_needs_is_loose() -> None:
    fit = arrange(hand("east*25 wild*8"), (), "F3")
    assert fit is not None
    assert fit.loose == (WILD,) * 5
