"""What lies between the two players: lanes, shores, the post, and how the round stands."""

from tefuda.core.chance import Quick
from tefuda.core.kit.play import Play
from tefuda.core.match import Match
from tefuda.core.table import Zone
from tefuda.games.it_normandy.rules.secrets import view
from tefuda.games.it_normandy.rules.state import Solve, State, Tasks, Trick
from tefuda.games.it_normandy.rules.turns import apply
from tefuda.games.it_normandy.screen.landing import centre
from tefuda.games.it_normandy.screen.names import written
from tefuda.games.it_normandy.screen.table import table
from tests.facts import put
from tests.games.it_normandy.rounds import GAME, NONE, between, choosing, running


def lying(state: State, seat: int = 0) -> dict[str, Zone]:
    return {zone.name: zone for zone in centre(view(state, seat))}


def values(zone: Zone) -> dict[str, int | str]:
    return {gauge.label.text: gauge.value for gauge in zone.gauges}


def test_2_5_a_lane_has_the_tasks_of_its_die() -> None:
    shown = lying(put(running("R1", "Y1"), common=(5, 0, 3)))
    assert values(shown["common R"]) == {"left": 5, "by the die": 6}
    assert values(shown["common Y"]) == {"none left": 0, "by the die": 1}


def test_2_7_every_trump_lane_has_a_flag() -> None:
    shown = lying(running("R1", "Y1", (4, 4, 2)))
    assert [shown[f"common {suit}"].marks for suit in "RYB"] == [
        ("R", "trump"),
        ("Y", "trump"),
        ("B",),
    ]


def test_before_the_dice_a_lane_is_empty() -> None:
    assert values(lying(between((0, 0)))["common R"]) == {"none left": 0}


def test_5_1_what_the_trick_would_work_off_is_marked() -> None:
    state = put(running("R9 Y1", "R2 Y2"), personal=((1, 0, 0), (1, 0, 0)))
    shown = lying(apply(state, Play("R9"), 0))
    assert "staked" in shown["common R"].marks
    assert "staked" not in shown["common Y"].marks
    assert [shown[f"personal {seat}"].marks for seat in (0, 1)] == [("staked-R",), ()]
    assert "staked" in lying(choosing())["common R"].marks


def test_personal_tasks_stand_ashore() -> None:
    shown = lying(put(running("R1", "Y1"), personal=(NONE, (0, 2, 0))))
    assert [gauge.value for gauge in shown["personal 1"].gauges] == [0, 2, 0]


def test_7_2_new_tasks_show_as_far_as_they_are_known() -> None:
    state = apply(between((2, 1)), Tasks(2, 0, 0), 0)
    for seat, counts in ((0, [2, 0, 0]), (1, [0, 0, 0])):
        assert [gauge.value for gauge in lying(state, seat)["personal 0"].gauges] == counts


def test_5_5_what_was_done_is_known() -> None:
    done = lying(apply(choosing(), Solve("common"), 0))["done 0"]
    assert [gauge.value for gauge in done.gauges] == [1, 0, 0, 1, 0]


def test_the_last_trick_lies_there_until_the_next_is_led() -> None:
    state = apply(choosing(), Solve("common"), 0)
    trick = lying(state, 1)["trick"]
    assert [face.card for face in trick.cards] == ["R9", "R2"]
    assert trick.cards[0].marks == ("winning", "trump")
    assert trick.cards[0].reason and trick.cards[0].reason.clause == "4.2"
    assert lying(state, 0)["trick"] == trick


def test_4_1_what_beats_what() -> None:
    state = running("R1 B1", "Y1")
    assert [*values(lying(state)["beats"]).values()] == [5, "●", "–"]
    assert values(lying(apply(state, Play("B1"), 0))["beats"])["suit led"] == "■"


def test_4_6_where_ranks_count_in_every_suit() -> None:
    shown = lying(running("R1", "Y1", off_suit="highest_rank_wins"))
    assert shown["beats"].gauges[2].label.text == "higher rank"


