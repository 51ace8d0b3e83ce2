"""The table of Hyper Maker in data and words."""

from collections.abc import Callable, Sequence
from typing import Any

from tefuda.core.cards import Card, Cards
from tefuda.core.game import Choices, Event, Moved, Seat
from tefuda.core.table import (
    Arrangement,
    CardFace,
    Gauge,
    Message,
    Panel,
    Piece,
    Prompt,
    Reason,
    ScoreRow,
    Shown,
    Table,
    Who,
    Zone,
    say,
)
from tefuda.games.hyper_maker.cards import FOLLOWS, NUMBERS, PAIR, SUITS
from tefuda.games.hyper_maker.rules.events import Dealt, GameEnded, TrickEnded
from tefuda.games.hyper_maker.rules.secrets import tricks_now
from tefuda.games.hyper_maker.rules.state import Lead, Master, Move, Play, Trick, View
from tefuda.games.hyper_maker.rules.turns import TRICKS, end_trick

SUIT_NAMES: dict[str, Message] = {
    "R": say("● red"),
    "B": say("■ blue"),
    "G": say("▲ green"),
    "Y": say("★ yellow"),
}

Groups = tuple[tuple[Message | None, Cards], ...]


def table(view: View, choices: Choices[Move] | None) -> Table:
    return Table(
        phase=_phase(view),
        panels=tuple(_panel(view, seat) for seat in range(view.setup.players)),
        centre=_centre(view),
        hand=_hand(view, choices) if view.seat >= 0 else None,
        prompt=_prompt(view) if choices else None,
        sheet=_sheet(view),
        facts=_facts(view),
    )


def trick_shown(view: View) -> Trick | None:
    """The running trick as if it ended now; between tricks the last one of this game."""
    if view.master:
        return end_trick(view.setup.players, view.leader, view.master, view.plays)
    over = tricks_now(view)
    return over[-1] if over else None


def seat_to_act(view: View) -> Seat | None:
    """Whose card is awaited; None between tricks."""
    return (view.leader + len(view.plays)) % view.setup.players if view.master else None


def _phase(view: View) -> Message:
    if view.master:
        return say("Playing to the master card")
    if not any(view.sizes) and view.dealt == view.setup.games:
        return say("The match is over")
    return say("Between two tricks")


def _facts(view: View) -> tuple[Gauge, ...]:
    size = TRICKS[view.setup.players]
    trick = min(size, len(tricks_now(view)) + bool(view.master))
    facts = [Gauge(say("Trick"), f"{trick}/{size}")]
    if view.setup.games > 1:
        facts.append(Gauge(say("Game"), f"{view.dealt}/{view.setup.games}"))
    return tuple(facts)


def _panel(view: View, seat: Seat) -> Panel:
    won = sum(trick.winner == seat for trick in tricks_now(view))
    cards = Zone(f"cards {seat}", "stock", say("Cards in hand"), size=view.sizes[seat], seat=seat)
    tricks = Zone(f"won {seat}", "pile", say("Tricks won"), size=won, seat=seat)
    return Panel(
        seat=seat,
        score=view.scores[seat],
        zones=(cards, tricks),
        badges=(say("leads"),) if seat == view.leader else (),
        active=seat == seat_to_act(view),
    )


def _centre(view: View) -> tuple[Zone, ...]:
    trick = trick_shown(view)
    stock = Zone("stock", "stock", say("Master pile"), size=view.stock)
    if trick is None:
        return (stock,)
    master = _master_zone(trick, over=not view.master)
    return (stock, master, _counts(trick), _plays(view, trick))


def _half(card: Card, suit: str) -> tuple[str, ...]:
    """Which half of a card is the suit that counts: it turns up, the other fades."""
    if suit not in NUMBERS[card]:
        return ("dim",)
    return ("first",) if PAIR[card][0] == suit else ("second",)


