"""What a seat asked in a summon window may do: summon, extend, or pass.

There are thousands of such moves, so they are counted (reach.py) and never listed.
"""

from collections.abc import Callable, Iterator
from typing import Final

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng
from tefuda.core.terms import END, Words
from tefuda.games.world_management.cards.deck import Counts, lying
from tefuda.games.world_management.cards.faces import FACES, INDEX
from tefuda.games.world_management.cards.groups import SIZES, is_group, joining
from tefuda.games.world_management.rules.reach import reach
from tefuda.games.world_management.rules.state import Extend, Melds, Move, Pass, Summon

PASS: Final = Pass()


def can_act(hand: Cards, exposed: Melds, pile: Counts) -> bool:
    """Whether a summon or an extension is possible, so that the seat is asked (W26)."""
    if not hand:
        return False
    if any(pile[INDEX[face]] for group in exposed for face in joining(group)):
        return True
    if len(hand) < min(SIZES):
        return False
    mine = reach(hand)
    return any(number and mine.weight(face) for face, number in zip(FACES, pile, strict=True))


class Window:
    """The moves of one seat in one window, as `core.game.Choices`."""

    __slots__ = ("_exposed", "_lying", "_mine")

    def __init__(self, hand: Cards, exposed: Melds, pile: Counts) -> None:
        self._mine = reach(hand)
        self._exposed = exposed
        self._lying = lying(pile)

    def _taken(self) -> Iterator[tuple[Card, int]]:
        """Cards that a summon may take, each with the number of summons that do."""
        pairs = ((card, self._mine.weight(card)) for card in self._lying)
        return ((card, weight) for card, weight in pairs if weight)

    def _extended(self) -> Iterator[tuple[int, Card]]:
        """Exposed groups by number, and what may join them."""
        if self._mine.hand:
            for number, group in enumerate(self._exposed):
                able = joining(group)
                yield from ((number, card) for card in self._lying if card in able)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Summon):
            return self._may_summon(move)
        if isinstance(move, Extend):
            pair = (move.group, move.card)
            return move.discard in self._mine.counts and pair in self._extended()
        return isinstance(move, Pass)

    def _may_summon(self, move: Summon) -> bool:
        needed = [*move.cards, move.discard]
        return (
            move.card in self._lying
            and 1 + len(move.cards) in SIZES
            and all(self._mine.counts[card] >= needed.count(card) for card in needed)
            and is_group((move.card, *move.cards))
        )

    def __iter__(self) -> Iterator[Move]:
        for card, _ in self._taken():
            for cards in self._mine.beside(card):
                for discard in self._mine.left(cards):
                    yield Summon(card, cards, discard)
        for number, card in self._extended():
            for discard in self._mine.left():
                yield Extend(number, card, discard)
        yield PASS

    def _extends(self) -> int:
        return sum(1 for _ in self._extended()) * self._mine.faces

    def count(self) -> int:
        return sum(weight for _, weight in self._taken()) + self._extends() + 1

    def sample(self, rng: Rng) -> Move:
        place = rng.below(self.count())
        for card, weight in self._taken():
            if place < weight:
                return self._nth_summon(card, place)
            place -= weight
        if place == self._extends():
            return PASS
        pair, discard = divmod(place, self._mine.faces)
        number, card = list(self._extended())[pair]
        return Extend(number, card, self._mine.left()[discard])

    def _nth_summon(self, card: Card, place: int) -> Summon:
        """Number `place` of the summons that take this card, in the order they are listed."""
        every = self._mine.beside(card)
        cards = next(every)
        while place >= len(left := self._mine.left(cards)):
            place -= len(left)
            cards = next(every)
        return Summon(card, cards, left[place])

    def options(self, prefix: Words) -> Words:
        if not prefix:
            return tuple(word for word, spell in self._verbs().items() if spell(()))
        spell = self._verbs().get(prefix[0])
        return spell(prefix[1:]) if spell else ()

    def _verbs(self) -> dict[str, Callable[[Words], Words]]:
        """How each verb is spelt on."""
        return {
            "summon": self._spell_summon,
            "extend": self._spell_extend,
            "pass": self._spell_pass,
        }

    def _spell_pass(self, words: Words) -> Words:
        return () if words else (END,)

    def _spell_summon(self, words: Words) -> Words:
        able = tuple(card for card, _ in self._taken())
        if not words:
            return able
        if words[0] not in able:
            return ()
        if len(words) == 1:
            return ("with",)
        return self._spell_with(words[0], words[2:]) if words[1] == "with" else ()

    def _spell_with(self, card: Card, words: Words) -> Words:
        """The cards beside the taken one in any order, then what is thrown away."""
        place = words.index("discard") if "discard" in words else len(words)
        cards, after = words[:place], words[place + 1 :]
        if not self._mine.opens(card, cards):
            return ()
        whole = 1 + len(cards) in SIZES and is_group((card, *cards))
        if place == len(words):
            more = tuple(self._mine.next(card, cards))
            return (*more, "discard") if whole else more
        return _last(after, tuple(self._mine.left(cards))) if whole else ()

    def _spell_extend(self, words: Words) -> Words:
        pairs = [(str(number), card) for number, card in self._extended()]
        if len(words) < 2:
            return tuple(
                dict.fromkeys(pair[len(words)] for pair in pairs if pair[: len(words)] == words)
            )
        if words[:2] not in pairs:
            return ()
        if len(words) == 2:
            return ("discard",)
        return _last(words[3:], tuple(self._mine.left())) if words[2] == "discard" else ()


def _last(words: Words, able: Cards) -> Words:
    """The discard, then the end."""
    if not words:
        return able
    return (END,) if len(words) == 1 and words[0] in able else ()
