"""The faces (contract 1), and which lie beside each other."""

from tefuda.games.world_management.cards.faces import COPIES, INDEX, NATURALS, NEIGHBOURS, bits


def test_700_cards_with_115_faces() -> None:
    assert sum(COPIES.values()) == 700
    assert len(set(COPIES)) == 115


def near(face: str) -> list[str]:
    return [NATURALS[other] for other in bits(NEIGHBOURS[INDEX[face]])]


def test_a_direction_goes_with_itself_only() -> None:
    assert near("north") == ["north"]


def test_a_job_goes_with_two_places_around_and_the_other_jobs() -> None:
    assert near("priest-demon") == [
        "knight-demon", "priest-demon", "priest-lower", "priest-ground",
        "farmer-demon", "merchant-demon",
    ]  # fmt: skip


def test_numbers_do_not_go_round() -> None:
    assert "fire1" not in near("fire9")
    assert {"fire7", "fire8", "dark9"} <= set(near("fire9"))


def test_bits() -> None:
    assert bits(0b101001) == [0, 3, 5]
