"""The player's settings: texts from the page or the store, checked field by field."""

import json
from typing import Any, NamedTuple, get_type_hints

from tefuda.core.foreign import read_json
from tefuda.core.table import say
from tefuda.core.terms import BadText


class Settings(NamedTuple):
    """What the player chose; kept on the device, apart from matches."""

    language: str = "en"  # "en" "ja"
    theme: str = "auto"  # "auto" "light" "dark"
    one_tap: bool = False  # a tap plays at once instead of lifting first
    pace: str = "normal"  # "slow" "normal" "fast": the pause after a bot's move
    wait: bool = True  # a finished trick, turn or round waits for a tap
    text_size: int = 100  # percent
    haptics: bool = True  # a buzz at what one does, where the device can
    sound: bool = False
    layout: int = 0  # how a hand is laid out: the number of the arrangement
    remark: int = 5  # points of 100 that a move must cost for the coach to speak; 0 for never
    ask: str = "helpful"  # "always": also where nothing offered would help (Occasion)


KEY = "tefuda/settings"
TABLES = "tefuda/tables"
"""What each game was last set up with, by its key; only js/lobby.js writes and reads it."""
CHOICES: dict[str, tuple[Any, ...]] = {
    "language": ("en", "ja"),
    "theme": ("auto", "light", "dark"),
    "one_tap": (False, True),
    "pace": ("slow", "normal", "fast"),
    "wait": (True, False),
    "text_size": (100, 125, 150, 175, 200),
    "haptics": (True, False),
    "sound": (False, True),
    "layout": tuple(range(8)),
    "remark": (5, 10, 20, 0),
    "ask": ("helpful", "always"),
}
LABELS = {
    "language": say("Language"),
    "theme": say("Colours"),
    "one_tap": say("To play a card"),
    "pace": say("Pace of the bots"),
    "wait": say("After a trick or turn"),
    "text_size": say("Text size"),
    "haptics": say("Vibration"),
    "sound": say("Sound"),
    "layout": say("Sort the hand"),
    "remark": say("The coach remarks"),
    "ask": say("Asking about summons and the like"),
}
assert CHOICES.keys() == LABELS.keys() == get_type_hints(Settings).keys()


def changed(settings: Settings, field: str, value: str) -> Settings:
    """With one field set to what its text says; the same where there is no such value."""
    for choice in CHOICES.get(field, ()):
        if str(choice).lower() == value.lower():
            return settings._replace(**{field: choice})
    return settings


def read(text: str | None, language: str) -> Settings:
    """Settings as the store holds them; what cannot be read is at its default."""
    settings = Settings(language=language if language in CHOICES["language"] else "en")
    try:
        data = read_json(text or "{}")
    except BadText:
        return settings
    for field, value in data.items() if isinstance(data, dict) else ():
        settings = changed(settings, field, str(value))
    return settings


def write(settings: Settings) -> str:
    return json.dumps(settings._asdict())
