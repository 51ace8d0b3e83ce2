"""Names of the suits, and small pieces of sentence."""

from tefuda.core.table import Message, say

SUIT_NAMES: dict[str, Message] = {
    "R": say("● red"),
    "B": say("■ blue"),
    "G": say("▲ green"),
    "Y": say("★ yellow"),
}


def suits(a: str, b: str) -> dict[str, Message]:
    return {"a": SUIT_NAMES[a], "b": SUIT_NAMES[b]}
