#!/usr/bin/env python3
"""The one way in: python3 build.py serve, build, test, check, bench, pictures, screens or tables.

Needs Python 3.11 or newer with venv, and a way to the usual package registries. All the
work is done by web/tools/: its setup/ makes .venv and web/node_modules with nothing but the
standard library, the rest runs inside .venv.
"""

import sys
from pathlib import Path

NEEDED = (3, 11)


def main(argv: list[str]) -> int:
    if sys.version_info < NEEDED:
        print("build.py needs Python 3.11 or newer; this is", sys.version.split()[0])
        return 2
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
    from tools.setup import commands, environments, missing  # they need the Python asked for above

    commands.read(argv)
    try:
        python = environments.prepare()
    except missing.Missing as problem:
        print(f"build.py: {problem}", file=sys.stderr)
        return 1
    return environments.hand_over(python, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
