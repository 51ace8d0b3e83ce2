"""Rules of thumb: what a move does in its situation, in words that serve again next time."""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import comb

from tefuda.core.cards import Card, Cards, without
from tefuda.core.notation import from_words
from tefuda.core.table import Message, Reason, Shown, say
from tefuda.core.terms import BadText, Words
from tefuda.games.world_management.bot.fitting import fullest, proposed
from tefuda.games.world_management.bot.keeping import Advance, advances
from tefuda.games.world_management.bot.lies import LARGER, THREE, Lies, lies
from tefuda.games.world_management.bot.plan import Aim, aim
from tefuda.games.world_management.cards.deck import DECK, dora_of
from tefuda.games.world_management.cards.faces import DIRECTIONS, INDEX, WILD
from tefuda.games.world_management.cards.groups import company, joining
from tefuda.games.world_management.rules.draws import exchange
from tefuda.games.world_management.rules.scoring import form_points
from tefuda.games.world_management.rules.secrets import to_come
from tefuda.games.world_management.rules.state import (
    Declare,
    Discard,
    Melds,
    Pass,
    Setup,
    Summon,
    View,
)
from tefuda.games.world_management.rules.window import Window
from tefuda.games.world_management.solver.distance import shortfall
from tefuda.games.world_management.solver.forms import EASY_FIRST, sizes_left
from tefuda.games.world_management.solver.takers import takers

DECLARE = Reason(say("Complete: declare at once; only the first gets points."), "6.3")
REST = Reason(
    say("All groups whole: discard the rest, and your hand may be declared at once."), "6.2"
)
DORA = Reason(
    say("Short of points: keep the dora, even a lone one, for each is worth a point."), "7.2"
)
GETS = Reason(
    say(
        "Short of a dora: keep two cards, wilds too, that make a group with it, so that you can "
        "summon it once it is discarded."
    ),
    "5.2",
)
NO_USE = Reason(
    say("All groups whole, but short of points: only a dora helps now, no other group."), "6.6"
)
MOST = Reason(
    say("More pairs than you need: keep those that together wait for most cards; {pairs} can go."),
    "2.6",
)
FREE = Reason(say("Keep every free wild: it fits any group."), "1.4")
LONE_WAYS = Reason(say("Discard lone directions first: only their equals fit."), "2.3")
LONE = Reason(
    say("Discard what stands alone: to make a group it needs two more cards, a pair only one."),
    "2.6",
)
FIRST_OUT = Reason(
    say(
        "Large groups: discard what has no place in one, be it a pair or a small group; first what "
        "fits fewest others in your hand, here {cards}."
    ),
    "2.1",
)
NO_PLACE = Reason(
    say("Large groups: discard what has no place in one, be it a pair or a small group."), "2.1"
)
FEWEST = Reason(
    say(
        "More pairs than you need: discard those that fewest cards fit, here {pairs}, and keep "
        "the others."
    ),
    "2.6",
)
LAST = Reason(
    say("A discard completes your hand: summon it now, before somebody else takes it."), "6.3"
)
PAIR = Reason(
    say("A discard fits your pair: summon it, for you gain a group and lose only a lone card."),
    "5.2",
)
FREES = Reason(
    say("Take the card your wild stands for: the wild is free for another group."), "1.4"
)
NEARER = Reason(
    say("Summon what brings you nearer: fewer cards are missing, and no group needs what goes."),
    "5.2",
)
INSTEAD = Reason(
    say("Summon what brings you nearer: its group takes the place in which {card} waited."),
    "5.2",
)
ANEW = Reason(
    say(
        "Summon what brings you nearer: your other cards then make {group}, and no group needs "
        "{card}."
    ),
    "5.2",
)
FEWER = Reason(
    say("Summon what brings you nearer: fewer cards are missing, and no group needs {card} then."),
    "5.2",
)
MOVES = Reason(
    say(
        "Summon what brings you nearer: a wild then makes a group with {pair}, and no group needs "
        "{card}."
    ),
    "5.2",
)
SHORT = Reason(
    say("Complete, but short of points: pass and wait for dora, worth a point each."), "6.6"
)
TAKES = Reason(
    say("Complete, but short of points: summon a dora for another card, and gain a point."), "7.2"
)
PASS = Reason(
    say("Nothing brings you nearer: pass, for open cards can never be grouped anew."), "5.8"
)


