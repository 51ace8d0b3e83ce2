"""What the lifted card would do, as the cards lie. Seat 0 leads; everybody has four numbers in a row."""

import pytest

from app.view.words import Speaker
from tefuda.core.cards import Card
from tefuda.core.table import Message, say
from tefuda.games.master_of_rules.cards import KINDS
from tefuda.games.master_of_rules.rules.scoring import CLAUSE
from tefuda.games.master_of_rules.rules.state import Now, Round, View
from tefuda.games.master_of_rules.screen.foresight import MEANINGS, foresee, meaning, worth
from tefuda.games.master_of_rules.screen.insight import chances
from tefuda.games.master_of_rules.screen.prospects import pool
from tests.games.master_of_rules.tables import HANDS, seen, three


def playing(numbers: str, rules: str = "", *won: Card) -> View:
    """Seat 0 is to play; what lies by seat, "-" where nothing does, and the rules it has won."""
    view = seen(three(*HANDS))
    row = tuple("" if card == "-" else card for card in numbers.split())
    down = tuple("" if card == "-" else card for card in (rules or "- - -").split())
    rounds = tuple(Round(0, row, (rule,) * 3, (), (True, False, False)) for rule in won)
    past = view.past._replace(first=-len(rounds) % 3, rounds=rounds)
    return view._replace(now=Now(("G1",), row, down, (), 0, ""), past=past)


def _between() -> Now:
    """Before a row is laid, when nature acts."""
    return Now((), ("",) * 3, ("",) * 3, (), 0, "")


def would(view: View, card: Card) -> Message:
    foresight = foresee(view, ("play", card))
    assert foresight
    return foresight.message


def stands(view: View, card: Card) -> tuple[str, object]:
    """How a rule would stand, and what it would bring."""
    values = would(view, card).values
    assert values["meaning"] == MEANINGS[card]
    message = values["stands"]
    assert isinstance(message, Message)
    told = message
    while isinstance(one := told.values.get("one"), Message):  # before what else is said of it
        told = one
    return told.text, told.values.get("points")


def write(message: Message) -> str:
    return Speaker("en", "master_of_rules", ("You", "Aoi", "Botan")).plain(message)


@pytest.mark.parametrize("kind", KINDS)
def test_a_rule_says_what_it_asks_with_its_clause(kind: Card) -> None:
    told = meaning(kind)
    assert told == (MEANINGS[kind], CLAUSE[kind])


def test_a_number_means_itself() -> None:
    assert meaning("R7") is None


def test_5_6_a_rule_is_met_missed_or_open() -> None:
    assert stands(playing("R7 R3 -"), "BEST") == ("Met so far: {cause}. +{points}.", 1)
    assert stands(playing("R3 R7 -"), "BEST") == ("Missed for certain: {cause}.", None)
    assert stands(playing("R7 B3 G8"), "TRIO") == ("Not met so far: {cause}.", None)
    assert stands(playing("R7 R3 R8"), "TRIO") == ("Met for certain: {cause}. +{points}.", 1)
    assert stands(playing("- R7 -"), "BEST") == ("Still open.", None)


def test_of_what_is_met_so_far_it_is_counted_what_would_break_it() -> None:
    view = playing("R7 R3 -")._replace(hand=(), open=((),) * 3, decks=(30, 40))
    view = view._replace(now=view.now._replace(numbers=("R7", "R3", "Y1"), dummies=("G5",)))
    come = pool(view)
    breaks = sum(card in ("R8", "R9") for card in come)
    assert breaks == 2
    told = write(would(view, "BEST"))
    assert told.endswith(f"+1. {breaks} of the {len(come)} numbers that may come would break it.")
    assert "that may come" not in write(would(playing("R7 R3 R8"), "TRIO"))  # certain
    makes = sum(card[0] == "R" for card in come)
    told = write(would(view, "TRIO"))
    assert told.endswith(f"{makes} of the {len(come)} numbers that may come would make it.")


