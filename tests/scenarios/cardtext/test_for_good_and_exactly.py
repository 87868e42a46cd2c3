"""107.1, 603.4, 611.2a, 615.12, 701.19b: exactly so many, whom a condition is about, what is lost for good or not prevented."""

import pytest

from engine.cards.abilities.ability import Ability, Cannot, PlayerScope, Prohibition
from engine.cards.abilities.combat import AsThough, CombatEffect
from engine.cards.abilities.conditions import Exists, Is, Not, Within
from engine.cards.abilities.continuous import Duration, GainAbility, LoseKeyword
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.keyword_abilities import Forbid
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import Count, PowerOf
from engine.cards.abilities.references import It, This
from engine.cards.abilities.replacing import AlwaysRegenerates
from engine.words.terms import CardType, Relation
from scenarios.cardtext.oracle.comparing import Verdict
from tests.scenarios.cardtext.support import THIS, ability, activated, refused, spell, static, triggered
from tests.scenarios.cardtext.test_oracle import both

AT_ZERO = "for having 0 or less life."
END_OF_TURN = "end of turn, where X is its power."
OWN = "la sua forza."
ITS_POWER = f"fino alla fine del turno, dove X è {OWN}"
A_ZERO = "se hai 0 o meno punti vita."
NOT_LOST = f"Non perdi la partita {A_ZERO}"
YOURS = Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU)


def exactly(number: int) -> Within:
    return Within(Count(YOURS), Bounds(least=number, most=number))


@pytest.mark.parametrize(
    ("words", "number"),
    [("esattamente un artefatto", 1), ("un solo artefatto", 1), ("esattamente tre artefatti", 3)],
)
def test_107_1_exactly_so_many(words: str, number: int) -> None:
    found = static(f"Fintanto che controlli {words}, la Sentinella prende +1/+1.")
    assert found.condition == exactly(number)
    assert triggered(f"All'inizio del tuo mantenimento, se controlli {words}, pesca una carta.").condition == exactly(
        number
    )


def test_107_1_any_of_them_is_another_condition_and_the_noun_agrees() -> None:
    control = static("Fintanto che controlli un artefatto, la Sentinella prende +1/+1.")
    assert control.condition == Exists(YOURS)
    assert refused("Fintanto che controlli esattamente tre artefatto, la Sentinella prende +1/+1.")
    assert refused("Fintanto che un avversario controlla esattamente tre artefatti, la Sentinella prende +1/+1.")


def test_604_1_the_only_one_is_that_one() -> None:
    found = static(
        "Fintanto che controlli un solo artefatto, quell'artefatto ha indistruttibile.", type_line="Incantesimo"
    )
    assert (found.affects, found.condition) == (YOURS, exactly(1))
    for control in ("un artefatto", "esattamente due artefatti"):
        assert refused(f"Fintanto che controlli {control}, quell'artefatto ha indistruttibile.", "Incantesimo")
    assert refused("Fintanto che controlli un solo artefatto, quella creatura ha indistruttibile.", "Incantesimo")


ATTACKED = "Quando una creatura ti attacca, "


def test_603_4_who_does_it_is_who_the_condition_is_about() -> None:
    made = triggered(f"{ATTACKED}se la Sentinella ha difensore, prende +1/+1 fino alla fine del turno.")
    (applied,) = made.effects
    assert isinstance(applied, Apply) and applied.to == This()
    assert made.condition == Is(This(), Filter(keyword="defender"))
    control = triggered(f"{ATTACKED}prende -1/-1 fino alla fine del turno.").effects[0]
    assert isinstance(control, Apply) and control.to == It()
    yours = triggered(f"{ATTACKED}se controlli un artefatto, prende -1/-1 fino alla fine del turno.").effects[0]
    assert isinstance(yours, Apply) and yours.to == It()


def test_611_2a_what_is_lost_with_no_time_said_is_lost_for_good() -> None:
    (lost,) = triggered(f"{ATTACKED}la Sentinella perde difensore e ha travolgere.").effects
    assert isinstance(lost, Apply) and lost.until is Duration.ENDLESS
    assert isinstance(lost.parts[0], LoseKeyword) and isinstance(lost.parts[1], GainAbility)
    (for_now,) = triggered(f"{ATTACKED}la Sentinella perde difensore e ha travolgere fino alla fine del turno.").effects
    assert isinstance(for_now, Apply) and for_now.until is Duration.END_OF_TURN


def test_611_2a_a_time_that_is_joined_to_something_else_is_not_kept_silent() -> None:
    assert refused("Una creatura bersaglio perde volare e non può bloccare in questo turno.", "Stregoneria")
    assert refused("Ogniqualvolta la Sentinella attacca, ha travolgere.")


def test_609_4_as_though_without_defender_joined_to_a_time() -> None:
    made = spell(
        'Fino alla fine del turno, una creatura bersaglio ha "{T}: Pesca una carta" e può attaccare come se non avesse difensore.'
    )
    last = made.effects[-1]
    assert isinstance(last, CombatEffect) and last.rule == AsThough(attack_with_defender=True)
    assert refused(
        'Una creatura bersaglio ha "{T}: Pesca una carta" e possono attaccare come se non avessero difensore.',
        "Stregoneria",
    )


def test_615_12_what_one_source_would_deal() -> None:
    made = ability("Il danno che verrebbe inflitto dalla Sentinella non può essere prevenuto.")
    assert made == Cannot(what=Prohibition.BE_PREVENTED, objects=THIS)
    every = ability("Il danno non può essere prevenuto.")
    assert every == Cannot(what=Prohibition.BE_PREVENTED, objects=Filter())


