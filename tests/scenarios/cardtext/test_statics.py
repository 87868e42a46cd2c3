"""604, 611.3, 614: static abilities, prohibitions, replacement effects, costs of spells."""

import pytest

from engine.cards.abilities.ability import (
    Activated,
    Cannot,
    Cost,
    Keyword,
    LandPlays,
    PlayerScope,
    Prohibition,
    Replaces,
    Static,
)
from engine.cards.abilities.casting import CastingCost, ChangesCost
from engine.cards.abilities.conditions import Condition, DayNightIs, Exists, Happened, Not, Paid, TurnOf
from engine.cards.abilities.continuous import ChangeTypes, DefinePT, GainAbility, GainControl, ModifyPT, SetPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Count, Fixed, X
from engine.cards.abilities.references import AttachedTo, You
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.cards.abilities.turns import MayStayTapped, Skips
from engine.words.terms import CardType, Fate, Kind, Relation, Supertype, TurnStep, Zone
from tests.scenarios.cardtext.support import CREATURE, CREATURE_TYPE, THIS, abilities, ability, refused, static

MINE = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
OTHERS = Filter(types=CREATURE_TYPE, controller=Relation.YOU, another=True)
PLUS = ModifyPT(Fixed(1), Fixed(1))
FLYING = GainAbility(Keyword(keyword="flying"))
AURA, EQUIPMENT = "Incantesimo — Aura", "Artefatto — Equipaggiamento"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Le creature che controlli prendono +1/+1.", Static(parts=(PLUS,), affects=MINE)),
        ("Le altre creature che controlli prendono +1/+1.", Static(parts=(PLUS,), affects=OTHERS)),
        (
            "Gli altri Elfi che controlli prendono +1/+1 e hanno cautela.",
            Static(
                parts=(PLUS, GainAbility(Keyword(keyword="vigilance"))),
                affects=Filter(subtypes=("Elf",), controller=Relation.YOU, another=True),
            ),
        ),
        ("Tutte le creature hanno volare.", Static(parts=(FLYING,), affects=CREATURE)),
        (
            'Le creature che controlli hanno "{T}: Pesca una carta".',
            Static(parts=(GainAbility(Activated(cost=Cost(tap=True), effects=(Draw(),))),), affects=MINE),
        ),
        (
            "Sentinella prende +1/+1 per ogni altra creatura che controlli.",
            Static(parts=(ModifyPT(Count(OTHERS), Count(OTHERS)),)),
        ),
        (
            "Fintanto che controlli una creatura, Sentinella prende +1/+1.",
            Static(parts=(PLUS,), condition=Exists(MINE)),
        ),
        ("Sentinella ha volare fintanto che controlli una creatura.", Static(parts=(FLYING,), condition=Exists(MINE))),
        ("Durante il tuo turno, Sentinella ha volare.", Static(parts=(FLYING,), condition=TurnOf(Relation.YOU))),
        (
            "La forza e la costituzione di Sentinella sono pari al numero di creature che controlli.",
            Static(parts=(DefinePT(Count(MINE), Count(MINE)),), defines=True),
        ),
        (
            "La forza di Sentinella è pari al numero di creature che controlli.",
            Static(parts=(DefinePT(power=Count(MINE)),), defines=True),
        ),
    ],
)
def test_604_1_continuous_effects_of_static_abilities(text: str, wanted: Static) -> None:
    found = static(text)
    assert found == wanted if wanted.affects or wanted.defines else found.parts == wanted.parts
    assert found.condition == wanted.condition


def test_604_1_without_a_description_it_is_about_itself() -> None:
    assert static("Sentinella ha volare fintanto che controlli una creatura.").affects in (None, THIS)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("La creatura incantata prende +1/+1.", PLUS),
        ("La creatura incantata ha volare.", FLYING),
        ("Controlli la creatura incantata.", GainControl(You())),
    ],
)
def test_303_4b_the_enchanted_creature(text: str, part: object) -> None:
    enchant, found = abilities(f"Incanta creatura\n{text}", AURA)
    assert isinstance(enchant, Keyword)
    assert (enchant.keyword, enchant.filter) == ("enchant", CREATURE)
    assert isinstance(found, Static)
    assert (found.parts, found.holder) == ((part,), AttachedTo())
    assert refused(text)


def test_301_5_the_equipped_creature() -> None:
    found, equip = abilities("La creatura equipaggiata prende +1/+1.\nEquipaggiare {2}", EQUIPMENT)
    assert isinstance(found, Static)
    assert (found.parts, found.holder) == ((PLUS,), AttachedTo())
    assert equip == Keyword(keyword="equip", cost=Cost(mana="{2}"))
    assert refused("La creatura equipaggiata prende +1/+1.")


