"""Where things stand."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
DIST = ROOT / "dist"
CACHE = ROOT / ".build"
VENV = ROOT / ".venv"
NODE_MODULES = WEB / "node_modules"

SOURCES = ("app", "js", "locale", "pages", "style", "templates", "tools")
"""The folders of web/ that people write in."""
