from pathlib import Path

from tools.testing import gates


def function_of(lines: int) -> str:
    return "def f():\n" + "    pass\n" * (lines - 1)


def test_a_function_of_forty_lines_passes() -> None:
    assert list(gates.long_functions("x.py", function_of(40))) == []


def test_a_longer_function_is_named_with_its_place() -> None:
    (complaint,) = gates.long_functions("x.py", "\n" + function_of(41))
    assert complaint.startswith("x.py:2: f has 41 lines")


def test_async_and_inner_functions_count() -> None:
    inner = "class C:\n    async def g(self):\n" + "        pass\n" * 40
    assert len(list(gates.long_functions("x.py", inner))) == 1


def test_a_file_of_401_lines_is_too_long() -> None:
    assert list(gates.long_file("x.py", "\n" * 400)) == []
    assert len(list(gates.long_file("x.py", "\n" * 401))) == 1


def test_a_game_without_seeds_is_named(tmp_path: Path) -> None:
    (tmp_path / "games" / "sample").mkdir(parents=True)
    (tmp_path / "games" / "sample" / "__init__.py").touch()
    found = list(gates.seeds(tmp_path / "games", tmp_path / "seeds"))
    assert len(found) == len(gates.SEEDS)
    assert "seeds/sample/rules.en.md: missing" in found


def test_a_game_with_seeds_passes(tmp_path: Path) -> None:
    (tmp_path / "games" / "sample").mkdir(parents=True)
    (tmp_path / "games" / "sample" / "__init__.py").touch()
    (tmp_path / "seeds" / "sample" / "matches").mkdir(parents=True)
    for name in gates.SEEDS:
        (tmp_path / "seeds" / "sample" / name.replace("*", "a")).touch()
    assert list(gates.seeds(tmp_path / "games", tmp_path / "seeds")) == []
