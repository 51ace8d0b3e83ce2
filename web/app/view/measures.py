"""The numbers of facts: what is told with one keeps it, and how two are written side by side."""

from collections.abc import Mapping

from app.bots.evidence import Ground, Grounds
from app.view.words import figure
from tefuda.core.advice import Telling
from tefuda.core.table import Message, say

MANY = 50
"""Deals from which all of them and none may be said."""

NEARLY = 0.75
"""From this part of the larger on the smaller of two numbers is not "only" so much."""


def measured(why: Grounds, told: Mapping[str, Telling]) -> Grounds:
    """The same grounds: how many there are on average, where the sentence asks for that."""

    def one(ground: Ground) -> Ground:
        number = "{n}" in told[ground.fact.name].own.text
        return _mean(ground, why.deals) if number and ground.how == "deals" else ground

    return why._replace(
        grounds=tuple(map(one, why.grounds)),
        balance=tuple(row._replace(ground=one(row.ground)) for row in why.balance),
        price=why.price and one(why.price),
        either=why.either and one(why.either),
    )


def _mean(ground: Ground, deals: int) -> Ground:
    best, rival = ground.best / deals, ground.rival / deals
    how = "sure" if {best, rival} <= {0.0, 1.0} else "mean"
    return ground._replace(how=how, best=best, rival=rival)


def figures(ground: Ground) -> tuple[str, str]:
    """Both written so that they are seen to differ."""
    whole = ground.how == "sure" and all(mean % 1 == 0 for mean in (ground.best, ground.rival))
    digits = 0 if whole else 1 + (f"{ground.best:.1f}" == f"{ground.rival:.1f}")
    best, rival = (f"{mean:.{digits}f}" for mean in (ground.best, ground.rival))
    return figure(best), figure(rival)


def roughly(ground: Ground) -> tuple[str, str]:
    """Whole numbers, where these differ and neither is less than one; else as they are."""
    means = (ground.best, ground.rival)
    apart = abs(means[0] - means[1]) >= 1 and all(mean == 0 or abs(mean) >= 1 for mean in means)
    whole = ground._replace(how="sure", best=round(means[0]), rival=round(means[1]))
    return figures(whole if apart else ground)


def few(figure: str, larger: str) -> Message:
    """The smaller of two numbers, in words where it is none."""
    if figure.startswith("−"):
        return say("{n}", n=figure)
    if float(figure) == 0:
        return say("none") if figure == "0" else say("hardly any")
    near = float(figure) >= NEARLY * float(larger)
    return say("{n}", n=figure) if near else say("only {n}", n=figure)


def of_100(count: float, deals: int) -> int:
    """Only none is 0, and only all are 100."""
    part = round(100 * count / deals)
    return part if count in (0, deals) else max(1, min(99, part))


def share(times: int, deals: int) -> Message:
    """A share of all deals, in words where it is none or all of them."""
    if times == 100:
        return say("in every deal") if deals >= MANY else say("in almost every deal")
    if times == 0:
        return say("in no deal") if deals >= MANY else say("in hardly any deal")
    return say("in {n} of 100 deals", n=times)


def beside(times: int, first: int, deals: int) -> Message:
    """A smaller share beside a first, with no more words than it needs."""
    if times == 0:
        return say("in none") if deals >= MANY else say("in hardly any")
    if times >= NEARLY * first:
        return share(times, deals) if first == 100 else say("in {n}", n=times)
    return say("in only {n} of 100 deals", n=times) if first == 100 else say("in only {n}", n=times)
