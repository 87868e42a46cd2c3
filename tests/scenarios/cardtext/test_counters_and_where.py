"""113.6, 115.3, 122, 603.2c, 608.2c: counters of any kind, where a source is, what 'se' is said of, how many moved."""

import pytest

from engine.cards.abilities.ability import Replaces, Static
from engine.cards.abilities.choices import ChooseNumber, If
from engine.cards.abilities.conditions import AnyOf, Is, Within
from engine.cards.abilities.damage import DealDamage, PutSameCounters, RemoveCounters
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.keyword_abilities import MoveCounters
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.paying import UnlessPays
from engine.cards.abilities.players import Draw, LoseLife
from engine.cards.abilities.quantities import CountersOn, EventAmount, Fixed, Noted, Sum
from engine.cards.abilities.references import EventPlayer, It, Target, This
from engine.cards.abilities.triggers import BeginningOf
from engine.words.terms import Relation, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import ability, activated, printed, refused, spell, triggered

IN_GRAVEYARD = Is(This(), Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU))


def test_122_of_any_kind_and_of_all() -> None:
    up_to, off = activated("{T}: Rimuovi fino a due segnalini da una creatura bersaglio.").effects
    assert isinstance(up_to, ChooseNumber) and up_to.most == Fixed(2)
    assert off == RemoveCounters(counter=None, on=Target(), count=Noted(up_to.keep_as))
    every = activated("{T}: Rimuovi tutti i segnalini da un artefatto bersaglio.").effects[0]
    assert every == RemoveCounters(counter=None, on=Target(), count=None)
    charge = activated("{T}: Rimuovi un segnalino carica da un artefatto bersaglio.").effects[0]
    assert charge == RemoveCounters(counter="charge", on=Target())


def test_122_as_many_as_were_taken_off() -> None:
    words = "{T}: Rimuovi un qualsiasi numero di segnalini carica dalla Sentinella. Pesca altrettante carte."
    chosen, off, drawn = activated(words).effects
    assert isinstance(chosen, ChooseNumber) and chosen.most == CountersOn("charge", This())
    assert isinstance(off, RemoveCounters) and drawn == Draw(count=Noted(chosen.keep_as))


def test_122_5_onto_another_target_and_all_of_them() -> None:
    one = activated("{T}: Sposta un segnalino +1/+1 da una creatura bersaglio a un'altra creatura bersaglio.")
    assert one.effects == (MoveCounters(counter="+1/+1", onto=Target(1), off=Target(0)),)
    assert one.targets[1].keep_distinct_from == (0,)
    every = activated("{T}: Sposta tutti i segnalini dalla Sentinella su una creatura bersaglio.")
    assert every.effects == (MoveCounters(counter=None, onto=Target(), off=This(), count=None),)


def test_122_8_those_counters_are_those_that_it_had() -> None:
    words = "Quando la Sentinella muore, se aveva dei segnalini, metti quei segnalini su una creatura bersaglio."
    assert triggered(words).effects == (PutSameCounters(of=This(), on=Target()),)
    other = "Ogniqualvolta una creatura che controlli muore, se aveva segnalini, metti quei segnalini sulla Sentinella."
    assert triggered(other).effects == (PutSameCounters(of=It(), on=This()),)
    made = triggered(
        "Quando la Sentinella muore, crea una pedina creatura Topo 1/1 nera per ogni segnalino su di essa."
    )
    assert isinstance(made.effects[0], CreateTokens) and made.effects[0].count == CountersOn(None, This())


def test_122_1_without_a_counter_of_a_kind() -> None:
    said = activated("{T}: Distruggi una creatura bersaglio che non ha segnalini +1/+1.").targets[0].objects
    assert said is not None and said.without_counter == "+1/+1"
    other = activated("{T}: Distruggi una creatura bersaglio che ha un segnalino +1/+1.").targets[0].objects
    assert other is not None and (other.counter, other.without_counter) == ("+1/+1", None)


def test_122_1_those_counters_are_the_ones_that_were_counted() -> None:
    words = (
        "All'inizio del tuo mantenimento, metti un segnalino tempo sulla Sentinella. Poi, se ci sono tre o più segnalini "
        "tempo su di essa, rimuovi quei segnalini ed essa ti infligge 4 danni."
    )
    such = triggered(words).effects[1]
    assert isinstance(such, If) and such.condition == Within(CountersOn("time", This()), Bounds(least=3))
    assert such.then[0] == RemoveCounters(counter="time", on=This(), count=None)
    assert isinstance(such.then[1], DealDamage) and not such.otherwise
    assert refused("Quando la Sentinella entra, rimuovi quei segnalini.")


