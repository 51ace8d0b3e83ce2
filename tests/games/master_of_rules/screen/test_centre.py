"""The columns: a number and a rule before each player; what is barred; what can be taken."""

import pytest

from tefuda.core.table import Help, Message, Reason, Who, Zone
from tefuda.games.master_of_rules.cards import NUMBERS
from tefuda.games.master_of_rules.rules.scoring import CLAUSE
from tefuda.games.master_of_rules.rules.state import Round, View
from tefuda.games.master_of_rules.screen.foresight import MEANINGS, odds
from tefuda.games.master_of_rules.screen.prospects import Ways
from tefuda.games.master_of_rules.screen.table import table
from tests.games.master_of_rules.tables import FIRST, HANDS, finish, match_after, seen, three


def zones(view: View) -> dict[str, Zone]:
    return {zone.name: zone for zone in table(view, None).centre}


def test_a_place_for_the_number_and_one_for_the_rule_in_playing_order() -> None:
    names = [*zones(seen(three(*HANDS)))]
    columns = ["number 0", "rule 0", "number 1", "rule 1", "number 2", "rule 2", "dummies"]
    assert names[: len(columns)] == columns


def test_a_rule_that_lies_says_what_it_asks_and_how_it_stands() -> None:
    view = seen(three(*HANDS, *FIRST))
    rule = zones(view)["rule 0"]
    assert rule.help
    assert rule.help.clause == CLAUSE["TRIO"]
    assert rule.marks == ("open",)  # no number lies there
    assert rule.reason
    assert rule.reason.message.text == "Open: {cause}."
    rule = zones(view._replace(now=view.now._replace(numbers=("", "R1", ""))))["rule 0"]
    assert rule.marks == ("open", "behind")  # two more may come
    assert rule.reason
    assert rule.reason.message.text == "Not met so far: {cause}."


def test_5_5_a_sum_that_none_of_the_own_cards_keeps_low_is_lost_to_who_holds_them() -> None:
    view = seen(three(*HANDS, *FIRST))
    now = view.now._replace(
        rules=("TRIO", "LIMIT", "SUPPORT"), numbers=("", "R9", "R8"), dummies=("G4",), row=()
    )
    view = view._replace(now=now, hand=("B2", "B3", "B4", "B5"))
    limit, support = (zones(view)[f"rule {seat}"] for seat in (1, 2))
    for zone, told in ((limit, "no card left fits"), (support, "because of {other}")):
        assert zone.marks == ("unmet", "settled")
        assert zone.reason
        assert cause_of(zone.reason).text == told
    low = zones(view._replace(hand=("B1",)))["rule 1"]
    assert low.marks == ("met",)  # with a 1 of the dummy's the sum is 23


def test_5_3_what_every_card_left_brings_is_certain_to_who_holds_the_others() -> None:
    view = seen(three(*HANDS, *FIRST))
    now = view.now._replace(rules=("TRIO", "", ""), numbers=("R1", "R2", "G4"), dummies=("B4",))
    left = ("R3", "Y4", "R9")
    view = view._replace(now=now._replace(row=()), hand=tuple(set(NUMBERS) - {*left}))
    zone = zones(view)["rule 0"]
    assert zone.marks == ("met", "settled")
    assert zone.reason
    assert cause_of(zone.reason).text == "every card left fits"


def cause_of(reason: Reason) -> Message:
    cause = reason.message.values["cause"]
    assert isinstance(cause, Message)
    return cause


def test_unseen_numbers_are_counted_where_aids_are_and_ones_own_are_seen() -> None:
    view = seen(three(*HANDS, *FIRST))
    now = view.now._replace(numbers=("R5", "R6", ""), dummies=("G5", "B1"), row=())
    view = view._replace(now=now, open=((),) * 3, decks=(30, 40))
    (gauge,) = zones(view)["rule 0"].gauges
    assert (gauge.value, gauge.marks) == ("26%", ("aid",))
    assert gauge.help
    assert gauge.help.message.values["chance"] == odds(Ways(10, 38, 1, own=False), met=None)
    assert zones(view._replace(now=now._replace(numbers=("R5", "R6", "R7"))))["rule 0"].gauges == ()
    only = now._replace(rules=("", "ONLY", ""), numbers=("R6", "", "R7"))
    assert zones(view._replace(now=only))["rule 1"].gauges == ()  # nobody knows the number


def test_8_2_more_than_a_point_hangs_on_a_rule_that_lies() -> None:
    view = seen(three(*HANDS, *FIRST))
    rounds = (Round(0, ("R1",) * 3, ("TRIO",) * 3, ("R1", "R1"), (True, False, False)),) * 2
    view = view._replace(past=view.past._replace(rounds=rounds))
    (gauge,) = zones(view)["rule 0"].gauges
    assert (gauge.value, gauge.marks) == ("+3", ("aid", "brings"))
    assert gauge.help
    assert gauge.help.message.text == "{meaning} If met, +{points}: {why}."
    now = view.now._replace(numbers=("R1", "B2", "Y3"), dummies=("G4", "P5"))
    assert zones(view._replace(now=now))["rule 0"].gauges == ()  # missed


