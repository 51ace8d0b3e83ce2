"""Groups of three inside a column, against trying them all."""

from functools import cache
from itertools import combinations, combinations_with_replacement

from tefuda.games.world_management.solver.columns import column_groups, column_triples


@cache
def slow(counts: tuple[int, ...]) -> int:
    takes = [{face: 3} for face in range(len(counts))]
    takes += [dict.fromkeys(faces, 1) for faces in combinations(range(len(counts)), 3)]
    rest = [tuple(count - take.get(face, 0) for face, count in enumerate(counts)) for take in takes]
    return max((1 + slow(left) for left in rest if min(left) >= 0), default=0)


def test_most_triples_of_every_small_column() -> None:
    for faces in range(6):
        for counts in combinations_with_replacement(range(1, 6), faces):
            assert column_triples(counts) == slow(counts), counts


def test_groups_are_triples_and_then_pairs_of_what_is_there() -> None:
    for counts in combinations_with_replacement(range(6), 4):
        groups = column_groups(dict(enumerate(counts)))
        used = [face for group in groups for face in group]
        assert all(used.count(face) <= count for face, count in enumerate(counts))
        triples = slow(counts)
        assert [len(group) for group in groups] == [3] * triples + [2] * (
            (sum(counts) - 3 * triples) // 2
        )
        assert all(len(set(group)) in (1, 3) for group in groups[:triples])
