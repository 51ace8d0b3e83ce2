"""What the table says, clause by clause."""

from tefuda.core.table import Table
from tefuda.core.terms import CHANCE
from tefuda.games.it_normandy.rules.secrets import view
from tefuda.games.it_normandy.rules.state import Solve, State, Tasks
from tefuda.games.it_normandy.rules.turns import apply, choices, turn
from tefuda.games.it_normandy.screen.table import table
from tests.facts import put
from tests.games.it_normandy.rounds import NONE, between, choosing, running


def seen(state: State, seat: int = 0) -> Table:
    acts = seat in turn(state).seats
    return table(view(state, seat), choices(state, seat) if acts else None)


def test_trump_is_always_in_sight() -> None:
    facts = {fact.label.text: fact.value for fact in seen(running("R1", "Y1", (4, 4, 2))).facts}
    assert facts == {"Round": "1/3", "Trick": "1/13", "Trump": "● ★ 5"}


def test_counters_show_what_is_left() -> None:
    state = put(running("R1", "Y1"), personal=(NONE, (0, 2, 0)))
    shown = seen(state)
    common = next(zone for zone in shown.centre if zone.name == "common")
    assert [gauge.value for gauge in common.gauges] == [6, 1, 3]
    assert "trump" in common.gauges[0].marks
    assert [gauge.value for gauge in shown.panels[1].zones[1].gauges] == [0, 2, 0]


def test_new_tasks_show_as_far_as_they_are_known() -> None:
    state = apply(between((2, 1)), Tasks(2, 0, 0), 0)
    for seat, values in ((0, [2, 0, 0]), (1, [0, 0, 0])):
        gauges = seen(state, seat).panels[0].zones[1].gauges
        assert [gauge.value for gauge in gauges] == values


def test_a_choice_of_tasks_is_worded() -> None:
    prompt = seen(choosing()).prompt
    assert prompt
    assert {word: message.text for word, message in prompt.words.items()} == {
        "common": "Common task",
        "personal": "Personal task",
    }


def test_every_number_of_new_tasks_has_a_name() -> None:
    state = between((13, 0))
    prompt = seen(state).prompt
    assert prompt
    for first in choices(state, 0).options(("tasks",)):
        assert prompt.words[first].text == "{suit} {n}"


def test_the_last_trick_lies_there_until_the_next_is_led() -> None:
    state = apply(choosing(), Solve("common"), 0)
    trick = seen(state, 1).centre[-1]
    assert [face.card for face in trick.cards] == ["R9", "R2"]
    assert trick.cards[0].marks == ("winning",)
    assert trick.cards[0].reason and trick.cards[0].reason.clause == "4.2"
    assert all(face.marks == ("empty",) for face in seen(state, 0).centre[-1].cards)


def test_phases_have_names() -> None:
    state = between((0, 0))
    said = [
        seen(state).phase.text,
        seen(running("R1", "R2")).phase.text,
        seen(choosing()).phase.text,
        seen(put(state, rounds=state.past.rounds * 3)).phase.text,
        seen(put(running("R1", "R2"), leader=-1)).phase.text,
    ]
    assert said == [
        "Between two rounds",
        "Playing a trick",
        "Choosing a task",
        "The match is over",
        "Before the first trick",
    ]
    assert turn(state).seats == (CHANCE,)
