"""The table of thieves in data and words."""

from collections.abc import Iterator
from functools import partial

from tefuda.core.kit.hand import hand, held, playable
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import CardFace, Gauge, Message, Panel, Prompt, Table, Zone, say
from tefuda.core.terms import Choices, Seat
from tefuda.games.thieves.cards import COLOUR, Colour
from tefuda.games.thieves.rules.doubts import first_size
from tefuda.games.thieves.rules.scoring import bonus
from tefuda.games.thieves.rules.state import Hide, Move, Result, Stolen, View
from tefuda.games.thieves.screen.names import THIEF_NAMES, taste_names
from tefuda.games.thieves.screen.refusals import why_not
from tefuda.games.thieves.screen.sheet import result_cards, sheet


def table(view: View, choices: Choices[Move] | None) -> Table:
    bound = choices if view.now.phase == 0 else None  # only the first treasure is bound (3.2)
    faces = playable(view.hand, bound, Hide, partial(why_not, view))
    return Table(
        phase=_phase(view),
        panels=tuple(_panel(view, seat) for seat in range(view.setup.players)),
        centre=(_pile(view),),
        hand=hand(view.seat, faces),
        prompt=_prompt(view) if choices else None,
        sheet=sheet(view),
        facts=_facts(view),
    )


def last_turn(view: View) -> Result | None:
    """Between turns the last one, thieves and pile open; None while one is running."""
    return view.past.results[-1] if view.now.phase < 0 and view.past.results else None


def _phase(view: View) -> Message:
    if view.now.phase > 0:
        return say("Stealing or going home")
    if view.now.phase == 0:
        return say("Hiding the first treasure")
    over = len(view.past.results) == view.setup.players
    return say("The match is over") if over else say("Before a turn")


def _facts(view: View) -> tuple[Gauge, ...]:
    facts = [Gauge(say("Turn"), f"{view.past.dealt}/{view.setup.players}")]
    if view.now.phase > 0:
        facts.append(Gauge(say("Phase"), view.now.phase))
    if view.past.removed:
        facts.append(Gauge(say("Not in play"), view.past.removed, ("suit", view.past.removed)))
    return tuple(facts)


def _panel(view: View, seat: Seat) -> Panel:
    cards = held(seat, view.sizes[seat])
    thieves = (_thief(view, seat),) if view.thieves else ()
    return Panel(
        seat=seat,
        score=view.past.scores[seat],
        zones=(*thieves, cards),
        badges=tuple(_badges(view, seat)),
        active=_is_active(view, seat),
    )


def _badges(view: View, seat: Seat) -> Iterator[Message]:
    result = last_turn(view)
    if seat == (result.parent if result else view.past.parent):
        yield say("parent")
    if view.now.home[seat]:
        yield say("at home")
    if result and seat == result.last:
        yield say("last player")


def _is_active(view: View, seat: Seat) -> bool:
    """While first treasures are chosen all seem to choose, but who looks and has chosen."""
    if view.now.phase == 0:
        return not (seat == view.seat and view.hidden)
    return view.now.phase > 0 and seat == view.now.seat


def _thief(view: View, seat: Seat) -> Zone:
    """The thief before a seat; it keeps its name wherever it walks."""
    result = last_turn(view)
    colour, loot = result.thieves[seat] if result else view.thieves[seat]
    faces = [
        _loot(colour, treasure, place < first_size(view)) for place, treasure in enumerate(loot)
    ]
    if result:
        faces = _scored(result, seat)
    elif seat == view.seat and view.hidden:
        faces = [CardFace(view.hidden, ("turned",), note=say("face down"))]
    marks = ("thief", colour, *(("home",) if view.now.home[seat] else ()))
    return Zone(
        f"thief {colour}", "group", THIEF_NAMES[colour], tuple(faces), seat=seat, marks=marks
    )


def _loot(colour: Colour, treasure: Stolen, first: bool) -> CardFace:
    """A card on a thief: open, one's own face down, or a back and what is certain of it."""
    if treasure.open:
        return CardFace(treasure.card)
    if treasure.card:
        return CardFace(treasure.card, ("turned",), note=say("face down"))
    if first:
        return CardFace(marks=("first",), note=say("first treasure"))
    return CardFace(marks=("sure",), note=SUIT_NAMES[colour])


def _scored(result: Result, seat: Seat) -> list[CardFace]:
    """The loot of a turn that is over; cards that earn the bonus are lit."""
    thief = result.thieves[seat]
    lucky = bonus(thief.colour, result_cards(result, seat))
    lit = [lucky and COLOUR[treasure.card] == thief.colour for treasure in thief.loot]
    return [
        CardFace(treasure.card, ("lit",) if shines else ())
        for treasure, shines in zip(thief.loot, lit, strict=True)
    ]


def _pile(view: View) -> Zone:
    """The leftover pile: backs, the own part among them; all of it once the turn is over."""
    result = last_turn(view)
    if result:
        faces = [CardFace(card) for card in result.pile]
    else:
        unknown = sum(view.pile) - len(view.given)
        faces = [CardFace()] * unknown
        faces += [CardFace(card, ("turned",), note=say("yours")) for card in view.given]
    return Zone("pile", "pile", say("Leftover pile"), tuple(faces), size=len(faces))


def _prompt(view: View) -> Prompt:
    colour = view.thieves[view.seat].colour
    names = taste_names(colour)
    if view.now.phase > 0:
        text = say("Lay a card on the {thief}, or go home as the {thief}.", **names)
        return Prompt(text, {"steal": say("Steal"), "home": say("Go home")})
    if any(COLOUR[card] == colour for card in view.hand):
        text = say("Hide a {colour} treasure on the {thief}.", **names)
    else:
        text = say("You hold no {colour}: hide any card on the {thief}.", **names)
    return Prompt(text, {"hide": say("Hide")})
