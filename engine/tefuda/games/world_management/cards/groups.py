"""Groups: cards that belong together (World Management, 関連のあるカード).

Same kind: equal cards. Run: neighbouring numbers of one attribute, or places of one job.
Common: one number in different attributes, or one place in different jobs. A wild stands
for any face, and nothing limits a face to its printed copies.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tefuda.core.cards import Card, Cards
from tefuda.games.world_management.cards.faces import (
    ATTRIBUTE_FIELD,
    DIRECTIONS,
    FACES,
    INDEX,
    JOB_FIELD,
    NEIGHBOURS,
    WILD,
)

SIZES: Final = (3, 5, 9)  # what a complete hand is made of
EXPOSED_SIZES: Final = range(3, 10)  # what extending may lead to on the way

_FIELDS: Final = (ATTRIBUTE_FIELD, JOB_FIELD)
_PLACE: Final = {
    face: (field, row, column)
    for field, rows in enumerate(_FIELDS)
    for row, faces in enumerate(rows)
    for column, face in enumerate(faces)
}


def is_group(cards: Sequence[Card]) -> bool:
    """Can these cards, wilds included, be read as one group of just their number?"""
    if len(cards) not in EXPOSED_SIZES:
        return False
    faces = [card for card in cards if card != WILD]
    kinds = set(faces)
    if len(kinds) <= 1:
        return True
    if len(kinds) < len(faces) or kinds & set(DIRECTIONS):
        return False
    return _in_one_line(faces, len(cards))


def kind_of(group: Sequence[Card]) -> str:
    """Of which of the three kinds a group is: "same", "run" or "common"."""
    faces = {card for card in group if card != WILD}
    if len(faces) <= 1:
        return "same"
    return "run" if len({_PLACE[face][:2] for face in faces}) == 1 else "common"


@lru_cache(maxsize=1 << 12)
def joining(group: Cards) -> frozenset[Card]:
    """The faces that make an exposed group one larger (W6, W7)."""
    return frozenset(face for face in FACES if is_group((*group, face)))


def company(card: Card, cards: Cards) -> int:
    """With how many of some cards a card could share a group; a wild with all."""
    if card == WILD:
        return len(cards)
    near = NEIGHBOURS[INDEX[card]]
    return sum(other != WILD and near >> INDEX[other] & 1 for other in cards)


def _in_one_line(faces: Sequence[Card], size: int) -> bool:
    places = [_PLACE[face] for face in faces]
    fields = {field for field, _, _ in places}
    rows = {row for _, row, _ in places}
    columns = {column for _, _, column in places}
    if len(fields) > 1:
        return False
    field = _FIELDS[min(fields)]
    if len(rows) == 1:
        return max(columns) - min(columns) < size <= len(field[0])
    return len(columns) == 1 and size <= len(field)
