"""What is left out while the reader of card text is built changes nothing that it reads."""

from __future__ import annotations

from lark.parsers import earley
from lark.parsers.grammar_analysis import GrammarAnalyzer

from scenarios.cardtext import lexing, parsing
from scenarios.cardtext.normalise import pieces


def test_the_grammars_are_whole_and_rules_are_the_same_as_those_of_a_parser_that_lark_builds_with_everything() -> None:
    whole = parsing.built().parser.parser
    assert whole.NULLABLE
    ours = parsing._Parser()
    assert not ours._earley.NULLABLE
    assert ours._earley.parser_conf.rules == whole.parser_conf.rules
    assert {origin: set(rules) for origin, rules in ours._all.items()}.keys() == whole.predictions.keys()


def test_other_parsers_are_built_with_everything_afterwards() -> None:
    parsing._Parser()
    assert vars(earley)["GrammarAnalyzer"] is GrammarAnalyzer


def test_a_phrase_that_is_one_word_is_split_as_any_text_is() -> None:
    phrases = [phrase for phrase, _ in lexing._entries()]
    assert [lexing._split(phrase) for phrase in phrases] == [
        tuple(piece.form for piece in pieces(phrase)) for phrase in phrases
    ]
    assert sum(lexing._split(phrase) == (phrase,) for phrase in phrases) > 2_000
    assert lexing._split("dei") == ("di", "i")
