"""Rules of thumb: each where it holds, and none where it does not."""

from tefuda.core.match import Match
from tefuda.games.thieves.bot.maxims import maxim
from tefuda.games.thieves.rules.state import Stolen, Thief, View
from tests.games.thieves.tables import HIDDEN, HIDDEN_OF_THREE, four, seen, three


def told(view: View, *words: str) -> str:
    reason = maxim(view, words)
    return reason.message.text if reason else ""


def at(hand: str, loot: str = "", coming: str = "", phase: int = 2) -> View:
    """Seat 0 of three before the yellow thief, with these open cards on it and on the blue one that comes."""
    view = seen(three(*HIDDEN_OF_THREE), 0)
    loots = [tuple(Stolen(card, 0, open=True) for card in text.split()) for text in (loot, coming)]
    mine, red, other = view.thieves
    thieves = (Thief(mine.colour, loots[0]), red, Thief(other.colour, loots[1]))
    now = view.now._replace(phase=phase)
    return view._replace(hand=tuple(hand.split()), thieves=thieves, now=now)


def hiding(match: Match, seat: int, hand: str) -> View:
    """A seat that hides its first card; seat 0 acts first."""
    view = seen(match, seat)
    return view._replace(hand=tuple(hand.split()), past=view.past._replace(parent=0))


def test_what_no_thief_likes_is_hidden() -> None:
    view = hiding(three(), 0, "B1 B3 Y1 K-2 K-4")
    assert not any(told(view, "hide", card) for card in view.hand)
    view = hiding(four(), 1, "R1 R3 Y1 K-2 K-4")
    assert told(view, "hide", "K-4").startswith("You hold none of its colour")
    assert not told(view, "hide", "K-2")
    assert not told(seen(three(), 0), "hide", "R1")


def test_of_three_the_highest_is_hidden() -> None:
    """By who acts first only of the thief's own colour."""
    for seat, hand, high, low in [
        (0, "R1 R3 Y4 B1 K-2", "R3", "R1"),
        (1, "B1 B3 R4 Y1 K-2", "B3", "B1"),
        (1, "R1 R4 Y1 Y3 K-2", "R4", "K-2"),
        (2, "R1 R4 B1 B3 K-2", "R4", "K-2"),
    ]:
        view = hiding(three(), seat, hand)
        assert told(view, "hide", high).startswith("Of the cards you may hide"), (seat, hand)
        assert not told(view, "hide", low)
        reason = maxim(view, ("hide", high))
        assert reason
        assert reason.message.values == {"n": 3}


def test_of_four_only_the_first_hides_the_highest() -> None:
    for seat, told_so in [(0, True), (1, False), (2, False), (3, False)]:
        colour = seen(four(), seat).thieves[seat].colour
        view = hiding(four(), seat, f"{colour}1 {colour}3 K-2 K-3 K-4")
        assert bool(told(view, "hide", f"{colour}3")) == told_so, seat
        assert not told(view, "hide", f"{colour}1")
        others = " ".join(f"{other}{n}" for n, other in enumerate("RBYG", 1) if other != colour)
        gone = others.split()[-1] if told_so else "K-4"
        assert told(hiding(four(), seat, f"{others} K-2 K-4"), "hide", gone)


def test_the_first_phase_is_for_the_highest_card() -> None:
    view = at("B1 R2 Y1 K-2", phase=1)
    assert told(view, "steal", "R2").startswith("First phase")
    assert not told(view, "steal", "K-2")
    assert not told(at("K-2 K-3 K-4", phase=1), "steal", "K-2")
    good = at("B1 R2 Y1 B3", phase=1)
    assert not told(good, "steal", "B3")
    assert "your second highest" in told(good, "steal", "R2")
    leads = hiding(four(), 0, "B1 R2 Y1 K-2")
    leads = leads._replace(now=leads.now._replace(phase=1))
    assert not any(told(leads, "steal", card) for card in leads.hand)
    middle = good._replace(past=good.past._replace(parent=2))
    assert told(middle, "steal", "B3").startswith("First phase: lay your highest")
    assert not told(middle, "steal", "R2")


