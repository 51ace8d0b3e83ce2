"""The printed yakuman, each with its own name (W32: only these are played)."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tefuda.games.world_management.cards.faces import ATTRIBUTES, DIRECTIONS, JOBS, WILD

POINTS: Final = 20

# 大乱世界: the first and last number of every attribute, the directions, the middle places
CHAOS: Final = frozenset(
    [attribute + number for attribute in ATTRIBUTES for number in "19"]
    + list(DIRECTIONS)
    + [f"{job}-ground" for job in JOBS]
)
CHAOS_NAME: Final = "大乱世界"


class Yakuman(NamedTuple):
    """One yakuman of a hand complete in a form; cards are all of it, exposed ones too."""

    name: str
    holds: Callable[[Sequence[str]], bool]
    exposed: bool = False  # may be had with exposed groups (W8)


def kinds(cards: Sequence[str]) -> set[str]:
    """Attributes, jobs, "direction" and "wild", as far as the cards have them."""
    return {_kind(card) for card in set(cards)}


def _kind(card: str) -> str:
    if card in DIRECTIONS:
        return "direction"
    return card.split("-", maxsplit=1)[0].rstrip("123456789")


def _only(*wanted: str) -> Callable[[Sequence[str]], bool]:
    return lambda cards: kinds(cards) == set(wanted)


_OF_ONE_ATTRIBUTE = (
    "大火山", "大竜巻", "大海原", "大地底", "大森林", "神秘光", "大金剛", "大氷壁", "雷鳴天", "暗黒殿",
)  # fmt: skip

YAKUMAN: Final = (
    *(
        Yakuman(name, _only(attribute))
        for name, attribute in zip(_OF_ONE_ATTRIBUTE, ATTRIBUTES, strict=True)
    ),
    Yakuman("四方伝", _only("direction")),
    Yakuman("大繁栄", _only(*JOBS)),
    Yakuman("万能者", _only(WILD), exposed=True),
)


def chaos_short(cards: Sequence[str]) -> int:
    """How many cards of 大乱世界 are not there."""
    return sum((Counter(CHAOS) - Counter(cards)).values())
