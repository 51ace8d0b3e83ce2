"""A match as the text of a link, and back; what happens to a link that was changed on its way."""

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from app.match.head import Head
from app.match.history import History
from app.match.setup import BOT_NAMES, YOU, Origin, to_json
from app.saves.envelope import Damaged, read_save
from app.share import link
from tefuda.ai.levels import LEVELS
from tefuda.core import record
from tefuda.core.chance import Quick
from tefuda.core.registry import keys
from tefuda.core.seal import canonical
from tefuda.core.terms import CHANCE
from tests.seeds import matches
from tests.web.hall import Hall

ANY = keys()[0]


def recorded(key: str) -> Iterator[dict[str, Any]]:
    return (match for _, match in matches(key))


def packed(hall: Hall) -> bytes:
    return link.pack(hall.opened.head, hall.session.history)


def played(key: str, acts: int = 20) -> Hall:
    hall = Hall(key)
    hall.play(acts)
    return hall


def test_a_link_brings_the_match_back(key: str) -> None:
    hall = played(key)
    for text in (link.spell(packed(hall)), link.spell_in_capitals(packed(hall))):
        head, entries = link.read(text)
        assert head == hall.opened.head._replace(created="")
        assert entries == link.entries_of(hall.session.history)
        assert len(entries) > 5


def test_recorded_matches_come_back_move_for_move(key: str) -> None:
    """Their seeds need not be those their cards came from."""
    for match in islice(recorded(key), 0, None, 20):
        head, moves, _ = read_save(record.line(match))
        history = History(head.setup.match())
        for entry in moves:
            history.apply(entry)
        about, entries = link.unpack(link.pack(head, history))
        assert (about, entries) == (head, link.entries_of(history))


def test_a_recorded_match_may_have_any_seed(key: str) -> None:
    longest = max(recorded(key), key=lambda match: len(match["seed"]))
    head, *_ = read_save(record.line(longest))
    assert head.setup.seed == longest["seed"]


def test_only_the_first_seat_of_a_recorded_match_is_you(key: str) -> None:
    match = next(recorded(key))
    head, *_ = read_save(record.line(match))
    others = BOT_NAMES[: match["players"] - 1]
    assert [player.name for player in head.setup.players] == ["", *others]


def test_nature_is_spelled_out_where_it_does_not_follow_from_the_seed() -> None:
    hall = played(ANY)
    usual = len(packed(hall))
    head = hall.opened.head
    other = Head("x", "", "", head.setup._replace(seed="another"))
    text = link.pack(other, _again(hall))
    assert len(text) > usual
    assert link.unpack(text)[1] == link.entries_of(hall.session.history)


def _again(hall: Hall) -> History:
    """The same moves under another seed."""
    history = History(hall.opened.head.setup._replace(seed="another").match())
    for entry in link.entries_of(hall.session.history):
        history.apply(entry)
    return history


def test_what_was_taken_back_is_not_in_a_link() -> None:
    hall = played(ANY, 9)
    hall.do("undo")
    _, entries = link.unpack(packed(hall))
    assert not [entry for entry in entries if entry.startswith("undo")]


def test_a_match_that_was_given_up_stays_so() -> None:
    hall = played(ANY, 9)
    hall.do("give-up yes")
    assert link.unpack(packed(hall))[1][-1] == "give-up:0"


@pytest.mark.parametrize("place", range(0, 120, 7))
def test_a_changed_letter_is_found_out(place: int) -> None:
    text = link.spell(packed(played(ANY)))
    other = "A" if text[place] != "A" else "B"
    with pytest.raises(Damaged) as refused:
        link.read(text[:place] + other + text[place + 1 :])
    assert refused.value.message == link.DAMAGED


@pytest.mark.parametrize("text", ["", "1", "2", "3AAAA", "1AAAA", "2a", "1" + "A" * 9_999, "手札"])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(Damaged):
        link.read(text)


def test_a_link_cut_off_is_refused() -> None:
    text = link.spell(packed(played(ANY)))
    with pytest.raises(Damaged):
        link.read(text[:-9])


def test_a_link_that_unpacks_to_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "MOST", 100)
    with pytest.raises(Damaged):
        link.unpack(packed(played(ANY)))


