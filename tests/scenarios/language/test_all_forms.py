"""Every form in which a word of the tables can be printed is known: a text does not stop at one of them alone."""

from __future__ import annotations

import pytest

from scenarios.cardtext.lexicon import Entry, entries
from scenarios.language import card_terms, determiners, valued_phrases, verbs
from scenarios.language.phrases import PHRASES, TABLES

LEXICON: dict[str, list[Entry]] = {}
for phrase, meant in entries():
    LEXICON.setdefault(phrase, []).append(meant)

VERBS = {infinitive: kind for kind, infinitive in verbs.VERBS.items() if " " not in infinitive}
ALONE = {"essere", "potere", "dovere"}
"""Verbs that nothing is done with to anything: no pronoun hangs on them."""


def known(form: str, kind: str) -> bool:
    return any(entry.kind == kind for entry in LEXICON.get(form, ()))


@pytest.mark.parametrize("infinitive", VERBS)
def test_a_verb_in_each_person_and_mood(infinitive: str) -> None:
    kind = f"V_{VERBS[infinitive]}"
    forms = [form for form, _ in verbs.conjugated(infinitive)]
    missing = [form for form in (*forms, *verbs.subjunctive(infinitive)) if not known(form, kind)]
    assert not missing
    assert len({mood for _, mood in verbs.conjugated(infinitive)} & {"imp", "2s", "3s", "3p", "inf", "ger"}) == 6


@pytest.mark.parametrize("infinitive", sorted(VERBS.keys() - ALONE))
def test_a_verb_with_each_pronoun_behind_it(infinitive: str) -> None:
    kind = f"V_{VERBS[infinitive]}"
    for pronoun in verbs.PRONOUNS:
        assert known(infinitive[:-1] + pronoun, kind)


@pytest.mark.parametrize("preposition", ["de", "a", "da", "ne", "su"])
def test_a_preposition_with_each_article(preposition: str) -> None:
    for article in ("l", "llo", "lla", "ll'", "i", "gli", "lle"):
        assert preposition + article in determiners.CONTRACTIONS


def test_numbers_to_twenty_and_ordinals_to_ten() -> None:
    assert all(known(word, "NUM") for word in card_terms.NUMBERS[2:21])
    assert [
        entry.value for word in valued_phrases.ORDINALS for entry in LEXICON[word] if entry.kind == "ORDINAL"
    ] == list(range(2, 11))


@pytest.mark.parametrize(
    "adjective", [*card_terms.COLORS.values(), *card_terms.SUPERTYPES.values()], ids=lambda one: one.ms
)
def test_an_adjective_in_each_gender_and_number(adjective: object) -> None:
    for form in (getattr(adjective, marks) for marks in ("ms", "fs", "mp", "fp")):
        assert form in LEXICON


def test_a_noun_in_each_number() -> None:
    for noun in (*card_terms.TYPES.values(), *card_terms.ZONES.values(), card_terms.MANA_VALUE):
        assert noun.singular in LEXICON or noun.singular in ("campo di battaglia", "pila", "zona di comando")
    assert known("costi di mana convertiti", "MEASURE")


def test_control_what_is_no_form_of_a_word_is_not_known() -> None:
    assert not {"controllarono", "pagherà", "sacrificavate", "verdi scuri"} & LEXICON.keys()


def test_a_kind_of_phrase_stands_in_one_table_alone() -> None:
    assert sum(map(len, TABLES)) == len(PHRASES)
    assert not PHRASES.keys() & determiners.AGREEING.keys()
