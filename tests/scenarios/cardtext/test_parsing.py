"""What is left out while the reader of card text is built changes nothing that it reads."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from lark import Token, Tree
from lark.exceptions import UnexpectedEOF, UnexpectedToken
from lark.grammar import Rule
from lark.parse_tree_builder import ParseTreeBuilder
from lark.parsers import earley
from lark.parsers.earley_forest import ForestToParseTree
from lark.parsers.grammar_analysis import GrammarAnalyzer

from engine.cards.abilities.ability import Keyword
from scenarios.cardtext import expanded, lexicon, parsing
from scenarios.cardtext.api import read
from scenarios.cardtext.forest import Forest, _placed
from scenarios.cardtext.lines import lexed
from scenarios.cardtext.normalise import pieces
from scenarios.cardtext.tree import Node
from tests.expanded_grammar import PAGE


def test_the_rules_that_were_kept_are_those_of_the_grammars() -> None:
    kept, built = expanded.rules(), expanded.built().rules
    assert kept == built and [one.order for one in kept] == [one.order for one in built]
    assert [one.alias for one in kept] == [one.alias for one in built]
    how = "stale: python -m tests.expanded_grammar"
    assert PAGE.read_text("utf-8") == expanded.expanded(), how


def test_control_other_grammars_are_expanded_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expanded, "grammar", lambda: "cost: X\n%declare X\n")
    monkeypatch.setattr(expanded, "STARTS", ("cost",))
    assert [str(one) for one in expanded.rules()] == ["<cost : X>"]


def test_a_rule_is_written_in_a_line_that_says_all_of_it() -> None:
    for rule in expanded.built().rules:
        options = rule.options
        assert not (options.keep_all_tokens or options.expand1 or options.priority or options.template_source), rule
        assert not any(getattr(one, "filter_out", False) for one in rule.expansion), rule
        assert all(one.name.isupper() == one.is_term for one in (rule.origin, *rule.expansion)), rule


def test_the_rules_are_the_same_as_those_of_a_parser_that_lark_builds_with_everything() -> None:
    whole = expanded.built().parser.parser
    assert whole.NULLABLE
    ours = parsing._Parser(expanded.rules())
    assert not ours._earley.NULLABLE
    assert ours._all.keys() == whole.predictions.keys()
    assert {one.rule for rules in ours._all.values() for one in rules} == whole.callbacks.keys()


def test_what_is_kept_of_a_sentence_is_the_rules_that_can_come_about_and_equal_lists_are_one() -> None:
    ours = parsing._Parser(expanded.rules())
    first, second = (ours._usable(frozenset({"V_DESTROY", "ONE", "TYPE", *more})) for more in ((), ("COLOR",)))
    assert 0 < len(first) < len(second) < len(ours._all), "what none of them makes is not kept"
    alike = [one for one in first if first[one] == second[one]]
    assert alike and all(first[one] is second[one] for one in alike)
    nobody = next(one for one in ours._all if one not in first)
    assert not parsing._Ahead(first, None)[nobody], "and is asked for nevertheless"
    rules = [one.rule for several in second.values() for one in several]
    assert all(one in second for rule in rules for one in (rule.origin, *rule.expansion) if not one.is_term)


def test_rules_of_which_the_rarest_word_is_not_there_are_not_looked_at() -> None:
    ours = parsing._Parser(expanded.rules())
    kinds = frozenset({"V_DESTROY", "ONE", "TYPE"})
    looked = [one for kind in ("", *kinds) for one in ours._by_rarest[kind]]
    assert 0 < len(looked) < len(ours._rules) // 3
    assert {one.rule for several in ours._usable(kinds).values() for one in several} <= {one.rule for one in looked}
    assert sorted(one.number for several in ours._by_rarest.values() for one in several) == [*range(len(ours._rules))]


def test_control_of_all_words_all_rules_are_tried() -> None:
    ours = parsing._Parser(expanded.rules())
    kinds = frozenset(one.name for wanted in ours._rules for one in wanted.rule.expansion if one.is_term)
    assert dict(ours._usable(kinds)) == ours._all


def test_other_parsers_are_built_with_everything_afterwards() -> None:
    parsing._Parser(expanded.rules())
    assert vars(earley)["GrammarAnalyzer"] is GrammarAnalyzer


def test_a_phrase_that_is_one_word_is_split_as_any_text_is() -> None:
    phrases = [phrase for phrase, _ in lexicon.entries()]
    assert [lexicon._split(phrase) for phrase in phrases] == [
        tuple(piece.form for piece in pieces(phrase)) for phrase in phrases
    ]
    assert sum(lexicon._split(phrase) == (phrase,) for phrase in phrases) > 2_000
    assert lexicon._split("dei") == ("di", "i")


@pytest.mark.parametrize(
    ("name", "types", "text"),
    [
        ("Idra", "Creatura", "{} entra con due segnalini +1/+1 su di essa."),
        ("Idra", "Creatura", "Quando {} muore, pesca una carta."),
        ("Lampo", "Istantaneo", "{} infligge 2 danni a un qualsiasi bersaglio."),
        ("Volare", "Stregoneria", "Pesca una carta.\n{} infligge 2 danni a ogni avversario."),
    ],
)
def test_201_5_a_name_that_is_a_word_of_the_game_too_names_the_card_where_it_does_something(
    name: str, types: str, text: str
) -> None:
    """As any other name does, with nothing else said."""
    called, other = (read(one, types, text.format(one), "{1}") for one in (name, "Sentinella"))
    assert called.understood, called.not_understood
    assert [type(one) for one in called.characteristics.abilities] == [
        type(one) for one in other.characteristics.abilities
    ]


def test_control_the_same_word_by_itself_is_the_word() -> None:
    flash = read("Lampo", "Creatura — Elfo", "Lampo", "{1}")
    assert flash.understood
    assert [one.keyword for one in flash.characteristics.abilities if isinstance(one, Keyword)] == ["flash"]
    every = read("Elfo", "Creatura — Elfo", "Ogniqualvolta un altro Elfo entra, pesca una carta.", "{1}")
    assert every.understood
    (made,) = every.characteristics.abilities
    assert "Elf" in str(made)


_SENTENCES = (
    ("effects", "Distruggi una creatura bersaglio, poi pesca due carte per ogni artefatto che controlli"),
    ("effects", "Puoi pagare {2} o sacrificare un artefatto e guadagnare 2 punti vita"),
    ("static", "Le creature che controlli prendono +1/+1 e hanno volare fintanto che controlli un Elfo"),
    ("triggered", "Ogniqualvolta una creatura entra sotto il tuo controllo, quel giocatore perde 1 punto vita"),
    ("effects", "Distruggi una creatura bersaglio che nessuno"),
    ("effects", "Distruggi una creatura bersaglio che"),
    ("static", "Le creature che controlli prendono volare volare"),
)


@pytest.mark.parametrize(("start", "words"), _SENTENCES)
@pytest.mark.parametrize("whole", [False, True])
def test_what_cannot_begin_with_the_next_word_is_missed_nowhere(start: str, words: str, whole: bool) -> None:
    ours = parsing._parser()
    found = lexed(pieces(words))

    def parsed(expecting: bool) -> object:
        try:
            tree = ours.parse(found, start, whole=whole, expecting=expecting)
        except UnexpectedToken as stopped:
            return stopped.token.value
        except UnexpectedEOF:
            return None
        return {str(one) for one in Forest(0, parsing.MOST_READINGS).trees(tree)}

    assert parsed(False) == parsed(True)


def test_control_rules_that_begin_with_another_word_are_left_out() -> None:
    ours = parsing._parser()
    ahead = parsing._Ahead(ours._all, ours._terminals)
    ahead.comes("V_DESTROY")
    deeds = next(one for one in ours._all if one.name == "clause")
    assert 0 < len(ahead[deeds]) < len(ours._all[deeds])
    ahead.comes(None)
    assert not ahead[deeds], "control: nothing is said in no words"


@pytest.mark.parametrize(
    ("start", "words"),
    [
        ("effects", "Distruggi una creatura bersaglio o un artefatto bersaglio con forza pari o inferiore a 2"),
        ("effects", "Pesca una carta e guadagni 2 punti vita"),
        ("static", "Le creature che controlli hanno volare e travolgere"),
    ],
)
def test_trees_are_those_that_lark_makes_of_the_same(start: str, words: str) -> None:
    """And a part that stands in several readings is one."""
    found = lexed(pieces(words))
    ours = parsing._parser()
    whole = ours.parse(found, start)
    lark = ForestToParseTree(Tree, built_trees(), None, False, True).transform(whole)
    trees = Forest(0, parsing.MOST_READINGS).trees(whole)
    assert trees == [*unfolded(lark)]


def built_trees() -> dict[Rule, Any]:
    """What lark does with each rule that it has read."""
    untyped: Any = ParseTreeBuilder
    made: dict[Rule, Any] = untyped(expanded.rules(), Tree, ambiguous=True).create_callback(None)
    return made


def unfolded(tree: Any) -> Iterator[Any]:
    """Each reading of what lark has made, in its order."""
    if isinstance(tree, Token):
        yield tree.value
    elif tree.data == "_ambig":
        for child in tree.children:
            yield from unfolded(child)
    else:
        for children in product(*([*unfolded(child)] for child in tree.children)):
            yield Node(str(tree.data), *_placed(children, 0))
