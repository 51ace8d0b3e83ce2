"""The four suits that templates/kit/suits.html draws, in words."""

from typing import Final

from tefuda.core.table import Message, say

SUIT_NAMES: Final[dict[str, Message]] = {
    "R": say("● red"),
    "B": say("■ blue"),
    "G": say("▲ green"),
    "Y": say("★ yellow"),
}
