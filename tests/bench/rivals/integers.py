"""Hyper Maker by hand: integers, lists, no protocol; what the rules cost is measured against it.

It draws the same random numbers in the same order, so it plays the same games.
"""

from tefuda.core.chance import Rng, draw

PLAYERS, SIZE = 4, 12
NUMBERS = [
    [i if suit == a else 11 - i if suit == b else 0 for suit in range(4)]
    for a in range(4)
    for b in range(a + 1, 4)
    for i in range(1, 11)
]
SUITS = [[suit for suit in range(4) if numbers[suit]] for numbers in NUMBERS]


def play(rng: Rng) -> list[int]:
    """The scores of one random four-player game."""
    drawn = draw(range(60), PLAYERS * SIZE, rng)
    hands = [sorted(drawn[SIZE * n : SIZE * (n + 1)]) for n in range(PLAYERS)]
    out = set(drawn)
    stock = [card for card in range(60) if card not in out]
    leader = rng.below(PLAYERS)
    scores = [0] * PLAYERS
    while stock:
        master = stock.pop(rng.below(len(stock)))
        leader = _trick(master, leader, hands, scores, rng)
    return scores


def _trick(master: int, leader: int, hands: list[list[int]], scores: list[int], rng: Rng) -> int:
    """Play a trick and score it; who leads next."""
    a, b = SUITS[master]
    plays = []
    for place in range(PLAYERS):
        hand = hands[(leader + place) % PLAYERS]
        legal = [card for card in hand if NUMBERS[card][a] or NUMBERS[card][b]] or hand
        card = legal[rng.below(len(legal))]
        hand.remove(card)
        plays.append(NUMBERS[card])
    many, other = sum(n[a] > 0 for n in plays), sum(n[b] > 0 for n in plays)
    if not many and not other:
        return leader
    numbers = NUMBERS[master]
    suit = a if (many, numbers[a]) > (other, numbers[b]) else b
    top, best, same = numbers[suit], -1, 1
    for place, played in enumerate(plays):
        if played[suit] > top:
            top, best, same = played[suit], place, 1
        elif played[suit] == top:
            best, same = place, same + 1
    if best < 0:
        return leader
    winner = (leader + best) % PLAYERS
    scores[winner] += 11 - numbers[suit]
    return leader if same > 1 else winner
