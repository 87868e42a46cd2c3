"""The quick form of a permanent: what a line says, what is wrong with it and where, and printing it back."""

from __future__ import annotations

import string
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.abilities.ability import Keyword
from engine.words.counters import KEYWORD_COUNTERS
from engine.words.terms import CardType, Color, Supertype
from scenarios.language.counters import COUNTERS
from scenarios.written.abilities import read_keywords
from scenarios.written.cards import TypeLine, read_printed_numbers, read_type_line
from scenarios.written.notation import NotationError, line_of, parse_card, parse_permanent
from scenarios.written.permanents import Permanent, ZoneCard

TWO_TWO = read_printed_numbers("2/2")

SNOWY = TypeLine((Supertype.BASIC, Supertype.SNOW), (CardType.LAND,), ("Forest",))
LINES: list[tuple[str, dict[str, Any]]] = [
    ("Brughiera Innevata terra base innevata Foresta", {"card": "Brughiera Innevata", "type_line": SNOWY}),
    ("Brughiera Terra Base Neve Foresta", {"card": "Brughiera", "type_line": SNOWY}),
    ("Brughiera Terra Neve", {"card": "Brughiera", "type_line": TypeLine((Supertype.SNOW,), (CardType.LAND,))}),
    (
        "Brughiera Terra Neve TAP",
        {"card": "Brughiera", "type_line": TypeLine((Supertype.SNOW,), (CardType.LAND,)), "tapped": True},
    ),
    ("Brughiera Terra", {"card": "Brughiera Terra"}),
    ("Neve Terra Base di Brughiera", {"card": "Neve Terra Base di Brughiera"}),
    ("Brughiera Innevata", {"card": "Brughiera Innevata"}),
    ("Orso", {"card": "Orso"}),
    (
        "Orso 2/2 danno 2 +1/+1x2 TAP",
        {"card": "Orso", "power_toughness": TWO_TWO, "damage": 2, "counters": {"+1/+1": 2}, "tapped": True},
    ),
    ("3x Orso 2/2", {"card": "Orso", "count": 3, "power_toughness": TWO_TWO}),
    ("pedina Goblin 1/1", {"card": "Goblin", "token": True, "power_toughness": read_printed_numbers("1/1")}),
    ("2x pedina Goblin", {"card": "Goblin", "token": True, "count": 2}),
    (
        "Orso 2/2 volare, tocco letale",
        {"card": "Orso", "power_toughness": TWO_TWO, "keywords": read_keywords("volare, tocco letale")},
    ),
    (
        "Orso 2/2 con volare e cautela",
        {"card": "Orso", "power_toughness": TWO_TWO, "keywords": read_keywords("volare, cautela")},
    ),
    ('"Nome con 2/2"', {"card": "Nome con 2/2"}),
    ('"Muro volare" 0/4', {"card": "Muro volare", "power_toughness": read_printed_numbers("0/4")}),
    ('«Ach! "Hans", corri!» TAP', {"card": 'Ach! "Hans", corri!', "tapped": True}),
    ("Muro di neve 0/4", {"card": "Muro di neve", "power_toughness": read_printed_numbers("0/4")}),
    ("Anna, la Saggia 2/2", {"card": "Anna, la Saggia", "power_toughness": TWO_TWO}),
    ("Orso id=orso1", {"card": "Orso", "id": "orso1"}),
    (
        "Drago 5/5 leggendario rosso e verde",
        {
            "card": "Drago",
            "power_toughness": read_printed_numbers("5/5"),
            "type_line": TypeLine((Supertype.LEGENDARY,), ()),
            "colors": (Color.RED, Color.GREEN),
        },
    ),
    ("Golem artefatto incolore", {"card": "Golem", "type_line": TypeLine((), (CardType.ARTIFACT,)), "colors": ()}),
    (
        'Drago tipo="Creatura Leggendaria — Drago"',
        {"card": "Drago", "type_line": TypeLine((Supertype.LEGENDARY,), (CardType.CREATURE,), ("Dragon",))},
    ),
    ("Orso -1/-1", {"card": "Orso", "counters": {"-1/-1": 1}}),
    ("Orso -1/-1x3 +1/+1 x2", {"card": "Orso", "counters": {"-1/-1": 3, "+1/+1": 2}}),
    ("Viandante fedeltà 4", {"card": "Viandante", "loyalty": 4}),
    ("Assedio difesa 5 protettore Bruno", {"card": "Assedio", "defense": 5, "protector": "Bruno"}),
    ("Orso scudo", {"card": "Orso", "counters": {"shield": 1}}),
    ("Orso carica x3, stordimento", {"card": "Orso", "counters": {"charge": 3, "stun": 1}}),
    ("Orso segnalino volare", {"card": "Orso", "counters": {"flying": 1}}),
    ("Orso segnalini attacco improvviso x2", {"card": "Orso", "counters": {"first strike": 2}}),
    ("Orso segnalini melma x3", {"card": "Orso", "counters": {"melma": 3}}),
    ("Manto su orso1", {"card": "Manto", "attached_to": "orso1"}),
    ("Manto attaccata a orso1", {"card": "Manto", "attached_to": "orso1"}),
    ('Manto su "Muro di Pietra"', {"card": "Manto", "attached_to": "Muro di Pietra"}),
    ("Manto su Muro di Pietra TAP", {"card": "Manto", "attached_to": "Muro di Pietra", "tapped": True}),
    ("Manto su muro di Pietra Danno 2", {"card": "Manto", "attached_to": "muro di Pietra", "damage": 2}),
    ("Orso controllato da Anna Maria con danno 1", {"card": "Orso", "controller": "Anna Maria", "damage": 1}),
    ("Orso controllato da Anna e TAP", {"card": "Orso", "controller": "Anna", "tapped": True}),
    ("Orso malato", {"card": "Orso", "sick": True}),
    ("Orso comandante", {"card": "Orso", "commander": True}),
    ("Orso controllato da Bruno", {"card": "Orso", "controller": "Bruno"}),
    ("Orso controllato da Bruno, TAPpato", {"card": "Orso", "controller": "Bruno", "tapped": True}),
    ("Orso proprietario Bruno", {"card": "Orso", "owner": "Bruno"}),
    ("Orso danno 1 da tocco letale", {"card": "Orso", "damage": 1, "deathtouched": True}),
    ("Mondo2 entrato con mondo1", {"card": "Mondo2", "together_with": "mondo1"}),
    (
        "Spada artefatto equipaggiare {2} su orso1",
        {
            "card": "Spada",
            "type_line": TypeLine((), (CardType.ARTIFACT,)),
            "keywords": read_keywords("equipaggiare {2}"),
            "attached_to": "orso1",
        },
    ),
    (
        "Orso 2/2 protezione dal rosso e dal blu TAP",
        {
            "card": "Orso",
            "power_toughness": TWO_TWO,
            "keywords": read_keywords("protezione dal rosso e dal blu"),
            "tapped": True,
        },
    ),
    (
        'Orso "protezione dalle creature nere" tossico 2',
        {"card": "Orso", "keywords": read_keywords(["protezione dalle creature nere", "tossico 2"])},
    ),
]


