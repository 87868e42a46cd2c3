"""Which texts have a term: the same as by looking through them, and as it was once it has been kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruletext.columns import parted
from ruletext.postings import Postings, postings, unpacked

TEXTS = st.lists(st.lists(st.text(st.characters(codec="utf-8"), min_size=1, max_size=3), max_size=6), max_size=8)


@given(TEXTS, st.text(st.characters(codec="utf-8"), min_size=1, max_size=3))
def test_postings_say_what_looking_through_the_texts_says(texts, another):
    found = unpacked(postings(texts, lambda: None).packed())
    for term in {another, *(term for terms in texts for term in terms)}:
        having = {place: terms.count(term) for place, terms in enumerate(texts) if term in terms}
        of = found.of(term.encode())
        assert (dict(zip(of.places, of.counts, strict=True)) if of else {}) == having


@given(TEXTS)
def test_terms_stand_in_the_order_of_their_bytes(texts):
    found = postings(texts, lambda: None)
    terms = sorted({term.encode() for several in texts for term in several})
    assert list(found.terms()) == terms
    for term in terms:
        assert next(found.terms(term)) == term


def test_each_text_is_told():
    told = []
    postings([["a"], [], ["b"]], lambda: told.append(1))
    assert len(told) == 3


def test_what_is_cut_or_longer_is_no_postings():
    whole = postings([["mana", "pila"], ["mana"]], lambda: None).packed()
    assert unpacked(whole).of(b"mana") is not None
    for wrong in (b"", whole[:7], whole[:-1], whole + b"\0", b"\xff" * len(whole)):
        with pytest.raises(ValueError, match=r"column|argument|multiple"):
            unpacked(wrong)


def test_columns_that_do_not_belong_together_are_no_postings():
    text, ends, lasts, places, counts = parted(postings([["a", "b"], ["b"]], lambda: None).packed(), "BIIIf")
    assert Postings(text, ends, lasts, places, counts).of(b"b") is not None
    with pytest.raises(ValueError, match="differ in length"):
        Postings(text, ends[:1], lasts, places, counts)
    with pytest.raises(ValueError, match="differ in length"):
        Postings(text, ends, lasts, places[:2], counts)
