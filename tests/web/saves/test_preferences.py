"""Settings are read field by field, whatever the store holds."""

import pytest

from app.saves.preferences import CHOICES, Settings, changed, read, write


def test_every_value_of_every_setting_is_kept() -> None:
    for field, values in CHOICES.items():
        for value in values:
            settings = changed(Settings(), field, str(value))
            assert getattr(settings, field) == value
            assert read(write(settings), "en") == settings


def test_what_cannot_be_is_passed_over() -> None:
    assert changed(Settings(), "pace", "warp") == Settings()
    assert changed(Settings(), "colour", "red") == Settings()


@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "{",
        "[]",
        "7",
        '{"pace":"warp","x":1}',
        "[" * 100_000,
        '{"language":[1],"pace":{"a":NaN},"wait":1e999}',
    ],
)
def test_a_spoilt_store_gives_the_defaults(text: str | None) -> None:
    assert read(text, "en") == Settings()


def test_the_browsers_language_until_one_is_chosen() -> None:
    assert read(None, "ja").language == "ja"
    assert read(None, "de").language == "en"
    assert read('{"language":"en"}', "ja").language == "en"
