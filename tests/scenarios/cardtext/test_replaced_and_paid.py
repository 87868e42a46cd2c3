"""402.2, 601.2h, 606.4, 614.9, 615.5, 702.34a: what costs and replacement effects say, and what cards in graveyards have."""

import pytest

from engine.cards.abilities.ability import Cost, Keyword, Static
from engine.cards.abilities.choices import If
from engine.cards.abilities.choosing_types import ChooseTerm
from engine.cards.abilities.conditions import Exists, Is, Not
from engine.cards.abilities.continuous import ChangeColors, GainAbility
from engine.cards.abilities.damage import RemoveCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import X
from engine.cards.abilities.references import AttachedTo, This
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern, Prevents
from engine.cards.abilities.turns import HandLimit
from engine.words.terms import Relation, Term, Zone
from scenarios.cardtext.oracle.reading import read_oracle
from tests.engine.support import Table
from tests.engine.support_more import hit
from tests.scenarios.cardtext.support import (
    CREATURE_TYPE,
    THIS,
    abilities,
    ability,
    activated,
    printed,
    reading,
    refused,
    static,
    triggered,
)

YOUR_GRAVEYARD = Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("Rimuovi dal gioco due carte presenti nel tuo cimitero", Cost(exile=YOUR_GRAVEYARD, exile_count=2)),
        ("Esilia X carte dal tuo cimitero", Cost(exile=YOUR_GRAVEYARD, times_x="exile")),
        ("Sacrifica X Goblin", Cost(sacrifice=Filter(subtypes=("Goblin",)), times_x="sacrifice")),
        (
            "Sacrifica la Sentinella e un Goblin",
            Cost(sacrifice_this=True, sacrifice=Filter(subtypes=("Goblin",), another=True)),
        ),
    ],
)
def test_602_1a_costs(text: str, cost: Cost) -> None:
    assert activated(f"{text}: Pesca una carta.").cost == cost
    assert refused(f"{text} e la Sentinella e un Elfo: Pesca una carta.")


def test_606_4_107_3a_x_loyalty_counters() -> None:
    found = ability("−X: Pesca X carte.", "Planeswalker — Jace")
    assert found.cost == Cost(remove_counters=("loyalty", 1), times_x="counters")
    assert found.effects[0].count == X()
    first, second = abilities("+1: Pesca una carta.-2: Guadagni 2 punti vita.", "Planeswalker — Jace")
    assert (first.cost.put_counters, second.cost.remove_counters) == (("loyalty", 1), ("loyalty", 2))  # type: ignore[union-attr]


def test_608_2h_what_was_sacrificed_as_it_last_was() -> None:
    found = activated(
        "Sacrifica una creatura: Pesca una carta. Se la creatura sacrificata era un Goblin, pesca una carta."
    )
    such = found.effects[1]
    assert isinstance(such, If) and isinstance(such.condition, Is)
    assert such.condition.filter == Filter(subtypes=("Goblin",))
    assert refused(
        "Quando un'altra creatura muore, se era un Goblin, pesca una carta. Se la creatura sacrificata era un Elfo, pesca."
    )
    for kind, drawn in (("Goblin", 2), ("Elf", 1)):
        table = Table()
        words = "Guadagni 1 punto vita. Se la creatura sacrificata era un Goblin, guadagni un punto vita."
        table.put("Sentinella", printed(f"Sacrifica un'altra creatura: {words}", "Creatura — Umano"))
        table.creature("Altra", 1, 1, subtypes=(kind,))
        assert table.settle().activate("Sentinella", 0).play_out().life(0) == 20 + drawn


def test_702_34a_cards_in_a_graveyard_that_get_a_keyword_for_their_own_mana_cost() -> None:
    found = static(
        "Ogni carta creatura nel tuo cimitero ha mangiacarogne. Il costo di mangiacarogne è pari al suo costo di mana."
    )
    assert found.affects == Filter(zone=Zone.GRAVEYARD, types=CREATURE_TYPE, owner=Relation.YOU)
    (given,) = found.parts
    assert isinstance(given, GainAbility) and isinstance(given.ability, Keyword)
    assert (given.ability.keyword, given.ability.own_mana_cost) == ("scavenge", True)
    assert refused("Ogni carta creatura nel tuo cimitero ha mangiacarogne.")
    assert refused("Ogni carta creatura nel tuo cimitero prende +1/+1.")
    target = triggered(
        "Quando la Sentinella entra, una carta istantaneo bersaglio nel tuo cimitero ha flashback fino alla fine del turno. "
        "Il costo di flashback è pari al suo costo di mana."
    )
    assert isinstance(target.effects[0], Apply)
    italian = reading("", "Creatura — Umano")
    said = "Each Elf card in your graveyard has unearth. The unearth cost is equal to that card's mana cost."
    (english,) = read_oracle("Sentinel", said, italian.characteristics).abilities
    assert isinstance(english, Static)
    (given,) = english.parts
    assert isinstance(given, GainAbility) and isinstance(given.ability, Keyword)
    assert (given.ability.keyword, given.ability.own_mana_cost) == ("unearth", True)


def test_615_5_prevented_and_a_counter_removed() -> None:
    text = "La Sentinella entra con due segnalini +1/+1.\nSe sta per essere inflitto danno alla Sentinella, previeni quel danno."
    more = text + " Rimuovi un segnalino +1/+1 dalla Sentinella."
    found = abilities(more)[-1]
    assert found == Prevents(damage=DamagePattern(to_object=THIS), then=(RemoveCounters(counter="+1/+1", on=This()),))
    for words, left in ((more, 1), (text, 2)):
        table = Table()
        table.put("Sentinella", printed(words, "Creatura — Umano"), counters={"+1/+1": 2})
        rogue = table.creature("Lupo", 5, 5, controller=1)
        table.settle().occur(hit(rogue, table.id("Sentinella"), 5)).settle()
        assert table.one("Sentinella").count("+1/+1") == left


def test_614_9_damage_that_is_dealt_to_something_else() -> None:
    found = ability(
        "Tutto il danno che ti verrebbe inflitto viene invece inflitto alla creatura equipaggiata.",
        "Artefatto — Equipaggiamento",
    )
    assert found == ChangesDamage(damage=DamagePattern(to_player=Relation.YOU), redirect_to=AttachedTo())


def test_402_2_hands_of_another_size() -> None:
    found = ability("Il numero massimo di carte che ogni avversario può tenere in mano è ridotto di due.")
    assert found == HandLimit(most=-2, more=True, who=Relation.OPPONENT)


def test_608_2d_of_a_color_of_your_choice() -> None:
    (chosen,) = activated("{1}: La Sentinella diventa di un colore a tua scelta fino alla fine del turno.").effects
    assert isinstance(chosen, ChooseTerm) and chosen.what is Term.COLOR
    (applied,) = chosen.then
    assert isinstance(applied, Apply) and applied.parts == (ChangeColors(to_chosen=True),)


def test_404_1_no_cards_in_a_graveyard() -> None:
    found = static("La Sentinella prende +4/+4 fintanto che non ci sono carte nel tuo cimitero.")
    assert found.condition == Not(Exists(YOUR_GRAVEYARD))


def test_205_1b_an_artifact_creature_is_still_a_land() -> None:
    land = "{1}: La Sentinella diventa una creatura artefatto Golem 2/2 fino alla fine del turno."
    assert activated(f"{land} È ancora una terra.") == activated(f"{land} E' ancora una terra.") == activated(land)