@pytest.mark.parametrize(("line", "said"), LINES)
def test_a_line_says_this_and_nothing_else(line: str, said: dict[str, Any]) -> None:
    assert parse_permanent(line) == Permanent(**said)


@pytest.mark.parametrize("line", [line for line, _ in LINES])
def test_a_line_printed_back_says_the_same(line: str) -> None:
    item = parse_permanent(line)
    assert parse_permanent(line_of(item)) == item


def test_a_line_that_is_in_the_plain_form_is_printed_as_it_was() -> None:
    for line in (
        "Orso 2/2 +1/+1x2 danno 2 TAP",
        "3x pedina Goblin 1/1",
        "Drago 5/5 leggendario volare, tocco letale id=drago",
    ):
        assert line_of(parse_permanent(line)) == line


FAULTS = [
    ("", 1, "manca il nome", ""),
    ("3x", 1, "manca il nome", ""),
    ("2/2 volare", 1, "prima di «2/2» manca il nome", ""),
    ("Orso 2/2 volrae", 10, "«volrae»", "volare"),
    ("Orso 2/2, danno tre", 17, "cifre", "3"),
    ("Orso danno", 6, "dopo «danno» manca un numero", ""),
    ("Orso danno -1", 12, "troppo piccolo", ""),
    ("Orso TAP su", 10, "dopo «su» manca un nome", ""),
    ("Orso TAP TAP", 10, "già detta", ""),
    ("Orso +1/+1 +1/+1", 12, "già detta", ""),
    ("Orso 2/2 3/3", 10, "già detta", ""),
    ("Orso id=a id=b", 11, "già detta", ""),
    ("Orso 2/2 idd=a", 10, "non è un campo", "id"),
    ('Orso "aperta', 6, "virgolette", ""),
    ("Orso 2/2 tossico", 10, "serve un numero", ""),
    ("Orso 2/2 equipaggiare", 10, "serve un costo", ""),
    ("Orso 2/2 protezione", 10, "da che cosa", ""),
    ("Orso TAP segnalini caricaa", 20, "segnalino", "carica"),
    ("Orso leggendario tipo=Creatura", 1, "due volte", ""),
    ("O" * 500, 1, "troppo lunga", ""),
    ("1000000000x Orso 2/2", 1, "troppo grande", ""),
    ("Orso 2/2 +1/+1x9999999999", 1, "troppo grande", ""),
]