def maxim(view: View, words: Words) -> Reason | None:
    """The rule of thumb that a whole move follows, with the form where it is not the easy one."""
    try:
        move = from_words(words, (Declare, Discard, Pass, Summon), DECK)
    except BadText:
        return None
    if view.may == "declare":
        return DECLARE if isinstance(move, Declare) else None
    dora = dora_of(view.now.turned)
    mine = lies(view.hand, view.now.exposed[view.seat], view.setup, dora)
    if not mine:
        return None
    reason = _told(view, mine, move)
    if reason is None:
        return None
    told = _opening(view, mine, _towards(view, mine.goal, reason.message))
    told = _closing(view, move, told) if isinstance(move, Summon) else told
    return reason._replace(message=told)


def _towards(view: View, goal: Aim, told: Message) -> Message:
    """With the form, where it is not the easy one, and what it has over that."""
    form = LARGER.get(goal.form)
    if form is None:
        return told
    if view.setup.minimum and not goal.wanted:
        return say("{told} This heads for {form}, which needs no dora.", told=told, form=form)
    return say("{told} This heads for {form}.", told=told, form=form)


def _opening(view: View, mine: Lies, told: Message) -> Message:
    """With what a summons may be where groups are larger: said once, in the first turn."""
    if mine.goal.form != "F2" or view.now.turn > 1 or view.now.exposed[view.seat]:
        return told
    return say(
        "{told} A discard and four of your cards may make a group of 5 at once, which rules out Sage.",
        told=told,
    )


def _closing(view: View, move: Summon, told: Message) -> Message:
    """With the form that a summons rules out, where it is the last that needs no dora, and one is lacking."""
    setup, dora, exposed = view.setup, dora_of(view.now.turned), view.now.exposed[view.seat]
    after = (*exposed, DECK.sort((move.card, *move.cards)))
    closed, kept = (_without_dora(setup, melds) for melds in (exposed, after))
    then = aim(without(view.hand, *move.cards, move.discard), after, setup, dora)
    lacking = setup.minimum - then.points if then and dora else 0
    if kept or not closed or lacking <= 0:
        return told
    return say(
        "{told} It rules out {form}: then you need {n} dora.",
        told=told,
        form=LARGER[closed[0]],
        n=lacking,
    )


def _without_dora(setup: Setup, exposed: Melds) -> list[str]:
    """The forms that open groups leave, and that may be declared without a dora."""
    able = (form for form in EASY_FIRST if sizes_left(form, exposed) is not None)
    return [form for form in able if form_points(form, setup.group_points) >= setup.minimum]


def _told(view: View, mine: Lies, move: object) -> Reason | None:
    if isinstance(move, Discard):
        return _of_discard(view, mine, move.cards)
    if isinstance(move, Summon):
        return _of_summons(view, mine, move)
    return _of_pass(view, mine)


def _of_discard(view: View, mine: Lies, gone: Cards) -> Reason | None:
    """Only of one that leaves every group and every wild, and that no other beats in what fits then."""
    number = exchange(view)[1]
    if len(gone) != number or not _within(gone, mine.loose) or not _few(view, mine, number):
        return None
    if _is_whole(view, mine, gone):
        return REST
    if WILD in gone:
        return None
    if mine.threes and mine.goal.layout.missing and not fullest(view, gone, proposed(view)):
        return GETS if _waits_for_dora(view, mine, gone) else None
    if not _within(gone, mine.free):
        return _of_pairs(view, mine, gone)
    return next((reason for reason, holds in _discards(view, mine, gone) if holds), None)


def _of_pairs(view: View, mine: Lies, gone: Cards) -> Reason | None:
    """Of a discard that parts a pair which waits, where another may wait for it."""
    near = mine.threes and _is_as_near(view, mine, gone)
    return _parted(view, mine, gone) if near else None


def _waits_for_dora(view: View, mine: Lies, gone: Cards) -> bool:
    """Whether it keeps what takes the dora that points lack, and none that does leaves more that fits."""
    dora = dora_of(view.now.turned)
    short = mine.goal.points < view.setup.minimum and _is_as_near(view, mine, gone)
    others = [cards for cards in proposed(view) if _awaits(mine, cards, dora)]
    return short and _awaits(mine, gone, dora) and fullest(view, gone, others)


