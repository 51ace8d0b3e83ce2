"""The table of Plain Tricks in data and words."""

from functools import partial

from tefuda.core.cards import Card
from tefuda.core.kit.deal import Dealt, say_dealt
from tefuda.core.kit.follow import ask, must_follow
from tefuda.core.kit.hand import hand, held, playable
from tefuda.core.kit.play import Play, not_held, not_your_turn, say_played
from tefuda.core.kit.sheet import by_trick, counter
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.kit.trick import order, places, taken, trick
from tefuda.core.table import (
    CardFace,
    Message,
    Panel,
    Prompt,
    Reason,
    Shown,
    Table,
    Who,
    Zone,
    say,
)
from tefuda.core.terms import Choices, Event, Moved, Seat
from tefuda.games.plain_tricks.cards import SUIT
from tefuda.games.plain_tricks.rules import (
    HAND,
    Move,
    Public,
    Trick,
    TrickEnded,
    Trump,
    View,
    laid,
    points,
    turn,
    winning,
)

PHASES = {
    "deal": say("Before the deal"),
    "trump": say("Turning up the trump"),
    "play": say("Playing a trick"),
    "over": say("The match is over"),
}


def table(view: View, choices: Choices[Move] | None) -> Table:
    public = view.public
    asked = Prompt(ask(view.hand, public.plays, SUIT, SUIT_NAMES), {"play": say("Play")})
    ended = [(trick.winner, 1, _reason(trick)) for trick in public.tricks]
    faces = playable(view.hand, choices, Play, partial(why_not, view))
    return Table(
        phase=PHASES[turn(view).phase],
        panels=tuple(_panel(view, seat) for seat in range(public.players)),
        centre=(_up(public), _trick(public)),
        hand=hand(view.seat, faces),
        prompt=asked if choices else None,
        sheet=by_trick(ended, points(public)),
        facts=(counter(say("Trick"), len(public.tricks), HAND[public.players]),),
    )


def _panel(view: View, seat: Seat) -> Panel:
    public = view.public
    score = points(public)[seat]
    zones = (held(seat, view.sizes[seat]), taken(seat, score))
    badges = (say("leads"),) if seat == public.leader else ()
    return Panel(seat, score, zones, badges, active=seat in turn(view).seats)


def _up(public: Public) -> Zone:
    if not public.up:
        return Zone("up", "row", say("No trump"))
    return Zone("up", "row", say("Trump"), (CardFace(public.up),))


def _trick(public: Public) -> Zone:
    """The running trick; while nobody has led, the last one."""
    leader, plays = laid(public)[-2 if public.tricks and not public.plays else -1]
    faces = places(plays, order(leader, public.players))
    if plays:
        best = winning(plays, public.up)
        faces[best] = faces[best]._replace(marks=("winning",))
    return trick(faces)


def _suit(card: Card) -> Message:
    return SUIT_NAMES[SUIT[card]]


def _reason(ended: Trick) -> Reason:
    card = Shown((ended.best,))
    text = say("{who} took the trick with {card}.", who=Who(ended.winner), card=card)
    return Reason(text, "4.1", (ended.best,), 1)


def say_event(event: Event, seat: Seat) -> Message:
    if isinstance(event, Dealt):
        return say_dealt(event)
    if isinstance(event, TrickEnded):
        return _reason(event.trick).message
    assert isinstance(event, Moved) and isinstance(event.move, Trump | Play)
    card = event.move.card
    if isinstance(event.move, Play):
        return say_played(event.seat, card)
    return say("{card} is turned up: {suit} is trump.", card=Shown((card,)), suit=_suit(card))


def why_not(view: View, move: Move) -> Reason:
    if view.seat not in turn(view).seats or not isinstance(move, Play):
        return not_your_turn("3.1")
    if move.card not in view.hand:
        return not_held(move.card, "3.1")
    return must_follow(move.card, _suit(view.public.plays[0]), "3.2")
