"""Names of suits, score lines and ways to take a trick; counters in a line."""

from tefuda.core.table import Message, say
from tefuda.games.it_normandy.cards import SUITS
from tefuda.games.it_normandy.rules.state import Counts

SIGNS = {"R": "●", "Y": "★", "B": "■"}

LINE_NAMES: dict[str, Message] = {
    "all done": say("Points for tricks"),
    "most solved": say("Most of a suit"),
    "none solved": say("No common task"),
    "common left": say("Common tasks left"),
    "personal left": say("Personal tasks left"),
    "surplus": say("Surplus"),
}
"""Lines of the score sheet, by the name of their `scoring.ScoreLine`."""

AREAS = {"common": say("Common task"), "personal": say("Personal task")}
"""What the winner of a trick chooses between."""

HOW: dict[str, tuple[Message, str]] = {
    "trump rank": (say("the trump rank beats every other rank"), "4.1"),
    "trump rank and suit": (say("of two trump ranks, the one in a trump suit wins"), "4.3"),
    "equal trump ranks": (say("of two equal trump ranks, the one led wins"), "4.3"),
    "trump suit": (say("trump beats what is not trump"), "4.2"),
    "higher trump": (say("the higher trump wins"), "4.2"),
    "equal trumps": (say("of two equal trumps, the one led wins"), "4.4"),
    "higher in suit": (say("the higher rank of the suit wins"), "4.5"),
    "off suit": (say("the other card is not of the suit led"), "4.6"),
    "higher rank": (say("without trump, the higher rank wins"), "4.6"),
    "equal ranks": (say("of two equal ranks, the one led wins"), "4.6"),
}
"""Why a card takes a trick, by `scoring.how`, and the clause that says so."""


def signs(suits: tuple[str, ...], between: str = " ") -> str:
    """Suits as signs, for sentences and counters."""
    return between.join(SIGNS[suit] for suit in suits)


def counted(counts: Counts) -> str:
    """Three counters in a line."""
    pairs = zip(SUITS, counts, strict=True)
    return " ".join(f"{SIGNS[suit]}{count}" for suit, count in pairs)


def written(points: int) -> str:
    """Points with the sign that is as wide as a plus."""
    return str(points).replace("-", "−")
