"""The end of a hand on the table (6.5): the form, what it is worth, and why no yakuman."""

from typing import Any

from tefuda.core.table import Table
from tefuda.games.world_management import GAME
from tefuda.games.world_management.rules.state import State
from tests.games.world_management.tables import (
    DONE,
    FAR,
    NEAR,
    WHOLE_FAR,
    after,
    cards,
    plain,
    screen,
    table,
)

SHORT = "east*3 south*3 west*3 light1..3 ice7..9 5/3 merchant knight-lower priest-lower farmer-lower steel4*2"
"""One card short."""

CHAOS = "1/10 9/10 east south west north ground/4"
LAST: dict[str, Any] = {"turn": 25, "turner": 3, "asked": 2}


def declared(hand: str = DONE, seat: int = 0, **more: Any) -> State:
    hands = [FAR, FAR, FAR]
    hands[seat] = hand
    return after(table(hands, **{"phase": "declare", "asked": seat, "turn": 3, **more}), "declare")


def labels(shown: Table) -> list[str]:
    return [zone.label.text for zone in shown.centre]


def clauses(shown: Table) -> list[str]:
    return [reason.clause for row in shown.scoring for reason in row.reasons]


def test_every_group_lies_apart_under_what_it_is_worth() -> None:
    shown = screen(declared(), 1)
    assert labels(shown) == ["Group of {size}: {points}"] * 9 + ["The single card"]
    assert sum(len(zone.cards) for zone in shown.centre) == 28
    assert {zone.seat for zone in shown.centre} == {0}


def test_the_points_come_with_their_clauses() -> None:
    shown = screen(declared(turned="west"), 1)
    assert clauses(shown) == ["6.5", "6.2", "6.3", "7.1", "7.2", "9.1"]
    assert shown.scoring[0].values == (10, None, None)


def test_groups_and_dora_say_their_number_and_points() -> None:
    told = [
        plain(reason.message) for reason in screen(declared(turned="west"), 1).scoring[0].reasons
    ]
    assert told[3:5] == ["9 groups: 9 points", "1 dora: 1 points"]  # "1 point" where it is drawn


def marked(shown: Table) -> list[str]:
    return [face.card for zone in shown.centre for face in zone.cards if face.marks]


def test_without_dora_none_is_counted() -> None:
    assert "7.2" not in clauses(screen(declared(), 1))
    assert marked(screen(declared(), 1)) == []


def test_the_dora_is_marked_where_it_counts() -> None:
    assert marked(screen(declared(turned="west"), 1)) == ["north"]
    assert marked(screen(declared(turned="west", seat=1, fresh=True), 0)) == []


def test_a_yakuman_stands_in_the_place_of_groups() -> None:
    shown = screen(declared(seat=1, fresh=True), 0)
    assert clauses(shown) == ["6.5", "6.2", "6.3", "2.1", "7.8", "9.1"]
    assert labels(shown)[0] == "Group of {size}"


def test_great_chaos_lies_in_one_row() -> None:
    shown = screen(declared(CHAOS), 0)
    assert labels(shown) == ["Twenty-eight different cards"]
    assert clauses(shown) == ["6.5", "6.2", "7.11", "9.1"]


def test_a_hand_one_card_short_lies_there_whole() -> None:
    hands = [SHORT, WHOLE_FAR, WHOLE_FAR, WHOLE_FAR]
    shown = screen(after(table(hands, "fire1", **LAST), "pass"), 1)
    assert labels(shown) == ["One card short: {who}."]
    assert len(shown.centre[0].cards) == 28
    assert clauses(shown) == ["8.4", "6.3", "9.1"]
    assert shown.scoring[0].values == (None,) * 4


def test_while_another_hand_runs_the_last_one_can_be_seen_again() -> None:
    shown = screen(declared()._replace(phase="dora"), 1)
    assert [zone.name for zone in shown.last][:2] == ["last shown 0 0", "last shown 0 1"]
    assert shown.scoring == ()
    assert screen(table([FAR, FAR, FAR]), 1).last == ()


def reasons(state: State, seat: int = 1) -> list[str]:
    return [plain(reason.message) for reason in screen(state, seat).scoring[0].reasons]


