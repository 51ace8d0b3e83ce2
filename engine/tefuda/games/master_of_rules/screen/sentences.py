"""What happens, in words."""

from collections.abc import Callable

from tefuda.core.kit.deal import Dealt
from tefuda.core.kit.play import Play
from tefuda.core.table import Message, Shown, Who, say
from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.master_of_rules.rules.events import (
    LastRound,
    MatchEnded,
    Reshuffled,
    Revealed,
    RoundEnded,
)
from tefuda.games.master_of_rules.rules.state import Dummy, Reveal, Row, Start, Take
from tefuda.games.master_of_rules.rules.turns import HAND
from tefuda.games.master_of_rules.screen.names import Pieces, card_name, counted, named


def say_event(event: Event, seat: Seat) -> Message | None:
    return _SAID[type(event)](event)


def _say_move(event: Moved) -> Message:
    move = event.move
    if isinstance(move, Start):
        return say("Start player: {who}.", who=Who(move.seat))
    if isinstance(move, Row):
        return say("The new row: {cards}.", cards=Shown(move.cards))
    assert isinstance(move, Dummy | Play | Reveal | Take)
    card = card_name(move.card)
    if isinstance(move, Dummy):
        return say("A dummy lays {card} for a missing player.", card=card)
    if isinstance(move, Take):
        return say("{who} took {card} from the row.", who=Who(event.seat), card=card)
    return say("{who} played {card}.", who=Who(event.seat), card=card)


def _say_dealt(_: Dealt) -> Message:
    numbers, rules = HAND
    return say("Each hand was dealt {n} numbers and {m} rules.", n=numbers, m=rules)


def _say_revealed(event: Revealed) -> Message:
    """Why a kind may be laid twice; equal cards are counted."""
    pieces: Pieces = {"who": Who(event.seat), "cards": counted(event.cards)}
    return say(
        "{who} had no free rule ({cards}), showed all three, and may repeat one.",
        **pieces,
    )


def _say_reshuffled(event: Reshuffled) -> Message:
    return say(
        "The number deck was empty: the {n} discards were shuffled and are the deck now.",
        n=event.cards,
    )


def _say_round_ended(event: RoundEnded) -> Message:
    winners = named([seat for seat, met in enumerate(event.round.met) if met])
    return say("Round {n}: rule met by {names}.", n=event.number, names=winners)


def _say_last_round(_: LastRound) -> Message:
    return say("The last round: no row, nothing is taken.")


def _say_match_ended(_: MatchEnded) -> Message:
    return say("The match is over.")


_SAID: dict[type[Event], Callable[..., Message]] = {
    Moved: _say_move,
    Dealt: _say_dealt,
    Revealed: _say_revealed,
    Reshuffled: _say_reshuffled,
    RoundEnded: _say_round_ended,
    LastRound: _say_last_round,
    MatchEnded: _say_match_ended,
}
