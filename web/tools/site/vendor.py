"""What the site serves of other people's work, straight from node_modules."""

import json
from pathlib import Path

from tools.setup.paths import NODE_MODULES
from tools.site.assets import Assets

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# PyScript's editors and terminals: fetched only by pages that have one, and none has
NOT_USED = (
    "codemirror",
    "xterm",
    "py-editor",
    "py-game",
    "py-terminal",
    "donkey",
    "deprecations",
    "zip-",
)
PACKAGES = ("pyodide", "@pyscript/core", "fake-indexeddb", "idiomorph", "nanotar", "workbox-core")


class Vendor:
    """Where the libraries stand in the site; each folder carries its version in its name."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self.pyodide = self._folder("pyodide")
        self.pyscript = self._folder("@pyscript/core")
        self.fake_indexeddb = self._folder("fake-indexeddb")
        self.idiomorph = self._idiomorph()
        self.nanotar = f"{self._folder('nanotar')}/nanotar.mjs"
        self._copy(NODE_MODULES / "pyodide", self.pyodide, PYODIDE)
        self._assets.add(f"{self.pyodide}/pyodide-lock.json", empty_lock(), hashed=False)
        nanotar = NODE_MODULES / "nanotar" / "dist" / "index.mjs"
        self._assets.add(self.nanotar, nanotar.read_bytes(), hashed=False)
        self._copy_licences()
        self._copy_pyscript()
        self._copy_fake_indexeddb()

    def _folder(self, package: str) -> str:
        name = package.strip("@").split("/")[0]
        return f"vendor/{name}-{version(package)}"

    def _copy(self, source: Path, target: str, names: tuple[str, ...]) -> None:
        for name in names:
            self._assets.add(f"{target}/{name}", (source / name).read_bytes(), hashed=False)

    def _copy_pyscript(self) -> None:
        dist = NODE_MODULES / "@pyscript" / "core" / "dist"
        names = [
            file.name
            for file in sorted(dist.iterdir())
            if file.suffix in {".js", ".css"} and not file.name.startswith(NOT_USED)
        ]
        self._copy(dist, self.pyscript, tuple(names))

    def _copy_fake_indexeddb(self) -> None:
        source = NODE_MODULES / "fake-indexeddb"
        self._copy(source, self.fake_indexeddb, ("auto/index.mjs",))
        modules = source / "build" / "esm"
        self._assets.add_folder(modules, f"{self.fake_indexeddb}/build/esm", "*.js")

    def _copy_licences(self) -> None:
        for package in PACKAGES:
            for file in sorted((NODE_MODULES / package).glob("LICENSE*")):
                self._assets.add(
                    f"{self._folder(package)}/{file.name}", file.read_bytes(), hashed=False
                )

    def _idiomorph(self) -> str:
        """Its small build is a classic script; one line makes it a module."""
        script = (NODE_MODULES / "idiomorph" / "dist" / "idiomorph.min.js").read_text("utf-8")
        name = f"{self._folder('idiomorph')}/idiomorph.mjs"
        return self._assets.add(name, f"{script}\nexport {{ Idiomorph }};\n", hashed=False)


def empty_lock() -> str:
    """Pyodide's list of what it could install, without all that this site never will."""
    lock = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    return json.dumps({"info": lock["info"], "packages": {}})


def version(package: str) -> str:
    text = (NODE_MODULES / package / "package.json").read_text("utf-8")
    return str(json.loads(text)["version"])
