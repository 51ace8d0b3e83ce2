"""build.py's commands, inside .venv."""

import argparse
import sys
from collections.abc import Callable

from tools.setup import commands
from tools.setup.missing import Missing


def main(argv: list[str]) -> int:
    options, rest = commands.read(argv)
    command: str = options.command
    try:
        return COMMANDS[command](options, rest)
    except Missing as problem:
        print(f"build.py: {problem}", file=sys.stderr)
        return 1


def _build(options: argparse.Namespace, _: list[str]) -> int:
    from tools.site.build import build

    build(plain=options.plain)
    return 0


def _serve(options: argparse.Namespace, _: list[str]) -> int:
    from tools.site.build import build
    from tools.site.serve import serve

    folder = build(plain=options.plain)
    serve(folder, prefix=options.path, port=options.port, open_page=not options.no_open)
    return 0


def _test(options: argparse.Namespace, rest: list[str]) -> int:
    from tools.testing import suites

    return suites.test(rest, again=options.again)


def _check(_: argparse.Namespace, __: list[str]) -> int:
    from tools.testing import check

    return check.check()


def _bench(options: argparse.Namespace, _: list[str]) -> int:
    from tools import bench

    return bench.bench(options.names)


def _pictures(_: argparse.Namespace, __: list[str]) -> int:
    from tools.pictures import camera

    return camera.pictures()


def _screens(options: argparse.Namespace, _: list[str]) -> int:
    from tools.pictures import screens

    return screens.screens(options.games, renew=options.renew, quick=options.quick)


def _tables(options: argparse.Namespace, _: list[str]) -> int:
    from tools import tables

    return tables.tables(options.words)


COMMANDS: dict[str, Callable[[argparse.Namespace, list[str]], int]] = {
    "build": _build,
    "serve": _serve,
    "test": _test,
    "check": _check,
    "bench": _bench,
    "pictures": _pictures,
    "screens": _screens,
    "tables": _tables,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
