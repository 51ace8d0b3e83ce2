import base64
import hashlib

from tools.site.assets import Assets
from tools.site.offline import WORKBOX, entry, kept, workbox


def some_assets() -> Assets:
    assets = Assets()
    assets.add("index.html", "page", hashed=False)
    assets.add("style.css", "p {}")
    assets.add("vendor/library-1/code.js", "1", hashed=False)
    assets.add("vendor/library-1/LICENSE", "MIT", hashed=False)
    return assets


def test_pages_are_kept_last_and_what_nobody_runs_not_at_all() -> None:
    names = [file.name for file in kept(some_assets().files())]
    assert names[-1] == "index.html"
    assert "vendor/library-1/LICENSE" not in names


def test_what_may_change_under_its_name_has_a_revision() -> None:
    revised = [file.name for file in some_assets().files() if entry(file)["revision"]]
    assert revised == ["index.html"]


def test_every_file_is_checked_against_its_content() -> None:
    (page, *_) = some_assets().files()
    wanted = base64.b64encode(hashlib.sha256(b"page").digest()).decode()
    assert entry(page)["integrity"] == f"sha256-{wanted}"


def test_a_builds_name_stands_for_every_file_and_page() -> None:
    assets = some_assets()
    before = assets.digest("page")
    assert assets.digest("another page") != before
    assets.add("more.css", "")
    assert assets.digest("page") != before


def test_workboxs_scripts_name_no_map_that_is_not_there() -> None:
    assert not any("sourceMappingURL" in workbox(name) for name in WORKBOX)