def test_tasks_are_set_against_tricks() -> None:
    state = put(running("R1", "Y1"), personal=((2, 0, 0), (0, 3, 0)))
    assert [gauge.value for gauge in lying(state)["left"].gauges] == [13, 10, 2, 3]
    few = lying(put(state, common=NONE))["left"]
    assert not any("over" in gauge.marks for gauge in few.gauges)


def test_it_is_said_what_is_counted_of_what_stays_undone() -> None:
    state = put(running("R1", "Y1"), common=(6, 5, 4))
    assert values(lying(state)["left"])["sure to stay undone"] == 2
    own = values(lying(put(state, personal=((1, 0, 0), NONE)))["left"])
    assert own["sure to stay undone: common and personal"] == 3


def test_how_the_round_stands_line_by_line() -> None:
    """Red is all done, by seat 0 alone; blue is left, and seat 1 has a personal task."""
    state = put(running("R9 Y1", "R2 Y2", (1, 2, 3)), scores=(4, -1), personal=(NONE, (1, 0, 0)))
    state = put(state, rounds=between((0, 0)).past.rounds)
    shown = lying(apply(apply(state, Play("R9"), 0), Play("R2"), 1))
    assert values(shown["ends 0"]) == {
        "Points for tricks": "(1)",
        "Most of a suit": "● 2",
        "No common task": "0",
        "Common tasks left": "−2",
        "Personal tasks left": "0",
        "Score so far": "4",
        "If it ended now": 4,
    }
    assert shown["ends 1"].gauges[-1].value == -9
    assert [gauge.marks[-1] for gauge in shown["ends 0"].gauges[:4]] == [
        "none",
        "gain",
        "none",
        "loss",
    ]


def test_in_the_first_round_the_sum_with_all_done_stands_alone_with_what_it_counts() -> None:
    state = put(running("R9 Y1", "R2 Y2", (1, 2, 3)), scores=(4, -1))
    shown = lying(apply(apply(state, Play("R9"), 0), Play("R2"), 1))
    assert values(shown["ends 0"]) == {
        "Points for tricks": "(1)",
        "Most of a suit": "● 2",
        "No common task": "0",
        "Common tasks left": "0",
        "Score so far": "4",
        "If all gets done": "7",
    }


def test_while_a_task_is_chosen_the_large_score_is_the_one_that_the_choice_changes() -> None:
    before = (Trick(0, ("B2", "B1"), 0, "B", "common", ("R",)),)
    for state, large in ((running("R9 Y1", "R2 Y2"), True), (choosing(), False)):
        gauges = lying(put(state, tricks=before))["ends 0"].gauges
        assert any("main" in gauge.marks for gauge in gauges) is large


def test_what_the_last_trick_changed_is_marked() -> None:
    state = put(running("R9 R8", "R2 R3", (3, 2, 3)), common=(2, 2, 3))
    for card, seat in (("R9", 0), ("R2", 1), ("R8", 0), ("R3", 1)):
        state = apply(state, Play(card), seat)
        if len(state.now.tricks) == 1 and not state.plays:
            first = lying(state)["ends 0"].gauges
            assert not any("new" in gauge.marks for gauge in first)
    changed = [gauge.label.text for gauge in lying(state)["ends 0"].gauges if "new" in gauge.marks]
    assert changed == ["Most of a suit"]


def test_what_costs_no_longer_is_gone() -> None:
    state = put(running("R2 R8", "R9 R3", (3, 2, 3)), common=(2, 2, 3))
    for card, seat in (("R2", 0), ("R9", 1), ("R3", 1), ("R8", 0)):
        state = apply(state, Play(card), seat)
    changed = {gauge.label.text: gauge.marks for gauge in lying(state)["ends 0"].gauges}
    assert "gone" in changed["No common task"]
    assert "gone" not in changed["Most of a suit"]


def goals(state: State) -> list[int | str]:
    """Both scores if all tasks get done."""
    shown = lying(state)
    return [values(shown[f"ends {seat}"])["If all gets done"] for seat in (0, 1)]


