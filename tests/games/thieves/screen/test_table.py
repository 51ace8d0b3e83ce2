"""What the screen shows."""

from tefuda.core.match import Match
from tefuda.core.table import CardFace, Message, Who, say
from tefuda.core.terms import Seat
from tefuda.games.thieves import GAME
from tefuda.games.thieves.rules.state import View
from tefuda.games.thieves.screen.prospects import span
from tests.games.thieves.screen.test_verdict import write
from tests.games.thieves.tables import (
    HIDDEN,
    HIDDEN_OF_THREE,
    four,
    second_turn,
    seen,
    table,
    three,
    zone,
)


def faces(match: Match, seat: int, name: str) -> list[tuple[str, bool]]:
    """(card, turned) of a place; a back is ""."""
    return [(face.card, "turned" in face.marks) for face in zone(match, seat, name).cards]


def test_a_thief_keeps_its_name_where_it_walks() -> None:
    assert zone(four(), 0, "thief R").seat == 0
    assert zone(four(*HIDDEN), 0, "thief R").seat == 1


def test_backs_and_faces_on_a_thief() -> None:
    match = four(*HIDDEN, "steal G2", "steal K-3")
    assert faces(match, 0, "thief G") == [("", False), ("G2", True)]
    assert faces(match, 1, "thief G") == [("", False), ("", False)]
    assert faces(match, 0, "thief R") == [("R1", True), ("K-3", False)]


def test_a_back_says_what_is_certain() -> None:
    notes = [face.note for face in zone(four(*HIDDEN, "steal G2"), 1, "thief G").cards]
    assert notes == [Message("hidden first"), Message("▲ green")]


def test_without_a_first_treasure_every_back_is_certain() -> None:
    deal = "deal R1 R3 B4 K-2 G2 / R2 B2 Y2 K-3 R4 / Y1 Y3 G4 K-4 B3 / G1 G3 B1 Y4 K-3"
    match = second_turn(deal, "steal R2")
    assert zone(match, 0, "thief R").cards == (CardFace("", ("sure",), note=Message("● red")),)


def test_the_own_choice_lies_on_the_own_thief() -> None:
    assert faces(four("hide R1"), 0, "thief R") == [("R1", True)]
    assert faces(four("hide R1"), 1, "thief R") == []


def test_only_oneself_sees_a_hand_grow_smaller_by_the_own_choice() -> None:
    sizes = [table(four("hide R1"), seat).panels[0].zones[0].size for seat in (0, 1, -1)]
    assert sizes == [4, 5, 5]


def test_while_choosing_all_seem_to_choose() -> None:
    active = [panel.active for panel in table(four("hide R1"), 0).panels]
    assert active == [False, True, True, True]
    assert all(panel.active for panel in table(four("hide R1"), 1).panels)


def test_the_pile_shows_the_own_part() -> None:
    match = four(*HIDDEN, "home")
    assert [card for card, _ in faces(match, 0, "pile")] == ["R3", "B4", "G2", "K-2"]
    assert [card for card, _ in faces(match, 1, "pile")] == ["", "", "", ""]


def test_everything_is_open_between_turns() -> None:
    match = three(*HIDDEN_OF_THREE, "home", "home")
    assert faces(match, 0, "thief B") == [("B2", False)]
    assert len(faces(match, 0, "pile")) == 8
    assert "lit" in zone(match, 0, "thief B").cards[0].marks
    assert "lit" not in zone(match, 0, "thief R").cards[0].marks
    assert [gauge.value for gauge in zone(match, 0, "pile").gauges] == [7]


def test_what_others_laid_face_down_is_turned_over() -> None:
    match = three(*HIDDEN_OF_THREE, "steal B1", "home", "home")
    marks = [[face.marks for face in zone(match, seat, "thief Y").cards] for seat in (0, 2)]
    assert ["unveiled" in first for first, _ in marks] == [True, False]
    assert not any("unveiled" in own for _, own in marks)


