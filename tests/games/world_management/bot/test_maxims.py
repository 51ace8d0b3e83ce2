"""Rules of thumb: which one a move follows."""

from typing import Any

import pytest

from tefuda.core.advice import Experienced
from tefuda.core.notation import split
from tefuda.core.table import Shown
from tefuda.games.world_management import GAME
from tefuda.games.world_management.bot import maxims
from tefuda.games.world_management.bot.fitting import fullest, proposed
from tefuda.games.world_management.bot.maxims import maxim
from tests.games.world_management.tables import DONE, FAR, NEAR, ROW, cards, plain, seen, table

TEN = {"group_points": "by_size", "minimum": 10}
LOOSE = " light7 steel6 thunder9 ice1 dark8"


def thrown(hand: str, gone: str, **more: Any) -> Any:
    state = table([hand, FAR, FAR], phase="discard", turner=0, asked=-1, **more)
    return maxim(seen(state, 0), split(f"discard {gone}"))


def said(hand: str, words: str, pile: str, **more: Any) -> Any:
    return maxim(seen(table([FAR, hand, FAR], pile, **more), 1), split(words))


def test_the_rest_of_a_whole_hand_goes() -> None:
    assert thrown(DONE + LOOSE, "light7 steel6 thunder9 ice1 dark8") == maxims.REST


def test_no_rule_of_less_than_a_whole_discard_or_of_broken_groups() -> None:
    assert thrown(DONE + LOOSE, "light7 steel6") is None
    assert thrown(DONE + LOOSE, "east east east ice1 dark8") is None


def test_no_rule_of_a_discard_with_a_wild_in_it() -> None:
    hand = DONE.replace("north", "wild fire5 fire2 dark4 west merchant-demon")
    more = {"turned": "steel5", "options": TEN}
    assert thrown(hand, "fire5 fire2 dark4 west merchant-demon", **more) == maxims.FREE
    assert thrown(hand, "fire5 fire2 dark4 west wild", **more) is None


def test_where_nearly_all_lies_loose_there_is_no_rule() -> None:
    assert thrown(FAR, "fire1 fire4 fire7 wind2 wind5") is None


def test_declaring_at_once() -> None:
    view = seen(table([DONE, FAR, FAR], phase="declare", turner=0, asked=0), 0)
    assert maxim(view, ("declare",)) == maxims.DECLARE
    assert maxim(view, ("pass",)) is None


def test_what_completes_is_summoned() -> None:
    told = said(NEAR, "summon dark4 with dark4 dark4 discard ice8", "dark4")
    assert told == maxims.LAST


def test_no_rule_of_a_beginning_or_of_open_groups_that_fit_no_form() -> None:
    assert said(NEAR, "summon dark4 with dark4", "dark4") is None
    four = {1: ["fire1..4"]}
    assert said("east*3", "pass", "dark4", exposed=four) is None


def test_a_rule_is_part_of_the_advice() -> None:
    assert isinstance(GAME.advice, Experienced)


ONE_SHORT = DONE.replace("dark4*3", "dark4*2").replace("north", "")
LONERS = " wind3 water1 steel6 ice8 thunder2 priest-upper"


def test_lone_directions_go_first() -> None:
    gone = "wind3 water1 steel6 thunder2 north"
    assert thrown(ONE_SHORT + LONERS + " north", gone) == maxims.LONE_WAYS


def test_else_what_stands_alone() -> None:
    assert thrown(ONE_SHORT + LONERS, "wind3 water1 steel6 ice8 thunder2") == maxims.LONE


def test_a_dora_that_points_need_stays() -> None:
    more = {"turned": "ice7", "options": TEN}
    assert thrown(ONE_SHORT + LONERS, "wind3 water1 steel6 thunder2 priest-upper", **more) == (
        maxims.DORA
    )


def test_short_of_a_dora_two_cards_stay_that_it_makes_a_group_with() -> None:
    spare = "light4 ice4 wind1 wind2 steel7 steel8 thunder6 dark9 priest-upper"
    hand = f"{ONE_SHORT.replace('dark4*2', '')} {spare}"
    gone = "steel7 steel8 thunder6 dark9 priest-upper"
    assert thrown(hand, gone, turned="wind2", options=TEN) == maxims.GETS
    assert thrown(hand, gone, turned="water1", options=TEN) is None  # more cards fit the steels
    assert thrown(hand, gone, turned="wind2") is None  # no points are asked for
    more = thrown(hand, gone.replace("steel7 steel8", "wind1 wind2"), turned="wind2")
    assert more.message.text == maxims.FEWEST.message.text


def test_of_discards_that_leave_a_hand_as_near_only_the_fullest_follows_a_rule() -> None:
    hand = DONE.replace("dark4*3", "dark4*2").replace("fire1..3", "fire1 fire2")
    hand += " ice7 steel7 thunder5 light5 merchant-upper priest-demon"
    gone = "dark4 dark4 north priest-demon merchant-upper"
    assert thrown(hand, gone) == maxims.LONE_WAYS
    assert thrown(hand, gone.replace("dark4 dark4", "water9 dark4")) is None