@pytest.mark.parametrize(("line", "column", "message", "suggestion"), FAULTS)
def test_a_fault_has_its_column_and_the_nearest_word(line: str, column: int, message: str, suggestion: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse_permanent(line)
    assert (raised.value.column, raised.value.suggestion) == (column, suggestion)
    assert message in raised.value.message


OF_PERMANENTS = {
    "token": "pedina Orso 1/1", "tapped": "Orso 1/1 TAP", "damage": "Orso 1/1 danno 1", "sick": "Orso 1/1 malato",
    "controller": "Orso 1/1 controllato da Bruno", "attached_to": "Orso 1/1 su Lupo", "protector": "Orso 1/1 protettore Bruno",
    "together_with": "Orso 1/1 entrato con Lupo",
    "merged_under": "Orso 1/1 fuso sotto Lupo",
    "chosen": "Orso 1/1 scelto verde", "transformed": "Orso 1/1 trasformato", "flipped": "Orso 1/1 ruotato",
    "unlocked": "Orso 1/1 sbloccata a destra", "level": "Orso 1/1 livello 2", "designations": "Orso 1/1 mostruoso",
    "face_down": "Orso 1/1 a faccia in giù",
}  # fmt: skip
"""What a line says of a permanent alone; that damage was of a source with deathtouch is a field only."""


@pytest.mark.parametrize(("attribute", "line"), OF_PERMANENTS.items())
def test_110_1_what_only_a_permanent_is_is_refused_of_a_card_elsewhere(attribute: str, line: str) -> None:
    assert {*OF_PERMANENTS} == {*Permanent.model_fields} - {*ZoneCard.model_fields, "deathtouched"}
    assert attribute in parse_permanent(line).model_fields_set, "control: of a permanent it is said"
    with pytest.raises(NotationError, match=r"permanente in campo|non è un campo"):
        parse_card(line)


def test_a_card_in_hand_is_not_tapped_and_a_number_is_so_many_unknown_cards() -> None:
    assert parse_card("2x Orso 2/2") == ZoneCard(card="Orso", count=2, power_toughness=TWO_TWO)
    assert parse_card("7") == ZoneCard(count=7)
    assert line_of(parse_card("7")) == "7"
    with pytest.raises(NotationError, match="TAP") as raised:
        parse_card("Orso 2/2 TAP")
    assert raised.value.column == 10


# --- round trip

_LETTERS = string.ascii_letters + "àèìòù'"
_words = st.text(_LETTERS, min_size=1, max_size=8)
_names = st.one_of(
    st.lists(_words, min_size=1, max_size=4).map(" ".join),
    st.sampled_from(
        [
            "Muro di",
            "danno",
            "su",
            "TAP",
            "Orso volare",
            "3x",
            "pedina",
            "12",
            "2/2",
            "a=b",
            "Orso, TAP",
            'Orso "il" TAP',
            "x2",
        ]
    ),
)
_ids = st.one_of(_words, st.sampled_from(["orso1", "muro di pietra", "volare", "x2"]))
_keywords = st.lists(
    st.sampled_from(
        [
            "volare",
            "tocco letale",
            "tossico 2",
            "equipaggiare {2}",
            "protezione dal rosso",
            "incanta creatura",
            "ombra",
            "anti-malocchio",
            "egida—paga 2 punti vita",
            "protezione dalle creature nere",
        ]
    ),
    max_size=3,
    unique=True,
).map(read_keywords)
_counters = st.dictionaries(
    st.sampled_from(["+1/+1", "-1/-1", "-0/-2", "melma", "zuppa di pesce", *KEYWORD_COUNTERS, *COUNTERS]),
    st.integers(0, 20),
    max_size=3,
)
_numbers = st.sampled_from(["2/2", "0/4", "*/*", "1+*/1+*", "-1/2", "X/X", "*/3"]).map(read_printed_numbers)
_types = st.sampled_from(
    [
        TypeLine((Supertype.LEGENDARY,), ()),
        TypeLine((), (CardType.ARTIFACT, CardType.CREATURE)),
        read_type_line("Creatura Leggendaria — Umano Soldato"),
        read_type_line("Artefatto — Equipaggiamento"),
    ]
)
_some = st.none
permanents = st.builds(
    Permanent,
    card=_names,
    id=_some() | _ids,
    count=st.integers(1, 9),
    owner=_some() | _words,
    commander=st.booleans(),
    counters=_counters,
    type_line=_some() | _types,
    power_toughness=_some() | _numbers,
    keywords=_keywords,
    colors=_some() | st.lists(st.sampled_from(Color), max_size=2, unique=True).map(tuple),
    token=st.booleans(),
    controller=_some() | _words,
    tapped=st.booleans(),
    damage=st.integers(0, 30),
    deathtouched=st.booleans(),
    attached_to=_some() | _ids,
    sick=st.booleans(),
    loyalty=_some() | st.integers(0, 9),
    defense=_some() | st.integers(0, 9),
    protector=_some() | _words,
    together_with=_some() | _ids,
    merged_under=_some() | _ids,
    chosen=_some() | _words,
)


@given(permanents)
def test_every_permanent_can_be_printed_and_read_back(item: Permanent) -> None:
    assert parse_permanent(line_of(item)) == item


def _read(line: str) -> Permanent | NotationError:
    try:
        return parse_permanent(line)
    except NotationError as fault:
        return fault


@given(
    st.text(max_size=80)
    | st.lists(_names | _ids | st.sampled_from(["danno", "2", "+1/+1", "su", '"', "=", "x2", "da"])).map(" ".join)
)
def test_any_line_is_a_permanent_or_a_fault_with_a_column_in_it(line: str) -> None:
    read = _read(line)
    if isinstance(read, NotationError):
        assert 1 <= read.column <= max(1, len(line))
        assert read.message.isprintable()
    else:
        assert parse_permanent(line_of(read)) == read


def test_keywords_of_a_line_are_those_of_a_list() -> None:
    assert parse_permanent("Orso volare, tossico 2").keywords == (
        Keyword(keyword="flying", text="volare"),
        Keyword(keyword="toxic", value=2, text="tossico 2"),
    )


# --- as one says it at a table


@pytest.mark.parametrize(
    ("line", "counters"),
    [
        ("Troll 2/2 con 2 segnalini +1/+1", {"+1/+1": 2}),
        ("Troll 2/2 2 segnalini +1/+1 e 1 segnalino -1/-1", {"+1/+1": 2, "-1/-1": 1}),
        ("Troll 2/2 3 segnalini scudo TAP", {"shield": 3}),
    ],
)
def test_122_1_counters_may_be_counted_before_they_are_named(line: str, counters: dict[str, int]) -> None:
    assert parse_permanent(line).counters == counters


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("Troll 2/2 2 segnalini", 13, "manca il tipo di segnalino"),
        ("Troll 2/2 2 segnalini +1/+1x3", 11, "detto due volte"),
        ("Troll 2/2 2", 11, "«2» qui non dice niente"),
    ],
)
def test_counters_counted_before_their_name_are_counted_once(line: str, column: int, message: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse_permanent(line)
    assert message in str(raised.value)
    assert raised.value.column == column


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Lupo 2/2 anti malocchio", "antimalocchio"),
        ("Cane 2/2 tocco mortale", "tocco letale"),
        ("Re 2/2 doppio colpo", "doppio attacco"),
    ],
)
def test_a_keyword_of_several_words_written_otherwise_is_told_the_printed_one(line: str, meant: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse_permanent(line)
    assert f"«{meant}»" in str(raised.value)


def test_the_text_of_a_card_has_another_place_than_its_line() -> None:
    with pytest.raises(NotationError, match="il testo di una carta non sta nella sua riga") as raised:
        parse_permanent('Orso 2/2 testo="Volare"')
    assert raised.value.column == 10
    with pytest.raises(NotationError, match="non è un campo"):
        parse_permanent('Orso 2/2 testi="Volare"')
