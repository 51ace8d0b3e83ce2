"""What a treasure on the thief, or going home, would bring as far as the seat can tell."""

from tefuda.core.cards import Card
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Foresight, Message, Piece, Shown, Who, say
from tefuda.core.terms import Words
from tefuda.games.thieves.cards import COLOUR, DECK
from tefuda.games.thieves.rules.state import Stolen, Thief, View
from tefuda.games.thieves.rules.turns import hideable
from tefuda.games.thieves.screen.loot import coming, next_out
from tefuda.games.thieves.screen.names import signed, taste_names
from tefuda.games.thieves.screen.outlast import heir, if_home
from tefuda.games.thieves.screen.prospects import prospect, span


def foresee(view: View, words: Words) -> Foresight | None:
    """Of a lifted treasure, and of going home, in one's turn."""
    word = words[-1] if words else ""
    if view.now.phase == 0 and word in DECK:
        return Foresight(_hide(view, word))
    if view.now.phase < 1 or view.now.seat != view.seat:
        return None
    if word in DECK:
        return Foresight(_steal(view, word))
    return Foresight(_home(view)) if word == "home" else None


def _values(view: View) -> dict[str, Piece]:
    colour = view.thieves[view.seat].colour
    return {
        **taste_names(colour),
        "who": Who(next_out(view, view.seat)),
        "other": SUIT_NAMES[coming(view, view.seat)],
    }


def _hide(view: View, card: Card) -> Message:
    if len(hideable(view.hand, view.thieves[view.seat].colour)) == 1:
        return say(
            "Only {card} may be hidden, your one {colour} card. Then {colour} takes it on to {who}, and"
            " {other} comes to you.",
            card=Shown((card,)),
            **_values(view),
        )
    return say(
        "{card} is hidden face down. Then {colour} takes it on to {who}, and {other} comes to you.",
        card=Shown((card,)),
        **_values(view),
    )


def _steal(view: View, card: Card) -> Message:
    """The thief with the card on it, where it walks, and what it scores where that is certain."""
    colour, loot = view.thieves[view.seat]
    loaded = (*loot, Stolen(card, view.seat, COLOUR[card] != colour))
    _, _, low, high = prospect(view, Thief(colour, loaded))
    values = {"card": Shown((card,)), "n": signed(low), **_values(view)}
    if COLOUR[card] == colour:
        if low < high:
            return say(
                "{card} will lie face down. Then {colour} walks on to {who}, and {other} comes to you.",
                **values,
            )
        return say(
            "{card} will lie face down. Then {colour} walks on to {who} with {n}, and {other} comes to you.",
            **values,
        )
    if low < high:
        return say(
            "{card} will lie face up. Then {colour} walks on to {who}, and {other} comes to you.",
            **values,
        )
    return say(
        "{card} will lie face up. Then {colour} walks on to {who} with {n}, and {other} comes to you.",
        **values,
    )


def _home(view: View) -> Message:
    """What the seat would score, and what becomes of its hand."""
    _, _, least, most = prospect(view, view.thieves[view.seat])
    values = _values(view) | {"points": span(least, most)}
    last = heir(view)
    if last is None:
        return say(
            "Home with the {thief} you score {points}. Your hand goes to the leftover pile.",
            **values,
        )
    ends = if_home(view)
    values |= {"last": span(ends.least, ends.most), "who": Who(last)}
    return say(
        "Home with the {thief} you score {points}. The round ends: {who}, the last player, scores {last}"
        " with the leftover pile and your hand in it.",
        **values,
    )
