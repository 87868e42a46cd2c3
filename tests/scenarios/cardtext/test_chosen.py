"""601.2f, 602.5b, 607.2d, 508.3a, 513.1a: choices as it enters, costs of abilities, when they are activated, who attacks you."""

import pytest

from engine.cards.abilities.ability import Keyword, Replaces, Static
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.conditions import AllOf, StepIs, TurnOf
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import It
from engine.cards.abilities.triggers import Attacks, BeginningOf
from engine.words.terms import CardType, Kind, Relation, TurnStep, Zone
from tests.scenarios.cardtext.support import CREATURE_TYPE, THIS, abilities, ability, activated, refused, triggered

ENTERS = "Mentre la Sentinella entra nel campo di battaglia, scegli"
MINE = "Le creature che controlli del tipo scelto prendono +1/+1."


def test_607_2d_a_type_that_is_chosen_as_it_enters() -> None:
    chooses, pump = abilities(f"{ENTERS} un tipo di creatura.\n{MINE}", "Incantesimo")
    assert chooses == Replaces(subject=THIS, to=Zone.BATTLEFIELD, chooses_type=CardType.CREATURE)
    such = Filter(types=CREATURE_TYPE, controller=Relation.YOU, chosen_type=True)
    assert pump == Static(parts=(ModifyPT(Fixed(1), Fixed(1)),), affects=such)
    assert refused(MINE, "Incantesimo")
    assert refused(f"{ENTERS} un colore.\n{MINE}", "Incantesimo")


def test_607_2d_a_colour_that_is_chosen_as_it_enters() -> None:
    text = f"{ENTERS} un colore.\nProtezione dal colore scelto\n{{T}}: Aggiungi un mana del colore scelto."
    _, guarded, mana = abilities(text)
    assert isinstance(guarded, Keyword)
    assert guarded.filter == Filter(chosen_color=True)
    assert mana.effects == (AddMana(choices=(), chosen_color=True),)  # type: ignore[union-attr]
    assert refused("Protezione dal colore scelto")
    given = "Le creature che controlli hanno protezione dal colore scelto."
    assert abilities(f"{ENTERS} un colore.\n{given}", "Incantesimo")
    assert refused(given, "Incantesimo"), "control: where nothing lets a colour be chosen"
    quoted = 'Le creature che controlli hanno "{T}: Aggiungi un mana del colore scelto".'
    assert refused(f"{ENTERS} un colore.\n{quoted}", "Incantesimo")


@pytest.mark.parametrize(
    "words",
    [
        "che giochi",
        "che lanci",
        "che i tuoi avversari lanciano",
        "che lanciano i tuoi avversari",
        "lanciate da un avversario",
    ],
)
def test_601_2f_spells_whoever_casts_them(words: str) -> None:
    found = ability(f"Le magie {words} costano {{1}} in più per essere lanciate.", "Incantesimo")
    who = Relation.YOU if words.endswith("i") and "avversari" not in words else Relation.OPPONENT
    assert found == ChangesCost(spells=Filter(zone=Zone.STACK, not_kind=Kind.ABILITY), who=who, more="{1}")


def test_602_2b_what_activated_abilities_cost() -> None:
    text = "Le abilità attivate delle terre che controlli costano {1} in {0} per essere attivate."
    lands = Filter(types=(CardType.LAND,), controller=Relation.YOU)
    assert ability(text.replace("{0}", "meno"), "Incantesimo") == ChangesCost(abilities_of=lands, less="{1}")
    assert ability(text.replace("{0}", "più"), "Incantesimo") == ChangesCost(abilities_of=lands, more="{1}")
    assert refused("Le abilità attivate della terra bersaglio costano {1} in meno per essere attivate.", "Incantesimo")


def test_602_5b_only_during_your_upkeep() -> None:
    found = activated("{T}: Pesca una carta. Attiva questa abilità solo durante il tuo mantenimento.")
    assert found.condition == AllOf((TurnOf(Relation.YOU), StepIs(TurnStep.UPKEEP)))


def test_508_3a_who_attacks_you_or_a_planeswalker_of_yours() -> None:
    effect = (DealDamage(amount=Fixed(1), to=It()),)
    text = "Ogniqualvolta una creatura {0}, la Sentinella infligge 1 danno a quella creatura."
    you = triggered(text.format("ti attacca"))
    assert (you.trigger, you.effects) == (Attacks(to_player=Relation.YOU), effect)
    first, second = abilities(text.format("attacca te o un planeswalker che controlli"))
    walker = Filter(types=(CardType.PLANESWALKER,), controller=Relation.YOU)
    assert first == you
    assert second.trigger == Attacks(to_object=walker)  # type: ignore[union-attr]
    assert refused(text.format("attacca un avversario bersaglio"))


def test_513_1a_at_end_of_turn_is_the_end_step_of_every_turn() -> None:
    found = triggered("Alla fine del turno, pesca una carta.")
    assert found.trigger == BeginningOf(step=TurnStep.END)
    assert refused("Alla fine del turno, pesca una carta e.")
