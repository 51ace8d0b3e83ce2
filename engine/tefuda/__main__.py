"""The command line: judge, what the players add, and what single games add."""

import argparse
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import IO

from tefuda.ai import cli
from tefuda.core import record
from tefuda.core.arguments import Parser
from tefuda.core.foreign import MOST_LETTERS
from tefuda.core.registry import commands
from tefuda.core.terms import BadRecord

Command = Callable[[Sequence[str]], int]


def judge_parser() -> Parser:
    parser = Parser(
        prog="tefuda judge",
        description="Replay records and say which move is wrong and why; silent where none is.",
        epilog="Exit status: 0 all right, 1 a record is wrong, 2 the call is.",
    )
    parser.add_argument("file", metavar="FILE", help="records, one a line; - reads standard input")
    return parser


def run_judge(argv: Sequence[str]) -> int:
    parser = judge_parser()
    args = parser.parse_args(argv)
    try:
        if args.file == "-":
            return _judge(sys.stdin, "-")
        with Path(args.file).open(encoding="utf-8") as lines:
            return _judge(lines, args.file)
    except (OSError, UnicodeDecodeError) as error:
        parser.error(f"cannot read {args.file}: {error}")


def _judge(lines: IO[str], name: str) -> int:
    """What is wrong with each record; a line is not read beyond what a record may have."""
    wrong = number = 0
    while line := lines.readline(MOST_LETTERS + 2):
        number += 1
        if line.strip():
            try:
                record.read(record.load(line.removesuffix("\n")))
            except BadRecord as error:
                print(f"{name}:{number}: {error}")
                wrong = 1
        if len(line) > MOST_LETTERS + 1:
            break  # the rest of it, and of the file, is passed over
    return wrong


def all_commands() -> dict[str, Command]:
    """Our own commands and those that single games bring."""
    return {**cli.COMMANDS, "judge": run_judge, **commands()}


def main(argv: Sequence[str]) -> int:
    table = all_commands()
    parser = Parser(
        prog="tefuda",
        description="Five Japanese card games: play, judge and measure without a browser.",
        epilog="Each command answers --help.",
    )
    parser.add_argument("command", choices=table, metavar="COMMAND", help=", ".join(table))
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    return table[args.command](args.rest)


def script() -> int:
    """`python -m tefuda`, and the command `tefuda` where the wheel is installed."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a file's name may be no text
    try:
        return main(sys.argv[1:])
    except BrokenPipeError:
        sys.stderr.close()
        return 1


if __name__ == "__main__":
    sys.exit(script())
