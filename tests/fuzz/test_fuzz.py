"""Whatever comes in by any door is answered: no exception, no standstill, no markup, no growth."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import jinja2
import pytest
from markupsafe import Markup

from app.match.history import MOST_ENTRIES
from app.saves.journal import seal
from app.view.words import Speaker
from tests.fuzz import corpus, found, frames, mutation
from tests.fuzz.doors import DOORS, Door
from tests.fuzz.fuzzing import Report, feed, fuzz
from tests.fuzz.visiting import Visit

NUMBER = 20_000
SHARES = sum(door.share for door in DOORS.values()) + 1  # one is the frames'
MOST_SECONDS = 5.0
"""Of processor time for an input; on the page it comes in slices."""

MOST_BYTES = 100_000_000


def check(report: Report) -> None:
    assert [(failure.why, str(failure.given)[:500]) for failure in report.failures] == []
    took, given = max(report.slowest.values())
    assert took < MOST_SECONDS, given
    assert report.grown < MOST_BYTES


@pytest.mark.parametrize("name", DOORS)
def test_every_door_answers_whatever_comes(name: str) -> None:
    door = DOORS[name]
    report = fuzz(NUMBER * door.share // SHARES, name, {name: door})
    check(report)
    assert report.inside[name]  # some get past the first look


def test_a_frame_leads_somewhere_whatever_its_address() -> None:
    report = feed(frames.inputs(NUMBER // SHARES, "frames"), frames.FRAMES)
    check(report)
    assert report.inside["frames"]


@pytest.mark.parametrize("name", corpus.FOUND)
def test_what_was_found_is_answered_everywhere(name: str) -> None:
    report = feed(found.inputs(corpus.FOUND[name]))
    check(report)
    assert report.counts.keys() >= {*DOORS} - {"calls", "records"}


def test_so_is_every_value_of_another_kind() -> None:
    strange = [value for value in mutation.VALUES if not isinstance(value, str)]
    check(feed(each for value in strange for each in found.inputs(value)))


def back_and_forth(times: int) -> tuple[str, ...]:
    return (*found.ENTRIES, *("undo 1", "redo") * times)


@pytest.mark.parametrize("times", [2_000, MOST_ENTRIES // 2, 100_000])
def test_moves_taken_back_for_ever_end(times: int) -> None:
    head, entries = json.dumps(found.HEAD), back_and_forth(times)
    save = f"{found.FIRST_LINE}\n{seal((head,), '')}{seal(entries, found.SAVE.match_id)}"
    link = found.linked(head, entries)
    assert len(link) < 6_000
    check(feed([("files", found._brought(save)), ("links", Visit(f"#/open/{link}"))]))


def broken(shown: str | Exception) -> Iterator[Report]:
    """A door that answers so."""

    async def answer(_: Any) -> str:
        if isinstance(shown, Exception):
            raise shown
        return shown

    yield fuzz(30, "", {"broken": Door(1, lambda _: "x", answer)})


@pytest.mark.parametrize(
    "shown",
    [ValueError("no"), "<b><planted></b>", '<b x="" planted="">', '<a href="javascript:x">'],
)
def test_what_goes_wrong_is_seen(shown: str | Exception) -> None:
    (report,) = broken(shown)
    assert len(report.failures) == 20


def test_what_is_escaped_is_no_markup() -> None:
    (report,) = broken("&lt;planted&gt; &#34; planted=&#34; {{6007**9}}")
    assert report.failures == []


CHECKED = ("e1042049 2:345 hide G3", "fd420499 undo 1", "42049d93 redo", "07042049 3:821 hide Y2")
"""Lines whose checksums have the digits of 6007 times 7, which a plant was once worked out to."""


@pytest.mark.parametrize("shown", CHECKED)
def test_a_checksum_is_no_markup(shown: str) -> None:
    (report,) = broken(f"<textarea readonly>{shown}</textarea>")
    assert report.failures == []


@pytest.mark.parametrize(
    ("plant", "drawn"),
    [
        ("<planted>", Markup),
        ("<img src=x onerror=planted()>", Markup),
        ("{{6007**9}}", lambda name: jinja2.Template(name).render()),
    ],
)
def test_a_page_that_takes_a_name_for_its_own_is_caught(
    plant: str, drawn: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = Speaker.name
    monkeypatch.setattr(Speaker, "name", lambda words, seat: drawn(name(words, seat)))
    failures = feed(found.inputs(plant)).failures
    assert failures
    assert {failure.why.partition(":")[0] for failure in failures} == {"markup"}


def test_the_same_seed_makes_the_same_inputs() -> None:
    assert fuzz(50, "again").counts == fuzz(50, "again").counts


def test_kept_texts_of_every_kind_are_there() -> None:
    kinds = (corpus.saves(), corpus.records(), corpus.settings(), corpus.texts("links", "address"))
    assert all(len(kind) >= 15 for kind in kinds)
