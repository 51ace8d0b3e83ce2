"""What the board tells js/flights.mjs of the moves it shows for the first time."""

import json

from app.view import sounds
from app.view.scene import Scene


def score(scene: Scene) -> str:
    """JSON of match, pace ("" where nothing shall travel), travels, and what `sounds` adds."""
    return json.dumps(
        {
            "match": scene.match_id,
            "pace": "" if scene.hurried else scene.settings.pace,
            "travels": [travel[:-1] for travel in scene.travels],
            **sounds.of(scene),
        }
    )
