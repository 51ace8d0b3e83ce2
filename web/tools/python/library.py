"""Run inside Pyodide by library.mjs: the page's Python compiled, the standard library trimmed.

Pyodide brings it as sources, and most of a plain start is compiling some 150 of them. Kept is
what has been imported when the page's modules have, what any line of our archives imports, and
all that these might import later, at whatever depth, but not through what only debuggers, servers
and installers want. What is left
out raises the ordinary ModuleNotFoundError.
"""

import ast
import gzip
import importlib.util
import io
import marshal
import re
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

Sources = dict[str, bytes]
"""Files by name, as they stand in an archive."""

# families no page can use: other systems and processes, other hosts, debuggers, tests,
# documentation, kinds of archives (shutil tries them all at once), and the slow twin of a module
# in C
NEVER = frozenset(
    [
        "_pydatetime",
        "_pyrepl",
        "asyncio.proactor_events",
        "asyncio.windows_events",
        "asyncio.windows_utils",
        "bdb",
        "bz2",
        "cmd",
        "code",
        "compression",
        "concurrent.futures.process",
        "ctypes",
        "difflib",
        "doctest",
        "ftplib",
        "html.parser",
        "http.cookiejar",
        "http.server",
        "lzma",
        "mimetypes",
        "multiprocessing",
        "netrc",
        "pdb",
        "plistlib",
        "py_compile",
        "pydoc",
        "rlcompleter",
        "runpy",
        "socketserver",
        "sqlite3",
        "statistics",
        "sysconfig",
        "tarfile",
        "tty",
        "unittest",
        "webbrowser",
        "xmlrpc",
    ]
)
# what PyScript's own Python imports on the page, and what is looked up by name
BESIDE = frozenset(
    [
        "base64",
        "encodings.ascii",
        "encodings.cp437",
        "encodings.idna",
        "encodings.latin_1",
        "encodings.unicode_escape",
        "encodings.utf_16",
        "encodings.utf_8_sig",
        "html",
    ]
)
# these keep their assertions, ours because they guard the rules, Pyodide because it reads its
# own docstrings; other code is compiled as by `python -OO`
OURS = ("tefuda/", "app/")
AS_WRITTEN = (*OURS, "pyodide/", "_pyodide/")
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
# of our own packages, what no page imports
NOT_FOR_PAGES = re.compile(r"tefuda/(.*/)?(__main__|cli|adapters/.*)\.py|.*\.dist-info/.*")
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def module_of(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def package_of(file: str) -> str:
    name = module_of(file)
    return name if file.endswith("/__init__.py") else name.rpartition(".")[0]


def imported(source: bytes, package: str) -> Iterator[str]:
    """Every name an import statement might mean, at any depth; absolute names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            name = "." * node.level + (node.module or "")
            base = importlib.util.resolve_name(name, package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def needed(sources: Sources, start: Iterable[str], never: frozenset[str] = NEVER) -> set[str]:
    """The files of the modules in `start`, and of all that they might import."""
    files = {module_of(file): file for file in sources}
    names: set[str] = set()
    loaded = set(start)
    todo = list(loaded)
    while todo:
        name = todo.pop()
        if name in names or name not in files or (name not in loaded and _within(name, never)):
            continue
        names.add(name)
        file = files[name]
        todo += [name.rpartition(".")[0], *imported(sources[file], package_of(file))]
    return {files[name] for name in names}


def _within(name: str, families: frozenset[str]) -> bool:
    return any(name == family or name.startswith(f"{family}.") for family in families)


def short(tree: ast.Module, *, documented: bool) -> ast.Module:
    """Without what makes a third of compiled code: where in a line each instruction comes from.

    Docstrings go as well where nobody reads them; a decorator may (`dataclass` makes a missing one).
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.expr):
            node.end_lineno = node.lineno
            node.col_offset = node.end_col_offset = -1
        if not documented and isinstance(node, DOCUMENTED) and _docstring(node):
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def _docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    decorated = isinstance(node, ast.ClassDef) and node.decorator_list
    return not decorated and ast.get_docstring(node, clean=False) is not None


def compiled(file: str, source: bytes) -> bytes:
    """As in __pycache__, never compared to a source."""
    level = 0 if file.startswith(AS_WRITTEN) else 2
    tree = short(ast.parse(source, file), documented=not file.startswith(OURS))
    code = compile(tree, file, "exec", optimize=level, dont_inherit=True)
    unchecked = (1).to_bytes(4, "little") + bytes(8)
    return importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(code)


def read(archive: str) -> Sources:
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist() if not name.endswith("/")}


def published(files: Sources) -> Sources:
    """Sources are compiled, other files stay as they are."""
    sources = {name: text for name, text in files.items() if name.endswith(".py")}
    others = {name: content for name, content in files.items() if name not in sources}
    return others | {f"{name}c": compiled(name, text) for name, text in sources.items()}


def write(archive: str, files: Sources) -> None:
    """A zip that Python itself imports from."""
    with zipfile.ZipFile(archive, "w") as opened:
        for name, content in sorted(published(files).items()):
            opened.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)


def pack(archive: str, files: Sources) -> None:
    """A gzipped tar with its folders, for the page to unpack without Python."""
    folders = {str(above) for name in files for above in PurePosixPath(name).parents} - {"."}
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as opened:
        for folder in sorted(folders):
            entry = tarfile.TarInfo(folder)
            entry.type = tarfile.DIRTYPE
            opened.addfile(entry)
        for name, content in sorted(published(files).items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            opened.addfile(entry, io.BytesIO(content))
    Path(archive).write_bytes(gzip.compress(whole.getvalue(), 9, mtime=0))


def named_in(archive: str) -> Iterator[str]:
    """Every name that any line of an archive of ours imports."""
    for file, source in read(archive).items():
        if file.endswith(".py") and not NOT_FOR_PAGES.match(file):
            yield from imported(source, package_of(file))


def trim(whole: str, trimmed: str, start: Iterable[str]) -> None:
    """Of the standard library what is needed."""
    sources = {name: text for name, text in read(whole).items() if name.endswith(".py")}
    write(trimmed, {file: sources[file] for file in needed(sources, {*start, *BESIDE})})


def for_pages(archive: str) -> Sources:
    """One of our archives, without what no page imports."""
    return {name: text for name, text in read(archive).items() if not NOT_FOR_PAGES.match(name)}


def in_folder(folder: Path) -> Sources:
    """The files of a folder, under the folder's name."""
    return {f"{folder.name}/{file.name}": file.read_bytes() for file in folder.iterdir()}


def cached(package: str, sources: dict[str, str]) -> Sources:
    """Compiled, where Python looks for what it compiled itself: its sources come later."""
    tag = sys.implementation.cache_tag
    return {
        f"{package}/__pycache__/{name.removesuffix('.py')}.{tag}.pyc": compiled(
            f"{package}/{name}", text.encode()
        )
        for name, text in sources.items()
    }
