"""A hand without its wilds as nested masks: number j holds the faces there are more than j of.

So a line of faces meets a hand in one bit operation, whatever lies in it.
"""

from collections.abc import Sequence

Masks = tuple[int, ...]


def masks(counts: Sequence[int]) -> Masks:
    """The masks down to the first empty one, which is left out."""
    return tuple(
        sum(1 << face for face, count in enumerate(counts) if count > fewer)
        for fewer in range(max(counts, default=0))
    )


def copies(hand: Masks, face: int) -> int:
    """How many of one face are left."""
    count = 0
    for mask in hand:
        if not mask >> face & 1:
            break
        count += 1
    return count


def less(hand: Masks, faces: int) -> Masks:
    """One card of each of these faces taken away; every one of them must be there."""
    left = list(hand)
    place = 0
    while faces:
        above = hand[place + 1] & faces if place + 1 < len(hand) else 0
        left[place] = hand[place] & ~faces | above
        faces, place = above, place + 1
    while left and not left[-1]:
        left.pop()
    return tuple(left)
