"""Which sound belongs to what is seen: data for js/sounds.mjs, which makes them.

"slide", "turn", "place" and "token" are of what travels; "clap", "win", "end" and "refuse" mark that
the table says something new. "lift" is the finger's own, with the card that rises under it.
"""

from zlib import crc32

from app.view.scene import Scene
from tefuda.core.registry import find
from tefuda.core.table import Table, Travel, Zone

Heard = tuple[str, str]
"""As it starts and as it lands; "" is silence."""

UNTOLD: Heard = ("slide", "")
"""Of cards that go far and are not told of: a hand is laid out anew, with one brush."""

TURNED = ("stock", "pile")
"""Kinds of the zones whose cards are turned up as they leave."""


def of(scene: Scene) -> dict[str, object]:
    """What `motion.score` has of them, while they are on."""
    if not scene.settings.sound:
        return {}
    zones = {zone.name: zone for zone in _zones(scene.table)}
    deck = find(scene.key).deck
    heard = [
        (*travel[:-1], of_travel(travel, zones, card=travel.what in deck))
        for travel in scene.travels
    ]
    ring = ("clap", "win", "end") if scene.news else ("refuse",)  # taking back rings nothing
    return {"travels": heard, "untold": UNTOLD, "marks": marks(scene), "ring": ring}


def of_travel(travel: Travel, zones: dict[str, Zone], *, card: bool) -> Heard:
    """Of a card, a back, a zone that walks, or a piece; a game may name another for its landing."""
    start = zones.get(str(travel.start))
    if not travel.what or (card and start and start.kind in TURNED):
        usual: Heard = ("turn", "place")
    elif card or travel.what in zones:
        usual = ("slide", "place")
    else:
        usual = ("", "token")
    return usual[0], travel.sound or usual[1]


def marks(scene: Scene) -> dict[str, str | int]:
    """What each sound marks: a text sounds when it is another, a number when it has risen.

    A line of the score sheet, one's own points, the end; and why something cannot be.
    """
    table, home = scene.table, scene.home
    judged = str([row.values for row in table.sheet])
    return {
        "clap": f"{crc32(judged.encode()):x}",
        "win": table.panels[home].score if home >= 0 else 0,
        "end": int(scene.over),
        "refuse": scene.notice.text if scene.notice and not (scene.exports or scene.helps) else "",
    }


def _zones(table: Table) -> list[Zone]:
    return [*table.centre, *(zone for panel in table.panels for zone in panel.zones)]
