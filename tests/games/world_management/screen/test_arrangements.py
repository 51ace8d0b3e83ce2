"""Ways to lay out a hand."""

from collections import Counter
from typing import Any

from tefuda.core.table import Shown
from tefuda.games.world_management import GAME
from tefuda.games.world_management.solver.tray import completing, laid_out
from tests.games.world_management.tables import (
    DONE,
    FAR,
    NEAR,
    ROW,
    WHOLE_FAR,
    cards,
    plain,
    seen,
    table,
)


def test_layouts() -> None:
    state = table([DONE, FAR, "east wild"], exposed={2: ["fire1..4"]})
    ways = GAME.arrangements(seen(state, 0))
    assert (plain(ways[0].name), ways[0].away) == ("Sage: 9 × 3 + 1", 0)
    assert len(GAME.arrangements(seen(state, -1))) == 2
    assert any(
        label and label.text == "no group"
        for label, _ in GAME.arrangements(seen(state, 0))[3].groups
    )


def test_a_form_that_open_groups_rule_out_keeps_its_tab() -> None:
    state = table([DONE, FAR, "east wild"], exposed={2: ["fire1..4"]})
    ways = GAME.arrangements(seen(state, 2))
    forms = (ways[0], *ways[3:])
    assert [way.tab and way.tab.text for way in forms] == [
        f"{form} ✕" for form in ("Sage", "Commander", "Leader")
    ]
    assert [way.away for way in ways] == [None] * 5
    assert {label.text for way in forms for label, _ in way.groups if label} == {
        "ruled out by the open groups"
    }


def forms_of(turned: str, exposed: dict[int, list[str]] | None = None) -> list[str]:
    options: Any = {"minimum": 10, "group_points": "by_size"}
    state = table([DONE, FAR, FAR], exposed=exposed, options=options, turned=turned)
    return [plain(way.name).partition(":")[0] for way in GAME.arrangements(seen(state, 0))]


def test_a_form_that_may_be_declared_comes_first() -> None:
    assert forms_of("north") == ["Sage", "By number and place", "By kind", "Commander", "Leader"]
    without = ["Commander", "By number and place", "By kind", "Leader", "Sage"]
    assert forms_of("wild") == without
    assert forms_of("north", {0: ["light1..5"]})[0] == "Commander"
    assert forms_of("wild", {0: ["light1..9"]})[0] == "Leader"


def test_each_order_that_is_a_form_bears_its_mark() -> None:
    ways = GAME.arrangements(seen(table([DONE, FAR, FAR]), 0))
    assert [way.mark for way in ways] == ["F3", "", "", "F2", "F1"]


def test_the_first_form_stays_on_and_has_what_has_no_place_in_it() -> None:
    options = {"minimum": 10, "group_points": "by_size"}
    more: Any = {"phase": "discard", "asked": -1, "turned": "wild", "options": options}
    hand = f"{WHOLE_FAR} light2 light4 water6 water8 wind9"
    ways = GAME.arrangements(seen(table([hand, FAR, FAR], **more), 0))
    assert [way.passing for way in ways] == [False, False, False, True, True]
    assert len(ways[0].fill) == 5


def sage_tabs(hand: str) -> list[tuple[str, int | None]]:
    """Sage's tab and distance, with 10 points to declare: short of a dora, without any, with enough."""
    options, told = {"minimum": 10}, []
    for turned in ("thunder7", "wild", "north"):
        state = table([hand, FAR, FAR], options=options, turned=turned)
        ways = GAME.arrangements(seen(state, 0))
        way = next(way for way in ways if plain(way.name).startswith("Sage"))
        told.append((plain(way.tab) if way.tab else "", way.away))
    return told


def test_a_complete_hand_that_may_not_be_declared_says_so_on_its_tab() -> None:
    short = [("Sage: needs 1\u00a0dora", None), ("Sage: no dora", None)]
    assert sage_tabs(DONE) == [*short, ("Sage 9×3+1", 0)]


def test_a_hand_short_of_cards_and_of_points_says_both_on_its_tab() -> None:
    assert sage_tabs(NEAR) == [
        ("Sage: needs 1\u00a0dora", 1),
        ("Sage: no dora", None),
        ("Sage 9×3+1", 1),
    ]


def test_a_group_that_lacks_one_says_which_and_what_is_left_of_it() -> None:
    sage = GAME.arrangements(seen(table([FAR, ROW, FAR], "fire3 fire3"), 1))[0]
    waits = {wait.label.values["cards"]: wait for wait in sage.waits if wait}
    pair = waits[Shown(("fire1", "fire2"))]
    assert (pair.cards, pair.left) == (("fire3",), 5)  # three unseen, two among the discards
    assert len(sage.waits) == len(sage.groups)


def test_a_whole_group_waits_for_nothing() -> None:
    ways = GAME.arrangements(seen(table([DONE, FAR, FAR]), 0))
    assert {*ways[0].waits} == {None}