@pytest.mark.parametrize(("elves", "life"), [(1, 18), (0, 20)])
def test_608_2c_what_is_asked_for_first_is_asked_of_all_that_follows(elves: int, life: int) -> None:
    table = Table()
    table.library(0, 3)
    text = "Scarta una carta. Se controlli un Elfo, pesca una carta e perdi 2 punti vita."
    table.put("Eco", printed(text, "Stregoneria", "Eco"), zone=Zone.HAND)
    for _ in range(elves):
        table.creature("Elfo", 1, 1, subtypes=("Elf",))
    table.settle().cast("Eco").resolve()
    assert (len(table.zone(Zone.HAND)), table.life(0)) == (elves, life)


def test_113_6_an_ability_functions_where_it_asks_to_be() -> None:
    there = triggered("Ogniqualvolta una creatura muore, se la Sentinella è nel tuo cimitero, pesca una carta.")
    assert (there.condition, there.zones) == (IN_GRAVEYARD, (Zone.GRAVEYARD,))
    either = activated(
        "{2}: Pesca una carta. Attiva solo se la Sentinella è nel tuo cimitero o sul campo di battaglia."
    )
    assert isinstance(either.condition, AnyOf) and either.zones == (Zone.GRAVEYARD, Zone.BATTLEFIELD)
    flies = ability("Fintanto che la Sentinella è nel tuo cimitero, le creature che controlli hanno volare.")
    assert isinstance(flies, Static) and flies.zones == (Zone.GRAVEYARD,)
    enters = ability(
        "Fintanto che la Sentinella è TAPpata, ogni altra creatura che controlli entra con un segnalino +1/+1."
    )
    assert isinstance(enters, Replaces) and enters.condition == Is(This(), Filter(tapped=True))
    assert enters.zones == (Zone.BATTLEFIELD,)


@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.BATTLEFIELD])
def test_113_6_control_it_does_not_function_elsewhere(zone: Zone) -> None:
    table = Table()
    text = "Fintanto che la Sentinella è nel tuo cimitero, le altre creature che controlli prendono +1/+1."
    table.put("Sentinella", printed(text, "Creatura — Umano", "Sentinella"), zone=zone)
    table.creature("Orso", 2, 2)
    assert table.settle().looks("Orso").power == (3 if zone is Zone.GRAVEYARD else 2)


def test_603_2c_as_many_as_moved_at_once() -> None:
    many = triggered("Ogniqualvolta scarti una o più carte, pesca altrettante carte.")
    assert many.effects == (Draw(count=EventAmount()),)
    assert refused("Ogniqualvolta scarti una carta, pesca altrettante carte.")


def test_603_2_whose_it_became_and_whose_turn_it_is() -> None:
    lost = triggered(
        "Ogniqualvolta una terra entra sotto il controllo di un avversario, quel giocatore perde 1 punto vita."
    )
    assert lost.effects == (LoseLife(amount=Fixed(1), who=EventPlayer()),)
    assert refused("Ogniqualvolta una terra entra sotto il tuo controllo, quel giocatore perde 1 punto vita.")
    other = triggered("All'inizio del combattimento nel turno di ogni avversario, quel giocatore perde 1 punto vita.")
    assert isinstance(other.trigger, BeginningOf)
    assert other.trigger.whose is Relation.OPPONENT


def test_118_12_so_much_and_more_for_each() -> None:
    words = (
        "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {2} più {1} addizionale per ogni Elfo "
        "che controlli."
    )
    unless = spell(words).effects[0]
    assert isinstance(unless, UnlessPays) and unless.cost.mana == "{1}"
    assert isinstance(unless.times, Sum) and unless.times.parts[0] == Fixed(2)


def test_122_6_exiled_with_counters_on_it() -> None:
    moved = spell("Pesca una carta. Esilia la Sentinella con due segnalini tempo su di essa.").effects[1]
    assert isinstance(moved, Move) and moved.enters_with == (("time", Fixed(2)),)
