"""The command line of build.py."""

import argparse

COMMANDS = {
    "serve": "build the site, serve it on this machine and open it",
    "build": "build dist/: the site, ready for any static host under any sub-path",
    "test": "run every test: engine, contract, page logic, browser",
    "check": "run the gates: lint, types, complexity, sizes, strays, coverage, seeds",
    "bench": "measure, and print a table of medians and ratios",
    "pictures": "take the pictures of README.md and of the manifest again",
    "screens": "draw every screen and motion on one page, and say what looks otherwise",
    "tables": "list the tables quick players go by, or make one anew",
}

MORE = {
    "test": """Other arguments go to pytest, for instance `build.py test -k shuffle` or
`build.py test tests/core -x`, and then nothing is run but what they ask for. What `check` has
just run, and nobody has touched since, is not run again; --again runs it.""",
    "check": """Runs ruff (lint, format, complexity), mypy --strict, the size gate (functions up
to 40 lines, files up to 400), the gate against working notes, the seeds gate, and tests/ with
100 % branch coverage of engine/tefuda/core and engine/tefuda/games.""",
    "bench": """Runs the modules of tests/bench/; names choose among them, for instance
`build.py bench start`.""",
    "pictures": """Draws a table of every game in a real browser and writes docs/pictures/ and
web/static/screenshots/, which are committed.""",
    "screens": """Draws every game (or those named) at every size, theme and language, and its motion at
0, 1/2 and the end, into .build/screens/index.html. What looks otherwise than its print in e2e/looks/ is
named and shown beside it; --renew keeps what is seen now, and is committed with what changed it.""",
    "tables": """Runs a module of engine/makers/; without one it lists them, all or a game's. Some
take minutes; what they print, or write where it stands, is to be looked at and measured.""",
}


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="build.py", description="Tefuda: build, serve, test.", allow_abbrev=False
    )
    verbs = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    made = {
        name: verbs.add_parser(
            name, help=text, description=text, epilog=MORE.get(name), allow_abbrev=False
        )
        for name, text in COMMANDS.items()
    }
    serve = made["serve"]
    serve.add_argument("--port", type=int, default=8000, help="first port to try (8000)")
    serve.add_argument("--path", default="/", help="sub-path to serve under, such as /tefuda/")
    serve.add_argument("--no-open", action="store_true", help="do not open a browser")
    for name in ("serve", "build"):
        made[name].add_argument(
            "--plain", action="store_true", help="leave out the memory snapshot (slower start)"
        )
    made["test"].add_argument("--again", action="store_true", help="run what check ran, too")
    made["bench"].add_argument("names", nargs="*", help="which modules of tests/bench/")
    made["screens"].add_argument("games", nargs="*", help="which games (all)")
    made["screens"].add_argument("--renew", action="store_true", help="keep the prints anew")
    made["screens"].add_argument(
        "--quick", action="store_true", help="only what prints are kept of"
    )
    made["tables"].add_argument("words", nargs="*", metavar="GAME TABLE", help="which to make")
    return top


def read(argv: list[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options, and what is left over, which only `test` may have (it is pytest's)."""
    options, rest = parser().parse_known_args(argv)
    if rest and options.command != "test":
        parser().error(f"unknown argument: {rest[0]}")
    return options, rest
