"""Cards are found by what is known of them; a question that cannot be understood is told, whatever it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios.printed.searching import QuestionError, search
from scenarios.printed.store import FILE, Store
from tests.scenarios.printed.making import bulk, imported, italian, put, scryfall

OWL = scryfall("Owl", type_line="Creature — Bird", oracle_text="Flying. Draw a card.", set="one")
OGRE = scryfall(
    "Ogre",
    type_line="Creature — Ogre",
    oracle_text="Trample",
    mana_cost="{2}{R}{R}",
    cmc=4.0,
    colors=["R"],
    color_identity=["R"],
    power="5",
    toughness="4",
    legalities={"modern": "banned"},
)
BOTH = scryfall(
    "Both",
    type_line="Sorcery",
    oracle_text="{T}: nothing",
    mana_cost="{R}{G}",
    colors=["R", "G"],
    color_identity=["R", "G"],
    power=None,
    toughness=None,
)
STONE = scryfall(
    "Stone",
    type_line="Artifact",
    oracle_text="",
    mana_cost="{1}",
    cmc=1.0,
    colors=[],
    color_identity=[],
    power=None,
    toughness=None,
    legalities={"modern": "restricted"},
)
BIRD = scryfall("Bird", oracle_id="t", layout="token", type_line="Token Creature — Bird", mana_cost="", cmc=0.0)
CARDS = [OWL, italian(OWL, "Gufo", "Volare. Pesca una carta.", "Creatura — Uccello"), OGRE, BOTH, STONE, BIRD]


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cards")
    imported(folder, put(folder, bulk(*CARDS)))
    with Store(folder / FILE) as opened:
        yield opened


def found(store, question):
    return {one.english for one in search(store, question, 50)[0]}


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("owl", {"Owl"}),
        ("gufo", {"Owl"}),
        ("GUF", {"Owl"}),
        ("t:creature", {"Owl", "Ogre"}),
        ("t:uccello", {"Owl"}),
        ("tipo:uccell", {"Owl"}),
        ("-t:creature", {"Both", "Stone"}),
        ('o:"pesca una"', {"Owl"}),
        ('o:"una pesca"', set()),
        ("o:draw o:flying", {"Owl"}),
        ("o:volare or o:trample", {"Owl", "Ogre"}),
        ("(o:volare or o:trample) mv>2", {"Ogre"}),
        ("-(o:volare or o:trample)", {"Both", "Stone"}),
        ("c:r", {"Ogre", "Both"}),
        ("c=r", {"Ogre"}),
        ("c:rosso", {"Ogre", "Both"}),
        ("c<=rg", {"Owl", "Ogre", "Both", "Stone"}),
        ("c<rg", {"Owl", "Ogre", "Stone"}),
        ("c!=g", {"Ogre", "Both", "Stone"}),
        ("c>r", {"Both"}),
        ("c:incolore", {"Stone"}),
        ("c:m", {"Both"}),
        ("id:r", {"Ogre", "Stone"}),
        ("mv=4", {"Ogre"}),
        ("cmc<2", {"Stone"}),
        ("mv>=2 mv<=3", {"Owl", "Both"}),
        ("m:rr", {"Ogre"}),
        ("m:{R}", {"Ogre", "Both"}),
        ("m=2RR", {"Ogre"}),
        ("m=rr", set()),
        ("pow>4", {"Ogre"}),
        ("-pow>4", {"Owl", "Both", "Stone"}),
        ("tou=2", {"Owl"}),
        ("s:one", {"Owl"}),
        ("f:modern", {"Owl", "Both", "Stone"}),
        ("banned:modern", {"Ogre"}),
        ("restricted:modern", {"Stone"}),
        ("is:token", {"Bird"}),
        ("is:pedina t:bird", {"Bird"}),
        ("lang:it", {"Owl"}),
        ("lang:en mv=1", {"Stone"}),
        ('n:"ow"', {"Owl"}),
    ],
)
def test_a_question_finds_the_cards_that_are_so(store, question, names) -> None:
    assert found(store, question) == names


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("", "manca"),
        ("   ", "manca"),
        ("qualcosa:x", "non è un campo"),
        ("tpio:x", "forse «tipo»"),
        ("t:", "manca il valore"),
        ('o:"{}"', "almeno una parola"),
        ("mv:x", "serve un numero"),
        ("mv=9999999999", "serve un numero"),
        ("c:purple", "non è un colore"),
        ("t>x", "si scrive «:»"),
        ("m:!", "non è un costo"),
        ("(t:x", "non si chiude"),
        ("t:x)", "si chiude senza"),
        ("or", "manca che cosa"),
        ("()", "manca che cosa"),
        ("lang:fr", "le lingue"),
        ("(" * 100 + "a" + ")" * 100, "troppe parentesi"),
        ("a " * 3000, "troppo lunga"),
    ],
)
def test_a_question_that_cannot_be_understood_is_told(store, question, words) -> None:
    with pytest.raises(QuestionError, match=words.replace("(", "\\(")):
        search(store, question, 10)


def test_only_so_many_are_listed_and_all_are_counted(store) -> None:
    answers, count = search(store, "mv>=0", 2)
    assert (len(answers), count) == (2, 4)


@given(st.text(alphabet='abto:c<>=!-("){}*%_^"\'\\; \x00àè1', max_size=40))
def test_no_question_does_anything_but_ask(store, question) -> None:
    try:
        answers, count = search(store, question, 5)
    except QuestionError:
        return
    assert len(answers) <= count
