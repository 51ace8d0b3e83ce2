"""The rest of a round played quickly with all cards known, on plain numbers, then what it promises.

Held against the rules move by move in tests/contract/test_compact.py.
"""

from collections.abc import Sequence

from tefuda.core.chance import Rng
from tefuda.core.payoffs import by_rank
from tefuda.core.terms import Payoffs, Seat
from tefuda.games.it_normandy.bot.numbers import INDEX, SUIT_PLACES
from tefuda.games.it_normandy.bot.outlook import outlook
from tefuda.games.it_normandy.bot.policy import ERROR, POLICIES, Policy
from tefuda.games.it_normandy.bot.strengths import STRENGTHS
from tefuda.games.it_normandy.cards import RANK
from tefuda.games.it_normandy.rules.scoring import ranks, tally, trump_suits
from tefuda.games.it_normandy.rules.state import State
from tefuda.games.it_normandy.rules.turns import ROUNDS, apply, choices, turn

SuitGains = tuple[float, float, float]
"""By suit: what a trick is worth to its taker."""


class Run:
    """A match under way. Lists by seat; counters in the order R Y B."""

    __slots__ = (
        "common", "hands", "lead", "leader", "number", "personal", "rank", "scores", "setup",
        "solves", "strengths", "surplus", "taken", "won",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        """From any state in which somebody leads, follows or chooses a task."""
        assert state.now.leader >= 0
        self.setup = state.setup
        self.number = len(state.past.rounds)
        self.scores = list(state.past.scores)
        self.rank = RANK[state.now.up]
        self.hands = [[INDEX[card] for card in hand] for hand in state.hands]
        self.leader: Seat = state.now.leader
        self.common = list(state.now.common)
        self.personal = [list(own) for own in state.now.personal]
        round_tally = tally(state.now.tricks, state.now.common, state.now.personal, last=False)
        self.solves = [list(own) for own in round_tally.solves]
        self.won, self.surplus = list(round_tally.won), list(round_tally.surplus)
        self.lead = INDEX[state.plays[0]] if state.plays else -1
        self.taken = (-1, -1)  # winner and suit of a trick that waits for a choice of task
        self.trump(state.now.trumps)
        if len(state.plays) == 2:
            self.follow(INDEX[state.plays[1]])

    def copy(self) -> "Run":
        """Another run that stands the same."""
        other = Run.__new__(Run)
        other.setup, other.number, other.scores = self.setup, self.number, self.scores
        other.rank, other.strengths, other.leader = self.rank, self.strengths, self.leader
        other.lead, other.taken = self.lead, self.taken
        other.hands = [self.hands[0][:], self.hands[1][:]]
        other.common, other.won, other.surplus = self.common[:], self.won[:], self.surplus[:]
        other.personal = [self.personal[0][:], self.personal[1][:]]
        other.solves = [self.solves[0][:], self.solves[1][:]]
        return other

    def to_act(self) -> Seat:
        """Who leads, follows or chooses a task."""
        if self.taken[0] >= 0:
            return self.taken[0]
        return self.leader if self.lead < 0 else 1 - self.leader

    def is_over(self) -> bool:
        """Whether all tricks of the round are put away."""
        return self.taken[0] < 0 and self.lead < 0 and not self.hands[0]

    def trump(self, suits: tuple[str, ...]) -> None:
        self.strengths = STRENGTHS[suits, self.rank, self.setup.highest_wins]

    def follow(self, card: int) -> None:
        """The second card falls; the trick is put away unless its winner has a choice."""
        strengths, place, taker = self.strengths, SUIT_PLACES[card], self.leader
        row = strengths.within if place == SUIT_PLACES[self.lead] else strengths.outside
        if row[card] > strengths.within[self.lead]:
            taker = 1 - taker
        else:
            place = SUIT_PLACES[self.lead]
        self.taken = (taker, place)
        self.lead = -1
        if not (self.common[place] and self.personal[taker][place]):
            self.settle(common=self.common[place] > 0)

    def settle(self, *, common: bool) -> None:
        """The trick that was taken goes to the common tasks, or else where it can."""
        taker, place = self.taken
        self.taken = (-1, -1)
        self.leader = taker
        self.won[taker] += 1
        if common:
            self.common[place] -= 1
            self.solves[taker][place] += 1
            if self.setup.follows:
                self.trump(trump_suits(tuple(self.common)))
        elif self.personal[taker][place]:
            self.personal[taker][place] -= 1
        else:
            self.surplus[taker] += 1

    def standing(self) -> list[int]:
        """Scores as if the round ended now."""
        totals, (red, yellow, blue) = self.scores[:], self.common
        left, last = red or yellow or blue, self.number == ROUNDS - 1
        for seat in (0, 1):
            own = sum(self.personal[seat])
            if left:
                totals[seat] -= 2
            elif not own:
                totals[seat] += self.won[seat]
            if own:
                totals[seat] -= 3 + own
            if not any(self.solves[seat]):
                totals[seat] -= 2
            if last:
                totals[seat] -= self.surplus[seat]
        if not (red and yellow and blue):
            self._add_most(totals)
        return totals

    def _add_most(self, totals: list[int]) -> None:
        for left, mine, yours in zip(self.common, *self.solves, strict=True):
            if not left:
                tie = mine == yours and self.setup.tie_scores
                totals[0] += 2 * (mine > yours or tie)
                totals[1] += 2 * (yours > mine or tie)


class SelfPlay:
    """Both seats of a run play by a policy, now and then at random."""

    def __init__(self, run: Run, rng: Rng, policies: tuple[Policy, Policy] | None = None) -> None:
        """The policies by seat; for both that of the round unless said otherwise."""
        self.run, self.rng = run, rng
        self.policies = policies or (POLICIES[run.number],) * 2
        self.wants = [True, True]

    def finish(self) -> Payoffs:
        """Payoffs, once the round is played to its end."""
        run = self.run
        while run.hands[0] or run.hands[1] or run.taken[0] >= 0:
            self._trick()
        scores = run.standing()
        if run.number + 1 < ROUNDS:
            return outlook(run.number + 1, scores, run.surplus)
        return by_rank(ranks(scores))

    def _trick(self) -> None:
        """One trick, or what is left of it."""
        run, (mine, yours) = self.run, self.policies
        first, second = run.standing()
        self.wants = [first <= mine.plenty, second <= yours.plenty]
        if run.taken[0] < 0:
            gains = self._gains(0), self._gains(1)
            if run.lead < 0:
                hand = run.hands[run.leader]
                run.lead = hand.pop(self._to_lead(hand, gains))
            hand = run.hands[1 - run.leader]
            run.follow(hand.pop(self._to_follow(hand, gains)))
        if run.taken[0] >= 0:
            run.settle(common=not self.wants[run.taken[0]])

    def _gains(self, taker: Seat) -> SuitGains:
        """What a trick in each suit is worth to its taker."""
        red, yellow, blue = self.run.personal[taker]
        left, policy = self.run.common, self.policies[taker]
        personal, common, surplus = policy.welcome if self.wants[taker] else policy.shunned
        return (
            personal if red else common if left[0] else surplus,
            personal if yellow else common if left[1] else surplus,
            personal if blue else common if left[2] else surplus,
        )

    def _to_lead(self, hand: list[int], gains: tuple[SuitGains, SuitGains]) -> int:
        """The place in hand of a card to lead."""
        if self.rng.below(ERROR) == 0:
            return self.rng.below(len(hand))
        leader = self.run.leader
        hopes = self.policies[leader].hopes(self.run.strengths)
        (a, b, c), (x, y, z) = gains[leader], gains[1 - leader]
        stakes = (a + x, x), (b + y, y), (c + z, z)
        best, most = 0, -99.0
        for place, card in enumerate(hand):
            stake, other = stakes[SUIT_PLACES[card]]
            value = hopes[card] * stake - other
            if value > most:
                best, most = place, value
        return best

    def _to_follow(self, hand: list[int], gains: tuple[SuitGains, SuitGains]) -> int:
        """The place in hand of the card with the best outcome, its own power counted."""
        run = self.run
        suit, within, powers = SUIT_PLACES[run.lead], run.strengths.within, run.strengths.powers
        able = [place for place, card in enumerate(hand) if SUIT_PLACES[card] == suit]
        strengths = within if able else run.strengths.outside
        able = able or list(range(len(hand)))
        if self.rng.below(ERROR) == 0:
            return able[self.rng.below(len(able))]
        if len(able) == 1:
            return able[0]
        seat = 1 - run.leader
        policy, mine = self.policies[seat], gains[seat]
        price = policy.save if self.wants[seat] else policy.shed
        to_beat, lost = within[run.lead], -gains[run.leader][suit]
        best, most = 0, -99.0
        for place in able:
            card = hand[place]
            paid = mine[SUIT_PLACES[card]] if strengths[card] > to_beat else lost
            value = paid - price * powers[card]
            if value > most:
                best, most = place, value
        return best


def playable(hand: Sequence[int], lead: int) -> Sequence[int]:
    """The places in hand of the cards that may be played, as `turns.followers` says it."""
    if lead < 0:
        return range(len(hand))
    suit = SUIT_PLACES[lead]
    able = [place for place, card in enumerate(hand) if SUIT_PLACES[card] == suit]
    return able or range(len(hand))


def playout(state: State, rng: Rng) -> Payoffs:
    """Both play quickly, now and then at random, to the end of the round; then what it promises."""
    while state.now.leader < 0 and (seats := turn(state).seats):
        move = choices(state, seats[0]).sample(rng)
        state = apply(state, move, seats[0])
    if state.now.leader < 0:
        return by_rank(ranks(state.past.scores))
    return SelfPlay(Run(state), rng).finish()
