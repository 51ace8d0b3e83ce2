"""The table of Master of Rules in data and words."""

from collections.abc import Iterator

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.hand import hand, held
from tefuda.core.kit.play import Play
from tefuda.core.kit.trick import order
from tefuda.core.table import CardFace, Gauge, Message, Panel, Prompt, Table, Who, Zone, say
from tefuda.core.terms import Choices, Seat
from tefuda.games.master_of_rules.cards import NUMBER, SUPPORT
from tefuda.games.master_of_rules.rules.scoring import BONUSES, anchor, score, winnings
from tefuda.games.master_of_rules.rules.state import Move, Reveal, View
from tefuda.games.master_of_rules.rules.turns import ROUNDS, act, all_barred, is_last
from tefuda.games.master_of_rules.screen.centre import centre
from tefuda.games.master_of_rules.screen.foresight import brings, worth
from tefuda.games.master_of_rules.screen.names import PHASES, Pieces, card_name, kind_name
from tefuda.games.master_of_rules.screen.progress import ribbon, won
from tefuda.games.master_of_rules.screen.refusals import why_not
from tefuda.games.master_of_rules.screen.sheet import level, sheet
from tefuda.games.master_of_rules.screen.tableau import Tableau, judged_before, tableau
from tefuda.games.master_of_rules.screen.verdict import scoring, standing


def table(view: View, choices: Choices[Move] | None, *, seen: bool = False) -> Table:
    """`seen`: what was judged last has been looked at."""
    phase, actor = act(view)
    laid = tableau(view, begun=choices is not None or (seen and phase == "play"))
    if phase == "play" and laid.last:
        phase = "row"  # before the last round, which has none
    return Table(
        phase=PHASES[phase],
        panels=tuple(_panel(view, laid, seat, actor) for seat in range(view.setup.players)),
        centre=centre(view, laid, choices),
        hand=hand(view.seat, (_in_hand(view, card, choices) for card in view.hand)),
        prompt=_prompt(view) if choices else None,
        sheet=sheet(view),
        facts=_facts(view, laid),
        last=judged_before(view, laid),
        standing=standing(view),
        scoring=scoring(view, laid.last),
    )


def rested(view: View, choices: Choices[Move] | None) -> Table:
    """The last round has no row to begin with: it begins when the one before has been looked at."""
    return table(view, choices, seen=True)


def _facts(view: View, laid: Tableau) -> tuple[Gauge, ...]:
    total = ROUNDS[view.setup.players]
    number = len(view.past.rounds) + (laid.last is None)
    facts = [Gauge(say("Round"), f"{min(total, number)}/{total}")]
    if act(view)[0] in ("play", "take") and not laid.last:
        facts.append(Gauge(say("Card"), f"{lap(view)}/2"))
    return (*facts, *ribbon(view, over=laid.last is not None))


def lap(view: View) -> int:
    """1 or 2: the lap of the card that is played now, or was just played."""
    played = view.now.plays - bool(view.now.taking)
    return 1 + played // view.setup.players


def _panel(view: View, laid: Tableau, seat: Seat, actor: Seat) -> Panel:
    cards = winnings(view.past.rounds, view.setup.players)[seat]
    size = sum(view.sizes[seat]) if view.sizes else 0
    known = _pile(f"known {seat}", say("Shown cards in hand"), view.open[seat], seat)
    zones = (
        held(seat, size),
        *((known,) if view.open[seat] and seat != view.seat else ()),
        won(cards, seat, over=len(view.past.rounds) == ROUNDS[view.setup.players]),
    )
    starts = view.past.first >= 0 and seat == laid.order[0]  # of the round that is shown
    badges = (say("starts"),) if starts else ()
    return Panel(seat, score(cards), zones, badges, active=seat == actor)


def _pile(name: str, label: Message, cards: Cards, seat: Seat) -> Zone:
    faces = tuple(CardFace(card) for card in cards)
    return Zone(name, "pile", label, faces, size=len(faces), seat=seat)


def _in_hand(view: View, card: Card, choices: Choices[Move] | None) -> CardFace:
    if choices is None or Play(card) in choices or Reveal(card) in choices:
        return worth(view, card)
    return CardFace(card, ("dim",), why_not(view, Play(card)))


def _prompt(view: View) -> Prompt:
    words = {"play": say("Play"), "take": say("Take"), "reveal": say("Show all and play")}
    message, clause = _asked(view)
    return Prompt(message, words, _hints(view), clause=clause)


def _asked(view: View) -> tuple[Message, str]:
    """What is asked, and the clause that asks it."""
    if view.now.taking:
        return _refill(view), "4.1"
    if view.now.rules[view.seat]:
        return say("Play a number."), "3.7"
    if view.now.numbers[view.seat]:
        return say("Play a rule."), "3.7"
    return say("Play a number or a rule."), "3.2"


def _refill(view: View) -> Message:
    """Who takes last has no choice (4.2)."""
    kind = view.now.taking in NUMBER
    left = {card for card in view.now.row if (card in NUMBER) == kind}
    if len(left) > 1:
        return say("Take {kind} from the row.", kind=kind_name(view.now.taking))
    return say("Only {card} is left: take it.", card=card_name(*left))


def _hints(view: View) -> tuple[Message, ...]:
    """Said when a rule could be played but all three in hand are barred (3.5), and in the last round."""
    last = _last(view) if is_last(view) else ()
    if view.now.taking or view.now.rules[view.seat]:
        return last
    last = (*_leant_on(view), *last)
    if not all_barred(view):
        return last
    if view.now.numbers[view.seat]:
        return (say("None of your rules is free: you show all three and may lay any."), *last)
    return (say("None of your rules is free: you may show all three and lay any."), *last)


def _leant_on(view: View) -> Iterator[Message]:
    """Whose SUPPORT RIGHT waits for the viewer's rule, where it would bring more than its point."""
    rules = view.now.rules
    for seat in order(view.seat, len(rules))[1:]:
        more = brings(view, rules[seat], seat) if anchor(rules, seat) == view.seat else None
        if more:
            pieces: Pieces = {"rule": card_name(SUPPORT), "points": more[0]}
            told = say("If you meet your rule, {who} scores {points} by {rule}.")
            yield told._replace(values={"who": Who(seat), **pieces})


def _last(view: View) -> tuple[Message, ...]:
    """Of the last round; and what parts equal points, where it matters now or may in the end."""
    told, tie = say("The last round: no row, nothing is taken."), level(view)
    if tie is None and _close(view):
        tie = say("If points are equal in the end, more TRIO wins, then more ONLY ONE.")
    return (told, tie) if tie else (told,)


def _close(view: View) -> bool:
    """Whether a rule and its bonus part the viewer from another at most."""
    points = [score(cards) for cards in winnings(view.past.rounds, view.setup.players)]
    own = points.pop(view.seat)
    return any(abs(own - other) <= 1 + BONUSES[0].points for other in points)
