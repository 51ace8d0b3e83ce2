"""A move of one's own that lies lifted is held beside a hint."""

import re
from typing import Any

import pytest

from app.bots.beside import Beside
from app.bots.decision import Decision
from app.bots.evidence import evidence
from app.bots.request import Request
from app.view import render
from tefuda.core.table import Reason, say
from tests.web.bots.test_coach import at_my_turn
from tests.web.hall import Hall
from tests.web.view.board import scene

HINT, OWN, OTHER = "play R1Y10", "play B8Y3", "play B7G4"


def weighed(own: float) -> Decision:
    return {
        "move": HINT,
        "evidence": [(HINT, 100, 0.4), (OWN, 100, own), (OTHER, 100, -0.5)],
        "iterations": 300,
        "why": {
            "rival": OWN,
            "deals": 100,
            "reasons": [("took", 0, "deals", 78.0, 12.0)],
            "balance": [],
        },
    }


def told(held: Beside, **there: Any) -> str:
    """What is read beside the lifted card."""
    html = render.board(scene(beside=held, foresight=None, **there))
    said = re.search(r'id="beside"[^>]*>(.*?)</p>', html, re.DOTALL)
    assert said
    return " ".join(re.sub(r"<[^>]*>", " ", said[1]).split()).replace(" ,", ",")


def beside(own: str, decision: Decision | None) -> Beside:
    known = decision and evidence(decision, "expert")
    return Beside(tuple(HINT.split()), tuple(own.split()), known)


def test_the_hint_itself_is_told_to_be_it() -> None:
    held = beside(HINT, weighed(0.2))
    assert told(held).startswith("This is the hint. You win this trick in 78 of 100 deals")


def test_a_hint_that_hardly_matters_is_told_by_its_rule_of_thumb() -> None:
    even = weighed(0.38)
    even["why"]["even"] = True
    rule = Reason(say("A weak card is enough here."), "6.2")
    said = told(beside(HINT, even), maxim=rule)
    assert said.startswith("This is the hint. A weak card is enough here.")


def test_a_worse_move_is_told_why() -> None:
    held = beside(OWN, weighed(0.2))
    assert held.lost == 10
    assert "is clearly better over the whole match." in told(held)
    assert "with ■8 ★3, in only 12" in told(held)


def test_a_reason_against_another_move_is_none_against_this_one() -> None:
    held = beside(OTHER, weighed(0.2))
    assert told(held).endswith("is much better over the whole match.")


def test_a_move_as_good_is_not_argued_with() -> None:
    assert told(beside(OWN, weighed(0.38))).endswith("is about as good.")


def even(**why: Any) -> Decision:
    decision: Any = weighed(0.38)
    decision["why"] |= {"even": True, "reasons": [], **why}
    told: Decision = decision
    return told


def test_of_a_move_as_good_it_is_told_what_differs() -> None:
    rows: Any = [("took", 0, "deals", 78.0, 12.0, 0)]
    said = told(beside(OWN, even(balance=rows)))
    assert (
        "is about as good. What differs, though it evens out: you win this trick in 78 of 100 deals;"
        in said
    )


def test_where_all_are_even_a_small_difference_is_none() -> None:
    near: Any = even(balance=[("took", 0, "deals", 78.0, 12.0, 0)])
    near["evidence"] = [(HINT, 100, 0.4), (OWN, 100, 0.32)]
    held = beside(OWN, near)
    assert held.lost == 4
    assert "is about as good. What differs, though it evens out:" in told(held)


def test_or_what_comes_of_both() -> None:
    said = told(beside(OWN, even(either=("took", 0, "deals", 60.0, 60.0))))
    assert "is about as good. You win this trick in 60 of 100 deals; with ■8 ★3, just as" in said
    always = told(beside(OWN, even(either=("took", 0, "deals", 100.0, 100.0))))
    assert always.endswith("is about as good.")


