"""Colours as style says them: what is read can be read, and suits are told apart by every eye."""

import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from tools.site import style

Rgb = tuple[float, float, float]  # linear light, 0 to 1

THEMES = ("light", "dark")
DECLARED = re.compile(r"--([\w-]+):\s*([^;{}]+);")
PAIR = re.compile(r"light-dark\(([^,()]+|var\([^)]*\)),\s*([^,()]+|var\([^)]*\))\)")
SUITS = ("R", "B", "G", "Y")

# how a kind of vision sees linear RGB (Viénot, Brettel and Mollon 1999, Machado et al. 2009)
VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


@cache
def rule(selector: str) -> dict[str, str]:
    """What the sheet sets in the rules of exactly this selector."""
    blocks = re.findall(rf"(?m)^{re.escape(selector)} \{{(.*?)\}}", style.gathered(), re.DOTALL)
    return {name: value.strip() for block in blocks for name, value in DECLARED.findall(block)}


def colour(name: str, theme: str, *selectors: str) -> Rgb:
    """The value of --name where these rules hold, the last one first."""
    tokens = {k: v for selector in (":root", *selectors) for k, v in rule(selector).items()}
    value = tokens[name]
    while not value.startswith("#"):
        if pair := PAIR.fullmatch(value):
            value = pair[1 + THEMES.index(theme)].strip()
        else:
            value = tokens[value.removeprefix("var(--").removesuffix(")")]
    return parsed(value)


def parsed(value: str) -> Rgb:
    red, green, blue = (linear(int(value[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else math.pow((part + 0.055) / 1.055, 2.4)


def contrast(one: Rgb, other: Rgb) -> float:
    """WCAG 2.2, 1 to 21."""
    low, high = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (one, other))
    return (high + 0.05) / (low + 0.05)


def seen(colour: Rgb, vision: str) -> Rgb:
    red, green, blue = (
        min(1, max(0, sum(map(float.__mul__, map(float, row), colour)))) for row in VISION[vision]
    )
    return red, green, blue


def oklab(colour: Rgb) -> Rgb:
    """Ottosson 2020."""
    r, g, b = colour
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def distance(one: Rgb, other: Rgb) -> float:
    """ΔE-OK × 100."""
    return 100 * math.dist(oklab(one), oklab(other))


def words() -> Iterator[tuple[str, str]]:
    """A colour of text, and one of what it stands on."""
    for ground in ("paper", "sheet", "wash"):
        yield from ((text, ground) for text in ("ink", "soft", "indigo", *SUITS))
    yield from (("vermilion", ground) for ground in ("paper", "sheet"))
    yield from (("card-ink", "card"), ("card-soft", "card"), ("on-dim", "card-dim"))
    yield from (
        ("on-indigo", "indigo"),
        ("cream", "seal"),
        ("cream", "back"),
        ("on-cloth", "cloth"),
    )
    yield from ((f"{suit}-on", f"{suit}-field") for suit in SUITS)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), [*words()])
def test_what_is_read_stands_out(text: str, ground: str, theme: str) -> None:
    assert contrast(colour(text, theme), colour(ground, theme)) >= 4.5


TAG = ":is(.others .panel, .centre .gauge)"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("text", ["ink", "soft", "indigo", "vermilion", *SUITS])
def test_a_tag_on_the_cloth_is_read(text: str, theme: str) -> None:
    assert contrast(colour(text, theme, TAG), colour("sheet", theme, TAG)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_cards_and_words_stand_out_from_each_cloth(key: str, theme: str) -> None:
    cloth = colour("cloth", theme, f".game-{key}")
    assert contrast(colour("card", theme), cloth) >= 4.5
    assert contrast(colour("on-cloth", theme), cloth) >= 4.5


def fields(key: str) -> list[Rgb]:
    """Of the suits of the page, and of a game's own that it sets beside them."""
    own = rule(f".game-{key}")
    names = [f"{suit}-field" for suit in SUITS]
    names += [name for name in own if name.endswith("-field")]
    return [colour(name, "light", f".game-{key}") for name in names]


@pytest.mark.parametrize("vision", VISION)
def test_every_eye_tells_suits_apart(key: str, vision: str) -> None:
    pairs = combinations([seen(field, vision) for field in fields(key)], 2)
    assert min(distance(*pair) for pair in pairs) >= 10


def test_a_game_s_own_suits_are_read(key: str) -> None:
    own = rule(f".game-{key}")
    for name in own:
        if name.endswith("-on"):
            scope = (name, name.removesuffix("-on") + "-field")
            assert contrast(*(colour(part, "light", f".game-{key}") for part in scope)) >= 4.5


def test_kinds_of_a_card_are_read(key: str) -> None:
    """Where a game dyes its cards by kind: the word on the field, and on paper."""
    scope = re.compile(rf"(?m)^(\.game-{key} [^{{}}]*kind-[^{{}}]*) \{{[^{{}}]*--field")
    for selector in scope.findall(style.gathered()):
        assert contrast(*(colour(part, "light", selector) for part in ("on", "field"))) >= 4.5
        for theme in THEMES:
            for ground in ("paper", "sheet"):
                assert contrast(colour("suit", theme, selector), colour(ground, theme)) >= 4.5


def test_known_figures() -> None:
    """Black on white, and two primaries, as their sources give them."""
    assert contrast(parsed("#000000"), parsed("#ffffff")) == pytest.approx(21)
    assert distance(parsed("#ff0000"), parsed("#00ff00")) == pytest.approx(52.0, abs=0.1)
