"""103.6b, 106.6, 120.4c, 400.7, 602.1b: what comes of mana, opening hands, floors of life, another card than the source."""

from __future__ import annotations

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.conditions import AllOf, Within
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.libraries import Reveal
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.turns import InOpeningHand
from engine.state.events import Destruction, ZoneChange
from engine.words.terms import CardType, Reason, Relation, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import abilities, ability, activated, printed, refused

BACK = "Quando la Talpa muore, riprendi in mano un'altra carta creatura bersaglio dal tuo cimitero."


def test_106_6_what_the_mana_gives_the_spell() -> None:
    said = "{T}: Aggiungi {G}. Se questo mana viene speso per lanciare una magia creatura,"
    (adds,) = activated(f"{said} quella creatura entra con un segnalino +1/+1 addizionale.").effects
    spent = adds.spending.when_spent  # type: ignore[union-attr]
    assert spent is not None and spent.spells is not None
    assert spent.spells.types == (CardType.CREATURE,)
    (given,) = spent.gives
    assert isinstance(given, GainAbility) and isinstance(given.ability, Replaces)
    assert given.ability.enters_with == (("+1/+1", Fixed(1)),)
    assert refused(
        "{T}: Pesca una carta. Se questo mana viene speso per una magia creatura, quella magia non può essere neutralizzata."
    )


def test_103_6b_shown_out_of_an_opening_hand() -> None:
    made = ability(
        "Puoi rivelare questa carta dalla tua mano iniziale. Se lo fai, all'inizio del primo mantenimento, guadagni 3 punti vita."
    )
    assert isinstance(made, InOpeningHand)
    assert [type(one) for one in made.effects] == [Reveal, Delay]


def test_400_7_another_card_is_not_what_the_source_became() -> None:
    looks = printed(BACK, "Creatura — Bestia", "Talpa")
    for others in (0, 1):
        at = Table()
        at.put("Talpa", looks)
        if others:
            at.put("Orso", printed("Volare", "Creatura — Orso", "Orso"), zone=Zone.GRAVEYARD)
        at.settle().occur(Destruction(object=at.id("Talpa"))).play_out()
        assert at.where("Talpa") is Zone.GRAVEYARD
        if others:
            assert at.where("Orso") is Zone.HAND


def test_602_1b_any_player() -> None:
    text = "Scarta una carta: La Sentinella prende -2/-0 fino alla fine del turno."
    assert activated(f"{text} Qualsiasi giocatore può attivare questa abilità.").who is Relation.ANY
    assert activated(text).who is Relation.YOU


def test_120_4c_life_is_not_brought_below_one() -> None:
    floor = "qualsiasi danno che ridurrebbe i tuoi punti vita a meno di 1 li riduce invece a 1."
    made = ability(f"Se controlli una creatura, {floor}")
    assert made.condition is not None
    _, second = abilities(f"Volare\nQuando la Sentinella entra, fino alla fine del turno, {floor}")
    assert type(second.effects[0]).__name__ == "SetUp"  # type: ignore[union-attr]


def test_603_6c_put_into_a_graveyard_from_anywhere_is_heard_of_there() -> None:
    text = (
        "Quando la Talpa viene messa in un cimitero da qualsiasi zona, rimescolala nel grimorio del suo proprietario."
    )
    for zone in (Zone.BATTLEFIELD, Zone.HAND):
        at = Table()
        at.put("Talpa", printed(text, "Creatura — Bestia", "Talpa"), zone=zone)
        at.library(0, 2)
        at.settle().occur(ZoneChange(object=at.id("Talpa"), to=Zone.GRAVEYARD, reason=Reason.EFFECT))
        assert at.where("Talpa") is Zone.GRAVEYARD
        at.resolve()
        assert at.where("Talpa") is Zone.LIBRARY


def test_601_2f_the_second_spell_of_the_turn() -> None:
    made = ability("La seconda magia che lanci in ogni turno costa {1} in meno per essere lanciata.")
    assert isinstance(made, ChangesCost) and made.less == "{1}"
    assert made.condition == Within(made.condition.quantity, Bounds(least=1, most=1))  # type: ignore[union-attr]
    first = ability("La prima magia creatura che lanci durante ogni tuo turno costa {1} in meno per essere lanciata.")
    assert isinstance(first.condition, AllOf)


def test_120_3_damage_to_all_that_a_player_spoken_of_controls() -> None:
    made = activated("{T}: La Sentinella infligge 1 danno a ogni creatura controllata da un giocatore bersaglio.")
    assert made.targets and made.effects[0].to.filter.whose is not None  # type: ignore[union-attr]
