"""What the leftover pile is to whoever asks: who gets it, and whether it is likely plus or minus."""

from tefuda.core.table import Help, Message, say
from tefuda.games.thieves.rules.scoring import value
from tefuda.games.thieves.rules.state import View
from tefuda.games.thieves.screen.names import signed


def meaning(view: View) -> Help:
    text = say(
        "The hands of those who went home. The last player takes all of it, plus or minus: it counts"
        " like the cards on the thief. {now}",
        now=_now(view),
    )
    return Help(text, "6.4")


def _now(view: View) -> Message:
    """By one's own part; of the others' nobody knows more than that it is rather plus."""
    if not view.given:
        return say("It is plus more often than minus.")
    part = value(view.given)
    if part > 0:
        return say("It is likely plus now: your part makes {n}.", n=signed(part))
    if part < -1:
        return say("It is likely minus now: your part makes {n}.", n=signed(part))
    return say("Now it may be either: your part makes {n}.", n=signed(part))
