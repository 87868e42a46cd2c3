"""614.6, 615.5: what is done instead of damage, and with whom or what it would have been dealt to."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import ChooseAndSacrifice
from engine.cards.abilities.players import Mill
from engine.cards.abilities.quantities import EventAmount
from engine.cards.abilities.references import EventPlayer, Other, This
from engine.cards.abilities.replacing import ChangesDamage, Prevents
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import ability, printed, refused
from tests.scenarios.cardtext.test_oracle import both

ENCHANTMENT, CREATURE = "Incantesimo", "Creatura — Umano"
TO_YOU = [
    "Se ti sta per essere inflitto danno, metti invece sulla Sentinella altrettanti segnalini ritardo.",
    "Se ti viene inflitto del danno, metti invece sulla Sentinella un numero di segnalini ritardo pari all'ammontare del danno.",
    "Se ti dovessero essere inflitti danni, metti invece sulla Sentinella un numero di segnalini ritardo pari al loro ammontare.",
    "Se sta per esserti inflitto danno, invece metti altrettanti segnalini ritardo sulla Sentinella.",
]


MILLS = "Se la Sentinella sta per infliggere danno da combattimento a un giocatore, invece quel giocatore macina altrettante carte."


@pytest.mark.parametrize("text", TO_YOU)
def test_614_6_so_many_counters_instead(text: str) -> None:
    made = ability(text, ENCHANTMENT)
    assert isinstance(made, ChangesDamage) and made.damage.to_player is Relation.YOU and made.damage.to_object is None
    assert made.instead == (PutCounters(counter="delay", on=This(), count=EventAmount()),)


def test_614_6_of_this_of_another_and_of_a_player() -> None:
    itself = ability("Se sta per essere inflitto danno alla Sentinella, sacrifica invece altrettanti permanenti.")
    assert itself.damage.to_object == Filter(this=True) and isinstance(itself.instead[0], ChooseAndSacrifice)
    other = ability(
        "Se sta per essere inflitto danno a una creatura, metti invece altrettanti segnalini -1/-1 su quella creatura."
    )
    assert other.instead == (PutCounters(counter="-1/-1", on=Other(), count=EventAmount()),)
    player = ability(MILLS)
    assert player.instead == (Mill(who=EventPlayer(), count=EventAmount()),) and player.damage.combat


def test_614_1a_more_damage_is_no_other_deed() -> None:
    text = "Se una fonte che controlli sta per infliggere danno, infligge invece il doppio di quel danno."
    assert ability(text, ENCHANTMENT).factor == 2, "control"
    assert refused("Se la Sentinella sta per infliggere danno, metti invece un segnalino -1/-1 su quella creatura."), (
        "control: nothing says that it is a creature"
    )


def test_614_1a_a_creature_that_was_dealt_damage_and_would_die() -> None:
    text = (
        "Se una creatura a cui è stato inflitto danno dalla Sentinella in questo turno sta per morire, invece esiliala."
    )
    assert isinstance(ability(text), Replaces), "no damage would be dealt"


def test_615_5_besides_with_the_creature_that_it_is_kept_from() -> None:
    made = ability(
        "Se sta per essere inflitto danno a un'altra creatura che controlli, previeni quel danno e metti altrettanti segnalini "
        "+1/+1 su quella creatura."
    )
    assert isinstance(made, Prevents) and made.then == (PutCounters(counter="+1/+1", on=Other(), count=EventAmount()),)


PAIRS = [
    (
        ENCHANTMENT,
        TO_YOU[0],
        "If damage would be dealt to you, put that many delay counters on this enchantment instead.",
    ),
    (
        CREATURE,
        "Se sta per essere inflitto danno alla Sentinella, metti invece su di essa altrettanti segnalini +1/+1.",
        "If damage would be dealt to this creature, put that many +1/+1 counters on it instead.",
    ),
    (
        CREATURE,
        MILLS,
        "If this creature would deal combat damage to a player, instead that player mills that many cards.",
    ),
    (
        ENCHANTMENT,
        "Se una fonte che controlli sta per infliggere danno a un avversario, quel giocatore macina invece altrettante carte.",
        "If a source you control would deal damage to an opponent, that player mills that many cards instead.",
    ),
]


@pytest.mark.parametrize(("types", "it", "en"), PAIRS)
def test_both_languages_say_it(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())


def test_614_6_played_the_damage_is_not_dealt() -> None:
    for text, counters, life in ((TO_YOU[0], 3, 20), ("Le creature che controlli hanno volare.", 0, 17)):
        at = Table()
        at.put("Sentinella", printed(text, ENCHANTMENT), controller=1)
        harm = printed(
            "Folgore infligge 3 danni a un giocatore bersaglio.", "Istantaneo", name="Folgore", mana_cost="{0}"
        )
        at.put("Folgore", harm, zone=Zone.HAND)
        at.settle().cast("Folgore", "Bruno").resolve()
        held = at.game.objects[at.id("Sentinella")]
        assert (held.count("delay"), at.life(1)) == (counters, life)
        assert CardType.ENCHANTMENT in held.printed.types
