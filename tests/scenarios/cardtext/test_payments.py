"""118.12, 602.5b, 614.12a: what may be paid as something resolves or enters, new costs, when an ability may be activated."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cost, Replaces
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.conditions import AllOf, Exists, Not, TurnOf, Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.players import Draw, LoseLife
from engine.cards.abilities.quantities import CardsIn, Count, Fixed
from engine.cards.abilities.references import ControllerOf, Target, You
from engine.state.actions import PlayLand
from engine.words.terms import CardType, PlayerId, Relation, Supertype, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import (
    CREATURE_TYPE,
    THIS,
    abilities,
    ability,
    activated,
    printed,
    refused,
    spell,
    static,
    triggered,
)

MINE = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
DRAW = " Pesca una carta."
SEVEN = Within(CardsIn(You(), "graveyard"), Bounds(least=7))
LAND = "Terra"


class TestMayPay:
    def test_118_12_you_may_pay(self):
        found = spell("Puoi pagare {2}. Se lo fai, pesca una carta.")
        assert found.effects == (MayPay(cost=Cost(mana="{2}"), then=(Draw(),)),)
        life = spell("Puoi pagare 2 punti vita. Se lo fai, pesca una carta.")
        assert life.effects == (MayPay(cost=Cost(life=2), then=(Draw(),)),)
        energy = spell("Puoi pagare {E}{E}. Se lo fai, pesca una carta.")
        assert energy.effects == (MayPay(cost=Cost(energy=2), then=(Draw(),)),)

    def test_118_12_and_if_you_do_not(self):
        found = spell("Puoi pagare {2}. Se non lo fai, perdi 2 punti vita.")
        assert found.effects == (MayPay(cost=Cost(mana="{2}"), otherwise=(LoseLife(amount=Fixed(2)),)),)

    def test_118_12_another_player_may(self):
        found = spell("Un avversario bersaglio può pagare {2}. Se non lo fa, pesca una carta.")
        assert found.effects == (MayPay(cost=Cost(mana="{2}"), otherwise=(Draw(),), who=Target(0)),)
        assert refused("Un avversario bersaglio può pagare {2}. Se non lo fai, pesca una carta.", "Stregoneria")

    def test_603_12_when_you_do(self):
        found = triggered("Quando Sentinella entra, puoi pagare {1}. Quando lo fai, distruggi un artefatto bersaglio.")
        (paid,) = found.effects
        assert isinstance(paid, MayPay)
        assert isinstance(paid.then[0], Reflect)
        assert not found.targets

    def test_118_12a_unless_energy_is_paid(self):
        found = spell("Neutralizza una magia bersaglio a meno che il suo controllore non paghi {E}{E}.")
        (unless,) = found.effects
        assert isinstance(unless, UnlessPays)
        assert (unless.who, unless.cost) == (ControllerOf(Target(0)), Cost(energy=2))

    @pytest.mark.parametrize(
        "text",
        [
            "Puoi pagare {2}.",
            "Puoi pagare {2} e pescare una carta. Se lo fai, pesca una carta.",
        ],
    )
    def test_118_12_a_payment_for_nothing_is_refused(self, text: str):
        assert refused(text, "Stregoneria")
        assert refused(f"Quando Sentinella entra, {text[0].lower()}{text[1:]}")

    @pytest.mark.parametrize("pays", [True, False])
    def test_118_12_played(self, pays: bool):
        text = "Quando Sentinella muore, puoi pagare 2 punti vita. Se lo fai, guadagni 5 punti vita."
        table = Table()
        table.put("Sentinella", printed(text, "Creatura — Umano", power="0", toughness="0"))
        table.settle().resolve(pays)
        assert table.life(0) == (23 if pays else 20)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "{1}, Esilia due carte creatura dal tuo cimitero:",
            Cost(
                mana="{1}",
                exile=Filter(zone=Zone.GRAVEYARD, types=CREATURE_TYPE, owner=Relation.YOU),
                exile_count=2,
            ),
        ),
        ("TAPpa due creature STAPpate che controlli:", Cost(tap_others=MINE, tap_count=2)),
        (
            "Fai tornare una terra che controlli in mano al suo proprietario:",
            Cost(return_to_hand=Filter(types=(CardType.LAND,), controller=Relation.YOU)),
        ),
        ("Paga {E}{E}{E}:", Cost(energy=3)),
        ("Paga otto {E}:", Cost(energy=8)),
        ("Macina due carte:", Cost(mill=2)),
        ("Sacrifica due creature:", Cost(sacrifice=Filter(types=CREATURE_TYPE), sacrifice_count=2)),
        ("Rimuovi X segnalini +1/+1 da Sentinella:", Cost(remove_counters=("+1/+1", 1), times_x="counters")),
    ],
)
def test_118_1_what_stands_before_the_colon(text: str, wanted: Cost) -> None:
    assert activated(text + DRAW).cost == wanted


def test_113_6_an_ability_that_exiles_its_card_functions_where_it_says() -> None:
    found = activated("{2}, Esilia Sentinella dal tuo cimitero: Pesca una carta.")
    assert (found.cost, found.zones) == (Cost(mana="{2}", exile_this=True), (Zone.GRAVEYARD,))
    assert refused("{2}, Esilia Sentinella dal cimitero di un avversario: Pesca una carta.")


def test_118_3_played_a_card_of_the_graveyard_is_exiled_as_a_cost() -> None:
    table = Table()
    table.library(0, 2)
    table.put("Sentinella", printed("Esilia una carta creatura dal tuo cimitero: Pesca una carta.", "Creatura — Umano"))
    table.creature("Orso", 2, 2, zone=Zone.GRAVEYARD)
    table.settle().activate("Sentinella", 0).resolve()
    assert table.where("Orso") is Zone.EXILE
    assert len(table.zone(Zone.HAND)) == 1


class TestActivation:
    def test_602_5b_only_if(self):
        found = activated("{T}: Pesca una carta. Attiva solo se controlli una creatura.")
        assert found.condition == Exists(MINE)
        once = activated(
            "{T}: Pesca una carta. Attiva questa abilità solo durante il tuo turno e solo una volta per turno."
        )
        assert (once.condition, once.once_each_turn) == (TurnOf(Relation.YOU), True)

    def test_602_5b_threshold_as_it_once_was(self):
        text = "Soglia {T}: Pesca una carta (gioca questa abilità solo se ci sono almeno sette carte nel tuo cimitero)."
        assert activated(text).condition == SEVEN
        grows = "Soglia Sentinella prende +2/+2 (hai soglia fintanto che ci sono almeno sette carte nel tuo cimitero)."
        assert static(grows).condition == SEVEN
        both = f"{text[:-1]}. Attiva solo se controlli una creatura."
        assert activated(both).condition == AllOf((Exists(MINE), SEVEN))

    def test_602_5b_only_of_activated_abilities(self):
        assert refused("Quando Sentinella entra, pesca una carta. Attiva solo se controlli una creatura.")
        assert refused("Soglia Sentinella prende +2/+2 (hai soglia fintanto che ci sono otto carte nel tuo cimitero).")

    @pytest.mark.parametrize("there", [True, False])
    def test_602_5b_played(self, there: bool):
        table = Table()
        table.library(0, 1)
        text = "{T}: Pesca una carta. Attiva solo se controlli una creatura."
        table.put("Torre", printed(text, "Artefatto", name="Torre"))
        if there:
            table.creature("Orso", 2, 2)
        table.settle()
        try:
            table.activate("Torre", 0)
        except AssertionError:
            assert not there
        else:
            assert there


class TestEntering:
    @pytest.mark.parametrize(
        ("unless", "wanted"),
        [
            (
                "controlli una Montagna o una Foresta",
                Not(Exists(Filter(any_subtype=("Mountain", "Forest"), controller=Relation.YOU, another=True))),
            ),
            (
                "controlli due o più terre base",
                Not(
                    Exists(
                        Filter(
                            types=(CardType.LAND,),
                            supertypes=(Supertype.BASIC,),
                            controller=Relation.YOU,
                            another=True,
                        ),
                        2,
                    )
                ),
            ),
            (
                "controlli al massimo altre due terre",
                Exists(Filter(types=(CardType.LAND,), controller=Relation.YOU, another=True), 3),
            ),
        ],
    )
    def test_614_12_tapped_unless(self, unless: str, wanted: object):
        found = ability(f"Questa terra entra TAPpata a meno che tu non {unless}.", LAND)
        assert found == Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_tapped=True, condition=wanted)  # type: ignore[arg-type]

    def test_614_12a_unless_life_is_paid(self):
        found = ability("Mentre questa terra entra, puoi pagare 2 punti vita. Se non lo fai, entra TAPpata.", LAND)
        wanted = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_tapped=True, unless_paid=Cost(life=2))
        assert found == wanted
        assert refused("Mentre questa terra entra, puoi pagare 2 punti vita.", LAND)
        assert refused("Questa terra entra TAPpata. Se non lo fai, entra TAPpata.", LAND)

    @pytest.mark.parametrize("there", [True, False])
    def test_614_12_played(self, there: bool):
        text = "Questa terra entra TAPpata a meno che tu non controlli una Foresta."
        table = Table()
        table.put("Radura", printed(text, LAND, name="Radura", mana_cost=None), zone=Zone.HAND)
        if there:
            table.permanent("Foresta", types=(CardType.LAND,), subtypes=("Forest",))
        table.settle().do(PlayLand(PlayerId(0), table.id("Radura")))
        assert table.one("Radura").tapped is not there


def test_601_2f_less_for_each() -> None:
    found = ability("Questa magia costa {1} in meno per essere lanciata per ogni creatura che controlli.")
    this = Filter(zone=Zone.STACK, this=True)
    assert found == ChangesCost(spells=this, who=Relation.YOU, less="{1}", times=Count(MINE), zones=(Zone.STACK,))
    assert refused("Questa magia costa {1} in meno per essere lanciata se bersaglia due creature.")


def test_107_3a_an_x_in_two_parts_of_a_cost_is_refused() -> None:
    assert refused("{X}, Rimuovi X segnalini +1/+1 da Sentinella: Pesca X carte.")
    assert abilities("Rimuovi X segnalini +1/+1 da Sentinella: Pesca X carte.")
