"""Rules of thumb, each read off the view and one move; measured by `python3 build.py bench maxims`."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tefuda.core.cards import Cards
from tefuda.core.table import Message, Reason, say
from tefuda.core.terms import Words
from tefuda.games.thieves.bot.outlook import falls_short
from tefuda.games.thieves.bot.picks import (
    colour,
    highest,
    highest_hidden,
    junk,
    lay,
    likes,
    other,
    second,
    worst,
)
from tefuda.games.thieves.bot.sight import (
    gain,
    here,
    last_card,
    more_out,
    of_two,
    out,
    sure,
)
from tefuda.games.thieves.rules.scoring import THRESHOLD
from tefuda.games.thieves.rules.state import View
from tefuda.games.thieves.rules.turns import hideable

POOR = 3
"""Points a thief promises: with fewer few want it."""

FAR = 8
"""Points that a thief may look worse by where a leftover pile of some cards, or junk in hand, makes up for it."""

PILE = 5
"""Points by which a thief looks much worse."""

HOPED = 3
"""Points that a thief may look worse by where the pile is one card, or comes only if the other goes home."""

GOOD = 6
"""Points from which on a thief likely brings 5 or more, and is hardly left for one that is little better."""


class Maxim(NamedTuple):
    """Where it holds, the last words of the moves that follow it, and what is said."""

    holds: Callable[[View], bool]
    moves: Callable[[View], Cards]
    message: Message
    clause: str


def maxim(view: View, words: Words) -> Reason | None:
    """The first rule that the move follows, where most others do not."""
    moves = tuple(_moves(view))
    if not words or words[-1] not in moves:
        return None
    for rule in MAXIMS:
        follow = rule.moves(view) if rule.holds(view) else ()
        if rule.moves is _home and falls_short(view):
            continue
        if words[-1] in follow and 2 * len(follow) <= len(moves):
            return Reason(Message(rule.message.text, {"n": _back(view)}), rule.clause)
    return None


def _moves(view: View) -> Iterator[str]:
    """The last words of the legal moves; none while others are to act."""
    if view.now.phase == 0:
        yield from hideable(view.hand, colour(view))
    elif view.now.phase > 0 and view.now.seat == view.seat:
        yield from (*dict.fromkeys(view.hand), "home")


def _far_worse(view: View) -> bool:
    """With the last card of one of two: whether the next thief looks so much worse that the pile hardly makes up for it."""
    if of_two(view, first=True, last_card=True):
        return gain(view) <= -HOPED
    return of_two(view, first=False, last_card=True) and not _worth_the_pile(view)


def _worth_the_pile(view: View) -> bool:
    """Whether the next thief with the leftover pile makes up for the one that is here."""
    return gain(view) > -(FAR if sum(view.pile) > 1 else HOPED)


def _walks_away(view: View) -> bool:
    """Of two with two cards: a good thief and a worse one to come; who acts last must see it clearly."""
    first = of_two(view, first=True)
    if not (first or of_two(view, first=False)) or len(view.hand) > 2 or here(view) < THRESHOLD:
        return False
    return gain(view) < (0 if first or sure(view) else -HOPED)


def _early(view: View) -> bool:
    """Whether three are out with three cards or more each, after the first phase."""
    return view.setup.players == 3 and view.now.phase > 1 and more_out(view) and len(view.hand) > 2


def _likely_enough(view: View) -> bool:
    """A good thief with two cards left; with more cards the next must look worse by far."""
    if not more_out(view) or here(view) < GOOD:
        return False
    if _early(view):
        return not _spoils(view) and gain(view) <= -(FAR if junk(view) else PILE)
    return len(view.hand) == 2 and gain(view) < 0


def _better_next(view: View) -> bool:
    """First of two with the last card: a better thief to come, and much better where a good one is here."""
    if not of_two(view, first=True, last_card=True):
        return False
    return gain(view) > (0 if here(view) < GOOD else HOPED)


def _spoils(view: View) -> bool:
    """With junk and two cards more: a thief better than the next, by as much as the seat asks for."""
    if not junk(view) or not more_out(view) or len(view.hand) != 3 or here(view) < POOR:
        return False
    place, last = out(view).index(view.seat), view.past.dealt == view.setup.players
    if len(out(view)) == 4:
        return place < 2 and gain(view) <= -(PILE if place else HOPED)
    return view.setup.players == 3 and last and place == 2 and gain(view) <= -HOPED


def _home(_: View) -> Cards:
    return ("home",)


def _hides_high(view: View) -> bool:
    """All of three, but not the first without a card of its colour; of four the first."""
    if view.now.phase != 0:
        return False
    first = out(view)[0] == view.seat
    return first != (view.setup.players == 3) or (first and likes(view))


def _hides_low(view: View) -> bool:
    """Of four without a card of its colour all but the first."""
    if view.now.phase != 0 or view.setup.players != 4:
        return False
    return not likes(view) and not _hides_high(view)


def _back(view: View) -> int:
    """The phase in which the thief is here again, if all stay: as many cards later as seats are out."""
    return view.now.phase + len(out(view))


def _leads_four(view: View) -> bool:
    """The first of four, to whom it matters little what lies on a thief that three others meet."""
    return len(out(view)) == 4 and view.seat == out(view)[0]


def _begins(view: View) -> bool:
    """Whether it is the first phase of three, whose thieves are back in time."""
    return view.now.phase == 1 and 2 < len(out(view)) < len(view.hand)


def _opens(view: View) -> bool:
    """With junk, or in the middle."""
    return _begins(view) and (view.seat == out(view)[1] or bool(junk(view)))


def _holds_back(view: View) -> bool:
    """First or last, without junk."""
    return _begins(view) and not _opens(view)


def _feeds(view: View) -> bool:
    """A thief after the first phase that few go home with, and that looks hardly better than the next."""
    poor = view.now.phase > 1 and more_out(view) and here(view) < POOR
    return poor and gain(view) > (-1 if len(view.hand) > 2 else -HOPED)


def _tempts(view: View) -> bool:
    """A thief after the first phase that others may want, where few with these cards would go home.

    Not in the last round, where it counts whom one must pass.
    """
    last = view.past.dealt == view.setup.players
    if last or view.now.phase < 2 or not more_out(view) or here(view) < POOR:
        return False
    if len(view.hand) > 2:
        better, spoils = gain(view), bool(junk(view))
        if _early(view):
            return better > -(HOPED if spoils else PILE)
        return not spoils and better > -HOPED
    return view.setup.players == 4 and not (here(view) >= THRESHOLD and gain(view) < 0)


MAXIMS = (
    Maxim(
        _hides_low,
        worst,
        say(
            "You hold none of its colour: hide your worst card, for others expect a card of its colour there."
        ),
        "3.2",
    ),
    Maxim(
        _hides_high,
        highest_hidden,
        say(
            "Of the cards you may hide, hide the highest: if all stay, this thief is back before you in phase"
            " {n}, and only you know what it hides."
        ),
        "5.1",
    ),
    Maxim(
        lambda view: last_card(view) and len(out(view)) > 2 and gain(view) < 0,
        _home,
        say("Last card: go home, because the next thief looks worse."),
        "4.4",
    ),
    Maxim(
        lambda view: view.now.phase > 0 and last_card(view) and gain(view) > 0,
        lay,
        say("Last card: lay it, because the next thief looks better."),
        "5.1",
    ),
    Maxim(
        _better_next,
        lay,
        say(
            "Last card, two left: lay it. If the other goes home, you take the leftover pile; if not, the"
            " next thief looks better."
        ),
        "6.4",
    ),
    Maxim(
        lambda view: (
            of_two(view, first=False, last_card=True) and gain(view) < 0 and _worth_the_pile(view)
        ),
        lay,
        say(
            "Last card, two left, and you act last: lay it. The next thief looks worse, but you take the"
            " leftover pile too."
        ),
        "6.4",
    ),
    Maxim(
        _far_worse,
        _home,
        say("Last card, two left: go home, because the next thief looks much worse."),
        "4.4",
    ),
    Maxim(
        lambda view: more_out(view) and gain(view) < 0 and sure(view) and not _spoils(view),
        _home,
        say("5 or more for sure, and the next thief looks worse: go home before another does."),
        "7.2",
    ),
    Maxim(
        _spoils,
        junk,
        say(
            "A good thief walks on to another player, and a worse one comes to you: spoil this one with"
            " junk."
        ),
        "7.1",
    ),
    Maxim(
        _likely_enough,
        _home,
        say("5 or more is likely, and the next thief looks worse: go home before another does."),
        "7.2",
    ),
    Maxim(
        _walks_away,
        _home,
        say(
            "Two left, and this good thief looks better than the next: go home with it before it walks away."
        ),
        "5.1",
    ),
    Maxim(
        lambda view: of_two(view, first=True) and here(view) < THRESHOLD,
        highest,
        say(
            "Two left, and you act first: lay your highest card. If the other goes home now, you keep this"
            " thief and take the leftover pile."
        ),
        "6.4",
    ),
    Maxim(
        lambda view: of_two(view, first=False) and here(view) < POOR and gain(view) > 0,
        highest,
        say(
            "Two left, and the better thief comes to you: lay your highest card here. It may lure the other"
            " home; then you are the last player."
        ),
        "6.1",
    ),
    Maxim(
        lambda view: of_two(view, first=False) and here(view) < THRESHOLD and -FAR < gain(view) < 0,
        worst,
        say("Two left, and this better thief walks to the other: lay your worst card on it."),
        "5.1",
    ),
    Maxim(
        _opens,
        highest,
        say(
            "First phase: lay your highest card. If all stay, it is back before you in phase {n}; a card you"
            " keep never scores for you."
        ),
        "5.1",
    ),
    Maxim(
        _holds_back,
        second,
        say(
            "First phase, no junk in hand: lay your second highest card. With your highest on it, others"
            " go home with this thief more often before it is back."
        ),
        "5.1",
    ),
    Maxim(
        lambda view: (
            view.now.phase == 1
            and 2 < len(out(view)) >= len(view.hand) > 1
            and not _leads_four(view)
        ),
        highest,
        say(
            "First phase: lay your highest card. If all stay, it is back before you at the end, when hands"
            " are empty; a card you keep never scores for you."
        ),
        "5.1",
    ),
    Maxim(
        lambda view: _feeds(view) and len(out(view)) <= len(view.hand),
        highest,
        say(
            "Few go home with a poor thief like this, so it may come back to you: lay your highest card here."
            " A card you keep never scores for you."
        ),
        "5.1",
    ),
    Maxim(
        lambda view: _feeds(view) and not _leads_four(view),
        highest,
        say(
            "Poor thief: lay your highest card here, where it helps others least. A card you keep mostly"
            " ends with another player, on a better thief or in the pile."
        ),
        "4.4",
    ),
    Maxim(
        lambda view: _tempts(view) and not likes(view),
        highest,
        say(
            "None of your cards has this thief’s colour, so none earns a bonus on it: lay your highest."
            " Cards you still hold when you go home go to the last player."
        ),
        "7.2",
    ),
    Maxim(
        lambda view: _tempts(view) and likes(view),
        other,
        say(
            "This thief may score well for another player, and its own colour may earn a bonus: lay your"
            " highest card, of another colour. Cards you still hold when you go home go to the last player."
        ),
        "7.2",
    ),
)
"""From the most telling on."""
