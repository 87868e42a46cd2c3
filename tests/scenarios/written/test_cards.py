"""What is printed on a card, read from Italian, and what the engine gets of it (109.3)."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import pytest

from engine.cards.abilities.ability import Keyword, NotUnderstood, SpellAbility
from engine.cards.characteristics import Characteristics
from engine.words.terms import CardType, Color, Supertype
from scenarios.language.errors import Faulty, Wrong
from scenarios.written.cards import BASIC_LANDS, Card, TypeLine, read_printed_numbers, read_type_line
from scenarios.written.mana import read_mana
from scenarios.written.permanents import Permanent, ZoneCard, characteristics_of
from scenarios.written.tree import tree_of
from tests.shared import needs_shared

C, A, E, L = CardType.CREATURE, CardType.ARTIFACT, CardType.ENCHANTMENT, CardType.LAND
LEGENDARY, BASIC, SNOW = Supertype.LEGENDARY, Supertype.BASIC, Supertype.SNOW

TYPE_LINES: list[tuple[str, TypeLine]] = [
    ("Creatura Leggendaria — Umano Soldato", TypeLine((LEGENDARY,), (C,), ("Human", "Soldier"))),
    ("creatura leggendaria - umano soldato", TypeLine((LEGENDARY,), (C,), ("Human", "Soldier"))),
    ("Creatura – Orso", TypeLine((), (C,), ("Bear",))),
    ("Creatura—Orso", TypeLine((), (C,), ("Bear",))),
    ("Creatura Artefatto", TypeLine((), (A, C))),
    ("Artefatto Creatura — Addetto-al-Montaggio", TypeLine((), (A, C), ("Assembly-Worker",))),
    ("Incantesimo — Aura", TypeLine((), (E,), ("Aura",))),
    ("Terra Base — Foresta", TypeLine((BASIC,), (L,), ("Forest",))),
    ("Terra Base Neve — Isola", TypeLine((BASIC, SNOW), (L,), ("Island",))),
    ("Istantaneo Tribale — Goblin", TypeLine((), (CardType.INSTANT, CardType.KINDRED), ("Goblin",))),
    ("Planeswalker Leggendario — Zubera", TypeLine((LEGENDARY,), (CardType.PLANESWALKER,), ("Zubera",))),
    ("Stregoneria", TypeLine((), (CardType.SORCERY,))),
    ("Battaglia — Assedio", TypeLine((), (CardType.BATTLE,), ("Siege",))),
    ("Creatura — Esercito", TypeLine((), (C,), ("Army",))),
]


@pytest.mark.parametrize(("text", "line"), TYPE_LINES)
def test_205_1_a_type_line_in_italian_with_any_dash(text: str, line: TypeLine) -> None:
    assert read_type_line(text) == line
    assert read_type_line(str(line)) == line


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("artefatto creatura leggendario — golem", "Creatura Artefatto Leggendaria — Golem"),
        ("incantesimo leggendario", "Incantesimo Leggendario"),
        ("base neve terra - isola", "Terra Base Neve — Isola"),
        ("affine istantaneo — goblin", "Istantaneo Affine — Goblin"),
        ("leggendaria neve creatura", "Creatura Neve Leggendaria"),
    ],
)
def test_205_1_a_type_line_is_shown_as_italian_cards_print_it(typed: str, printed: str) -> None:
    assert str(read_type_line(typed)) == printed


@pytest.mark.parametrize("kind", CardType)
def test_205_1_every_type_has_its_place_in_a_line(kind: CardType) -> None:
    assert all(str(TypeLine((one,), (kind,))) for one in Supertype)


@pytest.mark.parametrize(
    ("text", "message", "suggestion"),
    [
        ("Creautra — Orso", "non è un tipo di carta", "creatura"),
        ("Creatura Orso", "manca il trattino", "Creatura — Orso"),
        ("Leggendario", "non ha un tipo di carta", ""),
        ("— Orso", "non ha un tipo di carta", ""),
        ("", "non ha un tipo di carta", ""),
        ("Creatura — Orso Orso", "c'è due volte", ""),
    ],
)
def test_205_1_a_type_line_that_is_none(text: str, message: str, suggestion: str) -> None:
    with pytest.raises(Wrong) as raised:
        read_type_line(text)
    assert message in raised.value.message
    assert raised.value.suggestion == suggestion


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("1G", "{1}{G}"), ("{1}{G}", "{1}{G}"), ("{1}g", "{1}{G}"), ("12", "{12}"), ("XRR", "{X}{R}{R}"), ("0", "{0}"),
        ("{W/U}{2/B}{R/P}", "{W/U}{2/B}{R/P}"), ("{g/u/p}", "{G/U/P}"), (" 2 W W ", "{2}{W}{W}"), ("C", "{C}"), ("S", "{S}"),
    ],
)  # fmt: skip
def test_107_4_a_mana_cost_with_or_without_braces(text: str, cost: str) -> None:
    assert read_mana(text) == cost


@pytest.mark.parametrize(
    "text", ["", "T", "{T}", "1Q", "verde", "{1", "1}", "{}", "{W/Z}", "-1", "1,5", "{R}{", "9999", "W" * 100]
)
def test_107_4_what_is_no_mana_cost(text: str) -> None:
    with pytest.raises(Wrong):
        read_mana(text)


@pytest.mark.parametrize(
    ("text", "power", "toughness"),
    [
        ("2/2", 2, 2),
        ("*/*", None, None),
        ("1+*/1+*", None, None),
        ("*/4", None, 4),
        ("-1/2", -1, 2),
        ("★/★", None, None),
    ],
)
def test_208_2_a_star_is_left_to_an_ability(text: str, power: int | None, toughness: int | None) -> None:
    read = read_printed_numbers(text)
    assert (read.power, read.toughness) == (power, toughness)


def _card(text: str) -> Card:
    return Card.model_validate(tree_of(text))


def test_109_3_a_card_as_the_engine_has_it() -> None:
    card = _card("{tipo: Creatura Leggendaria — Orso, costo: 1G, f/c: 2/2, parole chiave: [travolgere, tossico 1]}")
    assert card.characteristics("Orso") == Characteristics(
        name="Orso",
        mana_cost="{1}{G}",
        colors=(Color.GREEN,),
        supertypes=(LEGENDARY,),
        types=(C,),
        subtypes=("Bear",),
        abilities=(Keyword(keyword="trample", text="travolgere"), Keyword(keyword="toxic", value=1, text="tossico 1")),
        power=2,
        toughness=2,
    )


@pytest.mark.parametrize(
    ("colours", "wanted"),
    [
        ("", (Color.WHITE, Color.BLUE)),
        (", colori: incolore", ()),
        (", colori: []", ()),
        (", colori: verde", (Color.GREEN,)),
        (", colori: nero e rosso", (Color.BLACK, Color.RED)),
        (", colori: [rosso, bianco]", (Color.WHITE, Color.RED)),
    ],
)
def test_202_2_colours_come_from_the_cost_unless_they_are_given(colours: str, wanted: tuple[Color, ...]) -> None:
    assert _card(f"{{tipo: Artefatto, costo: '{{W/U}}'{colours}}}").characteristics("x").colors == wanted


@pytest.mark.parametrize(
    ("card", "understood"),
    [
        ("{tipo: Istantaneo, testo: Pesca due carte.}", True),
        ("{tipo: Istantaneo, testo: Pesca due carpe.}", False),
        ("{tipo: Creatura, testo: 'Volare, tossico 2'}", True),
        ("{tipo: Creatura, testo: 'Volare. Quando ride, pesca una carta.', parole chiave: [cautela]}", False),
        ("{tipo: Creatura, testo: Una bestia nella nebbia., abilità: []}", False),
        ("{tipo: Creatura, testo: ''}", True),
        ("{tipo: Creatura}", True),
    ],
)
def test_no_word_of_a_text_is_passed_over(card: str, understood: bool) -> None:
    abilities = _card(card).characteristics("x").abilities
    assert any(isinstance(ability, NotUnderstood) for ability in abilities) is not understood


def test_text_and_data_are_both_abilities_of_the_card() -> None:
    card = _card("{tipo: Istantaneo, testo: Pesca due carte., abilità: {effetto: {pesca: 1}}}")
    assert [type(one) for one in card.characteristics("x").abilities] == [SpellAbility, SpellAbility]


def test_a_card_with_several_faults_tells_them_all() -> None:
    with pytest.raises(Faulty) as raised:
        _card(
            "{tipo: Creautra, costo: 1T, f/c: due, parole chiave: [volare, volrae], abilita: [{effeto: []}], coloro: rosso}"
        )
    found = [".".join(map(str, error.location)) for error in raised.value.found]
    assert found == ["coloro", "tipo", "costo", "f/c", "parole chiave.1", "abilità.0"]


# --- cards that are known by their line alone


@pytest.mark.parametrize(
    ("line", "types", "subtypes"),
    [
        ("Orso 2/2", (C,), ()),
        ("Golem 3/3 artefatto", (A, C), ()),
        ("Statua artefatto", (A,), ()),
        ("Oracolo fedeltà 4", (CardType.PLANESWALKER,), ()),
        ("Assalto difesa 3", (CardType.BATTLE,), ()),
        ("pedina Goblin 1/1", (C,), ("Goblin",)),
        ("pedina Orso Guerriero 1/1", (C,), ("Bear", "Warrior")),
        ('Barca 3/3 tipo="Artefatto — Veicolo"', (A,), ("Vehicle",)),
        ("Foresta", (L,), ("Forest",)),
    ],
)
def test_111_4_a_line_says_the_types_and_the_name_of_a_token_its_subtypes(
    line: str, types: tuple[CardType, ...], subtypes: tuple[str, ...]
) -> None:
    seen = characteristics_of(Permanent.model_validate(line), {})
    assert (seen.types, seen.subtypes) == (types, subtypes)


def test_a_definition_leads_and_its_name_is_found_however_it_is_written() -> None:
    cards = {"Orso Bruno": _card("{tipo: Creatura, f/c: 3/3}")}
    assert characteristics_of(ZoneCard(card="orso  bruno"), cards).power == 3
    assert characteristics_of(ZoneCard(card="Orso Bianco"), cards).types == ()


def test_305_8_every_basic_land_is_known() -> None:
    assert {card.type_line.subtypes[0] for card in BASIC_LANDS.values()} == {
        "Plains",
        "Island",
        "Swamp",
        "Mountain",
        "Forest",
    }


# --- against printed cards


def _printed(shared: Any) -> list[dict[str, Any]]:
    with gzip.open(shared / "cards" / "dev.jsonl.gz", "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


@needs_shared
def test_205_nearly_every_printed_italian_type_line_is_read_as_the_english_one(shared) -> None:
    right, lines = 0, 0
    for card in _printed(shared):
        italian, english = card.get("type_it", ""), card.get("type_en", "")
        if (
            not italian
            or "//" in english
            or not re.match(r"[A-Z]", english)
            or english.split()[0] in ("Scheme", "Plane", "Phenomenon")
        ):
            continue
        lines += 1
        try:
            read = read_type_line(italian)
        except Wrong:
            continue
        left, _, subtypes = english.partition(" — ")
        words = {*read.types, *read.supertypes}
        right += words == set(left.lower().split()) and set(read.subtypes) == set(subtypes.split())
    assert lines > 8000
    assert right / lines > 0.97


@pytest.mark.parametrize(("printed", "base"), [("*/*", (0, 0)), ("*/1+*", (0, 1)), ("7-*/*+2", (7, 2))])
def test_107_2_a_star_that_an_ability_settles_counts_0_without_it(printed: str, base: tuple[int, int]) -> None:
    settles = {
        "statica": {"definisce caratteristiche": True, "dà": [{"definisce f/c": {"forza": 3, "costituzione": 3}}]}
    }
    written = {"tipo": "Creatura — Lupo", "f/c": printed}
    known = Card.model_validate({**written, "abilità": [settles]}).characteristics("Lupo")
    assert (known.power, known.toughness) == base
    unknown = Card.model_validate(written).characteristics("Lupo")
    assert (unknown.power, unknown.toughness) == (None, None)
