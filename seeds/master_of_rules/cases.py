"""The checks that `cases.toml` names: a case's words, put to the real rules."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.payoffs import rank_high
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, Event
from tefuda.games.master_of_rules.cards import COLOUR, DECK, KINDS, NUMBER
from tefuda.games.master_of_rules.rules import scoring
from tefuda.games.master_of_rules.rules.events import Reshuffled
from tefuda.games.master_of_rules.rules.secrets import unseen
from tefuda.games.master_of_rules.rules.state import State

GAME = find("master_of_rules")

Said = tuple[str, str]  # in English, in Japanese

MET = {True: ("met", "達成"), False: ("missed", "失敗")}
RULES = {"5.3": "TRIO", "5.4": "ONLY", "5.5": "LIMIT"}


def deck() -> dict[str, Any]:
    rules = Counter(card for card in DECK.cards if card not in NUMBER)
    return {
        "numbers": len(NUMBER),
        "each_colour": sorted(set(Counter(COLOUR.values()).values())),
        "rules": sum(rules.values()),
        "each_rule": sorted(set(rules.values())),
        "all": len(DECK),
    }


def judge(rules: Sequence[str], numbers: Sequence[str], dummies: Sequence[str] = ()) -> list[bool]:
    """Who met the rule, by seat; the dummies' numbers last."""
    return list(scoring.judge(rules, (*numbers, *dummies)))


def met(rule: str, numbers: Sequence[str]) -> list[bool]:
    """Whether the owner of each of the five cards would meet a rule."""
    return [scoring.JUDGED[rule].met(numbers, own) for own in numbers]


def lit(rule: str, numbers: Sequence[str], own: str) -> list[str]:
    """The cards by which the owner of one meets or misses a rule."""
    return list(scoring.JUDGED[rule].lit(numbers, own))


def final(won: Sequence[Mapping[str, int]]) -> dict[str, Any]:
    """Scores and ranks of so many rule cards won."""
    piles = [tuple(Counter(counts).elements()) for counts in won]
    return {
        "scores": [scoring.score(cards) for cards in piles],
        "ranks": list(rank_high([scoring.standing(cards) for cards in piles])),
    }


def played(players: int, moves: Sequence[tuple[int, str]]) -> dict[str, Any]:
    """What everybody knows after these moves."""
    view = GAME.view(_after(players, moves), -1)
    return {
        "open": [list(cards) for cards in view.open],
        "row": list(view.now.row),
        "unseen_rules": sum(card in KINDS for card in unseen(view)),
    }


def places(players: int, moves: Sequence[tuple[int, str]]) -> dict[str, Any]:
    """Where the cards lie that were won or discarded."""
    zones = GAME.zones(_after(players, moves))
    names = [name for name in zones if "won" in name or "discards" in name]
    return {"zones": {name: list(zones[name]) for name in names}}


def _after(players: int, moves: Sequence[tuple[int, str]]) -> State:
    match = Match(GAME, players, {}, "case")
    for seat, line in moves:
        match.play_text(seat, line)
    state: State = match.state
    return state


def whole_match(players: int) -> dict[str, Any]:
    """A match of random moves: its length, its reshuffles and what is left."""
    match, rng = Match(GAME, players, {}, "worked case"), Quick("worked case")
    reshuffles: list[list[int]] = []
    while not match.over:
        seat = match.turn.seats[0]
        events: tuple[Event, ...] = (
            match.chance() if seat == CHANCE else match.play(seat, match.choices(seat).sample(rng))
        )
        number = len(match.steps[-1].before.past.rounds) + 1
        reshuffles += [[number, event.cards] for event in events if isinstance(event, Reshuffled)]
    state = match.state
    return {
        "rounds": len(state.past.rounds),
        "starts": sorted(set(Counter(round_.start for round_ in state.past.rounds).values())),
        "reshuffles": reshuffles,
        "rule_deck": len(state.rules),
        "hands": sorted({len(hand) for hand in state.hands}),
        "cards": sum(map(len, GAME.zones(state).values())),
    }


def example(clause: str, groups: list[list[str]]) -> tuple[list[str], list[Said]]:
    """The cards by which a drawn rule is met or missed, or those that meet theirs, and what is said."""
    cards = [card for group in groups for card in group]
    if clause in RULES:
        rule = RULES[clause]
        told = [MET[met(rule, cards)[0]]]
        if rule == "LIMIT":
            told.append(MET[met(rule, ["Y4" if card == "Y3" else card for card in cards])[0]])
        deciding = lit(rule, cards, cards[0])
        return deciding if len(deciding) < len(cards) else [], told
    if clause == "5.6":
        return [own for own, fine in zip(cards, met("BEST", cards), strict=True) if fine], []
    if clause == "5.7":
        numbers, rules = zip(*groups, strict=True)
        fine = judge(rules, numbers)
        return [rule for rule, is_met in zip(rules, fine, strict=True) if is_met], []
    if clause == "8.4":
        outcome = final([Counter(group) for group in groups])
        ahead = "ab"[outcome["ranks"].index(1)]
        return [], [(str(points), str(points)) for points in {*outcome["scores"]}] + [
            (ahead, ahead)
        ]
    (points,) = final([Counter(cards)])["scores"]
    return [], [(str(points), str(points))]
