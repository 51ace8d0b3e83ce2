"""The checks that `cases.toml` names: a case's words, put to the real rules.

Hands are written short: `fire1..9` a run, `east*5` copies, `7/9` a number in the first nine
attributes, `ground/3` a place in the first three jobs, `knight` all five places of a job.
"""

import re
from collections.abc import Sequence
from itertools import chain
from typing import Any

from tefuda.core.cards import Cards
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, Value
from tefuda.games.world_management.cards import deck, groups
from tefuda.games.world_management.cards.faces import ATTRIBUTES, FACES, JOBS, PLACES
from tefuda.games.world_management.rules import scoring
from tefuda.games.world_management.rules.draws import FIRST, LATER, TURNS
from tefuda.games.world_management.rules.hand_end import end_declared, end_exhausted, one_short
from tefuda.games.world_management.rules.turns import start
from tefuda.games.world_management.rules.window import Window, can_act
from tefuda.games.world_management.solver import distance

Moves = Sequence[tuple[int, str]]
Said = tuple[str, str]  # in English, in Japanese

FORMS = {"F1": ("leader", "指導者"), "F2": ("commander", "統率者"), "F3": ("sage", "賢者")}


def hand(line: str) -> Cards:
    return deck.DECK.sort(chain.from_iterable(map(_cards, line.split())))


def _cards(token: str) -> Sequence[str]:
    if run := re.fullmatch(r"([a-z]+)(\d)\.\.(\d)", token):
        return [f"{run[1]}{number}" for number in range(int(run[2]), int(run[3]) + 1)]
    if copies := re.fullmatch(r"(.+)\*(\d+)", token):
        return [copies[1]] * int(copies[2])
    if common := re.fullmatch(r"(\d)/(\d+)", token):
        return [f"{attribute}{common[1]}" for attribute in ATTRIBUTES[: int(common[2])]]
    if common := re.fullmatch(r"([a-z]+)/(\d)", token):
        return [f"{job}-{common[1]}" for job in JOBS[: int(common[2])]]
    return [f"{token}-{place}" for place in PLACES] if token in JOBS else [token]


def judge(
    cards: str,
    exposed: Sequence[str] = (),
    group_points: str = "count",
    dora: str = "",
    opening: str = "",
) -> dict[str, Any]:
    """What a hand is worth; no form and 0 points where it is not complete."""
    reading = scoring.complete(
        hand(cards),
        tuple(map(hand, exposed)),
        group_points=group_points,
        dora=dora or None,
        opening=opening or None,
    )
    if reading is None:
        return {"points": 0}
    yakuman = {"yakuman": list(reading.yakuman)} if reading.yakuman else {}
    return {"form": reading.form or "none", "points": reading.points, **yakuman}


def missing(cards: str, exposed: Sequence[str] = ()) -> dict[str, int]:
    short = distance.missing(hand(cards), tuple(map(hand, exposed)))
    return {form: number for form, number in short.items() if number is not None}


def short(cards: str, exposed: Sequence[str] = ()) -> bool:
    return one_short(hand(cards), tuple(map(hand, exposed)))


def related(cards: str) -> bool:
    return groups.is_group(hand(cards))


def dora(turned: Sequence[str]) -> list[str]:
    """The dora beside each card turned over."""
    return [deck.dora_of(card) for card in turned]


def facts() -> dict[str, int]:
    """How the deck is made up."""
    return {"cards": len(deck.DECK), "faces": len(FACES)}


def window(cards: str, pile: str, exposed: Sequence[str] = ()) -> dict[str, Any]:
    """Whether a seat is asked, and the summons and additions it may make."""
    mine, open_groups, there = hand(cards), tuple(map(hand, exposed)), hand(pile)
    counts = deck.plus(deck.NONE, there)
    if not can_act(mine, open_groups, counts):
        return {"asked": False}
    able = Window(mine, open_groups, counts)
    return {"asked": True, "count": able.count(), "moves": sorted(text(move) for move in able)}


def dealer(players: int, rolls: str) -> int:
    """Who deals after these dice; -1 where they are rolled again."""
    match = Match(find("world_management"), players, {}, "case")
    match.play_text(CHANCE, f"dice {rolls}")
    return int(match.state.past.dealer)


def first_turns(players: int) -> list[int]:
    """Cards drawn and discarded in turn 1 and in turn 2."""
    return [*FIRST[players], *LATER]


def turns(players: int) -> int:
    return TURNS[players]


def after_hand(players: int, winner: int, short_hands: Sequence[int] = ()) -> dict[str, Any]:
    """Who deals next when seat 0 dealt: `winner` declared, or -1 and these were one short."""
    options: dict[str, Value] = {"group_points": "count", "minimum": 0, "hands": "full"}
    near, far = hand(NEAR), hand(FAR)
    state = start(players, options)
    state = state._replace(
        past=state.past._replace(dealer=0),
        now=state.now._replace(turn=TURNS[players]),
        hands=tuple(near if seat in short_hands else far for seat in range(players)),
    )
    if winner < 0:
        after = end_exhausted(state)
    else:
        after = end_declared(state, winner, scoring.complete(hand(DONE)))
    return {"dealer": after.past.dealer, "scores": list(after.past.scores)}


DONE = "east*5 south*5 fire5..9 1/5 merchant ground/3"
NEAR = "east*5 south*5 fire5..9 1/5 merchant ground/2 north"
FAR = "1/10 9/10 east south west north knight-demon priest-upper farmer-ground merchant-lower"


RARE = ("7.5", "7.6", "7.7", "7.8", "7.11")
"""The clauses that draw a yakuman."""


def example(clause: str, rows: list[list[str]]) -> tuple[list[str], list[Said]]:
    """The cards of the drawn groups, dora or summons, and the form or the points of a hand."""
    lines = [" ".join(row) for row in rows]
    if clause == "1.4":
        assert all(map(related, lines))
        return [], []
    if clause in ("2.3", "2.5"):
        return [
            card for row, line in zip(rows, lines, strict=True) if related(line) for card in row
        ], []
    if clause == "3.4":
        return dora([turned for turned, _ in rows]), []
    if clause == "5.2":
        return _summoned(*lines), []
    if clause == "7.2":
        (lit,) = dora(rows[0])
        points = str(judge(" ".join(lines[1:]), dora=lit)["points"])
        return [card for row in rows for card in row if card == lit], [(points, points)]
    return [], [_declared(clause, " ".join(lines))]


def _declared(clause: str, cards: str) -> Said:
    """The form of a hand, or the points of one that is a yakuman."""
    judged = judge(cards, opening="創世期" if clause == "7.8" else "")
    if clause not in RARE:
        return FORMS[judged["form"]]
    assert judged["yakuman"]
    return (str(judged["points"]),) * 2


def _summoned(cards: str, pile: str) -> list[str]:
    """The card that the hand may summon, where it may: it uses all of the hand but the last."""
    able = window(cards, pile)
    *used, last = cards.split()
    wanted = f"summon {pile} with {' '.join(used)} discard {last}"
    return [pile] if able["asked"] and wanted in able["moves"] else []
