"""Names of the suits, and small pieces of sentence."""

from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message


def suits(a: str, b: str) -> dict[str, Message]:
    return {"a": SUIT_NAMES[a], "b": SUIT_NAMES[b]}