def test_the_single_card_lies_with_all_that_is_in_no_group() -> None:
    state = table([DONE + " wild", FAR, FAR])
    sage = GAME.arrangements(seen(state, 0))[0]
    named = {label.text: cards for label, cards in sage.groups if label}
    assert named["alone"] == ("north",)
    assert named["free"] == ("wild",)
    wilds = GAME.arrangements(seen(table([DONE.replace("north", "wild*2"), FAR, FAR]), 0))[0]
    assert [label and label.text for label, _ in wilds.groups[9:]] == ["free"]


def test_pairs_that_no_group_needs_are_seen_as_pairs() -> None:
    state = table([DONE.replace("north", "fire5 fire6 ice5 steel6 wind1 wild"), FAR, FAR])
    sage = GAME.arrangements(seen(state, 0))[0]
    named = [(plain(label), cards) for label, cards in sage.groups if label]
    assert named[-4:] == [
        ("extra pair", ("fire5", "ice5")),
        ("extra pair", ("fire6", "steel6")),
        ("alone", ("wind1",)),
        ("free", ("wild",)),
    ]
    called = [wait and wait.within and plain(wait.within) for wait in sage.waits]
    assert called[-4:] == ["extra: 40 fit", "extra: 40 fit", None, None]


def test_a_dora_in_no_group_is_called_so() -> None:
    hand = DONE.replace("north", "fire5 ice5 wind1 steel6 steel7")
    for turned, called in (
        ("wind9", "dora"),
        ("fire4", "pair with dora"),
        ("steel6", "pair with dora"),
    ):
        state = table([hand, FAR, FAR], turned=turned)
        sage = GAME.arrangements(seen(state, 0))[0]
        assert called in [plain(label) for label, _ in sage.groups if label]


def test_where_points_alone_are_lacking_a_pair_with_a_dora_is_called_so_still() -> None:
    hand = DONE.replace("north", "fire5 fire6 wind1")
    state = table([hand, FAR, FAR], turned="fire4", options={"minimum": 12})
    sage = GAME.arrangements(seen(state, 0))[0]
    named = [wait and wait.within and plain(wait.within) for wait in sage.waits]
    assert "pair with dora" in named


def test_whole_groups_lie_first_in_a_form_of_larger_ones() -> None:
    threes = "water3 earth3 ice3 fire6 water6 earth6 wind7 earth7 steel7 wind8 earth8 light8"
    hand = f"{threes} wild*4 water1 thunder1 earth2 dark2 steel4 dark4 wind9 farmer-demon*2"
    state = table([hand, FAR, FAR], exposed={0: ["fire5 water5 ice5"]})
    commander = GAME.arrangements(seen(state, 0))[3]
    named = [plain(label) for label, _ in commander.groups if label]
    begun = [label for label in named if " of " in label]
    assert named == ["common: 5", "common: 5", *begun, "no group"]
    assert len(commander.waits) == len(commander.groups)


def test_where_all_else_is_in_pairs_nothing_is_loose() -> None:
    state = table([DONE.replace("north", "fire5 ice5"), FAR, FAR])
    sage = GAME.arrangements(seen(state, 0))[0]
    assert sage.groups[-1][1] == ("fire5", "ice5")


def test_where_points_alone_are_lacking_only_dora_count_as_fitting() -> None:
    hand = DONE.replace("north", "fire5 ice5 steel6 steel7 wind1")
    state = table([hand, FAR, FAR], turned="steel7", options={"minimum": 10})
    sage = GAME.arrangements(seen(state, 0))[0]
    called = {
        cards: plain(wait.within)
        for (_, cards), wait in zip(sage.groups, sage.waits, strict=True)
        if wait and wait.within
    }
    assert called == {("fire5", "ice5"): "not needed", ("steel6", "steel7"): "5 dora fit"}


def test_a_form_of_larger_groups_has_no_spare_pairs() -> None:
    ways = GAME.arrangements(seen(table([WHOLE_FAR, FAR, FAR]), 0))
    assert not any(label and "pair" in label.text for label, _ in ways[3].groups)


def test_the_easy_form_comes_first() -> None:
    names = [plain(way.name) for way in GAME.arrangements(seen(table([DONE, FAR, FAR]), 0))]
    assert names[:3] == ["Sage: 9 × 3 + 1", "By number and place", "By kind"]


def test_every_form_says_how_far_it_is() -> None:
    ways = GAME.arrangements(seen(table([WHOLE_FAR, FAR, FAR]), 0))
    assert None not in [way.away for way in (ways[0], *ways[3:])]


def test_a_bracket_names_the_kind_of_its_group() -> None:
    ways = GAME.arrangements(seen(table([DONE, FAR, FAR]), 0))
    names = [plain(label) for label, _ in ways[0].groups if label]
    assert Counter(names) == {"same": 4, "run": 3, "common": 2, "plus 1": 1}
    fives = "east*5 south*5 fire5..9 wind1..5 9/5 dark4*3"
    commander = GAME.arrangements(seen(table([fives, FAR, FAR]), 0))[3]
    assert "run: 5" in [plain(label) for label, _ in commander.groups if label]


