"""What the screen shows: prompts, the window, the piles, one's hand, a hand that is over."""

from collections import Counter

from tefuda.core.cards import without
from tefuda.core.chance import Quick, shuffled
from tefuda.core.table import Message, Zone
from tefuda.core.terms import Value
from tefuda.games.world_management import GAME
from tefuda.games.world_management.cards.deck import ALL, spread
from tefuda.games.world_management.rules.state import State
from tefuda.games.world_management.screen.arrangements import tray
from tefuda.games.world_management.solver.tray import free_cards, laid_out
from tests.games.world_management.tables import (
    DONE,
    FAR,
    NEAR,
    WHOLE_FAR,
    after,
    cards,
    plain,
    screen,
    seen,
    table,
)


def test_a_declaration_is_offered_with_its_points() -> None:
    state = table([DONE, FAR, FAR], phase="declare", asked=0, fresh=True)
    prompt = screen(state, 0).prompt
    assert prompt
    assert prompt.message.values["points"] == 20
    assert [hint.text for hint in prompt.hints] == ["Genesis"]


def test_a_window_lights_what_brings_nearer() -> None:
    zones = screen(table([FAR, NEAR, FAR], "dark4 dark5 ice7"), 1).centre
    marks = {face.card: face.marks for face in zones[0].cards}
    assert marks["dark4"] == ("advised", "aid")


def test_a_window_names_open_groups() -> None:
    state = table([FAR, "east*2 ice8", FAR], "fire4", {1: ["fire1..3"]})
    shown = screen(state, 1)
    assert shown.prompt
    assert "extend 0" in shown.prompt.words
    assert [face.card for face in shown.centre[0].cards] == ["fire4"]


def test_the_newest_discards_lie_on_top() -> None:
    thrown = (cards("east*5"), cards("wind1"), ())
    state = table([FAR, FAR, FAR], "wind1 fire1 east*4 wild", turned="wild", thrown=thrown)
    pile = screen(state, 0).centre[-1]
    assert [face.card for face in pile.cards] == [*cards("fire1 wind1 wild"), *cards("east*4")]


def test_dora_and_drawn_cards_are_marked_in_hand() -> None:
    state = table(
        [f"{FAR} wild", FAR, FAR], phase="discard", asked=-1, drawn=("wild",), turned="fire3"
    )
    hand = screen(state, 0).hand
    assert hand
    marked = {face.card: (face.marks, bool(face.note)) for face in hand.cards}
    assert marked["fire4"] == (("dora",), True)
    assert marked["wild"] == (("new",), False)


def dora_zone(state: State, seat: int) -> Zone:
    zone = screen(state, seat).centre[0]
    assert zone.name == "dora"
    return zone


def dora_reason(state: State, seat: int) -> Message:
    zone = dora_zone(state, seat)
    assert zone.reason
    return zone.reason.message


def test_how_many_dora_may_still_come_stands_beside_them() -> None:
    """Fire 4 has five copies; two are held, and what lies there may be summoned."""
    state = table(["fire4*2", FAR, FAR], "fire4", turned="fire3")
    assert dora_zone(state, 0).label.values == {"n": 3}
    assert dora_zone(state, -1).label.values == {}


def test_3_4_it_is_said_why_a_face_is_dora_and_how_many_of_it_one_has() -> None:
    groups = {0: ["fire4 wind4 water4"]}
    state = table([f"{FAR} fire4", FAR, FAR], exposed=groups, phase="draw", turned="fire3")
    assert dora_reason(state, 0).values["n"] == 3
    assert dora_reason(state, 1).values["n"] == 1
    assert "n" not in dora_reason(state, -1).values
    assert screen(table([FAR] * 3, turned="wild"), 0).centre[0].reason is None


def shown(state: State, seat: int) -> tuple[set[str], list[int]]:
    """The zones in the middle that are no shown group, and how many groups lie open by seat."""
    drawn = screen(state, seat)
    open_groups = [sum(zone.kind == "group" for zone in panel.zones) for panel in drawn.panels]
    return {zone.name for zone in drawn.centre if zone.kind != "group"}, open_groups


def test_a_hand_that_nobody_declared_stays_on_the_map_until_the_next() -> None:
    groups = {1: ["east*3"]}
    hands = [WHOLE_FAR, WHOLE_FAR.replace("east south west ", ""), WHOLE_FAR]
    last = table(hands, "wind1", groups, turn=35, turner=2, asked=1, turned="fire3")
    over = after(last, "pass")
    assert over.past.results
    assert shown(over, 0) == ({"dora", "map", "pile"}, [0, 1, 0])
    assert screen(over, 0).facts[0].value == "35/35"


