"""A summons says its next step, and at its end what will happen."""

from typing import Any

import pytest

from tefuda.games.world_management import GAME
from tefuda.games.world_management.rules.state import Extend, State, Summon
from tefuda.games.world_management.screen.foresight import brings_nearer
from tests.games.world_management.tables import DONE, FAR, NEAR, ROW, plain, screen, seen, table

MAKE = "② Tap the cards of your hand that make a group with"
THEN = "③ Tap the card to discard for it"
WORDS = {
    "summon fire4": "② Tap the cards for its group, for example fire2 fire3.",
    "summon fire4 with fire2": f"{MAKE} fire2 fire4.",
    "summon fire4 with fire2 east": (
        "② fire2 fire4 east: still no group of 3, 5 or 9. Add to it, or tap one again to put it back."
    ),
    "summon fire4 with fire2 fire3": f"{THEN}, for example north.",
    "summon fire4 with fire2 fire3 discard": f"{THEN}, for example north.",
    "summon fire4 with fire2 fire3 discard north": (
        "Press Summon: fire2 fire3 fire4 completes your hand! Out goes north."
    ),
    "summon fire4 with fire2 fire3 discard water7": (
        "Press Summon: fire2 fire3 fire4 will lie open, water7 is discarded. "
        "Then 1 away instead of 0."
    ),
}
STATE = table([FAR, NEAR, FAR], "fire4", {1: ["east*3"]})


@pytest.mark.parametrize("words", WORDS)
def test_each_step_says_the_next(words: str) -> None:
    foresight = GAME.foresee(seen(STATE, 1), tuple(words.split()))
    assert foresight
    assert plain(foresight.message) == WORDS[words]


def test_who_holds_thirty_cards_is_told_that_declaring_comes_later() -> None:
    hand = DONE.removeprefix("east*3 ").replace("fire1..3", "fire2 fire3 earth1 dark9 light8")
    state = table([FAR, hand, FAR], "fire4", {1: ["east*3"]})
    words = "summon fire4 with fire2 fire3 discard north"
    foresight = GAME.foresee(seen(state, 1), tuple(words.split()))
    assert foresight
    assert "You may declare after your first draw and discard." in plain(foresight.message)


@pytest.mark.parametrize("words", ["", "summon", "pass"])
def test_before_its_first_card_there_is_nothing_to_say(words: str) -> None:
    assert GAME.foresee(seen(STATE, 1), tuple(words.split())) is None


def declaring(word: str, hand: str = DONE, **more: Any) -> str:
    state = table([hand, FAR, FAR], phase="declare", asked=0, **more)
    foresight = GAME.foresee(seen(state, 0), (word,))
    assert foresight
    return plain(foresight.message)


def test_a_declaration_says_what_it_brings_and_what_there_is_then() -> None:
    ends = "points: you will have {}."
    assert declaring("declare") == f"9 groups, 9 {ends.format(9)}"
    with_dora = declaring("declare", turned="north", scores=(7, 0, 0))
    assert with_dora == f"9 groups and 3 dora, 12 {ends.format(19)}"
    assert declaring("declare", "wild*28") == f"20 {ends.format(20)}"


def test_who_does_not_declare_is_told_what_waiting_may_bring() -> None:
    assert declaring("pass").startswith("Waiting may bring dora, but only the first")
    state = table([DONE, FAR, FAR], phase="declare", asked=0)
    assert GAME.foresee(seen(state, 0), ()) is None


def test_the_example_is_the_pair_that_waits_in_the_tray() -> None:
    waits = (
        "east*3 south*3 west*3 light7..9 north*3 dark4*3 grass4*3 fire2 water2 thunder1 thunder3"
    )
    state = table([FAR, f"{waits} earth9 steel5 knight-lower", FAR], "thunder2")
    foresight = GAME.foresee(seen(state, 1), ("summon", "thunder2"))
    assert foresight
    assert plain(foresight.message).endswith("for example fire2 water2.")


