"""Taps become moves through `Choices.options` alone."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from app.play.draft import Builder, Draft
from tefuda.core.cards import Card, Cards, Deck
from tefuda.core.choices import Either, Pick, Product, Select
from tefuda.core.terms import Choices

DECK = Deck({"A": 1, "B": 2, "C": 1, "D": 1})


@dataclass(frozen=True, slots=True)
class Play:
    card: Card


@dataclass(frozen=True, slots=True)
class Reveal:
    card: Card


@dataclass(frozen=True, slots=True)
class Discard:
    cards: Cards


@dataclass(frozen=True, slots=True)
class Pass:
    pass


@dataclass(frozen=True, slots=True)
class Solve:
    task: str


@dataclass(frozen=True, slots=True)
class Summon:
    card: Card
    partners: Cards = field(metadata={"word": "with"})
    thrown: Card = field(metadata={"word": "discard"})


@dataclass(frozen=True, slots=True)
class Tasks:
    numbers: tuple[str, ...]


PLAYS: Choices[Any] = Pick([Play("A"), Play("B"), Play("D")])
DISCARD: Choices[Any] = Select(Discard, ("A", "B", "B", "C"), 2)
WINDOW: Choices[Any] = Either(
    Pick([Summon("D", ("A", "B"), "C"), Summon("D", ("A", "C"), "B")]), Pick([Pass()])
)
TASKS: Choices[Any] = Product(Tasks, [("R0", "R1"), ("Y0", "Y1"), ("B0",)])


def tap(choices: Choices[Any], *taps: str, one_tap: bool = False) -> tuple[Draft, bool]:
    """The draft after taps on cards and words, and whether the last one played it."""
    builder = Builder(choices, DECK, one_tap=one_tap)
    draft, send = builder.base, False
    for what in taps:
        assert not send
        tapped = builder.card(draft, what) if what in DECK else builder.word(draft, what)
        assert tapped is not None, what
        draft, send = tapped
    return draft, send


def words(choices: Choices[Any], *taps: str) -> str:
    return " ".join(tap(choices, *taps)[0].words)


def test_a_card_brings_its_verb() -> None:
    assert words(PLAYS, "A") == "play A"


def test_a_second_tap_plays() -> None:
    assert tap(PLAYS, "A") == (Draft(("play", "A"), 1), False)
    assert tap(PLAYS, "A", "A")[1]


def test_one_tap_plays_where_that_is_the_whole_move() -> None:
    assert tap(PLAYS, "A", one_tap=True)[1]
    assert not tap(DISCARD, "A", one_tap=True)[1]


def test_another_card_takes_the_place_of_the_only_one() -> None:
    assert words(PLAYS, "A", "D") == "play D"


def test_a_card_that_fits_nowhere_is_refused() -> None:
    builder = Builder(PLAYS, DECK)
    assert builder.card(builder.base, "C") is None


def test_the_only_verb_is_there_before_any_tap() -> None:
    assert Builder(DISCARD, DECK).base.words == ("discard",)


def test_cards_are_collected_in_any_order() -> None:
    assert words(DISCARD, "C", "A") == "discard C A"


def test_two_copies_of_a_face_are_two_cards() -> None:
    assert words(DISCARD, "B", "B") == "discard B B"


def test_a_lifted_card_is_taken_back() -> None:
    assert words(DISCARD, "C", "A", "C") == "discard A"
    assert tap(DISCARD, "C", "C")[0] == Builder(DISCARD, DECK).base


def test_a_verb_that_a_card_brought_goes_with_it() -> None:
    taken = Pick([Summon("D", ("A", "B"), "C"), Summon("C", ("A", "B"), "B")])
    choices: Choices[Any] = Either(taken, Pick([Pass()]))
    builder = Builder(choices, DECK)
    assert tap(choices, "D", "D")[0] == builder.base
    assert builder.words(builder.base) == ("pass",)


def test_nothing_is_added_to_a_whole_selection() -> None:
    builder = Builder(DISCARD, DECK)
    draft, _ = tap(DISCARD, "A", "B")
    assert builder.ready(draft)
    assert builder.card(draft, "C") is None


def test_forced_words_come_by_themselves() -> None:
    assert words(WINDOW, "D") == "summon D with"
    assert words(WINDOW, "D", "A", "B") == "summon D with A B discard"
    assert words(WINDOW, "D", "A", "B", "C") == "summon D with A B discard C"


def test_a_card_brings_the_word_that_parts_it_from_those_before() -> None:
    larger = Pick([Summon("D", ("A", "B"), "C"), Summon("D", ("A", "B", "B"), "C")])
    assert words(larger, "D", "A", "B") == "summon D with A B"
    assert Builder(larger, DECK).next(tap(larger, "D", "A", "B")[0]) == ("B", "C")
    assert words(larger, "D", "A", "B", "C") == "summon D with A B discard C"


def test_another_card_takes_the_place_of_one_that_stands_parted_at_the_end() -> None:
    thrown: Choices[Any] = Pick([Summon("D", ("A", "A"), "B"), Summon("D", ("A", "A"), "C")])
    chosen = ("D", "A", "A", "C")
    assert words(thrown, *chosen, "B") == "summon D with A A discard B"
    assert Builder(thrown, DECK).cards(tap(thrown, *chosen)[0]) == {"A", "B", "C", "D"}


def test_cards_of_a_listed_move_in_any_order() -> None:
    choices: Choices[Any] = Pick([Discard(("A", "B")), Discard(("B", "C"))])
    assert words(choices, "B", "C") == "discard B C"


def test_a_verb_that_needs_no_card_is_a_button_that_plays_when_pressed_twice() -> None:
    builder = Builder(WINDOW, DECK)
    assert builder.words(Draft()) == ("pass",)
    assert tap(WINDOW, "pass") == (Draft(("pass",), 1), False)
    assert builder.chosen(Draft(("pass",), 1)) == "pass"
    assert tap(WINDOW, "pass", "pass")[1]


def test_a_word_that_decides_nothing_plays_at_once() -> None:
    builder = Builder(WINDOW, DECK)
    assert builder.word(builder.base, "pass", at_once=True) == (Draft(("pass",), 1), True)


def test_one_tap_is_for_cards() -> None:
    assert not tap(WINDOW, "pass", one_tap=True)[1]


def test_the_only_word_is_played_at_once() -> None:
    assert tap(Pick([Pass()]), "pass")[1]


def test_the_only_card_lies_lifted_and_is_played_by_one_tap_or_drop() -> None:
    builder = Builder(Pick([Play("A")]), DECK)
    only = Draft(("play", "A"), 1)
    assert builder.base == only
    assert builder.ready(only)
    assert builder.card(only, "A") == builder.lay(only, "A") == (only, True)
    assert builder.card(only, "B") is builder.lay(only, "B") is None
    assert builder.back(only, "A") == only


def test_a_forced_move_without_a_card_or_of_several_is_left_to_the_player() -> None:
    assert not Builder(Pick([Pass()]), DECK).only
    assert not Builder(Pick([Discard(("A", "B"))]), DECK).only


def test_a_pressed_word_keeps_its_place_beside_the_others() -> None:
    choices: Choices[Any] = Pick([Solve("common"), Solve("personal")])
    builder = Builder(choices, DECK)
    draft, _ = tap(choices, "common")
    assert (builder.stem(draft), builder.chosen(draft)) == (("solve",), "common")
    assert builder.words(draft) == ("common", "personal")
    assert tap(choices, "common", "personal")[0] == Draft(("solve", "personal"), 1)


def test_a_card_takes_the_place_of_a_pressed_word_and_back() -> None:
    assert words(WINDOW, "pass", "D") == "summon D with"
    assert tap(WINDOW, "D", "A", "pass")[0] == Draft(("pass",), 1)


def test_a_verb_that_is_alone_still_wants_a_tap() -> None:
    builder = Builder(Pick([Pass()]), DECK)
    assert builder.base == Draft()
    assert builder.words(builder.base) == ("pass",)


def test_the_only_verbs_words_are_buttons() -> None:
    choices: Choices[Any] = Pick([Solve("common"), Solve("personal")])
    builder = Builder(choices, DECK)
    assert builder.words(builder.base) == ("common", "personal")
    assert tap(choices, "common", "common")[1]


def test_words_are_collected_and_sent_by_hand() -> None:
    draft, sent = tap(TASKS, "R1", "Y0")
    assert (draft.words, sent) == (("tasks", "R1", "Y0", "B0"), False)
    assert Builder(TASKS, DECK).ready(draft)


def test_numbers_are_counted_in_any_order_and_sent_by_hand() -> None:
    choices: Choices[Any] = Pick([Tasks(("R1", "Y1", "B0")), Tasks(("R2", "Y0", "B0"))])
    builder = Builder(choices, DECK, counts={"tasks": ("R", "Y", "B")})
    assert builder.words(builder.base) == ("R1", "Y1")
    tap = builder.word(builder.base, "Y1")
    assert tap and tap.draft.words == ("tasks", "R0", "Y1", "B0")
    assert builder.reachable(tap.draft.words) and not builder.ready(tap.draft)
    assert builder.word(tap.draft, "R2") is None
    tap = builder.word(tap.draft, "R1")
    assert tap and builder.ready(tap.draft) and not tap.send
    assert (builder.chosen(tap.draft), builder.lifted(tap.draft)) == ("", ())


def test_two_verbs_for_one_card() -> None:
    choices: Choices[Any] = Pick([Play("A"), Reveal("A"), Reveal("B")])
    builder = Builder(choices, DECK)
    draft, _ = tap(choices, "A")
    assert draft.words == ("play", "A")
    assert builder.words(draft) == ("reveal",)
    assert words(choices, "A", "reveal") == "reveal A"
    assert words(choices, "B") == "reveal B"


@pytest.mark.parametrize(
    ("choices", "taps", "cards"),
    [
        (PLAYS, (), "ABD"),
        (PLAYS, ("A",), "ABD"),
        (DISCARD, ("A",), "ABC"),
        (DISCARD, ("B", "B"), "B"),
        (WINDOW, (), "D"),
        (WINDOW, ("D",), "AD"),
        (WINDOW, ("D", "A"), "ABCD"),
    ],
)
def test_open_cards(choices: Choices[Any], taps: tuple[str, ...], cards: str) -> None:
    draft, _ = tap(choices, *taps)
    assert Builder(choices, DECK).cards(draft) == frozenset(cards)


def test_a_number_that_reads_like_a_card_is_a_button() -> None:
    tasks: Choices[Any] = Product(Tasks, [("A", "R1"), ("Y0", "B"), ("C",)])
    builder = Builder(tasks, DECK, {"tasks"})
    assert builder.words(builder.base) == ("A", "R1")
    assert not builder.cards(builder.base)
    tap = builder.word(builder.base, "A")
    assert tap
    last = builder.word(tap.draft, "B")
    assert last and last.draft.words == ("tasks", "A", "B", "C")
    assert builder.lifted(last.draft) == ()


def laid(choices: Choices[Any], lifted: str, card: str) -> tuple[str, bool] | None:
    """The words after a card is dropped while others are lifted, and whether that played it."""
    builder, (draft, _) = Builder(choices, DECK), tap(choices, *lifted)
    dropped = builder.lay(draft, card)
    return dropped and (" ".join(dropped.draft.words), dropped.send)


def test_a_dropped_card_plays_where_it_is_the_whole_move() -> None:
    assert laid(PLAYS, "", "A") == ("play A", True)
    assert laid(PLAYS, "D", "A") == ("play A", True)
    assert laid(PLAYS, "", "C") is None


def test_where_several_cards_are_chosen_a_drop_marks() -> None:
    assert laid(DISCARD, "", "A") == ("discard A", False)
    assert laid(DISCARD, "A", "B") == ("discard A B", False)
    assert laid(DISCARD, "AB", "C") is None


def test_where_first_cards_lie_a_tap_always_changes_the_first() -> None:
    either: Choices[Any] = Either(WINDOW, Pick([Summon("B", ("A", "C"), "D")]))
    builder = Builder(either, DECK)
    one = builder.first(builder.base, "D")
    assert one
    more = builder.card(one.draft, "A")
    assert more
    assert builder.lifted(more.draft) == ("D", "A")
    other = builder.first(more.draft, "B")  # it would fit the group as well
    assert other
    assert builder.lifted(other.draft) == ("B",)
    assert builder.first(other.draft, "C") is None
    back = builder.first(other.draft, "B")
    assert back
    assert back.draft == builder.base