def test_6_2_where_discards_became_the_deck_it_is_said() -> None:
    view = seen(three(*HANDS, *FIRST))
    assert zones(view)["discards"].marks == ()
    view = view._replace(past=view.past._replace(reshuffles=1))
    assert zones(view)["discards"].marks == ("shuffled",)


def test_a_place_without_a_rule_says_nothing() -> None:
    rule = zones(seen(three(*HANDS, *FIRST)))["rule 1"]
    assert (rule.marks, rule.reason, rule.help) == ((), None, None)
    assert rule.cards[0].marks == ("empty",)


def test_lamps_of_a_judged_round_are_settled_and_as_judged() -> None:
    view = seen(finish(match_after(4, (), "test"), 3))
    last = view.past.rounds[-1]
    laid = zones(view)
    for seat, met in enumerate(last.met):
        assert laid[f"rule {seat}"].marks == ("met" if met else "unmet", "settled")
    assert "kinds" not in laid


def test_the_last_number_decides_what_was_open_before_it() -> None:
    """Settled without it: the sum is 25 anyway. Open: two greens, of which a third comes last."""
    view = seen(finish(match_after(3, (), "test"), 1))
    rules, numbers = ("LIMIT", "TRIO", "TRIO"), ("R9", "B8", "G4")
    round_ = Round(0, numbers, rules, ("G6", "ONLY", "G1"), (False, True, True))
    past = view.past._replace(rounds=(round_,), discards=("R9", "B8", "G1", "G4", "G6"))
    laid = zones(view._replace(past=past))
    assert laid["rule 0"].marks == ("unmet", "settled")
    assert laid["rule 1"].marks == ("met", "settled", "late", "again")  # TRIO lies twice


def test_6_5_the_last_card_of_a_match_is_the_last_of_its_round() -> None:
    laid = zones(seen(finish(match_after(5, (), "test"))))
    assert all("late" in laid[f"rule {seat}"].marks for seat in range(5))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_5_7_support_names_the_neighbour_and_why_the_last_has_the_first(players: int) -> None:
    view = seen(match_after(players, (), "test"), 1)
    now = view.now._replace(rules=("SUPPORT",) * players, numbers=("",) * players, plays=players)
    laid = zones(view._replace(now=now, past=view.past._replace(first=0)))
    round_the_table = []
    for seat in range(players):
        help_ = laid[f"rule {seat}"].help
        assert help_
        asks = help_.message.values["meaning"]
        assert isinstance(asks, Message)
        assert asks.values["other"] == Who((seat - 1) % players)
        if "round" in asks.text:
            round_the_table.append((seat - 1) % players)
    assert round_the_table == [{3: 2, 4: 2, 5: 3}[players]]


def test_3_4_what_others_played_is_barred_with_their_names() -> None:
    gauges = zones(seen(three(*HANDS, *FIRST)))["kinds"].gauges
    assert [gauge.marks[0] for gauge in gauges] == ["barred", "free", "free", "free", "free"]
    assert gauges[0].label.text == "{rule}: {names}"
    taken, free, *_ = [gauge.help for gauge in gauges]
    assert taken
    assert free
    assert [part.text for part in parts(taken)] == [
        MEANINGS["TRIO"].text,
        "It is taken this round: you may repeat it only if all three of yours are taken.",
    ]
    asks, state = parts(free)
    assert asks.text == MEANINGS["ONLY"].text
    assert state.text.startswith("It is free")


def parts(help_: Help) -> list[Message]:
    """What a rule asks, and whether it may still be laid."""
    return [part for part in help_.message.values.values() if isinstance(part, Message)]


def test_7_3_a_dummys_rule_is_barred_too() -> None:
    view = seen(three(*HANDS, *FIRST))
    now = view.now._replace(dummies=("G5", "BEST"))
    laid = zones(view._replace(now=now))
    kinds = {gauge.marks[1]: gauge for gauge in laid["kinds"].gauges}
    assert kinds["BEST"].label.text == "A dummy holds {rule}"
    assert kinds["BEST"].help
    assert kinds["BEST"].help.clause == "7.3"
    assert [face.card for face in laid["dummies"].cards] == ["G5", "", "BEST"]


def test_4_1_what_is_not_to_be_taken_fades_and_says_why() -> None:
    match = three(*HANDS, "play TRIO")
    laid = {zone.name: zone for zone in table(seen(match), match.choices(0)).centre}
    for face in laid["row"].cards:
        number = face.card in NUMBERS
        assert face.marks == (("dim",) if number else ())
        assert (face.reason.clause if face.reason else "") == ("4.1" if number else "")


def test_5_players_have_no_dummies() -> None:
    assert "dummies" not in zones(seen(finish(match_after(5, ()), 1)))


def test_what_is_alike_is_counted_from_two_on() -> None:
    view = seen(three(*HANDS))
    now = view.now._replace(numbers=("R7", "R8", "B7"), dummies=("R1",), plays=4)
    gauges = zones(view._replace(now=now))["judging"].gauges
    told = [(gauge.label.text, gauge.value, "leading" in gauge.marks) for gauge in gauges]
    assert told == [("sum", "23/23", False), ("● red", 3, True), ("sevens", 2, False)]
    over = view.now._replace(numbers=("R9", "R8", "B7"), plays=3)
    assert zones(view._replace(now=over))["judging"].gauges[0].marks == ("over",)
