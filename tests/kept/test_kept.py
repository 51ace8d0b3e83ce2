"""What people kept opens, and is the match it was. README.md beside this tells what there is."""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.kept import opening

HERE = Path(__file__).parent
DEVICES = sorted(file.parent for file in HERE.glob("format_*/*/device.json"))
SECONDS = sorted(HERE.glob("format_*/*/second.json"))
SETTINGS = HERE / "format_1" / "settings.jsonl"
NUMBERS = {
    "matches": 289,
    "damaged": 40,
    "files": 98,
    "records": 63,
    "links": 480,
    "addresses": 59,
    "frames": 80,
}
TABLE = 'id="table"'
LIST = "tefuda/lobby"


class Kept(NamedTuple):
    """A line of what was kept."""

    folder: Path  # of its format and its game
    data: Mapping[str, Any]


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").split("\n") if line]


def all_of(kind: str) -> Iterator[Kept]:
    """All that was kept of a kind, in every format there was."""
    for file in sorted(HERE.glob(f"format_*/*/{kind}.jsonl")):
        yield from (Kept(file.parent, data) for data in lines(file))


def every(kind: str, **wanted: str) -> pytest.MarkDecorator:
    """A case for each of a kind, or for those that say what is wanted."""
    chosen = [kept for kept in all_of(kind) if kept.data.items() >= wanted.items()]
    assert chosen, kind
    return pytest.mark.parametrize("kept", chosen, ids=lambda kept: kept.folder.name)


devices = pytest.mark.parametrize("folder", DEVICES, ids=lambda folder: folder.name)


@cache
def device(folder: Path) -> dict[str, Any]:
    """The texts of a device by key, the time it was there, and the rows of its lobby."""
    texts: dict[str, Any] = json.loads((folder / "device.json").read_text("utf-8"))
    return texts


def here(folder: Path) -> tuple[dict[str, str], str]:
    return device(folder)["texts"], device(folder)["now"]


@cache
def matches(folder: Path) -> dict[str, dict[str, Any]]:
    """What the matches of a device are, by id."""
    return {kept["id"]: told(kept) for kept in lines(folder / "matches.jsonl")}


def told(kept: Mapping[str, Any]) -> dict[str, Any]:
    """What a line tells of its match."""
    return {**kept, "record": played(kept["record"])}


def played(text: str) -> dict[str, Any]:
    """What a record tells, whatever its form is called."""
    record = json.loads(text)
    return {name: value for name, value in record.items() if name not in ("format", "counts")}


def lost(stands: Any, was: Any, place: str = "") -> list[str]:
    """What was kept and is not found so; more may be found than was kept."""
    if isinstance(was, dict):
        parts = [lost(stands.get(name), part, f"{place}/{name}") for name, part in was.items()]
    elif isinstance(was, list) and isinstance(stands, list | tuple) and len(was) == len(stands):
        parts = [lost(stands[number], part, f"{place}/{number}") for number, part in enumerate(was)]
    else:
        return [] if stands == was else [f"{place}: {stands!r} for {was!r}"]
    return [line for part in parts for line in part]


def test_all_that_was_kept_is_here() -> None:
    """So no other test passes by opening nothing."""
    assert {kind: len([*all_of(kind)]) for kind in NUMBERS} == NUMBERS
    assert (len(DEVICES), len(lines(SETTINGS))) == (10, 19)


def test_what_is_lost_is_told() -> None:
    was = {"moves": [[0, "play"], [1, "pass"]], "options": {"hands": 1}}
    assert lost({**was, "options": {"hands": 1, "new": 2}, "more": 3}, was) == []
    assert lost({**was, "options": {}}, was) == ["/options/hands: None for 1"]
    other = ([0, "play"], [1, "play"])
    assert lost({**was, "moves": other}, was) == ["/moves/1/1: 'play' for 'pass'"]
    assert len(lost({**was, "moves": other[:1]}, was)) == 1


# on a device


@every("matches")
def test_a_match_goes_on_where_it_was_left(kept: Kept) -> None:
    assert lost(opening.left(*here(kept.folder), kept.data["id"]), told(kept.data)) == []


@every("matches")
def test_a_match_lies_on_its_table(kept: Kept) -> None:
    texts, _ = here(kept.folder)
    assert TABLE in opening.board(texts, f"#/match/{kept.data['id']}")


