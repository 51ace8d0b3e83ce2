"""A move being built word by word from taps. Knows no game, only `Choices.options`."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from app.play.counting import Counting
from tefuda.core.cards import Card, Cards, Deck
from tefuda.core.terms import END, Choices, Words


class Draft(NamedTuple):
    """The words so far and the taps they took; forced words come by themselves."""

    words: Words = ()
    taps: int = 0


class Tap(NamedTuple):
    """What a tap makes of a draft, and whether that is to be played at once."""

    draft: Draft
    send: bool = False


class Builder:
    """Turns taps into moves of one seat's `choices`; cards are told from words by the deck.

    `plain` verbs take no cards, even where one of their words reads like a card; `counts` are verbs
    of numbers alone, with what stands before each number. A card is lifted before it is played,
    unless `one_tap` plays; the only one that may be played lies lifted from the start.
    """

    def __init__(
        self,
        choices: Choices[Any],
        deck: Deck,
        plain: Collection[str] = (),
        counts: Mapping[str, Words] = {},
        *,
        one_tap: bool = False,
    ) -> None:
        self.choices = choices
        self.deck = deck
        self.plain = plain
        self.counts = counts
        self.one_tap = one_tap
        settled = self._settled(())
        self.only = self._single(settled)
        self.base = Draft(self.only, 1) if self.only else Draft(settled)

    def card(self, draft: Draft, card: Card, *, anew: bool = True) -> Tap | None:
        """`card` was tapped: it joins the move, is taken back or plays it; None: it may not.

        Where it does not join the only one chosen it takes its place, if a move begins `anew` with it;
        so it does with one that stands at the end by itself, parted from those before it.
        """
        added = self._add(draft, card)
        if added:
            return Tap(added, self.one_tap and added.taps == 1 and self._whole(added))
        if card in self.lifted(draft):
            return self.again(draft, card)
        if self._parted(draft.words) and self.reachable((*draft.words[:-1], card)):
            return Tap(Draft(self._settled((*draft.words[:-1], card)), draft.taps))
        if anew and draft.taps == 1 and not self.only:
            return self.card(self.base, card)
        return None

    def first(self, draft: Draft, card: Card) -> Tap | None:
        """`card` was tapped where a move's first card lies: it becomes that, or is put back."""
        if self.lifted(draft)[:1] == (card,):
            return Tap(self.base)
        cards = (at for at, word in enumerate(draft.words) if self._is_card(draft.words, word))
        for start in (Draft(draft.words[: next(cards, None)]), self.base):
            added = self._add(start, card)
            if added:
                return Tap(added)
        return None

    def lay(self, draft: Draft, card: Card) -> Tap | None:
        """`card` was dropped on the table: alone in a whole move it plays, else it joins the move."""
        added = self._add(draft, card)
        if added:
            return Tap(added, self.ready(added) and len(self.lifted(added)) == 1)
        if self.only:
            return Tap(draft, send=True) if card in self.only else None
        alone = draft.taps == 1 and len(self.lifted(draft)) <= 1
        return self.lay(self.base, card) if alone else None

    def word(self, draft: Draft, word: str, *, at_once: bool = False) -> Tap | None:
        """A button was pressed: it stays pressed, and pressed again it plays what it made whole.

        Where it is all that may be done, or is to be `at_once`, the first time plays.
        """
        if word == self.chosen(draft):
            return Tap(draft, send=True)
        counting = self.counting(draft.words)
        if counting and (said := counting.put(draft.words, word)):
            return Tap(Draft(said, draft.taps + 1))
        for start in (draft.words, self.stem(draft), ()):
            if word in self.choices.options(start):
                longer = self._longer(draft, start, word)
                decides = not (at_once or self._forced(longer))
                return Tap(longer, not decides and longer.taps == 1 and self._whole(longer))
        return None

    def _single(self, settled: Words) -> Words:
        """The whole move of one card, where that is the only one; else ()."""
        words, cards = settled, 0
        while len(options := self.choices.options(words)) == 1 and options[0] != END:
            words = (*words, options[0])
            cards += self._is_card(words, words[-1])
        return words if cards == 1 and options == (END,) and words[0] not in self.counts else ()

    def _longer(self, draft: Draft, start: Words, word: str) -> Draft:
        """The draft with a word after `start`: at its end, in another's place, as another verb."""
        words, lifted = self._settled((*start, word)), self.lifted(draft)
        if start == draft.words:
            return Draft(words, draft.taps + 1)
        if lifted and self.reachable(words + lifted):
            return Draft(self._settled(words + lifted), draft.taps + 1)  # the same cards
        return Draft(words, draft.taps if start else 1)

    def chosen(self, draft: Draft) -> str:
        """The word that was pressed and made the draft a whole move; "" where cards make it."""
        counted = self.counting(draft.words)
        if counted or not (draft.taps and self.ready(draft)) or self.lifted(draft):
            return ""
        return draft.words[self._decided(draft.words)]

    def stem(self, draft: Draft) -> Words:
        """The words before those that are buttons now."""
        return draft.words[: self._decided(draft.words)] if self.chosen(draft) else draft.words

    def _decided(self, words: Words) -> int:
        """The place of the last word that stood beside others; 0 where none did."""
        places = range(len(words))
        return max((at for at in places if len(self.choices.options(words[:at])) > 1), default=0)

    def _forced(self, draft: Draft) -> bool:
        """Nothing else can be said."""
        places = range(len(draft.words))
        return all(len(self.choices.options(draft.words[:at])) == 1 for at in places)

    def again(self, draft: Draft, card: Card) -> Tap:
        """A lifted card was tapped: alone in a whole move it plays, else it is taken back."""
        if self.ready(draft) and len(self.lifted(draft)) == 1:
            return Tap(draft, send=True)
        return Tap(self.back(draft, card))

    def back(self, draft: Draft, card: Card) -> Draft:
        """The draft without one copy of a lifted card, or cut off before it."""
        place = len(draft.words) - 1 - draft.words[::-1].index(card)
        cut = draft.words[:place]
        less = cut + draft.words[place + 1 :]
        words = less if self.reachable(less) else self._settled(cut)
        none = draft.taps == 1 or words in (self.base.words, ())
        return self.base if none else Draft(words, draft.taps - 1)

    def lifted(self, draft: Draft) -> Cards:
        """The cards of the draft, in its order."""
        return tuple(word for word in draft.words if self._is_card(draft.words, word))

    def ready(self, draft: Draft) -> bool:
        """Whether the draft is a whole move."""
        return END in self.choices.options(draft.words)

    def cards(self, draft: Draft) -> frozenset[Card]:
        """Every card that a tap would add, take back or put in another's place."""
        cards = {*self._next_cards(draft.words), *self.lifted(draft)}
        if draft.taps <= 1:
            cards |= self._next_cards(self.base.words)
        if self._parted(draft.words):
            cards |= self._next_cards(draft.words[:-1])
        return frozenset(cards)

    def next(self, draft: Draft) -> Cards:
        """The cards that may come next in the draft."""
        return self.deck.sort(self._next_cards(draft.words))

    def words(self, draft: Draft) -> Words:
        """The words that are buttons now: next ones, and other verbs for the same cards."""
        counting = self.counting(draft.words)
        if counting:
            told = counting.counters(draft.words)
            return tuple(word for each in told for word in (each.more, each.less) if word)
        stem = self.stem(draft)
        buttons = [word for word in self.choices.options(stem) if self._is_button(stem, word)]
        lifted = self.lifted(draft)
        if lifted and len(draft.words) == 1 + len(lifted):
            buttons += [verb for verb in self._verbs(lifted) if verb != draft.words[0]]
        return tuple(buttons)

    def counting(self, words: Words) -> Counting | None:
        """The counters of a move that begins with `words`, if it is numbers alone."""
        verb = words[0] if words else ""
        return Counting(verb, self.counts[verb], self.choices) if verb in self.counts else None

    def _is_card(self, words: Words, word: str) -> bool:
        """Whether `word` names a card in a move that begins with `words`."""
        return word in self.deck and not (words and words[0] in self.plain)

    def _is_button(self, stem: Words, word: str) -> bool:
        """Not a card, not the end, and not a verb that a card brings by itself."""
        if word == END or self._is_card(stem, word):
            return False
        return bool(stem) or not self._next_cards(self._settled((word,)))

    def _verbs(self, cards: Cards) -> list[str]:
        """The verbs that accept these cards, likeliest first."""
        verbs = self.choices.options(())
        return [verb for verb in verbs if self.reachable(self._settled((verb,)) + cards)]

    def _next_cards(self, words: Words) -> set[Card]:
        """The cards that may come next, through any verb where none is known yet."""
        options = self.choices.options(words)
        cards = {word for word in options if self._is_card(words, word)}
        if led := self._led(words):
            cards.update(self.choices.options(led))
        for verb in () if words else options:
            after = self.choices.options(self._settled((verb,)))
            cards.update(word for word in after if self._is_card((verb,), word))
        return cards

    def attempts(self, draft: Draft, card: Card) -> list[Words]:
        """The words a card would make, legal or not, by every verb where none is known."""
        starts = [draft.words] if draft.words else [(verb,) for verb in self.choices.options(())]
        return [(*start, card) for start in starts]

    def _add(self, draft: Draft, card: Card) -> Draft | None:
        for words in self._with(draft.words, card):
            if self.reachable(words):
                return Draft(self._settled(words), draft.taps + 1)
        return None

    def _with(self, words: Words, card: Card) -> list[Words]:
        """Ways to take a card in: at the end, in deck order, or after a verb it brings."""
        if not words:
            return [(*self._settled((verb,)), card) for verb in self._verbs((card,))]
        start = len(words)
        while self._is_card(words, words[start - 1]):
            start -= 1
        ways = [(*words, card), words[:start] + self.deck.sort((*words[start:], card))]
        led = self._led(words)
        return [*ways, (*led, card)] if led else ways

    def _led(self, words: Words) -> Words:
        """The words and the one that parts their cards from the next ones: a card brings it, too."""
        options = self.choices.options(words) if words else ()
        parts = [word for word in options if not (word == END or self._is_card(words, word))]
        if len(parts) != 1 or not self._is_card(words, words[-1]):
            return ()
        led = self._settled((*words, parts[0]))
        return led if any(map(self.deck.__contains__, self.choices.options(led))) else ()

    def _parted(self, words: Words) -> bool:
        """Whether the last word is a card and others stand before the word that parts it from them."""
        cards = [self._is_card(words, word) for word in words]
        return cards[-2:] == [False, True] and any(cards[:-2])

    def reachable(self, words: Words) -> bool:
        counting = self.counting(words)
        if counting:
            return counting.fits(words)
        options = self.choices.options
        return all(word in options(words[:place]) for place, word in enumerate(words))

    def _whole(self, draft: Draft) -> bool:
        """Nothing can be added."""
        return self.choices.options(draft.words) == (END,)

    def _settled(self, words: Words) -> Words:
        """The words and those that must follow, up to a card or a choice.

        A verb that says all by itself ("pass") is left to the player even where it is alone.
        """
        options = self.choices.options(words)
        while len(options) == 1 and options[0] != END and not self._is_card(words, options[0]):
            after = self.choices.options((*words, options[0]))
            if not words and after == (END,):
                break
            words, options = (*words, options[0]), after
        return words