def _master_zone(trick: Trick, *, over: bool) -> Zone:
    """The master; its half of the follow suit wins or not, the other half is the points."""
    marks = _half(trick.master, trick.follow) if trick.follow else ()
    if trick.follow and trick.winner < 0:
        marks += ("winning",)
    note = say("wins: nobody scores") if over and trick.follow and trick.winner < 0 else None
    face = CardFace(trick.master, marks, note=note)
    return Zone("master", "row", say("Master card"), (face,))


def _plays(view: View, trick: Trick) -> Zone:
    """The plays in order, each above its player's name; the winner so far is marked."""
    faces = []
    for place, card in enumerate(trick.plays):
        seat = (trick.leader + place) % view.setup.players
        marks = _half(card, trick.follow)
        if seat == trick.winner:
            marks += ("winning",)
        faces.append(CardFace(card, marks, note=_player(seat)))
    awaited = range(len(trick.plays), view.setup.players)
    seats = ((trick.leader + place) % view.setup.players for place in awaited)
    faces += [CardFace("", ("empty",), note=_player(seat)) for seat in seats]
    return Zone("trick", "trick", say("Trick"), tuple(faces))


def _player(seat: Seat) -> Message:
    return say("{who}", who=Who(seat))


def _counts(trick: Trick) -> Zone:
    """How many played cards hold each of the master's suits (clause 4.1), and what is at stake."""
    gauges = [_count(trick, suit) for suit in PAIR[trick.master]]
    if trick.follow:
        points = 11 - NUMBERS[trick.master][trick.follow]
        gauges.append(Gauge(say("worth"), points, ("points",)))
    return Zone("follow", "gauges", say("Suit that counts"), gauges=tuple(gauges))


def _count(trick: Trick, suit: str) -> Gauge:
    marks = ("suit", suit, *(("leading",) if suit == trick.follow else ()))
    count = sum(suit in NUMBERS[card] for card in trick.plays)
    return Gauge(SUIT_NAMES[suit], count, marks)


def _hand(view: View, choices: Choices[Move] | None) -> Zone:
    faces = tuple(_in_hand(view, card, choices) for card in view.hand)
    return Zone("hand", "hand", say("Your hand"), faces, seat=view.seat)


def _in_hand(view: View, card: Card, choices: Choices[Move] | None) -> CardFace:
    if choices is None or Play(card) in choices:
        return CardFace(card)
    return CardFace(card, ("dim",), why_not(view, Play(card)))


def _prompt(view: View) -> Prompt:
    a, b = PAIR[view.master]
    if not any(card in FOLLOWS[view.master] for card in view.hand):
        message = say("You have neither {a} nor {b}: play any card; it cannot win.", **_suits(a, b))
    elif view.plays:
        message = say("Play a card with {a} or {b}.", **_suits(a, b))
    else:
        message = say("You lead: play a card with {a} or {b}.", **_suits(a, b))
    return Prompt(message, {"play": say("Play")})


def _suits(a: str, b: str) -> dict[str, Message]:
    return {"a": SUIT_NAMES[a], "b": SUIT_NAMES[b]}


def _sheet(view: View) -> tuple[ScoreRow, ...]:
    """A line a trick, and the totals."""
    size, players = TRICKS[view.setup.players], view.setup.players
    rows = []
    for number, trick in enumerate(view.tricks):
        game, place = divmod(number, size)
        values = tuple(trick.points if seat == trick.winner else None for seat in range(players))
        rows.append(ScoreRow(_row_name(view, game, place), values, (_why(trick),)))
    return (*rows, ScoreRow(say("Total"), view.scores, total=True))


def _row_name(view: View, game: int, place: int) -> Message:
    if view.setup.games > 1:
        return say("Game {game}, trick {trick}", game=game + 1, trick=place + 1)
    return say("Trick {trick}", trick=place + 1)


