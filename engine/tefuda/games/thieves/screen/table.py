"""The table of thieves in data and words."""

from collections.abc import Iterator
from functools import partial

from tefuda.core.kit.hand import hand, held, playable
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import (
    CardFace,
    Gauge,
    Help,
    Message,
    Panel,
    Piece,
    Prompt,
    Table,
    Who,
    Zone,
    say,
)
from tefuda.core.terms import Choices, Seat
from tefuda.games.thieves.cards import COLOUR, VALUE
from tefuda.games.thieves.rules.scoring import bonus
from tefuda.games.thieves.rules.state import Hide, Move, Result, View
from tefuda.games.thieves.screen.acts import acts, junk
from tefuda.games.thieves.screen.leftovers import meaning
from tefuda.games.thieves.screen.loot import coming, last_turn, shown, thief_zone
from tefuda.games.thieves.screen.names import THIEF_NAMES, sign, signed, taste_names
from tefuda.games.thieves.screen.outlast import (
    after,
    heir,
    if_home,
    if_last,
    last_in_line,
    may_take,
    phases,
    ran_out,
    rival,
    unplayed,
    went,
)
from tefuda.games.thieves.screen.prospects import span
from tefuda.games.thieves.screen.refusals import why_not
from tefuda.games.thieves.screen.sheet import result_cards, sheet
from tefuda.games.thieves.screen.standing import ahead, at_home, begins, brought, final, standing
from tefuda.games.thieves.screen.verdict import scoring, verdict


def table(view: View, choices: Choices[Move] | None) -> Table:
    bound = choices if view.now.phase == 0 else None  # only the first treasure is bound (3.2)
    faces = playable(view.hand, bound, Hide, partial(why_not, view))
    result = last_turn(view)
    return Table(
        phase=_phase(view),
        panels=tuple(_panel(view, seat) for seat in range(view.setup.players)),
        centre=tuple(_centre(view)),
        hand=hand(view.seat, faces),
        prompt=_prompt(view) if choices else None,
        sheet=sheet(view),
        facts=_facts(view),
        last=_last(view),
        scoring=scoring(result) if result else (),
    )


def _phase(view: View) -> Message:
    if view.now.phase > 0:
        return say("Laying a card or going home")
    if view.now.phase == 0:
        return say("Hiding the first treasure")
    if len(view.past.results) == view.setup.players:
        return say("The match is over")
    return _over(view) if view.past.results else say("Before a round")


def _over(view: View) -> Message:
    """What a turn brought the viewer, whether it was the most, and who leads now."""
    number, result = len(view.past.results), view.past.results[-1]
    if view.seat < 0:
        return say("Round {n} is over", n=number)
    told = _leads(view, number, result.points[view.seat])
    if view.seat == result.last and unplayed(result):
        lost = say("You were the last player: your hand counts for nothing.")
        told = say("{before} {more}", before=lost, more=told)
    if result.points[view.seat] < max(result.points):
        return told
    return say("{before} {more}", before=_most(result, view.seat), more=told)


def _most(result: Result, seat: Seat) -> Message:
    """The seat has the most of a turn, alone or with others."""
    best = max(result.points)
    others = [who for who, points in enumerate(result.points) if points == best and who != seat]
    if not others:
        return say("Top score of this round: you!")
    if len(others) > 1:
        return say("Top score of this round: you and others.")
    return say("Top score of this round: you and {who}.", who=Who(others[0]))


def _leads(view: View, number: int, scored: int) -> Message:
    scores = view.past.scores
    most = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == most]
    points: dict[str, Piece] = {
        "n": number,
        "points": signed(scored),
    }
    lead = ahead(view, view.seat)
    if lead > 0:
        text = "Round {n}: you scored {points} and lead with {most}, by {ahead}."
        return say(text, most=most, ahead=lead, **points)
    if len(leaders) > 1:
        return say(
            "Round {n}: you scored {points}. More than one leads with {most}.", most=most, **points
        )
    leader = Who(leaders[0])
    return say(
        "Round {n}: you scored {points}. In the lead: {who}, {most}. You are {behind} behind.",
        who=leader,
        most=most,
        behind=most - scores[view.seat],
        **points,
    )


def _facts(view: View) -> tuple[Gauge, ...]:
    dealt, phase = view.past.dealt, view.now.phase
    facts = [Gauge(say("Round {n} of {total}", n=dealt, total=view.setup.players), "")]
    if phase > 0:
        facts.append(Gauge(say("Phase {n} of {total}", n=phase, total=phases(view)), ""))
    if view.past.removed:
        colour = SUIT_NAMES[view.past.removed]
        facts.append(Gauge(say("Not in play: {colour}", colour=colour), "", ("unused",)))
    return (*facts, *_ribbon(view))


