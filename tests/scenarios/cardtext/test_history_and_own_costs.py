"""205.1, 602.2b, 602.5b, 608.2d, 608.2i: what died or left this turn, an ability's own cost, a colour of one's choice, and more."""

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.choices import If
from engine.cards.abilities.choosing_types import ChooseTerm
from engine.cards.abilities.conditions import AnyPlayer, Condition, Exists, Not, TurnOf, Within
from engine.cards.abilities.continuous import ChangeTypes, ModifyPT
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import Sacrifice
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import CardsIn, Count, Differing, GoneThisTurn, LifeOf
from engine.cards.abilities.references import EachPlayer, Every, One, You
from engine.cards.abilities.triggers import CastsSpell, Performs
from engine.words.record import replace
from engine.words.subtypes import EVERY_CREATURE_TYPE
from engine.words.terms import Action, CardType, Color, Kind, Relation, Supertype, Term, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import (
    CREATURE,
    CREATURE_TYPE,
    abilities,
    ability,
    activated,
    printed,
    refused,
    spell,
    static,
    triggered,
)

YOURS = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
DIED = Within(GoneThisTurn(filter=CREATURE, to=Zone.GRAVEYARD), Bounds(least=1))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("è morta una creatura in questo turno", DIED),
        ("una creatura è morta in questo turno", DIED),
        ("nessuna creatura è morta in questo turno", Not(DIED)),
        (
            "una creatura è morta sotto il tuo controllo in questo turno",
            Within(GoneThisTurn(filter=YOURS, to=Zone.GRAVEYARD), Bounds(least=1)),
        ),
        (
            "tre o più creature sono morte in questo turno",
            Within(GoneThisTurn(filter=CREATURE, to=Zone.GRAVEYARD), Bounds(least=3)),
        ),
        (
            "un permanente che controllavi ha lasciato il campo di battaglia in questo turno",
            Within(GoneThisTurn(filter=Filter(controller=Relation.YOU)), Bounds(least=1)),
        ),
        (
            "una o più carte hanno lasciato il tuo cimitero in questo turno",
            Within(GoneThisTurn(filter=Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)), Bounds(least=1)),
        ),
    ],
)
def test_608_2i_what_has_died_or_left_this_turn(words: str, wanted: Condition) -> None:
    assert triggered(f"All'inizio della tua sottofase finale, se {words}, pesca una carta.").condition == wanted


@pytest.mark.parametrize(
    "words",
    ["una creatura sono morte in questo turno", "una creatura che controlli è morta sotto il tuo controllo in questo turno",
     "una creatura ha lasciato il tuo cimitero in questo turno", "X o più creature sono morte in questo turno"],
)  # fmt: skip
def test_608_2i_what_does_not_agree_is_refused(words: str) -> None:
    assert refused(f"All'inizio della tua sottofase finale, se {words}, pesca una carta.")


def test_608_2i_for_each_that_died() -> None:
    found = spell("Pesca una carta per ogni creatura non pedina che è morta in questo turno.")
    gone = GoneThisTurn(filter=Filter(types=CREATURE_TYPE, not_kind=Kind.TOKEN), to=Zone.GRAVEYARD)
    (drawn,) = found.effects
    assert isinstance(drawn, Draw)
    assert drawn.count == gone


@pytest.mark.parametrize(
    ("words", "change"),
    [
        ("in meno per essere attivata per ogni creatura che controlli", ChangesCost(less="{1}", times=Count(YOURS))),
        ("in più per essere attivata per ogni creatura che controlli", ChangesCost(more="{1}", times=Count(YOURS))),
        ("in meno per essere attivata durante il tuo turno", ChangesCost(less="{1}", condition=TurnOf(Relation.YOU))),
        (
            "in meno per essere attivata se controlli una creatura leggendaria",
            ChangesCost(less="{1}", condition=Exists(Filter(types=CREATURE_TYPE, supertypes=(Supertype.LEGENDARY,),
                                                            controller=Relation.YOU))),
        ),
    ],
)  # fmt: skip
def test_602_2b_what_an_ability_says_of_its_own_cost(words: str, change: ChangesCost) -> None:
    found = activated(f"{{4}}: Pesca una carta. Questa abilità costa {{1}} {words}.")
    assert found.cost_changes == (replace(change, abilities_of=Filter(this=True)),)


def test_602_2b_no_other_ability_says_so() -> None:
    assert refused("Quando Sentinella muore, pesca una carta. Questa abilità costa {1} in meno per essere attivata.")
    assert refused("{4}: Pesca una carta. Questa abilità costa {X} in meno per essere attivata.")


