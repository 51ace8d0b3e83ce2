"""The command line: simulate and judge, and what single games add."""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import IO, NoReturn

from tefuda.ai.levels import LEVELS, player
from tefuda.ai.simulation import simulate
from tefuda.core import record
from tefuda.core.game import AnyGame, BadRecord, BadText, Value
from tefuda.core.match import check_options
from tefuda.core.registry import commands, find, keys

Command = Callable[[Sequence[str]], int]


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _whole(low: int) -> Callable[[str], int]:
    def whole(text: str) -> int:
        if not text.isascii() or not text.isdecimal() or int(text) < low:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} up")
        return int(text)

    return whole


def simulate_parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tefuda simulate",
        description="Play whole matches by bots and write their records, one a line.",
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(keys()))
    parser.add_argument("--players", type=_whole(1), metavar="N", help="default: the fewest")
    parser.add_argument("--games", type=_whole(0), default=1, metavar="K", help="matches to play")
    parser.add_argument("--seed", default="1", metavar="S", help="any text; default 1")
    parser.add_argument("--ai", default="random", metavar="LEVEL", help=", ".join(LEVELS))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--counts", action="store_true", help="write the number of legal moves")
    return parser


def read_options(game: AnyGame, players: int, given: Iterable[str]) -> dict[str, Value]:
    """Options from `name=value` texts; values become numbers where the option has numbers."""
    found: dict[str, Value] = {}
    known = {option.name: option.values(players) for option in game.info.options}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadText(f"--option wants NAME=VALUE, not {pair!r}")
        fitting = [one for one in known.get(name, ()) if str(one) == value]
        found[name] = fitting[0] if fitting else value
    return check_options(game, players, found)


def run_simulate(argv: Sequence[str]) -> int:
    parser = simulate_parser()
    args = parser.parse_args(argv)
    try:
        game = find(args.game)
        players = args.players if args.players is not None else game.info.players[0]
        check_options(game, players, {})
        options = read_options(game, players, args.option)
        bots = [player(args.ai)] * players
    except BadText as error:
        parser.error(str(error))
    for number in range(args.games):
        match = simulate(game, bots, options, f"{args.seed}/{number}")
        print(record.line(record.write(match, with_counts=args.counts)))
    return 0


def judge_parser() -> argparse.ArgumentParser:
    parser = _Parser(
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
    wrong = 0
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                record.read(record.load(line))
            except BadRecord as error:
                print(f"{name}:{number}: {error}")
                wrong = 1
    return wrong


def all_commands() -> dict[str, Command]:
    """Our own commands and those that single games bring."""
    return {"simulate": run_simulate, "judge": run_judge, **commands()}


def main(argv: Sequence[str]) -> int:
    table = all_commands()
    parser = _Parser(
        prog="tefuda",
        description="Five Japanese card games: play, judge and measure without a browser.",
        epilog="Each command answers --help.",
    )
    parser.add_argument("command", choices=table, metavar="COMMAND", help=", ".join(table))
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    return table[args.command](args.rest)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