def _ribbon(view: View) -> Iterator[Gauge]:
    """The thief phases of a turn, as many as there are treasures for, and what comes then."""
    if view.now.phase < 0:
        return
    for phase in range(1, phases(view) + 1):
        place = "past" if phase < view.now.phase else "ahead"
        mark = "now" if phase == view.now.phase else place
        yield Gauge(say("Phase"), str(phase), ("ribbon", mark))
    yield Gauge(say("all go home"), "⌂", ("ribbon", "ahead"), help=_how_it_ends(view))


def _how_it_ends(view: View) -> Help:
    text = say(
        "After the last phase all hands are empty. The thieves walk once more, and all go home with"
        " what came, in order from the start player. The last player, as it stands {who}, takes the"
        " leftover pile.",
        who=Who(last_in_line(view)),
    )
    return Help(text, "4.9")


def _centre(view: View) -> Iterator[Zone]:
    if view.thieves:
        yield from (thief_zone(view, seat) for seat in range(view.setup.players))
    yield _pile(view)
    if view.seat >= 0 and view.now.phase > 0 and view.now.seat == view.seat:
        yield _offer(view)
    if view.seat >= 0 and view.now.phase > 0 and view.now.home[view.seat]:
        yield at_home(view)


def _offer(view: View) -> Zone:
    """What going home now would bring; whoever laid cards face down knows more than the table."""
    thief = view.thieves[view.seat]
    label = say("Home now with the {thief}", thief=THIEF_NAMES[thief.colour])
    gauges = (*_went_home(view, brought(view, thief)), *(_outlast(view) or _end(view)))
    return Zone("offer", "gauges", label, gauges=gauges, marks=("aid", thief.colour))


def _went_home(view: View, mine: Message) -> Iterator[Gauge]:
    """What one has then, and who gets the pile and what that brings; else how large it is then."""
    who = heir(view)
    if who is not None:
        ends = if_home(view)
        text = say(
            "home: you score {mine}, last player {who} {points}",
            mine=mine,
            who=Who(who),
            points=span(ends.least, ends.most),
        )
        yield Gauge(text, "", ("heir",))
        return
    yield Gauge(say("home now scores {points}", points=mine), "", ("brings",))
    if view.now.phase < phases(view):
        n = sum(view.pile) + len(view.hand)
        text = say("the pile then holds {n} cards", n=n)
        yield Gauge(text, "", ("given",))


def _end(view: View) -> Iterator[Gauge]:
    """What comes if one stays: the next thief as it stands, and if all stay every one until the end."""
    walks = phases(view) - view.now.phase + 1
    colour = coming(view, view.seat)
    thief = next(thief for thief in view.thieves if thief.colour == colour)
    points = brought(view, thief)
    names: dict[str, Piece] = {"colour": SUIT_NAMES[colour], "points": points}
    told = say("stay: surely {colour} next, {points}", **names)
    if (holder := may_take(view)) is not None:
        names |= {"who": Who(holder)}
        told = say("stay: next {colour}, now {points}, unless {who} goes home with it", **names)
    yield Gauge(told, "", ("next",))
    if walks > 1:
        way = (coming(view, view.seat, walk + 1) for walk in range(walks))
        order = " → ".join(sign(colour) for colour in way)
        yield Gauge(say("the thieves you meet if all stay: {order}", order=order), "", ("end",))


def _outlast(view: View) -> tuple[Gauge, ...]:
    """What it would bring to stay, and to be the last player."""
    if not (ends := if_last(view)):
        return ()
    points, other = span(ends.least, ends.most), rival(view)
    if other is None:
        text = say("lay it: you score {points} as last player", points=points)
    else:
        text = say(
            "stay: {points} with the pile of {n} if {who} goes home, else {colour} comes",
            points=points,
            n=sum(view.pile) + view.sizes[other],
            who=Who(other),
            colour=SUIT_NAMES[coming(view, view.seat)],
        )
    return (Gauge(text, "", ("last",)),)


def _last(view: View) -> tuple[Zone, ...]:
    """The last turn that is over: every thief with its cards and what they came to."""
    if not view.past.results:
        return ()
    result = view.past.results[-1]
    seats = range(view.setup.players)
    zones = [
        shown(result, seat, view.seat)._replace(reason=verdict(result, seat), gauges=())
        for seat in seats
    ]
    pile = _open_pile(result)
    return tuple(zone._replace(name=f"last {zone.name}") for zone in (*zones, pile))


