"""Prints boards as the checkout this Python imports from draws them, older ones too: a JSON line each.

The first is the page they are put up on, the others are (game, players, position, HTML). What lies
over a table, as a dialog does, is left out, and so is a match that is over.
"""

import json
import sys

from app.saves.preferences import Settings
from app.view import render
from tefuda.core import registry
from tools.pictures import gallery
from tools.pictures.positions import positions, scenes
from tools.site import style, words


def main() -> None:
    words.compile_all()
    sheet = gallery.alone(style.gathered())
    _tell(gallery.PAGE.format(language="en", theme="light", style=sheet, board=""))
    for key in registry.keys():
        for players in registry.find(key).info.players:
            _boards(key, players)


def _boards(key: str, players: int) -> None:
    tables = [place.name for place in positions(key, players) if not place.dialog]
    for name, scene in scenes(key, players, Settings(language="en"), "", tables):
        if name != "end":
            _tell([key, players, name, render.board(scene)])


def _tell(told: object) -> None:
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main()
