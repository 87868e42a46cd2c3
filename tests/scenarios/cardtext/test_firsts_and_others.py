"""603.2, 603.7, 611.2f, 614: the first time in a turn, your next spell, anchor words, going elsewhere instead."""

from __future__ import annotations

from engine.cards.abilities.ability import Replaces, Static
from engine.cards.abilities.conditions import ChosenWord, Exists
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import ApplyToNextSpell, Delay
from engine.cards.abilities.objects import Counter
from engine.cards.abilities.references import Other
from engine.cards.abilities.triggers import Attacks, CastsSpell, CountersPutOn, Cycles, LifeChanges
from engine.state.events import ZoneChange
from engine.words.terms import Kind, Reason, Relation, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import abilities, ability, activated, printed, refused, spell, triggered

YOURS = Filter(commander=True, owner=Relation.YOU, controller=Relation.YOU)


def test_603_2_the_first_time_each_turn() -> None:
    made = triggered("Ogniqualvolta perdi punti vita per la prima volta in ogni turno, pesca una carta.")
    assert made.trigger == LifeChanges(who=Relation.YOU, gained=False) and made.first_each_turn
    attacks = triggered("Ogniqualvolta la Sentinella attacca per la prima volta in ogni turno, pesca una carta.")
    assert attacks.trigger == Attacks(subject=Filter(this=True)) and attacks.first_each_turn
    assert refused("Ogniqualvolta la Sentinella viene TAPpata per la prima volta in ogni turno, pesca una carta."), (
        "nothing counts it"
    )


def test_122_6_counters_that_you_put() -> None:
    made = triggered("Ogniqualvolta metti uno o più segnalini su una creatura, pesca una carta.")
    assert made.trigger == CountersPutOn(subject=Filter(types=made.trigger.subject.types), by=Relation.YOU)  # type: ignore[union-attr]
    one = triggered("Ogniqualvolta viene messo un segnalino +1/+1 sulla Sentinella, pesca una carta.")
    assert one.trigger == CountersPutOn(subject=Filter(this=True), counter="+1/+1", each=True)


def test_115_1_the_spell_that_aims_at_it() -> None:
    said = "Ogniqualvolta la Sentinella diventa bersaglio di una magia o abilità controllata da un avversario,"
    made = triggered(f"{said} neutralizza quella magia o abilità a meno che il suo controllore non paghi {{2}}.")
    (unless,) = made.effects
    assert unless.effects == (Counter(what=Other()),)  # type: ignore[union-attr]
    sacrificed = triggered(f"{said} sacrificala.")
    assert sacrificed.effects[0].what != Other()  # type: ignore[union-attr]


def test_903_3_your_commander() -> None:
    made = triggered("All'inizio del tuo mantenimento, se controlli il tuo comandante, pesca una carta.")
    assert made.condition == Exists(YOURS)
    heard = triggered("Ogniqualvolta lanci il tuo comandante, pesca una carta.").trigger
    assert isinstance(heard, CastsSpell) and heard.spell.commander and heard.spell.owner is Relation.YOU
    assert refused("Quando controlli la tua creatura, pesca una carta.")


def test_603_7b_your_next_spell() -> None:
    copies = activated(
        "{T}: Quando lanci la tua prossima magia istantaneo in questo turno, copia quella magia. Puoi scegliere nuovi "
        "bersagli per la copia."
    )
    (delay,) = copies.effects
    assert isinstance(delay, Delay) and delay.once and isinstance(delay.effects[0], CopyOnStack)
    (gives,) = spell("La prossima magia creatura che lanci in questo turno non può essere neutralizzata.").effects
    assert isinstance(gives, ApplyToNextSpell)


def test_614_12b_anchor_words() -> None:
    choice, sea, hill = abilities(
        "Mentre la Sentinella entra, scegli Mare o Monte.\n• Mare — La Sentinella ha volare.\n"
        "• Monte — Ogniqualvolta attacchi, pesca una carta."
    )
    assert isinstance(choice, Replaces) and choice.chooses_word == ("Mare", "Monte")
    assert isinstance(sea, Static) and isinstance(hill, Static)
    assert (sea.condition, hill.condition) == (ChosenWord("Mare"), ChosenWord("Monte"))
    assert isinstance(hill.parts[0], GainAbility)
    assert refused("Mentre la Sentinella entra, scegli Mare o Monte.\n• Mare — La Sentinella ha volare.")


def test_614_1a_elsewhere_instead_from_anywhere() -> None:
    text = (
        "Se la Sentinella sta per essere messa in un cimitero da qualsiasi zona, rivela invece la Sentinella e rimescolala nel "
        "grimorio del suo proprietario."
    )
    made = ability(text)
    assert (made.origin, made.to, made.instead_to, made.shuffled) == (None, Zone.GRAVEYARD, Zone.LIBRARY, True)
    for zone in (Zone.HAND, Zone.BATTLEFIELD):
        at = Table()
        at.put("Sentinella", printed(text, "Creatura — Umano"), zone=zone)
        at.library(0, 2)
        at.settle()

        at.occur(ZoneChange(object=at.id("Sentinella"), to=Zone.GRAVEYARD, reason=Reason.EFFECT))
        assert at.where("Sentinella") is Zone.LIBRARY
    cards = ability("Se una carta creatura sta per essere messa nel tuo cimitero da qualsiasi zona, invece esiliala.")
    assert cards.subject.kind is Kind.CARD and cards.instead_to is Zone.EXILE
    leaves = ability(
        "Se la Sentinella sta per lasciare il campo di battaglia, esiliala invece di metterla in qualsiasi altra zona."
    )
    assert (leaves.origin, leaves.to, leaves.instead_to) == (Zone.BATTLEFIELD, None, Zone.EXILE)


def test_702_29c_cycling_in_the_words_of_old() -> None:
    assert triggered("Quando usi l'abilità ciclo di una carta, pesca una carta.").trigger == Cycles(who=Relation.YOU)


def test_602_5b_once_each_turn_and_only_if() -> None:
    made = activated(
        "{1}: Pesca una carta. Gioca questa abilità solo una volta per turno e solo se controlli un artefatto."
    )
    assert made.once_each_turn and made.condition is not None


def test_103_6a_in_your_opening_hand() -> None:
    begins, _ = abilities(
        "Se la Sentinella è nella tua mano iniziale, puoi cominciare la partita con essa sul campo di battaglia.\nVolare"
    )
    assert type(begins).__name__ == "InOpeningHand"


def test_207_2c_threshold_of_what_triggers() -> None:
    made = ability(
        "Soglia — Quando la Sentinella entra in gioco, pesca una carta (hai soglia fintano che ci sono almeno sette carte nel "
        "tuo cimitero)."
    )
    assert isinstance(made, Static) and isinstance(made.parts[0], GainAbility) and made.condition is not None
