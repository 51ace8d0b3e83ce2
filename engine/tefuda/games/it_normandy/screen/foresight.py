"""What a card would do in the running trick, as things stand."""

from math import comb

from tefuda.core.cards import Card
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Foresight, Message, Piece, Shown, Who, say
from tefuda.core.terms import Seat, Words
from tefuda.games.it_normandy.cards import PLACE, RANK, SUIT
from tefuda.games.it_normandy.rules.scoring import SEATS, how, most_in
from tefuda.games.it_normandy.rules.secrets import able, beating
from tefuda.games.it_normandy.rules.standing import taken
from tefuda.games.it_normandy.rules.state import View
from tefuda.games.it_normandy.rules.turns import ROUNDS, taker, to_act
from tefuda.games.it_normandy.screen.names import HOW
from tefuda.games.it_normandy.screen.stakes import changes

FEW = 2
"""So many cards are named."""

RARE = 5
"""In so few of 100 hands something is hardly so."""


def foresee(view: View, words: Words) -> Foresight | None:
    """Only of a card that is lifted in one's turn to play."""
    card = words[-1] if words else ""
    if card not in view.hand or view.seat not in to_act(view) or len(view.plays) > 1:
        return None
    return Foresight(_following(view, card) if view.plays else _leading(view, card))


def wins(view: View, card: Card) -> bool:
    """Whether a card that follows would take the trick."""
    return taker(view.setup, view.now, (view.plays[0], card)) == view.seat


def _following(view: View, card: Card) -> Message:
    """The trick would be whole, so nothing is left open but its winner's choice."""
    plays = (view.plays[0], card)
    way = how(plays, view.now.trumps, RANK[view.now.up], highest=view.setup.highest_wins)
    who = taker(view.setup, view.now, plays)
    best, other = plays[::-1] if who == view.seat else plays
    suit = SUIT[best]
    line = say(
        "{best} beats {other}: {how}. {work}",
        best=Shown((best,)),
        other=Shown((other,)),
        how=HOW[way][0],
        work=_work(view, who, suit),
    )
    return _with_sums(view, line, who, suit)


def _with_sums(view: View, line: Message, who: Seat, suit: str) -> Message:
    """And what it does to both sums if this seat takes it; nothing while a choice is open."""
    place = PLACE[suit]
    common, own = view.now.common[place], view.now.personal[who][place]
    if common and own:
        return line
    area = "common" if common else "personal" if own else "surplus"
    done = changes(view, taken(view, who, suit, area))
    return say("{line} {done}", line=line, done=done) if done else line


def _leading(view: View, card: Card) -> Message:
    """How likely the other holds what may be played to it and beats it; and what it is good for."""
    chance = beaten(view, card)
    line = _lead(view, card, chance)
    if chance < 100:
        line = _with_sums(view, line, view.seat, SUIT[card])
    lost = _lost(view, card)
    return say("{line} {done}", line=line, done=lost) if lost else line


def _lost(view: View, card: Card) -> Message | None:
    """What the other does by taking it in its suit: the last common task there, or else than one would do."""
    suit, who = SUIT[card], 1 - view.seat
    place = PLACE[suit]
    own, mine = (view.now.personal[seat][place] > 0 for seat in (who, view.seat))
    last = view.now.common[place] == 1 and not own
    if all(SUIT[other] != suit for other in beating(view, card)) or (own == mine and not last):
        return None
    values: dict[str, Piece] = {"who": Who(who), "suit": SUIT_NAMES[suit]}
    if not view.now.common[place] and not own:
        return say("If {who} takes it with {suit}, it is surplus for {who}.", **values)
    work = _work(view, who, suit)
    return say("If {who} takes it with {suit}: {work}", work=work, **values)


def _lead(view: View, card: Card, chance: int) -> Message:
    values: dict[str, Piece] = {
        "who": Who(1 - view.seat),
        "work": _work(view, view.seat, SUIT[card]),
    }
    if chance == 0:
        return say("{who} cannot beat it. {work}", **values)
    if chance == 100:
        return say("{who} can surely beat it. If {who} lets you take it: {work}", **values)
    text = say(
        "With {n}% of the possible hands {who} can beat it if {who} wants. If you take it: {work}"
    )
    better = beating(view, card)
    if len(better) <= FEW:
        text = say("Only {cards} can beat it: {n}% likely with {who}. If you take it: {work}")
        values["cards"] = Shown(tuple(better))
    if chance <= RARE:
        text = say("{who} can hardly beat it. If you take it: {work}")
    elif chance >= 100 - RARE:
        text = say("{who} can almost surely beat it if {who} wants. If you take it: {work}")
    return text._replace(values={**values, "n": chance})


def beaten(view: View, card: Card) -> int:
    """In how many of 100 hands that the other may hold some card that follows (3.2) beats this one.

    0 and 100 are never rounded to.
    """
    cards, wins = able(view, 1 - view.seat), beating(view, card)
    suit = sum(SUIT[other] == SUIT[card] for other in cards)
    inside = sum(SUIT[other] == SUIT[card] for other in wins)
    outside = len(wins) - inside
    held, size = view.sizes[1 - view.seat], len(cards)
    without = comb(size - suit, held) - comb(size - suit - outside, held)
    ways, every = comb(size, held) - comb(size - inside, held) + without, comb(size, held)
    return min(max(round(100 * ways / every), int(ways > 0)), 100 - (ways < every))


def _work(view: View, who: Seat, suit: str) -> Message:
    """Which task a trick won with a card of this suit would work off."""
    place = PLACE[suit]
    common, own = view.now.common[place], view.now.personal[who][place]
    values: dict[str, Piece] = {"who": Who(who), "suit": SUIT_NAMES[suit]}
    if common and own:
        return say("{who} would choose: a common or a personal {suit} task.", **values)
    if common == 1:
        return _finishing(view, who, suit)
    if common:
        return say("{who} would do a common {suit} task ({n} more left).", n=common - 1, **values)
    if own:
        last = say("{who} would do the last personal {suit} task.", **values)
        more = say("{who} would do a personal {suit} task ({n} more left).", n=own - 1, **values)
        return last if own == 1 else more
    if len(view.past.rounds) == ROUNDS - 1:
        return say("{who} would get a surplus trick, −1 at once: no {suit} task is left.", **values)
    return say("{who} would get a surplus trick: no {suit} task is left.", **values)


def _finishing(view: View, who: Seat, suit: str) -> Message:
    """The last common task of a suit, and whom its points go to (6.4)."""
    values: dict[str, Piece] = {"who": Who(who), "suit": SUIT_NAMES[suit]}
    most = most_in(taken(view, who, suit, "common"), view.setup)
    first = [seat for seat in SEATS if suit in most[seat]]
    if len(first) == 1:
        text = say("{who} would do the last common {suit} task: +2 for {most} (most of them).")
        return text._replace(values={**values, "most": Who(first[0])})
    if first:
        return say("{who} would do the last common {suit} task: +2 for both.", **values)
    return say("{who} would do the last common {suit} task.", **values)
