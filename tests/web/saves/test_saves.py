"""Saves: what is damaged says so and keeps its text; the lobby never breaks."""

import json
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.match.history import MOST_ENTRIES
from app.saves.bin import KEPT, iso
from app.saves.envelope import Damaged, read_save, write_record, write_save
from app.saves.journal import chunk_key, head_key, seal
from app.saves.saves import MOST_PROBLEMS, Saves
from app.saves.storage import Full, Memory
from app.saves.summary import Problem, Summary
from app.view import render
from tefuda.core import record
from tefuda.core.foreign import MOST_LETTERS
from tefuda.core.registry import keys
from tests.web.hall import NOW, Hall, saves_in, setup

KEY = keys()[0]


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


def test_the_lobby_says_whose_turn_it_is(hall: Hall) -> None:
    while hall.settle().paused:
        hall.do("next")
    hall.saves.note(hall.opened)
    (summary,) = hall.saves.listing()
    assert isinstance(summary, Summary)
    assert summary.yours
    assert "your turn" in render.lobby_matches([summary], "en")
    hall.do("give-up yes")
    hall.saves.note(hall.opened)
    (summary,) = hall.saves.listing()
    assert isinstance(summary, Summary)
    assert not summary.yours


@pytest.mark.parametrize(
    "note",
    ["", "{", "[]", '{"steps":"x","scores":3}', "[" * 100_000, '{"scores":[1]}', '{"steps":1e999}'],
)
def test_a_note_that_cannot_be_read_is_no_harm(hall: Hall, note: str) -> None:
    hall.storage.texts[f"tefuda/note/{hall.id}"] = note
    (summary,) = hall.saves.listing()
    assert isinstance(summary, Summary)
    assert (summary.steps, summary.updated) == (0, iso(NOW))
    assert len(summary.scores) in (0, len(summary.players))


@pytest.mark.parametrize(
    "note",
    ['{"updated":"<b>"}', '{"updated":null}', f'{{"steps":{10**4000},"scores":[true,1,2,3]}}'],
)
def test_a_note_of_wrong_values_is_no_harm(hall: Hall, note: str) -> None:
    hall.storage.texts[f"tefuda/note/{hall.id}"] = note
    (summary,) = hall.saves.listing()
    assert isinstance(summary, Summary)
    assert (summary.steps, summary.updated) == (0, iso(NOW))
    assert set(summary.scores) <= {0, 1, 2, 3}


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


@pytest.mark.parametrize("slip", ["match", "tefuda", "note", "0", "", "{id}/0", "bin"])
def test_a_strangers_slip_in_the_bin_throws_nothing_else_away(hall: Hall, slip: str) -> None:
    before = dict(hall.storage.texts)
    name = f"tefuda/bin/{slip.replace('{id}', hall.id)}"
    hall.storage.texts[name] = "2000-01-01T00:00:00Z"
    Saves(hall.storage, lambda: NOW)
    hall.storage.texts.pop(name, None)
    assert hall.storage.texts == before


@pytest.mark.parametrize("time", ["", "never", "0", "2000-01-01"])
def test_where_a_slip_tells_no_time_the_week_begins_now(hall: Hall, time: str) -> None:
    hall.storage.texts[f"tefuda/bin/{hall.id}"] = time
    Saves(hall.storage, lambda: NOW)
    assert [row.in_bin for row in hall.saves.listing()] == [True]
    Saves(hall.storage, lambda: NOW + KEPT + timedelta(seconds=1))
    assert hall.saves.listing() == []


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


@pytest.mark.parametrize("end", ["give-up", "give-up:0"])
def test_a_record_of_a_match_given_up_stays_so(hall: Hall, end: str) -> None:
    hall.session.history.apply(end)
    text = write_record(hall.opened.head, hall.session.history)
    saves = saves_in()
    again = saves.open(saves.bring(text)).history
    assert (again.end, again.match.steps) == ((end,), hall.session.match.steps)


@pytest.mark.parametrize("seat", [-1, 99, "0", True, [0], 1.0])
def test_nobody_else_can_have_given_up(hall: Hall, seat: object) -> None:
    data = {**record.write(hall.session.match), "given_up": seat}
    with pytest.raises(Damaged, match="record") as refused:
        saves_in().bring(record.line(data))
    assert "given it up" in str(refused.value.message.values["error"])


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
    "tefuda-save/3\nof another time",
    "tefuda-save/0\n",
    "tefuda-save/\n",
    "tefuda-save/1\n" + seal(("[]",), ""),
    "tefuda-save/1\n" + seal(("{",), ""),
    "tefuda-save/1\n" + seal(('{"version":1}',), ""),
    "tefuda-save/1\n" + seal(('{"version":2}',), ""),
    "tefuda-save/1\n" + seal(("[" * 100_000,), ""),
    "tefuda-save/1\n" + seal(('{"a":' * 100_000,), ""),
    '{"a":' * 100_000,
    "{" + "[" * 100_000 + "]" * 100_000 + "}",
    '{"seed":"\ud800"}',
    "\ud800\u202e\0",
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
    "seed": [7, "x" * 501, "\ud800"],
    "id": [7, "\ud800"],
    "title": [7, "\ud800"],
    "version": [0, 3, "1", True, None],
    "salt": [7, "0" * 31, "G" * 32, "٣" * 32, None],
    "origin": [7, {"kind": 1}, {"moves": -1}, {"moves": True}, {"name": "x" * 101}],
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


