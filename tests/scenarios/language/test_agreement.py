"""What is said of one thing is said of several in the plural; what is no predicate is left alone."""

import pytest

from scenarios.language.agreement import plural


@pytest.mark.parametrize(
    ("one", "several"),
    [
        ("è in posizione TAPpata", "sono in posizione TAPpata"),
        ("è assegnato a «Orso»", "sono assegnati a «Orso»"),
        ("non è più assegnato a nulla", "non sono più assegnati a nulla"),
        ("è incolore", "sono incolori"),
        ("diventa 3/3", "diventano 3/3"),
        ("non ha più volare", "non hanno più volare"),
        ("si chiama «Drago»", "si chiamano «Drago»"),
        ("non si innesca", "non si innescano"),
        ("va nel cimitero di Anna", "vanno nel cimitero di Anna"),
    ],
)
def test_a_predicate_in_the_plural(one: str, several: str):
    assert plural(one) == several


@pytest.mark.parametrize("text", ["dopo il passo 3 è 2/2", "«Orso» è 2/2", "evade", "hanno volare", ""])
def test_control_what_does_not_begin_with_a_verb_it_knows(text: str):
    assert plural(text) is None
