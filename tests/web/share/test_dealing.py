"""Once a match is over it is told what was sealed, and dealt again."""

import json
import re
from collections.abc import Callable
from hashlib import sha256

import pytest

from app.match.setup import Setup
from app.share import dealing
from app.share.dealing import Dealing
from tefuda.core.slices import at_once
from tefuda.core.table import Message
from tests.web.hall import Hall, setup
from tests.web.visit import browsing, run

SALT = "00112233445566778899aabbccddeeff"


class Salted(Hall):
    """A match whose deal is sealed."""

    def __init__(self, key: str, **changes: object) -> None:
        super().__init__(key)
        table: Setup = setup(key)._replace(salt=SALT, **changes)  # type: ignore[arg-type]
        self.id = self.saves.create(table)
        self.open()

    @property
    def dealing(self) -> Dealing:
        return Dealing(self.opened.head, self.opened.history)


@pytest.fixture
def over(key: str) -> Salted:
    hall = Salted(key)
    hall.play(6)
    hall.do("give-up yes")
    return hall


def test_nothing_is_told_before_the_end(any_key: str) -> None:
    hall = Salted(any_key)
    hall.play(4)
    assert (hall.dealing.unsealed(), hall.dealing.record()) == (None, "")


def test_a_match_of_format_1_has_no_seal(any_key: str) -> None:
    hall = Hall(any_key)
    hall.do("give-up yes")
    assert Dealing(hall.opened.head, hall.opened.history).unsealed() is None
    hall.do("open seal")
    assert (hall.settle().seal, hall.settle().dialog) == ("", "")


def test_the_seal_is_the_hash_of_what_is_told(over: Salted) -> None:
    unsealed = over.dealing.unsealed()
    assert unsealed is not None
    assert sha256(unsealed.text.encode()).hexdigest() == over.settle().seal
    assert json.loads(unsealed.text)["salt"] == unsealed.salt == SALT


def test_what_was_dealt_fits(over: Salted) -> None:
    checked = over.dealing
    at_once(checked.checking())
    unsealed = checked.unsealed()
    assert unsealed is not None
    assert unsealed.fits
    assert unsealed.verdict is not None
    assert unsealed.verdict.text.startswith("It fits")


def test_what_was_not_dealt_is_named(over: Salted) -> None:
    """A match whose cards come from another seed."""
    other = over.opened.head.setup._replace(seed="mystery")
    over.id = over.saves.create(other, over.entries())
    over.open()
    checked = over.dealing
    at_once(checked.checking())
    unsealed = checked.unsealed()
    assert unsealed is not None
    assert not unsealed.fits
    assert unsealed.verdict == dealing._not_dealt(0)


def test_another_seal_is_noticed(over: Salted) -> None:
    """As if the salt had been changed since the match was opened."""
    checked = over.dealing
    over.opened.history.match.salt = "f" * 32
    at_once(checked.checking())
    unsealed = checked.unsealed()
    assert unsealed is not None
    assert (unsealed.fits, unsealed.verdict) == (False, dealing.WRONG_SEAL)


def test_the_record_brings_all_of_it_back(over: Salted) -> None:
    text = over.dealing.record()
    again = over.saves.open(over.saves.bring(text))
    assert again.head.setup == over.opened.head.setup
    assert again.history.match.steps == over.opened.history.match.steps


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (str, dealing.NOTED),
        (str.upper, dealing.NOTED),
        (lambda seal: f" {seal[:30]}\n{seal[30:]}\t", dealing.NOTED),
        (lambda seal: f"{seal[:-1]}{'0' if seal[-1] != '0' else '1'}", dealing.NOT_NOTED),
        (lambda seal: seal[::-1], dealing.NOT_NOTED),
        (lambda seal: seal[:-1], dealing.NO_SEAL),
        (lambda seal: seal + "0", dealing.NO_SEAL),
        (lambda seal: seal.replace(seal[0], "g"), dealing.NO_SEAL),
        (lambda _: "", dealing.NO_SEAL),
        (lambda _: "<planted>" * 1_000, dealing.NO_SEAL),
    ],
)
def test_a_seal_that_was_noted_is_compared(
    any_key: str, change: Callable[[str], str], answer: Message
) -> None:
    hall = Salted(any_key)
    noted, comparing = change(hall.opened.head.setup.seal), hall.dealing
    comparing.compare(noted)
    assert comparing.compared == (noted[:1_000], answer, answer == dealing.NOTED)


def test_the_page_compares_at_any_time(any_key: str) -> None:
    async def work() -> None:
        browser = browsing(address=f"#/new/{any_key}")
        browser.do("open seal")
        (seal,) = re.findall(r"\b[0-9a-f]{64}\b", browser.shown["board"])
        for browser.field, answer in ((seal, "It fits"), (seal[::-1], "It does not fit")):
            browser.do("compare")
            assert answer in browser.shown["board"]
            assert f">{browser.field}</textarea>" in browser.shown["board"]
        await browser.settle()

    run(work)


def test_the_page_checks_and_gives_the_record(any_key: str) -> None:
    async def work() -> None:
        browser = browsing(address=f"#/new/{any_key}?seed=mine")
        match_id = browser.address().removeprefix("#/match/")
        browser.do("open seal")
        (seal,) = re.findall(r"\b[0-9a-f]{64}\b", browser.shown["board"])
        for act in ("check", f"record {match_id}"):
            browser.do(act)
        assert ("It fits" in browser.shown["board"], browser.files) == (False, {})
        for act in ("give-up yes", "open seal", "check", f"record {match_id}"):
            browser.do(act)
        assert "It fits" in browser.shown["board"]
        assert json.loads(browser.files[f"tefuda-{match_id}.json"])["seal"] == seal
        await browser.settle()

    run(work)
