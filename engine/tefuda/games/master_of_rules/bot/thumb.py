"""Rules of thumb as they are said, each with the clause it leans on."""

from typing import NamedTuple

from tefuda.core.table import Message, Shown, say
from tefuda.games.master_of_rules.bot.numbers import BEST, FACES, LIMIT, ONLY, SUPPORT, TRIO


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
    say(
        "Lay {rule} before another player does: "
        "of your rules and numbers, it and {cards} go together best."
    ),
    "3.4",
)
ALL_SERVED = Rule(
    say(
        "Lay {rule} before another player does: it is your likeliest so far, with any of your numbers."
    ),
    "3.4",
)
SERVED_BESIDE = Rule(
    say("Lay {rule} before another player does: of your numbers, {cards} can meet it best."),
    "3.4",
)
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
KNOWN = Rule(
    _of(
        say(
            "If your numbers serve you alike, make the sum too high for {rule}: "
            "another player is known to hold it."
        ),
        LIMIT,
    ),
    "5.5",
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
            say(
                "For {rule}, lay the highest of the commonest colour: "
                "of your numbers, this one is the hardest to beat."
            ),
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
