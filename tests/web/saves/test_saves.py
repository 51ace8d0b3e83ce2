"""Saves: what is damaged says so and keeps its text; the lobby never breaks."""

import json
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.saves.bin import KEPT
from app.saves.envelope import Damaged, read_save
from app.saves.journal import chunk_key, head_key, seal
from app.saves.saves import Saves
from app.saves.storage import Full, Memory
from app.saves.summary import Problem, Summary
from tefuda.core import record
from tefuda.core.registry import keys
from tests.web.hall import NOW, Hall, saves_in, setup

KEY = keys()[0]


@pytest.fixture
def hall() -> Hall:
    hall = Hall(KEY)
    hall.play(20)
    return hall


def test_a_match_comes_back_as_it_was(hall: Hall) -> None:
    again = saves_in(hall.storage).open(hall.id)
    assert again.head.setup == setup(KEY)
    assert again.history.match.steps == hall.session.match.steps
    assert not again.torn


def test_several_matches_side_by_side(hall: Hall) -> None:
    other = hall.saves.create(setup(KEY, "another", policy="strict"))
    assert hall.saves.open(hall.id).history.match.steps == hall.session.match.steps
    assert hall.saves.open(other).history.match.steps == []
    assert {row.match_id for row in hall.saves.listing()} == {hall.id, other}


def test_the_lobby_says_how_far_a_match_is(hall: Hall) -> None:
    hall.saves.note(hall.opened)
    (summary,) = hall.saves.listing()
    assert isinstance(summary, Summary)
    assert summary.key == KEY
    assert summary.steps == len(hall.session.match.steps)
    assert not summary.over


@pytest.mark.parametrize("note", ["", "{", "[]", '{"steps":"x","scores":3}', "[" * 9999])
def test_a_note_that_cannot_be_read_is_no_harm(hall: Hall, note: str) -> None:
    hall.storage.texts[f"tefuda/note/{hall.id}"] = note
    (summary,) = hall.saves.listing()
    assert isinstance(summary, Summary)
    assert summary.steps == 0


def test_delete_can_be_undone_for_a_week(hall: Hall) -> None:
    hall.saves.bin.throw(hall.id)
    assert [row.in_bin for row in hall.saves.listing()] == [True]
    hall.saves.bin.restore(hall.id)
    assert [row.in_bin for row in hall.saves.listing()] == [False]
    hall.saves.bin.throw(hall.id)
    Saves(hall.storage, lambda: NOW + KEPT)
    assert len(hall.saves.listing()) == 1
    Saves(hall.storage, lambda: NOW + KEPT + timedelta(seconds=1))
    assert hall.storage.texts == {}


def test_the_bin_makes_room(hall: Hall) -> None:
    hall.saves.bin.throw(hall.id)
    hall.storage.room = sum(map(len, (*hall.storage.texts, *hall.storage.texts.values())))
    new = hall.saves.create(setup(KEY))
    assert [row.match_id for row in hall.saves.listing()] == [new]


def test_no_room_at_all() -> None:
    with pytest.raises(Full):
        saves_in(Memory(room=50)).create(setup(KEY))


def test_export_and_import(hall: Hall) -> None:
    text = hall.saves.export(hall.id)
    elsewhere = saves_in()
    assert elsewhere.bring(text) == hall.id
    assert elsewhere.open(hall.id).history.match.steps == hall.session.match.steps
    assert elsewhere.bring(text.replace("\n", "\r\n")) != hall.id


def test_a_record_becomes_a_save(key: str) -> None:
    hall = Hall(key)
    hall.play(12)
    text = record.line(record.write(hall.session.match))
    saves = saves_in()
    opened = saves.open(saves.bring(f"\ufeff{text}\n"))
    assert opened.history.match.steps == hall.session.match.steps


FOREIGN = [
    "",
    "hello",
    "{}",
    '{"format":"tefuda/1"}',
    "[" * 99_999,
    "tefuda-save/1",
    "tefuda-save/1\n",
    "tefuda-save/1\nnonsense\n",
    "tefuda-save/2\n",
    "tefuda-save/1\n" + seal(("[]",), ""),
    "tefuda-save/1\n" + seal(("{",), ""),
    "tefuda-save/1\n" + seal(('{"version":1}',), ""),
    "tefuda-save/1\n" + seal(('{"version":2}',), ""),
]


