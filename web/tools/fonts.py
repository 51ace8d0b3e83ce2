"""The letters of titles, digits and cards: cut out of Shippori Mincho, python -m tools.fonts from web/.

What it writes into web/static/fonts/ is committed, because it changes seldom and a build need not
have the tools: npm, and pyftsubset of fonttools 4.68.0 with brotli 1.2.1 on the path. A new word in
one of its styles means a line in web/style/letters.txt and a run of this.
"""

import subprocess
import tempfile
from pathlib import Path

from tools.setup.paths import WEB

PACKAGE = "@fontsource/shippori-mincho@5.3.0"
FONTS = WEB / "static" / "fonts"
LETTERS = WEB / "style" / "letters.txt"
WEIGHTS = (600, 800)
MOST = 90_000
"""Bytes of all of them together."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = fetched(Path(folder))
        for weight in WEIGHTS:
            for script, letters in scripts().items():
                cut(source / "files" / f"shippori-mincho-{script}-{weight}-normal.woff2", letters)
        (FONTS / "LICENSE").write_bytes((source / "LICENSE").read_bytes())


def fetched(folder: Path) -> Path:
    """The package, unpacked."""
    subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True)
    (archive,) = folder.glob("*.tgz")
    subprocess.run(["tar", "xzf", archive.name], cwd=folder, check=True)
    return folder / "package"


def scripts() -> dict[str, str]:
    """The letters of letters.txt, by the file of the package that has them."""
    letters = sorted({*LETTERS.read_text("utf-8")} - {"\n"})
    kana_and_kanji = [letter for letter in letters if "\u3000" < letter < "\uff00"]
    latin = [letter for letter in letters if letter < "\u3000"]
    return {"latin": "".join(latin), "japanese": "".join(kana_and_kanji)}


def cut(source: Path, letters: str) -> None:
    """Write the font with these letters alone."""
    name = source.name.replace("shippori-mincho-", "").replace("-normal", "")
    options = ["--flavor=woff2", "--layout-features=kern,lnum,liga", "--no-hinting"]
    command = ["pyftsubset", str(source), f"--text={letters}", f"--output-file={FONTS / name}"]
    subprocess.run([*command, *options], check=True)


if __name__ == "__main__":
    main()
