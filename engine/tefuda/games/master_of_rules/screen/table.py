"""The table of Master of Rules in data and words."""

from collections.abc import Callable, Sequence
from itertools import groupby

from tefuda.core.cards import Card, Cards
from tefuda.core.game import Choices, Event, Moved, Seat
from tefuda.core.table import (
    Arrangement,
    CardFace,
    Gauge,
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
from tefuda.games.master_of_rules.cards import COLOUR, DECK, NUMBER, split
from tefuda.games.master_of_rules.rules.events import (
    Dealt,
    LastRound,
    MatchEnded,
    Reshuffled,
    Revealed,
    RoundEnded,
)
from tefuda.games.master_of_rules.rules.scoring import score, winnings
from tefuda.games.master_of_rules.rules.state import (
    Dummy,
    Move,
    Play,
    Reveal,
    Row,
    Start,
    Take,
    View,
)
from tefuda.games.master_of_rules.rules.turns import HAND, ROUNDS, act, blocked, starter
from tefuda.games.master_of_rules.screen.centre import centre
from tefuda.games.master_of_rules.screen.names import (
    COLOUR_NAMES,
    PHASES,
    Values,
    card_name,
    kind_name,
    named,
)
from tefuda.games.master_of_rules.screen.sheet import sheet

Groups = tuple[tuple[Message | None, Cards], ...]


def table(view: View, choices: Choices[Move] | None) -> Table:
    phase, actor = act(view)
    return Table(
        phase=PHASES[phase],
        panels=tuple(_panel(view, seat, actor) for seat in range(view.players)),
        centre=centre(view, choices),
        hand=_hand(view, choices) if view.seat >= 0 else None,
        prompt=_prompt(view) if choices else None,
        sheet=sheet(view),
        facts=_facts(view),
    )


def _facts(view: View) -> tuple[Gauge, ...]:
    total = ROUNDS[view.players]
    facts = [Gauge(say("Round"), f"{min(total, len(view.rounds) + 1)}/{total}")]
    if act(view)[0] in ("play", "take"):
        facts.append(Gauge(say("Lap"), f"{lap(view)}/2"))
    return tuple(facts)


def lap(view: View) -> int:
    """1 or 2: the lap of the card that is played now, or was just played."""
    played = view.now.plays - bool(view.now.taking)
    return 1 + played // view.players


def _panel(view: View, seat: Seat, actor: Seat) -> Panel:
    won = DECK.sort(winnings(view.rounds, view.players)[seat])
    size = sum(view.sizes[seat]) if view.sizes else 0
    known = _pile(f"known {seat}", say("Known to be in hand"), view.open[seat], seat)
    zones = (
        Zone(f"cards {seat}", "stock", say("Cards in hand"), size=size, seat=seat),
        *((known,) if view.open[seat] and seat != view.seat else ()),
        _pile(f"won {seat}", say("Rules won"), won, seat),
    )
    starts = view.first >= 0 and seat == starter(view)
    badges = (say("starts"),) if starts else ()
    return Panel(seat, score(won), zones, badges, active=seat == actor)


def _pile(name: str, label: Message, cards: Cards, seat: Seat) -> Zone:
    faces = tuple(CardFace(card) for card in cards)
    return Zone(name, "pile", label, faces, size=len(faces), seat=seat)


def _hand(view: View, choices: Choices[Move] | None) -> Zone:
    faces = tuple(_in_hand(view, card, choices) for card in view.hand)
    return Zone("hand", "hand", say("Your hand"), faces, seat=view.seat)


def _in_hand(view: View, card: Card, choices: Choices[Move] | None) -> CardFace:
    if choices is None or Play(card) in choices or Reveal(card) in choices:
        return CardFace(card)
    return CardFace(card, ("dim",), why_not(view, Play(card)))


def _prompt(view: View) -> Prompt:
    words = {"play": say("Play"), "take": say("Take"), "reveal": say("Show all rules and play")}
    return Prompt(_asked(view), words, _hints(view))


def _asked(view: View) -> Message:
    if view.now.taking:
        return say("Take {kind} from the row.", kind=kind_name(view.now.taking))
    if view.now.rules[view.seat]:
        return say("Play a number.")
    if view.now.numbers[view.seat]:
        return say("Play a rule.")
    return say("Play a number or a rule.")


def _hints(view: View) -> tuple[Message, ...]:
    """Said when a rule could be played but all three in hand are barred (3.5)."""
    if view.now.taking or view.now.rules[view.seat] or not all_barred(view):
        return ()
    if view.now.numbers[view.seat]:
        return (say("All your rules are barred: show them and play one."),)
    return (say("All your rules are barred: to play one you must show them."),)


def all_barred(view: View) -> bool:
    """Whether every rule in hand has been played by others in this round."""
    return blocked(view.now).issuperset(split(view.hand)[1])


def why_not(view: View, move: Move) -> Reason:
    if act(view)[1] != view.seat or not isinstance(move, Play | Reveal | Take):
        return Reason(say("It is not your turn."), "3.1")
    values: Values = {"card": card_name(move.card)}
    if view.now.taking:
        values["kind"] = kind_name(view.now.taking)
        return Reason(say("Now you take {kind} from the row.", **values), "4.1")
    if isinstance(move, Take):
        return Reason(say("You take a card only after playing one."), "4.1")
    if move.card not in view.hand:
        return Reason(say("{card} is not in your hand.", **values), "3.1")
    return _why_not_play(view, move.card, values)


def _why_not_play(view: View, card: Card, values: Values) -> Reason:
    now = view.now
    down = now.numbers if card in NUMBER else now.rules
    if down[view.seat]:
        text = say("You have played {kind} in this round.", kind=kind_name(card))
        return Reason(text, "3.7", (down[view.seat],))
    if all_barred(view):
        return Reason(say("Every rule you have is barred: show them and play one."), "3.5")
    if card in now.rules:
        who = Who(now.rules.index(card))
        text = say("{who} has played {card} in this round.", who=who, **values)
        return Reason(text, "3.4", (card,))
    if card in now.dummies:
        return Reason(say("The dummy has {card} in this round.", **values), "7.3", (card,))
    return Reason(say("You may show your rules only if all three are barred."), "3.5")


def say_event(event: Event, _: Seat) -> Message | None:
    return _SAID[type(event)](event)


def _say_move(event: Moved) -> Message:
    move = event.move
    if isinstance(move, Start):
        return say("{who} starts.", who=Who(move.seat))
    if isinstance(move, Row):
        return say("The new row: {cards}.", cards=Shown(move.cards))
    assert isinstance(move, Dummy | Play | Reveal | Take)
    card = card_name(move.card)
    if isinstance(move, Dummy):
        return say("A dummy gets {card}.", card=card)
    if isinstance(move, Take):
        return say("{who} took {card}.", who=Who(event.seat), card=card)
    return say("{who} played {card}.", who=Who(event.seat), card=card)


def _say_dealt(_: Dealt) -> Message:
    numbers, rules = HAND
    return say("Each hand was dealt {n} numbers and {m} rules.", n=numbers, m=rules)


def _say_revealed(event: Revealed) -> Message:
    cards = Shown(event.cards)
    return say("{who} had no rule to play and showed {cards}.", who=Who(event.seat), cards=cards)


def _say_reshuffled(event: Reshuffled) -> Message:
    return say("The number deck was empty: its {n} discards were shuffled.", n=event.cards)


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


def arrangements(view: View) -> Sequence[Arrangement]:
    """By colour, or by number; the rules stand behind."""
    numbers, rules = split(view.hand)
    high = tuple(sorted(numbers, key=lambda card: -NUMBER[card]))
    colours = tuple(
        (COLOUR_NAMES[colour], tuple(cards))
        for colour, cards in groupby(numbers, COLOUR.__getitem__)
    )
    behind: Groups = ((say("rules"), rules),) if rules else ()
    return (
        Arrangement(say("By colour"), (*colours, *behind)),
        Arrangement(say("By number"), (*(((None, high),) if high else ()), *behind)),
    )
