import json
import marshal
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType

import pytest

from tools.python import archives, library, node
from tools.python.modules import BROWSER, modules
from tools.setup.environments import venv_program

HEADER = 16  # bytes before the code
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
    files = library.needed(sources, ["a"], never=frozenset({"server"}))
    assert files == {"a.py", "p/__init__.py", "p/q.py", "p/r.py"}
    assert "server.py" in library.needed(sources, ["a", "server"], never=frozenset({"server"}))


def test_our_assertions_stay_and_others_go() -> None:
    source = b"assert False"
    assert len(library.compiled("tefuda/a.py", source)) > len(library.compiled("x.py", source))


@pytest.mark.parametrize("make", [library.write, library.pack])
def test_the_same_sources_give_the_same_bytes(
    tmp_path: Path, make: Callable[[str, library.Sources], None]
) -> None:
    for name in ("one", "two"):
        make(str(tmp_path / name), {"b.py": b"x = 1", "a.txt": b"text"})
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_pack_has_every_folder_before_what_is_in_it(tmp_path: Path) -> None:
    file = tmp_path / "one.pack"
    library.pack(str(file), {"a/b/c.txt": b"text", "a/d.py": b"x = 1"})
    with tarfile.open(file) as opened:
        assert opened.getnames() == ["a", "a/b", "a/b/c.txt", "a/d.pyc"]
        assert opened.getmember("a/b").isdir()


def test_python_takes_what_was_compiled_before_its_sources_were_written(tmp_path: Path) -> None:
    (compiled,) = library.cached("package", {"one.py": "x = 1"}).items()
    name, content = compiled
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / name).write_bytes(content)
    (tmp_path / "package" / "one.py").write_text("x = 2")
    command = [sys.executable, "-c", "import package.one as one; print(one.x)"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True, text=True)  # noqa: S603 - ours
    assert done.stdout == "1\n"


def code_of(source: bytes) -> CodeType:
    code = marshal.loads(library.compiled("app/a.py", source)[HEADER:])  # noqa: S302 - our own
    assert isinstance(code, CodeType)
    return code


def test_a_traceback_knows_the_line_and_not_where_in_it() -> None:
    positions = [*code_of(b"a = 1\n\nb = [a for a in ()] if a else g(a)\n").co_positions()]
    assert {line for line, *_ in positions} >= {1, 3}
    assert {(start, end) for _, _, start, end in positions if start != 0} == {(None, None)}


def test_docstrings_of_ours_go_unless_a_decorator_may_read_them() -> None:
    source = (
        b'"m"\ndef f():\n  "f"\nclass A:\n  "a"\nclass B:\n  "b"\n  c = 1\n@f\nclass D:\n  "d"\n'
    )
    constants = str([*walked(code_of(source))])
    assert [letter for letter in "mfabd" if f"'{letter}'" in constants] == ["d"]


def walked(code: CodeType) -> Iterator[object]:
    for constant in code.co_consts:
        yield from walked(constant) if isinstance(constant, CodeType) else [constant]
