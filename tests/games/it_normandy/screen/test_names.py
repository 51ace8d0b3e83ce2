"""What a trick is taken by, in words."""

from tefuda.games.it_normandy.screen.names import HOW
from tests.seeds import clauses


def test_every_way_to_take_a_trick_names_its_clause() -> None:
    assert {clause for _, clause in HOW.values()} <= clauses("it_normandy")