def test_of_two_numbers_to_come_all_ways_are_counted() -> None:
    view = playing("R7 R3 -")._replace(hand=(), open=((),) * 3, decks=(30, 40))
    assert "likely" not in write(would(view, "TRIO"))  # three are to come
    view = view._replace(now=view.now._replace(dummies=("Y5",)))
    assert write(would(view, "TRIO")).endswith(" 37% likely, the rest left to chance.")


def test_while_ones_own_number_is_owed_the_best_of_ones_hand_counts() -> None:
    view = playing("- R7 R3", "- LIMIT -")._replace(hand=("R1", "B9", "TRIO"))
    two = view._replace(now=view.now._replace(dummies=("Y5",)))
    assert chances(two, two.now, 0) is None  # no rule lies
    assert write(would(two, "TRIO")).endswith("Your number decides.")  # the red one makes three
    helped = two._replace(hand=("B1", "G9", "TRIO"))
    assert write(would(helped, "TRIO")).endswith(
        "% likely with your best number, the rest left to chance."
    )
    last = view._replace(now=view.now._replace(dummies=("Y5", "G9")))
    assert write(would(last, "TRIO")).endswith("Your number decides.")


def test_a_number_says_too_what_would_break_the_own_rule() -> None:
    view = playing("- R7 Y9 ", "LIMIT - -")._replace(hand=("B1",))
    then = view._replace(now=view.now._replace(dummies=("G5", "TRIO")))
    told = write(would(then, "B1"))
    assert "met so far" in told
    assert "numbers that may come would break it. Then " in told


def test_5_3_three_of_a_number_are_said_and_two_are_not() -> None:
    assert "7s" in write(would(playing("- R7 Y7"), "B7"))
    assert "7s" not in write(would(playing("- R7 Y8"), "B7"))


def test_5_7_support_hangs_on_the_right_neighbour() -> None:
    assert stands(playing("R7 R3 B1", "- - LIMIT"), "SUPPORT")[1] == 1
    assert stands(playing("R7 R3 B1"), "SUPPORT")[0] == "Still open."


def test_5_7_a_rule_lights_the_lamp_that_hangs_on_it() -> None:
    message = would(playing("R7 R3 -", "- SUPPORT SUPPORT"), "BEST").values["stands"]
    assert isinstance(message, Message)
    assert message.text == "{stands} It lights too: {names}."
    assert write(message).endswith("too: Aoi (SUPPORT), Botan (SUPPORT).")


def test_8_2_a_bonus_of_another_is_said_before_it_is_helped_or_spoilt() -> None:
    view = playing("- R7 R9", "- TRIO -", "TRIO", "TRIO")
    won = tuple(over._replace(met=(False, True, False)) for over in view.past.rounds)
    view = view._replace(past=view.past._replace(rounds=won), hand=("R1",))
    assert write(would(view, "R1")).startswith("It helps Aoi (TRIO, +3). Then ")


def test_colours_that_tie_for_most_are_all_said() -> None:
    view = playing("- R7 B9")._replace(hand=("R1",))
    then = view._replace(now=view.now._replace(dummies=("B5",)))
    assert write(would(then, "R1")) == "Then 2 are ● red, 2 are ■ blue."


def test_of_another_rule_whose_chance_falls_much_it_is_said_what_another_number_would_leave() -> (
    None
):
    view = playing("- R7 R9", "- TRIO -")._replace(hand=("R1", "B2"), open=((),) * 3)
    then = view._replace(now=view.now._replace(dummies=("Y5",)))
    told = write(would(then, "B2"))
    assert "Aoi (TRIO): " in told
    assert "% likely with this number, up to 100% with another. Then " in told
    assert "up to" not in write(would(view, "B2"))  # too many are to come


def test_8_2_the_third_of_a_rule_brings_its_bonus() -> None:
    assert stands(playing("R7 R3 -", "- - -", "BEST", "BEST"), "BEST")[1] == 3
    told = write(would(playing("R7 R3 -", "- - -", "BEST", "BEST"), "BEST"))
    assert "+3. 2 of them for the third BEST." in told
    four = ("TRIO", "ONLY", "LIMIT", "SUPPORT")
    told = write(would(playing("R7 R3 -", "- - -", *four), "BEST"))
    assert "+3. 2 of them for all five rules." in told


