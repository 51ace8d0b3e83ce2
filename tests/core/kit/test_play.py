from tefuda.core.kit.play import not_held, not_your_turn, say_played
from tefuda.core.table import Shown, Who


def test_a_card_played_is_told() -> None:
    assert say_played(1, "a").values == {"who": Who(1), "card": Shown(("a",))}


def test_a_refusal_has_its_clause_and_its_card() -> None:
    assert not_your_turn("3.1").clause == "3.1"
    assert not_held("a", "3.1").cards == ("a",)
