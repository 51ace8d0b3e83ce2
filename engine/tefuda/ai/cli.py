"""python3 -m tefuda simulate, arena and levels."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent import futures
from itertools import combinations
from pathlib import Path

from tefuda.ai import arena
from tefuda.ai.driving import USUAL, Budget
from tefuda.ai.engines import ENGINES, Where
from tefuda.ai.guests import invite
from tefuda.ai.levels import LEVELS, PLAYERS
from tefuda.ai.results import Results
from tefuda.ai.simulation import simulate
from tefuda.core import record
from tefuda.core.arguments import Parser, line, read_options, whole
from tefuda.core.registry import find, keys
from tefuda.core.terms import BadText

ABOUT_LEVELS = f"{', '.join(PLAYERS)}, or module:attribute (see tefuda.ai.guests)"


def add_play(parser: argparse.ArgumentParser) -> None:
    """The arguments that say from what seed, by what options, and how long a decision takes."""
    parser.add_argument(
        "--seed", type=line, default="1", metavar="S", help="any line of text; default 1"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--ms", type=whole(1), metavar="N", help="milliseconds of processor time a decision"
    )
    budget.add_argument(
        "--iterations",
        type=whole(1),
        metavar="N",
        help="playouts a decision; default: as on the page",
    )


def budget_of(args: argparse.Namespace) -> Budget:
    return Budget(args.ms, args.iterations) if args.ms or args.iterations else USUAL


def simulate_parser() -> Parser:
    parser = Parser(
        prog="tefuda simulate",
        description="Play whole matches by bots and write their records, one a line.",
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(keys()))
    parser.add_argument("--players", type=whole(1), metavar="N", help="default: the fewest")
    add_play(parser)
    parser.add_argument("--games", type=whole(0), default=1, metavar="K", help="matches to play")
    parser.add_argument("--ai", default="random", metavar="LEVEL", help=ABOUT_LEVELS)
    parser.add_argument("--counts", action="store_true", help="write the number of legal moves")
    return parser


def run_simulate(argv: Sequence[str]) -> int:
    parser = simulate_parser()
    args = parser.parse_args(argv)
    try:
        game = find(args.game)
        players = args.players if args.players is not None else game.info.players[0]
        options = read_options(game, players, args.option)
        bots = [invite(args.ai, budget_of(args))] * players
    except BadText as error:
        parser.error(str(error))
    for number in range(args.games):
        seed = f"{args.seed}/{number}"
        match = simulate(game, bots, options, seed, budget=budget_of(args))
        print(record.line(record.write(match, with_counts=args.counts)))
    return 0


def arena_parser() -> Parser:
    parser = Parser(
        prog="tefuda arena",
        description="Measure players: every deal is played from every seat. Prints mean payoffs"
        " (-1 to 1), ranks, and differences, each ± half of its 95 % interval by deal.",
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(keys()))
    parser.add_argument("--players", type=whole(1), metavar="N", help="default: so many seats")
    parser.add_argument(
        "--seats", required=True, metavar="A,B,…", help=f"one name a seat: {ABOUT_LEVELS}"
    )
    add_play(parser)
    add_measure(parser)
    return parser


def add_measure(parser: argparse.ArgumentParser) -> None:
    """How much is measured, and by what machines."""
    parser.add_argument("--deals", type=whole(1), default=20, metavar="K", help="default 20")
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="JSON lines; what is there is not played again"
    )
    parser.add_argument("--jobs", type=whole(1), metavar="N", help="processes; default: all cores")
    parser.add_argument(
        "--engine", choices=ENGINES, default="processes", help="dask needs tefuda[dask]"
    )
    parser.add_argument(
        "--scheduler", metavar="ADDRESS", help="of dask; default: a cluster on this machine"
    )


def run_arena(argv: Sequence[str]) -> int:
    parser = arena_parser()
    args = parser.parse_args(argv)
    try:
        plan, results = _plan(args), Results(args.results)
        with ENGINES[args.engine](Where(args.jobs, args.scheduler)) as pool:
            rows = _measure(plan, pool, results)
    except WRONG as error:
        parser.error(str(error))
    print("\n".join(report(plan, rows)))
    return 0


WRONG = (BadText, OSError, ModuleNotFoundError)
"""What may be wrong with a call: a name, a file, an extra that is not installed."""


def _measure(plan: arena.Plan, pool: futures.Executor, results: Results) -> arena.Rows:
    done = results.done(plan)
    return arena.by_deal(sorted([*done, *_played(plan, done, pool, results)]))


def _plan(args: argparse.Namespace) -> arena.Plan:
    names = tuple(args.seats.split(","))
    for name in names:
        invite(name, budget_of(args))
    if args.players not in (None, len(names)):
        raise BadText(f"--seats names {len(names)}, not {args.players}")
    options = read_options(find(args.game), len(names), args.option)
    return arena.Plan(args.game, options, names, args.deals, args.seed, budget_of(args))


def _played(
    plan: arena.Plan, done: Iterable[arena.Result], pool: futures.Executor, results: Results
) -> Iterator[arena.Result]:
    """Play what is not done yet, keep each result at once, show how far it is."""
    known = {(result.deal, result.turn) for result in done}
    jobs = list(plan.jobs())
    started = [pool.submit(arena.play, plan, *job) for job in jobs if job not in known]
    _bar(len(known), len(jobs))
    try:
        for number, future in enumerate(futures.as_completed(started), len(known) + 1):
            result = future.result()
            results.add(plan, result)
            _bar(number, len(jobs))
            yield result
    finally:
        for future in started:
            future.cancel()


WIDTH = 40


def _bar(done: int, all_: int) -> None:
    """How many matches are played, on standard error."""
    full = WIDTH * done // all_
    end = "\n" if done == all_ else ""
    sys.stderr.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done}/{all_}{end}")
    sys.stderr.flush()


def report(plan: arena.Plan, rows: arena.Rows) -> Iterator[str]:
    """The results in words."""
    yield f"{plan.key}, {len(plan.names)} players, {plan.deals} deals"
    for standing in arena.standings(rows):
        ended = f"rank {standing.rank.mean:.2f}   won {100 * standing.won.mean:.0f} %"
        yield f"  {standing.name:<10} payoff {standing.payoff}   {ended}"
    for two in arena.margins(rows):
        yield f"  {two.name} over {two.other}: payoff {two.payoff}   rank {two.rank}"


def levels_parser() -> Parser:
    parser = Parser(
        prog="tefuda levels",
        description="The table of levels: one seat of a level against a table of a weaker one, how"
        " often it wins and how much more it is paid, at the smallest table.",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    add_play(parser)
    add_measure(parser)
    return parser


STEPS = (("random", LEVELS[0]), *combinations(LEVELS, 2), ("greedy", LEVELS[-1]))
"""(weaker, stronger) of each row."""


def run_levels(argv: Sequence[str]) -> int:
    parser = levels_parser()
    args = parser.parse_args(argv)
    try:
        plans = {key: list(_steps(key, args)) for key in args.games or keys()}
        results = Results(args.results)
        with ENGINES[args.engine](Where(args.jobs, args.scheduler)) as pool:
            columns = [
                [_cell(_measure(plan, pool, results)) for plan in steps] for steps in plans.values()
            ]
    except WRONG as error:
        parser.error(str(error))
    print("\n".join(levels_table(list(plans), columns)))
    return 0


def _cell(rows: arena.Rows) -> str:
    """How often the stronger one won, and how much more it was paid."""
    (stronger, _), (margin,) = arena.standings(rows), arena.margins(rows)
    return f"{100 * stronger.won.mean:.0f} %, {margin.payoff}"


def levels_table(games: Sequence[str], columns: Sequence[Sequence[str]]) -> Iterator[str]:
    """Markdown: a column for each game, a row for each pair."""
    infos = [find(key).info for key in games]
    fair = [f"{info.title.text} (1 in {info.players[0]})" for info in infos]
    yield "| | " + " | ".join(fair) + " |"
    yield "|---" * (len(games) + 1) + "|"
    for (weak, strong), cells in zip(STEPS, zip(*columns, strict=True), strict=True):
        yield f"| {strong} over {weak} | " + " | ".join(cells) + " |"


def _steps(key: str, args: argparse.Namespace) -> Iterator[arena.Plan]:
    """A plan for each column; options a game does not have are for the others."""
    game = find(key)
    players = game.info.players[0]
    known = {option.name for option in game.info.options}
    given = [pair for pair in args.option if pair.partition("=")[0] in known]
    options = read_options(game, players, given)
    for weak, strong in STEPS:
        names = (strong, *(weak,) * (players - 1))
        yield arena.Plan(key, options, names, args.deals, args.seed, budget_of(args))


COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "simulate": run_simulate,
    "arena": run_arena,
    "levels": run_levels,
}