def _few(view: View, mine: Lies, number: int) -> bool:
    """Whether most other discards break something."""
    return 2 * comb(len(mine.loose), number) <= comb(len(set(view.hand)), number)


def _is_as_near(view: View, mine: Lies, gone: Cards) -> bool:
    """Whether no more is missing without these."""
    missing = mine.goal.layout.missing
    return shortfall(without(view.hand, *gone), mine.sizes, missing) <= missing


def _discards(view: View, mine: Lies, gone: Cards) -> Iterator[tuple[Reason, bool]]:
    dora = dora_of(view.now.turned)
    single = [card for card in mine.lone if view.hand.count(card) == 1]
    ways = [card for card in single if card in DIRECTIONS and card != dora]
    alone = _within(gone, mine.lone)
    short = mine.goal.points < view.setup.minimum
    whole = short and not mine.goal.layout.missing
    yield DORA, mine.goal.wanted > 0 and dora in mine.lone and dora not in gone
    yield GETS, whole and _takes(view, mine, gone, dora)
    yield FREE, mine.wilds > 0
    if whole:
        yield NO_USE, not _could_take(view, mine, len(gone), dora)
        return
    yield _first_out(view, mine, gone), alone and not mine.threes
    yield LONE_WAYS, bool(ways) and _within(ways, gone)
    yield LONE, alone
    yield GETS, short and _awaits(mine, gone, dora)
    parts = _parted(view, mine, gone) if mine.threes else None
    yield parts or FEWEST, parts is not None


def _first_out(view: View, mine: Lies, gone: Cards) -> Reason:
    """With the cards that have least company, where all of those go, and others too."""
    near = {card: company(card, view.hand) for card in {*mine.lone} - {dora_of(view.now.turned)}}
    fewest = [card for card in mine.lone if near.get(card) == min(near.values(), default=0)]
    if not fewest or not Counter(fewest) < Counter(gone):
        return NO_PLACE
    shown = {"cards": Shown(DECK.sort(fewest))}
    return FIRST_OUT._replace(message=FIRST_OUT.message._replace(values=shown))


def _takes(view: View, mine: Lies, gone: Cards, dora: Card) -> bool:
    """Whether a dora could be summoned for another card, and all groups were whole still."""
    return bool(takers(DECK.sort(without(view.hand, *gone)), mine.sizes, dora, 0))


def _could_take(view: View, mine: Lies, number: int, dora: Card) -> bool:
    """The same of another discard of so many loose cards, where but one of them stays."""
    loose = DECK.sort(mine.loose)
    others = [without(loose, card) for card in dict.fromkeys(loose) if number == len(loose) - 1]
    return any(_takes(view, mine, gone, dora) for gone in others)


def _awaits(mine: Lies, gone: Cards, dora: Card) -> bool:
    """Whether a pair that is more than needed stays whole, and a dora makes a group with it."""
    stays = (pair for pair in mine.spare if not Counter(pair) & Counter(gone))
    return bool(dora) and any(dora in joining(pair) for pair in stays)


def _parted(view: View, mine: Lies, gone: Cards) -> Reason:
    """With what goes of pairs, which some of it does. Not always do fewest cards fit those alone."""
    able, pairs = to_come(view), [*mine.pairs, *mine.spare]
    fits = {pair: sum(able[INDEX[face]] for face in joining(pair) - {WILD}) for pair in pairs}
    left = Counter(gone) - Counter(mine.lone)
    parted = [pair for pair in pairs if left & Counter(pair)]
    most = max(map(fits.__getitem__, parted))
    told = MOST if any(fits[pair] < most for pair in pairs if pair not in parted) else FEWEST
    faces = DECK.sort({card for pair in parted for card in pair if card in left})
    return told._replace(message=told.message._replace(values={"pairs": Shown(faces)}))


def _is_whole(view: View, mine: Lies, gone: Cards) -> bool:
    """Whether nothing is missing without these, no points either."""
    points = mine.goal.points - gone.count(dora_of(view.now.turned))
    enough = points >= view.setup.minimum and not mine.goal.layout.missing
    return enough and not shortfall(without(view.hand, *gone), mine.sizes, 0)


