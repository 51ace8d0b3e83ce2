"""The web app manifest: what a system shows and offers of the installed page."""

import json

from tefuda.core.terms import Info
from tools.site.assets import Assets
from tools.site.screenshots import NARROW, WIDE

NAME = "manifest.webmanifest"
PAPER = "#f3ecdd"
ICONS = (
    ("icons/icon.svg", "any", "image/svg+xml", "any"),
    ("icons/icon-192.png", "192x192", "image/png", "any"),
    ("icons/icon-512.png", "512x512", "image/png", "any"),
    ("icons/maskable-512.png", "512x512", "image/png", "maskable"),
)


def add_manifest(assets: Assets, games: list[Info]) -> None:
    assets.add(NAME, json.dumps(manifest(assets, games), ensure_ascii=False), hashed=False)


def manifest(assets: Assets, games: list[Info]) -> dict[str, object]:
    """Addresses are seen from the manifest, so it works under any path."""
    titles = {game.key: game.title.text for game in games}
    return {
        "id": "./",
        "name": "Tefuda 手札",
        "short_name": "Tefuda",
        "description": "Unusual Japanese card games, alone against bots, with no network.",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "orientation": "any",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games", "entertainment"],
        "icons": [
            {"src": assets(path), "sizes": sizes, "type": kind, "purpose": purpose}
            for path, sizes, kind, purpose in ICONS
        ],
        "screenshots": [
            {
                "src": assets(f"screenshots/{file.name}"),
                "sizes": kind.pixels,
                "type": "image/webp",
                "form_factor": form,
                "label": titles[key],
            }
            for form, kind in (("wide", WIDE), ("narrow", NARROW))
            for key, file in kind.there()
        ],
        "shortcuts": [{"name": game.title.text, "url": f"./#/setup/{game.key}"} for game in games],
    }
