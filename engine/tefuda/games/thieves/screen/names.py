"""What colours and thieves are called."""

from tefuda.core.cards import Card
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, Piece, say
from tefuda.games.thieves.cards import COLOUR, VALUE, Colour

THIEF_NAMES: dict[Colour, Message] = {
    "R": say("● red thief"),
    "B": say("■ blue thief"),
    "Y": say("★ yellow thief"),
    "G": say("▲ green thief"),
}


def signed(number: int) -> str:
    """A number as cards have it, with a minus sign."""
    return str(number).replace("-", "−")


def sign(colour: Colour) -> str:
    """A colour in a number's label; junk has a cross."""
    return "✕" if colour == "K" else SUIT_NAMES[colour].text[0]


def short(card: Card) -> str:
    """A card in a number's label: its sign and its number."""
    return sign(COLOUR[card]) + signed(VALUE[card])


def taste_names(colour: Colour) -> dict[str, Piece]:
    """A thief and the colour it likes, for the places of a message."""
    return {"thief": THIEF_NAMES[colour], "colour": SUIT_NAMES[colour]}