def test_of_a_declared_hand_the_groups_lie_in_the_middle_alone() -> None:
    groups = {0: ["east*3"], 1: ["west*3"]}
    hands = [DONE.removeprefix("east*3 "), FAR, FAR]
    state = table(hands, exposed=groups, phase="declare", asked=0)
    assert shown(after(state, "declare"), 2) == (set(), [0, 1, 0])


def test_when_the_match_is_over_nobody_deals() -> None:
    state = table([DONE, FAR, FAR], phase="declare", asked=0)
    assert screen(state, 1).panels[0].badges
    assert not any(panel.badges for panel in screen(after(state, "declare"), 1).panels)


def test_one_tap_may_choose_as_many_loose_cards_as_are_to_go() -> None:
    turn = table([DONE + " fire8 ice2 wind5 dark1 light7", FAR, FAR], phase="discard", asked=-1)
    prompt = screen(turn, 0).prompt
    assert prompt
    assert prompt.fill == ("wind5", "light7", "ice2", "dark1", "north")


def test_a_card_is_named_before_it_is_explained() -> None:
    told = GAME.meaning("grass1")
    assert told
    assert plain(told.message).startswith("grass1. An attribute and a number")
    assert GAME.meaning("") is None


def test_one_tap_leaves_what_could_summon_a_dora_that_is_lacking() -> None:
    """All groups are whole, and an 8 goes with a wild and the dora."""
    hand = (
        "wind3 wind7 water1 water2 water6 earth2 earth4 earth6 grass2 light3 steel3 ice3*2 ice6 "
        "thunder8 dark2 dark4 east*2 south*2 priest-upper*2 farmer-lower merchant-lower "
        "merchant-upper*2 wild*6"
    )
    ten: dict[str, Value] = {"minimum": 10}
    hands = [hand, FAR, FAR]
    state = table(hands, phase="discard", asked=-1, turned="steel7", options=ten)
    prompt = screen(state, 0).prompt
    assert prompt
    assert "thunder8" not in prompt.fill
    quick = screen(table(hands, phase="discard", asked=-1, turned="steel7"), 0).prompt
    assert quick
    assert "thunder8" in quick.fill


def test_what_one_tap_chooses_is_what_the_tray_shows_as_loose() -> None:
    """The rest is as near to complete as before, and the tray then shows the same pairs."""
    rng = Quick("tray")
    for _ in range(30):
        dealt = shuffled(spread(ALL), rng)[:35]
        state = table([" ".join(dealt), FAR, FAR], phase="discard", asked=-1, turned="wind3")
        view = seen(state, 0)
        prompt = screen(state, 0).prompt
        assert prompt
        before = tray(view, "F3")
        kept = view._replace(hand=without(view.hand, *prompt.fill))
        after = tray(kept, "F3")
        assert before
        assert after
        assert not Counter(prompt.fill) - Counter(free_cards(before))
        assert after.missing == before.missing


def test_a_dora_that_is_left_over_is_the_single_card() -> None:
    hands = [f"{DONE} wild farmer-upper light1 light4 steel6", FAR, FAR]
    state = table(hands, phase="discard", asked=-1, turned="farmer-ground")
    layout = tray(seen(state, 0), "F3")
    assert layout
    assert [part.cards for part in layout.parts if part.size == 1] == [("farmer-upper",)]
    prompt = screen(state, 0).prompt
    assert prompt
    assert "farmer-upper" not in prompt.fill


def test_one_tap_leaves_no_more_missing_where_many_points_are_needed() -> None:
    rng = Quick("grand")
    grand: dict[str, Value] = {"group_points": "by_size", "minimum": 12}
    for _ in range(8):
        hand = " ".join(shuffled(spread(ALL), rng)[:35])
        state = table([hand, FAR, FAR], phase="discard", asked=-1, turned="wind3", options=grand)
        view, prompt = seen(state, 0), screen(state, 0).prompt
        assert prompt
        now, then = tray(view, "F3"), laid_out("F3", without(view.hand, *prompt.fill), ())
        assert now
        assert then
        assert then.missing == now.missing


def test_it_is_told_whose_discard_one_is_asked_about() -> None:
    first = screen(table([FAR, NEAR, FAR], "dark4"), 1).prompt
    then = screen(table([FAR, NEAR, FAR], "dark4", acted=2), 1).prompt
    assert first
    assert then
    assert plain(first.message).startswith("0 discarded. ① Summon a card")
    assert plain(then.message).startswith("2 discarded.")
