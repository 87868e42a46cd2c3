"""101.3, 106.12a, 701.14: mana of the types that were produced, who is made to fight, the source beside what was not done."""

from engine.cards.abilities.ability import Activated, Cost, Triggered
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.conditions import StepIs
from engine.cards.abilities.damage import DealDamage, Fight, PutCounters
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target, This, You
from engine.cards.abilities.spending import Produced
from engine.cards.abilities.triggers import AddsMana, CountersPutOn
from engine.state.events import CountersPut
from engine.words.terms import CardType, Relation, TurnStep
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT
from tests.scenarios.cardtext.support import activated, refused, triggered

LANDS = "Ogniqualvolta TAPpi una terra per attingere mana, aggiungi un mana di qualsiasi tipo prodotto da quella terra."


def test_106_12a_of_any_type_that_was_produced() -> None:
    made = triggered(LANDS)
    assert made.trigger == AddsMana(subject=Filter(types=(CardType.LAND,)), who=Relation.YOU)
    assert made.effects == (AddMana(choices=(), like=Produced()),)
    assert refused("Ogniqualvolta una terra entra, aggiungi un mana di qualsiasi tipo prodotto da quella terra.")


def test_106_12a_control_what_was_not_tapped_for_mana_adds_none() -> None:
    for kind in (CardType.LAND, CardType.ARTIFACT):
        at = Table()
        doubled = Triggered(
            trigger=AddsMana(subject=Filter(types=(CardType.LAND,)), who=Relation.YOU),
            effects=(AddMana(choices=(), like=Produced()),),
        )
        at.permanent("Sorgente", doubled, **ARTIFACT)
        tapped = Activated(cost=Cost(tap=True), effects=(AddMana(choices=(("G",),)),))
        at.permanent("Fronda", tapped, types=(kind,))
        at.settle().activate("Fronda", 0)
        pool = [one.kind for one in at.game.players[0].mana]
        assert pool == (["G", "G"] if kind is CardType.LAND else ["G"])


def test_701_14_made_to_fight() -> None:
    words = "Quando la Sentinella entra, puoi farla lottare con una creatura bersaglio che non controlli."
    assert triggered(words).effects == (May(then=(Fight(first=This(), second=Target()),)),)


def test_101_3_the_source_is_meant_beside_what_was_not_sacrificed() -> None:
    words = (
        "All'inizio del tuo mantenimento, sacrifica un Umano. Se non puoi farlo, TAPpa la Sentinella ed essa ti infligge 9 "
        "danni."
    )
    (either,) = triggered(words).effects
    assert isinstance(either, If)
    assert either.otherwise[1] == DealDamage(amount=Fixed(9), to=You())


def test_603_2c_counters_on_several_trigger_once() -> None:
    words = "Ogniqualvolta uno o più segnalini +1/+1 vengono messi su uno o più Umani che controlli, pesca una carta."
    made = triggered(words).trigger
    assert isinstance(made, CountersPutOn) and made.once
    each = triggered("Ogniqualvolta un segnalino +1/+1 viene messo su un Umano che controlli, pesca una carta.").trigger
    assert isinstance(each, CountersPutOn) and not each.once
    for once, drawn in ((True, 1), (False, 2)):
        at = Table()
        trigger = CountersPutOn(subject=CREATURE, counter="+1/+1", once=once)
        at.permanent("Campana", Triggered(trigger=trigger, effects=(GainLife(amount=Fixed(1)),)), **ARTIFACT)
        both = [CountersPut(on=at.creature(label, 1, 1), counter="+1/+1", count=1) for label in ("Orso", "Lupo")]
        at.settle().occur(*both).play_out()
        assert at.life(0) == 20 + drawn


def test_608_2c_on_each_and_602_5b_in_whosever_turn() -> None:
    words = "{T}: Scegli fino a due creature bersaglio. Metti un segnalino +1/+1 su ciascuna."
    made = activated(words)
    assert made.effects == (PutCounters(counter="+1/+1", on=Target()),) and made.targets[0].maximum == 2
    words = "{T}: Pesca una carta. Attiva solo durante la sottofase di fine combattimento."
    assert activated(words).condition == StepIs(TurnStep.END_OF_COMBAT)
