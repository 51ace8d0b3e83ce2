"""The words of sentences and rules: one for each thing, and none that speaks of "You" wrongly."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from markupsafe import Markup

from app.view.words import PAGE, Speaker, counted, tinted
from tefuda.core import kit, registry
from tefuda.core.advice import Explainer
from tefuda.core.table import say
from tests.seeds import home

GIVEN_UP = {
    "対局": "対戦",
    "ブラウザー": "ブラウザ",
    "ゲーム一覧": "ロビー",
    "すべてのゲーム": "ロビー",
    "親番": "親",
    "リードの人": "リードプレイヤー",
    "リードの側": "リードプレイヤー",
    "こちらで決めた": "当サイトの裁定",
    "[一二三四五六七八九十百]枚": "1枚, 2枚 …",
    "尋ねない": "たずねない",
}
"""A word that was given up (a pattern) → the one there is for the thing."""

WRONG_OF_YOU = re.compile(r"\{who\} (is|was|has|does|starts|deals|leads|wins)\b")


def folders() -> Iterator[Path]:
    yield from (PAGE, kit.WORDS, *(registry.folder(key) / "locale" for key in registry.keys()))


def texts(folder: Path) -> Iterator[tuple[str, str]]:
    with (folder / "ja" / "LC_MESSAGES" / "messages.po").open("rb") as file:
        yield from ((str(message.id), str(message.string)) for message in read_po(file))


@pytest.mark.parametrize("word", GIVEN_UP)
def test_each_thing_has_one_japanese_word(word: str) -> None:
    said = [japanese for folder in folders() for _, japanese in texts(folder)]
    rules = [(home(key) / "rules.ja.md").read_text("utf-8") for key in registry.keys()]
    assert [text for text in said + rules if re.search(word, text)] == [], GIVEN_UP[word]


def test_what_players_do_is_right_of_you_too() -> None:
    """The viewer is "you" in every sentence but those that are kept for others."""
    english = [english for folder in folders() for english, _ in texts(folder)]
    wrong = {text for text in english if WRONG_OF_YOU.search(text)}
    assert wrong - others() == set()


def others() -> set[str]:
    advices = [registry.find(key).advice for key in registry.keys()]
    told = [advice.told.values() for advice in advices if isinstance(advice, Explainer)]
    return {telling.other.text for tellings in told for telling in tellings}


def test_take_and_undo_and_choosing_again_are_no_twins() -> None:
    said = {english: japanese for folder in folders() for english, japanese in texts(folder)}
    twins = [said["Take"], said["Undo"], said["Choose again"]]
    assert twins == ["取る", "待った", "選び直す"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1 points", "1 point"),
        ("21 points, 0.1 points, 1,1 points", "21 points, 0.1 points, 1,1 points"),
        ("1 matches, 2 lines", "1 match, 2 lines"),
        ("from 1 imagined deals", "from 1 imagined deal"),
        ("1 decisions weighed", "1 decision weighed"),
        ("Round 1 has ended: 1 to 2", "Round 1 has ended: 1 to 2"),
    ],
)
def test_one_is_told_in_the_singular(text: str, told: str) -> None:
    assert counted(text) == told


def test_a_sentence_of_one_is_told_in_the_singular() -> None:
    message = say("Your hand is complete: {points} points. Declare?", points=1)
    assert Speaker("en", "world_management")(message) == "Your hand is complete: 1 point. Declare?"


def test_a_bare_sign_of_a_suit_has_its_colour_and_a_card_keeps_its_own() -> None:
    card = '<span class="short"><span class="suit-R">●4</span></span>'
    beats = Markup("{} beats ■ blue").format(Markup(card))  # noqa: S704 - written above
    assert tinted(beats) == (f'{card} beats <i class="sign suit-B">■</i> blue')
    assert tinted(Markup('<b title="★">none</b>')) == '<b title="★">none</b>'
