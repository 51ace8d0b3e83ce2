import json
import subprocess
import sys
from pathlib import Path

from tools import archives, library, node
from tools.modules import BROWSER, modules
from tools.setup import venv_program

SCRIPT = Path(__file__).with_name("imports.mjs")
# what Jinja2 and segno want only on a command line
ELSEWHERE = {"ctypes", "webbrowser"}


def lost(names: set[str]) -> list[str]:
    """Which of these the Python of a page cannot import."""
    stdlib, *ours = archives.compiled()
    command = [venv_program("node"), SCRIPT, node.PYODIDE / "pyodide.mjs", stdlib]
    done = subprocess.run(  # noqa: S603 - a script of ours
        [*map(str, command), json.dumps(sorted(names)), *map(str, ours)],
        capture_output=True,
        check=True,
        text=True,
    )
    return [str(name) for name in json.loads(done.stdout.splitlines()[-1])]


def test_all_that_any_line_of_ours_imports_is_there() -> None:
    named = {n for a in (archives.wheel(), archives.page()) for n in library.named_in(str(a))}
    known = named & sys.stdlib_module_names
    assert len(known) > 50
    assert set(lost({*known, *modules(), "segno"} - BROWSER)) <= ELSEWHERE


def test_what_is_left_out_is_an_ordinary_import_error() -> None:
    assert lost({"json", "unittest", "tkinter"}) == ["tkinter", "unittest"]


def test_what_is_needed_goes_on_through_imports_in_functions_and_packages() -> None:
    sources = {
        "a.py": b"def f():\n    from p import q",
        "p/__init__.py": b"",
        "p/q.py": b"from . import r\nimport server",
        "p/r.py": b"",
        "p/s.py": b"",
        "server.py": b"import deep",
        "deep.py": b"",
    }
    found = library.needed(sources, ["a"], never=frozenset({"server"}))
    assert found == {"a.py", "p/__init__.py", "p/q.py", "p/r.py"}
    assert "server.py" in library.needed(sources, ["a", "server"], never=frozenset({"server"}))


def test_our_assertions_stay_and_others_go() -> None:
    source = b"assert False"
    assert len(library.compiled("tefuda/a.py", source)) > len(library.compiled("x.py", source))


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        library.write(str(tmp_path / name), {"b.py": b"x = 1", "a.txt": b"text"})
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