def test_what_is_told_of_a_text_is_short_and_can_be_seen() -> None:
    for text in ("\u202e\0" * 99, "x" * 999_999, '{"format":"' + "x" * 99_999 + '"}'):
        with pytest.raises(Damaged) as refused:
            saves_in().bring(text)
        values = str(refused.value.message.values)
        assert len(values) < 300
        assert values.isprintable()


def test_a_text_that_is_too_long_is_not_read() -> None:
    with pytest.raises(Damaged, match="letters") as refused:
        saves_in().bring("{" + " " * MOST_LETTERS)
    assert refused.value.original == ""


def with_entries(hall: Hall, *entries: str) -> str:
    """A save as a text, of the hall's head and these entries."""
    return write_save(hall.opened.head, seal(entries, hall.id))


def test_a_match_of_too_many_entries_is_not_replayed(hall: Hall) -> None:
    first, entries = hall.entries()[0], ("undo 1", "redo") * (MOST_ENTRIES // 2)
    saves = saves_in()
    saves.open(saves.bring(with_entries(hall, first, *entries[:-1])))
    with pytest.raises(Damaged, match="entries"):
        saves.bring(with_entries(hall, first, *entries))
    match_id = saves.create(setup(KEY), (first, *entries))
    with pytest.raises(Damaged) as refused:
        saves.open(match_id)
    assert refused.value.message.values["number"] == MOST_ENTRIES + 1
    assert len(saves.open(saves.mend(match_id)).journal.reading.entries) == MOST_ENTRIES


@pytest.mark.parametrize("letter", "\t\n\r\x0b\x1c\x85\u2028\u202e")
@pytest.mark.parametrize("field", ["seed", "title", "names"])
def test_what_is_no_line_is_not_brought_but_what_is_here_opens(
    hall: Hall, field: str, letter: str
) -> None:
    text = f"a{letter}b"
    head = hall.opened.head
    setup = {
        "seed": head.setup._replace(seed=text),
        "names": head.setup._replace(names=(text, *head.setup.names[1:])),
    }.get(field, head.setup)
    head = head._replace(setup=setup, title=text if field == "title" else "")
    with pytest.raises(Damaged) as refused:
        saves_in().bring(write_save(head, seal((), hall.id)))
    assert f"U+{ord(letter):04X}" in str(refused.value.message.values["error"])
    storage = Memory()
    saves = saves_in(storage)
    opened = saves.open(saves.create(head.setup, (), head.title))
    assert (opened.head.setup, opened.head.title) == (head.setup, head.title)
    opened.history.chance()


def test_a_record_with_such_a_seed_is_not_brought(hall: Hall) -> None:
    data = record.write(hall.session.match)
    for seed in ("a\x85", "\ud800", "\0"):
        for text in (record.line({**data, "seed": seed}), json.dumps({**data, "seed": seed})):
            with pytest.raises(Damaged, match="record") as refused:
                saves_in().bring(text)
            assert "a seed may not hold" in str(refused.value.message.values["error"])


@pytest.mark.parametrize("match_id", ["a b", "a%2Fb", "é", "<b>", "x" * 41, "..", "a/b", "\0"])
def test_an_id_that_cannot_stand_in_a_key_is_replaced(hall: Hall, match_id: str) -> None:
    head = hall.opened.head._replace(match_id=match_id)
    saves = saves_in()
    new = saves.bring(write_save(head, seal((), match_id)))
    assert new != match_id and saves.open(new)


@pytest.mark.parametrize("match_id", ["", "a b", "<b>", "\ud800", "\u202e", "?", "x" * 9_999])
def test_keys_of_wrong_form_do_not_break_the_list(hall: Hall, match_id: str) -> None:
    texts = hall.storage.texts
    texts[f"tefuda/match/{match_id}"] = "nonsense"
    texts[f"tefuda/match/{match_id}/0"] = "\ud800"
    texts[f"tefuda/bin/{match_id}"] = texts[f"tefuda/note/{match_id}"] = "\0"
    saves = saves_in(hall.storage)
    good, *bad = saves.listing()
    assert isinstance(good, Summary)
    assert all(isinstance(row, Problem) and "nonsense" in row.original for row in bad)


def test_a_head_in_anothers_place_is_that_places(hall: Hall) -> None:
    hall.storage.texts[head_key("other")] = hall.storage.texts[head_key(hall.id)]
    assert hall.saves.open("other").head.match_id == "other"


def test_of_very_many_that_cannot_be_read_some_are_listed(hall: Hall) -> None:
    for number in range(MOST_PROBLEMS + 7):
        hall.storage.texts[head_key(f"bad{number}")] = "nonsense"
    good, *bad, last = hall.saves.listing()
    assert isinstance(good, Summary)
    assert len(bad) == MOST_PROBLEMS
    assert isinstance(last, Problem) and last.message.values["n"] == 7


def test_a_match_that_is_not_there() -> None:
    with pytest.raises(Damaged, match="no match"):
        saves_in().open("1234")


def test_a_save_is_bounded(key: str) -> None:
    """A whole match fits fifty times into the five million letters of a device's store."""
    hall = Hall(key)
    hall.play()
    assert sum(map(len, (*hall.storage.texts, *hall.storage.texts.values()))) < 100_000
