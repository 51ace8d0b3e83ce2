"""Two stores of one match: whatever is lost or damaged in one comes back, and nothing goes."""

from hypothesis import given, settings
from hypothesis import strategies as st

from app.saves.journal import seal_lines
from app.saves.recovery import NO_LINES, Verdict, compare, gathered
from app.saves.saves import Lines
from app.saves.second import Record
from tefuda.core.registry import keys

KEY = keys()[0]
HEAD = "".join(seal_lines(('{"some":"head"}',), ""))
OTHER = "".join(seal_lines(('{"other":"head"}',), ""))

entries = st.lists(
    st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Zl", "Zp"]), max_size=12),
    min_size=1,
    max_size=12,
).map(tuple)


def lines(*texts: str, head: str = HEAD) -> Lines:
    return Lines(head, tuple(seal_lines(texts, "m")))


def settled(match_id: str, here: Lines, there: Lines) -> tuple[Lines, Lines, Lines | None]:
    """Both stores afterwards, and what is kept apart; a second time changes nothing."""
    verdict = compare(match_id, here, there)
    now = verdict.here or here
    copy = there if verdict.there is None else verdict.there
    assert compare(match_id, now, copy)._replace(there=None) == Verdict()
    return now, copy, verdict.apart


# the rules, one by one


def test_equal_stores_are_left_alone() -> None:
    assert compare("m", lines("a", "b"), lines("a", "b")) == Verdict()
    assert compare("m", NO_LINES, NO_LINES) == Verdict()


def test_what_was_lost_is_filled_in() -> None:
    whole = lines("a", "b", "c")
    assert compare("m", lines("a"), whole) == Verdict(here=whole)
    assert compare("m", NO_LINES, whole) == Verdict(here=whole)
    assert compare("m", whole._replace(head=""), whole) == Verdict(here=whole)


def test_a_longer_history_stays_and_is_handed_on() -> None:
    whole = lines("a", "b", "c")
    assert compare("m", whole, lines("a")) == Verdict(there=whole)
    assert compare("m", whole, NO_LINES) == Verdict(there=whole)


def test_two_ways_are_both_kept() -> None:
    mine, other = lines("a", "b", "c", "d"), lines("a", "x", "y")
    assert compare("m", mine, other) == Verdict(there=mine, apart=other)
    other = lines("a", "b", head=OTHER)
    assert compare("m", mine, other) == Verdict(there=mine, apart=other)


def test_a_torn_last_line_comes_back() -> None:
    whole = lines("a", "b", "c")
    torn = Lines(HEAD, (*whole.lines[:2], whole.lines[2][:-3]))
    assert compare("m", torn, whole) == Verdict(here=whole)
    assert compare("m", torn, lines("a", "b")).here is None


def test_a_damaged_history_stays_to_be_seen_and_the_whole_one_stands_beside_it() -> None:
    whole = lines("a", "b", "c", "d")
    spoilt = Lines(HEAD, (whole.lines[0], "spoilt\n", *whole.lines[2:]))
    assert compare("m", spoilt, whole) == Verdict(there=lines("a"), apart=whole)
    assert compare("m", Lines("spoilt\n", whole.lines), whole) == Verdict(
        there=NO_LINES, apart=whole
    )


def test_each_mends_the_other() -> None:
    """Lines a store has lost in the middle are taken from the other, and then its own go on."""
    whole = lines("a", "b", "c", "d", "e")
    hole = Lines(HEAD, (whole.lines[0], "spoilt\n", *whole.lines[2:]))
    short = lines("a", "b", "c")
    assert compare("m", short, hole) == Verdict(here=whole, there=whole)


def test_what_has_no_head_anywhere_is_shown() -> None:
    spoilt = lines("a", head="spoilt\n")
    assert compare("m", NO_LINES, spoilt) == Verdict(here=spoilt)
    assert compare("m", spoilt, lines("a", "b", head="")) == Verdict()


def test_lines_after_a_missing_number_do_not_count() -> None:
    whole = lines("a", "b", "c")
    records = [Record("m", number, text) for number, text in enumerate((whole.head, *whole.lines))]
    assert gathered(records)["m"] == whole
    holed = gathered([records[0], records[1], records[3]])["m"]
    assert compare("m", NO_LINES, holed) == Verdict(here=lines("a"), there=lines("a"))
    assert compare("m", whole, holed) == Verdict(there=whole)


# whatever happens


@settings(deadline=None)
@given(entries, st.data())
def test_two_prefixes_become_the_longer_one(texts: tuple[str, ...], data: st.DataObject) -> None:
    here, there = (data.draw(st.integers(0, len(texts))) for _ in range(2))
    longer = lines(*texts[: max(here, there)])
    both = settled("m", lines(*texts[:here]), lines(*texts[:there]))
    assert both == (longer, longer, None)


def flipped(kept: Lines, data: st.DataObject) -> Lines:
    """With one bit of one letter changed."""
    all_lines = [kept.head, *kept.lines]
    number = data.draw(st.integers(0, len(all_lines) - 1))
    line = all_lines[number]
    place = data.draw(st.integers(0, len(line) - 1))
    letter = chr(ord(line[place]) ^ (1 << data.draw(st.integers(0, 6))))
    all_lines[number] = line[:place] + letter + line[place + 1 :]
    return Lines(all_lines[0], tuple(all_lines[1:]))


@settings(deadline=None, max_examples=300)
@given(entries, st.data())
def test_a_flipped_bit_in_the_second_copy_never_reaches_the_page(
    texts: tuple[str, ...], data: st.DataObject
) -> None:
    whole = lines(*texts)
    here = lines(*texts[: data.draw(st.integers(0, len(texts)))])
    now, copy, apart = settled("m", here, flipped(whole, data))
    assert now.head == HEAD
    assert now.lines == whole.lines[: len(now.lines)]
    assert len(now.lines) >= len(here.lines)
    assert apart is None
    assert copy == now, "and it is noticed: the second copy is mended"


@settings(deadline=None, max_examples=300)
@given(entries, st.data())
def test_a_flipped_bit_in_the_pages_store_loses_nothing(
    texts: tuple[str, ...], data: st.DataObject
) -> None:
    whole = lines(*texts)
    spoilt = flipped(whole, data)
    now, _, apart = settled("m", spoilt, whole)
    assert now == whole or (now == spoilt and apart == whole)


@settings(deadline=None, max_examples=300)
@given(entries, entries, entries, st.data())
def test_no_history_goes(
    start: tuple[str, ...], mine: tuple[str, ...], other: tuple[str, ...], data: st.DataObject
) -> None:
    here, there = lines(*start, *mine), lines(*start, *other)
    if data.draw(st.booleans()):
        there = flipped(there, data)
    now, _, apart = settled("m", here, there)
    assert now.lines[: len(here.lines)] == here.lines
    if there == lines(*start, *other):
        assert there in (now, apart) or now.lines[: len(there.lines)] == there.lines
