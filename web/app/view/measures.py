"""A fact that is told with a number stays one, where it was 0 or 1 in every deal."""

from collections.abc import Mapping

from app.bots.evidence import Ground, Grounds
from tefuda.core.advice import Telling


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