def test_it_says_when_the_thief_is_back() -> None:
    view = at("B1 R2 Y1 K-2", phase=1)
    reason = maxim(view, ("steal", "R2"))
    assert reason
    assert reason.message.values == {"n": 4}
    assert "at the end" in told(at("B1 R2 Y1", phase=1), "steal", "R2")
    assert "may come back" in told(at("B1 K-3 Y3", "K-2"), "steal", "Y3")
    assert told(at("B1 Y3", "K-2"), "steal", "Y3").startswith("Poor thief")


def test_with_the_last_card_two_thieves_are_compared() -> None:
    good, poor = at("B1", "R4 B4", "K-2"), at("B1", "K-2", "R4 B4")
    assert told(good, "home").startswith("Last card: go home, because")
    assert told(poor, "steal", "B1").startswith("Last card: lay it, because")
    assert not told(good, "steal", "B1")
    assert not told(poor, "home")


def two_left(hand: str, loot: str, coming: str, *, first: bool) -> View:
    """Of `at`, with one other left, before whom seat 0 acts or after."""
    view = at(hand, loot, coming)
    past = view.past._replace(parent=0 if first else 1)
    return view._replace(now=view.now._replace(home=(False, True, False)), past=past)


def test_with_two_left_the_first_may_be_left_alone_with_the_last_card() -> None:
    home = told(two_left("B1", "R4 B4", "K-2", first=True), "home")
    assert home == "Last card, two left: go home, because the next thief looks much worse."
    assert not told(two_left("B1", "R4", "R3", first=True), "home")
    lays = told(two_left("B1", "K-2", "R4 B4", first=True), "steal", "B1")
    assert lays.startswith("Last card, two left: lay it.")
    assert not told(two_left("B1", "R4 B4", "R3 B3 Y3", first=True), "steal", "B1")


def test_with_two_left_the_last_card_of_the_last_brings_the_pile() -> None:
    lays = told(two_left("B1", "B4", "R3", first=False), "steal", "B1")
    assert lays.endswith("you take the leftover pile too.")
    assert not told(two_left("B1", "R4 B4", "K-4", first=False), "steal", "B1")
    assert told(two_left("B1", "R4 B4", "K-4", first=False), "home").endswith("looks much worse.")
    assert not told(two_left("B1", "B4", "R3", first=False), "home")


def test_with_two_left_the_first_keeps_what_it_lays() -> None:
    view = two_left("B1 R2", "R4", "K-2", first=True)
    assert told(view, "steal", "R2").startswith("Two left, and you act first")
    assert not told(view, "steal", "B1")
    assert not told(view, "home")


def test_with_two_left_the_first_goes_home_before_a_good_thief_walks_away() -> None:
    view = two_left("B1 R2", "R4 B4", "K-2", first=True)
    assert told(view, "home").startswith("Two left, and this good thief")
    assert not told(two_left("B1 R2", "R4 B4", "R3 Y4 B3", first=True), "home")


def test_a_pile_of_one_card_makes_up_for_less() -> None:
    view = two_left("B1", "R3", "K-2", first=False)
    assert told(view, "home").endswith("looks much worse.")
    assert told(view._replace(pile=(0, 2, 0)), "steal", "B1").endswith("pile too.")


def test_with_two_left_a_thief_that_walks_to_the_other_lures_or_is_spoilt() -> None:
    lures, spoils = (
        two_left("B1 R2", "K-2", "R4 B4", first=False),
        two_left("B1 R2", "R4", "R3", first=False),
    )
    assert "may lure the other home" in told(lures, "steal", "R2")
    assert told(spoils, "steal", "B1").endswith("lay your worst card on it.")
    assert not told(spoils, "steal", "R2")
    good = two_left("B1 R2", "R4 B4", "R3", first=False)
    assert told(good, "home").startswith("Two left, and this good thief")
    assert not any(told(good, "steal", card) for card in good.hand)


def test_a_thief_that_is_surely_good_goes_home() -> None:
    assert told(at("B1 R2", "R4 B4"), "home").startswith("5 or more for sure")
    assert not told(at("B1 R2", "R4 B4", "R3 Y4 Y3"), "home")
    assert not told(at("B1 R2", "B4"), "home")


def test_a_thief_that_is_likely_good_goes_home_where_the_next_is_worse() -> None:
    def before(loot: str, coming: str) -> View:
        view = at("B1 R2", loot, coming)
        mine = Thief("Y", (*view.thieves[0].loot, Stolen("", 1, open=False)))
        return view._replace(thieves=(mine, *view.thieves[1:]))

    assert told(before("R3 B2 K-2", "K-3"), "home").startswith("5 or more is likely")
    assert not told(before("R3 B2 K-2", "R4 B4 B3"), "home")
    assert not told(before("K-4", "K-3"), "home")