def test_301_5f_also_in_the_text_of_an_aura() -> None:
    (found,) = abilities("La creatura equipaggiata prende +1/+1.", AURA)
    assert isinstance(found, Static)
    assert (found.parts, found.holder) == ((PLUS,), AttachedTo())


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Sentinella non può bloccare.", [Cannot(what=Prohibition.BLOCK, objects=THIS)]),
        ("Sentinella non può essere bloccata.", [Cannot(what=Prohibition.BE_BLOCKED, objects=THIS)]),
        (
            "Sentinella non può attaccare o bloccare.",
            [Cannot(what=Prohibition.ATTACK, objects=THIS), Cannot(what=Prohibition.BLOCK, objects=THIS)],
        ),
        (
            "Sentinella non può essere neutralizzata.",
            [Cannot(what=Prohibition.BE_COUNTERED, objects=Filter(this=True, zone=Zone.STACK), zones=(Zone.STACK,))],
        ),
        (
            "I tuoi avversari non possono guadagnare punti vita.",
            [Cannot(what=Prohibition.GAIN_LIFE, players=PlayerScope.OPPONENTS)],
        ),
        (
            "I giocatori non possono perdere punti vita.",
            [Cannot(what=Prohibition.LOSE_LIFE, players=PlayerScope.ALL)],
        ),
        ("Non puoi perdere punti vita.", [Cannot(what=Prohibition.LOSE_LIFE, players=PlayerScope.YOU)]),
        ("Non puoi guadagnare punti vita.", [Cannot(what=Prohibition.GAIN_LIFE, players=PlayerScope.YOU)]),
        (
            "Le creature controllate dai tuoi avversari non possono bloccare.",
            [
                Cannot(
                    what=Prohibition.BLOCK,
                    objects=Filter(types=CREATURE_TYPE, controller=Relation.OPPONENT),
                )
            ],
        ),
    ],
)
def test_101_2_what_cannot_be_done(text: str, wanted: list[Cannot]) -> None:
    assert list(abilities(text)) == wanted


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("Sentinella entra TAPpata.", {"enters_tapped": True}),
        ("Sentinella entra nel campo di battaglia TAPpata.", {"enters_tapped": True}),
        ("Questa creatura entra TAPpata.", {"enters_tapped": True}),
        ("Sentinella entra con due segnalini +1/+1.", {"enters_with": (("+1/+1", Fixed(2)),)}),
        ("Sentinella entra con un segnalino volare.", {"enters_with": (("flying", Fixed(1)),)}),
    ],
)
def test_614_1c_how_it_enters(text: str, fields: dict[str, object]) -> None:
    assert ability(text) == Replaces(subject=THIS, to=Zone.BATTLEFIELD, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "such"),
    [
        ("Se Sentinella è stata potenziata, entra con due segnalini +1/+1.", Paid("kicker")),
        ("Se è stata potenziata, Sentinella entra con due segnalini +1/+1.", Paid("kicker")),
        (
            "Sentinella entra con due segnalini +1/+1 se un avversario ha perso punti vita in questo turno.",
            Happened(Fate.LOST_LIFE, Relation.OPPONENT),
        ),
        (
            "Se controlli un artefatto, Sentinella entra con due segnalini +1/+1.",
            Exists(Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU, another=True), 1),
        ),
    ],
)
def test_614_1c_how_it_enters_where_something_is_so(text: str, such: Condition) -> None:
    assert ability(text) == Replaces(
        subject=THIS, to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Fixed(2)),), condition=such
    )
    assert refused("Entra con due segnalini +1/+1."), "control: nobody is said to enter"


def test_614_1c_x_is_that_of_the_mana_cost() -> None:
    text = "Sentinella entra con X segnalini +1/+1."
    found = ability(text, mana_cost="{X}{G}")
    assert found.enters_with == (("+1/+1", X()),)
    assert refused(text, mana_cost="{G}")


def test_614_1d_how_others_enter() -> None:
    assert ability("Le creature controllate dai tuoi avversari entrano TAPpate.") == Replaces(
        subject=Filter(types=CREATURE_TYPE, controller=Relation.OPPONENT), to=Zone.BATTLEFIELD, enters_tapped=True
    )


def test_614_1a_instead() -> None:
    assert ability("Se una creatura sta per morire, invece esiliala.") == Replaces(
        subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE
    )
    assert refused("Se una creatura sta per morire, esiliala.")


def test_615_1_prevention() -> None:
    assert ability("Previeni tutto il danno che verrebbe inflitto a Sentinella.") == Prevents(
        damage=DamagePattern(to_object=THIS)
    )


def test_601_2f_what_spells_cost() -> None:
    creature_spells = Filter(zone=Zone.STACK, types=CREATURE_TYPE, not_kind=Kind.ABILITY)
    assert ability("Le magie creatura che lanci costano {1} in meno per essere lanciate.") == ChangesCost(
        spells=creature_spells, who=Relation.YOU, less="{1}"
    )
    cheaper = ability("Questa magia costa {2} in meno per essere lanciata se controlli una creatura.")
    assert cheaper == ChangesCost(
        spells=Filter(zone=Zone.STACK, this=True),
        who=Relation.YOU,
        less="{2}",
        condition=Exists(MINE),
        zones=(Zone.STACK,),
    )


