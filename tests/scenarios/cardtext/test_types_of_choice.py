"""205.3e, 305.6, 608.2d: types that are chosen as the words are carried out, and what becomes of them."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.choosing_types import ChooseType
from engine.cards.abilities.continuous import ChangeTypes, GainAbility, ModifyPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, Target, This
from engine.words.terms import CardType
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import CREATURE_TYPE, abilities, activated, printed, refused, spell
from tests.scenarios.cardtext.test_oracle import both

SORCERY = "Stregoneria"
BECOMES = ChangeTypes(to_chosen=True, set_subtypes=(), of_type=CardType.CREATURE)
ADDED = ChangeTypes(to_chosen=True, of_type=CardType.CREATURE)
OLD = "{1}: Il tipo della Sentinella diventa un tipo di creatura a tua scelta fino alla fine del turno."


def _chosen(*then: object, of: CardType = CardType.CREATURE) -> ChooseType:
    return ChooseType(of=of, basic=of is CardType.LAND, then=then)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "said",
    [
        OLD,
        "{1}: La Sentinella diventa un tipo di creatura a tua scelta fino alla fine del turno.",
        "{1}: La Sentinella diventa il tipo di creatura a tua scelta fino alla fine del turno.",
    ],
)
def test_205_1a_becomes_a_type_of_choice(said: str) -> None:
    assert activated(said).effects == (_chosen(Apply(to=This(), parts=(BECOMES,))),)


def test_205_1b_in_addition_and_for_the_whole_turn_only() -> None:
    more = OLD.replace(" fino", " in aggiunta ai suoi altri tipi fino")
    assert activated(more).effects == (_chosen(Apply(to=This(), parts=(ADDED,))),)
    assert refused(OLD.replace(" fino alla fine del turno", "")), "control: of old this had a duration"


def test_305_6_a_basic_land_type_of_choice() -> None:
    (made,) = spell("Una terra bersaglio diventa il tipo di terra base a tua scelta fino alla fine del turno.").effects
    change = ChangeTypes(to_chosen=True, set_subtypes=(), of_type=CardType.LAND)
    assert made == _chosen(Apply(to=Target(), parts=(change,)), of=CardType.LAND)
    assert refused(
        "Una creatura bersaglio diventa il tipo di terra base a tua scelta fino alla fine del turno.", SORCERY
    )


def test_608_2d_all_of_a_type_of_choice() -> None:
    such = Every(Filter(types=CREATURE_TYPE, chosen_type=True))
    (grown,) = spell("Le creature di un tipo a tua scelta prendono +1/+1 fino alla fine del turno.").effects
    assert grown == _chosen(Apply(to=such, parts=(ModifyPT(Fixed(1), Fixed(1)),)))
    (gone,) = spell("Distruggi tutte le creature del tipo di creatura a tua scelta.").effects
    assert gone == _chosen(Destroy(what=such))
    assert refused("Le creature di un tipo a tua scelta prendono +1/+1."), "control: no ability lets it be chosen"


def test_205_3e_that_type() -> None:
    text = "Scegli un tipo di creatura. Ogni creatura che controlli diventa di quel tipo fino alla fine del turno."
    (made,) = spell(text).effects
    assert isinstance(made, ChooseType) and made.then[0].parts == (BECOMES,)  # type: ignore[union-attr]
    assert refused(text.partition(". ")[2], SORCERY), "control: nothing was chosen"


def test_702_3_a_wall_that_becomes_something_else_has_defender_as_a_wall() -> None:
    types = "Creatura — Muro"
    reminder = "(I Muri non possono attaccare.)\n"
    changing, _ = abilities(reminder + OLD, types)
    assert (
        isinstance(changing, Static) and isinstance(changing.parts[0], GainAbility) and changing.condition is not None
    )
    plain = abilities(reminder + "{1}: La Sentinella ha volare fino alla fine del turno.", types)[0]
    assert isinstance(plain, Keyword) and plain.keyword == "defender", "control"


def test_205_3e_played_those_of_the_type_grow() -> None:
    at = Table()
    text = "{0}: Le creature di un tipo a tua scelta prendono +2/+0 fino alla fine del turno."
    at.put("Sentinella", printed(text, "Artefatto"))
    at.put("Elfo", printed("", "Creatura — Elfo", power="1", toughness="1"))
    at.put("Orco", printed("", "Creatura — Orco", power="1", toughness="1"))
    at.settle().activate("Sentinella", 0).resolve("Elf")
    assert (at.looks("Elfo").power, at.looks("Orco").power) == (3, 1)


@pytest.mark.parametrize(
    ("it", "en", "types"),
    [
        (OLD, "{1}: This creature becomes the creature type of your choice until end of turn.", "Creatura — Elfo"),
        (
            "Le creature di un tipo a tua scelta guadagnano volare fino alla fine del turno.",
            "Creatures of the creature type of your choice gain flying until end of turn.",
            SORCERY,
        ),
        (
            "Scegli un tipo di creatura. Ogni creatura che controlli diventa di quel tipo fino alla fine del turno.",
            "Choose a creature type. Each creature you control becomes that type until end of turn.",
            SORCERY,
        ),
    ],
)
def test_english_agrees(it: str, en: str, types: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())
