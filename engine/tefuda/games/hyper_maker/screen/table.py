"""The table of Hyper Maker as data."""

from functools import partial

from tefuda.core.cards import Card
from tefuda.core.kit.hand import hand, held, playable
from tefuda.core.kit.play import Play
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.kit.trick import order, places, taken
from tefuda.core.kit.trick import trick as laid
from tefuda.core.table import (
    CardFace,
    Gauge,
    Help,
    Message,
    Panel,
    Prompt,
    Table,
    Who,
    Zone,
    say,
)
from tefuda.core.terms import Choices, Seat
from tefuda.games.hyper_maker.cards import FOLLOWS, NUMBERS, PAIR
from tefuda.games.hyper_maker.rules.secrets import tricks_now
from tefuda.games.hyper_maker.rules.state import Move, Trick, View
from tefuda.games.hyper_maker.rules.turns import TRICKS, end_trick, followers, to_act
from tefuda.games.hyper_maker.screen.names import suits
from tefuda.games.hyper_maker.screen.phase import is_over, phase
from tefuda.games.hyper_maker.screen.refusals import why_not
from tefuda.games.hyper_maker.screen.settled import in_any_case, out_of_reach, settled
from tefuda.games.hyper_maker.screen.sheet import scoring, sheet
from tefuda.games.hyper_maker.screen.unseen import pile
from tefuda.games.hyper_maker.screen.verdict import holders, other_suit, standing, verdict

LAID = Help(
    say(
        "The cards of this trick, numbered in the order of play. The one with the dark frame wins, or "
        "would win if the trick ended now. “Can’t win”: it has neither of the master’s suits."
    ),
    "5.1",
)

MIDDLE = 7
"""The larger number of a card whose numbers are both of the middle: at most this."""

LAST = Help(say("The trick before this one. Tap it to see who won it, and why."), "5.8")


def table(view: View, choices: Choices[Move] | None) -> Table:
    faces = playable(view.hand, choices, Play, partial(why_not, view))
    trick = trick_shown(view)
    return Table(
        phase=phase(view),
        panels=tuple(_panel(view, seat) for seat in range(view.setup.players)),
        centre=_centre(view, trick),
        hand=hand(view.seat, faces),
        prompt=_prompt(view) if choices else None,
        sheet=sheet(view),
        facts=_facts(view),
        last=_last(view),
        standing=standing(trick) if trick and view.plays else None,
        scoring=scoring(view),
        decided=out_of_reach(view) >= 0,
    )


def trick_shown(view: View) -> Trick | None:
    """The running trick as if it ended now; between tricks the last one of this game."""
    now = view.now
    if now.master:
        return end_trick(view.setup.players, now.leader, now.master, view.plays)
    over = tricks_now(view)
    return over[-1] if over else None


def _facts(view: View) -> tuple[Gauge, ...]:
    size, over = TRICKS[view.setup.players], tricks_now(view)
    trick = min(size, len(over) + bool(view.now.master))
    facts = [Gauge(say("Trick"), f"{trick}/{size}", help=_tricks(size))]
    if view.setup.games > 1:
        facts.append(Gauge(say("Game"), f"{view.past.dealt}/{view.setup.games}"))
    return (*facts, *_ribbon(over, view.seat, size, running=bool(view.now.master)))


def _tricks(size: int) -> Help:
    text = say(
        "A trick is one card from each player. There are {n}, one for each card you were dealt.",
        n=size,
    )
    return Help(text, "7.1")


def _ribbon(over: tuple[Trick, ...], seat: Seat, size: int, *, running: bool) -> tuple[Gauge, ...]:
    """Every trick of the game: who took it with what, the running one, those to come."""
    head = Gauge(say("Points by trick:"), "", ("ribbon", "head"))
    past = [_taken(trick, seat) for trick in over]
    now = [Gauge(say("now"), "", ("ribbon", "now"))] if running else []
    left = size - len(past) - len(now)
    return (head, *past, *now, *[Gauge(say("to come"), "", ("ribbon", "ahead"))] * left)


def _taken(trick: Trick, seat: Seat) -> Gauge:
    own = ("own-trick",) if trick.winner == seat else ()
    marks = ("ribbon", "past", *((trick.follow,) if trick.follow else ()), *own)
    if trick.winner < 0:
        return Gauge(say("nobody"), "–", marks)
    return Gauge(say("{who}", who=Who(trick.winner)), trick.points, marks)


def _panel(view: View, seat: Seat) -> Panel:
    won = sum(trick.winner == seat for trick in tricks_now(view))
    return Panel(
        seat=seat,
        score=view.past.scores[seat],
        zones=(held(seat, view.sizes[seat]), taken(seat, won)),
        badges=_badges(view, seat),
        active=seat in to_act(view),
    )


def _badges(view: View, seat: Seat) -> tuple[Message, ...]:
    if is_over(view):
        best = view.past.scores[seat] == max(view.past.scores)
        return (say("winner"),) if best else ()
    if seat in to_act(view):
        return (say("to play"),)
    return (say("led"),) if seat == view.now.leader and view.now.master else ()


