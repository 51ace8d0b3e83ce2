from tefuda.core.kit.follow import ask, followers, must_follow, voids
from tefuda.core.table import say

SUIT = {card: card[0] for card in ("R1", "R2", "R3", "B2", "G4")}
NAMES = {"R": say("red"), "B": say("blue"), "G": say("green")}


def test_the_suit_led_must_be_followed() -> None:
    assert followers(("R1", "B2"), ("R3",), SUIT) == ("R1",)


def test_who_cannot_follow_and_who_leads_plays_any_card() -> None:
    assert followers(("R1", "B2"), ("G4",), SUIT) == ("R1", "B2")
    assert followers(("R1", "B2"), (), SUIT) == ("R1", "B2")


def test_who_did_not_follow_has_none_of_that_suit() -> None:
    laid = [(2, ("R1", "B2", "R3")), (0, ("G4",)), (1, ())]
    assert voids(laid, 3, SUIT) == {(0, "R")}


def test_the_question_says_what_is_led() -> None:
    assert ask(("R1",), (), SUIT, NAMES).text == "You lead: play any card."
    assert ask(("R1",), ("R3",), SUIT, NAMES) == say("Follow suit: {suit}.", suit=NAMES["R"])
    assert ask(("R1",), ("B2",), SUIT, NAMES).values == {"suit": NAMES["B"]}


def test_a_refusal_names_the_suit() -> None:
    reason = must_follow("B2", NAMES["R"], "3.2")
    assert (reason.message.values, reason.clause, reason.cards) == (
        {"suit": NAMES["R"]},
        "3.2",
        ("B2",),
    )