def test_a_hand_declared_soon_says_why_that_may_be() -> None:
    assert clauses(screen(declared(), 1)).count("6.5") == 1
    luck = "Won in turn 1 already: so early is mostly luck, and more hands follow."
    first = declared(turn=1, options={"hands": "full"})
    assert reasons(first)[1] == luck
    assert reasons(first, 0)[1] == "Won in turn 1 already. Well done!"
    for wilds, said in (
        (1, "a wild, which brings no points itself"),
        (2, "2 wilds, which bring no points themselves"),
    ):
        hand = f"east*3 south*3 west*3 light1..3 ice7..9 5/3 merchant knight-lower priest-lower farmer-lower steel4*{3 - wilds} wild*{wilds} north"
        assert f"So soon by luck: {said}." in reasons(declared(hand, turn=1))
        assert f"So soon by luck: {said}." not in reasons(declared(hand, turn=3))
    assert not any("wild" in reason for reason in reasons(declared(turn=1)))


def test_it_says_which_card_made_the_hand_whole_and_who_threw_it() -> None:
    assert "In turn 3, right after discarding." in reasons(declared())
    hands = [FAR, NEAR, FAR]
    move = "summon dark4 with dark4 dark4 discard ice8"
    state = table(hands, "dark4")
    assert "Complete with dark4, summoned in turn 2." in reasons(after(state, move, "declare"), 0)
    thrown = state._replace(now=state.now._replace(thrown=(cards("dark4"), (), ())))
    told = reasons(after(thrown, move, "declare"), 0)
    assert "Complete in turn 2 with dark4, which 0 had discarded." in told


def test_it_says_what_of_the_viewers_was_taken_for_the_hand() -> None:
    hand, said = DONE.replace("east*3 ", ""), "0 had taken what you discarded: east."
    open_groups = {0: ["east*3"]}
    for thrown, told in (
        (((), cards("east"), ()), True),
        (((), (), cards("east")), False),
        (((), cards("east"), cards("east")), False),
        (((), (), ()), False),
    ):
        state = table([hand, FAR, FAR], exposed=open_groups, phase="declare", asked=0)
        over = after(state._replace(now=state.now._replace(thrown=thrown)), "declare")
        assert (said in reasons(over)) == told
        assert said not in reasons(over, 0) + reasons(over, -1)


def test_the_viewer_alone_is_told_how_far_the_own_hand_was() -> None:
    state = table([DONE, NEAR, FAR], phase="declare", asked=0)
    assert "You had no turn yet. Cards you still lacked: 1." in reasons(after(state, "declare"))
    thrown = state._replace(now=state.now._replace(thrown=((), cards("ice1"), cards("ice1"))))
    over = after(thrown, "declare")
    assert "Cards you still lacked: 1." in reasons(over)
    assert "Cards you still lacked: 1." not in reasons(over, 0)
    assert GAME.view(over, -1).was == ()


def test_who_was_complete_as_well_lacked_nothing() -> None:
    thrown = ((), cards("ice1"), ())
    state = table([DONE, DONE.replace("dark4*3", "ice1*3"), FAR], phase="declare", asked=0)
    over = after(state._replace(now=state.now._replace(thrown=thrown)), "declare")
    assert not any("lacked" in reason for reason in reasons(over))


def test_between_two_hands_it_says_who_won_and_who_deals() -> None:
    full: dict[str, Any] = {"options": {"hands": "full"}}
    hands = [SHORT, WHOLE_FAR, WHOLE_FAR, WHOLE_FAR]
    over = (
        declared(**full),
        declared(seat=1, **full),
        after(table(hands, "fire1", **full, **LAST), "pass"),
    )
    assert [plain(screen(state, 1).phase) for state in over] == [
        "0 won this hand and will deal again.",
        "1 won this hand, and 1 will deal the next one.",
        "Nobody won this hand, and 0 will deal the next one.",
    ]


def test_after_a_hand_that_was_won_the_lead_is_told() -> None:
    last = screen(declared(options={"hands": "full"}), 1).scoring[0].reasons[-1]
    assert plain(last.message) == "Match: you are 9 behind 0."


def test_at_the_end_one_hears_what_was_lacking() -> None:
    for hand, minimum, lacked in (
        (DONE, 10, ["Your hand was whole, but worth 9 points of 10."]),
        (DONE, 0, []),
        (NEAR, 10, ["Cards you still lacked: 1, and 1 dora."]),
        (NEAR, 0, ["Cards you still lacked: 1."]),
    ):
        hands, options = [WHOLE_FAR, hand, WHOLE_FAR, WHOLE_FAR], {"minimum": minimum}
        state = table(hands, "fire1", **LAST, options=options, turned="ice9")
        end = after(state._replace(now=state.now._replace(thrown=(cards("fire1"),) * 4)), "pass")
        assert reasons(end)[1:-1] == lacked
