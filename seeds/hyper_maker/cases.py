"""Puts the words of a worked case to the rules; the cases stand in cases.toml."""

from collections import Counter
from typing import Any

from tefuda.ai.levels import player
from tefuda.ai.simulation import simulate
from tefuda.core.registry import find
from tefuda.games.hyper_maker.cards import DECK, NUMBERS
from tefuda.games.hyper_maker.rules.state import Trick
from tefuda.games.hyper_maker.rules.turns import end_trick, followers, next_leader

Said = tuple[str, str]  # in English, in Japanese

NAMES = "ABCDE"
SAID = {
    "R": ("red", "赤"),
    "B": ("blue", "青"),
    "G": ("green", "緑"),
    "Y": ("yellow", "黄"),
    "nobody": ("nobody", "誰も"),
}


def trick(master: str, plays: list[str], leader: str = "A") -> dict[str, Any]:
    """How a trick ends; players A, B, C … play in that order from the leader on."""
    over = _trick(master, plays, leader)
    winner = NAMES[over.winner] if over.winner >= 0 else "nobody"
    return {"follow": over.follow or "none", "winner": winner, "points": over.points}


def leader_after(master: str, plays: list[str], leader: str = "A", option: str = "stays") -> str:
    """Who leads the next trick."""
    return NAMES[next_leader(_trick(master, plays, leader), option == "stays")]


def _trick(master: str, plays: list[str], leader: str) -> Trick:
    return end_trick(len(plays), NAMES.index(leader), master, tuple(plays))


def may_play(master: str, hand: list[str]) -> list[str]:
    return list(followers(tuple(hand), master))


def deck() -> dict[str, Any]:
    numbers = Counter((suit, n) for card in DECK for suit, n in NUMBERS[card].items())
    return {
        "cards": len(DECK),
        "different": len(set(DECK)),
        "sums": sorted({sum(NUMBERS[card].values()) for card in DECK}),
        "of_each_number": sorted(set(numbers.values())),
    }


def whole_game(players: int) -> dict[str, Any]:
    """A game of random cards: its length, what lies where at the end, and its points."""
    match = simulate(find("hyper_maker"), [player("random")] * players, {}, "worked case")
    won = [trick for trick in match.state.past.tricks if trick.winner >= 0]
    return {
        "tricks": len(match.state.past.tricks),
        "master_pile": len(match.state.stock),
        "in_hand": sum(map(len, match.state.hands)),
        "points_and_follow_number": sorted(
            {trick.points + NUMBERS[trick.master][trick.follow] for trick in won}
        ),
        "at_most_ten_a_trick": sum(match.state.past.scores) <= 10 * len(match.state.past.tricks),
    }


def example(clause: str, groups: list[list[str]]) -> tuple[list[str], list[Said]]:
    """The cards that win a drawn trick, or may be played, and what is said of them."""
    (master,), cards = groups
    if clause == "3.4":
        return may_play(master, cards), []
    over = _trick(master, cards, "A")
    won = over.winner >= 0
    said = SAID["nobody"] if not won else (str(over.points), str(over.points))
    return [cards[over.winner] if won else master], [SAID[over.follow], said]