@every("damaged", damage="torn")
def test_a_match_whose_last_entry_was_cut_off_goes_on_before_it(kept: Kept) -> None:
    opened = opening.left(*here(kept.folder), kept.data["match"])
    assert lost(opened, told(kept.data["left"])) == []


@every("damaged", damage="within")
def test_a_damaged_match_goes_on_from_before_the_damage(kept: Kept) -> None:
    opened = opening.mended(*here(kept.folder), kept.data["match"])
    assert lost(opened, told(kept.data["left"])) == []


@every("damaged", damage="head")
def test_of_a_match_without_a_head_the_text_is_left(kept: Kept) -> None:
    assert opening.remains(*here(kept.folder), kept.data["match"]) == kept.data["left"]


@devices
def test_the_lobby_lists_all_of_a_device(folder: Path) -> None:
    assert lost(opening.listed(*here(folder)), device(folder)["listing"]) == []


def test_what_a_lobby_listed_leads_to_tables() -> None:
    """The page shows that list again before Python is there."""
    (folder,) = (folder for folder in DEVICES if LIST in device(folder)["texts"])
    texts = device(folder)["texts"]
    addresses = re.findall('href="(#/match/([^"/]+)[^"]*)"', texts[LIST])
    places = [place for place, match_id in addresses if match_id in matches(folder)]
    assert len(places) == 32
    assert [place for place in places if TABLE not in opening.board(texts, place)] == []


@pytest.mark.parametrize("kept", lines(SETTINGS))
def test_what_a_player_prefers_is_done(kept: Mapping[str, Any]) -> None:
    assert lost(opening.settings(kept["texts"]), kept["settings"]) == []


@pytest.mark.parametrize("file", SECONDS, ids=lambda file: file.parent.name)
def test_where_all_else_is_lost_the_second_copy_has_its_matches(file: Path) -> None:
    second = json.loads(file.read_text("utf-8"))
    there = opening.recovered(second["lines"], second["now"])
    assert {*second["matches"]} <= there.keys()
    was = matches(file.parent)
    assert lost(there, {match_id: was[match_id] for match_id in second["matches"]}) == []


# taken along


@every("files")
def test_a_file_brings_its_match(kept: Kept) -> None:
    """With everything but the time at which it was created."""
    was = {**matches(kept.folder)[kept.data["match"]]}
    del was["created"]
    assert lost(opening.brought(kept.data["text"]), was) == []


@every("matches")
def test_a_record_brings_its_match(kept: Kept) -> None:
    text = kept.data["record"]
    assert lost(opening.brought(text)["record"], played(text)) == []


@every("records")
def test_a_record_in_another_dress_brings_its_match(kept: Kept) -> None:
    opened = opening.brought(kept.data["text"])
    assert lost(opened["record"], played(kept.data["record"])) == []
    assert lost(opened, kept.data.get("table", {})) == []


@every("links")
def test_a_link_brings_its_match(kept: Kept) -> None:
    """Up to the last move of a player; what nature did after it is done again."""
    was = {**matches(kept.folder)[kept.data["match"]], **STAYS_BEHIND, **kept.data["but"]}
    del was["created"], was["entries"]
    was.pop("asked", None)  # that stays behind, too
    if not was["id"]:
        del was["id"]  # a match of nobody's gets kept here
    if kept.data["moves"] < len(was["record"]["moves"]):
        was["record"] = {**cut(was["record"], kept.data["moves"]), "result": None}
    assert lost(opening.followed(kept.data["address"]), was) == []


def cut(record: Mapping[str, Any], moves: int) -> dict[str, Any]:
    """The record after so many moves."""
    lists = ("moves", "playouts")
    return {name: part[:moves] if name in lists else part for name, part in record.items()}


STAYS_BEHIND = {"undone": [], "undos": 0, "redos": 0, "muted": False, "only": []}


# a table to be


@every("addresses")
def test_an_address_sets_its_table(kept: Kept) -> None:
    assert lost(opening.agreed(kept.data["address"]), kept.data["table"]) == []


def test_a_frame_leads_where_it_led() -> None:
    frames = [kept.data for kept in all_of("frames")]
    places = opening.tapped([(kept["address"], kept.get("stored", {})) for kept in frames])
    for kept, place in zip(frames, places, strict=True):
        if "table" in kept:
            assert lost(opening.agreed(place), kept["table"]) == [], kept["address"]
        else:
            assert place == kept["leads"]
