"""Checks the seals and the deals of Tefuda's match records. Needs Python alone, nothing of Tefuda.

    python3 fair_dealing.py FILE     one record (JSON) a line; exit status 1 where something is wrong

fair-dealing.md tells what this does, step by step, for whoever does it in another language.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import permutations
from typing import Any

Record = dict[str, Any]

SEALED = ("format", "game", "options", "players", "salt", "seed")


def sealed_text(record: Record) -> str:
    """What is hashed: six keys of the record, sorted, without spaces."""
    chosen = {name: record[name] for name in SEALED}
    return json.dumps(chosen, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def seal(record: Record) -> str:
    return sha256(sealed_text(record).encode("utf-8")).hexdigest()


# random numbers


class Numbers:
    """SHA-256 in counter mode, read as 32-bit words, eight a block."""

    def __init__(self, game: str, seed: str, drawn: int) -> None:
        self.key = f"{game}/{seed}/{drawn}".encode()
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            digest = sha256(self.key + f"#{self.block}".encode()).digest()
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
            self.block += 1
        return self.words.pop(0)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; a word of the uneven rest is thrown away."""
        fair = 2**32 - 2**32 % bound
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound


def pick(things: Sequence[Any], numbers: Numbers) -> Any:
    return things[numbers.below(len(things))]


def deal(cards: Sequence[str], sizes: Sequence[int], numbers: Numbers) -> list[list[str]]:
    """Hands of these sizes: places are shuffled as far as needed, cut up, each hand sorted."""
    places = list(range(len(cards)))
    for place in range(sum(sizes)):
        other = place + numbers.below(len(places) - place)
        places[place], places[other] = places[other], places[place]
    hands, start = [], 0
    for size in sizes:
        hands.append([cards[i] for i in sorted(places[start : start + size])])
        start += size
    return hands


# moves as texts


def without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """The cards less these, each as often as it is named; the order stays."""
    left, kept = Counter(gone), []
    for card in cards:
        if left[card]:
            left[card] -= 1
        else:
            kept.append(card)
    return kept


def hands_text(hands: Iterable[Iterable[object]]) -> str:
    return " / ".join(" ".join(map(str, hand)) for hand in hands)


def cards_of(rest: str) -> list[str]:
    return [word for word in rest.split() if word != "/"]


# the decks, in the order from which they are dealt

SUITS = (("R", "B"), ("R", "G"), ("R", "Y"), ("B", "G"), ("B", "Y"), ("G", "Y"))
HYPER_MAKER = [f"{a}{i}{b}{11 - i}" for a, b in SUITS for i in range(1, 11)]

IT_NORMANDY = [f"{suit}{rank}" for suit in "RYB" for rank in range(1, 12)]

NUMBERS = [f"{colour}{number}" for colour in "BRYGP" for number in range(1, 10)]
RULES = [rule for rule in ("TRIO", "ONLY", "BEST", "LIMIT", "SUPPORT") for _ in range(12)]

THIEVES = "RBYG"
TREASURES = [f"{colour}{n}" for colour in THIEVES for n in range(1, 5)]
TREASURES += ["K-2", "K-3", "K-3", "K-4"]

ATTRIBUTES = (
    *("fire", "wind", "water", "earth", "grass"),
    *("light", "steel", "ice", "thunder", "dark"),
)
DIRECTIONS = ("east", "south", "west", "north")
JOBS = ("knight", "priest", "farmer", "merchant")
PLACES = ("demon", "lower", "ground", "upper", "heaven")
WORLD = [f"{attribute}{n}" for attribute in ATTRIBUTES for n in range(1, 10) for _ in range(5)]
WORLD += [direction for direction in DIRECTIONS for _ in range(25)]
WORLD += [f"{job}-{place}" for job in JOBS for place in PLACES for _ in range(5)]
WORLD += ["wild"] * 50


# The games. `nature` says what must stand behind the verb of nature's next move, `heard` follows
# the record. Both get the verb and the rest of the move's text.


class HyperMaker:
    def __init__(self, players: int) -> None:
        self.players = players
        self.pile: list[str] = []  # of masters

    def nature(self, verb: str, _: str, numbers: Numbers) -> str:
        if verb == "deal":
            hand = {3: 15, 4: 12, 5: 10}[self.players]
            return hands_text(deal(HYPER_MAKER, [hand] * self.players, numbers))
        if verb == "lead":
            return str(numbers.below(self.players))
        return str(pick(self.pile, numbers))  # master

    def heard(self, verb: str, rest: str) -> None:
        if verb == "deal":
            self.pile = without(HYPER_MAKER, cards_of(rest))
        elif verb == "master":
            self.pile = without(self.pile, [rest])


class ItNormandy:
    def __init__(self, players: int) -> None:
        self.stock: list[str] = []

    def nature(self, verb: str, _: str, numbers: Numbers) -> str:
        if verb == "deal":
            return hands_text(deal(IT_NORMANDY, [13, 13], numbers))
        if verb == "stock":
            return str(pick(self.stock, numbers))
        if verb == "dice":
            return " ".join(str(numbers.below(6) + 1) for _ in range(3))
        return str(numbers.below(2))  # lead

    def heard(self, verb: str, rest: str) -> None:
        if verb == "deal":
            self.stock = without(IT_NORMANDY, cards_of(rest))