def first_words(hand: str, card: str) -> str:
    foresight = GAME.foresee(seen(table([FAR, hand, FAR], card), 1), ("summon", card))
    assert foresight
    return plain(foresight.message)


def test_the_example_breaks_no_whole_group() -> None:
    hand = NEAR.replace("9/3", "wind6 water6 earth6").replace("dark4*2 ice8", "steel6 ice6 dark1")
    assert first_words(hand, "dark6").endswith("for example steel6 ice6.")


def test_it_says_where_a_wild_is_freed_or_used() -> None:
    hand = NEAR.replace("east*3", "east*2 wild")
    assert first_words(hand, "dark4") == (
        "② Tap the cards for its group, for example dark4 dark4: it frees the wild beside them."
    )
    assert first_words("wild fire2 dark8", "fire1").endswith("wild: it takes a wild.")
    assert first_words("wild wild dark8", "fire1").endswith("wild wild: it takes 2 wilds.")


def discarding(turn: State, cards: str) -> str:
    foresight = GAME.foresee(seen(turn, 0), ("discard", *cards.split()))
    assert foresight
    return plain(foresight.message)


def test_a_discard_says_how_many_are_chosen_of_how_many() -> None:
    turn = table([FAR, FAR, FAR], phase="discard", asked=-1, drawn=("wild",))
    assert discarding(turn, "fire1 fire1").startswith("2 of 5 chosen: fire1 fire1")
    assert GAME.foresee(seen(turn, 0), ("discard",)) is None


def test_a_discard_says_how_many_cards_go_with_it_once_the_first_turn_is_over() -> None:
    turn = table([FAR, FAR, FAR], phase="discard", asked=-1, drawn=("wild",))
    assert discarding(turn, "fire1").endswith(
        "Others may want fire1: 59 unseen cards go with it. Fewer is safer."
    )
    assert discarding(turn, "wild").endswith("A wild goes with any card: somebody will take it.")
    first = table([FAR, FAR, FAR], phase="discard", asked=-1, turn=1)
    assert discarding(first, "fire1") == "1 of 7 chosen: fire1"


def test_what_fits_by_freeing_a_wild_is_told_apart() -> None:
    threes = "east*3 south*3 west*3 light1..3 north*3 dark4*3 grass2*3"
    hand = f"{threes} fire8 fire9 wild water2 water3 knight-demon ice6 grass8"
    turn = table([f"{hand} steel1 light7 earth5 dark9", FAR, FAR], phase="discard", asked=-1)
    gone = "ice6 steel1 light7 earth5 dark9"
    assert discarding(turn, gone) == (
        "Then: 1 card from winning. 55 cards still to come complete your hand: "
        "40 fit a pair, 15 replace a wild, which then fits a pair."
    )


@pytest.mark.parametrize(
    ("gone", "turned", "said"),
    [
        (
            "",
            "thunder7",
            "Then complete, but 9 points; for 10 find 1 dora (thunder8), in a group or as ",
        ),
        ("", "north", "Discard these 5 and you are complete. Then declare."),
        ("fire1", "thunder7", "Then 1 away, and 1 dora needed for points; "),
    ],
)
def test_with_points_needed_a_whole_discard_says_what_is_lacking(
    gone: str, turned: str, said: str
) -> None:
    spare = ["light2", "light4", "water6", "water8", "wind9"]
    options = {"minimum": 10}
    hand = f"{DONE} {' '.join(spare)}"
    turn = table([hand, FAR, FAR], phase="discard", asked=-1, turned=turned, options=options)
    words = [*spare[1:], gone] if gone else spare
    assert discarding(turn, " ".join(words)).startswith(said)


def test_a_whole_discard_short_of_a_dora_says_what_could_summon_it() -> None:
    hand = DONE.replace("dark4*3", "dark4*2 wild").replace("north", "steel8 north")
    more: Any = {"turned": "steel5", "options": {"minimum": 10}}
    turn = table([f"{hand} light2 ice4 water6 wind9", FAR, FAR], phase="discard", asked=-1, **more)
    kept = discarding(turn, "north light2 ice4 water6 wind9")
    assert kept.endswith(" steel8 wild could summon a dora.")
    parted = discarding(turn, "steel8 light2 ice4 water6 wind9")
    assert parted.endswith(" What stays cannot summon a dora, only draw one.")


