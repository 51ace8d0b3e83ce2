import json
from pathlib import Path

import pytest

from tools.site.assets import MANIFEST, Assets, hashed_name


def test_the_name_changes_with_the_content() -> None:
    assert hashed_name("a/style.css", b"x") != hashed_name("a/style.css", b"y")
    assert hashed_name("a/style.css", b"x").startswith("a/style-")


def test_write_makes_the_folder_hold_exactly_the_assets(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "stale.js").touch()
    assets = Assets()
    assets.add("index.html", "hello", hashed=False)
    assets.write(tmp_path)
    assert sorted(path.name for path in tmp_path.rglob("*")) == [MANIFEST, "index.html"]


def test_writing_again_touches_nothing(tmp_path: Path) -> None:
    assets = Assets()
    name = assets.add("style.css", "p {}")
    assets.write(tmp_path)
    before = (tmp_path / name).stat().st_ino
    assets.write(tmp_path)
    assert (tmp_path / name).stat().st_ino == before


def test_the_manifest_lists_name_hash_and_size(tmp_path: Path) -> None:
    assets = Assets()
    name = assets.add("style.css", "p {}")
    assets.write(tmp_path)
    (row,) = json.loads((tmp_path / MANIFEST).read_text())
    assert (row["url"], row["bytes"], len(row["sha256"])) == (name, 4, 64)


def test_an_unknown_asset_is_named() -> None:
    with pytest.raises(LookupError, match=r"no asset called 'x\.css'; there are: style\.css"):
        added("style.css")("x.css")


def added(name: str) -> Assets:
    assets = Assets()
    assets.add(name, "")
    return assets
