"""603.5, 603.7, 608.2c, 118.12a, 400.1: what things are made to do, what happens later this turn, what is done instead."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.copying import BecomeCopy
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.libraries import Look
from engine.cards.abilities.making import Incubate, Investigate
from engine.cards.abilities.objects import Counter, CreateTokens, Destroy, Move, Sacrifice
from engine.cards.abilities.paying import UnlessPays
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import CardsOf, ControllerOf, It, Target, This, TopOf
from engine.words.terms import Relation, Zone
from tests.scenarios.cardtext.support import CREATURE, TARGET_CREATURE, refused, spell, triggered

HAND = Filter(zone=Zone.HAND, owner=Relation.YOU)


@pytest.mark.parametrize(
    "words",
    [
        "puoi far infliggere dalla Sentinella 2 danni a una creatura bersaglio",
        "puoi fare infliggere alla Sentinella 2 danni a una creatura bersaglio",
        "puoi far infliggere 2 danni a una creatura bersaglio dalla Sentinella",
    ],
)
def test_603_5_the_source_is_made_to_deal_damage(words: str) -> None:
    found = triggered(f"Quando la Sentinella attacca, {words}.")
    assert found.effects == (May(then=(DealDamage(amount=Fixed(2), to=Target(), source=This()),)),)
    assert found.targets == (TARGET_CREATURE,)


def test_603_5_what_entered_is_made_to_deal_damage() -> None:
    text = "Ogniqualvolta una creatura entra sotto il tuo controllo, puoi farle infliggere 2 danni a una creatura bersaglio."
    assert triggered(text).effects == (May(then=(DealDamage(amount=Fixed(2), to=Target(), source=It()),)),)


def test_707_2_something_is_made_to_become_a_copy_and_control_something_else() -> None:
    words = "Quando la Sentinella attacca, puoi far diventare la Sentinella {} fino alla fine del turno."
    (copy,) = triggered(words.format("una copia di una creatura bersaglio")).effects
    assert copy == May(then=(BecomeCopy(what=This(), of=Target(), until=Duration.END_OF_TURN),))
    (other,) = triggered(words.format("una creatura Drago 4/4")).effects
    assert isinstance(other, May) and isinstance(other.then[0], Apply), "control"


def test_603_7_when_the_target_dies_this_turn() -> None:
    text = "La Sentinella infligge 2 danni a una creatura bersaglio. Quando quella creatura muore in questo turno, pesca una carta."
    _, later = spell(text).effects
    assert isinstance(later, Delay) and later.about == Target() and later.until is Duration.END_OF_TURN
    assert later.effects == (Draw(),)


def test_603_7_whenever_any_does_something_this_turn() -> None:
    (later,) = spell("Ogniqualvolta una creatura muore in questo turno, pesca una carta.").effects
    assert isinstance(later, Delay) and later.about is None and later.trigger.subject == CREATURE  # type: ignore[union-attr]
    assert refused("Quando una creatura muore in questo turno, pesca una carta.", "Stregoneria"), (
        "control: once, or each time"
    )
    aimed = "Ogniqualvolta una creatura muore in questo turno, distruggi un artefatto bersaglio."
    assert len(spell(aimed).effects[0].targets) == 1, "603.3d: its own"  # type: ignore[union-attr]


def test_608_2c_other_things_are_done_instead_to_the_same() -> None:
    (either,) = spell("Distruggi una creatura bersaglio. Se è un Elfo, invece esiliala.").effects
    assert isinstance(either, If) and isinstance(either.then[0], Move) and isinstance(either.otherwise[0], Destroy)
    (other,) = spell("Distruggi una creatura bersaglio. Se controlli un Elfo, invece pesca una carta.").effects
    assert isinstance(other, If) and other.then == (Draw(),) and isinstance(other.otherwise[0], Destroy)
    (either,) = spell("Distruggi una creatura bersaglio. Se è un Elfo, puoi invece esiliarla.").effects
    assert isinstance(either, If) and isinstance(either.then[0], May)
    assert either.then[0].otherwise == either.otherwise, "who does not want to is left with what stands before"


def test_608_2c_control_of_two_instructions_it_is_not_clear_which() -> None:
    text = "Distruggi una creatura bersaglio e pesca una carta. Se controlli un Elfo, invece crea una pedina Cibo."
    assert refused(text, "Stregoneria"), "control"
    assert refused("Puoi pescare una carta. Se controlli un Elfo, invece crea una pedina Cibo.", "Stregoneria"), (
        "control"
    )


def test_608_2c_a_condition_behind_what_is_done_instead() -> None:
    said = "Distruggi una creatura bersaglio. {0}".format
    (before,) = spell(said("Se controlli un Elfo, invece pesca due carte.")).effects
    (behind,) = spell(said("Pesca invece due carte se controlli un Elfo.")).effects
    assert before == behind


def test_608_2c_more_of_the_same_instead() -> None:
    (made,) = spell("Crea una pedina Cibo. Se controlli un Elfo, crea invece tre di quelle pedine.").effects
    assert isinstance(made, If) and isinstance(made.then[0], CreateTokens) and made.then[0].count == Fixed(3)
    (put,) = spell(
        "Metti un segnalino +1/+1 su una creatura bersaglio. Se è un Elfo, metti invece due segnalini +1/+1."
    ).effects
    assert isinstance(put, If) and put.then == (PutCounters(counter="+1/+1", on=Target(), count=Fixed(2)),)
    assert refused("Pesca una carta. Se controlli un Elfo, crea invece tre di quelle pedine.", "Stregoneria"), "control"


def test_118_12a_so_many_times_over() -> None:
    text = "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {1} per ogni carta nella tua mano."
    (unless,) = spell(text).effects
    assert unless == UnlessPays(
        who=ControllerOf(Target()), cost=Cost(mana="{1}"), times=Count(HAND), effects=(Counter(what=Target()),)
    )


def test_118_12a_control_it_is_no_price_of_an_attack() -> None:
    text = 'La creatura bersaglio ha "Questa creatura non può attaccare" fino alla fine del turno a meno che tu non paghi {1}.'
    assert refused(text, "Stregoneria")


def test_400_1_whose_zone_it_is() -> None:
    assert spell("Esilia il cimitero di un avversario bersaglio.").effects == (
        Move(what=CardsOf(Target(), Zone.GRAVEYARD), to=Zone.EXILE),
    )
    look, back = spell(
        "Guarda le prime tre carte del grimorio di un avversario bersaglio, poi rimettile a posto in qualsiasi ordine."
    ).effects
    assert isinstance(look, Look) and look.at == TopOf(Fixed(3), Target())
    assert isinstance(back, Move) and (back.to, back.position) == (Zone.LIBRARY, 0)
    assert refused("Esilia il grimorio di un avversario bersaglio.", "Stregoneria"), "control"


def test_608_2c_a_pronoun_before_its_verb() -> None:
    assert spell("Il controllore di una creatura bersaglio la sacrifica.").effects == (
        Sacrifice(what=Target(), who=ControllerOf(Target())),
    )
    _, dealt = spell("STAPpa una creatura bersaglio. La Sentinella le infligge 2 danni.").effects
    assert dealt == DealDamage(amount=Fixed(2), to=Target())


def test_701_16a_several_times() -> None:
    assert spell("Indaga tre volte.").effects == (Investigate(times=Fixed(3)),)
    assert spell("Incuba 2 due volte.").effects == (Incubate(amount=Fixed(2)), Incubate(amount=Fixed(2)))
    assert spell("Incuba 2.").effects == (Incubate(amount=Fixed(2)),), "control"
