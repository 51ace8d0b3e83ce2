"""What is saved, where a test needs no other match."""

import pytest

from tests.web.hall import Hall


@pytest.fixture
def hall(any_key: str) -> Hall:
    """A match that has begun."""
    hall = Hall(any_key)
    hall.play(20)
    return hall