def test_a_whole_discard_says_how_far_the_rest_is() -> None:
    extra = "light1 light4 merchant-upper ice9 grass6"
    turn = table([f"{NEAR} {extra}", FAR, FAR], phase="discard", asked=-1, drawn=("wild",))
    for gone, then in (
        (extra, "1 card from winning; 3 cards still to come fit."),
        (f"fire1 {extra[7:]}", "2 cards from winning; 12 cards still to come make a group."),
    ):
        foresight = GAME.foresee(seen(turn, 0), ("discard", *gone.split()))
        assert foresight
        assert plain(foresight.message) == f"Then: {then}"


def test_a_whole_discard_with_open_groups_of_another_form_is_counted() -> None:
    open_groups = {0: ["east*9"]}
    turn = table([FAR, FAR, FAR], exposed=open_groups, phase="discard", asked=-1, drawn=("wild",))
    assert discarding(turn, "fire1 fire4 fire7 wind2 wind5").startswith(
        "Then: 14 cards from winning"
    )


def test_a_whole_discard_with_open_groups_of_no_form_is_counted() -> None:
    open_groups = {0: ["east*4", "west*4"]}
    turn = table([FAR, FAR, FAR], exposed=open_groups, phase="discard", asked=-1, drawn=("wild",))
    assert discarding(turn, "fire1 fire4 fire7 wind2 wind5") == "5 of 5 chosen"


def test_real_cards_are_proposed_before_a_wild() -> None:
    state = table([FAR, "north*2 wild*2 fire1 water5 dark8", FAR], "north")
    foresight = GAME.foresee(seen(state, 1), ("summon", "north"))
    assert foresight
    assert plain(foresight.message).startswith(
        "② Tap the cards for its group, for example north north"
    )


def test_a_discard_that_leaves_a_complete_hand_says_so() -> None:
    spare = ("fire2", "fire4", "water6", "water8", "wind9")
    turn = table([f"{DONE} {' '.join(spare)}", FAR, FAR], phase="discard", asked=-1)
    foresight = GAME.foresee(seen(turn, 0), ("discard", *spare))
    assert foresight
    assert plain(foresight.message) == "Discard these 5 and you are complete. Then declare."
    prompt = screen(turn, 0).prompt
    assert prompt
    assert plain(prompt.words["fill"]) == "Complete: pick 5 spare"


@pytest.mark.parametrize(
    ("words", "fill"),
    [
        ("summon fire4", "summon fire4 with fire2 fire3 discard north"),
        ("summon fire4 with fire2", ""),
        ("summon fire4 with fire2 fire3", "summon fire4 with fire2 fire3 discard north"),
        ("summon fire4 with fire2 fire3 discard", ""),
        ("extend 0 fire4", ""),
    ],
)
def test_one_tap_adds_the_group_of_the_example_and_what_helps_least(words: str, fill: str) -> None:
    foresight = GAME.foresee(seen(STATE, 1), tuple(words.split()))
    assert foresight
    assert " ".join(foresight.fill) == fill


def test_one_tap_adds_nothing_where_no_card_is_known_to_help_least() -> None:
    state = table([FAR, NEAR, FAR], "fire4", {1: ["east*9"]})
    foresight = GAME.foresee(seen(state, 1), ("summon", "fire4"))
    assert foresight
    assert foresight.fill == ()


def test_a_summons_brings_nearer_where_the_number_falls() -> None:
    state = table([FAR, NEAR, FAR], "dark4 fire4")
    near = Summon("dark4", ("dark4", "dark4"), "north")
    assert brings_nearer(seen(state, 1), near)
    only = Summon("fire4", ("fire2", "fire3"), "north")
    assert not brings_nearer(seen(state, 1), only)