def test_where_one_is_missing_what_frees_a_wild_counts_too() -> None:
    hand = cards(f"{ONE_SHORT.replace('east*3', 'east*2 wild')}{LONERS} north")
    view = seen(table([" ".join(hand), FAR, FAR], phase="discard", turner=0, asked=-1), 0)
    ways = {gone: maxim(view, ("discard", *gone)) for gone in proposed(view)}
    told = [gone for gone, reason in ways.items() if reason]
    assert told
    assert all(fullest(view, gone, ways) for gone in told)


def test_a_summons_that_throws_the_dora_follows_the_rule_of_the_same_with_another_discard() -> None:
    words, more = "summon dark4 with dark4 dark4 discard ", {"options": TEN, "turned": "ice7"}
    assert said(ROW, words + "ice8", "dark4", **more) == said(
        ROW, words + "light9", "dark4", **more
    )
    assert said(ROW, words + "ice8", "dark4", **more) == maxims.PAIR


def test_whole_but_short_of_a_dora_what_can_take_one_stays_a_wild_beside_it_too() -> None:
    more = {"turned": "steel5", "options": TEN}
    loose = "light1 ice6 grass4 merchant-upper water5"
    hand = f"{DONE.replace('dark4*3 north', 'north*2 wild')} steel8 {loose}"
    assert thrown(hand, loose, **more) == maxims.GETS
    assert thrown(hand, loose.replace("light1", "steel8"), **more) is None
    bare = f"{DONE} steel3 {loose}"
    assert thrown(bare, loose, **more) == maxims.NO_USE
    assert thrown(hand, loose) == maxims.REST


def test_of_more_pairs_than_groups_that_goes_which_fewest_cards_fit() -> None:
    hand = DONE.replace("dark4*3", "dark4 light4 wind1 wind2").replace(
        "north", "thunder6 steel8 ice3"
    )
    hand += " priest-upper"
    told = thrown(hand, "wind1 wind2 thunder6 steel8 ice3")
    assert told.message.text == maxims.FEWEST.message.text
    assert told.message.values["pairs"].cards == ("wind1", "wind2")
    assert thrown(hand, "light4 dark4 thunder6 steel8 ice3") is None
    assert thrown(hand, "light4 dark4 wind1 thunder6 steel8") is None


def test_a_pair_that_waits_may_go_where_another_waits_for_its_group() -> None:
    hand = DONE.replace("heaven/3 dark4*3 north", "fire3 steel3 ice7 light1 steel9 steel1")
    hand += " thunder2 knight-heaven light4 ice4 thunder9 wind8"
    told = thrown(hand, "fire3 light4 ice4 thunder2 knight-heaven")
    assert told.message.text == maxims.FEWEST.message.text
    assert told.message.values["pairs"].cards == ("light4", "ice4", "thunder2")


def test_no_rule_of_a_summons_that_brings_nothing_nearer() -> None:
    assert said(NEAR, "summon fire2 with fire1 fire3 discard ice8", "fire2") is None


def test_a_pair_is_completed() -> None:
    assert said(ROW, "summon dark4 with dark4 dark4 discard ice8", "dark4") == maxims.PAIR


def test_nearer_for_a_card_of_a_pair_that_no_group_needs() -> None:
    hand = ROW.replace("north", "steel5 steel6")
    words = "summon dark4 with dark4 dark4 discard "
    assert said(hand, words + "light9", "dark4") == maxims.NEARER
    told = said(hand, words + "steel5", "dark4")
    assert plain(told.message).endswith("its group takes the place in which steel5 waited.")
    assert said(hand, words + "east", "dark4") is None


def test_where_the_hand_falls_into_groups_anew_it_is_said_what_becomes_of_it() -> None:
    whole = "east*3 south*3 west*3 north*3 heaven/3 fire1..3 light1 light2 wild"
    hand = f"{whole} light7*2 thunder7 fire4 ice4 ice6 fire8"
    told = said(hand, "summon thunder1 with fire1 light1 discard fire8", "thunder1")
    assert plain(told.message).endswith("a group with ice4 ice6, and no group needs fire8.")


SPLIT = (
    "fire1 fire3 fire4*2 fire9 wind3 wind5 earth6 grass6*2 light1 steel1 steel3 steel9 thunder2 "
    "thunder3 thunder9 dark3 dark6 east*2 west*2 knight-heaven priest-heaven merchant-demon "
    "merchant-ground wild"
)
WILDS = (
    "fire3 fire7 wind5 wind7 water1 earth2 earth8 grass4 grass5 grass8 grass9 light7 steel2 steel4 "
    "thunder2 thunder4 thunder7 thunder8*2 east*2 south north knight-lower*2 knight-ground wild*4"
)


