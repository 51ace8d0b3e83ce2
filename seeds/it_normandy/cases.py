"""Puts the words of a worked case to the rules; the cases stand in cases.toml."""

from typing import Any

from tefuda.core.chance import Quick
from tefuda.core.kit.play import Play
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, Value
from tefuda.games.it_normandy.rules.scoring import points, ranks
from tefuda.games.it_normandy.rules.state import Dice, Past, Round, Setup, Solve, State, Tally
from tefuda.games.it_normandy.rules.turns import apply, choices, followers, start, turn

GAME = find("it_normandy")
A, B = 0, 1
NAMES = ("A", "B")
NONE = [0, 0, 0]

Said = tuple[str, str]  # in English, in Japanese

SAID = {
    "R": ("red", "赤"),
    "B": ("blue", "青"),
    "Y": ("yellow", "黄"),
    "surplus": ("surplus", "不要"),
}


def _at(dice: list[int], up: str = "B5", **options: Value) -> State:
    """A round whose dice have fallen; A is to lead."""
    state = start(2, {**GAME.info.defaults(2), **options})
    return _with(apply(_with(state, up=up), Dice(tuple(dice)), CHANCE), leader=A)


def _with(state: State, **facts: Any) -> State:
    """The state with other facts of the running round."""
    return state._replace(now=state.now._replace(**facts))


def _trick(state: State, lead: str, follow: str) -> State:
    """The state after A led a card and B followed, each with one more card in hand."""
    other = "B1" if "B1" not in (lead, follow) else "B2"
    state = state._replace(hands=((lead, other), (follow, other)))
    return apply(apply(state, Play(lead), A), Play(follow), B)


def trick(lead: str, follow: str, dice: list[int], up: str = "B5", **options: Value) -> Any:
    """Who takes a trick, and in which suit a task is solved."""
    after = _trick(_at(dice, up, **options), lead, follow)
    return {"winner": NAMES[after.now.tricks[-1].winner], "suit": after.now.tricks[-1].suit}


def may_play(lead: str, hand: list[str]) -> list[str]:
    return list(followers(tuple(hand), lead[0]))


def trumps(dice: list[int], left: list[int], suit: str, option: str) -> list[str]:
    """The trump suits after one more common task of `suit` is solved, so that `left` is left."""
    state = _at(dice, trump_suit=option)
    before = tuple(number + ("RYB"[place] == suit) for place, number in enumerate(left))
    after = _trick(_with(state, common=before), f"{suit}11", f"{suit}10")
    assert list(after.now.common) == left
    return list(after.now.trumps)


def tasks_for(lead: str, common: list[int], personal: list[int]) -> list[str]:
    """Where A's trick may go: the choices, or the one place."""
    state = _with(_at([6, 1, 3]), common=tuple(common), personal=(tuple(personal), (0, 0, 0)))
    follow = f"{lead[0]}2"
    after = _trick(state, lead, follow)
    if turn(after).phase == "solve":
        return [text(move) for move in choices(after, A)]
    return [after.now.tricks[-1].area]


def counters(area: str) -> dict[str, list[int]]:
    """What is left of common Y1 and A's personal Y2 after a yellow trick solved one of them."""
    state = _with(_at([6, 1, 3]), personal=((0, 2, 0), (0, 0, 0)))
    after = apply(_trick(state, "Y11", "Y2"), Solve(area), A)
    return {"common": list(after.now.common), "personal": list(after.now.personal[A])}


def score(
    solves: list[list[int]],
    won: list[int],
    common_left: list[int] = NONE,
    personal_left: list[list[int]] = [NONE, NONE],  # noqa: B006 - never changed
    surplus: list[int] = [0, 0],  # noqa: B006
    last: bool = False,
    most_solved_tie: str = "both",
) -> list[int]:
    """The points of A and B in a round."""
    setup = Setup(highest_wins=False, follows=False, tie_scores=most_solved_tie == "both")
    tally = Tally(
        last=last,
        won=tuple(won),
        solves=tuple(map(tuple, solves)),
        common=tuple(common_left),
        personal=tuple(map(tuple, personal_left)),
        surplus=tuple(surplus),
    )
    return [sum(own) for own in zip(*points(tally, setup), strict=True)]


