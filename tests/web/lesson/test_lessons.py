"""Every lesson, played through every legal move at every step."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from app.lesson.lesson import Lesson, Step, marked, read
from app.lesson.script import plain, scripted
from app.lesson.voice import is_done, told_so_far, voice
from app.match.undo import since
from app.view.words import LANGUAGES
from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.notation import parse, words
from tefuda.core.terms import CHANCE, END, BadText
from tests.seeds import clauses
from tools.site import lessons

KEYS = lessons.keys()
DETOUR = -1  # the way that once says no wherever yes is hoped for
WAYS = 8  # through a lesson, at random, after the one that it hopes for
MOST_WORDS = 40  # before the first card


@cache
def lesson_of(key: str) -> Lesson:
    return read(lessons.read(key), key)


def to_the_person(lesson: Lesson, match: Match) -> Match:
    """Until seat 0 is to move, or the match is over."""
    while not match.over and 0 not in match.turn.seats:
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, scripted(lesson, match, seat))
    return match


def begun(key: str) -> tuple[Lesson, Match]:
    lesson = lesson_of(key)
    return lesson, to_the_person(lesson, lesson.setup.match())


MOST_MOVES = 200  # tried at a step, where there are more, over all ways


def moves(match: Match, step: Step, rng: Quick) -> Iterator[object]:
    """Every legal move of the person's, or those of one word or named, and some others drawn."""
    choices = match.choices(0)
    if choices.count() <= MOST_MOVES:
        yield from list(choices)
    else:
        short = [word for word in choices.options(()) if END in choices.options((word,))]
        drawn = (choices.sample(rng) for _ in range(MOST_MOVES // WAYS))
        yield from {*legal(match, short), *named(match, step), *drawn}


def named(match: Match, step: Step) -> Iterator[object]:
    """The legal moves that a step's answers name in full, the one it hopes for first."""
    lines = [line for answer in step.answers for line in answer.fit.move]
    return legal(match, [line for line in lines if not {*line} & {*"*?["}])


def legal(match: Match, lines: list[str]) -> Iterator[object]:
    """The moves of these texts that the person may make."""
    parsed = (parse(line, match.game.moves, match.game.deck) for line in lines)
    return (move for move in parsed if move in match.choices(0))


def heard(lesson: Lesson, match: Match, step: Step, rng: Quick) -> Iterator[str]:
    """What is answered to each legal move; the match stands afterwards where it stood."""
    for move in moves(match, step, rng):
        match.play(0, move)
        answer = voice(lesson, to_the_person(lesson, match), 0).answer
        if answer or not is_done(lesson, match, 0):
            assert answer
            assert all(answer[language] for language in LANGUAGES)
            yield answer["en"]
        match.take_back(since(match, 0))


def lights(match: Match) -> set[str]:
    """What a step may light: cards and words of legal moves, places, labels of facts, "fill"."""
    choices = match.choices(0)
    table = match.game.table(match.game.view(match.state, 0), choices)
    zones = (*table.centre, *(zone for panel in table.panels for zone in panel.zones))
    lit = {zone.name for zone in zones} | {fact.label.text for fact in table.facts}
    lit |= {face.card for face in table.hand.cards} if table.hand else set()
    lit |= {"fill"} if table.prompt and table.prompt.fill else set()
    if choices.count() <= MOST_MOVES:
        return lit | {word for move in choices for word in words(move)}
    verbs = choices.options(())
    return lit | {*verbs} | {word for verb in verbs for word in choices.options((verb,))}


@pytest.mark.parametrize("taught", KEYS)
def test_every_step_and_every_answer_is_heard_and_every_move_answered(taught: str) -> None:
    said: set[str] = set()
    answered: set[str] = set()
    for way in range(DETOUR, 1 + WAYS):
        lesson, match = begun(taught)
        rng = Quick(f"way {way}")
        met: set[int] = set()
        while not is_done(lesson, match, 0):
            move = match.choices(0).sample(rng)
            if step := told_so_far(lesson, match, 0).steps[-1]:
                said.add(step.say["en"])
                assert {*step.lights} <= lights(match)
                if id(step) not in met:  # one that is said again is answered alike
                    answered |= {*heard(lesson, match, step, rng)}
                hoped = next(named(match, step), plain(match, 0))
                move = move if way > 0 else hoped
                if way == DETOUR and id(step) not in met and match.choices(0).count() == 2:
                    move = next(other for other in match.choices(0) if other != hoped)
                met.add(id(step))
            match.play(0, move if way > 0 or step else plain(match, 0))
            to_the_person(lesson, match)
    assert said == {step.say["en"] for step in lesson.steps}
    answers = [answer for step in lesson.steps for answer in step.answers]
    assert answered == {answer.words["en"] for answer in answers}  # none that nobody ever hears


@pytest.mark.parametrize("taught", KEYS)
def test_a_lesson_ends_whatever_is_played(taught: str) -> None:
    for last in (0, -1):
        lesson, match = begun(taught)
        while not is_done(lesson, match, 0):
            match.play(0, [*islice(match.choices(0), MOST_MOVES)][last])
            to_the_person(lesson, match)
        assert voice(lesson, match, 0).learnt == lesson.learnt


@pytest.mark.parametrize("taught", KEYS)
def test_words_are_few_before_the_first_card_and_whole_in_every_language(taught: str) -> None:
    lesson, match = begun(taught)
    spoken = voice(lesson, match, 0)
    assert spoken.say
    assert spoken.todo
    assert len(f"{spoken.say['en']} {spoken.todo['en']}".split()) <= MOST_WORDS
    texts = [*lesson.sentences.values(), *lesson.learnt]
    texts += [lesson.beyond.words] if lesson.beyond else []
    texts += [words for step in lesson.steps for words in (step.say, step.todo)]
    assert all({*words} == {*LANGUAGES} and all(words.values()) for words in texts)


@pytest.mark.parametrize("taught", KEYS)
def test_its_last_page_leads_on_to_a_clause_that_there_is(taught: str) -> None:
    lesson, _ = begun(taught)
    assert lesson.beyond is None or lesson.beyond.clause in clauses(taught)


@pytest.mark.parametrize("taught", KEYS)
def test_the_hand_can_be_laid_out_as_it_says(taught: str) -> None:
    lesson, match = begun(taught)
    ways = match.game.arrangements(match.game.view(match.state, 0))
    assert lesson.layout < max(1, len(ways))


def test_where_one_tap_fills_a_move_a_step_that_leads_lights_the_same() -> None:
    lesson, match = begun("world_management")
    leading = lesson.steps[0]._replace(leads=True, lights=("fill",))
    prompt = match.game.table(match.game.view(match.state, 0), match.choices(0)).prompt
    lit = voice(lesson._replace(steps=(leading,)), match, 0).lights
    assert prompt
    assert lit == ("fill", *prompt.fill)


def test_a_fill_that_is_lit_takes_the_cards_that_are_lit() -> None:
    lesson, match = begun("world_management")
    lit: list[str] = []
    while "fill" not in lit:
        step = told_so_far(lesson, match, 0).steps[-1]
        assert step
        lit = [*step.lights]
        prompt = match.game.table(match.game.view(match.state, 0), match.choices(0)).prompt
        match.play(0, next(named(match, step)))
        to_the_person(lesson, match)
    assert prompt
    assert lit == ["fill", *prompt.fill]


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"format": 1, "key": "hyper_maker"}'])
def test_a_damaged_file_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        read(text, "hyper_maker")


def test_a_changed_word_is_noticed() -> None:
    with pytest.raises(BadText, match="checksum"):
        read(lessons.read("hyper_maker").replace("master", "mister"), "hyper_maker")


def other(old: str, new: str) -> str:
    """The lesson of Hyper Maker with other words in its data, as a build writes it."""
    data = json.loads(lessons.read("hyper_maker").replace(old, new, 1))
    del data["mark"]
    return json.dumps({**data, "mark": marked(data)})


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"mine": 7', '"mind": 7', "nothing is called"),
        ('"mine": 7', '"move": ["paly *"]', "which is no move of this game"),
        ('"mine": 7', '"mine": [1, 2, 3]', "one number, or two"),
        ('"lights"', '"lit"', "nothing is called"),
        ('"lights"', '"may": ["go"], "lights"', "which is no move of this game"),
        ('"stretch"', '"layout": -1, "stretch"', "the number of an arrangement"),
        ('"stretch"', '"match": 1, "stretch"', "named by its seed"),
    ],
)
def test_a_condition_that_nothing_can_fit_is_refused(old: str, new: str, told: str) -> None:
    with pytest.raises(BadText, match=told):
        read(other(old, new), "hyper_maker")


def test_a_lesson_is_of_one_game() -> None:
    with pytest.raises(BadText):
        read(lessons.read("hyper_maker"), "thieves")
