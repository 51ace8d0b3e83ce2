"""Put the site together: libraries, styles, Python and pages, under their public names."""

from tools import archives, snapshot
from tools.assets import Assets
from tools.pages import render_all
from tools.paths import DIST, ENGINE, WEB
from tools.steps import files_in
from tools.vendor import Vendor


def publish(*, plain: bool) -> None:
    assets = Assets()
    vendor = Vendor(assets)
    if (WEB / "static").is_dir():
        assets.add_folder(WEB / "static", ".")
    assets.add("style.css", gathered_style())
    config = _python(assets, vendor, plain)
    _scripts(assets)
    render_all(assets, vendor, config)
    assets.write(DIST)


def _python(assets: Assets, vendor: Vendor, plain: bool) -> dict[str, object]:
    """Publish what Python needs; gives PyScript's config, the same for page and worker."""
    memory = None if plain else snapshot.snapshot()
    place = assets.add("python.snapshot", memory.read_bytes()) if memory else ""
    runtime = (WEB / "js" / "runtime.mjs").read_text("utf-8")
    for key, value in {
        "%PYODIDE%": f"../{vendor.pyodide}",
        "%SNAPSHOT%": f"../{place}" if place else "",
        "%FAKE_INDEXEDDB%": f"../{vendor.fake_indexeddb}/auto/index.mjs",
    }.items():
        runtime = runtime.replace(key, value)
    wheel, page = archives.wheel(), archives.page()
    return {
        "interpreter": f"./{assets.add('js/runtime.mjs', runtime)}",
        "files": {
            f"./{assets.add(wheel.name, wheel.read_bytes())}": "./*",
            f"./{assets.add(page.name, page.read_bytes())}": "./*",
        },
        # without SharedArrayBuffer a worker has no window; no need to warn each time
        "sync_main_only": True,
    }


def _scripts(assets: Assets) -> None:
    """Publish the page's own JavaScript, and the Python files a page names by address."""
    for file in sorted((WEB / "js").glob("*.js")):
        assets.add(f"js/{file.name}", file.read_bytes())
    for file in [WEB / "app" / "worker.py", *sorted((WEB / "pages").glob("*.py"))]:
        if file.is_file():
            assets.add(file.name, file.read_bytes())


def gathered_style() -> str:
    """web/style/*.css in name order, then each game's own, found by folder."""
    own = files_in(WEB / "style", "*.css")
    games = sorted((ENGINE / "tefuda" / "games").glob("*/style.css"))
    return "\n".join(file.read_text("utf-8") for file in [*own, *games])
