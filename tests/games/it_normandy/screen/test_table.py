"""What the table says, clause by clause."""

from tefuda.core.kit.play import Play
from tefuda.core.table import Message, Table
from tefuda.core.terms import CHANCE
from tefuda.games.it_normandy.rules.secrets import view
from tefuda.games.it_normandy.rules.state import Solve, State
from tefuda.games.it_normandy.rules.turns import apply, choices, turn
from tefuda.games.it_normandy.screen.table import table
from tests.facts import put
from tests.games.it_normandy.rounds import NONE, between, choosing, running


def seen(state: State, seat: int = 0) -> Table:
    acts = seat in turn(state).seats
    return table(view(state, seat), choices(state, seat) if acts else None)


def test_trump_is_always_in_sight() -> None:
    shown = seen(running("R1", "Y1", (4, 4, 2)))
    beats = next(zone for zone in shown.centre if zone.name == "beats")
    facts = {fact.label.text: fact.value for fact in (*shown.facts, *beats.gauges[:2])}
    assert facts == {"Round": "1/3", "Trick": "1/13", "trump suit": "● = ★", "Trump rank": 5}


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
        text = "{suit}: 1 task" if int(first[1:]) == 1 else "{suit}: {n} tasks"
        assert prompt.words[first].text == text


def test_2_7_suits_that_tie_are_told_of_at_the_first_trick() -> None:
    for dice, told in (((6, 1, 3), []), ((4, 4, 2), ["{suits} tie"]), ((2, 2, 2), ["All three"])):
        prompt = seen(running("R1 R3", "Y1 Y2", dice)).prompt
        assert prompt
        assert [
            hint.text[: len(start)] for hint, start in zip(prompt.hints, told, strict=True)
        ] == told


def test_7_1_tasks_are_asked_for_by_how_one_stands() -> None:
    for number, score, start in (
        (2, 7, "You are well"),
        (3, 0, "You are close"),
        (2, -1, "You are below"),
        (1, 0, "Any suit will do"),
    ):
        prompt = seen(put(between((number, 0)), scores=(score, 0))).prompt
        assert prompt and prompt.hints[0].text.startswith(start)
        assert ("{n}" in prompt.message.text) == (number > 1)


def test_whoever_follows_is_told_which_cards_would_win() -> None:
    """Red is led and trump, blue 5 the trump rank but may not be played."""
    hand = seen(apply(running("R7", "R3 R9 B5"), Play("R7"), 0), 1).hand
    assert hand
    assert [(face.card, bool(face.note), "aid" in face.marks) for face in hand.cards] == [
        ("R3", False, False),
        ("R9", True, True),
        ("B5", False, False),
    ]


def played(state: State, cards: str) -> State:
    """Seat 0 takes every trick."""
    for number, card in enumerate(cards.split()):
        state = apply(state, Play(card), number % 2)
    return state


def changes(state: State) -> list[str]:
    """Why the score shown is another one now, as seat 0 hears it."""
    prompt = seen(state).prompt
    whys = [hint.values.get("why") for hint in prompt.hints] if prompt else []
    return [why.text for why in whys if isinstance(why, Message)]


def test_that_the_score_shown_is_another_one_is_said_once_and_why() -> None:
    state = put(running("R9 R8 R7 R6", "R1 R2 R3 R4"), common=(2, 0, 0))
    told = [changes(played(state, cards)) for cards in ("", "R9 R1", "R9 R1 R8 R2")]
    assert told == [[], [], ["All tasks are done."]]
    assert changes(played(state, "R9 R1 R8 R2 R7 R3")) == []


def test_6_8_it_changes_too_when_tasks_are_more_than_tricks() -> None:
    state = put(running("R9 R8 R7", "R1 R2 R3"), common=(0, 6, 6))
    assert changes(played(state, "R9 R1 R8 R2")) == ["There are too few tricks left for all tasks."]


def test_6_9_from_the_second_round_on_the_score_shown_is_as_things_stand_and_that_is_said_once() -> (
    None
):
    second = put(running("R9 R8 R7", "R1 R2 R3"), rounds=between((0, 0)).past.rounds)
    told = []
    for cards in ("", "R9 R1", "R9 R1 R8 R2"):
        prompt = seen(played(second, cards)).prompt
        told.append([hint.text for hint in prompt.hints] if prompt else [])
    said = "From this round on the score shown is “If it ended now”, with the minus for tasks left."
    assert told == [[], [said], []]


def test_6_9_at_the_first_trick_it_is_told_where_personal_tasks_left_would_lead() -> None:
    own = put(
        running("R9 R8", "R1 R2"),
        rounds=between((0, 0)).past.rounds,
        personal=((0, 1, 0), (1, 2, 0)),
        scores=(2, 13),
    )
    prompt = seen(own).prompt
    assert prompt
    mine, other = (hint.values for hint in prompt.hints[:2])
    assert (mine["minus"], mine["before"], mine["after"]) == ("−4", "2", "−2")
    assert (other["n"], other["minus"], other["after"]) == (3, "−6", "7")


def test_what_costs_points_from_now_on_is_told_at_the_first_trick() -> None:
    """6.9 in the second round, 6.11 in the third."""
    first, past = running("R9 R8", "R1 R2"), between((0, 0)).past.rounds
    own = put(first, rounds=past, personal=(NONE, (1, 0, 0)))
    last = put(first, rounds=past * 2)
    told = [
        [hint.text.split(":")[0] for hint in prompt.hints]
        for prompt in (seen(each).prompt for each in (first, put(first, rounds=past), own, last))
        if prompt
    ]
    assert told == [[], [], ["{who}"], ["Last round"]]
    ahead = seen(put(first, rounds=past, scores=(1, 0))).prompt
    assert ahead and ahead.hints[-1].text.startswith("The player with fewer points leads")
    later = seen(played(last, "R9 R1")).prompt
    assert later and not any("surplus" in hint.text for hint in later.hints)


def test_phases_have_names() -> None:
    state = between((0, 0))
    said = [
        seen(state).phase.text,
        seen(running("R1", "R2")).phase.text,
        seen(choosing()).phase.text,
        seen(apply(choosing(), Solve("common"), 0)).phase.text,
        seen(put(state, rounds=state.past.rounds * 3)).phase.text,
        seen(put(running("R1", "R2"), leader=-1)).phase.text,
    ]
    assert said == [
        "{over} {need}",
        "Playing a trick",
        "Choosing a task",
        "{who} took the trick.",
        "The match is over",
        "Before the first trick",
    ]
    assert turn(state).seats == (CHANCE,)