def test_6_2_what_the_score_comes_to_if_all_gets_done() -> None:
    """A trick and red, which is done, for seat 0; seat 1 did none."""
    state = put(running("R9 Y1", "R2 Y2", (1, 2, 3)), scores=(4, -1))
    assert goals(apply(apply(state, Play("R9"), 0), Play("R2"), 1)) == ["7", "−3"]


def test_7_4_whoever_would_be_ahead_is_marked_by_either_sum() -> None:
    """Seat 0 as it stands; with all done seat 1, at 0."""
    state = put(running("R9 Y1", "R2 Y2", (2, 2, 3)), scores=(3, 2), common=(2, 2, 3))
    state = apply(apply(state, Play("R9"), 0), Play("R2"), 1)
    rest, now = (
        ["nearest" in lying(each)[f"ends {seat}"].gauges[-1].marks for seat in (0, 1)]
        for each in (state, put(state, rounds=between((0, 0)).past.rounds))
    )
    assert rest == [False, True]
    assert now == [True, False]


def test_6_9_all_done_tells_who_is_ahead_in_the_first_round_only() -> None:
    """Later it would leave out what personal tasks cost."""
    one = put(running("R9 Y1", "R2 Y2", (2, 2, 3)), common=(2, 2, 3))
    one = apply(apply(one, Play("R9"), 0), Play("R2"), 1)
    rounds = between((0, 0)).past.rounds

    def main(state: State) -> bool:
        return "main" in lying(state)["ends 0"].gauges[-1].marks

    assert main(one)
    assert not main(put(one, rounds=rounds))


def test_6_2_where_nothing_is_left_one_sum_says_it() -> None:
    state = put(running("R9 Y1", "R2 Y2", (1, 2, 3)), common=(1, 0, 0))
    state = apply(apply(state, Play("R9"), 0), Play("R2"), 1)
    assert "If all gets done" not in values(lying(state)["ends 0"])


def test_6_2_where_tricks_are_too_few_nothing_comes_of_it() -> None:
    few = put(running("R9 Y1", "R2 Y2", (6, 6, 1)), personal=(NONE, (1, 0, 0)))
    few = apply(apply(few, Play("R9"), 0), Play("R2"), 1)
    assert "If all gets done" not in values(lying(few)["ends 0"])


def test_before_the_first_trick_only_the_real_score_stands() -> None:
    shown = values(lying(put(running("R9 Y1", "R2 Y2"), scores=(6, -1)))["ends 0"])
    assert shown.pop("Score so far") == "6"
    assert {*shown.values()} == {"–"}


def test_6_8_where_cubes_are_more_than_tricks_it_is_told() -> None:
    for personal in (NONE, (2, 0, 0)):
        state = put(
            running("R1", "Y1", (6, 6, 1 if any(personal) else 2)), personal=(personal,) * 2
        )
        told = lying(state)["ends 0"].gauges[-2]
        assert told.label.text == "{n} tasks, only {tricks} tricks"
        assert told.label.values["n"] == 13 + (2 if any(personal) else 1)
        assert told.marks == ("would", "never")


def test_6_1_each_line_is_told_with_its_points_from_where_it_counts() -> None:
    first = lying(running("R1", "Y1"))["worth"]
    assert [gauge.value for gauge in first.gauges] == ["+1", "+2", "−2", "−2"]
    second = put(running("R1", "Y1"), rounds=between((0, 0)).past.rounds)
    assert [gauge.marks for gauge in lying(second)["worth"].gauges[4:]] == [("personal-left",)]
    third = put(second, rounds=second.past.rounds * 2)
    assert lying(third)["worth"].gauges[-1].value == "−1"
    assert len(lying(third)["worth"].gauges) == 6


