"""A summons on its way, in three steps: the card to take, its group, what to discard; and its end."""

from tefuda.core.table import Foresight, Message, Shown, say
from tefuda.core.terms import Words
from tefuda.games.world_management.cards.deck import DECK
from tefuda.games.world_management.cards.groups import SIZES, is_group
from tefuda.games.world_management.rules.draws import exchange
from tefuda.games.world_management.rules.state import View


def foresee(view: View, words: Words) -> Foresight | None:
    """Which step of a summons comes next, or what will happen; how many are to be discarded."""
    verb, *rest = words or ("",)
    cards = [word for word in rest if word in DECK]
    if verb == "discard" and cards:
        return Foresight(say("{n} of {all} chosen.", n=len(cards), all=exchange(view)[1]))
    if view.may != "summon" or not cards:
        return None
    if "discard" in rest:
        gone = cards.pop() if rest[-1] in DECK else ""
        return Foresight(_ends(verb, rest[0], cards, gone) if gone else _discards())
    return Foresight(_discards() if verb == "extend" else _groups(cards))


def _discards() -> Message:
    return say("Summons: ③ now choose a card to discard.")


def _groups(cards: list[str]) -> Message:
    if len(cards) in SIZES and is_group(cards):
        return say("Summons: ③ now choose a card to discard, or make the group larger.")
    return say(
        "Summons: ② choose cards of your hand that make a group with {cards}.",
        cards=Shown(DECK.sort(cards)),
    )


def _ends(verb: str, number: str, cards: list[str], gone: str) -> Message:
    """The whole move in a sentence."""
    discard = Shown((gone,))
    if verb == "extend":
        return say(
            "{card} joins open group {n}, {discard} is discarded.",
            card=Shown(tuple(cards)),
            n=int(number) + 1,
            discard=discard,
        )
    group = Shown(DECK.sort(cards))
    return say("{group} will lie open, {discard} is discarded.", group=group, discard=discard)
