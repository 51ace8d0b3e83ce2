"""Rules of thumb, by what a view shows. Cards are numbers here, see `numbers`."""

from collections.abc import Iterable, Iterator, Sequence

from tefuda.core.table import Reason, Shown
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
from tefuda.games.master_of_rules.bot.thumb import (
    ALL_SERVED,
    ALONE,
    BARRED,
    CERTAIN,
    FIFTH,
    FIRST,
    FITTING,
    GROUNDS,
    HELPED,
    HIGH,
    KNOWN,
    LACKED,
    LIKELY,
    LOW,
    NOT_TRIO,
    OUTER,
    SERVED,
    SERVED_BESIDE,
    SPARE,
    SPOIL,
    STOP,
    THIRD,
    THIRD_TO_TAKE,
    TWICE,
    Rule,
)
from tefuda.games.master_of_rules.rules.scoring import BONUSES, ENOUGH, FIVE, Bonus
from tefuda.games.master_of_rules.rules.state import View

Follows = tuple[Rule, Iterable[int]]
"""A rule of thumb, and the cards that follow it."""

Fits = dict[int, dict[int, float]]  # the chance of each rule with each number in hand

SURE = 1 - 1e-9
FEW = 2  # kinds of rules that are free; with more there is no hurry
CLEAR = 1.5  # so many times the hope of any other rule is clearly more
FAR = 0.5  # so much less likely is a rule that is called spoilt
LOW_MOST, MIDDLE, HIGH_LEAST = 3, 5, 8


def maxim(view: View, words: Words) -> Reason | None:
    """The first rule that the move follows and at least half of the moves do not."""
    card = INDEX.get(words[-1], NONE)
    hands = [view.hand if seat == view.seat else known for seat, known in enumerate(view.open)]
    run = Run(view, hands)
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

    Of hurry is told only while the rule of another, or of a dummy, is still to come that would
    leave fewer rules: once the only free one is barred, each of the three may be laid (3.5).
    """
    rules = [card for card in cards if card in RULE_CODES and not run.barred >> card & 1]
    bonus = [card for card in rules if _gain(run.won[seat], card) > 1]
    others, dummy = run.rules.count(NONE) > 1, any(not number for _, number in run.plan)
    if len(rules) == 1:
        yield ALONE, [] if others or dummy else rules
    elif others:
        yield from _in_hurry(run, seat, rules, [card for card in cards if card not in RULE_CODES])
    elif dummy:
        yield BARRED, bonus or rules


def _in_hurry(
    run: Run, seat: int, rules: Sequence[int], numbers: Sequence[int]
) -> Iterator[Follows]:
    """A rule for a bonus, where it clearly promises most points; else what speaks for each.

    The likeliest is sought among the others beside one that hangs on what a neighbour does.
    """
    won, fits = run.won[seat], _fits(run, seat, rules, numbers)
    most = _hoped_most(won, {rule: max(fits[rule].values()) for rule in rules})
    yield from _with_bonus([rule for rule in most if _is_third(won, rule)], THIRD, BONUSES[0])
    yield from _with_bonus([rule for rule in most if not won[rule]], FIFTH, BONUSES[-1])
    hangs = [rule for rule in rules if rule == SUPPORT and any(fits[rule].values())]
    if run.rules[seat - 1] != ONLY:
        yield HELPED, [rule for rule in hangs if rule not in most]
    if not most:
        yield from _served(fits, beside=bool(hangs))
        yield from _grounds(run.five, rules, numbers)
        yield FIRST, rules if len(rules) <= FEW else []


def _hoped_most(won: Tally, likely: dict[int, float]) -> list[int]:
    """The rules that promise most points or nearly as many, if each of them is for a bonus."""
    hoped = {rule: _gain(won, rule) * chance for rule, chance in likely.items()}
    top = max(hoped.values(), default=0)
    most = [rule for rule in hoped if CLEAR * hoped[rule] >= top > 0]
    return most if all(_gain(won, rule) > 1 for rule in most) else []


def _fits(run: Run, seat: int, rules: Iterable[int], numbers: Iterable[int]) -> Fits:
    return {
        rule: {card: run.odds(seat, rule, card, run.five + LAID[card]) for card in numbers}
        for rule in rules
    }


def _served(fits: Fits, *, beside: bool) -> Iterator[Follows]:
    """The rule whose chance is best, with the numbers in hand that fit it unless all do.

    `beside` SUPPORT RIGHT, which may be likelier still; then only where some fit it better.
    """
    highest = {rule: max(each.values()) for rule, each in fits.items() if rule != SUPPORT}
    for rule in _only_best(highest):
        fitting = [card for card, chance in fits[rule].items() if chance == highest[rule]]
        if len(fitting) < len(fits[rule]):
            told = SERVED_BESIDE if beside else SERVED
            yield _naming(told, rule=[rule], cards=fitting), [rule]
        elif not beside:
            yield _naming(ALL_SERVED, rule=[rule]), [rule]


def _only_best(chances: dict[int, float]) -> list[int]:
    """The rule that is likelier than any other."""
    best = [rule for rule in chances if chances[rule] == max(chances.values())]
    return best if len(best) == 1 < len(chances) else []


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
        known = [] if best or rule == SUPPORT else _too_high(run, seat, alike)
        yield KNOWN, known
        open_ = rule in (ONLY, SUPPORT) and any(0 < fit < SURE for fit in fits.values())
        if not (best or spoil or known or open_) and run.left > 1:
            yield SPARE, _best({card: -abs(VALUE[card] - MIDDLE) for card in fits})


def _too_high(run: Run, seat: int, alike: Sequence[int]) -> list[int]:
    """The numbers after which LIMIT 23 is lost to another who is known to hold it and owes a rule."""
    pairs = enumerate(zip(run.rules, run.hands, strict=True))
    holds = any(LIMIT in hand and lies == NONE for other, (lies, hand) in pairs if other != seat)
    if not holds or run.barred >> LIMIT & 1:
        return []
    chances = {card: run.odds(seat, LIMIT, NONE, run.five + LAID[card]) for card in alike}
    return [card for card in alike if not chances[card]] if any(chances.values()) else []


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