def test_5_2_each_choice_says_what_it_makes_of_both_scores() -> None:
    state = put(choosing(), scores=(9, 3), rounds=between((0, 0)).past.rounds)
    told = lying(state)
    for area in ("common", "personal"):
        then = lying(apply(state, Solve(area), 0))
        scores = [written(int(then[f"ends {seat}"].gauges[-1].value)) for seat in (0, 1)]
        assert [gauge.value for gauge in told[f"then {area}"].gauges] == scores
    assert told["then common"].gauges != told["then personal"].gauges
    assert "then common" not in lying(state, 1)


def test_of_a_choice_it_is_said_too_what_all_done_would_bring_while_it_can_be() -> None:
    told = lying(choosing())
    assert [gauge.value for gauge in told["then all"].gauges] == ["1", "−2"]
    assert "then all" not in lying(put(choosing(), common=(9, 9, 9)))


def test_4_1_trump_rank_and_trump_suit_are_marked_apart() -> None:
    state = running("B5 R5 R7 B7", "Y1", (6, 1, 3), up="Y5")
    shown = table(view(state, 0), None).hand
    assert shown
    assert {face.card: face.marks for face in shown.cards} == {
        "B5": ("trump", "ranked"),
        "R5": ("trump", "ranked", "suited"),
        "R7": ("trump",),
        "B7": (),
    }


def test_a_round_that_is_over_has_been_counted() -> None:
    state = put(
        between((0, 0)),
        scores=(7, 6),
        tricks=apply(choosing(), Solve("common"), 0).now.tricks,
        up="B5",
    )
    shown = lying(state)
    assert shown["ends 0"].label.text == "Round {n}: {who}"
    assert shown["ends 0"].gauges[-1].value == 7
    assert "left" not in shown


def test_6_11_a_round_that_is_over_stands_as_it_was_scored() -> None:
    """By the lines that count in it: surplus in the third alone, personal tasks from the second on."""
    match, rng, seen = Match(GAME, 2, {}, "scored"), Quick("scored"), 0
    while match.turn.seats:
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(rng))
        if len(match.state.past.rounds) > seen:
            seen += 1
            scored = match.state.past.rounds[-1].points[: 3 + seen]
            for who in (0, 1):
                *lines, _, _ = lying(match.state)[f"ends {who}"].gauges
                assert [str(gauge.value).split()[-1] for gauge in lines] == [
                    written(line[who]) for line in scored
                ]
    assert seen == 3
    assert sum(match.state.past.rounds[-1].tally.surplus) > 0


def test_7_4_who_would_win_is_marked_or_why_nobody_would() -> None:
    over = put(between((0, 0)), tricks=apply(choosing(), Solve("common"), 0).now.tricks, up="B5")
    for scores, expected in (
        ((7, 6), ["score", "nearest"]),
        ((2, -1), ["nearest", "score"]),
        ((-1, -2), ["nobody", "nobody"]),
        ((3, 3), ["level", "level"]),
    ):
        ends = lying(put(over, scores=scores))
        assert [ends[f"ends {who}"].gauges[-1].marks[-1] for who in (0, 1)] == expected
        assert ends["ends 0"].marks == ("open",)


def test_7_1_with_surplus_a_higher_score_is_good() -> None:
    """Seat 0 takes a red trick; no red task is left."""
    state = put(running("R9 Y1", "R2 Y2"), common=(0, 1, 3))
    ends = lying(apply(apply(state, Play("R9"), 0), Play("R2"), 1))
    assert [ends[f"ends {who}"].marks for who in (0, 1)] == [("open", "loaded"), ("open",)]


def test_7_4_after_the_last_round_who_has_won() -> None:
    over = put(between((0, 0)), tricks=apply(choosing(), Solve("common"), 0).now.tricks, up="B5")
    assert lying(put(over, rounds=over.past.rounds * 3))["ends 0"].marks == ("final",)


def test_7_2_until_the_last_round_a_little_above_0_is_good_from_its_first_trick_on() -> None:
    first, rounds = running("R1", "Y1"), between((0, 0)).past.rounds
    assert not first.now.tricks
    for before, marks in (((), ("open",)), (rounds, ("open",)), (rounds * 2, ())):
        assert lying(put(first, rounds=before))["ends 0"].marks == marks
