"""build.py's commands, inside .venv."""

import argparse
import sys

from tools import commands


def main(argv: list[str]) -> int:
    options, rest = commands.read(argv)
    command: str = options.command
    return COMMANDS[command](options, rest)


def _build(options: argparse.Namespace, _: list[str]) -> int:
    from tools import site  # noqa: PLC0415 - each command loads only what it needs

    site.build(plain=options.plain)
    return 0


def _serve(options: argparse.Namespace, _: list[str]) -> int:
    from tools import serve, site  # noqa: PLC0415

    folder = site.build(plain=options.plain)
    serve.serve(folder, prefix=options.path, port=options.port, open_page=not options.no_open)
    return 0


def _test(options: argparse.Namespace, rest: list[str]) -> int:
    from tools import testing  # noqa: PLC0415

    return testing.test(rest, plain=options.plain, again=options.again)


def _check(*_: object) -> int:
    from tools import check  # noqa: PLC0415

    return check.check()


def _bench(options: argparse.Namespace, _: list[str]) -> int:
    from tools import bench  # noqa: PLC0415

    return bench.bench(options.names, plain=options.plain)


COMMANDS = {"build": _build, "serve": _serve, "test": _test, "check": _check, "bench": _bench}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