def _why(trick: Trick) -> Reason:
    """How a trick ended, with the clause that decided it."""
    master = Shown((trick.master,))
    if not trick.follow:
        text = say("Nobody followed {master}: nobody wins.", master=master)
        return Reason(text, "5.6", (trick.master, *trick.plays))
    suit, limit = SUIT_NAMES[trick.follow], NUMBERS[trick.master][trick.follow]
    if trick.winner < 0:
        text = say(
            "Follow suit {suit}: no card beats the master’s {limit}.", suit=suit, limit=limit
        )
        return Reason(text, "5.4", (trick.master,))
    return _won(trick, suit)


def _won(trick: Trick, suit: Message) -> Reason:
    card = _winning_card(trick)
    values: dict[str, Piece] = {
        "suit": suit,
        "who": Who(trick.winner),
        "number": NUMBERS[card][trick.follow],
        "points": trick.points,
    }
    if trick.tied:
        text = say("Follow suit {suit}: {who}, the last to show {number}: {points}.", **values)
        return Reason(text, "5.5", (trick.master, card), trick.points)
    text = say("Follow suit {suit}: {who}, highest with {number}: {points}.", **values)
    return Reason(text, "5.2", (trick.master, card), trick.points)


def _winning_card(trick: Trick) -> Card:
    players = len(trick.plays)
    return trick.plays[(trick.winner - trick.leader) % players]


def say_event(event: Event, _: Seat) -> Message | None:
    if isinstance(event, Moved):
        return _say_move(event)
    if isinstance(event, Dealt):
        return say("Each hand was dealt {n} cards.", n=event.size)
    if isinstance(event, GameEnded):
        return say("Game {n} has ended.", n=event.number)
    assert isinstance(event, TrickEnded)
    return _why(event.trick).message


def _say_move(event: Moved) -> Message:
    move = event.move
    if isinstance(move, Master):
        return say("The master card is {card}.", card=Shown((move.card,)))
    if isinstance(move, Lead):
        return say("First to lead: {who}.", who=Who(move.seat))
    assert isinstance(move, Play)
    return say("{who} played {card}.", who=Who(event.seat), card=Shown((move.card,)))


def why_not(view: View, move: Move) -> Reason:
    if seat_to_act(view) != view.seat or not isinstance(move, Play):
        return Reason(say("It is not your turn."), "3.2")
    a, b = PAIR[view.master]
    text = say(
        "{card} holds neither {a} nor {b}, and you have a card that does.",
        card=Shown((move.card,)),
        **_suits(a, b),
    )
    return Reason(text, "3.4", (move.card,))


def arrangements(view: View) -> Sequence[Arrangement]:
    """By pair of suits; by what follows the master; by the numbers of each suit."""
    return (
        Arrangement(say("By pair"), _groups(view.hand, PAIR.__getitem__)),
        Arrangement(say("By what follows"), _groups(view.hand, lambda c: _shared(view.master, c))),
        *(_by_suit(view.hand, suit) for suit in SUITS),
    )


def _groups(hand: Cards, key: Callable[[Card], Any]) -> Groups:
    """Cards with the same key together, in the order the keys first come."""
    found: dict[Any, Cards] = {}
    for card in hand:
        found[key(card)] = (*found.get(key(card), ()), card)
    return tuple((None, cards) for cards in found.values())


def _shared(master: Card, card: Card) -> tuple[str, ...]:
    """The master's suits that a card holds."""
    return tuple(suit for suit in NUMBERS.get(master, {}) if suit in NUMBERS[card])


def _by_suit(hand: Cards, suit: str) -> Arrangement:
    having = [card for card in hand if suit in NUMBERS[card]]
    having.sort(key=lambda card: -NUMBERS[card][suit])
    others = tuple(card for card in hand if suit not in NUMBERS[card])
    groups = ((SUIT_NAMES[suit], tuple(having)), (say("others"), others))
    name = say("By {suit}", suit=SUIT_NAMES[suit])
    return Arrangement(name, tuple(group for group in groups if group[1]))
