"""Lines with chained checksums, in chunks, one rewritten at a time."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.match.history import MOST_ENTRIES
from app.saves.journal import CHUNK, Elsewhere, Journal, chunk_key, seal, unseal, write_all
from app.saves.storage import Full, Memory

entries = st.lists(
    st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Zl", "Zp"]), max_size=30)
).map(tuple)


def filled(storage: Memory, *lines: str) -> Journal:
    journal = Journal(storage, "m")
    for line in lines:
        journal.append(line)
    return journal


@settings(deadline=None)
@given(entries)
def test_what_is_written_is_read(lines: tuple[str, ...]) -> None:
    storage = Memory()
    filled(storage, *lines)
    assert Journal(storage, "m").reading == (lines, 0, False)


@settings(deadline=None)
@given(entries, st.data())
def test_any_changed_letter_is_seen(lines: tuple[str, ...], data: st.DataObject) -> None:
    text = seal((*lines, "the end"), "m")
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(codec="utf-8").filter(lambda other: other != text[place]))
    reading = unseal(text[:place] + letter + text[place + 1 :], "m")
    assert reading.bad
    assert reading.entries == (*lines, "the end")[: reading.bad - 1]


@settings(deadline=None)
@given(entries, st.data())
def test_a_text_that_is_cut_off_loses_its_last_entry_only(
    lines: tuple[str, ...], data: st.DataObject
) -> None:
    text = seal((*lines, "the end"), "m")
    start = len(seal(lines, "m"))
    cut = data.draw(st.integers(start + 1, len(text) - 1))
    assert unseal(text[:cut], "m") == (lines, len(lines) + 1, True)


def test_a_lost_a_doubled_and_a_strangers_line_are_seen() -> None:
    lines = seal(("a", "b", "c", "d"), "m").splitlines(keepends=True)
    assert unseal("".join(lines[:1] + lines[2:]), "m").bad == 2
    assert unseal("".join(lines[:2] + lines[1:]), "m").bad == 3
    assert unseal("".join(lines), "another").bad == 1


@settings(deadline=None)
@given(st.lists(st.text(st.characters(exclude_characters="\n")), min_size=1).map(tuple))
def test_only_a_line_feed_ends_a_line(lines: tuple[str, ...]) -> None:
    """Whatever a store may hold, halves of letters too."""
    storage = Memory()
    filled(storage, *lines)
    again = Journal(storage, "m\ud800")
    assert Journal(storage, "m").reading == (lines, 0, False)
    storage.put(chunk_key("m", 0), storage.texts[chunk_key("m", 0)] + "torn\x85\u2028")
    journal = Journal(storage, "m")
    assert journal.reading == (lines, len(lines) + 1, True)
    journal.mend()
    assert (journal.text, again.text) == (seal(lines, "m"), "")


def test_of_very_many_entries_not_all_are_read() -> None:
    text = seal(("x",) * (MOST_ENTRIES + 9), "m")
    assert len(unseal(text, "m").entries) == MOST_ENTRIES + 1


@pytest.mark.parametrize("name", ["00", "0x", "-0", "", "０", " 0", "9" * 5_000, "0/0"])
def test_a_key_that_is_no_chunks_is_passed_over(name: str) -> None:
    storage = Memory()
    filled(storage, "a")
    storage.put(f"{chunk_key('m', 0)[:-1]}{name}", "nonsense")
    assert Journal(storage, "m").reading.entries == ("a",)


def test_only_the_last_chunk_is_written_again() -> None:
    storage = Memory()
    journal = filled(storage, *(["x" * 90] * 30))
    first = storage.texts[chunk_key("m", 0)]
    journal.append("y")
    assert storage.texts[chunk_key("m", 0)] == first
    assert all(len(text) <= CHUNK for text in storage.texts.values())
    assert len(Journal(storage, "m").reading.entries) == 31


def test_an_entry_longer_than_a_chunk_has_its_own() -> None:
    storage = Memory()
    filled(storage, "a", "x" * 3 * CHUNK, "b")
    assert Journal(storage, "m").reading.entries == ("a", "x" * 3 * CHUNK, "b")


def test_a_chunk_that_is_gone_is_seen() -> None:
    storage = Memory()
    filled(storage, *(["x" * 90] * 60))
    storage.drop(chunk_key("m", 1))
    reading = Journal(storage, "m").reading
    assert 0 < reading.bad == len(reading.entries) + 1


def test_a_torn_line_is_forgotten_and_writing_goes_on() -> None:
    storage = Memory()
    filled(storage, "a", "b", "c")
    storage.texts[chunk_key("m", 0)] = storage.texts[chunk_key("m", 0)][:-3]
    journal = Journal(storage, "m")
    assert journal.reading == (("a", "b"), 3, True)
    journal.mend()
    journal.append("d")
    assert Journal(storage, "m").reading == (("a", "b", "d"), 0, False)


def test_what_found_no_room_is_written_when_there_is_some() -> None:
    storage = Memory(room=100)
    journal = filled(storage, "a")
    for entry in ("x" * 100, "y" * 10):
        with pytest.raises(Full):
            journal.append(entry)
    assert Journal(storage, "m").reading.entries == ("a",)
    storage.room = None
    journal.append("z")
    assert Journal(storage, "m").reading.entries == ("a", "x" * 100, "y" * 10, "z")


def test_another_tab_is_not_overwritten() -> None:
    storage = Memory()
    journal, other = filled(storage, "a"), Journal(storage, "m")
    other.append("b")
    with pytest.raises(Elsewhere):
        journal.append("c")
    assert Journal(storage, "m").reading.entries == ("a", "b")


def test_an_empty_chunk_is_nobodys() -> None:
    storage = Memory()
    storage.texts[chunk_key("m", 0)] = ""
    filled(storage, "a", "b")
    assert Journal(storage, "m").reading.entries == ("a", "b")


def test_all_at_once_or_nothing() -> None:
    storage = Memory(room=CHUNK + 500)
    with pytest.raises(Full):
        write_all(storage, "m", ("x" * 90,) * 60)
    assert storage.texts == {}
