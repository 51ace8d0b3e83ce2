"""What the screen shows: prompts, the window, the piles, one's hand."""

from tests.games.world_management.tables import DONE, FAR, NEAR, cards, screen, table


def test_a_declaration_is_offered_with_its_points() -> None:
    state = table([DONE, FAR, FAR], phase="declare", asked=0, fresh=True)
    prompt = screen(state, 0).prompt
    assert prompt
    assert prompt.message.values["points"] == 20
    assert [hint.text for hint in prompt.hints] == ["Genesis"]


def test_a_window_lights_what_brings_nearer() -> None:
    zones = screen(table([FAR, NEAR, FAR], "dark4 dark5 ice7"), 1).centre
    marks = {face.card: face.marks for face in zones[0].cards}
    assert marks["dark4"] == ("advised",)


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
    assert marked["fire4"] == ((), True)
    assert marked["wild"] == (("new",), False)
