"""Chances that a table tells before a move is made."""

from tefuda.core.table import Message


def guesses(message: Message) -> bool:
    """Whether it tells a chance, which is another count than that of deals played on."""
    inner = (piece for piece in message.values.values() if isinstance(piece, Message))
    return "%" in message.text or any(map(guesses, inner))