def test_205_4_words_of_supertypes_and_types_are_kept() -> None:
    found = static("Le altre creature artefatto leggendarie che controlli hanno volare.")
    assert found.affects == Filter(
        types=(CardType.CREATURE, CardType.ARTIFACT),
        supertypes=(Supertype.LEGENDARY,),
        controller=Relation.YOU,
        another=True,
    )


@pytest.mark.parametrize(
    "text",
    [
        "Sentinella può essere bloccata solo da creature con volare.",
        "Sentinella attacca in ogni combattimento, se vuole.",
        "Le creature entrano TAPpate a meno che tu non controlli un Elfo.",
        "Non hai un limite di carte nella tua mano.",
        "Le creature che controlli prende +1/+1.",
        "Le creature che controlli prendono.",
        "Sentinella ha.",
        "Sentinella ha volare e.",
        "Puoi giocare una terra addizionale.",
        "Salta la tua sottofase finale.",
    ],
)
def test_604_1_a_sentence_without_a_record_is_refused(text: str) -> None:
    assert refused(text)


def test_101_2_it_cannot_unless_you_control_something() -> None:
    elf = Exists(Filter(subtypes=("Elf",), controller=Relation.YOU))
    assert abilities("Sentinella non può attaccare a meno che tu non controlli un Elfo.") == (
        Cannot(what=Prohibition.ATTACK, objects=THIS, condition=Not(elf)),
    )
    three_others = Exists(OTHERS, 3)
    text = "Sentinella non può attaccare o bloccare a meno che tu non controlli almeno altre tre creature."
    assert {(one.what, one.condition) for one in abilities(text) if isinstance(one, Cannot)} == {
        (Prohibition.ATTACK, Not(three_others)),
        (Prohibition.BLOCK, Not(three_others)),
    }
    assert abilities("Sentinella non può attaccare a meno che tu controlli un Elfo.") == (
        Cannot(what=Prohibition.ATTACK, objects=THIS, condition=Not(elf)),
    )


def test_602_5_its_activated_abilities_cannot_be_activated() -> None:
    text = "La creatura incantata non può attaccare e le sue abilità attivate non possono essere attivate."
    held = Filter(holds_this=True)
    assert abilities(text, AURA) == (
        Cannot(what=Prohibition.ATTACK, objects=held),
        Cannot(what=Prohibition.ACTIVATE, objects=held),
    )


def test_305_2_more_lands_in_each_turn() -> None:
    assert ability("Puoi giocare una terra addizionale in ognuno dei tuoi turni.") == LandPlays()
    assert ability("Puoi giocare due terre addizionali in ognuno dei tuoi turni.") == LandPlays(count=2)


def test_502_3_it_may_stay_tapped() -> None:
    assert ability("Puoi scegliere di non STAPpare Sentinella durante il tuo STAP.") == MayStayTapped(subject=THIS)
    assert refused("Puoi scegliere di non STAPpare le creature che controlli durante il tuo STAP.")


def test_614_1b_a_step_is_skipped() -> None:
    assert ability("Salta la tua acquisizione.", "Incantesimo") == Skips(what=TurnStep.DRAW)


def test_118_8a_an_additional_cost_of_a_permanent_spell() -> None:
    text = "Come costo addizionale per lanciare questa magia, sacrifica una creatura."
    for type_line in ("Stregoneria", "Creatura — Umano", "Incantesimo"):
        assert ability(text, type_line) == CastingCost(cost=Cost(sacrifice=CREATURE))


def test_205_1b_a_sentence_of_its_own_says_that_it_is_still_what_it_was() -> None:
    text = "Incanta terra\nLa terra incantata è una creatura 3/3."
    for more, change in (
        (" È ancora una terra.", ChangeTypes(add=CREATURE_TYPE)),
        ("", ChangeTypes(set_types=CREATURE_TYPE)),
    ):
        found = abilities(text + more, AURA)[-1]
        assert isinstance(found, Static)
        assert found.parts == (change, SetPT(Fixed(3), Fixed(3)))
    assert refused("Le creature che controlli prendono +1/+1. È ancora una terra."), "control: nothing took its types"


@pytest.mark.parametrize(("word", "night"), [("notte", True), ("giorno", False)])
def test_731_1_what_is_so_by_day_or_by_night(word: str, night: bool) -> None:
    wanted = Static(parts=(FLYING,), condition=DayNightIs(night))
    assert static(f"Sentinella ha volare fintanto che è {word}.") == wanted
    cheaper = ability(f"Questa magia costa {{2}} in meno per essere lanciata se è {word}.", "Istantaneo")
    assert isinstance(cheaper, ChangesCost)
    assert cheaper.condition == DayNightIs(night)
