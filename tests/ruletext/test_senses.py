"""What words are like by the company that they keep."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruletext import italian
from ruletext.builtin import builtin
from ruletext.senses import MOST, PATH, SIZE, TEXT, Senses, nearness, packed

WORDS = ("mana", "pila", "carta")
VECTORS = st.fixed_dictionaries(
    {word: st.lists(st.integers(-MOST, MOST), min_size=SIZE, max_size=SIZE) for word in WORDS}
)
TEXTS = st.lists(st.sampled_from((*WORDS, "altro")), max_size=6)


@pytest.fixture(scope="module")
def whole():
    """The vectors that are shipped."""
    return Senses(PATH.read_bytes())


def alike(senses, first, second):
    """The cosine of two words."""
    one, other = (senses.of_question({italian.term(word): 1.0}) for word in (first, second))
    return sum(a * b for a, b in zip(one, other, strict=True))


@given(VECTORS, TEXTS, st.lists(TEXTS, max_size=3))
def test_a_rule_is_about_what_its_texts_are_about_added_one_number_after_another(vectors, text, shorts):
    senses = Senses(packed(vectors))
    total = [0.0] * SIZE
    for terms, times in ((text, TEXT), *((short, 1) for short in shorts)):
        known = {term for term in terms if term in vectors}
        for term in known:
            for place, number in enumerate(vectors[term]):
                total[place] += round(1000 * times / math.sqrt(len(known))) * number
    length = math.hypot(*total)
    expected = [round(one * MOST / length) if length else 0 for one in total]
    assert list(senses.of_rule(text, shorts)) == expected


@given(VECTORS)
def test_a_vector_is_kept_as_it_is(vectors):
    senses = Senses(packed(vectors))
    assert {term: list(senses.vector(term)) for term in senses.terms} == vectors


def test_words_without_a_vector_say_nothing():
    senses = Senses(packed({"mana": [1] * SIZE}))
    assert senses.of_question({"pila": 1.0}) == []
    assert not any(senses.of_rule(["pila"], [["pila"]]))
    assert senses.of_question({"mana": 1.0, "pila": 5.0}) == senses.of_question({"mana": 1.0})


def test_a_rule_with_the_words_of_the_question_is_wholly_about_it_and_one_with_others_is_not():
    senses = Senses(packed({"mana": [1] * SIZE, "pila": [1, -1] * (SIZE // 2)}))
    question = senses.of_question({"mana": 0.5})
    rules = senses.of_rule(["mana"], [["mana"]]) + senses.of_rule(["pila"], [])
    assert nearness(question, rules, 0) == pytest.approx(1, abs=0.01)
    assert nearness(question, rules, 1) == pytest.approx(0, abs=0.01)


@pytest.mark.parametrize("content", [b"", b"[]\nx", b'["mana"]\n', b'["mana"]\n' + bytes(SIZE - 1), b"{"])
def test_what_is_cut_is_no_vectors(content):
    with pytest.raises(ValueError):
        Senses(content)


def test_nearly_all_words_of_the_rules_have_a_vector_and_no_others(whole):
    """Words come and go with the rules; if many differ, the vectors are to be made anew (python -m benchmarks.senses)."""
    words = set()
    for rule in builtin().corpus().rules:
        for text in (rule.text, *rule.phrases):
            words |= set(italian.terms(text))
    assert len(set(whole.terms) - words) < 0.1 * len(whole.terms)
    usual = set(
        italian.terms(
            "creatura bersaglio magia pila pescare mazzo giocatore danno combattimento priorità neutralizzare"
        )
    )
    assert usual <= set(whole.terms)


@pytest.mark.parametrize(
    ("word", "near", "far"),
    [
        ("volare", "raggiungere", "grimorio"),
        ("perdere", "vincere", "equipaggiare"),
        ("mescolare", "grimorio", "bloccare"),
        ("avvelenato", "segnalino", "equipaggiare"),
    ],
)
def test_words_of_the_same_rules_are_near_each_other(whole, word, near, far):
    assert alike(whole, word, near) > alike(whole, word, far)
