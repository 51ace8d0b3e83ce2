"""The 115 faces, as texts, and how they lie beside each other.

In quick code a face is its number, its place in FACES; the wild is the last. A set of faces is
a bit mask, and a hand without its wilds the number of cards of each of the NATURALS.
"""

from collections.abc import Iterable
from typing import Final

ATTRIBUTES: Final = (
    "fire", "wind", "water", "earth", "grass", "light", "steel", "ice", "thunder", "dark",
)  # fmt: skip
NUMBERS: Final = tuple("123456789")
DIRECTIONS: Final = ("east", "south", "west", "north")
JOBS: Final = ("knight", "priest", "farmer", "merchant")
PLACES: Final = ("demon", "lower", "ground", "upper", "heaven")  # as runs go, upwards
WILD: Final = "wild"

# A field is a table of faces: a row is one attribute or job, a column one number or place.
ATTRIBUTE_FIELD: Final = tuple(tuple(row + column for column in NUMBERS) for row in ATTRIBUTES)
JOB_FIELD: Final = tuple(tuple(f"{row}-{column}" for column in PLACES) for row in JOBS)

NATURALS: Final = (
    *(face for row in ATTRIBUTE_FIELD for face in row),
    *DIRECTIONS,
    *(face for row in JOB_FIELD for face in row),
)
"""All faces but the wild."""

FACES: Final = (*NATURALS, WILD)
INDEX: Final = {face: index for index, face in enumerate(FACES)}
COPIES: Final = {face: 25 if face in DIRECTIONS else 5 for face in NATURALS} | {WILD: 50}


def mask(faces: Iterable[str]) -> int:
    return sum(1 << INDEX[face] for face in faces)


def bits(mask: int) -> list[int]:
    """The numbers of the faces in a mask."""
    faces = []
    while mask:
        low = mask & -mask
        faces.append(low.bit_length() - 1)
        mask ^= low
    return faces


# Runs lie in rows, common groups in columns; directions have neither.
ROWS: Final = tuple(mask(row) for row in (*ATTRIBUTE_FIELD, *JOB_FIELD))
COLUMNS: Final = tuple(
    mask(column) for field in (ATTRIBUTE_FIELD, JOB_FIELD) for column in zip(*field, strict=True)
)


def _near(face: int) -> int:
    """The faces that may share a group of three with it."""
    reach = 0b11111 << face >> 2
    lines = [row & reach for row in ROWS if row >> face & 1]
    lines += [column for column in COLUMNS if column >> face & 1]
    return 1 << face | sum(line & ~(1 << face) for line in lines)


NEIGHBOURS: Final = tuple(_near(face) for face in range(len(NATURALS)))
