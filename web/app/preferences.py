"""The player's settings: texts from the page or the store, checked field by field."""

import json
from typing import Any, get_type_hints

from app.scene import Settings

KEY = "tefuda/settings"
CHOICES: dict[str, tuple[Any, ...]] = {
    "language": ("en", "ja"),
    "theme": ("auto", "light", "dark"),
    "one_tap": (False, True),
    "pace": ("slow", "normal", "fast"),
    "wait": (True, False),
    "text_size": (100, 125, 150, 175, 200),
    "ask": ("helpful", "always"),
}
assert CHOICES.keys() == get_type_hints(Settings).keys()


def changed(settings: Settings, field: str, value: str) -> Settings:
    """With one field set to what its text says; the same where there is no such value."""
    for one in CHOICES.get(field, ()):
        if str(one).lower() == value.lower():
            return settings._replace(**{field: one})
    return settings


def read(text: str | None, language: str) -> Settings:
    """Settings as the store holds them; what cannot be read is at its default."""
    found = Settings(language=language if language in CHOICES["language"] else "en")
    try:
        data = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return found
    for field, value in data.items() if isinstance(data, dict) else ():
        found = changed(found, field, str(value))
    return found


def write(settings: Settings) -> str:
    return json.dumps(settings._asdict())