def test_a_summons_that_frees_a_wild_brings_nearer() -> None:
    hand = NEAR.replace("east*3", "east*2 wild")
    assert brings_nearer(
        seen(table([FAR, hand, FAR], "east"), 1), Summon("east", ("east", "east"), "north")
    )


def test_where_points_are_wanted_a_dora_brings_nearer_and_so_does_any_form() -> None:
    take, options = Summon("fire4", ("fire2", "fire3"), "north"), {"minimum": 10}
    wanted = table([FAR, NEAR, FAR], "fire4", options=options, turned="fire3")
    assert brings_nearer(seen(wanted, 1), take)
    other = table([FAR, NEAR, FAR], "fire4", options=options, turned="fire8")
    assert not brings_nearer(seen(other, 1), take)


def test_where_another_form_is_aimed_at_the_bots_are_believed() -> None:
    four = table([FAR, NEAR, FAR], "east", {1: ["west*4"]})
    assert brings_nearer(seen(four, 1), Extend(0, "west", "north"))


def test_a_summons_that_rules_the_form_out_brings_no_nearer() -> None:
    five = Summon("fire4", ("fire1", "fire2", "fire3", "wild"), "north")
    state = table([FAR, NEAR.replace("north", "wild north"), FAR], "fire4")
    assert not brings_nearer(seen(state, 1), five)


def told(hand: str, pile: str, words: str, **more: Any) -> Any:
    return GAME.foresee(seen(table([FAR, hand, FAR], pile, **more), 1), tuple(words.split()))


FIVES = "east*4 south*5 west*5 north*5 fire1..5 dark7..9 light1"


def test_a_larger_form_has_an_example_where_its_groups_fall_anew() -> None:
    hand = "south*5 fire1..5 water1..5 dark4 light4*2 ice4 steel7*2 steel8 wild"
    foresight = told(hand, "grass4", "summon grass4", exposed={1: ["east*5"]})
    assert plain(foresight.message).endswith(
        "example light4 ice4 dark4 wild: though it takes a wild, one card fewer is missing then."
    )
    assert foresight.fill[:3] == ("summon", "grass4", "with")


def test_the_example_fits_the_form_that_is_looked_at() -> None:
    foresight = told(FIVES, "east", "summon east")
    commander = foresight.by_way[3]
    assert plain(commander.message).endswith("for example east east east east.")
    assert commander.fill[:7] == ("summon", "east", "with", *["east"] * 4)
    assert commander.fill[-1] == "light1"
    freeing = told(FIVES.replace("light1", "wild"), "east", "summon east").by_way[3]
    assert "it frees the wild" in plain(freeing.message)


def test_a_form_that_the_card_completes_nothing_of_gets_no_example() -> None:
    assert plain(told(FIVES, "dark6", "summon dark6").by_way[4].message).startswith(MAKE)
    assert told(FIVES, "east", "summon east", exposed={1: ["light7..9"]}).by_way.keys() == {3}


def test_the_end_of_a_summons_says_which_near_form_it_closes() -> None:
    words = "summon east with east east discard dark8"
    end = told(FIVES, "east", words, exposed={1: ["light7..9"]})
    assert plain(end.message).endswith("Commander, now 1 away, will be impossible.")
    far = told(NEAR, "east", words.replace("dark8", "north"))
    assert plain(far.message).endswith("is discarded. Still 1 away.")


def test_the_end_of_a_summons_says_how_far_the_hand_is_then() -> None:
    words = "summon dark4 with dark4 dark4 discard ice8"
    end = told(ROW, "dark4", words)
    assert plain(end.message).endswith("is discarded. Then 1 away.")
    short = told(NEAR, "dark4", words, turned="ice5", options=SHORT["options"])
    needs = "1 dora needed for points."
    assert plain(short.message).endswith(f"Then all groups are whole. {needs}")
    lost = told(ROW, "dark4", words, turned="ice7", options=SHORT["options"])
    assert plain(lost.message).endswith(f"Then 1 away. {needs}")
    kept = told(
        ROW, "dark4", words.replace("ice8", "light9"), turned="ice7", options=SHORT["options"]
    )
    assert plain(kept.message).endswith("is discarded. Then 1 away.")


