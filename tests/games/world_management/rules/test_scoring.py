"""Complete hands and their worth: the worked cases of contract 6, by number."""

from collections import Counter

import pytest

from tefuda.games.world_management.cards.groups import is_group
from tefuda.games.world_management.rules.scoring import complete, form_points
from tefuda.games.world_management.rules.yakuman import CHAOS
from tests.games.world_management.hands import hand

CASE_4 = (
    "east*3 south*3 west*3 fire1..3 water7..9 9/3 knight-demon knight-lower knight-ground "
    "heaven/3 dark4*3 north"
)
VOLCANO = " ".join(f"fire{number}*3" for number in range(1, 10)) + " fire5"


def best(text: str) -> tuple[str | None, int, tuple[str, ...]]:
    reading = complete(hand(text))
    assert reading is not None
    return reading.form, reading.points, reading.yakuman


@pytest.mark.parametrize(
    ("case", "cards", "form", "points"),
    [
        ("1", "east*9 fire1..9 water5*5 knight", "F1", 4),
        ("2", "fire1..9 7/9 south*5 water3..7", "F1", 4),
        ("3", "east*5 south*5 fire5..9 1/5 merchant ground/3", "F2", 6),
        ("4", CASE_4, "F3", 9),
        ("8", "north*24 ground/4", "F3", 9),
        ("10", "fire5*5 wild*4 east*9 south*5 west*5", "F3", 9),  # and F1, below
    ],
)
def test_case(case: str, cards: str, form: str, points: int) -> None:
    del case
    assert best(cards) == (form, points, ())


@pytest.mark.parametrize(
    "cards",
    [
        "east*24 south fire8 fire9 fire1",  # 5
        "east*24 south knight-upper knight-heaven knight-demon",  # 5
        "fire1..9 fire1..9 water1..7 east south west",  # 6
        "east*24 south knight-demon priest-lower farmer-ground",  # 7
    ],
)
def test_case_5_6_7_incomplete(cards: str) -> None:
    assert complete(hand(cards)) is None


def test_case_10_nine_equal_cards_where_five_are_printed() -> None:
    reading = complete(hand("fire5*5 wild*4 east*9 south*5 west*5"), group_points="by_size")
    assert reading is not None
    assert reading.form == "F1"
    assert sorted(map(len, reading.groups)) == [5, 5, 9, 9]


def test_case_12_directions_with_wilds_are_no_yakuman() -> None:
    by_size = complete(hand("east*25 wild*3"), group_points="by_size")
    assert by_size is not None
    assert (by_size.form, by_size.points, by_size.yakuman) == ("F1", 12, ())
    assert best("east*25 wild*3") == ("F3", 9, ())
    assert best("east*20 south*8")[1:] == (20, ("四方伝",))


def test_case_13_28_wilds_even_with_summons() -> None:
    assert best("wild*28")[1:] == (20, ("万能者",))
    exposed = complete(hand("wild*25"), [hand("wild*3")])
    assert exposed is not None
    assert (exposed.points, exposed.yakuman) == (20, ("万能者",))


def test_case_14_volcano() -> None:
    assert best(VOLCANO)[1:] == (20, ("大火山",))
    assert best(VOLCANO.replace("fire1*3", "fire1*2 wild")) == ("F3", 9, ())


def test_case_14_by_size_where_it_also_reads_as_f1() -> None:
    one_wild = complete(hand(VOLCANO.replace("fire1*3", "fire1*2 wild")), group_points="by_size")
    assert one_wild is not None
    assert (one_wild.form, one_wild.points, sorted(one_wild.group_points)) == (
        "F1",
        12,
        [2, 2, 4, 4],
    )


def test_case_15_chaos() -> None:
    reading = complete(sorted(CHAOS))
    assert reading is not None
    assert (reading.form, reading.points, reading.yakuman) == (None, 20, ("大乱世界",))
    assert complete([*sorted(CHAOS - {"dark9"}), "wild"]) is None


def test_case_23_exposed_common_groups_of_five_and_four() -> None:
    rest = "east*5 south*5 fire5..9 merchant"
    five = complete(hand(f"{rest} ground/3"), [hand("9/5")])
    assert five is not None
    assert five.form == "F2"
    assert five.groups[0] == tuple(hand("9/5"))
    assert complete(hand(f"{rest} ground/3 north"), [hand("9/4")]) is None


def test_w2_each_dora_is_a_point_beside_the_groups() -> None:
    reading = complete(hand("east*9 fire1..9 water5*5 knight"), dora="water5")
    assert reading is not None
    assert (reading.points, reading.dora, sum(reading.group_points)) == (9, 5, 4)


def test_w1_a_yakuman_scores_its_ordinary_points_where_these_are_more() -> None:
    reading = complete(hand("east*25 south*3"), dora="east")
    assert reading is not None
    assert (reading.points, reading.yakuman) == (9 + 25, ("四方伝",))


def test_w8_no_yakuman_with_exposed_groups_but_one() -> None:
    reading = complete(hand("east*25"), [hand("south*3")], opening="創世期")
    assert reading is not None
    assert (reading.points, reading.yakuman) == (9, ())


def test_w17_several_yakuman_are_one() -> None:
    assert complete(hand("wild*28"), opening="新世界") == complete(hand("wild*28"))._replace(  # type: ignore[union-attr]
        yakuman=("万能者", "新世界")
    )
    opened = complete(sorted(CHAOS), opening="創世期")
    assert opened is not None
    assert (opened.points, opened.yakuman) == (20, ("大乱世界", "創世期"))


def test_prosperity_needs_all_four_jobs() -> None:
    four = "knight*1 priest farmer merchant knight knight-demon*3"
    assert best(four.replace("knight*1", "knight"))[1:] == (20, ("大繁栄",))
    assert best("knight knight priest priest farmer knight-demon*3")[2] == ()


def test_groups_are_the_cards_of_the_hand() -> None:
    cards = hand(CASE_4.replace("fire1..3", "fire1 wild*2"))
    reading = complete(cards)
    assert reading is not None
    assert Counter(card for group in reading.groups for card in group) == Counter(cards)
    assert all(map(is_group, reading.groups[:-1]))
    assert len(reading.groups[-1]) == 1


@pytest.mark.parametrize(("form", "count", "by_size"), [("F1", 4, 12), ("F2", 6, 11), ("F3", 9, 9)])
def test_w1_points_of_the_forms(form: str, count: int, by_size: int) -> None:
    assert (form_points(form), form_points(form, "by_size")) == (count, by_size)