def test_a_whole_match_fits_a_link(key: str) -> None:
    """The longest recorded one of each game; figures in docs/embed.md."""
    longest = max(recorded(key), key=lambda match: len(match["moves"]))
    head, moves, _ = read_save(record.line(longest))
    history = History(head.setup.match())
    for entry in moves:
        history.apply(entry)
    assert len(link.spell(link.pack(head, history))) < link.LONGEST / 8


def packing(about: str, *lines: str) -> str:
    """A link's text, as anybody might write it; its sum is that of these very lines."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=link.DICTIONARIES[2])
    data = packer.compress("\n".join((about, *lines)).encode()) + packer.flush()
    return link.spell(link._check(about, lines) + data)


def head_of(hall: Hall, **changes: object) -> str:
    head = hall.opened.head
    return canonical({"id": "x", "title": "", **to_json(head.setup), **changes})


def test_a_short_link_of_very_many_moves_is_refused_at_once() -> None:
    text = packing(head_of(played(ANY)), *("undo 1", "redo") * 100_000)
    assert len(text) < 4_000
    work = link.reading(text)
    with pytest.raises(Damaged, match="more than"):
        next(work)


@pytest.mark.parametrize("head", ["[" * 100_000, '{"a":' * 100_000, "[" * 99 + "]" * 99])
def test_a_head_that_is_too_deep_is_refused(head: str) -> None:
    with pytest.raises(Damaged):
        link.read(packing(head))


@pytest.mark.parametrize("letter", "\x00\r\x85\u2028\u202e")
@pytest.mark.parametrize("field", ["seed", "title"])
def test_a_link_with_what_is_no_line_says_so(field: str, letter: str) -> None:
    about = head_of(played(ANY), **{field: f"a{letter}b"})
    with pytest.raises(Damaged, match="cannot be kept") as refused:
        link.read(packing(about))
    assert f"U+{ord(letter):04X}" in str(refused.value.message.values["error"])


@pytest.mark.parametrize("field", ["id", "seed", "title"])
def test_a_link_with_half_a_letter_is_refused(field: str) -> None:
    about = head_of(played(ANY), **{field: "@"}).replace("@", "\\ud800")
    with pytest.raises(Damaged):
        link.read(packing(about))


def test_a_title_has_an_end() -> None:
    with pytest.raises(Damaged, match="cannot be kept"):
        link.read(packing(head_of(played(ANY), title="x" * 101)))
    link.read(packing(head_of(played(ANY), title="x" * 100)))


def test_a_head_of_another_kind_is_refused() -> None:
    for about in ("[]", '{"id":1,"title":""}', "{"):
        text = about.encode()
        with pytest.raises(Damaged):
            link.read("1" + urlsafe_b64encode(b"0000" + text).decode())


def thoughtful(key: str) -> Hall:
    """A match of several people and of bots that told how long they thought; with a salt."""
    hall = Hall(key, seat0=LEVELS[0])
    setup = hall.opened.head.setup
    seats = (*(YOU for _ in setup.seats[1:]), setup.seats[-1])
    table = setup.salted()._replace(seats=seats, origin=Origin("puzzle", "7"))
    hall.id = hall.saves.create(table)
    hall.open()
    match = hall.session.match
    for number in range(12):
        if match.turn.seats == (CHANCE,):
            hall.opened.journal.append(hall.session.history.chance())
            continue
        seat = match.turn.seats[0]
        thought = 1_000 + number if seat == match.players - 1 else None
        move = match.choices(seat).sample(Quick(number))
        hall.opened.journal.append(hall.session.history.play(seat, move, thought))
    return hall


def test_people_salt_origin_and_thoughts_travel(key: str) -> None:
    hall = thoughtful(key)
    head, entries = link.read(link.spell(packed(hall)))
    assert head == hall.opened.head._replace(created="")
    assert entries == link.entries_of(hall.session.history)
    assert any(":" in entry for entry in entries)


def test_a_link_of_a_later_version_says_so() -> None:
    text = link.spell(packed(played(ANY)))
    with pytest.raises(Damaged) as refused:
        link.read("5" + text[1:])
    assert refused.value.message == link.NEWER