@pytest.mark.parametrize("said", ["invece rigenerala", "rigenerala", "rigenera invece la Sentinella"])
def test_701_19b_each_time_it_would_be_destroyed(said: str) -> None:
    made: Ability = ability(f"Se la Sentinella sta per essere distrutta, {said}.")
    assert made == AlwaysRegenerates(subject=THIS)
    assert refused("Se la Sentinella sta per morire, invece rigenerala.")


def test_104_3b_not_for_its_life() -> None:
    made = ability(NOT_LOST, type_line="Artefatto")
    assert made == Cannot(what=Prohibition.LOSE_BY_LIFE, players=PlayerScope.YOU)
    assert refused("Non perdi la partita se hai 5 o meno punti vita.", "Artefatto")


def test_305_1_lands_that_cannot_be_played() -> None:
    made = ability("I tuoi avversari non possono giocare terre.", type_line="Artefatto")
    assert made == Cannot(what=Prohibition.PLAY_LAND, players=PlayerScope.OPPONENTS)
    (now,) = spell("I tuoi avversari non possono giocare terre in questo turno.").effects
    assert isinstance(now, Forbid) and now.what is Prohibition.PLAY_LAND
    assert refused("I tuoi avversari non possono giocare terre base.", "Artefatto")


def test_608_2i_whether_it_was_dealt_damage() -> None:
    first, second = (
        triggered(
            f"Ogniqualvolta la Sentinella attacca, scegli una creatura bersaglio. Se {such}, distruggila."
        ).effects[-1]
        for such in (
            "le è stato inflitto danno in questo turno",
            "a quella creatura è stato inflitto danno in questo turno",
        )
    )
    assert first == second
    assert refused(
        "Ogniqualvolta la Sentinella attacca, scegli una creatura bersaglio. Se la è stato inflitto danno in questo turno, pesca."
    )


def test_603_4_unless_there_are_in_the_subjunctive() -> None:
    bare, usual = (
        ability(f"La Sentinella non può attaccare a meno che {there} sette o più carte nel tuo cimitero.")
        for there in ("ci siano", "non ci siano")
    )
    assert bare == usual and isinstance(usual.condition, Not)
    assert refused("La Sentinella non può attaccare a meno che ci sono sette o più carte nel tuo cimitero.")


def test_107_3i_x_is_said_of_who_does_it() -> None:
    (made,) = activated("{2}: La Sentinella prende +X/+0 " + ITS_POWER).effects
    assert isinstance(made, Apply) and PowerOf(This()) in [getattr(one, "power", None) for one in made.parts]


CREATURE, ENCHANTMENT, NOW = "Creatura — Elfo", "Incantesimo", "Stregoneria"


@pytest.mark.parametrize(
    ("types", "it", "en"),
    [
        (
            CREATURE,
            "La Sentinella ha volare fintanto che controlli esattamente tre Elfi.",
            "Sentinel has flying as long as you control exactly three Elves.",
        ),
        (
            ENCHANTMENT,
            "Fintanto che controlli un solo artefatto, quell'artefatto ha indistruttibile.",
            "As long as you control exactly one artifact, that artifact has indestructible.",
        ),
        (
            CREATURE,
            "Quando una creatura ti attacca, se la Sentinella ha difensore, perde difensore e ha volare.",
            "When a creature attacks you, if Sentinel has defender, it loses defender and gains flying.",
        ),
        (
            CREATURE,
            "Il danno che verrebbe inflitto da Sentinella non può essere prevenuto.",
            "Damage that would be dealt by Sentinel can't be prevented.",
        ),
        (
            CREATURE,
            "Se Sentinella sta per essere distrutta, invece rigenerala.",
            "If Sentinel would be destroyed, regenerate it.",
        ),
        (
            ENCHANTMENT,
            NOT_LOST,
            "You don't lose the game " + AT_ZERO,
        ),
        (ENCHANTMENT, "I giocatori non possono giocare terre.", "Players can't play lands."),
        (
            NOW,
            "I tuoi avversari non possono giocare terre in questo turno.",
            "Your opponents can't play lands this turn.",
        ),
        (
            ENCHANTMENT,
            "Le abilità attivate delle creature costano {2} in più per essere attivate.",
            "Activated abilities of creatures cost {2} more to activate.",
        ),
        (
            NOW,
            "Scegli una creatura bersaglio. Se le è stato inflitto danno in questo turno, pesca una carta.",
            "Choose target creature. If it was dealt damage this turn, draw a card.",
        ),
        (
            NOW,
            'Fino alla fine del turno, una creatura bersaglio ha "{T}: Pesca una carta" e può attaccare come se non avesse '
            "difensore.",
            'Until end of turn, target creature gains "{T}: Draw a card" and can attack as though it didn\'t have defender.',
        ),
        (
            CREATURE,
            "{2}: Sentinella prende +X/+X " + ITS_POWER,
            "{2}: Sentinel gets +X/+X until " + END_OF_TURN,
        ),
    ],
)
def test_both_languages_say_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())


@pytest.mark.parametrize(
    "text",
    [
        "{2}: Fino alla fine del turno, la Sentinella prende +X/+0, dove X è " + OWN,
        "{2}: Fino alla fine del turno, la Sentinella prende +X/+0 e ha volare, dove X è " + OWN,
    ],
)
def test_107_3i_so_it_is_where_the_time_is_said_first(text: str) -> None:
    (made,) = activated(text).effects
    assert isinstance(made, Apply) and PowerOf(This()) in [getattr(one, "power", None) for one in made.parts]
