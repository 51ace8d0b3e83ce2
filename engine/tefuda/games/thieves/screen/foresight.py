"""What a treasure on the thief, or going home, would bring as far as the seat can tell."""

from tefuda.core.cards import Card
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Foresight, Message, Piece, Shown, Who, say
from tefuda.core.terms import Words
from tefuda.games.thieves.cards import COLOUR, DECK
from tefuda.games.thieves.rules.state import Stolen, Thief, View
from tefuda.games.thieves.rules.turns import hideable
from tefuda.games.thieves.screen.loot import coming, next_out
from tefuda.games.thieves.screen.names import THIEF_NAMES, signed, taste_names
from tefuda.games.thieves.screen.outlast import heir, if_home, last_in_line, may_take, rival
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
    """How the card lies, what comes next, and where its thief goes, with its points where they are certain."""
    colour, loot = view.thieves[view.seat]
    loaded = (*loot, Stolen(card, view.seat, COLOUR[card] != colour))
    _, _, least, most = prospect(view, Thief(colour, loaded))
    lies = say("{card} will lie face up.", card=Shown((card,)))
    if COLOUR[card] == colour:
        lies = say("{card} will lie face down.", card=Shown((card,)))
    thief = THIEF_NAMES[colour]
    if least == most:
        thief = say("{thief} (worth {n})", thief=thief, n=signed(least))
    return say("{before} {more}", before=lies, more=_walks(view, thief))


def _walks(view: View, thief: Message) -> Message:
    """Surely, where all whom it takes have acted; else on what it hangs."""
    names = _values(view) | {"thief": thief}
    holder = may_take(view)
    if rival(view) is not None:
        return say(
            "If {who} stays, {other} comes to you, and the {thief} goes to {who}. If {who} goes home, you"
            " are the last player and keep {colour}.",
            **names,
        )
    if holder is not None:
        return say(
            "Next {other} comes to you, unless {holder}, who acts after you, goes home with it. The {thief}"
            " goes to {who}, if {who} stays.",
            holder=Who(holder),
            **names,
        )
    if view.seat == last_in_line(view):
        return say(
            "Next {other} surely comes to you, and the {thief} surely goes to {who}.", **names
        )
    return say(
        "Next {other} surely comes to you. The {thief} goes to {who}, if {who} stays.", **names
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
