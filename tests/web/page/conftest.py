"""What a visit to the page begins with."""

import pytest

from tests.web.hall import Hall
from tests.web.page.device import Device


@pytest.fixture
def hall(any_key: str) -> Hall:
    """A match that has begun, in a store that lasts."""
    hall = Hall(any_key)
    hall.storage.lasting = True
    hall.play(10)
    return hall


@pytest.fixture
def device(any_key: str) -> Device:
    hall = Hall(any_key)
    hall.play(10)
    return Device(hall)


@pytest.fixture(params=["all", "no locks", "no second copy", "only the store"])
def any_device(device: Device, request: pytest.FixtureRequest) -> Device:
    """Browsers that lack one thing or another."""
    if request.param in ("no locks", "only the store"):
        device.locks = None
    if request.param in ("no second copy", "only the store"):
        device.copy = None
    return device
