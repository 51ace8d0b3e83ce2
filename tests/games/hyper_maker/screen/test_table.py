"""What the table of Hyper Maker says, clause by clause."""

from tefuda.core.table import Prompt
from tefuda.games.hyper_maker import GAME
from tefuda.games.hyper_maker.rules.state import Now, View
from tefuda.games.hyper_maker.rules.turns import end_trick
from tefuda.games.hyper_maker.screen.table import table
from tests.games.hyper_maker.screen.test_verdict import write
from tests.games.hyper_maker.views import text, view


def test_the_half_that_counts_is_marked() -> None:
    running = view(("R1B10",), master="R5B6", plays=("B9G2", "B2Y9"))
    zones = {zone.name: zone for zone in table(running, None).centre}
    assert [face.marks for face in zones["trick"].cards] == [
        ("first", "winning"),
        ("first",),
        ("empty",),
    ]
    assert zones["master"].cards[0].marks == ()
    assert [gauge.value for gauge in zones["follow"].gauges] == [0, 6, 2, 5]


def test_a_card_counted_for_the_other_suit_is_not_one_that_counts_for_neither() -> None:
    over = end_trick(3, 0, "R5B6", ("B2Y9", "R8G3", "G4Y7"))
    faces = {zone.name: zone for zone in table(view(("R1B10",), tricks=(over,)), None).centre}
    marks = [face.marks for face in faces["trick"].cards]
    assert marks == [("first",), ("first", "outvoted"), ("dim",)]


def test_a_card_of_both_suits_is_counted_for_both() -> None:
    over = end_trick(3, 0, "R5B6", ("R2B9", "R8G3", "B4Y7"))
    faces = {zone.name: zone for zone in table(view(("R1B10",), tricks=(over,)), None).centre}
    marks = [face.marks for face in faces["trick"].cards]
    assert marks == [("second", "both", "winning"), ("first", "outvoted"), ("first",)]


def test_a_master_that_wins_is_marked() -> None:
    over = end_trick(3, 0, "R9Y2", ("R3B8", "R8G3", "G1Y10"))
    zones = {zone.name: zone for zone in table(view(("R1B10",), tricks=(over,)), None).centre}
    assert zones["master"].cards[0].marks == ("winning",)
    assert text(zones["master"].cards[0].note) == "No winner"


def test_a_master_that_won_has_no_winner_s_frame_where_the_last_trick_is_shown() -> None:
    over = end_trick(3, 0, "R9Y2", ("R3B8", "R8G3", "G1Y10"))
    master, _ = table(view(("R1B10",), tricks=(over,)), None).last
    assert master.cards[0].marks == ()
    assert text(master.cards[0].note) == "No winner"


def test_before_the_first_trick_only_the_pile_lies_there() -> None:
    shown = table(view(("R1B10",)), None)
    assert [zone.name for zone in shown.centre] == ["stock", "unseen"]
    assert text(shown.phase) == "The game begins"


def test_a_card_that_does_not_follow_says_why() -> None:
    now = view(("R5B6", "G4Y7"), master="R3B8")
    follows, stranger = table(now, GAME.choices(GAME.imagine(now, LOW), 0)).hand.cards  # type: ignore[union-attr]
    assert follows.reason is None
    assert stranger.reason and stranger.reason.clause == "3.4"


class _Low:
    def below(self, _: int) -> int:
        return 0


LOW = _Low()


def test_the_prompt_names_what_must_be_played() -> None:
    def prompt(now: View) -> str:
        asked = table(now, GAME.choices(GAME.imagine(now, LOW), 0)).prompt
        return text(asked.message) if asked else ""

    assert prompt(view(("R5B6", "R4B7"), master="R3B8")).startswith("You lead")
    assert prompt(view(("G4Y7", "G3Y8"), master="R3B8")).startswith("You have neither")
    later = view(("R5B6", "R4B7"), plays=("R1B10",))._replace(now=Now(2, "R3B8"))
    assert prompt(later).startswith("Play a card")


def test_where_one_card_may_be_played_that_is_said_and_not_whatever_one_plays() -> None:
    def prompt(*hand: str) -> Prompt | None:
        now = view(hand, plays=("R4Y7", "B2G9"))._replace(now=Now(1, "R1G10"))
        return table(now, GAME.choices(GAME.imagine(now, LOW), 0)).prompt

    one, last = prompt("R2G9", "B4Y7"), prompt("R2G9")
    assert one and last
    assert write(one.message) == "Only one of your cards has ● red or ▲ green: play it."
    assert text(last.message) == "Play your last card."
    assert one.hints == last.hints == ()


def test_the_last_phase_and_the_rows_of_a_match_of_games() -> None:
    trick = end_trick(3, 0, "R5B6", ("R9Y2", "R3G8", "B4Y7"))
    over = table(view(tricks=(trick,)), None)
    assert text(over.phase) == "The match is over"
    assert [[text(badge) for badge in panel.badges] for panel in over.panels] == [
        ["winner"],
        [],
        [],
    ]
    shown = table(view(tricks=(trick,), games=2), None)
    assert text(shown.sheet[0].label) == "Game {game}, trick {trick}"
    assert [text(fact.label) for fact in shown.facts[:2]] == ["Trick", "Game"]