class MasterOfRules:
    def __init__(self, players: int) -> None:
        self.players = players
        self.due = {3: 3, 4: 1, 5: 0}[players]  # dummy cards a round
        self.numbers, self.rules = NUMBERS, RULES  # left in the decks
        self.discards: list[str] = []  # numbers of the rounds before
        self.table: list[str] = []  # numbers of this round
        self.played = self.dummies = 0  # cards of this round

    def pile(self) -> list[str]:
        """What the next number is drawn from: when the deck is empty, the discards."""
        return self.numbers or sorted(self.discards, key=NUMBERS.index)

    def nature(self, verb: str, _: str, numbers: Numbers) -> str:
        if verb == "deal":
            first = deal(NUMBERS, [4] * self.players, numbers)
            then = deal(RULES, [3] * self.players, numbers)
            return hands_text(map(list.__add__, first, then))
        if verb == "start":
            return str(numbers.below(self.players))
        if verb == "row":
            (cards,) = deal(self.pile(), [self.players], numbers)
            (rules,) = deal(self.rules, [self.players], numbers)
            return hands_text([cards + rules])
        is_rule = self.players == 3 and self.dummies == 1
        return deal(self.rules if is_rule else self.pile(), [1], numbers)[0][0]  # dummy

    def heard(self, verb: str, rest: str) -> None:
        numbers = [word for word in cards_of(rest) if word in NUMBERS]
        if verb in ("deal", "row", "dummy"):
            self.leave(numbers, without(cards_of(rest), numbers))
        if verb in ("play", "reveal", "dummy"):
            self.table += numbers
        self.played += verb in ("play", "reveal")
        self.dummies += verb == "dummy"
        whole = (self.played, self.dummies) == (2 * self.players, self.due)
        if whole and verb in ("take", "dummy"):
            self.discards += self.table
            self.table, self.played, self.dummies = [], 0, 0

    def leave(self, numbers: list[str], rules: list[str]) -> None:
        """Cards leave the decks."""
        if numbers and not self.numbers:
            self.numbers, self.discards = self.pile(), []
        self.numbers = without(self.numbers, numbers)
        self.rules = without(self.rules, rules)


class Thieves:
    def __init__(self, players: int) -> None:
        self.players, self.removed = players, ""

    def nature(self, verb: str, _: str, numbers: Numbers) -> str:
        if verb == "remove":
            return str(pick(THIEVES, numbers))
        if verb == "thieves":
            left = [colour for colour in THIEVES if colour != self.removed]
            return hands_text(pick(list(permutations(left)), numbers))
        if verb == "parent":
            return str(numbers.below(self.players))
        cards = [card for card in TREASURES if card[0] != self.removed]
        return hands_text(deal(cards, [5] * self.players, numbers))

    def heard(self, verb: str, rest: str) -> None:
        if verb == "remove":
            self.removed = rest


class WorldManagement:
    def __init__(self, players: int) -> None:
        self.players = players
        self.stock: list[str] = []

    def nature(self, verb: str, rest: str, numbers: Numbers) -> str:
        if verb == "dice":
            rolls = [[numbers.below(6) + 1, numbers.below(6) + 1] for _ in range(self.players)]
            return hands_text(rolls)
        if verb == "deal":
            return hands_text(deal(WORLD, [30] * self.players, numbers))
        number = 1 if verb == "dora" else len(cards_of(rest))  # draw
        return hands_text(deal(self.stock, [number], numbers))

    def heard(self, verb: str, rest: str) -> None:
        if verb == "deal":
            self.stock = without(WORLD, cards_of(rest))
        elif verb in ("dora", "draw"):
            self.stock = without(self.stock, cards_of(rest))


Game = HyperMaker | ItNormandy | MasterOfRules | Thieves | WorldManagement

GAMES: dict[str, type[Game]] = {
    "hyper_maker": HyperMaker,
    "it_normandy": ItNormandy,
    "master_of_rules": MasterOfRules,
    "thieves": Thieves,
    "world_management": WorldManagement,
}


def same(one: str, other: str) -> bool:
    """Whether two moves say the same: inside a hand cards may stand in any order."""
    hands = ([sorted(hand.split()) for hand in text.split(" / ")] for text in (one, other))
    return next(hands) == next(hands)


def loose(verb: str) -> bool:
    """Whether the order inside a hand means nothing; of dice it does."""
    return verb in ("deal", "row", "draw")


def dealt_again(record: Record) -> Iterator[str]:
    """What is wrong with nature's moves."""
    game = GAMES[record["game"]](record["players"])
    drawn = 0
    for number, (seat, line) in enumerate(record["moves"], 1):
        verb, _, rest = line.partition(" ")
        if seat == -1:
            truth = game.nature(verb, rest, Numbers(record["game"], record["seed"], drawn))
            if not (same(truth, rest) if loose(verb) else truth == rest):
                yield f"move {number}: the seed deals {verb} {truth}, not {rest}"
                return  # what follows rests on it
            drawn += 1
        game.heard(verb, rest)


def wrong(record: Record) -> Iterator[str]:
    """All that does not fit."""
    if "salt" not in record:
        yield "it has no salt, so nothing was sealed"
    elif seal(record) != record.get("seal"):
        yield f"the seal is {seal(record)}, not {record.get('seal')}"
    yield from dealt_again(record)


def main(path: str) -> int:
    status = 0
    with open(path, encoding="utf-8") as lines:  # noqa: PTH123 - as short as may be
        for number, line in enumerate(lines, 1):
            record = json.loads(line)
            answers = list(wrong(record))
            status |= bool(answers)
            for answer in answers or [f"sealed and dealt as it says: {record['seal']}"]:
                print(f"{number}: {answer}")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
