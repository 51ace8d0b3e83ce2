"""Rules as pages print them."""

from tools.site import rulebook


def test_a_clause_is_printed_or_ruled() -> None:
    rules = rulebook.read("hyper_maker", "en")
    assert rules
    rulings = {clause.number: clause.rulings for clause in rulebook.clauses(rules)}
    assert rulings["1.1"] == ""
    assert rulings["6.4"] == "H8"
    assert rules.sections[0].clauses[0].number == ""


def test_rules_that_are_not_written_are_none() -> None:
    assert rulebook.read("no_such_game", "en") is None


def test_an_example_stands_under_its_clause() -> None:
    rules = rulebook.read("hyper_maker", "en")
    assert rules
    counted = {clause.number: len(clause.examples) for clause in rulebook.clauses(rules)}
    assert (counted["5.4"], counted["5.6"]) == (1, 0)