def winners(scores: list[int]) -> list[str]:
    return [NAMES[seat] for seat, rank in enumerate(ranks(scores)) if rank == 1]


def leader(scores: list[int]) -> str:
    """Who leads to the first trick."""
    state = _with(start(2, GAME.info.defaults(2)), up="B5")
    state = state._replace(past=Past((), tuple(scores)), hands=(("R1",), ("R2",)))
    after = apply(state, Dice((6, 1, 3)), CHANCE)
    return NAMES[after.now.leader] if after.now.leader >= 0 else "lot"


def spreads(surplus: list[int]) -> dict[str, Any]:
    """Who spreads new tasks after a round with so much surplus, and in how many ways."""
    none = ((0, 0, 0), (0, 0, 0))
    tally = Tally(False, (8, 5), none, (0, 0, 0), none, tuple(surplus))
    past = Past((Round((), tally, ()),), (0, 0))
    state = start(2, GAME.info.defaults(2))._replace(past=past)
    seats = turn(state).seats
    ways = [choices(state, seat).count() for seat in seats if seat != CHANCE]
    return {"seats": [NAMES[seat] for seat in seats if seat != CHANCE], "ways": ways}


def surplus_only_without_tasks(matches: int) -> bool:
    """Whether every trick in the surplus, in random matches, was of a suit without tasks."""
    return all(_without(f"surplus {number}") for number in range(matches))


def _without(seed: str) -> bool:
    match, rng, fine = Match(GAME, 2, {}, seed), Quick(seed), True
    while not match.over:
        seat = match.turn.seats[0]
        move = match.choices(seat).sample(rng)
        before = match.state.now
        match.play(seat, move)
        for over in match.state.now.tricks[len(before.tricks) :]:
            place = "RYB".index(over.suit)
            left = before.common[place] + before.personal[over.winner][place]
            fine = fine and (over.area == "surplus") == (left == 0)
    return fine


def turned_up(card: str, dice: list[int]) -> dict[str, Any]:
    """What the card turned up means: trump suits by the dice alone; it is in nobody's hand."""
    match = Match(GAME, 2, {}, "turned up")
    while card not in match.state.stock:
        match = Match(GAME, 2, {}, match.seed + "'")
        match.chance()
    match.play_text(CHANCE, f"stock {card}")
    match.play_text(CHANCE, "dice " + " ".join(map(str, dice)))
    state = match.state
    held = [other for hand in state.hands for other in hand]
    same = sum(other[1:] == card[1:] for other in held)
    return {"trumps": list(state.now.trumps), "in_hand": card in held, "at_most_two": same <= 2}


def example(clause: str, groups: list[list[str]]) -> tuple[list[str], list[Said]]:
    """The card that takes a drawn trick, or may be played, and what is said of it."""
    if clause.startswith("6."):
        return [], _example_of_a_round(clause, groups)
    *_, cards = groups
    if clause == "3.4":
        return may_play(groups[1][0], cards), []
    if clause == "5.3":
        (area,) = tasks_for(cards[0], common=[2, 0, 1], personal=[0, 0, 0])
        return cards[:1], [SAID[area]]
    leads, follows = cards
    taken = trick(leads, follows, dice=[6, 1, 3], up=groups[0][0])
    (trump,) = turned_up(groups[0][0], [6, 1, 3])["trumps"]
    return [cards[NAMES.index(taken["winner"])]], [SAID[trump], SAID[taken["suit"]]]


def _example_of_a_round(clause: str, groups: list[list[str]]) -> list[Said]:
    """The points of A and B: by clause, who won which cards for common tasks, and which others."""
    solved = [groups[0], groups[2]]
    won = [len(groups[0] + groups[1]), len(groups[2] + groups[3])]
    left = {"6.4": (NONE, NONE), "6.10": ([1, 0, 0], [0, 0, 2])}
    common, own = left[clause]
    solves = [[sum(card[0] == suit for card in cards) for suit in "RYB"] for cards in solved]
    assert sum(won) == 13
    counted = score(solves, won, common, [NONE, own])
    return [2 * (str(points).replace("-", "−"),) for points in counted]
