"""What games share of dealing, of screens and of quick advice; the engine's side of templates/kit.

A game takes of it what fits and writes the rest itself. Its words stand in `locale/` beside it,
behind every game's own.
"""

from pathlib import Path

WORDS = Path(__file__).parent / "locale"
