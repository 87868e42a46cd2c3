"""Abilities as JSON and back: the same again, and nothing but the vocabulary comes out of what is stored."""

import json

import pytest

from engine.cards.abilities.ability import Keyword, NotUnderstood
from engine.words.terms import Zone
from scenarios import library
from scenarios.written.load import load
from scenarios.written.stored import NotStored, restored, stored


def test_every_ability_of_the_library_comes_back_as_it_was() -> None:
    seen = 0
    for path in library.paths():
        for name, card in load(path).cards.items():
            for ability in card.characteristics(name).abilities:
                assert restored(json.loads(json.dumps(stored(ability)))) == ability
                seen += 1
    assert seen > 250


def test_fields_at_their_default_are_left_out() -> None:
    assert stored(Keyword(keyword="flying")) == {
        "genere": "engine.cards.abilities.ability.Keyword",
        "keyword": "flying",
    }
    assert stored((Zone.HAND, 3, None)) == [{"genere": "engine.words.terms.Zone", "parola": "hand"}, 3, None]


@pytest.mark.parametrize(
    "data",
    [
        {"genere": "os.system", "parola": "x"},
        {"genere": "engine.cards.abilities.ability.Qualcosa"},
        {"genere": "engine.cards.abilities.ability.Keyword"},
        {"genere": "engine.cards.abilities.ability.Keyword", "keyword": "flying", "altro": 1},
        {"genere": "engine.words.terms.Zone"},
        {"genere": "engine.words.terms.Zone", "parola": "altrove"},
        {"genere": ["engine.words.terms.Zone"]},
        {},
        1.5,
        {"genere": "testo", "parola": "x"},
        {"genere": "campi", "voci": [1]},
        {"genere": "scenarios.written.load.Scenario"},
        {"genere": "scenarios.written.scalars.Which", "posto": None},
        {"genere": "scenarios.written.scalars.Which", "object": "x", "posto": 3},
    ],
)
def test_data_that_says_nothing_of_the_vocabulary_is_refused(data: object) -> None:
    with pytest.raises(NotStored):
        restored(data)
    assert restored({"genere": "engine.cards.abilities.ability.NotUnderstood", "text": "x"}) == NotUnderstood(text="x")


def test_what_is_no_record_is_not_stored() -> None:
    with pytest.raises(NotStored):
        stored(object())
    with pytest.raises(NotStored):
        stored({"a": 1.5})
    assert restored(stored({"a": [1, ("b", None)]})) == {"a": [1, ("b", None)]}
