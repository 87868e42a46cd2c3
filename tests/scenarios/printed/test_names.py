"""A card is found by its name, at any case and accent, by a part of it or with a slip; what is not sure is not guessed."""

from __future__ import annotations

import pytest

from scenarios.printed.known import known, rulings, sets
from scenarios.printed.names import exact, find, told_apart
from scenarios.printed.store import FILE, Store
from tests.scenarios.printed.making import bulk, face, imported, italian, put, scryfall


def token(name, power, number, **fields):
    looks = {
        "power": power,
        "toughness": power,
        "layout": "token",
        "type_line": f"Token Creature — {name}",
        "set": f"t{number}",
    }
    return scryfall(name, oracle_id=f"t{number}", **{**looks, **fields})


OWL = scryfall("Grey Owl")
ELK = scryfall("Élan, Horn of Winter")
SPLIT = scryfall("Dawn // Dusk", layout="split", card_faces=[face("Dawn"), face("Dusk")])
SOLDIERS = [token("Soldier", "1", 1), token("Soldier", "2", 2, set="ton")]
ONE, OTHER = scryfall("First Ice", set="aaa"), scryfall("Second Ice", set="bbb")
CARDS = [
    OWL,
    italian(OWL, "Gufo della Città"),
    ELK,
    italian(ELK, "Èlan, Corno dell'Inverno"),
    SPLIT,
    {
        **SPLIT,
        "lang": "it",
        "card_faces": [{**face("Dawn"), "printed_name": "Alba"}, {**face("Dusk"), "printed_name": "Crepuscolo"}],
    },
    *SOLDIERS,
    *(italian(one, "Soldato") for one in SOLDIERS),
    scryfall("Soldier", oracle_id="card"),
    ONE,
    OTHER,
    italian(ONE, "Ghiaccio"),
    italian(OTHER, "Ghiaccio"),
]


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cards")
    imported(folder, put(folder, bulk(*CARDS)))
    with Store(folder / FILE) as opened:
        yield opened


def english(matches):
    return [one.english for one in matches]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Gufo della Città", "Grey Owl"),
        ("gufo della citta", "Grey Owl"),
        ("  GUFO  DELLA  CITTÀ ", "Grey Owl"),
        ("grey owl", "Grey Owl"),
        ("Elan, corno dell’inverno", "Élan, Horn of Winter"),
        ("élan, horn of winter", "Élan, Horn of Winter"),
        ("Dawn // Dusk", "Dawn // Dusk"),
        ("alba/crepuscolo", "Dawn // Dusk"),
        ("Alba // Crepuscolo", "Dawn // Dusk"),
        ("crepuscolo", "Dawn // Dusk"),
        ("dusk", "Dawn // Dusk"),
        ("Gufo della Città (Grey Owl)", "Grey Owl"),
        ("Gufo della Città [INV]", "Grey Owl"),
    ],
)
def test_201_a_card_is_found_by_its_whole_name_in_either_language(store, typed, name) -> None:
    assert english(exact(store, typed)) == [name]


@pytest.mark.parametrize(
    "typed", ["", " ", "gufo", "gufo della citta (xyz)", "x" * 1_000_000, "'; --", "%", "_", "pedina", "pedina "]
)
def test_what_is_no_whole_name_is_no_card(store, typed) -> None:
    assert exact(store, typed) == ()


def test_709_a_half_says_which_it_is(store) -> None:
    assert [one.face for one in exact(store, "crepuscolo")] == [1]
    assert [one.face for one in exact(store, "alba // crepuscolo")] == [None]


def test_two_cards_of_one_name_are_told_apart(store) -> None:
    both = exact(store, "ghiaccio")
    assert sorted(told_apart(both)) == ["Ghiaccio (First Ice)", "Ghiaccio (Second Ice)"]
    for words in told_apart(both):
        assert len(exact(store, words)) == 1
    assert english(exact(store, "ghiaccio (bbb)")) == ["Second Ice"]


def test_111_a_token_is_asked_for_as_one(store) -> None:
    assert [one.kind for one in exact(store, "soldier")] == ["carta"]
    assert [one.kind for one in exact(store, "pedina soldier")] == ["pedina", "pedina"]
    assert [one.set for one in exact(store, "pedina Soldato 2/2")] == ["TON"]
    # Where no card has the name it can only be the token.
    assert {one.kind for one in exact(store, "soldato")} == {"pedina"}
    assert told_apart(exact(store, "pedina soldier")) == ["pedina Soldier 1/1 (T1)", "pedina Soldier 2/2 (TON)"]
    for words in told_apart(exact(store, "pedina soldier")):
        assert len(exact(store, words)) == 1


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("gufo", "Grey Owl"),
        ("corno dell", "Élan, Horn of Winter"),
        ("gufo dela cita", "Grey Owl"),
        ("gray owl", "Grey Owl"),
        ("elann", "Élan, Horn of Winter"),
    ],
)
def test_a_part_of_a_name_or_a_slip_finds_the_only_one_that_it_can_be(store, typed, name) -> None:
    found = find(store, typed)
    assert found.guessed
    assert english(found.matches) == [name]


def test_what_may_be_several_is_listed_and_what_is_nothing_is_not(store) -> None:
    assert sorted(english(find(store, " ice").near)) == ["First Ice", "Second Ice"]
    assert find(store, "ice").one is None
    assert find(store, "qqqqqqqq") == ((), (), False)


def test_a_card_knows_its_texts_with_their_years_and_its_sets(tmp_path) -> None:
    card = scryfall("Grey Owl", released_at="2024-01-01", set="new")
    printed = italian(card, "Gufo", "Volare", released_at="2010-01-01", set="old")
    ruling = {"object": "ruling", "oracle_id": card["oracle_id"], "published_at": "2020-01-01", "comment": "Yes."}
    imported(tmp_path, put(tmp_path, bulk(card, printed), "a.json"), put(tmp_path, bulk(ruling), "b.json"))
    with Store(tmp_path / FILE) as store:
        found = known(store, 1)
        assert (found.name(), found.italian, found.latest, found.outdated) == ("Gufo", "2010-01-01", "2024-01-01", True)
        assert sets(store, found) == [("new", "2024-01-01"), ("old", "2010-01-01")]
        assert [one.text for one in rulings(store, found)] == ["Yes."]
    imported(tmp_path, put(tmp_path, bulk(card, {**printed, "released_at": "2024-01-01"}), "a.json"))
    with Store(tmp_path / FILE) as store:
        assert not known(store, 1).outdated
