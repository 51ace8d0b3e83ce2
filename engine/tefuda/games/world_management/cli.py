"""python3 -m tefuda hand: what a hand of World Management is worth, and what it lacks."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from tefuda.games.world_management.cards.faces import COPIES
from tefuda.games.world_management.rules.scoring import POINTS_OF_SIZE, complete
from tefuda.games.world_management.solver.distance import missing
from tefuda.games.world_management.solver.forms import HAND

MOST_LETTERS: Final = 40
"""Of what is no card, in an answer."""
OPTIONS: Final = {f"group_points={value}": value for value in POINTS_OF_SIZE}


def answer(line: str, group_points: str = "count") -> dict[str, object]:
    """The answer to one hand; ValueError says what is wrong with the line."""
    cards = _cards(line)
    best = complete(cards, group_points=group_points)
    return {
        "form": best.form if best else None,
        "points": best.points if best else 0,
        "groups": [list(group) for group in best.groups] if best else [],
        "missing": missing(cards),
    }


def _cards(line: str) -> list[str]:
    cards = line.split()
    if len(cards) != HAND:
        raise ValueError(f"a hand is {HAND} cards, not {len(cards)}")
    for card, count in Counter(cards).items():
        if card not in COPIES:
            raise ValueError(f"there is no card {card[:MOST_LETTERS]}")
        if count > COPIES[card]:
            raise ValueError(f"{count} cards {card}, and there are only {COPIES[card]}")
    return cards


def hand(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tefuda hand", description=__doc__)
    parser.add_argument(
        "cards", nargs="*", metavar="CARD", help="28 cards; - reads hands, one a line"
    )
    parser.add_argument("--option", choices=OPTIONS, default="group_points=count")
    asked = parser.parse_args(argv)
    lines = sys.stdin if asked.cards in ([], ["-"]) else [" ".join(asked.cards)]
    try:
        return _answered(lines, OPTIONS[asked.option])
    except UnicodeDecodeError as error:
        parser.exit(2, f"{parser.prog}: cannot read -: {error}\n")


def _answered(lines: Iterable[str], group_points: str) -> int:
    bad = False
    for line in lines:
        try:
            reply = answer(line, group_points)
        except ValueError as wrong:
            reply = {"error": str(wrong)}
            bad = True
        print(json.dumps(reply, ensure_ascii=False), flush=True)
    return 2 if bad else 0


COMMANDS: Final[Mapping[str, Callable[[Sequence[str]], int]]] = {"hand": hand}