def test_a_poor_thief_takes_the_highest_card() -> None:
    assert told(at("B1 Y3", "K-2"), "steal", "Y3").startswith("Poor thief")
    assert not told(at("B1 Y3", "K-2"), "steal", "B1")
    assert not told(at("B1 Y3", "R3"), "steal", "Y3").startswith("Poor thief")


def test_a_back_counts_as_the_worst_it_may_be() -> None:
    view = at("B1 R2", "R4 B4")
    doubtful = Stolen("", 2, open=False)
    mine = Thief("Y", (doubtful, *view.thieves[0].loot))
    doubted = told(view._replace(thieves=(mine, *view.thieves[1:])), "home")
    assert doubted.startswith("5 or more is likely")


def test_what_looks_good_gets_no_bonus() -> None:
    view = at("B1 R2 Y1", "R4 B4", "R3 Y2")
    assert told(view, "steal", "R2").startswith("This thief may score well")
    assert not told(view, "steal", "B1")
    assert not told(at("B1 R2 Y3", "R4 B4", "R3 Y2"), "steal", "R2")
    past = view.past._replace(dealt=3)
    assert not told(view._replace(past=past), "steal", "R2")


def test_what_looks_good_gets_no_bonus_from_a_hand_without_its_colour() -> None:
    view = at("B1 R2 B3", "R4 B4", "R3 Y2")
    assert told(view, "steal", "B3").startswith("None of your cards has this thief’s colour")
    assert not told(view, "steal", "R2")


def test_far_behind_in_the_last_turn_nobody_is_sent_home_with_too_little() -> None:
    def behind(points: int) -> View:
        view = at("B1 R2", "R4 B4")
        return view._replace(past=view.past._replace(dealt=3, scores=(0, points, 0)))

    assert told(behind(7), "home").startswith("5 or more for sure")
    assert not told(behind(12), "home")
    assert told(at("B1 R2", "R4 B4"), "home").startswith("5 or more for sure")


def test_what_is_better_by_far_than_the_next_is_spoilt_or_goes_home() -> None:
    first = at("B1 R2 K-3", "R4 B4", "K-2")
    spoilt = first._replace(past=first.past._replace(parent=1, dealt=3))
    assert told(spoilt, "steal", "K-3").startswith("A good thief walks on to another player")
    assert not told(spoilt, "home")
    assert not told(spoilt._replace(past=first.past._replace(parent=1)), "steal", "K-3")
    assert not told(first, "steal", "K-3")
    even = at("B1 R2 K-3", "R4 B4", "R3 Y4")
    assert not told(even._replace(past=spoilt.past), "steal", "K-3")
    spoilt = first
    mine = Thief("Y", (*spoilt.thieves[0].loot, Stolen("", 1, open=False)))
    unsure = spoilt._replace(hand=("B1", "R2", "Y1"), thieves=(mine, *spoilt.thieves[1:]))
    assert told(unsure, "home").startswith("5 or more")


def test_with_two_cards_that_goes_for_four_unless_home_is_better() -> None:
    assert not told(at("B1 R2", "B4", "K-2", phase=3), "steal", "R2")
    view = seen(four(*HIDDEN), 0)
    for loot, coming, so in [("B4", "K-2", True), ("R4 B4", "K-2", False), ("R4", "R3 B4", True)]:
        loots = [tuple(Stolen(card, 0, open=True) for card in it.split()) for it in (loot, coming)]
        here, *others, last = view.thieves
        thieves = (Thief(here.colour, loots[0]), *others, Thief(last.colour, loots[1]))
        now = view.now._replace(phase=3)
        late = view._replace(hand=("G1", "B2"), thieves=thieves, now=now)
        assert told(late, "steal", "B2").startswith("This thief may score well") == so, loot


def test_nothing_is_said_of_a_beginning_or_out_of_turn() -> None:
    view = at("B1 R2", "R4 B4")
    assert not told(view)
    assert not told(view, "steal")
    assert not told(view._replace(seat=1), "home")
    assert not told(seen(three(), 0)._replace(now=view.now._replace(phase=-1)), "home")