@pytest.mark.parametrize(
    ("hand", "words", "turned", "told"),
    [
        (
            SPLIT,
            "summon light3 with fire3 wind3 discard wind5",
            "water6",
            "then make steel3 thunder3 dark3, and no group needs wind5.",
        ),
        (
            WILDS,
            "summon light1 with water1 wild discard south",
            "steel7",
            "are missing, and no group needs south then.",
        ),
    ],
)
def test_a_group_that_the_other_cards_make_anew_is_shown_or_that_fewer_are_missing(
    hand: str, words: str, turned: str, told: str
) -> None:
    rule = said(hand, words, words.split()[1], turned=turned)
    assert plain(rule.message).endswith(told)


def test_no_rule_of_a_summons_with_a_wild_where_it_goes_without() -> None:
    hand = ROW.replace("north", "wild")
    assert said(hand, "summon dark4 with dark4 dark4 discard ice8", "dark4") is not None
    assert said(hand, "summon dark4 with dark4 wild discard ice8", "dark4") is None


def test_a_wild_is_freed() -> None:
    hand = NEAR.replace("east*3", "east*2 wild").replace("fire1..3", "fire1 fire2 light9")
    assert said(hand, "summon dark4 with dark4 dark4 discard ice8", "dark4") == maxims.FREES


def test_passing_where_nothing_helps() -> None:
    assert said(NEAR, "pass", "fire2") == maxims.PASS
    assert said(NEAR, "pass", "dark4") is None
    assert said(DONE, "pass", "fire2", options=TEN, turned="ice7") == maxims.SHORT
    assert said(DONE, "pass", "ice8", options=TEN, turned="ice7") is None


def test_a_dora_is_taken_where_points_alone_are_missing() -> None:
    short = {"options": TEN, "turned": "dark3"}
    hand = DONE.replace("dark4*3", "light4 ice4 steel4")
    words = "summon dark4 with steel4 ice4 discard light4"
    assert said(hand, words, "dark4", **short) == maxims.TAKES
    assert said(hand, words.replace("light4", "north"), "dark4", **short) == maxims.TAKES
    assert said(hand, words.replace("light4", "east"), "dark4", **short) is None


def test_what_completes_is_summoned_for_a_card_of_a_pair_too() -> None:
    hand = NEAR.replace("ice8", "north")
    words = "summon dark4 with dark4 dark4 discard "
    assert said(hand, words + "north", "dark4") == maxims.LAST
    assert said(ROW, words + "fire1", "dark4") is None


FIVES = "east*5 south*5 fire1..5 water1..5 dark4*4 light9 light8 ice2 steel6"
FIVE = {"options": TEN, "turned": "ice6"}


def named(reason: Any) -> tuple[Any, str]:
    """The rule, and the form it is told of."""
    values = reason.message.values
    return values["told"], values["form"].text


def test_a_rule_says_which_larger_form_it_is_of() -> None:
    told = said(FIVES, "summon dark4 with dark4 dark4 dark4 dark4 discard ice2", "dark4", **FIVE)
    assert named(told) == (maxims.NEARER.message, "Commander")
    assert "no dora" in told.message.text
    told = thrown(FIVES + LOOSE, "ice2 steel6 thunder9 ice1 dark8", **FIVE)
    assert named(told) == (maxims.NO_PLACE.message, "Commander")


def test_what_has_no_place_and_fits_fewest_is_named_first() -> None:
    told = thrown(FIVES + " light7 north west ice1 dark8", "ice2 steel6 north west ice1", **FIVE)
    rule, form = named(told)
    assert form == "Commander"
    assert rule.text == maxims.FIRST_OUT.message.text
    assert rule.values["cards"] == Shown(("steel6", "west", "north"))


def test_a_group_of_five_at_once_is_told_of_in_the_first_turn_alone() -> None:
    hand, gone = FIVES + LOOSE + " north west", "ice2 steel6 thunder9 ice1 dark8 north west"
    first = thrown(hand, gone, turn=1, **FIVE)
    assert plain(first.message).endswith("may make a group of 5 at once, which rules out Sage.")
    later = thrown(FIVES + LOOSE, "ice2 steel6 thunder9 ice1 dark8", **FIVE)
    assert "at once" not in plain(later.message)


def test_a_form_that_open_groups_leave_alone_has_no_such_praise() -> None:
    told = said(FIVES[7:], "pass", "fire9", exposed={1: ["east*5"]})
    assert named(told) == (maxims.PASS.message, "Commander")
    assert "dora" not in told.message.text


def test_a_summons_that_leaves_no_form_without_a_dora_says_so() -> None:
    words, more = "summon dark4 with dark4 dark4 discard fire1", {"options": TEN, "turned": "ice5"}
    second = said(ROW, words.replace("fire1", "light9"), "dark4", exposed={1: ["west*3"]}, **more)
    assert plain(second.message).endswith(" It rules out Commander: then you need 1 dora.")
    first = said(ROW, words.replace("fire1", "light9"), "dark4", **more)
    assert first is not None
    assert "rules out" not in plain(first.message)
