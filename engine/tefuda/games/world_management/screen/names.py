"""Names of forms, yakuman and kinds of cards, as messages, with the clauses that tell of them."""

from typing import Final

from tefuda.core.cards import Card
from tefuda.core.table import Message, say
from tefuda.games.world_management.cards.faces import DIRECTIONS
from tefuda.games.world_management.rules.state import Reading

FORM_NAMES: Final = {
    "F1": say("Leader: 9 + 9 + 5 + 5"),
    "F2": say("Commander: 5 × 5 + 3"),
    "F3": say("Sage: 9 × 3 + 1"),
}

FORM_TABS: Final = {
    "F1": say("Leader 9·9·5·5"),
    "F2": say("Commander 5×5+3"),
    "F3": say("Sage 9×3+1"),
}
"""A form on its tab: its name and its groups."""

FORMS_OUT: Final = {
    "F1": say("Leader ✕"),
    "F2": say("Commander ✕"),
    "F3": say("Sage ✕"),
}
"""A form on its tab that open groups rule out."""

FORMS_LOST: Final = {
    "F1": say("Leader: impossible"),
    "F2": say("Commander: impossible"),
    "F3": say("Sage: impossible"),
}
"""The same for the ear."""

FORMS_CALLED: Final = {
    "F1": say("Leader"),
    "F2": say("Commander"),
    "F3": say("Sage"),
}
"""A form in a sentence, and over its number."""

FORMS_TOLD: Final = {
    "F1": say("Leader: two groups of 9 cards and two of 5"),
    "F2": say("Commander: five groups of 5 cards and one of 3"),
    "F3": say("Sage: nine groups of 3 cards and one card more"),
}
"""A form in full."""

YAKUMAN_NAMES: Final[dict[str, tuple[Message, str]]] = {
    "大火山": (say("Great Volcano"), "7.5"),
    "大竜巻": (say("Great Tornado"), "7.5"),
    "大海原": (say("Great Ocean"), "7.5"),
    "大地底": (say("Great Depths"), "7.5"),
    "大森林": (say("Great Forest"), "7.5"),
    "神秘光": (say("Mystic Light"), "7.5"),
    "大金剛": (say("Great Adamant"), "7.5"),
    "大氷壁": (say("Great Ice Wall"), "7.5"),
    "雷鳴天": (say("Thunder Heaven"), "7.5"),
    "暗黒殿": (say("Palace of Darkness"), "7.5"),
    "四方伝": (say("Four Directions"), "7.6"),
    "大繁栄": (say("Great Prosperity"), "7.6"),
    "万能者": (say("Almighty"), "7.7"),
    "創世期": (say("Genesis"), "7.8"),
    "新世界": (say("New World"), "7.8"),
    "大乱世界": (say("Great Chaos"), "7.11"),
}
"""Printed name → our name and its clause."""

SUIT_NAMES: Final = {
    "fire": say("fire"),
    "wind": say("wind"),
    "water": say("water"),
    "earth": say("earth"),
    "grass": say("grass"),
    "light": say("light"),
    "steel": say("steel"),
    "ice": say("ice"),
    "thunder": say("thunder"),
    "dark": say("dark"),
    "directions": say("directions"),
    "knight": say("knight"),
    "priest": say("priest"),
    "farmer": say("farmer"),
    "merchant": say("merchant"),
    "wild": say("wild"),
}
"""A kind of cards → its name, in deck order."""

GROUP_NAMES: Final = {"same": say("same"), "run": say("run"), "common": say("common")}
"""A kind of group over its bracket."""

PHASES: Final = {
    "dice": say("Dice for the dealer"),
    "deal": say("Between two hands"),
    "dora": say("The dora is turned"),
    "draw": say("The dealer draws"),
    "discard": say("Discarding"),
    "window": say("Time for summons"),
    "over": say("The match is over"),
}


def suit(card: Card) -> str:
    """The kind a card is sorted by: its attribute, its job, all directions, all wilds."""
    return "directions" if card in DIRECTIONS else card.partition("-")[0].rstrip("123456789")


def joined(names: list[Message]) -> Message:
    """Names one after another; there is at least one."""
    text = names[0]
    for name in names[1:]:
        text = say("{names}, {name}", names=text, name=name)
    return text


def called(reading: Reading) -> Message:
    """A declared hand in a word or two: what brings its points, its yakuman or its form."""
    if reading.form and reading.ordinary:
        return FORMS_CALLED[reading.form]
    return joined([YAKUMAN_NAMES[name][0] for name in reading.yakuman])