@pytest.mark.parametrize(
    ("own", "said"), [(0.3, "probably a little better"), (0, "probably better")]
)
def test_a_difference_that_is_not_sure_is_told_as_such(own: float, said: str) -> None:
    few = weighed(own)
    few["evidence"] = [(HINT, 20, 0.4), (OWN, 20, own)]
    assert f"is {said}. You win this trick in 78 of 100 deals" in told(beside(OWN, few))


def test_how_much_better_is_not_said_twice() -> None:
    several = weighed(0.3)
    rows: Any = [("took", 0, "deals", 60.0, 50.0, 1)]
    several["why"] |= {"reasons": [], "balance": rows}
    assert "a little better over the whole match. One reason: you win this trick in 60" in told(
        beside(OWN, several)
    )


def test_a_move_not_weighed_yet_is_being_thought_of() -> None:
    held = beside(OWN, None)
    assert (held.same, held.lost) == (False, 0)
    assert told(held).endswith("weighing yours …")


def test_where_the_time_did_not_do_to_tell_them_apart_that_is_said() -> None:
    held = beside(OWN, None)._replace(over=True)
    assert told(held).endswith("no clear difference was found.")


class Asked(Hall):
    """A hint was asked for, and another card lies lifted."""

    def __init__(self, worth: float = 0.0) -> None:
        self.__dict__ = at_my_turn("hyper_maker").__dict__
        self.good, self.own, self.third = map(
            self.text, sorted(self.session.scene().open_cards)[:3]
        )
        self.worth = worth  # of the own card; that of the hint is 0.5
        self.do("hint")
        self.hear(self.third)
        self.do(f"card {self.own.split()[1]}")

    @staticmethod
    def text(card: str) -> str:
        return f"play {card}"

    def hear(self, rival: str) -> Request:
        """The coach weighs three moves, and says why against that one."""
        request = next(effect for effect in self.left if isinstance(effect, Request))
        self.left.remove(request)
        lines = [(self.good, 100, 0.5), (self.own, 100, self.worth), (self.third, 100, -0.5)]
        why = {"rival": rival, "deals": 9, "reasons": [], "balance": []}
        answer = {"move": self.good, "evidence": lines, "iterations": 300, "why": why}
        self.take(self.session.answer(request.number, answer))  # type: ignore[arg-type]
        return request

    @property
    def held(self) -> Beside:
        held = self.session.scene().beside
        assert held
        return held


def test_a_lifted_move_is_weighed_against_the_hint() -> None:
    table = Asked()
    assert table.held.weighed is None
    assert table.hear(table.own).against == table.own
    assert table.held.lost == 25


def test_a_move_as_good_is_told_so_at_once_and_then_weighed_for_what_differs() -> None:
    table = Asked(worth=0.49)
    assert table.held.weighed
    assert not table.held.explained
    assert table.hear(table.own).against == table.own
    assert table.held.explained


def test_once_it_is_answered_nothing_is_weighed_on_though_no_reason_was_found() -> None:
    table = Asked()
    table.hear(table.third)
    assert table.held.lost == 25


def test_the_hints_own_card_is_known() -> None:
    table = Asked()
    table.do("drop")
    table.do(f"card {table.good.split()[1]}")
    assert table.held.same
    assert table.held.weighed


def test_what_lay_lifted_when_the_hint_was_asked_for_is_weighed_at_once() -> None:
    table = at_my_turn("hyper_maker")
    own = sorted(table.session.scene().open_cards)[1]
    table.do(f"card {own}")
    assert "hint" in table.session.scene().actions
    table.do("hint")
    assert table.session.scene().draft == ("play", own)


@pytest.mark.parametrize("policy", ["strict", "casual"])
def test_nothing_is_said_where_no_hint_was_given(policy: str) -> None:
    table = at_my_turn("hyper_maker", policy)
    table.do(f"card {min(table.session.scene().open_cards)}")
    assert table.session.scene().beside is None