def test_badges() -> None:
    match = three(*HIDDEN_OF_THREE, "home")
    assert table(match, 1).panels[0].badges == (Message("starts"), Message("at home"))
    stayed = three(*HIDDEN_OF_THREE, "steal R2", "home", "home")
    assert table(stayed, 1).panels[0].badges == (Message("last player"),)
    match.play_text(1, "home")
    assert table(match, 1).panels[2].badges == (Message("last player"),)
    assert table(match, 1).panels[0].badges == (Message("home first"),)
    assert table(match, 0).panels[1].badges == (Message("home second"),)
    assert table(match, 1).panels[1].badges == (Message("home second"), say("{n} behind", n=11))
    assert table(stayed, 0).panels[1].badges == (Message("home first"),)


def test_who_is_ahead_in_a_later_turn_and_by_how_much() -> None:
    deal = "deal R1 R2 B1 Y1 K-2 / B2 B3 Y2 R3 K-3 / Y3 Y4 R4 B4 K-3"
    panels = table(three(*HIDDEN_OF_THREE, "home", "home", deal), 0).panels
    told = [badge for panel in panels for badge in panel.badges if badge.values]
    assert told == [say("{n} behind", n=9), say("{n} ahead", n=9)]


def test_the_last_turn_says_at_ones_own_place_what_it_takes_to_win() -> None:
    deal = "deal R1 R2 B1 Y1 K-2 / B2 B3 Y2 R3 K-3 / Y3 Y4 R4 B4 K-3"
    view = seen(three(*HIDDEN_OF_THREE, "home", "home", deal), 0)
    needs = (say("{n} more than the leader wins", n=5),)
    for scores in ((3, 7, 5), (3, 7, 7)):
        late = view._replace(past=view.past._replace(dealt=3, scores=scores))
        assert table_of(late, 0) == needs
        assert needs[0] not in table_of(late, 2)
        first = late._replace(past=late.past._replace(parent=0))
        assert table_of(first, 0) == (say("starts"), say("{n} behind", n=4))


def test_at_home_it_stands_who_is_out_and_what_waits_for_the_last() -> None:
    home = zone(four(*HIDDEN, "home"), 0, "offer")
    assert [write(gauge.label) for gauge in home.gauges] == [
        "at home you score −4 to 4",
        "still out: Chidori, Aoi, Sakura",
        "the last one takes the pile: 4 cards, yours make 7",
    ]


def table_of(view: View, seat: Seat) -> tuple[Message, ...]:
    """What stands on a seat's plate."""
    return GAME.table(view, None).panels[seat].badges


def test_a_shared_lead_and_that_of_a_start_player_at_home_are_told() -> None:
    deal = "deal R1 R2 B1 Y1 K-2 / B2 B3 Y2 R3 K-3 / Y3 Y4 R4 B4 K-3"
    view = seen(three(*HIDDEN_OF_THREE, "home", "home", deal), 0)
    past, now = view.past._replace(scores=(3, 7, 7)), view.now
    assert table_of(view._replace(past=past), 2) == (say("tied lead"),)
    alone = view.past._replace(scores=(3, 9, 7))
    home = now._replace(home=(False, True, False))
    assert table_of(view._replace(past=alone, now=home), 1) == (
        say("at home"),
        say("{n} ahead", n=2),
    )


LAST_PHASE = (
    *("steal G2", "steal R4", "steal B3", "steal Y4"),
    *("steal B4", "steal B2", "steal Y3", "steal R2"),
    *("steal R3", "steal Y2", "steal G4", "steal G3"),
)


def test_with_the_last_cards_it_is_told_how_the_turn_ends() -> None:
    match = four(*HIDDEN, *LAST_PHASE)
    last = Message("acts last")
    assert [last in panel.badges for panel in table(match, 0).panels] == [*(False,) * 3, True]
    texts = []
    for seat, card in enumerate(("K-2", "K-3", "K-4", "")):
        prompt = table(match, seat).prompt
        texts.append(write(prompt.message) if prompt else "")
        if card:
            match.play_text(seat, f"steal {card}")
    assert ["the leftover pile." in text for text in texts] == [False, False, False, True]
    assert texts[2].startswith("Last card: go home with ")
    assert texts[3].endswith(" and the leftover pile.")


