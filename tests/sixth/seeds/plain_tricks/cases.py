"""Puts the words of a worked case to the rules; the cases stand in cases.toml."""

from typing import Any

from tefuda.ai.levels import player
from tefuda.ai.simulation import simulate
from tefuda.core.kit.follow import followers
from tefuda.core.registry import find
from tefuda.games.plain_tricks.cards import DECK, SUIT
from tefuda.games.plain_tricks.rules import winning


def takes(plays: list[str], up: str = "") -> str:
    """The card that takes a trick."""
    return plays[winning(tuple(plays), up)]


def may_play(hand: list[str], plays: list[str]) -> list[str]:
    return list(followers(tuple(hand), tuple(plays), SUIT))


def deck() -> dict[str, int]:
    return {"cards": len(DECK), "different": len({*DECK}), "suits": len({*SUIT.values()})}


def whole_match(players: int) -> dict[str, Any]:
    """A match of random cards: how long it is, and who leads after a trick."""
    match = simulate(find("plain_tricks"), [player("random")] * players, {}, "worked case")
    tricks = match.state.public.tricks
    leaders = [trick.leader for trick in tricks]
    return {
        "tricks": len(tricks),
        "points": sum(match.game.scores(match.state)),
        "left_over": len(match.state.stock),
        "first": leaders[0],
        "winners_lead": leaders[1:] == [trick.winner for trick in tricks[:-1]],
    }
