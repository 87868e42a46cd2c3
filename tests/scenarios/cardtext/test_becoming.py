"""205.1, 305.7, 613.1: what something is or becomes, for a time or for good."""

import pytest

from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import (
    ChangeColors,
    ChangeTypes,
    Duration,
    GainAbility,
    LoseAllAbilities,
    SetPT,
)
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import Fixed, ManaValueOf
from engine.cards.abilities.references import AttachedTo, One
from engine.words.terms import CardType, Color, Supertype
from tests.engine.support import Table
from tests.scenarios.cardtext.support import CREATURE, abilities, printed, refused, spell, static

LAND = CardType.LAND
FLYING = GainAbility(Keyword(keyword="flying"))
ONE_ONE = SetPT(Fixed(1), Fixed(1))


def parts(text: str) -> object:
    return static(text, type_line="Incantesimo").parts


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Tutte le creature sono nere.", (ChangeColors(set_to=(Color.BLACK,)),)),
        ("Tutte le creature sono di tutti i colori.", (ChangeColors(set_to=tuple(Color)),)),
        ("Tutte le creature sono verdi in aggiunta ai loro altri colori.", (ChangeColors(add=(Color.GREEN,)),)),
        ("Le terre non base sono Montagne.", (ChangeTypes(set_subtypes=("Mountain",), of_type=LAND),)),
        ("Ogni terra è una Palude in aggiunta ai suoi altri tipi di terra.", (ChangeTypes(add_subtypes=("Swamp",)),)),
        ("Tutte le terre sono creature 1/1 che sono ancora terre.", (ChangeTypes(add=(CardType.CREATURE,)), ONE_ONE)),
        (
            "Ogni artefatto non creatura è una creatura artefatto con forza e costituzione base pari al suo valore di mana.",
            (
                ChangeTypes(add=(CardType.CREATURE, CardType.ARTIFACT)),
                SetPT(ManaValueOf(One()), ManaValueOf(One())),
            ),
        ),
    ],
)
def test_205_1_what_a_static_ability_says_that_things_are(text: str, wanted: object) -> None:
    assert parts(text) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "Tutte le creature sono Isole.",
        "Tutti i permanenti sono Montagne.",
        "Le terre sono una Montagna.",
        "Ogni terra è Palude.",
        "Tutte le terre sono creature 1/1 che sono ancora creature.",
        "Tutte le terre sono 1/1.",
        "Tutte le creature sono nere e incolori.",
    ],
)
def test_205_1a_what_is_not_said_in_full_is_refused(text: str) -> None:
    assert refused(text, "Incantesimo")


def test_205_1_all_but_some_of_a_subtype() -> None:
    said = "Ogni altro incantesimo non Aura è una creatura in aggiunta ai suoi altri tipi"
    found = static(f"{said} con forza e costituzione base pari al suo valore di mana.", type_line="Incantesimo")
    assert found.affects == Filter(types=(CardType.ENCHANTMENT,), not_subtypes=("Aura",), another=True)
    table = Table()
    table.put("Altare", printed("Le creature non Elfo prendono +2/+2.", "Incantesimo", name="Altare"))
    table.put("Sentinella", printed("Volare", "Creatura — Umano"))
    table.put("Guida", printed("Volare", "Creatura — Elfo", name="Guida"))
    table.settle()
    assert (table.looks("Sentinella").power, table.looks("Guida").power) == (4, 2)


def test_305_7_played_a_land_that_is_set_to_a_basic_type_loses_its_abilities() -> None:
    table = Table()
    table.put("Grotta", printed("{T}: Aggiungi {C}.", "Terra", name="Grotta"))
    table.put("Luna", printed("Le terre non base sono Montagne.", "Incantesimo", name="Luna"))
    table.settle()
    assert table.looks("Grotta").subtypes == ("Mountain",)
    added = Table()
    added.put("Grotta", printed("{T}: Aggiungi {C}.", "Terra", name="Grotta"))
    text = "Ogni terra è una Montagna in aggiunta ai suoi altri tipi di terra."
    added.put("Luna", printed(text, "Incantesimo", name="Luna"))
    added.settle()
    assert len(added.looks("Grotta").abilities) == len(table.looks("Grotta").abilities) + 1


def test_613_1f_all_other_abilities_go_and_what_is_given_stays() -> None:
    def gained(text: str) -> object:
        _, found = abilities(f"Incanta creatura\nLa creatura incantata {text}.", "Incantesimo — Aura")
        assert isinstance(found, Static)
        assert found.holder == AttachedTo()
        return found.parts

    assert gained("ha volare e perde tutte le altre abilità") == (LoseAllAbilities(), FLYING)
    assert gained("perde tutte le abilità e ha volare") == (LoseAllAbilities(), FLYING)
    assert gained("ha forza e costituzione base 1/1 e volare") == (FLYING, ONE_ONE)
    for text in ("ha volare e perde tutte le abilità", "perde tutte le altre abilità"):
        assert refused(f"Incanta creatura\nLa creatura incantata {text}.", "Incantesimo — Aura")
    frog = ChangeTypes(set_types=(CardType.CREATURE,), set_subtypes=("Frog",), of_type=CardType.CREATURE)
    small = "perde tutte le abilità ed è una creatura Rana blu con forza e costituzione base 1/1"
    assert gained(small) == (LoseAllAbilities(), frog, ChangeColors(set_to=(Color.BLUE,)), ONE_ONE)


def test_611_2a_what_becomes_something_is_so_for_good_unless_a_time_is_said() -> None:
    (made,) = spell("Una terra bersaglio diventa una Palude.").effects
    assert isinstance(made, Apply)
    assert made.until is Duration.ENDLESS
    assert made.parts == (ChangeTypes(set_subtypes=("Swamp",), of_type=LAND),)
    (short,) = spell("Una terra bersaglio diventa una Palude fino alla fine del turno.").effects
    assert short == Apply(to=made.to, parts=made.parts, until=Duration.END_OF_TURN)
    assert refused("Una creatura bersaglio prende +1/+1.", "Stregoneria")
    assert refused("Una creatura bersaglio diventa una Palude.", "Stregoneria")


def test_205_1_a_plural_name_is_of_one_thing() -> None:
    text = "{{G}}: Fino alla fine del turno, le Alture {0} Elementale 2/2. È ancora una terra."
    assert abilities(text.format("diventano una creatura"), "Terra", name="Alture")
    assert refused(text.format("diventano creature"), "Terra", name="Alture")


def test_205_4_a_supertype_is_added_and_one_base_number_is_set_alone() -> None:
    (made,) = spell("Una creatura bersaglio diventa leggendaria fino alla fine del turno.").effects
    assert isinstance(made, Apply)
    assert made.parts == (ChangeTypes(add_supertypes=(Supertype.LEGENDARY,)),)
    assert static("Tutte le creature hanno forza base 0.", type_line="Incantesimo") == Static(
        parts=(SetPT(power=Fixed(0)),), affects=CREATURE
    )
