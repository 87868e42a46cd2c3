"""118.9, 601.2f, 601.3, 607.2a, 707.12: keywords of spells, costs by what is so, cards that were exiled, copies of cards."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.casting import AsThoughFlash, ChangesCost, MayCast, Permission
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.conditions import AllOf, AnyOf, Exists, Happened, Not, TurnOf, Within
from engine.cards.abilities.continuous import GainAbility, ModifyPT
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.quantities import CardsIn, Fixed, Greatest, LifeOf, ManaSpentOn
from engine.cards.abilities.references import It, Remembered, Target, You
from engine.cards.abilities.setting_up import SetUp
from engine.words.terms import CardType, Color, Kind, Relation, Zone
from tests.scenarios.cardtext.support import abilities, ability, refused, spell, triggered

SPELLS = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)
EXILED = Filter(zone=Zone.EXILE, linked_to_this=True)
EXILES = "{1}: Esilia la prima carta del tuo grimorio.\n"


def test_113_6_what_spells_have() -> None:
    of = Filter(
        zone=Zone.STACK, not_kind=Kind.ABILITY, any_type=(CardType.INSTANT, CardType.SORCERY), controller=Relation.YOU
    )
    for whose in ("che controlli", "che lanci"):
        given = ability(f"Le magie istantaneo e stregoneria {whose} hanno legame vitale.")
        assert given == Static(parts=(GainAbility(Keyword(keyword="lifelink")),), affects=of)
    assert refused("Le magie creatura che lanci hanno lampo."), "control: it must be known before they are cast"
    assert refused("Le magie creatura che lanci prendono +1/+1.")


class TestWhatSpellsCost:
    def test_601_2f_by_a_number_that_x_is(self) -> None:
        most = Greatest(what="power", filter=Filter(types=(CardType.CREATURE,), controller=Relation.YOU))
        found = ability(
            "Questa magia costa {X} in meno per essere lanciata, dove X è la forza maggiore tra le creature che controlli."
        )
        assert (found.less, found.times) == ("{1}", most)

    def test_601_2f_two_reductions_each_with_its_condition(self) -> None:
        mine = [Filter(types=(one,), controller=Relation.YOU) for one in (CardType.ARTIFACT, CardType.ENCHANTMENT)]
        found = abilities(
            "Questa magia costa {1} in meno per essere lanciata se controlli un artefatto e {1} in meno per essere lanciata se "
            "controlli un incantesimo."
        )
        assert [one.condition for one in found if isinstance(one, ChangesCost)] == [Exists(one) for one in mine]

    def test_119_1_life_and_404_1_cards_that_one_has(self) -> None:
        life = ability("Se hai 3 punti vita o meno, questa magia costa {6} in meno per essere lanciata.")
        assert life.condition == Within(LifeOf(You()), Bounds(most=3))
        cards = ability("Questa magia costa {3} in meno per essere lanciata se hai nove o più carte nel tuo cimitero.")
        assert cards.condition == Within(CardsIn(You(), "graveyard"), Bounds(least=9))


def test_601_2h_how_much_mana_of_any_color() -> None:
    heard = triggered(
        "Ogniqualvolta lanci una magia, se sono stati spesi almeno quattro mana per lanciarla, pesca una carta."
    )
    assert heard.condition == Within(ManaSpentOn(It()), Bounds(least=4))
    either = ability(
        "La Sentinella entra nel campo di battaglia con un segnalino +1/+1 se non è stata lanciata o se non è stato speso mana per "
        "lanciarla."
    )
    assert isinstance(either.condition, AnyOf) and all(isinstance(one, Not) for one in either.condition.parts)


def test_105_2_of_one_color_or_another() -> None:
    (made,) = spell("La Sentinella infligge 1 danno a ogni creatura bianca e/o blu.").effects
    assert made.to.filter == Filter(types=(CardType.CREATURE,), colors=(Color.WHITE, Color.BLUE))  # type: ignore[union-attr]


def test_108_3_what_another_player_owns() -> None:
    died = triggered("Ogniqualvolta una creatura posseduta da un avversario muore, pesca una carta.").trigger
    assert died.subject == Filter(types=(CardType.CREATURE,), owner=Relation.OPPONENT)  # type: ignore[union-attr]
    control = triggered("Ogniqualvolta una creatura controllata da un avversario muore, pesca una carta.").trigger
    assert control.subject == Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("who", "meant"),
    [("Puoi", Relation.YOU), ("Qualsiasi giocatore può", Relation.ANY), ("Ogni giocatore può", Relation.ANY)],
)
def test_601_3b_who_casts_as_though_it_had_flash(who: str, meant: Relation) -> None:
    assert ability(f"{who} lanciare magie come se avessero lampo.") == AsThoughFlash(spells=SPELLS, who=meant)


def test_601_3c_for_more_in_the_plural_too() -> None:
    for it in ("lanciarla", "lanciarle", "lanciarli"):
        found = ability(f"Puoi lanciare la Sentinella come se avesse lampo se paghi {{2}} in più per {it}.")
        assert (found.cost.mana, found.optional, found.flash) == ("{2}", True, True)


class TestWhatWasExiled:
    def test_607_2a_out_of_it_in_your_turn(self) -> None:
        _, lands, others = abilities(
            f"{EXILES}Durante il tuo turno, se un avversario ha perso punti vita in questo turno, puoi giocare terre e lanciare "
            "magie scelte tra le carte esiliate con la Sentinella."
        )
        lands_there = Filter(zone=Zone.EXILE, linked_to_this=True, types=(CardType.LAND,))
        assert isinstance(lands, MayCast) and (lands.cards, lands.how) == (lands_there, Permission(lands=True))
        assert isinstance(lands.condition, AllOf) and lands.condition.parts[0] == TurnOf(Relation.YOU)
        assert isinstance(lands.condition.parts[1], Happened)
        no_lands = Filter(zone=Zone.EXILE, linked_to_this=True, not_types=(CardType.LAND,))
        assert isinstance(others, MayCast) and (others.cards, others.how) == (no_lands, Permission())

    def test_607_2a_for_a_time_and_one_alone(self) -> None:
        creatures = Filter(zone=Zone.EXILE, linked_to_this=True, types=(CardType.CREATURE,), not_types=(CardType.LAND,))
        _, one = abilities(
            f"{EXILES}{{T}}: Fino alla fine del turno, puoi lanciare una magia creatura tra le carte esiliate con la Sentinella "
            "senza pagare il suo costo di mana."
        )
        how = Permission(free=True, once_each_turn=True)
        assert one.effects == (SetUp(says=MayCast(cards=creatures, how=how)),)  # type: ignore[union-attr]
        _, many = abilities(
            f"{EXILES}{{T}}: Fino alla fine del turno, puoi lanciare magie creatura scelte tra le carte esiliate con la Sentinella."
        )
        assert many.effects == (SetUp(says=MayCast(cards=creatures)),)  # type: ignore[union-attr]

    def test_607_2a_by_whichever_ability_where_its_name_is_said(self) -> None:
        two = f"{EXILES}{{T}}: Esilia una carta bersaglio da un cimitero.\n"
        found = abilities(f"{two}Puoi lanciare le carte non terra esiliate con la Sentinella.")
        assert [one.effects[0].linked for one in found[:2]] == [True, True]  # type: ignore[union-attr]
        assert refused(f"{two}Puoi lanciare le carte non terra esiliate."), (
            "control: without the name it is not clear which"
        )

    def test_607_2a_how_many_there_are(self) -> None:
        _, grown = abilities(f"{EXILES}Fintanto che ci sono tre o più carte esiliate con la Sentinella, prende +3/+3.")
        assert isinstance(grown, Static) and grown.condition == Exists(EXILED, 3)
        assert grown.parts == (ModifyPT(Fixed(3), Fixed(3)),)
        assert refused("Fintanto che ci sono tre o più carte nel tuo cimitero, prende +3/+3."), (
            "control: nobody is named"
        )


class TestCopiesOfCards:
    EXILE = "Esilia una carta istantaneo bersaglio da un cimitero"

    @pytest.mark.parametrize("said", [f"{EXILE}. Copia quella carta.", f"{EXILE} e copiala."])
    def test_707_12_the_copy_may_be_cast(self, said: str) -> None:
        exiled, cast = spell(f"{said} Puoi lanciare la copia senza pagare il suo costo di mana.").effects
        assert isinstance(exiled, Move) and exiled.what == Target()
        assert isinstance(cast, CastNow) and (cast.what, cast.copy, cast.free) == (
            Remembered(str(exiled.keep_as)),
            True,
            True,
        )

    def test_707_12_control_of_what_was_not_copied_there_is_none(self) -> None:
        assert refused(f"{self.EXILE}. Puoi lanciare la copia senza pagare il suo costo di mana.", "Stregoneria")
        assert refused(f"{self.EXILE}. Copia quella carta. Distruggi la copia.", "Stregoneria")
