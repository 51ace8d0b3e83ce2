"""Build dist/, when anything it is made of has changed."""

import time
from pathlib import Path

from tools.setup.paths import CACHE, DIST, ENGINE, ROOT, SOURCES, WEB
from tools.setup.steps import digest_of
from tools.setup.turns import one_at_a_time
from tools.site import words

STAMP = CACHE / "site.stamp"


def build(*, plain: bool = False) -> Path:
    """The folder of an up-to-date site."""
    with one_at_a_time():
        words.compile_all()
        wanted = digest_of(_inputs(plain))
        if not (DIST.is_dir() and STAMP.exists() and STAMP.read_text() == wanted):
            started = time.monotonic()
            STAMP.unlink(missing_ok=True)
            from tools.site.publish import publish

            if publish(plain=plain):
                STAMP.write_text(wanted)
            print(f"built dist/ in {time.monotonic() - started:.1f} s")
    return DIST


def _inputs(plain: bool) -> list[str | Path]:
    return [
        f"{plain=}",
        ROOT / "pyproject.toml",
        ROOT / "requirements.lock",
        WEB / "package-lock.json",
        ENGINE / "tefuda",
        *([ROOT / "seeds"] if (ROOT / "seeds").is_dir() else []),
        *(WEB / name for name in (*SOURCES, "static") if (WEB / name).is_dir()),
    ]