def test_nothing_is_lost_with_a_form_where_another_is_as_near() -> None:
    hand, words = FIVES.replace("light1", "wild"), "summon east with east east discard dark8"
    lost = "Commander, now 0 away, will be impossible."
    assert plain(told(hand, "east", words, exposed={1: ["light7..9"]}).message).endswith(lost)
    open_threes = {1: ["light7..9", "ice1*3"]}
    threes = plain(told(hand, "east", words, exposed=open_threes).message)
    assert threes.endswith("is discarded. Then 1 away instead of 0.")
    four = told(hand, "east", words, exposed={1: ["ice1*4"]})
    assert plain(four.message).endswith("is discarded.")


SUMMONS = "summon east with east east discard dark8"
SHORT = {"options": {"group_points": "by_size", "minimum": 10}, "exposed": {1: ["light7..9"]}}


def test_the_end_of_a_summons_says_that_only_dora_help_then() -> None:
    ends = plain(told(NEAR + " dark8", "east", SUMMONS, turned="ice5", **SHORT).message)
    assert ends.endswith("It rules out Commander: then you need 1 dora.")
    held = told(NEAR + " dark8", "east", SUMMONS, turned="west", **SHORT)  # a north is held
    assert "rules out" not in plain(held.message)
    first = told(NEAR + " dark8", "east", SUMMONS, turned="ice5", options=SHORT["options"])
    assert "rules out" not in plain(first.message)  # Commander is left


def test_a_whole_discard_says_that_its_wilds_are_not_needed() -> None:
    hand = f"{DONE} light2 light4 water6 wild*2"
    turn = table([hand, FAR, FAR], phase="discard", asked=-1)
    assert discarding(turn, "light2 light4 water6 wild wild") == (
        "Discard these 5 and you are complete, even without these wilds. Then declare."
    )


def test_a_larger_form_has_no_single_card_for_a_dora() -> None:
    fives = "east*5 south*5 west*5 north*5 fire1..5 dark7..9"
    hand = f"{fives} light2 light4 water6 water8 wind9"
    more: Any = {"options": {"group_points": "by_size", "minimum": 12}, "turned": "thunder7"}
    turn = table([hand, FAR, FAR], phase="discard", asked=-1, **more)
    assert discarding(turn, "light2 light4 water6 water8 wind9") == (
        "Then complete, but 11 points; for 12 find 1 dora (thunder8)."
    )


def test_five_cards_are_told_by_their_number() -> None:
    five = "summon east with east east east east discard"
    assert "your group of 5 completes" in plain(told(FIVES, "east", f"{five} light1").message)
    lifted = "summon fire4 with fire2 east east south"
    assert plain(told(FIVES, "fire4", lifted).message).startswith(
        "② 5 cards: still no group of 3, 5 or 9."
    )


def test_one_tap_takes_what_leaves_fewest_missing_in_the_form_that_is_looked_at() -> None:
    turn = table([f"{FIVES} water1 water4 grass2 ice6 wind8", FAR, FAR], phase="discard", asked=-1)
    way = GAME.arrangements(seen(turn, 0))[3]
    assert {*way.fill} < {"water1", "water4", "grass2", "ice6", "wind8", "light1"}


def test_a_discard_that_leaves_no_pair_says_that_every_group_lacks_more() -> None:
    hand = "east south west north fire1 wind4 water7 knight-demon priest-upper light2"
    gone = "dark5 earth9 ice8 steel6 grass3"
    for options, dora in (({}, False), ({"minimum": 10}, True)):
        more: Any = {"phase": "discard", "asked": -1, "turned": "thunder7", "options": options}
        said = discarding(table([f"{hand} {gone}", FAR, FAR], **more), gone)
        assert said.endswith("each unfinished group lacks two cards or more.")
        assert ("dora needed for points" in said) is dora
