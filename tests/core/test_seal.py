"""A seal promises a deal, and only that deal keeps it."""

import pytest

from tefuda.core import record, seal
from tefuda.core.match import Match
from tefuda.core.slices import at_once
from tests.core.toy import TOY

SALT = "00112233445566778899aabbccddeeff"


def match(seed: str = "toy", salt: str = SALT) -> Match:
    match = Match(TOY, 3, seed=seed, salt=salt)
    match.chance()
    return match


def test_the_text_of_a_seal_is_canonical_json() -> None:
    assert seal.sealed_text(record.promised(match('é/\n"'))) == (
        '{"format":"tefuda/1","game":"toy","options":{"mood":"calm","stake":1},"players":3,'
        f'"salt":"{SALT}","seed":"é/\\n\\""}}'
    )


def test_another_seed_or_salt_is_another_seal() -> None:
    tables = [match(), match("other"), match(salt="f" * 32)]
    seals = [record.promised(table)["seal"] for table in tables]
    assert len({*seals}) == 3
    assert {len(text) for text in seals} == {64}


def test_without_salt_there_is_no_seal() -> None:
    assert not {"salt", "seal"} & record.write(match(salt="")).keys()


@pytest.mark.parametrize("text", ["", "0" * 31, "0" * 33, "G" * 32, "٣" * 32, 7, None])
def test_what_is_no_salt(text: object) -> None:
    assert not seal.is_salt(text)


def test_what_was_dealt_is_dealt_again() -> None:
    assert at_once(seal.dealing_again(match())) is None


def test_the_first_move_that_was_not_dealt_is_named() -> None:
    truth = match().steps[0].move
    deals = (move for move in Match(TOY, 3).choices(-1) if move != truth)
    other = Match(TOY, 3, seed="toy", salt=SALT)
    other.play(-1, next(deals))
    assert at_once(seal.dealing_again(other)) == 0