def test_a_number_says_whose_rules_it_would_meet() -> None:
    view = playing("- R7 Y9", "- LIMIT ONLY")._replace(hand=("B3", "B8", "Y8"))
    assert write(would(view, "B3")) == "Then the sum is 19."
    certain = view._replace(hand=("B6",))  # two more numbers bring it beyond
    assert "It spoils Aoi (LIMIT)" in write(would(certain, "B6"))
    assert write(would(view, "B8")) == "It spoils Aoi (LIMIT). Then the sum is 24."
    assert write(would(view, "Y8")) == (
        "It spoils Aoi (LIMIT), Botan (ONLY). Then the sum is 24, 2 are ★ yellow."
    )


def test_a_low_sum_is_helped_by_low_numbers_or_for_certain() -> None:
    view = playing("- - -", "- LIMIT -")._replace(hand=("B9", "B4"))
    assert write(would(view, "B9")) == "Then the sum is 9."
    assert write(would(view, "B4")) == "It helps Aoi (LIMIT). Then the sum is 4."


def test_a_number_says_how_the_own_rule_would_stand_and_why() -> None:
    view = playing("- R7 Y9", "LIMIT - -")._replace(hand=("B7", "B8"))
    assert write(would(view, "B8")) == "Your LIMIT will be missed (sum 24 > 23)."
    beyond = "Your LIMIT will be missed (at least 25 with any card left)."
    assert write(would(view, "B7")) == beyond
    full = view._replace(now=view.now._replace(dummies=("G1", "TRIO", "Y2")), hand=("B4",))
    told = write(would(full, "B4"))
    assert told == "Your LIMIT will be met (sum 23 ≤ 23). Then 2 are ★ yellow."


def test_a_number_says_which_rules_in_hand_it_would_meet_for_sure_or_so_far() -> None:
    view = playing("- R7 R9")._replace(hand=("R1", "B1", "TRIO", "TRIO", "SUPPORT"))
    sure = "Your TRIO will be met for certain. Then 3 are ● red."
    assert write(would(view, "R1")) == sure  # named once, though there are two
    assert write(would(view, "B1")) == "Then 2 are ● red."
    others = view._replace(now=view.now._replace(rules=("", "TRIO", "")))
    assert write(would(others, "R1")).startswith("It helps Aoi (TRIO). Then 3 are")


def test_a_number_says_nothing_of_a_rule_that_is_barred_or_no_longer_owed() -> None:
    view = playing("- R7 R9")._replace(hand=("R1", "B1", "TRIO", "BEST", "SUPPORT"))
    for rules in (("", "TRIO", ""), ("BEST", "", "")):
        told = write(would(view._replace(now=view.now._replace(rules=rules)), "R1"))
        assert "TRIO will be met" not in told


def test_nothing_is_foreseen_without_a_card_or_out_of_turn() -> None:
    view = playing("R7 R3 -")
    assert foresee(view, ()) is None
    assert foresee(view, ("play",)) is None
    assert foresee(view._replace(seat=1), ("play", "BEST")) is None
    assert foresee(seen(three(*HANDS), -1)._replace(now=_between()), ("play", "BEST")) is None


def test_of_a_rule_to_take_it_is_said_what_it_asks() -> None:
    view = seen(three(*HANDS, "play TRIO"))
    told = foresee(view, ("take", "SUPPORT"))
    assert told
    assert told.message == MEANINGS["SUPPORT"]
    assert foresee(view, ("take", "G1")) is None


def worths(view: View) -> list[tuple[str, object]]:
    """What the rules in hand would score."""
    faces = [worth(view, card) for card in ("TRIO", "ONLY", "BEST")]
    return [(face.note.text, face.note.values.get("points")) for face in faces if face.note]


