from pathlib import Path

from tests.sixth.place import GAMES, PLACE
from tools.testing.seeds import SEEDS, seeds


def test_a_game_without_seeds_is_named(tmp_path: Path) -> None:
    (tmp_path / "games" / "sample").mkdir(parents=True)
    (tmp_path / "games" / "sample" / "__init__.py").touch()
    complaints = list(seeds(tmp_path / "games", tmp_path / "seeds"))
    assert len(complaints) == len(SEEDS)
    assert "seeds/sample/rules.en.md: missing" in complaints


def test_a_game_with_seeds_passes(tmp_path: Path) -> None:
    (tmp_path / "games" / "sample").mkdir(parents=True)
    (tmp_path / "games" / "sample" / "__init__.py").touch()
    (tmp_path / "seeds" / "sample" / "matches").mkdir(parents=True)
    for name in SEEDS:
        (tmp_path / "seeds" / "sample" / name.replace("*", "a")).touch()
    assert list(seeds(tmp_path / "games", tmp_path / "seeds")) == []


def test_the_sixth_game_has_all_it_needs() -> None:
    assert list(seeds(GAMES, PLACE / "seeds")) == []