def test_5_2_and_5_4_both_stakes_are_in_sight() -> None:
    zones = {zone.name: zone for zone in table(view(master="R5B6", plays=("B9G2",)), None).centre}
    stakes = [gauge for gauge in zones["follow"].gauges if "stake" in gauge.marks]
    assert [(gauge.goal, gauge.value) for gauge in stakes] == [(5, 6), (6, 5)]
    assert [gauge.marks[1:] for gauge in stakes] == [("R",), ("B", "leading")]


def test_a_card_lies_before_its_player() -> None:
    zones = {zone.name: zone for zone in table(view(master="R5B6", plays=("B9G2",)), None).centre}
    assert [(face.card, face.seat) for face in zones["trick"].cards] == [
        ("B9G2", 0),
        ("", 1),
        ("", 2),
    ]


def test_the_ribbon_names_who_took_what() -> None:
    taken = end_trick(3, 0, "R5B6", ("R9Y2", "R3G8", "B4Y7"))
    nobody = end_trick(3, 0, "R9Y2", ("R3B8", "R8G3", "G1Y10"))
    strangers = end_trick(3, 0, "R9Y2", ("B1G10", "B2G9", "B3G8"))
    shown = table(view(("R1B10",), master="R5Y6", tricks=(taken, nobody, strangers)), None)
    ribbon = [fact for fact in shown.facts if "ribbon" in fact.marks]
    assert [(text(fact.label), fact.value) for fact in ribbon[:6]] == [
        ("Points by trick:", ""),
        ("{who}", 6),
        ("nobody", "–"),
        ("nobody", "–"),
        ("now", ""),
        ("to come", ""),
    ]
    assert len(ribbon) == 1 + 15


def test_the_last_trick_is_at_hand_with_its_verdict() -> None:
    over = end_trick(3, 0, "R5B6", ("R9Y2", "R3G8", "B4Y7"))
    master, plays = table(view(("R1B10",), master="R5Y6", tricks=(over,)), None).last
    assert master.cards[0].card == "R5B6"
    assert [face.card for face in plays.cards] == ["R9Y2", "R3G8", "B4Y7"]
    assert plays.reason and plays.reason.clause == "5.2"
    assert table(view(("R1B10",)), None).last == ()


def test_how_a_trick_ended_stands_until_the_next() -> None:
    over = end_trick(3, 0, "G10Y1", ("B4Y7", "R4Y7", "B9G2"))
    shown = table(view(("R1B10",), tricks=(over,)), None)
    assert [row.reasons[0].clause for row in shown.scoring] == ["4.1", "5.5", "6.4"]
    assert [row.values for row in shown.scoring][1] == (None, 10, None)
    assert table(view(("R1B10",), master="R5Y6", tricks=(over,)), None).scoring == ()


def test_after_the_last_trick_nobody_leads() -> None:
    nobody = end_trick(3, 0, "R9Y2", ("B1G10", "B2G9", "B3G8"))
    assert [row.reasons[0].clause for row in table(view(tricks=(nobody,)), None).scoring] == ["5.6"]


def test_who_would_win_now_is_said_from_the_first_card_on() -> None:
    assert table(view(master="R5B6"), None).standing is None
    assert table(view(master="R5B6", plays=("B9G2",)), None).standing


def test_what_takes_a_suit_is_said_in_words_at_both_ends() -> None:
    zones = {zone.name: zone for zone in table(view(master="R1B10"), None).centre}
    labels = [text(gauge.label) for gauge in zones["follow"].gauges if "stake" in gauge.marks]
    assert labels == ["any:", "only 10:"]


def test_who_starts_is_said_while_a_trick_runs() -> None:
    def leads(now: View) -> bool:
        badges = [text(badge) for panel in table(now, None).panels for badge in panel.badges]
        return "led" in badges

    over = end_trick(3, 0, "R5B6", ("R9Y2", "R3G8", "B4Y7"))
    assert leads(view(("R1B10",), master="R5Y6", plays=("R9Y2",)))
    assert not leads(view(("R1B10",), tricks=(over,)))


def test_who_is_to_play_is_not_said_to_start_too() -> None:
    own = table(view(("R1B10",), master="R5B6"), None).panels[0]
    assert [text(badge) for badge in own.badges] == ["to play"]


def test_where_a_card_changes_nothing_that_is_said_before_what_is_asked() -> None:
    now = view(("R2G9", "R3G8"), plays=("R4Y7", "B2G9"))._replace(now=Now(1, "R1G10"))
    prompt = table(now, GAME.choices(GAME.imagine(now, LOW), 0)).prompt
    assert prompt
    assert text(prompt.message) == "Whatever you play, nobody wins this trick."
    assert [text(hint) for hint in prompt.hints] == ["Play a card with {a} or {b}."]


def test_of_several_cards_to_throw_away_it_is_said_what_is_missed_least() -> None:
    now = view(("R2G9", "R5G6"), plays=("R4Y7", "B2G9"))._replace(now=Now(1, "R1G10"))
    prompt = table(now, GAME.choices(GAME.imagine(now, LOW), 0)).prompt
    assert prompt
    assert [text(hint) for hint in prompt.hints] == ["{asked} {tip}"]


def test_what_else_is_certain_stands_below_what_is_asked() -> None:
    now = view(("R2B9",), plays=("R4Y7",))._replace(now=Now(2, "R1G10"))
    prompt = table(now, GAME.choices(GAME.imagine(now, LOW), 0)).prompt
    assert prompt
    assert [text(hint) for hint in prompt.hints] == ["None of your cards can win this trick."]
