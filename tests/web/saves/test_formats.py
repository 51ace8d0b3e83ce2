"""Formats of saves: old ones open and go on, later ones are left alone."""

import json

import pytest

from app.match.history import GO_ON
from app.saves.envelope import Damaged, read_save, write_head, write_save
from app.saves.journal import chunk_key, head_key, seal
from app.saves.summary import Problem
from tefuda.core.registry import keys
from tests.web.hall import Hall, saves_in

KEY = keys()[0]


def of_format_1(hall: Hall) -> str:
    """The match as format 1 kept it; its id."""
    head, entries = hall.opened.head._replace(format=1), hall.entries()
    hall.storage.texts[head_key(hall.id)] = write_head(head)
    hall.storage.texts[chunk_key(hall.id, 0)] = seal(entries, hall.id)
    return hall.id


@pytest.fixture
def old(hall: Hall) -> Hall:
    of_format_1(hall)
    hall.open()
    return hall


def test_a_match_of_format_1_goes_on_in_this_one_and_says_so(old: Hall) -> None:
    """Its lines stay as they are; once it has gone on, that is not said again."""
    before = old.entries()
    for _ in range(2):
        old.act()
        old.open()
    added = old.entries()[len(before) :]
    assert (added[0], added.count(GO_ON)) == (GO_ON, 1)
    assert old.entries()[: len(before)] == before
    assert json.loads(old.storage.texts[head_key(old.id)][9:])["version"] == 1


def test_only_looked_at_it_stays_as_it_was(old: Hall) -> None:
    before = dict(old.storage.texts)
    old.open()
    assert old.storage.texts == before
    assert old.saves.export(old.id).startswith("tefuda-save/1\n")


def test_it_can_be_taken_along(old: Hall) -> None:
    old.act()
    elsewhere = saves_in()
    opened = elsewhere.open(elsewhere.bring(old.saves.export(old.id)))
    assert opened.journal.reading.entries == old.entries()
    assert opened.history.match.steps == old.session.match.steps


def test_a_later_format_is_told_and_left_untouched(hall: Hall) -> None:
    head = hall.opened.head._replace(format=3)
    hall.storage.texts[head_key(hall.id)] = write_head(head)
    before = dict(hall.storage.texts)
    (problem,) = hall.saves.listing()
    assert isinstance(problem, Problem)
    assert "newer version" in problem.message.text
    for call in (hall.saves.open, hall.saves.mend, hall.saves.export):
        with pytest.raises(Damaged, match="newer version"):
            call(hall.id)
    with pytest.raises(Damaged, match="newer version"):
        hall.saves.bring(write_save(head, ""))
    assert hall.storage.texts == before


def test_a_match_that_went_on_in_a_later_format_is_left_untouched(hall: Hall) -> None:
    hall.opened.journal.append("format 3")
    hall.opened.journal.append("of another time")
    before = dict(hall.storage.texts)
    with pytest.raises(Damaged, match="newer version") as refused:
        hall.saves.open(hall.id)
    assert not refused.value.mendable
    assert hall.storage.texts == before


def test_the_first_line_and_the_head_say_the_same_format(old: Hall) -> None:
    text = old.saves.export(old.id)
    with pytest.raises(Damaged) as refused:
        read_save(text.replace("save/1", "save/2", 1))
    assert refused.value.message.values["error"] == "it is not of format '2'"


def test_a_file_whose_last_line_is_damaged_says_so_once(hall: Hall) -> None:
    saves = saves_in()
    match_id = saves.bring(hall.saves.export(hall.id)[:-2])
    assert [saves.open(match_id).torn for _ in range(2)] == [True, False]
    assert saves.open(match_id).journal.reading.entries == hall.entries()[:-1]


def test_every_flipped_bit_of_a_file_is_noticed() -> None:
    hall = Hall(KEY)
    hall.play(2)
    data = hall.saves.export(hall.id).encode()
    for place in range(8 * len(data)):
        text = _flipped(data, place).decode("latin-1")
        try:
            brought = read_save(text)
        except Damaged:
            continue
        assert brought.torn, text


def _flipped(data: bytes, place: int) -> bytes:
    changed = data[place // 8] ^ 1 << place % 8
    return data[: place // 8] + bytes([changed]) + data[place // 8 + 1 :]