def test_602_5b_only_once_is_for_good() -> None:
    assert activated("{2}: Pesca una carta. Attiva solo una volta.").once
    assert not activated("{2}: Pesca una carta. Attiva solo una volta per turno.").once


def test_105_4_protection_from_a_color_of_your_choice() -> None:
    text = "{W}: Una creatura bersaglio che controlli ha protezione da un colore a tua scelta fino alla fine del turno."
    (chosen,) = activated(text).effects
    assert isinstance(chosen, ChooseTerm) and chosen.what is Term.COLOR
    table = Table()
    table.put("Guardia", printed(text, "Creatura — Umano", "Guardia"))
    table.creature("Orso", 2, 2)
    table.creature("Lupo", 2, 2)
    table.settle().activate("Guardia", 0, "Orso").resolve(Color.RED.value)
    assert [any(table.looks(one).keywords()) for one in ("Orso", "Lupo")] == [True, False]
    assert refused("Sentinella ha protezione da un colore a tua scelta.")


def test_614_1c_unless_a_player_has_so_little_life() -> None:
    found = ability("Sentinella entra TAPpata a meno che un giocatore non abbia 13 o meno punti vita.", "Terra")
    low = AnyPlayer(EachPlayer(Relation.ANY), Within(LifeOf(One()), Bounds(most=13)))
    assert found.condition == Not(low)


def test_207_2c_domain_and_threshold_as_older_cards_print_them() -> None:
    domain = static("Dominio Sentinella prende +1/+1 per ogni tipo di terra base tra le terre che controlli.")
    lands = Filter(types=(CardType.LAND,), controller=Relation.YOU)
    (grows,) = domain.parts
    assert isinstance(grows, ModifyPT)
    assert grows.power == Differing(what="basic land types", filter=lands)
    threshold = static(
        "Soglia — Sentinella ha volare (hai soglia fintano che ci sono almeno sette carte nel tuo cimitero)."
    )
    assert threshold.condition == Within(CardsIn(You(), "graveyard"), Bounds(least=7))
    assert refused("Dominio della luna {4}: Pesca una carta.")


def test_205_1b_every_creature_type_besides_its_own() -> None:
    found = static("Le creature che controlli hanno tutti i tipi di creatura.")
    assert found.parts == (ChangeTypes(add_subtypes=(EVERY_CREATURE_TYPE,)),)


def test_701_21a_all_of_yours_are_sacrificed() -> None:
    assert spell("Sacrifica tutte le creature che controlli.").effects == (Sacrifice(what=Every(YOURS)),)
    assert refused("Sacrifica tutte le creature.", "Stregoneria"), "others' creatures are nobody's to sacrifice"


def test_109_2a_what_was_revealed_is_nearer_than_the_source() -> None:
    text = "Quando Sentinella entra, rivela la prima carta del tuo grimorio. Se è una carta terra, aggiungila alla tua mano."
    (such,) = abilities(text)
    assert abilities(text.replace("una carta terra", "una terra")) == (such,)


def test_707_10_cast_or_copied_are_two_events() -> None:
    cast, copied = abilities("Ogniqualvolta lanci o copi una magia istantaneo o stregoneria, pesca una carta.")
    assert isinstance(cast, Triggered) and isinstance(copied, Triggered)
    assert isinstance(cast.trigger, CastsSpell)
    assert copied.trigger == Performs(action=Action.COPY_SPELL, who=Relation.YOU, subject=cast.trigger.spell)


@pytest.mark.parametrize(
    ("words", "nth"),
    [("la tua prima magia durante il turno di ogni avversario", 1), ("una magia durante il turno di un avversario", 0)],
)
def test_102_1_in_the_turn_of_an_opponent(words: str, nth: int) -> None:
    found = triggered(f"Ogniqualvolta lanci {words}, pesca una carta.")
    assert found.condition == TurnOf(Relation.OPPONENT)
    assert isinstance(found.trigger, CastsSpell) and found.trigger.nth == nth


def test_404_1_so_many_cards_in_your_graveyard() -> None:
    (made,) = spell("Se nel tuo cimitero ci sono due o più carte istantaneo e/o stregoneria, pesca una carta.").effects
    assert isinstance(made, If)
    found = made.condition
    kinds = (CardType.INSTANT, CardType.SORCERY)
    assert found == Exists(Filter(zone=Zone.GRAVEYARD, any_type=kinds, owner=Relation.YOU), 2)
    assert refused("Se nel tuo cimitero ci sono due o più creature, pesca una carta.", "Stregoneria")
