"""A hand without its wilds as nested masks: level j holds the faces there are more than j of.

So a line of faces meets a hand in one bit operation, whatever lies in it.
"""

from collections.abc import Sequence

Levels = tuple[int, ...]


def levels(counts: Sequence[int]) -> Levels:
    """The masks down to the first empty one, which is left out."""
    return tuple(
        sum(1 << face for face, count in enumerate(counts) if count > level)
        for level in range(max(counts, default=0))
    )


def copies(hand: Levels, face: int) -> int:
    """How many of one face are left."""
    count = 0
    for mask in hand:
        if not mask >> face & 1:
            break
        count += 1
    return count


def without(hand: Levels, faces: int) -> Levels:
    """One card of each of these faces taken away; every one of them must be there."""
    left = list(hand)
    level = 0
    while faces:
        above = hand[level + 1] & faces if level + 1 < len(hand) else 0
        left[level] = hand[level] & ~faces | above
        faces, level = above, level + 1
    while left and not left[-1]:
        left.pop()
    return tuple(left)
