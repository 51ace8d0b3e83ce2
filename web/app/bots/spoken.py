"""Messages ⇄ JSON, for what the worker says in the game's own sentences."""

from typing import Any

from tefuda.core.table import Message, Piece, Shown, Who


def written(piece: Piece) -> Any:
    """Numbers and texts as they are; a seat, cards and a message as an object each."""
    if isinstance(piece, Who):
        return {"who": piece.seat}
    if isinstance(piece, Shown):
        return {"cards": [*piece.cards]}
    if isinstance(piece, Message):
        return {"text": piece.text, "values": {k: written(v) for k, v in piece.values.items()}}
    return piece


def read(data: Any) -> Piece:
    """What was written."""
    if not isinstance(data, dict):
        piece: Piece = data
        return piece
    if "who" in data:
        return Who(data["who"])
    if "cards" in data:
        return Shown(tuple(data["cards"]))
    return message(data)


def message(data: Any) -> Message:
    return Message(data["text"], {name: read(value) for name, value in data["values"].items()})
