"""What may follow a move: when nodes open, who shares them, and what they find."""

from typing import Any

import pytest

from tefuda.ai.levels import MINDS
from tefuda.ai.search import Mind, Search
from tefuda.ai.stream import Stream
from tefuda.ai.tree import RIPE, Node, Tree
from tefuda.core.chance import Quick
from tests.ai.games import DUEL, DuelGame, last

BOLD = DUEL._replace(bold=True)


def unknown(state: Any) -> None:
    """Solves nothing."""


def known(state: Any) -> tuple[float, ...]:
    """Solves everything."""
    return 0.25, -0.25


def grown(samples: int, *, heard: bool = True) -> tuple[Tree, list[float]]:
    """A tree after bold moves, and what each sample paid seat 0."""
    game: Any = DuelGame(heard=heard)
    tree = Tree(game, 0, unknown)
    return tree, [tree.sample(BOLD, Stream(number))[0] for number in range(samples)]


def root(tree: Tree) -> Node:
    """Where the other is to answer boldness."""
    return tree.node(BOLD, (1,))


def test_a_node_is_played_out_until_it_is_ripe() -> None:
    tree, _ = grown(RIPE)
    assert not root(tree).edges
    tree.sample(BOLD, Stream(1))
    assert len(root(tree).edges) == 2


def test_moves_come_in_one_after_the_other() -> None:
    trees = [grown(RIPE + more)[0] for more in (1, 4, 9, 25, 400)]
    assert [len(root(tree).edges) for tree in trees] == [2, 3, 4, 6, 6]


def test_the_answer_that_hurts_is_found() -> None:
    tree, paid = grown(2000)
    made = {move: edge.made for move, edge in root(tree).edges.items()}
    assert max(made, key=made.__getitem__) == 3
    assert sum(paid[:RIPE]) > 0
    assert sum(paid[-500:]) / 500 < -0.8


def test_what_is_not_seen_shares_a_node() -> None:
    """The root, and one for each answer, or one for all."""
    assert len(grown(400)[0].nodes) == 1 + 6
    tree, _ = grown(400, heard=False)
    assert len(tree.nodes) == 1 + 1
    after = tree.node(BOLD._replace(answer=5), ())
    assert sum(edge.made for edge in root(tree).edges.values()) == after.visits


def test_what_is_solved_is_not_looked_into() -> None:
    game: Any = DuelGame()
    tree = Tree(game, 0, known)
    assert {tree.sample(BOLD, Stream(number)) for number in range(2 * RIPE)} == {(0.25, -0.25)}
    assert not root(tree).edges


def test_a_move_is_made_only_where_the_world_allows_it() -> None:
    """Counted apart: an answer that few hands hold is not thought to be shunned."""
    node = root(grown(0)[0])
    node.visits = RIPE + 100
    for number in range(60):
        node.pick((1, 2) if number % 3 else (1,)).add(0.0)
    assert node.edges[1].allowed == 60
    assert node.edges[2].allowed == 40
    assert node.edges[2].made >= node.edges[1].made - 20


@pytest.mark.parametrize(("worlds", "bold"), [(RIPE, True), (3000, False)])
def test_with_time_the_thinker_sees_through_playouts(worlds: int, bold: bool) -> None:
    game: Any = DuelGame()
    thought = last(Search(Mind(worlds)).think(game, DUEL, game.choices(DUEL, 0), Quick(1)))
    assert thought.move is bold


def test_weaker_levels_look_no_further_than_their_playouts() -> None:
    assert all(mind.worlds < RIPE for name, mind in MINDS.items() if name != "expert")
