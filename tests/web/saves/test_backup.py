"""Everything as one text: what goes in comes out, and what is wrong with a text is told."""

import json

import pytest

from app.saves import backup
from app.saves.backup import FIRST_LINE, Contents
from app.saves.envelope import Damaged
from app.saves.journal import head_key, seal
from app.saves.preferences import Settings
from app.saves.progress import Done, Progress, write
from app.saves.saves import Saves
from app.saves.second import Mirror
from app.saves.storage import Memory
from tefuda.core.foreign import MOST_LETTERS
from tefuda.core.slices import at_once
from tests.web.hall import NOW, Hall, saves_in

DAY = Done("day", "2026-11-22", "2026-11-22T12:00:00Z")
DARK = Settings(theme="dark")


def text_of(saves: Saves, *done: Done) -> str:
    progress = Progress(Memory(), Mirror(None))
    for each in done:
        progress.add(each)
    return at_once(backup.writing(saves, progress, DARK, NOW))


def read(text: str) -> Contents:
    return at_once(backup.reading(text))


@pytest.fixture
def hall(any_key: str) -> Hall:
    hall = Hall(any_key)
    hall.play(6)
    return hall


def test_all_that_is_here_is_in_it(hall: Hall) -> None:
    contents = read(text_of(hall.saves, DAY))
    assert contents.matches[hall.id].text == hall.opened.journal.text
    assert contents.progress == (write(DAY),)
    assert contents.settings == DARK._asdict()
    assert (contents.created, contents.bad, contents.cut) == ("2026-11-21T00:00:00Z", 0, False)
    assert backup.damage_told(contents) is None


def test_it_is_ascii_and_begins_with_what_it_is(hall: Hall) -> None:
    text = text_of(hall.saves)
    assert text.isascii()
    assert backup.is_backup(text) and backup.is_backup(f"\ufeff\r\n{text}")
    assert not backup.is_backup(hall.saves.export(hall.id))


def test_it_may_be_longer_than_a_match() -> None:
    assert backup.most_letters(FIRST_LINE) > backup.most_letters("tefuda-save/1") == MOST_LETTERS


def test_what_lies_in_the_bin_stays_there(hall: Hall) -> None:
    hall.saves.bin.throw(hall.id)
    assert not read(text_of(hall.saves)).matches


def test_damaged_texts_go_along_as_they_are() -> None:
    storage = Memory()
    storage.texts[head_key("a")] = damaged = "no\ud800nsense\x85" + "x" * backup.PIECE
    assert read(text_of(saves_in(storage))).damaged == {"a": damaged}


def test_a_long_journal_stands_in_pieces(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "PIECE", 100)
    contents = read(text_of(hall.saves))
    assert contents.matches[hall.id].text == hall.opened.journal.text


def test_line_ends_of_another_system_are_no_matter(hall: Hall) -> None:
    text = text_of(hall.saves)
    assert read("\ufeff" + text.replace("\n", "\r\n")) == read(text)


def test_a_flipped_bit_is_seen_and_what_stands_before_it_is_read(hall: Hall) -> None:
    text = text_of(hall.saves, DAY)
    place = text.index("2026-11-22")
    contents = read(text[:place] + "3" + text[place + 1 :])
    assert hall.id in contents.matches and not contents.progress
    told = backup.damage_told(contents)
    assert told and told.values["n"] == text[:place].count("\n") + 1


def test_a_text_that_was_cut_off_is_told(hall: Hall) -> None:
    *lines, _ = text_of(hall.saves, DAY).splitlines(keepends=True)
    contents = read("".join(lines))
    told = backup.damage_told(contents)
    assert contents.cut and told and "cut off" in told.text
    assert read("".join(lines)[:-3]).bad == len(lines)


def sealed(*entries: object) -> str:
    return f"{FIRST_LINE}\n{seal(tuple(json.dumps(entry) for entry in entries), FIRST_LINE)}"


BEGIN = ["backup", "2026-11-22T12:00:00Z", 1]


@pytest.mark.parametrize(
    "line",
    [
        *({}, [], [1], "", None, ["match"], ["match", "a", "b"], ["match", 1, 2, 3], ["lines", 1]),
        *(["settings", []], ["backup", "", 0], [[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]),
    ],
)
def test_a_line_that_is_none_ends_it(line: object) -> None:
    assert read(sealed(BEGIN, line)).bad == 3


def test_the_first_line_tells_how_many_there_are() -> None:
    assert read(sealed(["settings", {}])).bad == 2
    assert read(FIRST_LINE).cut


def test_of_very_many_lines_not_all_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "MOST_LINES", 5)
    assert read(sealed(BEGIN, *(["settings", {}] for _ in range(9)))).bad == 6


def test_kinds_of_later_versions_are_passed_over() -> None:
    assert read(sealed(BEGIN, ["room", 1, {}])) == read(sealed(BEGIN, ["hall"]))
    assert not read(sealed(BEGIN, ["room"])).bad


@pytest.mark.parametrize("match_id", ["", "<b>", "a/b", "x" * 99])
def test_a_match_with_a_strange_id_is_a_damaged_text(hall: Hall, match_id: str) -> None:
    head = hall.storage.texts[head_key(hall.id)]
    contents = read(sealed(BEGIN, ["match", match_id, head, "{}"], ["lines", "x"]))
    assert contents.damaged == {match_id: f"{head}x"} and not contents.matches


def test_a_later_form_is_told() -> None:
    with pytest.raises(Damaged, match="newer version"):
        read("tefuda-backup/2\n")