def beside(numbers: str, rules: str = "") -> View:
    """With a dummy's number beside those of the players."""
    view = playing(numbers, rules)
    return view._replace(now=view.now._replace(dummies=("Y5",)))


def test_before_most_numbers_lie_only_what_is_certain_is_said_of_a_rule() -> None:
    assert worths(playing("- - -")) == []
    assert worths(playing("- R3 -")) == []
    assert worths(playing("R7 R3 -")) == [("+{points}", 0)]  # ONLY ONE is lost


def test_a_rule_in_hand_says_what_it_would_score_while_one_is_owed() -> None:
    sure, may = "+{points}", "+{points} {n}%"
    assert worths(beside("R7 R3 -")) == [(may, 1), ("+{points}", 0), (may, 1)]
    assert worths(playing("R7 R3 R1"))[0] == (sure, 1)
    # with the best of the own numbers, and with none of them ONLY ONE
    assert worths(beside("- R3 B2")) == [(may, 1), ("+{points}", 0), (may, 1)]
    assert worths(beside("R7 R3 -", "LIMIT - -")) == []
    assert worths(beside("R7 R3 -", "- ONLY -")) == [(may, 1), (may, 1)]
    assert len(worths(beside("R7 R3 -", "- ONLY TRIO")._replace(hand=("ONLY",) * 3))) == 3
    backs = beside("R7 R3 -")._replace(hand=("SUPPORT",))
    assert worth(backs, "SUPPORT").note == say("?")  # no rule lies to the right
    assert worth(playing("R7 R3 -"), "R1").note is None


def test_of_what_may_change_it_is_said_how_often_it_is_met() -> None:
    view = playing("G5 R7 -")
    now = view.now._replace(dummies=("Y3",), row=("G1",))
    face = worth(view._replace(now=now, hand=("BEST",)), "BEST")
    note = face.note
    assert face.marks == ("aid", "chance")
    assert note
    assert note.text == "+{points} {n}%"
    assert note.values == {"points": 1, "n": 23}


def test_between_rounds_nothing_is_owed() -> None:
    assert worths(playing("R7 R3 -")._replace(now=_between())) == []


def test_5_5_a_sum_that_will_be_too_high_says_so() -> None:
    view = playing("- R9 Y8", "- LIMIT -")._replace(hand=("B5",))
    told = write(would(view, "B5"))
    assert told == "It spoils Aoi (LIMIT). Then the sum is 22, and 24 or more in the end."


def test_what_changes_anothers_rule_leaves_few_words_for_ones_own() -> None:
    view = playing("- R9 Y8", "ONLY LIMIT -")._replace(hand=("B5",))
    told = write(would(view, "B5"))
    assert "Your ONLY is met so far. 50% likely, the rest left to chance. It spoils" in told


def test_what_no_number_can_spoil_any_more_is_said_so_in_few_words_too() -> None:
    view = playing("- R9 R8", "TRIO LIMIT -")._replace(hand=("R5",))
    assert write(would(view, "R5")).startswith("Your TRIO will be met. It spoils")


def test_8_2_and_8_3_a_rule_to_take_says_what_bonus_it_would_bring() -> None:
    def told(rules: str, card: Card, *won: Card) -> str:
        view = playing("B1 - -", rules, *won)
        row = ("ONLY", "TRIO")
        foresight = foresee(
            view._replace(now=view.now._replace(row=row, taking="BEST", plays=1)), ("take", card)
        )
        assert foresight
        return write(foresight.message)

    asks = write(MEANINGS["TRIO"])
    assert told("BEST - -", "TRIO", "TRIO") == asks
    assert told("BEST - -", "TRIO", "TRIO", "TRIO") == f"{asks} If met, +3: third of its kind."
    assert told("TRIO - -", "TRIO", "TRIO", "TRIO") == asks  # it may bring that itself
    four = ("ONLY", "BEST", "LIMIT", "SUPPORT")
    assert told("BEST - -", "TRIO", *four) == f"{asks} If met, +3: all five kinds."
