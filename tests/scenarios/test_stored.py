"""Abilities as JSON and back: the same again, and nothing but the vocabulary comes out of what is stored."""

import json

import pytest

from engine.abilities.ability import Keyword, NotUnderstood
from engine.terms import Zone
from scenarios import library
from scenarios.load import load
from scenarios.stored import NotStored, restored, stored


def test_every_ability_of_the_library_comes_back_as_it_was() -> None:
    seen = 0
    for path in library.paths():
        for name, card in load(path).cards.items():
            for ability in card.characteristics(name).abilities:
                assert restored(json.loads(json.dumps(stored(ability)))) == ability
                seen += 1
    assert seen > 250


def test_fields_at_their_default_are_left_out() -> None:
    assert stored(Keyword(keyword="flying")) == {"genere": "engine.abilities.ability.Keyword", "keyword": "flying"}
    assert stored((Zone.HAND, 3, None)) == [{"genere": "engine.terms.Zone", "parola": "hand"}, 3, None]


@pytest.mark.parametrize(
    "data",
    [
        {"genere": "os.system", "parola": "x"},
        {"genere": "engine.abilities.ability.Qualcosa"},
        {"genere": "engine.abilities.ability.Keyword"},
        {"genere": "engine.abilities.ability.Keyword", "keyword": "flying", "altro": 1},
        {"genere": "engine.terms.Zone"},
        {"genere": "engine.terms.Zone", "parola": "altrove"},
        {"genere": ["engine.terms.Zone"]},
        {},
        1.5,
    ],
)
def test_data_that_says_nothing_of_the_vocabulary_is_refused(data: object) -> None:
    with pytest.raises(NotStored):
        restored(data)
    assert restored({"genere": "engine.abilities.ability.NotUnderstood", "text": "x"}) == NotUnderstood(text="x")


def test_what_is_no_record_is_not_stored() -> None:
    with pytest.raises(NotStored):
        stored(object())
    with pytest.raises(NotStored):
        stored({"a": 1})