def _of_summons(view: View, mine: Lies, move: Summon) -> Reason | None:
    """Only of one that leaves fewer missing, with no wild to spare, and throws what nothing needs."""
    if _gains_dora(view, mine, move):
        return TAKES
    able = advances(view.hand, mine.sizes, view.now.pile)
    sparing = [way for way in able if not any(_saves(other, way) for other in able)]
    ways = (way for way in sparing if (way.card, way.cards) == (move.card, move.cards))
    found = next(ways, None)
    lone = Counter(mine.lone) - Counter(move.cards)
    dora = dora_of(view.now.turned)
    if not found or _many(view, mine.lone, able):
        return None
    left, gained = _left(view, mine, move), (move.card == dora) - (move.discard == dora)
    if not left and mine.goal.points + gained >= view.setup.minimum:
        return LAST
    if move.discard not in lone:
        wanted = left != found.missing or _many(view, mine.loose, able)
        return None if wanted else _anew(view, mine, move)
    if move.cards in map(DECK.sort, mine.pairs):
        return PAIR
    freed = DECK.sort((*move.cards, WILD)) in map(DECK.sort, mine.whole)
    return FREES if freed else _anew(view, mine, move)


def _anew(view: View, mine: Lies, move: Summon) -> Reason:
    """By what becomes of the groups in sight: what is left over then, and where a wild goes."""
    exposed = (*view.now.exposed[view.seat], DECK.sort((move.card, *move.cards)))
    rest = without(view.hand, *move.cards, move.discard)
    then = lies(rest, exposed, view.setup, dora_of(view.now.turned))
    old, whole = (Counter(map(DECK.sort, each.whole if each else ())) for each in (mine, then))
    if old <= whole and move.discard in Counter(mine.free) - Counter(move.cards):
        return NEARER
    made = sorted(whole - old, key=len)
    wild = [group for group in made if group.count(WILD) == 1 and len(group) == THREE]
    values = {"card": Shown((move.discard,))}
    if old <= whole:
        told = INSTEAD
    elif len(wild) == 1:
        told, values["pair"] = MOVES, Shown(without(wild[0], WILD))
    elif made:
        told, values["group"] = ANEW, Shown(made[0])
    else:
        told = FEWER
    return told._replace(message=told.message._replace(values=values))


def _saves(way: Advance, than: Advance) -> bool:
    """Whether it is as near, with fewer wilds."""
    return way.missing <= than.missing and way.cards.count(WILD) < than.cards.count(WILD)


def _left(view: View, mine: Lies, move: Summon) -> int:
    """How many cards are missing after a summons, its discard gone."""
    sizes = list(mine.sizes)
    sizes.remove(len(move.cards) + 1)
    rest = without(view.hand, *move.cards, move.discard)
    return shortfall(rest, sizes, mine.goal.layout.missing)


def _gains_dora(view: View, mine: Lies, move: Summon) -> bool:
    """Whether a hand that is short of points alone stays whole and has one more of them."""
    goal, dora = mine.goal, dora_of(view.now.turned)
    if goal.layout.missing or goal.points >= view.setup.minimum or move.card != dora:
        return False
    rest = without(view.hand, *move.cards, move.discard)
    exposed = (*view.now.exposed[view.seat], DECK.sort((move.card, *move.cards)))
    then = aim(rest, exposed, view.setup, dora)
    return then is not None and not then.layout.missing and then.points > goal.points


def _many(view: View, gone: Cards, able: tuple[Advance, ...]) -> bool:
    """Whether too many moves do as much to make a rule of it, with any of these as their discard."""
    window = Window(view.hand, view.now.exposed[view.seat], view.now.pile)
    return 4 * len(able) * len(set(gone)) > 3 * window.count()


def _of_pass(view: View, mine: Lies) -> Reason | None:
    """Only where nothing that lies there helps, a dora neither."""
    dora, goal = dora_of(view.now.turned), mine.goal
    short = goal.points < view.setup.minimum
    lies_there = bool(dora) and view.now.pile[INDEX[dora]] > 0
    if advances(view.hand, mine.sizes, view.now.pile) or (short and lies_there):
        return None
    return SHORT if short and not goal.layout.missing else PASS


def _within(cards: Iterable[Card], others: Iterable[Card]) -> bool:
    return Counter(cards) <= Counter(others)
