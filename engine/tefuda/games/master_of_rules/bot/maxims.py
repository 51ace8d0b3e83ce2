"""Rules of thumb, by what a view shows. Cards are numbers here, see `numbers`."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tefuda.core.table import Message, Reason, Shown, say
from tefuda.core.terms import Words
from tefuda.games.master_of_rules.bot.numbers import (
    BEST,
    FACES,
    HIGHER,
    INDEX,
    LAID,
    LIMIT,
    NONE,
    ONLY,
    RULE_CODES,
    SORT,
    SUPPORT,
    TRIO,
    VALUE,
    Tally,
    alone,
    colours,
    commonest,
    count_of,
    with_more,
)
from tefuda.games.master_of_rules.bot.outlook import points
from tefuda.games.master_of_rules.bot.playout import Run
from tefuda.games.master_of_rules.rules.scoring import BONUSES, ENOUGH, FIVE, Bonus
from tefuda.games.master_of_rules.rules.state import View


class Rule(NamedTuple):
    """A rule of thumb."""

    message: Message
    clause: str


def _of(text: Message, *rules: int) -> Message:
    return text._replace(values={"rule": Shown(tuple(FACES[rule] for rule in rules))})


ENDS = {"low": Shown((FACES[LIMIT],)), "high": Shown((FACES[BEST],))}
"""Which rules low and high numbers serve."""

LACKED = Rule(
    say("Take a kind of rule that your hand lacks: more kinds leave you more to choose from."),
    "3.4",
)
NOT_TRIO = Rule(
    _of(
        say("Of the kinds your hand lacks, rather not {rule}: it is met least often."),
        TRIO,
    ),
    "5.3",
)
LOW = Rule(_of(say("Take a 1, 2 or 3: it keeps the sum low for {rule}."), LIMIT), "5.5")
HIGH = Rule(
    _of(say("Take an 8 or 9 for {rule}: at most one number of its colour is higher."), BEST), "5.6"
)
OUTER = Rule(
    say("Take the number nearest to 1 or 9: low ones serve {low}, high ones {high}.")._replace(
        values=ENDS
    ),
    "4.3",
)
THIRD_TO_TAKE = Rule(
    say("Take {rule}: if met, it is your third and brings {points} points."), "8.2"
)
THIRD = Rule(
    say(
        "Lay {rule} early: if met, it is your third and brings {points} points. "
        "Once another player lays it, you may not."
    ),
    "8.2",
)
FIFTH = Rule(
    say(
        "Lay {rule} early: if met, it completes your five kinds and brings {points} points. "
        "Once another player lays it, you may not."
    ),
    "8.3",
)
TWICE = Rule(say("Lay a rule that you hold twice: the other stays for a later round."), "3.4")
FIRST = Rule(
    say("Lay your rule before another player does: your number can wait until you see which fits."),
    "3.4",
)
BARRED = Rule(
    say("Lay your rule before your number: a dummy may still bar its kind in this round."), "7.3"
)
SERVED = Rule(
    say("Lay {rule} before another player does: it is your likeliest so far, with {cards}."),
    "3.4",
)
ALL_SERVED = Rule(say("Lay {rule} before another player does: it is your likeliest so far."), "3.4")
ALONE = Rule(
    say("Only one of your rules is free: lay it, and choose the number when you see more."), "3.2"
)
CERTAIN = Rule(say("Lay a rule that is met for certain: no number that comes can spoil it."), "5.1")
LIKELY = Rule(say("Lay the rule that fits the numbers best: it is the likeliest to score."), "5.1")
STOP = Rule(
    say(
        "If your numbers serve you alike, spoil {rule}: it would bring its player {points} points."
    ),
    "8.2",
)
SPOIL = Rule(
    say("If your numbers serve you alike, spoil others: a rule they miss is no point for them."),
    "1.3",
)
SPARE = Rule(
    say(
        "If your numbers serve you alike, lay the one nearest to 5: "
        "keep low ones for {low}, high ones for {high}."
    )._replace(values=ENDS),
    "4.3",
)
HELPED = Rule(
    _of(
        say(
            "Lay {rule} before another player does: "
            "your number can help your right neighbour, and if they score, you do."
        ),
        SUPPORT,
    ),
    "5.7",
)
GROUNDS = {
    TRIO: Rule(
        _of(say("Lay {rule} before another player does: with {cards} more lie alike."), TRIO),
        "5.3",
    ),
    ONLY: Rule(
        _of(
            say("Lay {rule} before another player does: nothing that lies is like your {cards}."),
            ONLY,
        ),
        "5.4",
    ),
    BEST: Rule(
        _of(
            say(
                "Lay {rule} before another player does: your {cards} may be the highest of a colour."
            ),
            BEST,
        ),
        "5.6",
    ),
}
"""By a rule in hand: which numbers in hand speak for it."""

FITTING = {
    TRIO: Rule(
        _of(say("For {rule}, add to what lies most often: three alike meet it."), TRIO), "5.3"
    ),
    ONLY: Rule(
        _of(
            say("For {rule}, lay a colour and a number nobody has: a second of either spoils it."),
            ONLY,
        ),
        "5.4",
    ),
    BEST: Rule(
        _of(
            say("For {rule}, lay the highest of the commonest colour: as things lie, it is met."),
            BEST,
        ),
        "5.6",
    ),
    LIMIT: Rule(
        _of(
            say("For {rule}, lay your lowest number: the sum keeps the most room below 23."), LIMIT
        ),
        "5.5",
    ),
    SUPPORT: Rule(
        _of(
            say("For {rule}, lay what helps your right neighbour: if they score, you do."), SUPPORT
        ),
        "5.7",
    ),
}
"""By the own rule that lies: which number goes with it."""

Follows = tuple[Rule, Iterable[int]]
"""A rule of thumb, and the cards that follow it."""

Fits = dict[int, dict[int, float]]  # the chance of each rule with each number in hand

SURE = 1 - 1e-9
FEW = 2  # kinds of rules that are free; with more there is no hurry
FAR = 0.5  # so much less likely is a rule that is called spoilt
LOW_MOST, MIDDLE, HIGH_LEAST = 3, 5, 8


def maxim(view: View, words: Words) -> Reason | None:
    """The first rule that the move follows and at least half of the moves do not."""
    card = INDEX.get(words[-1], NONE)
    run = Run(view, [view.hand if seat == view.seat else () for seat in range(view.setup.players)])
    cards, taken = run.cards(view.seat), set[int]()
    for rule, follow in _followed(run, view.seat, cards):
        of_it = {*follow} - taken
        if 2 * len(of_it) <= len(cards):
            if card in of_it:
                return Reason(rule.message, rule.clause)
            taken |= of_it
    return None


def _followed(run: Run, seat: int, cards: Iterable[int]) -> Iterator[Follows]:
    if run.taking != NONE:
        return _taking(run, seat, cards)
    if run.rules[seat] != NONE:
        return _with_number(run, seat, cards)
    if run.numbers[seat] != NONE:
        return _with_rule(run, seat, cards)
    return _opening(run, seat, cards)


def _taking(run: Run, seat: int, cards: Iterable[int]) -> Iterator[Follows]:
    """A rule that brings a bonus, or is lacking; a number for a rule that is held, or for any."""
    held = run.hands[seat]
    lacked = [card for card in cards if card in RULE_CODES and card not in held]
    third = [card for card in lacked if _is_third(run.won[seat], card) and card != run.rules[seat]]
    yield from _with_bonus(third, THIRD_TO_TAKE, BONUSES[0])
    yield LACKED, lacked
    yield NOT_TRIO, [card for card in lacked if card != TRIO and TRIO in lacked]
    if LIMIT in held:
        yield LOW, [card for card in cards if 1 <= VALUE[card] <= LOW_MOST]
    if BEST in held:
        yield HIGH, [card for card in cards if VALUE[card] >= HIGH_LEAST]
    numbers = [card for card in cards if card not in RULE_CODES]
    yield OUTER, _best({card: abs(VALUE[card] - MIDDLE) for card in numbers})


def _opening(run: Run, seat: int, cards: Iterable[int]) -> Iterator[Follows]:
    """Neither lies yet. Between two rules that one comes before a number decides nothing.

    Of hurry is told only while the rule of another, or of a dummy, is still to come.
    """
    rules = [card for card in cards if card in RULE_CODES and not run.barred >> card & 1]
    bonus = [card for card in rules if _gain(run.won[seat], card) > 1]
    if run.rules.count(NONE) > 1:
        yield from _in_hurry(run, seat, rules, [card for card in cards if card not in RULE_CODES])
    elif any(not number for _, number in run.plan):
        yield BARRED, bonus or rules
    elif len(rules) == 1:
        yield ALONE, rules


def _in_hurry(
    run: Run, seat: int, rules: Sequence[int], numbers: Sequence[int]
) -> Iterator[Follows]:
    """A rule for a bonus, where no rule promises more points; else what speaks for each."""
    won, fits = run.won[seat], _fits(run, seat, rules, numbers)
    hoped = {rule: _gain(won, rule) * max(fits[rule].values()) for rule in rules}
    most = [rule for rule in rules if hoped[rule] == max(hoped.values()) and _gain(won, rule) > 1]
    yield from _with_bonus([rule for rule in most if _is_third(won, rule)], THIRD, BONUSES[0])
    yield from _with_bonus([rule for rule in most if not won[rule]], FIFTH, BONUSES[-1])
    if not most:
        yield from _served(fits)
        yield from _grounds(run.five, rules, numbers)
        if run.rules[seat - 1] != ONLY:
            yield HELPED, [rule for rule in rules if rule == SUPPORT and any(fits[rule].values())]
        yield FIRST, rules if len(rules) <= FEW else []


def _fits(run: Run, seat: int, rules: Iterable[int], numbers: Iterable[int]) -> Fits:
    return {
        rule: {card: run.odds(seat, rule, card, run.five + LAID[card]) for card in numbers}
        for rule in rules
    }


def _served(fits: Fits) -> Iterator[Follows]:
    """The rule whose chance is best, with the numbers in hand that fit it unless all do."""
    highest = {rule: max(each.values()) for rule, each in fits.items()}
    rule, *others = _best(highest) or [SUPPORT]
    if rule != SUPPORT and not others:
        fitting = [card for card, chance in fits[rule].items() if chance == highest[rule]]
        told = _naming(SERVED, cards=fitting) if len(fitting) < len(fits[rule]) else ALL_SERVED
        yield _naming(told, rule=[rule]), [rule]


def _grounds(five: int, rules: Iterable[int], numbers: Sequence[int]) -> Iterator[Follows]:
    """Rules with the numbers in hand that speak for them: some, not all."""
    for rule in rules:
        serve = [card for card in numbers if _serves(five, rule, card)]
        if len(serve) < len(numbers) and serve:
            yield _naming(GROUNDS[rule], cards=serve), [rule]


def _serves(five: int, rule: int, card: int) -> bool:
    """Whether one may say of a number at a glance that it goes with a rule."""
    if rule == BEST:
        return VALUE[card] >= HIGH_LEAST and not five & HIGHER[card]
    if rule not in GROUNDS or not five:
        return False
    if rule == TRIO:
        return _most_alike(five + LAID[card]) > _most_alike(five)
    return alone(five + LAID[card], card)


def _naming(one: Rule, /, **cards: Sequence[int]) -> Rule:
    """A rule of thumb that shows these cards."""
    shown = {name: Shown(tuple(FACES[card] for card in each)) for name, each in cards.items()}
    return one._replace(message=one.message._replace(values={**one.message.values, **shown}))


def _with_bonus(rules: Iterable[int], told: Rule, bonus: Bonus) -> Iterator[Follows]:
    """Rules that bring a bonus, each by name, with its points."""
    for rule in rules:
        one = _naming(told, rule=[rule])
        message = one.message._replace(values={**one.message.values, "points": 1 + bonus.points})
        yield one._replace(message=message), [rule]


def _is_third(won: Tally, rule: int) -> bool:
    return won[rule] == ENOUGH - 1


def _gain(won: Tally, rule: int) -> float:
    """What it brings if met, with its bonus."""
    return points(with_more(won, rule, 1), 0) - points(won, 0)


def _with_rule(run: Run, seat: int, cards: Iterable[int]) -> Iterator[Follows]:
    """The number lies."""
    fits = {card: run.odds(seat, card, run.numbers[seat], run.five) for card in cards}
    yield CERTAIN, [card for card in fits if fits[card] > SURE and _holds(run, card)]
    yield LIKELY, _best(fits)
    if run.left > 1 and len({*fits.values()}) == 1:
        yield TWICE, [card for card in fits if run.hands[seat].count(card) > 1]


def _holds(run: Run, rule: int) -> bool:
    """Not the lead of a colour while three numbers are to come: the odds, roughly, call it certain."""
    return rule not in (BEST, SUPPORT) or count_of(run.five) > FIVE - ENOUGH


def _with_number(run: Run, seat: int, cards: Iterable[int]) -> Iterator[Follows]:
    """The rule lies."""
    rule = run.rules[seat]
    fits = {card: run.odds(seat, rule, card, run.five + LAID[card]) for card in cards}
    best = _best(fits)
    alike = best or [*fits]
    yield from _stopping(run, seat, alike)
    yield FITTING[rule], [card for card in best if _is_so(run, rule, card, fits)]
    if 2 * len(alike) > len(fits):
        spoil = _best({card: -_others(run, seat, run.five + LAID[card]) for card in alike})
        yield SPOIL, spoil
        if not (best or spoil) and run.left > 1:
            yield SPARE, _best({card: -abs(VALUE[card] - MIDDLE) for card in fits})


def _stopping(run: Run, seat: int, alike: Sequence[int]) -> Iterator[Follows]:
    """Of numbers that serve alike those that spoil a bonus of another by far the most."""
    for other, (rule, own) in enumerate(zip(run.rules, run.numbers, strict=True)):
        if other != seat and rule != NONE and _gain(run.won[other], rule) > 1:
            spoilt = {card: -run.odds(other, rule, own, run.five + LAID[card]) for card in alike}
            if max(spoilt.values()) - min(spoilt.values()) >= FAR:
                for told, _ in _with_bonus([rule], STOP, BONUSES[0]):
                    yield told, _best(spoilt)


def _is_so(run: Run, rule: int, card: int, cards: Iterable[int]) -> bool:
    """Whether what is told of the number is so as the cards lie."""
    if rule == LIMIT:
        return VALUE[card] == min(VALUE[other] for other in cards)
    if rule == BEST:
        mine, most = colours(run.five + LAID[card])[1][SORT[card]]
        return mine >= most
    if rule == TRIO:
        return _most_alike(run.five + LAID[card]) > _most_alike(run.five)
    return rule != ONLY or alone(run.five + LAID[card], card)


def _most_alike(five: int) -> int:
    """So many share a colour, or a number."""
    return max(colours(five)[0], commonest(five))


def _best(fits: dict[int, float]) -> list[int]:
    """The highest, unless all are alike."""
    most, least = max(fits.values(), default=0), min(fits.values(), default=0)
    return [card for card in fits if fits[card] == most > least]


def _others(run: Run, seat: int, five: int) -> float:
    """How many of the others' rules that lie may be met."""
    pairs = enumerate(zip(run.rules, run.numbers, strict=True))
    return sum(
        run.odds(other, rule, own, five)
        for other, (rule, own) in pairs
        if other != seat and rule != NONE
    )