def test_of_pairs_as_near_those_wait_for_which_most_cards_are_left() -> None:
    threes = "east*3 south*3 west*3 light1..3 north*3 dark4*3 grass2*3"
    rest = "merchant-upper merchant-heaven steel2*2 water7 ice7 wind3"
    sage = GAME.arrangements(seen(table([f"{threes} {rest}", FAR, FAR]), 0))[0]
    assert sage.away == 2
    beside = [None if wait and wait.within else wait for wait in sage.waits]
    waits = {cards: wait for (_, cards), wait in zip(sage.groups, beside, strict=True) if wait}
    assert [*waits] == [("water7", "ice7"), ("merchant-upper", "merchant-heaven")]
    assert waits["water7", "ice7"].left > 30


def test_the_best_pair_is_not_had_at_the_price_of_two() -> None:
    threes = "east*3 south*3 west*3 light1..3 north*3 dark4*3 grass2*3"
    rest = "fire5 fire6 water4 water5 steel8 ice1 knight-demon"
    sage = GAME.arrangements(seen(table([f"{threes} {rest}", FAR, FAR]), 0))[0]
    assert sage.away == 2
    pairs = {cards for (_, cards), wait in zip(sage.groups, sage.waits, strict=True) if wait}
    assert pairs == {("fire5", "fire6"), ("water4", "water5")}


THREES = "east*3 south*3 west*3 light1..3 north*3 dark4*3 grass2*3"


def test_where_one_card_is_missing_each_pair_says_what_it_waits_for() -> None:
    state = table([f"{THREES} 5/3 fire1 fire2 water7 earth7", FAR, FAR])
    sage = GAME.arrangements(seen(state, 0))[0]
    seven, run = [each.cards for each in sage.waits if each]
    assert sage.away == 1
    assert "wind7" in seven
    assert run == ("fire3",)
    assert "extra pair" in [label.text for label, _ in sage.groups if label]


def test_what_frees_a_wild_completes_a_hand_too() -> None:
    hand = cards(f"{THREES} fire8 fire9 wild water2 water3 north")
    layout = laid_out("F3", hand, ())
    assert layout
    assert completing(layout, hand, ()) == {"fire7", "water1", "water4"}


def test_two_equal_pairs_are_laid_so_that_most_cards_fit_each() -> None:
    state = table([f"{THREES} ice8*2 steel8*2 wind1 water3 merchant-upper", FAR, FAR])
    sage = GAME.arrangements(seen(state, 0))[0]
    waits = [
        (group, wait.left) for (_, group), wait in zip(sage.groups, sage.waits, strict=True) if wait
    ]
    assert waits == [(("steel8", "ice8"), 40)] * 2


def test_a_card_that_a_group_would_have_to_grow_from_stands_alone() -> None:
    hand = DONE.replace("dark4*3", "dark4 light9 ice1").replace("fire1..3", "fire1 fire2 steel5")
    sage = GAME.arrangements(seen(table([hand, FAR, FAR]), 0))[0]
    named = {plain(label): cards for label, cards in sage.groups if label}
    assert "2 of 3 cards" in named
    assert "1 of 3 cards" not in named
    assert {"dark4", "light9", "steel5"} < {*named["alone"]}
    assert len(sage.waits) == len(sage.groups)
    assert sum(len(cards) for _, cards in sage.groups) == 28


def test_places_stand_in_their_order_in_the_order_by_number() -> None:
    places = "demon lower ground upper heaven"
    hand = f"north fire9 wild fire1 {' '.join(f'priest-{place}' for place in places.split())}"
    by_number = GAME.arrangements(seen(table([hand, FAR, FAR]), 0))[1]
    laid = [card for _, cards in by_number.groups for card in cards]
    priests = [f"priest-{place}" for place in places.split()]
    assert laid == ["fire1", "fire9", *priests, "north", "wild"]


def test_what_takes_a_dora_with_a_wild_is_told_apart() -> None:
    hand = DONE.replace("dark4*3 north", "north*2 wild grass8 steel8 merchant-demon")
    state = table([hand, FAR, FAR], turned="steel5", options={"minimum": 10})
    sage = GAME.arrangements(seen(state, 0))[0]
    named = {plain(label): cards for label, cards in sage.groups if label}
    assert named["for dora"] == ("steel8",)
    alone = [cards for label, cards in sage.groups if label and plain(label) == "alone"]
    assert sorted(card for cards in alone for card in cards) == ["grass8", "merchant-demon"]
    assert len(sage.waits) == len(sage.groups)


def test_a_pair_of_which_each_card_takes_a_dora_is_told_as_such_alone() -> None:
    hand = DONE.replace("dark4*3 north", "north*2 wild steel8*2")
    state = table([hand, FAR, FAR], turned="steel5", options={"minimum": 10})
    groups = GAME.arrangements(seen(state, 0))[0].groups
    named = [(plain(label), cards) for label, cards in groups if label and len(cards) < 3]
    assert named == [("for dora", ("steel8", "steel8"))]