def _centre(view: View, trick: Trick | None) -> tuple[Zone, ...]:
    stock = (Zone("stock", "stock", say("Master pile"), size=view.left), *pile(view))
    if trick is None:
        return stock
    master = _master_zone(trick, over=not view.now.master)
    plays = laid(_plays(view, trick))._replace(help=LAID)
    return (*stock, master, _scales(trick, view.setup.players), plays)


def _last(view: View) -> tuple[Zone, ...]:
    """The last trick that is over, of the game before this one too, with its verdict."""
    if not view.past.tricks:
        return ()
    trick = view.past.tricks[-1]
    master = _master_zone(trick, over=True)
    faces = tuple(face._replace(marks=()) for face in master.cards)  # no frame of a winner's
    master = master._replace(name="last master", cards=faces)
    plays = laid(_plays(view, trick))._replace(name="last trick", reason=verdict(trick), help=LAST)
    return (master, plays)


def _half(card: Card, suit: str) -> tuple[str, ...]:
    """Which half of a card is this suit: it turns up, the other fades."""
    return ("first",) if PAIR[card][0] == suit else ("second",)


def _counted(trick: Trick, card: Card) -> tuple[str, ...]:
    """What a play was counted for (clause 4.1): the follow suit, the master's other one, neither."""
    other = other_suit(trick)
    if trick.follow in NUMBERS[card]:
        both = ("both",) if other in NUMBERS[card] else ()
        return (*_half(card, trick.follow), *both)
    if trick.follow and other in NUMBERS[card]:
        return (*_half(card, other), "outvoted")
    return ("dim",)


def _master_zone(trick: Trick, *, over: bool) -> Zone:
    """The master: neither half fades, for one asks and the other is the points."""
    marks = ("winning",) if trick.follow and trick.winner < 0 else ()
    note = say("No winner") if over and trick.follow and trick.winner < 0 else None
    face = CardFace(trick.master, marks, note=note)
    return Zone("master", "row", say("Master card"), (face,))


def _plays(view: View, trick: Trick) -> list[CardFace]:
    """The plays in order, each above its player's name; the winner so far is marked."""
    seats = order(trick.leader, view.setup.players)
    faces = places(trick.plays, seats)
    for turn, card in enumerate(trick.plays):
        marks = _counted(trick, card)
        if seats[turn] == trick.winner:
            marks += ("winning",)
        faces[turn] = faces[turn]._replace(marks=marks)
    return faces


def _scales(trick: Trick, players: int) -> Zone:
    """The master's suits: how many played cards hold each (clause 4.1), and what is at stake."""
    pairs = [_pan(trick, suit, players) for suit in PAIR[trick.master]]
    gauges = tuple(gauge for pan in pairs for gauge in pan)
    return Zone("follow", "gauges", say("Suit that counts"), gauges=gauges)


def _pan(trick: Trick, suit: str, players: int) -> tuple[Gauge, Gauge]:
    """Count and stake of a suit: what must be reached for the points (clauses 5.2 and 5.4)."""
    leading = ("leading",) if suit == trick.follow else ()
    reach, count = NUMBERS[trick.master][suit], len(holders(trick, suit))
    return (
        Gauge(SUIT_NAMES[suit], count, ("suit", suit, *leading), low=0, high=players),
        Gauge(_needed(reach), 11 - reach, ("stake", suit, *leading), goal=reach),
    )


def _needed(reach: int) -> Message:
    """What takes the points of a suit: numbers go from 1 to 10."""
    if reach == 1:
        return say("any:")
    return say("only 10:") if reach == 10 else say("{number} or higher:", number=reach)


def _prompt(view: View) -> Prompt:
    """What is asked, and what is certain; where one's card changes nothing, that comes first."""
    asked, clause = _asked(view)
    fixed, words = in_any_case(view), {"play": say("Play")}
    if fixed and not _only(view):
        return Prompt(fixed, words, (_spare(view, asked),), clause="5.1")
    certain = None if fixed else settled(view)
    return Prompt(asked, words, (certain,) if certain else (), clause=clause)


def _spare(view: View, asked: Message) -> Message:
    """And what is least missed: the adviser mostly throws away the lowest larger number."""
    larger = {max(NUMBERS[card].values()) for card in followers(view.hand, view.now.master)}
    if not min(larger) <= MIDDLE < max(larger):
        return asked
    tip = say("Mostly best: throw away a weak card, one with no number above 7.")
    return say("{asked} {tip}", asked=asked, tip=tip)


def _only(view: View) -> bool:
    """Whether there is no choice; the card lies lifted then, and what it does is told."""
    return len(followers(view.hand, view.now.master)) == 1


def _asked(view: View) -> tuple[Message, str]:
    """Which cards may be played, with its clause."""
    a, b = PAIR[view.now.master]
    if len(view.hand) == 1:
        return say("Play your last card."), "3.2"
    if _only(view):
        return say("Only one of your cards has {a} or {b}: play it.", **suits(a, b)), "3.4"
    if not any(card in FOLLOWS[view.now.master] for card in view.hand):
        text = say("You have neither {a} nor {b}: play any card; it cannot win.", **suits(a, b))
        return text, "3.6"
    if view.plays:
        return say("Play a card with {a} or {b}.", **suits(a, b)), "3.4"
    return say("You lead: play a card with {a} or {b}.", **suits(a, b)), "3.4"
