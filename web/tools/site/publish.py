"""Put the site together: libraries, styles, Python and pages, under their public names."""

from tools.python import archives, snapshot
from tools.setup.paths import DIST, WEB
from tools.site import lessons, style
from tools.site.assets import Assets
from tools.site.manifest import add_manifest
from tools.site.offline import NAME as SERVICE_WORKER
from tools.site.offline import add_service_worker
from tools.site.pages import games, render_all
from tools.site.vendor import Vendor


def publish(*, plain: bool) -> bool:
    """Whether it is all there: a site whose snapshot failed works, but is to be built again."""
    assets = Assets()
    vendor = Vendor(assets)
    if (WEB / "static").is_dir():
        assets.add_folder(WEB / "static", ".")
    assets.add(style.NAME, style.packed(style.shared()))
    for game in games():
        assets.add(f"styles/{game.key}.css", style.packed(style.of_game(game.key)))
    memory = None if plain else snapshot.snapshot()
    if memory:
        assets.add(memory.name, memory.read_bytes())
    for archive in archives.compiled():
        assets.add(archive.name, archive.read_bytes())
    _scripts(assets, vendor, memory.name if memory else "")
    add_manifest(assets, games())
    config: dict[str, object] = {
        "interpreter": f"./{assets('js/runtime.mjs')}",
        # without SharedArrayBuffer a worker has no window; no need to warn each time
        "sync_main_only": True,
    }
    for key in lessons.keys():
        assets.add(f"lessons/{key}.json", lessons.read(key), hashed=False)
    build = render_all(assets, vendor, config)
    add_service_worker(assets, build)
    assets.write(DIST)
    return plain or memory is not None


MODULES = (
    "storage",
    "second",
    "tabs",
    "plan",
    "flights",
    "sounds",
    "carrying",
    "carry",
    "asking",
    "haptics",
    "back",
    "room",
    "unpack",
    "runtime",
    "early",
    "failure",
    "boot",
    "keep",
    "seeking",
    "worked",
    "aside",
    "start",
    "embed",
)
"""Of web/js/; those that others import go first."""


def _scripts(assets: Assets, vendor: Vendor, memory: str) -> None:
    """The JavaScript, and the Python files a page names by address. Those that others import
    go first; every name in capitals becomes the address it stands for, seen from js/.
    """
    names = {
        "%PYODIDE%": vendor.pyodide,
        "%PYSCRIPT%": vendor.pyscript,
        "%FAKE_INDEXEDDB%": f"{vendor.fake_indexeddb}/auto/index.mjs",
        "%NANOTAR%": vendor.nanotar,
        "%STDLIB%": assets("python_stdlib.zip"),
        "%ENGINE%": assets("tefuda.pack"),
        "%PAGE%": assets("page.pack"),
        "%SNAPSHOT%": assets(memory) if memory else "",
        "%SERVICE_WORKER%": SERVICE_WORKER,
    }
    for name in MODULES:
        script = (WEB / "js" / f"{name}.mjs").read_text("utf-8")
        for key, place in names.items():
            script = script.replace(key, f"../{place}" if place else "")
        # Node finds it by its name
        script = script.replace('from "nanotar"', f'from "../{vendor.nanotar}"')
        names[f"%{name.upper()}%"] = assets.add(f"js/{name}.mjs", script)
    for file in sorted((WEB / "js").glob("*.js")):
        assets.add(f"js/{file.name}", file.read_bytes())
    for file in [WEB / "app" / "bots" / "worker.py", *sorted((WEB / "pages").glob("*.py"))]:
        if file.is_file():
            assets.add(file.name, file.read_bytes())
