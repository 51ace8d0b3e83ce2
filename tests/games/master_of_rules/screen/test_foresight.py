"""What the lifted card would do, as the cards lie. Seat 0 leads; everybody has four numbers in a row."""

import pytest

from tefuda.core.cards import Card
from tefuda.core.table import Message, say
from tefuda.games.master_of_rules.cards import KINDS
from tefuda.games.master_of_rules.rules.scoring import CLAUSE
from tefuda.games.master_of_rules.rules.state import Now, Round, View
from tefuda.games.master_of_rules.screen.foresight import MEANINGS, foresee, meaning, worth
from tefuda.games.master_of_rules.screen.names import card_name, named
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
    return message.text, message.values.get("points")


def names(message: Message) -> object:
    return message.values["names"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_rule_says_what_it_asks_with_its_clause(kind: Card) -> None:
    told = meaning(kind)
    assert told == (MEANINGS[kind], CLAUSE[kind])


def test_a_number_means_itself() -> None:
    assert meaning("R7") is None


def test_5_6_a_rule_is_met_missed_or_open() -> None:
    assert stands(playing("R7 R3 -"), "BEST") == ("As the cards lie: met, +{points}.", 1)
    assert stands(playing("R3 R7 -"), "BEST") == ("As the cards lie: missed.", None)
    assert stands(playing("- R7 -"), "BEST") == ("Still open.", None)


def test_5_7_support_hangs_on_the_right_neighbour() -> None:
    assert stands(playing("R7 R3 B1", "- - LIMIT"), "SUPPORT")[1] == 1
    assert stands(playing("R7 R3 B1"), "SUPPORT")[0] == "Still open."


def test_5_7_a_rule_lights_the_lamp_that_hangs_on_it() -> None:
    message = would(playing("R7 R3 -", "- SUPPORT SUPPORT"), "BEST").values["stands"]
    assert isinstance(message, Message)
    assert message.text == "{stands} It lights too: {names}."
    assert message.values["names"] == named([1, 2])


def test_8_2_the_third_of_a_rule_brings_its_bonus() -> None:
    assert stands(playing("R7 R3 -", "- - -", "BEST", "BEST"), "BEST")[1] == 3


def test_a_number_says_whose_rules_it_would_meet() -> None:
    view = playing("- R7 Y9", "- LIMIT ONLY")
    assert names(would(view, "B6")) != names(would(view, "B8"))
    assert names(would(view, "B8")) != names(would(view, "Y8"))


def rules_met(view: View, card: Card) -> object:
    """The first of the rules in hand that a number would meet, as a message; None for none."""
    return would(view, card).values.get("rules")


def test_a_number_says_which_rules_in_hand_it_would_meet() -> None:
    view = playing("- R7 R9")._replace(hand=("R1", "B1", "TRIO", "BEST", "SUPPORT"))
    assert rules_met(view, "R1") == say("{rule}", rule=card_name("TRIO"))
    assert rules_met(view, "B1") is None
    assert rules_met(view._replace(now=view.now._replace(rules=("", "TRIO", ""))), "R1") is None
    assert rules_met(view._replace(now=view.now._replace(rules=("BEST", "", ""))), "R1") is None


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


def test_a_rule_in_hand_says_what_it_would_score_while_one_is_owed() -> None:
    met, open_ = "+{points} now", "open"
    assert worths(playing("R7 R3 -")) == [(met, 0), (met, 0), (met, 1)]
    assert worths(playing("- R3 -")) == [(met, 0), (open_, None), (open_, None)]
    assert worths(playing("R7 R3 -", "LIMIT - -")) == []
    assert worths(playing("R7 R3 -", "- ONLY -")) == [(met, 0), (met, 1)]
    assert len(worths(playing("R7 R3 -", "- ONLY TRIO")._replace(hand=("ONLY",) * 3))) == 3
    assert worth(playing("R7 R3 -"), "R1").note is None


def test_between_rounds_nothing_is_owed() -> None:
    assert worths(playing("R7 R3 -")._replace(now=_between())) == []