@pytest.mark.parametrize("text", FOREIGN)
def test_a_foreign_text_is_refused_with_a_sentence_and_kept(text: str) -> None:
    saves = saves_in()
    with pytest.raises(Damaged) as refused:
        saves.bring(text)
    assert refused.value.message.text
    assert refused.value.original == text
    assert saves.listing() == []


HEAD_DAMAGE: dict[str, list[object]] = {
    "game": ["chess", 3, None],
    "options": [[], {"no": 1}],
    "seats": ["you", ["you", "you", "you"], [], [[]]],
    "names": [[], [1, 2, 3, 4], ["x" * 99, "", "", ""]],
    "policy": ["cheat", 1],
    "seed": [7, "x" * 501],
    "id": [7],
    "version": [0, 2, "1"],
}


@pytest.mark.parametrize(("field", "value"), [(f, v) for f, vs in HEAD_DAMAGE.items() for v in vs])
def test_a_head_that_says_what_cannot_be(hall: Hall, field: str, value: object) -> None:
    line = hall.storage.texts[head_key(hall.id)]
    data = {**json.loads(line[9:]), field: value}
    hall.storage.texts[head_key(hall.id)] = seal((json.dumps(data),), "")
    (problem,) = hall.saves.listing()
    assert isinstance(problem, Problem)
    assert not problem.mendable
    assert json.dumps(data) in problem.original
    with pytest.raises(Damaged):
        hall.saves.open(hall.id)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_damage_to_any_text_is_met(data: st.DataObject) -> None:
    """Whatever happens to a stored text, the rest is read, or it is said where it broke."""
    hall = Hall(KEY)
    hall.play(8)
    entries = hall.entries()
    key = data.draw(st.sampled_from(sorted(hall.storage.texts)))
    text = hall.storage.texts[key]
    place = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(place, len(text)))
    hall.storage.texts[key] = text[:place] + data.draw(st.text(max_size=5)) + text[end:]
    assert len(hall.saves.listing()) == 1
    try:
        opened = hall.saves.open(hall.id)
    except Damaged as damage:
        assert hall.storage.texts[key] in damage.original
        return
    kept = opened.journal.reading.entries
    assert entries[: len(kept)] == kept


def test_what_can_be_read_of_a_damaged_match_goes_on(hall: Hall) -> None:
    key, entries = chunk_key(hall.id, 0), hall.entries()
    lines = hall.storage.texts[key].splitlines(keepends=True)
    hall.storage.texts[key] = "".join([*lines[:7], "spoilt\n", *lines[8:]])
    with pytest.raises(Damaged) as refused:
        hall.saves.open(hall.id)
    assert refused.value.mendable
    assert refused.value.message.values["number"] == 8
    mended = hall.saves.open(hall.saves.mend(hall.id))
    assert mended.journal.reading.entries == entries[:7]
    assert len(hall.saves.listing()) == 2


@pytest.mark.parametrize(
    "entry", ["undo 999", "undo x", "redo", "9 play x", "0 nonsense", "fly", "-1 deal"]
)
def test_an_entry_that_cannot_be_is_named(entry: str) -> None:
    storage = Memory()
    saves = saves_in(storage)
    match_id = saves.create(setup(KEY), (entry,))
    with pytest.raises(Damaged) as refused:
        saves.open(match_id)
    assert refused.value.message.values["number"] == 1
    with pytest.raises(Damaged):
        read_save(saves.export(match_id))


def test_nothing_comes_after_giving_up() -> None:
    saves = saves_in()
    with pytest.raises(Damaged):
        saves.open(saves.create(setup(KEY), ("give-up", "give-up")))


def test_a_match_that_is_not_there() -> None:
    with pytest.raises(Damaged, match="no match"):
        saves_in().open("1234")


def test_a_save_is_bounded(key: str) -> None:
    """A whole match fits fifty times into the five million letters of a device's store."""
    hall = Hall(key)
    hall.play()
    assert sum(map(len, (*hall.storage.texts, *hall.storage.texts.values()))) < 100_000