def _panel(view: View, seat: Seat) -> Panel:
    cards = held(seat, len(view.hand) if seat == view.seat else view.sizes[seat])
    return Panel(
        seat=seat,
        score=view.past.scores[seat],
        zones=(cards,),
        badges=_lead(view, seat, tuple(_badges(view, seat))),
        active=_is_active(view, seat),
    )


def _badges(view: View, seat: Seat) -> Iterator[Message]:
    if result := last_turn(view):
        if seat == result.last:
            yield say("last player")
        elif not ran_out(result, seat):
            yield _NTH[went(result).index(seat)]
        return
    if seat == view.past.parent:
        yield say("starts")
    if view.now.home[seat]:
        yield say("at home")
    if view.now.phase == phases(view) and seat == last_in_line(view):
        yield say("acts last")


def _lead(view: View, seat: Seat, badges: tuple[Message, ...]) -> tuple[Message, ...]:
    """How the match stands; a plate has room for two badges, so for the other's last."""
    told = tuple(standing(view, seat))
    if told and seat == view.seat and final(view) and ahead(view, seat) < 0 and not begins(view):
        return told
    return (*badges[-1:], *told) if told else badges


_NTH = (say("home first"), say("home second"), say("home third"))


def _is_active(view: View, seat: Seat) -> bool:
    """While first treasures are chosen all seem to choose, but who looks and has chosen."""
    if view.now.phase == 0:
        return not (seat == view.seat and view.hidden)
    return view.now.phase > 0 and seat == view.now.seat


def _pile(view: View) -> Zone:
    """The leftover pile: backs, the own part among them; all of it once the turn is over."""
    result = last_turn(view)
    if result:
        return _open_pile(result)
    faces = [CardFace()] * (sum(view.pile) - len(view.given))
    faces += [CardFace(card, ("turned",), note=say("yours")) for card in view.given]
    label, help_ = say("Leftover pile"), meaning(view)
    return Zone("pile", "row", label, tuple(faces), size=len(faces), help=help_)


def _open_pile(result: Result) -> Zone:
    """The pile as the last player takes it, with the sums so far."""
    faces, total, colour = [], 0, result.thieves[result.last].colour
    lucky = bonus(colour, result_cards(result, result.last))
    for card in result.pile:
        total += VALUE[card]
        lit = ("lit",) if lucky and COLOUR[card] == colour else ()
        faces.append(CardFace(card, (*lit, "unveiled"), note=say("= {sum}", sum=signed(total))))
    label = say("Leftover pile for {who}", who=Who(result.last))
    worth = Gauge(say("worth"), total, ("points",))
    return Zone("pile", "row", label, tuple(faces), gauges=(worth,), size=len(faces))


def _prompt(view: View) -> Prompt:
    colour = view.thieves[view.seat].colour
    names = taste_names(colour)
    if view.now.phase > 0:
        text, later = _lay_or_go(view, names), after(view)
        if later:
            text = say("{before} {more}", before=text, more=later)
        told = acts(view)
        buttons = {"steal": say("Lay"), "home": say("Go home")}
        hints = (told,) if told else ()
        return Prompt(text, buttons, clause="4.1", hints=hints, aids=(*junk(view),))
    if any(COLOUR[card] == colour for card in view.hand):
        text = say("All together: hide a {colour} card on the {thief}.", **names)
    else:
        text = say("You hold no {colour}: hide any card on the {thief}.", **names)
    return Prompt(text, {"hide": say("Hide")}, clause="3.2", aids=(*junk(view),))


def _lay_or_go(view: View, names: dict[str, Piece]) -> Message:
    """With the last card one chooses how the turn ends."""
    if view.now.phase < phases(view):
        return say("Lay a card on the {thief}, or go home with it.", **names)
    names |= {"other": SUIT_NAMES[coming(view, view.seat)]}
    if view.seat == last_in_line(view):
        return say(
            "Last card: go home with {colour}, or lay it. You act last, so you then get {other} and the leftover pile.",
            **names,
        )
    other = rival(view)
    if other is not None:
        return say(
            "Last card: go home with {colour}, or lay it. If {who} lays too, you end with {other}.",
            who=Who(other),
            **names,
        )
    if (holder := may_take(view)) is not None:
        return say(
            "Last card: go home with {colour}, or lay it and end with {other}, unless {who} goes home with {other}.",
            who=Who(holder),
            **names,
        )
    return say("Last card: go home with {colour}, or lay it and end with {other}.", **names)