def test_what_follows_the_last_phase_names_who_is_last() -> None:
    help_ = table(four(*HIDDEN), 0).facts[-1].help
    assert help_
    assert help_.message.values["who"] == Who(3)


def test_a_card_that_may_not_be_hidden_says_why() -> None:
    hand = table(four(), 0).hand
    assert hand
    assert [face.reason.clause if face.reason else "" for face in hand.cards] == [
        *("", ""),
        *("3.2", "3.2", "3.2"),
    ]


def test_prompts_name_the_thief() -> None:
    texts = {
        (write(shown.prompt.message) if shown.prompt else "")
        for shown in (table(four(), 0), table(four(*HIDDEN), 0), table(four(*HIDDEN), 1))
    }
    lay = "Lay a card on the ▲ green thief, or go home with it."
    assert texts == {
        "All together: hide a ● red card on the ● red thief.",
        f"{lay} After you: Chidori, then Aoi, then Sakura.",
        "",
    }


def test_the_colour_that_is_not_in_play_is_shown() -> None:
    assert facts(three()) == [
        say("Round {n} of {total}", n=1, total=3),
        say("Not in play: {colour}", colour=say("▲ green")),
    ]


def test_round_and_phase_are_counted_in_words() -> None:
    assert facts(four(*HIDDEN)) == [
        say("Round {n} of {total}", n=1, total=4),
        say("Phase {n} of {total}", n=1, total=4),
    ]


def facts(match: Match) -> list[Message]:
    """What stands in the bar beside the ribbon."""
    return [fact.label for fact in table(match, 0).facts if "ribbon" not in fact.marks]


def ribbon(match: Match) -> list[tuple[int | str, str]]:
    return [(fact.value, fact.marks[1]) for fact in table(match, 0).facts if len(fact.marks) > 1]


def test_the_ribbon_of_phases() -> None:
    ahead = [("2", "ahead"), ("3", "ahead"), ("4", "ahead"), ("⌂", "ahead")]
    assert ribbon(four()) == [("1", "ahead"), *ahead]
    assert ribbon(four(*HIDDEN)) == [("1", "now"), *ahead]
    walked = four(*HIDDEN, "steal G2", "steal R4", "steal B3", "steal Y4")
    assert ribbon(walked)[:2] == [("1", "past"), ("2", "now")]
    assert ribbon(four(*HIDDEN, "home", "home", "home")) == []


def test_who_ran_out_of_cards_is_not_told_to_have_gone_home() -> None:
    all_laid = ("steal K-2", "steal K-3", "steal K-4", "steal K-3")
    for lines, told in ((all_laid, [0, 0, 0, 1]), ((*all_laid[:3], "home"), [0, 0, 1, 1])):
        panels = table(four(*HIDDEN, *LAST_PHASE, *lines), -1).panels
        texts = [[badge.text for badge in panel.badges if not badge.values] for panel in panels]
        assert [len(badges) for badges in texts] == told
        assert (["home first"] in texts) == ("home" in lines)


def test_going_home_is_offered_with_what_it_would_bring() -> None:
    offer = zone(four(*HIDDEN), 0, "offer")
    labels = [gauge.label for gauge in offer.gauges]
    assert labels[0] == say("home now scores {points}", points=span(-4, 4))
    assert labels[1] == say("the pile then holds {n} cards", n=4)
    comes = "the thieves you meet if all stay: ★ → ■ → ● → ▲"
    following = say(
        "stay: next {colour}, now {points}, unless {who} goes home with it",
        colour=say("★ yellow"),
        points=span(-4, 4),
        who=Who(3),
    )
    assert labels[2] == following
    assert [write(label) for label in labels[3:]] == [comes]
    assert offer.marks == ("aid", "G")
    assert "offer" not in [zone.name for zone in table(four(*HIDDEN), 1).centre]
    assert "offer" not in [zone.name for zone in table(four(*HIDDEN), -1).centre]


