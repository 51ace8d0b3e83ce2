"""What the command lines share: one-line complaints, numbers, options of a game."""

import argparse
from collections.abc import Callable, Iterable
from typing import NoReturn

from tefuda.core import foreign
from tefuda.core.game import AnyGame
from tefuda.core.match import check_options
from tefuda.core.terms import BadText, Value


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


MOST = 1_000_000_000


def whole(low: int) -> Callable[[str], int]:
    """A reader of whole numbers from `low` up."""

    def read(text: str) -> int:
        number = foreign.whole(text, MOST)
        if number is None or number < low:
            raise argparse.ArgumentTypeError(
                f"{foreign.quoted(text)} is not a whole number from {low} up to {MOST}"
            )
        return number

    return read


def line(text: str) -> str:
    """A reader of texts that are written into one line of a record."""
    try:
        foreign.check_line(text, "it")
    except BadText as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def read_options(game: AnyGame, players: int, given: Iterable[str]) -> dict[str, Value]:
    """Options from `name=value` texts; values become numbers where the option has numbers."""
    check_options(game, players, {})
    chosen: dict[str, Value] = {}
    known = {option.name: option.values(players) for option in game.info.options}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadText(f"--option wants NAME=VALUE, not {foreign.quoted(pair)}")
        fitting = [item for item in known.get(name, ()) if str(item) == value]
        chosen[name] = fitting[0] if fitting else value
    return check_options(game, players, chosen)
