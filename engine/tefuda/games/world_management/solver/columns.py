"""Groups of three inside one column: one number, or one place.

Given how often each face of the column is there, any three equal or three different
cards make a group, and any two cards at all are part of one.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations


@lru_cache(maxsize=1 << 14)
def column_triples(counts: tuple[int, ...]) -> int:
    """The most groups of three; counts are ascending, without zeros."""
    total = sum(counts)
    if counts and counts[-1] > 2:
        return max(_with_common(counts, common) for common in range(total // 3 + 1))
    if total >= 6:
        return total // 3
    return 1 if len(counts) >= 3 else 0


def _with_common(counts: tuple[int, ...], common: int) -> int:
    """The most groups when so many are common ones; 0 if there cannot be so many.

    Such groups can be dealt out of any supply that takes no face oftener than there are
    groups, so only how many cards of each face they take matters.
    """
    goal = 3 * common
    best = {0: 0}  # cards given to common groups -> groups of the same kind
    for count in counts:
        following: dict[int, int] = {}
        for given, groups in best.items():
            for take in range(min(count, common, goal - given) + 1):
                value = groups + (count - take) // 3
                if value > following.get(given + take, -1):
                    following[given + take] = value
        best = following
    return common + best[goal] if goal in best else 0


def column_groups(counts: Mapping[int, int]) -> list[list[int]]:
    """As many groups of three as can be, then pairs, out of face -> count."""
    left = {face: count for face, count in counts.items() if count}
    groups = []
    for remaining in range(_triples(left) - 1, -1, -1):
        group = next(group for group in _threes(left) if _triples(_minus(left, group)) == remaining)
        left = _minus(left, group)
        groups.append(group)
    rest = [face for face, count in left.items() for _ in range(count)]
    return groups + [rest[at : at + 2] for at in range(0, len(rest) - 1, 2)]


def _triples(counts: Mapping[int, int]) -> int:
    return column_triples(tuple(sorted(counts.values())))


def _threes(counts: Mapping[int, int]) -> list[list[int]]:
    equal = [[face] * 3 for face, count in counts.items() if count >= 3]
    return equal + [list(group) for group in combinations(counts, 3)]


def _minus(counts: Mapping[int, int], group: list[int]) -> dict[int, int]:
    left = {face: count - group.count(face) for face, count in counts.items()}
    return {face: count for face, count in left.items() if count}
