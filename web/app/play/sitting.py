"""Whose screen it is."""

from app.match.setup import Setup
from tefuda.core.game import CHANCE, Seat


def own_seat(setup: Setup) -> Seat:
    """The person's; an onlooker's where bots are watched."""
    return next(iter(setup.people), CHANCE)