def test_the_offer_names_the_points_that_stand_under_the_thief() -> None:
    match = three(*HIDDEN_OF_THREE, "steal K-2", "steal R3", "steal Y4", "steal B1", "steal Y2")
    told = write(zone(match, 2, "offer").gauges[0].label)
    thief = next(place for place in table(match, 2).centre if place.seat == 2)
    assert told == f"home now {write(thief.gauges[1].label)}"


def test_who_alone_is_left_is_told_with_what_that_brings() -> None:
    told = [
        write(gauge.label) for gauge in zone(three(*HIDDEN_OF_THREE, "home"), 1, "offer").gauges
    ]
    assert told[0] == "home: you score −4 to 4, last player Aoi −1 to 25"
    assert told[1].startswith("stay: ")
    assert told[1].endswith(" with the pile of 8 if Aoi goes home, else ■ blue comes")


def test_with_the_last_card_the_pile_is_left_to_the_prompt() -> None:
    marks = [gauge.marks for gauge in zone(four(*HIDDEN, *LAST_PHASE), 0, "offer").gauges]
    assert ("given",) not in marks


def test_with_the_last_card_of_the_first_of_two_it_hangs_on_the_other_how_it_ends() -> None:
    laid = ("steal R2", "steal B3", "steal Y4", "steal B1", "steal Y2", "steal R4")
    prompt = table(three(*HIDDEN_OF_THREE, *laid, "steal Y1", "steal R3", "home"), 0).prompt
    assert prompt
    assert write(prompt.message) == (
        "Last card: go home with ■ blue, or lay it. If Chidori lays too, you end with ● red."
    )


def test_the_last_turn_is_kept_with_its_verdict() -> None:
    assert table(three(*HIDDEN_OF_THREE), 0).last == ()
    last = table(three(*HIDDEN_OF_THREE, "home", "home"), 0).last
    names = ["last thief Y", "last thief R", "last thief B", "last pile"]
    assert [zone.name for zone in last] == names
    assert [zone.reason.points if zone.reason else None for zone in last] == [3, 1, 12, None]


def test_a_thief_tells_how_it_scored() -> None:
    match = three(*HIDDEN_OF_THREE, "home", "home")
    reason = zone(match, 0, "thief B").reason
    assert reason
    assert reason.points == 12
    assert "From 5 on" in str(reason.message)


def test_the_phase_says_what_a_turn_brought_and_who_leads() -> None:
    match = three(*HIDDEN_OF_THREE, "home", "home")
    view = seen(match, 0)
    assert table(match, -1).phase == say("Round {n} is over", n=1)
    assert table(match, 0).phase == say(
        "Round {n}: you scored {points}. In the lead: {who}, {most}. You are {behind} behind.",
        n=1,
        points="3",
        who=Who(2),
        most=12,
        behind=9,
    )
    leads = say(
        "Round {n}: you scored {points} and lead with {most}, by {ahead}.",
        n=1,
        points="12",
        most=12,
        ahead=9,
    )
    yours = say("Top score of this round: you!")
    lost = say("You were the last player: your hand counts for nothing.")
    told = say("{before} {more}", before=lost, more=leads)
    assert table(match, 2).phase == say("{before} {more}", before=yours, more=told)
    shared = [
        view._replace(
            past=view.past._replace(results=(view.past.results[-1]._replace(points=points),))
        )
        for points in ((4, 4, 1), (4, 4, 4))
    ]
    assert [GAME.table(each, None).phase.values["before"] for each in shared] == [
        say("Top score of this round: you and {who}.", who=Who(1)),
        say("Top score of this round: you and others."),
    ]
    result = view.past.results[-1]._replace(points=(-3, 4, 4))
    several = view._replace(past=view.past._replace(results=(result,), scores=result.points))
    assert GAME.table(several, None).phase == say(
        "Round {n}: you scored {points}. More than one leads with {most}.", n=1, points="−3", most=4
    )
    last = view.past._replace(results=view.past.results * 3)
    assert GAME.table(view._replace(past=last), None).phase == say("The match is over")
